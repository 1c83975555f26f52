// Events in general: when they apply, how long they last, several at once (M-EVENT-1 … 3, 22, M-OPEN-26, 47, 49).

import { describe, expect, test } from 'vitest';
import { noMovement } from '../../../../rulesets/milepost/rules/event-cards/effects.js';
import type { EventEffect } from '../../../../rulesets/milepost/rules/events/event-card.js';
import { eventCard } from '../../../../rulesets/milepost/rules/events/in-play.js';
import { aboutToDraw, drawn, passTurns, under } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import { EVENT, type ToyChanges, toyEvents } from '../toy-rails.js';

describe('drawing', () => {
  test('M-EVENT-1: an event applies to all at the moment it is drawn, before the next card', () => {
    const game = drawn(['derailment'], {
      others: [{ train: { at: 'D', loads: ['iron'] } }, { train: { at: 'R', loads: ['wool'] } }],
    });
    const told = game.events.map(({ type }) => type);
    expect(told.indexOf('eventDrawn')).toBeLessThan(told.indexOf('loadLost'));
    expect(told.lastIndexOf('loadLost')).toBeLessThan(told.indexOf('cardDrawn'));
    expect(game.state.seats.map(({ losesTurn }) => losesTurn)).toEqual([false, true, true]);
    expect(game.seat(0).hand).toEqual([1, 3, 30]);
  });

  test('M-EVENT-1: so it does when it is met while a hand is thrown away', () => {
    const game = aboutToDraw(['derailment'], { others: [{ train: { at: 'D', loads: ['iron'] } }] });
    game.play('0: discard-hand');
    expect(game.seat(0).hand).toEqual([30, 31, 32]);
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }]);
    expect(game.asked).toEqual(['0: operations']);
  });

  test('M-OPEN-47: an event drawn off turn runs to the end of the drawer’s next turn', () => {
    const game = offTurn('snow');
    expect(game.state.inPlay).toEqual([{ card: EVENT.snow, drawer: 1, lastTurn: 3, met: [] }]);
    passTurns(game, 1);
    expect(game.state.inPlay).toHaveLength(1);
    passTurns(game, 1);
    expect(game.state.inPlay).toEqual([]);
  });

  test('M-OPEN-47: a turn loss drawn off turn takes the drawer’s next turn only', () => {
    const game = offTurn('derailment');
    expect(game.asked).toEqual(['0: operations']);
    expect(game.seat(1).losesTurn).toBe(true);
    passTurns(game, 1);
    expect([game.state.turn.seat, game.seat(1).losesTurn]).toEqual([0, false]);
    passTurns(game, 1);
    expect(game.state.turn.seat).toBe(1);
  });

  /** Seat 1, near Dunn and short of a card because of a choice, draws during seat 0's turn. */
  function offTurn(event: keyof typeof EVENT) {
    const game = toyGame({
      state: {
        seats: [
          {},
          { hand: [4, 5], train: { at: 'D', loads: ['iron', 'tea', 'oil'], loco: 'heavy-freight' } },
        ],
        pending: [{ kind: 'loseLoad', seat: 1, train: 0, since: 0 }],
        draws: [EVENT[event], 30],
      },
    });
    game.play('1: lose tea');
    if (game.asked[0] === '1: loseLoad') game.play('1: lose iron');
    return game;
  }
});

describe('duration', () => {
  test('M-EVENT-2: until the end of the drawing player’s next turn', () => {
    const game = drawn(['fog']);
    const seen = [0, 1, 2, 3].map(() => {
      const isThere = game.state.inPlay.length > 0;
      passTurns(game, 1);
      return isThere;
    });
    expect(seen).toEqual([true, true, true, false]);
    expect(game.state.discards).toContain(EVENT.fog);
    expect(game.happened('eventEnded')).toEqual([{ card: EVENT.fog }]);
  });

  test('M-EVENT-2: that turn counts even if it is lost', () => {
    const game = drawn(['fog'], { drawer: { losesTurn: true }, others: [{}, {}] });
    passTurns(game, 3); // his own, and the two others'; then his next is lost
    expect(game.state.turn.seat).toBe(1);
    expect(game.state.inPlay).toEqual([]);
  });

  test('M-EVENT-3: at once, by a second turn, or for the rest of the game', () => {
    const game = drawn(['tax', 'fair', 'rains']);
    expect(game.state.discards).toEqual([2, EVENT.tax]);
    expect(game.state.inPlay.map(({ card, lastTurn }) => [card, lastTurn])).toEqual([
      [EVENT.fair, 5],
      [EVENT.rains, null],
    ]);
    passTurns(game, 5); // 0 1 0 1 0
    expect(game.state.inPlay.map(({ card }) => card)).toEqual([EVENT.rains]);
    passTurns(game, 6);
    expect(game.state.inPlay.map(({ card }) => card)).toEqual([EVENT.rains]);
  });

  test('M-EVENT-3: until each player has met its requirement', () => {
    const audience = {
      number: 113,
      name: 'audience',
      text: 'No pickups before Dunn was visited.',
      stays: 'until-met' as const,
      effects: [
        {
          rule: 'M-EVENT-3',
          waitsFor: ({ met }, seat) => !met.includes(seat),
          bansPickUp: (_game, { met }, { seat }) => !met.includes(seat),
          atArrival(context, state, entry, { seat, to }) {
            if (to !== context.board.cities[context.board.cityIndex('dunn')].mileposts[0]) return;
            state.inPlay = [{ ...entry, met: [...entry.met, seat] }];
          },
        } satisfies (typeof toyEvents)[number]['effects'][number],
      ],
    };
    const beside = { train: { at: '4,2' } };
    const game = toyGame({
      title: { eventCards: [...toyEvents, audience] },
      state: {
        seats: [{ ...beside, track: ['4,2 D'], cash: 20 }, beside],
        inPlay: [{ card: 113, drawer: 0, lastTurn: null, met: [] }],
      },
    });
    expect(eventCard(game.engine.settingOf(game.state as never) as never, 113)?.name).toBe('audience');
    game.play('0: move D', '0: pick-up iron', '0: end-turn');
    expect(game.state.inPlay[0].met).toEqual([0]);
    game.play('1: move D');
    expect([game.state.inPlay, game.state.discards]).toEqual([[], [113]]);
  });

  test('M-EVENT-3: a seat that left the table is waited for no longer, one that stays is', () => {
    const errand = {
      number: 113,
      name: 'errand',
      text: 'Until everybody has met it.',
      stays: 'until-met' as const,
      effects: [
        { rule: 'M-EVENT-3', waitsFor: ({ met }, seat) => !met.includes(seat) } satisfies EventEffect,
      ],
    };
    const left = (met: number[], target: number) =>
      toyGame({
        seats: 3,
        title: { eventCards: [...toyEvents, errand] },
        state: { inPlay: [{ card: 113, drawer: 0, lastTurn: null, met }] },
      }).play(`host: drop-seat ${target}`).state;
    expect([left([0, 1], 2).inPlay, left([0, 1], 2).discards]).toEqual([[], [113]]);
    expect(left([0], 2).inPlay).toHaveLength(1);
  });
});

describe('several events', () => {
  test('M-EVENT-22: all obey every event in play; bans add up', () => {
    const inPlay = [EVENT.strike, EVENT.fair].map((card) => ({ card, drawer: 1, lastTurn: 9, met: [] }));
    const seats = [{ hand: [7, 2, 3], train: { at: 'S', loads: ['tea', 'coal'] } }, {}];
    const both = toyGame({ state: { seats, inPlay } });
    expect(both.refusal('0: deliver tea 7 2')).toEqual({ code: 'deliver/event', rule: 'M-EVENT-22' });
    const fair = toyGame({ state: { seats, inPlay: inPlay.slice(1) } });
    expect(fair.refusal('0: deliver tea 7 2')).toBeNull();
    expect(fair.refusal('0: deliver coal 3 2')).toEqual({ code: 'deliver/event', rule: 'M-EVENT-22' });
    expect(toyGame({ state: { seats } }).refusal('0: deliver coal 3 2')).toBeNull();
  });

  describe('what they forbid', () => {
    const BAN = 113;
    const ban = (effect: Omit<EventEffect, 'rule'>): ToyChanges => ({
      eventCards: [
        ...toyEvents,
        {
          number: BAN,
          name: 'ban',
          text: 'A ban.',
          stays: { turns: 1 },
          effects: [{ rule: 'M-EVENT-3', ...effect }],
        },
      ],
    });
    const inPlay = [{ card: BAN, drawer: 1, lastTurn: 9, met: [] }];
    const { segment } = toyGame();
    const [mine, theirs] = [segment('2,3', '3,3'), segment('4,2', '3,2')];
    const building = (title: ToyChanges, more: object = {}) =>
      toyGame({
        title,
        options: { trackDeals: true },
        state: {
          seats: [{ track: ['2,3 3,3'] }, { track: ['4,2 3,2'] }],
          turn: { phase: 'building' },
          ...more,
        },
      });

    test.each([
      ['buildTrack', 'build 3,3 4,3'],
      ['upgradeLoco', 'upgrade fast-freight'],
      ['offerTrackDeal', `offer 1 ${theirs} 5 -`],
    ])(
      'M-EVENT-22: an event may forbid a whole kind of acts, here %s; its card’s rule is cited (event/forbids)',
      (forbidden, line) => {
        const title = ban({ bansAct: (type) => type === forbidden });
        expect(building(title, { inPlay }).rejection(`0: ${line}`)).toMatchObject({
          code: 'event/forbids',
          rule: 'M-EVENT-3',
          params: { card: BAN, by: 'M-EVENT-3' },
        });
        expect(building(title).refusal(`0: ${line}`)).toBeNull();
      },
    );

    test('M-EVENT-22: who may not trade track does not take any in exchange either (deal/event)', () => {
      const game = building(ban({ bansAct: (type, _, seat) => type === 'offerTrackDeal' && seat === 1 }), {
        inPlay,
      });
      expect(game.refusal(`0: offer 1 ${theirs} 5 ${mine}`)).toEqual({
        code: 'deal/event',
        rule: 'M-EVENT-3',
      });
      expect(game.refusal(`0: offer 1 ${theirs} 5 -`)).toBeNull();
    });

    test('M-EVENT-22: a halt of trains at a port halts its ferry (ferry/event)', () => {
      const { rule: _, ...halt } = noMovement('M-EVENT-3', { within: 1, of: ['ust'] });
      const seats = [{ rights: ['strait'], train: { at: 'S', waited: true } }];
      const halted = toyGame({ title: ban(halt), state: { seats, inPlay } });
      expect(halted.refusal('0: cross strait')).toEqual({ code: 'ferry/event', rule: 'M-EVENT-3' });
      expect(toyGame({ title: ban(halt), state: { seats } }).refusal('0: cross strait')).toBeNull();
    });
  });

  test('M-OPEN-26: a bonus for one city bars no delivery to others', () => {
    const game = under('favour', [{ hand: [1, 2, 3], train: { at: 'D', loads: ['wool'] } }, {}]);
    const [cash] = game.cash;
    expect(game.play('0: deliver wool 1 1').cash[0]).toBe(cash + 14);
  });

  test('M-CARD-6: a position is refused in which a card is to end that stays for the game', () => {
    const rains = (lastTurn: number | null) => () =>
      toyGame({ state: { inPlay: [{ card: EVENT.rains, drawer: 0, lastTurn, met: [] }] } });
    expect(rains(null)).not.toThrow();
    expect(rains(9)).toThrow('M-CARD-6');
  });

  test('M-OPEN-26: bonuses add up, each event has its own clock', () => {
    const game = toyGame({
      state: {
        seats: [{ train: { at: 'M', loads: ['tea'] } }, {}],
        inPlay: [
          { card: EVENT.fair, drawer: 1, lastTurn: 4, met: [] },
          { card: EVENT.favour, drawer: 0, lastTurn: 3, met: [] },
        ],
        draws: [30],
      },
    });
    game.play('0: deliver tea 2 1');
    expect(game.cash[0]).toBe(50 + 17 + 10);
    expect(game.happened('loadDelivered')[0]).toMatchObject({ payout: 17, bonus: 10 });
    passTurns(game, 1);
    expect(game.state.inPlay.map(({ card }) => card)).toEqual([EVENT.fair]);
  });

  test('M-OPEN-26: events are resolved one by one in draw order, choices included', () => {
    const game = drawn(['derailment', 'tax'], {
      others: [{ cash: 60, train: { at: 'D', loads: ['iron', 'oil'] } }],
    });
    expect([game.asked, game.state.cashPublic]).toEqual([['1: loseLoad'], false]);
    expect(game.refusal('0: end-turn')?.code).toBe('turn/not-yours');
    game.play('1: lose oil');
    expect([game.asked, game.state.cashPublic]).toEqual([['0: operations'], true]);
    expect(game.train(1).loads).toEqual(['iron']);
  });

  test('M-OPEN-49: a ban on pickups and deliveries leaves dropping legal', () => {
    const game = under('strike', [{ train: { at: 'S', loads: ['coal'] } }, {}]);
    expect(game.refusal('0: deliver coal 3 2')).toEqual({ code: 'deliver/event', rule: 'M-EVENT-22' });
    expect(game.play('0: drop coal').train(0).loads).toEqual([]);
  });
});
