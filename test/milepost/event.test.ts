// Events in general: when they apply, how long they last, distances, half rate (M-EVENT-1 … 9, 22, M-OPEN-20, 21, 26, 47).

import { describe, expect, test } from 'vitest';
import { eventCard } from '../../rulesets/milepost/events/in-play.js';
import { leavePlay } from '../../rulesets/milepost/rules/end-of-turn.js';
import { aboutToDraw, drawn, passTurns, under } from './event-games.js';
import { toyGame } from './toy-game.js';
import { cardlessBoard, EVENT, toyEvents } from './toy-rails.js';

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
          bansPickUp: (_: unknown, { met }: { met: readonly number[] }, seat: number) => !met.includes(seat),
          atArrival(context, state, entry, { seat, to }) {
            if (to !== context.board.cities[context.board.cityIndex('dunn')].mileposts[0]) return;
            const met = [...entry.met, seat];
            if (met.length === state.seats.length) leavePlay(context, state, entry);
            else state.inPlay = [{ ...entry, met }];
          },
        } satisfies (typeof toyEvents)[number]['effects'][number],
      ],
    };
    const beside = { train: { at: '4,2' } };
    const game = toyGame({
      title: { events: [...toyEvents, audience] },
      state: {
        seats: [{ ...beside, track: ['4,2 D'], cash: 20 }, beside],
        inPlay: [{ card: 113, drawer: 0, lastTurn: null, met: [] }],
      },
    });
    expect(eventCard(game.engine.tableOf(game.state as never) as never, 113)?.name).toBe('audience');
    game.play('0: move D', '0: pick-up iron', '0: end-turn');
    expect(game.state.inPlay[0].met).toEqual([0]);
    game.play('1: move D');
    expect([game.state.inPlay, game.state.discards]).toEqual([[], [113]]);
  });
});

describe('distances', () => {
  test.each([
    ['7,3', true],
    ['8,2', true], // alpine, by way of mountains
    ['9,2', false],
    ['2,2', true], // no track leads there
    ['1,2', false],
  ])('M-EVENT-4: within 3 mileposts of Dunn, whatever the ground: %s is %s', (at, isHit) => {
    expect(drawn(['derailment'], { others: [{ train: { at } }] }).seat(1).losesTurn).toBe(isHit);
  });

  test('M-EVENT-4: a city that the board does not have is near nothing', () => {
    const land = cardlessBoard({
      rows: ['A . . B'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
    });
    const seats = [{ train: { at: 'A', loads: ['nothing'] } }, { train: { at: 'B' } }];
    const game = toyGame({ board: land, state: { seats, draws: [EVENT.derailment, 20] } });
    game.play('0: deliver nothing 1 0');
    expect([game.happened('eventDrawn').length, game.seat(1).losesTurn]).toEqual([1, false]);
  });

  test('M-OPEN-20: counted along the grid, track or not, and not over ferries', () => {
    const { board, at } = toyGame();
    expect(board.distancesFrom(at('S'))[at('U')]).toBeGreaterThan(3);
    expect(board.distancesFrom(at('D'))[at('T')]).toBe(255);
  });

  test('M-EVENT-5: from a major city’s centre: 2 mileposts from Brig are one beyond its rim', () => {
    const points = (at: string) => {
      const game = under('fog', [{}, { train: { at } }]);
      return passTurns(game, 1).train(1).points;
    };
    expect([points('7,8'), points('6,8'), points('6,7'), points('5,8')]).toEqual([5, 5, 5, 9]);
  });

  test('M-EVENT-6: from a coast, the milepost nearest the sea is at distance 0', () => {
    const { board, at } = toyGame();
    const coast = (place: string) => board.coast[at(place)];
    expect([coast('S'), coast('8,4'), coast('M'), coast('D')]).toEqual([0, 1, 2, 4]);
    // The strike is within 1 of the sea.
    const struck = under('strike', [{ train: { at: 'U' } }, { train: { at: 'M' } }]);
    expect(struck.refusal('0: pick-up salt')).toEqual({ code: 'load/event', rule: 'M-EVENT-22' });
    expect(passTurns(struck, 1).refusal('1: pick-up fish')).toBeNull();
  });
});

describe('half rate', () => {
  test.each([
    ['freight', false, 5],
    ['fast-freight', false, 6],
    ['heavy-freight', false, 5],
    ['super-freight', false, 6],
    ['freight', true, 6],
    ['fast-freight', true, 8],
  ])(
    'M-EVENT-7: a whole turn of a %s at half rate (fast trains: %s) is %i mileposts',
    (loco, fastTrains, points) => {
      const game = toyGame({
        options: { fastTrains },
        state: {
          seats: [{}, { train: { at: '6,8', loco } }],
          inPlay: [{ card: EVENT.fog, drawer: 0, lastTurn: 9, met: [] }],
        },
      });
      expect(passTurns(game, 1).train(1)).toMatchObject({ points, halved: true });
    },
  );

  test.each([
    [9, 5],
    [8, 4],
    [7, 4],
    [1, 1],
    [0, 0],
  ])('M-EVENT-8: the drawer’s train in the area has %i points left, and keeps %i', (points, left) => {
    const game = drawn(['fog'], { drawer: { train: { points } } });
    expect(game.train(0).points).toBe(left);
    expect(game.happened('rateHalved')).toEqual([{ seat: 0, train: 0, points: left }]);
  });

  test('M-EVENT-8: a drawer outside the area keeps his points', () => {
    const game = drawn(['snow']);
    expect(game.train(0).points).toBe(9);
  });

  test('M-EVENT-9: speed 12, the third step enters: nine left become five', () => {
    const game = under('fog', [
      { train: { at: '3,7', loco: 'fast-freight' }, track: ['3,7 4,7 5,7 6,8'] },
      {},
    ]);
    game.play('0: move 4,7 5,7');
    expect(game.train(0).points).toBe(10);
    game.play('0: move 6,8');
    expect(game.train(0).points).toBe(5);
  });

  test('M-OPEN-21: once a turn at most; a train that began in the area has the halved allowance outside too', () => {
    const game = under('fog', [
      { train: { at: '5,7', points: 5 }, track: ['5,7 6,8 6,7 5,7'] },
      { train: { at: '6,8' } },
    ]);
    game.play('0: move 6,8');
    expect(game.train(0)).toMatchObject({ points: 2, halved: true });
    game.play('0: move 6,7 5,7');
    expect(game.train(0).points).toBe(0);
    game.play('0: end-turn', '1: move 6,7');
    expect(game.train(1).points).toBe(4);
  });

  test('M-OPEN-14: a train placed in a half-rate area begins there: it has the halved allowance', () => {
    const game = under('fog', [{}, {}]);
    game.play('0: place B');
    expect(game.train(0)).toMatchObject({ points: 5, halved: true });
    expect(under('fog', [{}, {}]).play('0: place D').train(0).points).toBe(9);
  });
});

describe('areas', () => {
  test('M-OPEN-22: a segment or a step lies in an area if either end does', () => {
    // Heavy snow on the peaks: 6,1 is the last milepost of them in its row, 5,1 is none.
    const seats = [{ track: ['4,1 5,1 6,1 7,1'], train: { at: '5,1' } }, {}];
    const snow = under('heavySnow', seats);
    expect(snow.refusal('0: move 6,1')).toEqual({ code: 'move/event', rule: 'M-EVENT-22' });
    expect(snow.refusal('0: move 4,1')).toBeNull();
    const inside = under('heavySnow', [{ ...seats[0], train: { at: '6,1' } }, {}]);
    expect([inside.refusal('0: move 5,1')?.code, inside.refusal('0: move 7,1')?.code]).toEqual([
      'move/event',
      'move/event',
    ]);
    const site = under('heavySnow', [{ track: ['4,1 5,1'] }, {}], { turn: { phase: 'building' } });
    expect(site.refusal('0: build 5,1 6,1')).toEqual({ code: 'build/event', rule: 'M-BUILD-21' });
    expect(site.refusal('0: build 5,1 5,0')).toBeNull();
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
