// The switches in general, fast trains, and the parts of the fast game (M-VAR-1 … 3d, M-OPEN-30).

import { describe, expect, test } from 'vitest';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import { milepostVariants } from '../../../../rulesets/milepost/rules/variants.js';
import type { AnyEngine } from '../../../../src/core/engine/index.js';
import { playRandomGame } from '../../../../src/testing/index.js';
import { toyGame } from '../toy-game.js';
import { EVENT, type ToyOptions } from '../toy-rails.js';

const config = (options: ToyOptions) => () => toyGame({ options });

describe('switches', () => {
  test('M-VAR-1: every option is a switch of its own, off unless asked for', () => {
    const off = toyGame().state.game.options as ToyOptions;
    expect(Object.keys(off).sort()).toEqual(milepostVariants.map(({ option }) => option).sort());
    expect(Object.values(off).some(Boolean)).toBe(false);
    for (const { option } of milepostVariants.filter(({ conflict }) => conflict === undefined))
      expect((config({ [option]: true })().state.game.options as ToyOptions)[option]).toBe(true);
  });

  test('M-VAR-1: unknown options and ones that contradict each other are refused', () => {
    expect(config({ slowTrains: true })).toThrow('slowTrains');
    expect(config({ reshuffle: true, noTax: true })).toThrow('no tax');
    expect(config({ reshuffle: true })).not.toThrow();
    expect(config({ handsOfFour: true })).toThrow('two trains');
    expect(config({ handsOfFour: true, additionalTrains: true })).not.toThrow();
  });

  test('M-VAR-1: all that fit go together', () => {
    const all = Object.fromEntries(milepostVariants.map(({ option }) => [option, option !== 'noTax']));
    expect(config(all)().seat(0)).toMatchObject({ cash: 70, hand: { length: 6 }, trains: { length: 2 } });
  });
});

describe('fast trains', () => {
  test.each([
    ['freight', 9, 12],
    ['heavy-freight', 9, 12],
    ['fast-freight', 12, 16],
    ['super-freight', 12, 16],
  ])('M-VAR-2: a %s moves %i mileposts, or %i', (loco, slow, fast) => {
    const points = (fastTrains: boolean) =>
      toyGame({ options: { fastTrains }, state: { seats: [{}, { train: { at: 'D', loco } }] } })
        .play('0: end-turn')
        .train(1).points;
    expect([points(false), points(true)]).toEqual([slow, fast]);
  });
});

describe('fast game', () => {
  test('M-VAR-3a: 70 M and three startup turns, the third clockwise from the first player', () => {
    const game = toyGame({ seats: 3, options: { fastStart: true } });
    expect(game.cash).toEqual([70, 70, 70]);
    const order: number[] = [];
    while (game.state.turn.startup >= 0) {
      order.push((game.state.turn.seat - game.state.first + 3) % 3);
      game.play(`${game.state.turn.seat}: end-turn`);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
    expect([game.state.round, game.state.turn.seat]).toEqual([1, game.state.first]);
  });

  test('M-VAR-3b: events met in the deal are taken out, not shuffled back', () => {
    // A seed that meets some; the deal itself is the same with and without.
    const seed = Array.from({ length: 50 }, (_, n) => n).find(
      (n) => toyGame({ seats: 6, seed: n, options: { dealtEventsOut: true } }).state.removed.length > 1,
    );
    const game = toyGame({ seats: 6, seed, options: { dealtEventsOut: true } });
    const { removed, deck, discards } = game.state;
    expect(removed.every((card) => card >= EVENT.tax)).toBe(true);
    expect([discards, deck.some((card) => removed.includes(card))]).toEqual([[], false]);
    const plain = toyGame({ seats: 6, seed });
    expect([plain.state.discards, plain.state.removed]).toEqual([[], []]);
    expect(removed.every((card) => plain.state.deck.includes(card))).toBe(true);
    expect(plain.state.seats.map(({ hand }) => hand)).toEqual(game.state.seats.map(({ hand }) => hand));
  });

  test('M-OPEN-30: a reshuffle does not bring back events met in the deal', () => {
    const reshuffled = (options: ToyOptions) => {
      const fresh = toyGame({ seats: 6, seed: 2, options });
      const { deck, removed } = fresh.state;
      // All that is left of the deck lies in the pile, and a hand is thrown away.
      const state = { deck: [], discards: deck, round: 1, turn: { phase: 'operations', startup: -1 } };
      const config = { seats: 6, seed: 2, board: fresh.board.id, options };
      const emptied = fresh.engine.createPosition('toy-rails', { config, state } as never);
      const discard = { type: 'discardHand', seat: fresh.state.first } as never;
      const after = fresh.engine.applyAction(emptied, discard) as unknown as typeof fresh.state;
      const events = [...after.deck, ...after.discards, ...after.inPlay.map(({ card }) => card)].filter(
        (card) => card >= EVENT.tax,
      );
      return { met: removed, gone: after.removed, events: events.length };
    };
    const { met, gone, events } = reshuffled({ dealtEventsOut: true });
    const all = Object.keys(EVENT).length;
    expect([met.length > 0, gone, events]).toEqual([true, met, all - met.length]);
    expect(reshuffled({}).events).toBe(all);
  });

  test('M-VAR-3c: the tax is out of the game from the set-up on, as events met in the deal are (M-VAR-3b)', () => {
    const removed = (options: ToyOptions) => toyGame({ options, seats: 6, seed: 2 }).state.removed;
    const dealt = removed({ dealtEventsOut: true });
    expect([removed({}), removed({ noTax: true })]).toEqual([[], [EVENT.tax]]);
    expect(dealt.length).toBeGreaterThan(0);
    expect(removed({ noTax: true, dealtEventsOut: true })[0]).toBe(EVENT.tax);
  });

  test('M-VAR-3c: a position has the tax among the removed cards, and is refused where it has not', () => {
    const { engine, board } = toyGame({ options: { noTax: true } });
    const config = { seats: 2, seed: 1, board: board.id, options: { noTax: true } };
    const position = (state: object) => engine.createPosition('toy-rails', { config, state } as never);
    const { own } = engine.createGame('toy-rails', config) as unknown as { own: object };
    expect(position({ own })).toMatchObject({ removed: [EVENT.tax] });
    expect(() => position({ own, removed: [] })).toThrow('M-VAR-3c');
  });

  // All that an option may do to the cards, and what comes of it in play.
  test.each([
    ...milepostVariants.map(
      ({ option }): ToyOptions =>
        option === 'handsOfFour' ? { handsOfFour: true, additionalTrains: true } : { [option]: true },
    ),
    Object.fromEntries(milepostVariants.map(({ option }) => [option, option !== 'reshuffle'])),
  ])(
    'M-SETUP-4, M-VAR-1: the deck, piles, hands, cards in play and removed ones are the whole set, with %j',
    (options) => {
      const { engine, board } = toyGame({ options });
      const whole = [...board.demandCards.map(({ number }) => number), ...Object.values(EVENT)].sort();
      const { states } = playRandomGame(engine as unknown as AnyEngine, 'toy-rails', {
        ...{ seats: 3, seed: 5, options, board: board.id, suggested: 60, steps: 100 },
      });
      for (const state of states as unknown as readonly MilepostState[]) {
        const { deck, discards, removed, inPlay, contracts, seats } = state;
        const cards = [deck, discards, removed, inPlay.map(({ card }) => card), contracts].flat();
        expect([...cards, ...seats.flatMap(({ hand }) => hand)].sort()).toEqual(whole);
      }
    },
  );

  describe('five cards', () => {
    const options = { fiveCards: true };
    /** Everybody has had two startup turns. */
    const drafting = (more: ToyOptions = {}, seats = 2) => {
      const game = toyGame({ seats, options: { ...options, ...more } });
      for (let turn = 0; turn < 2 * seats; turn++) game.play(`${game.state.turn.seat}: end-turn`);
      return game;
    };
    /** The first two cards of a hand as a set: ascending. */
    const firstTwo = (hand: readonly number[]) => hand.slice(0, 2).sort((a, b) => a - b);
    const discard = (game: ReturnType<typeof drafting>, seat: number) =>
      game.play(`${seat}: discard ${firstTwo(game.seat(seat).hand).join(',')}`);

    test('M-VAR-3d: five are dealt; after two startup turns each discards two, and play goes on', () => {
      const game = drafting();
      expect(game.state.seats.map(({ hand }) => hand.length)).toEqual([5, 5]);
      expect(game.asked).toEqual(['0: discardDemands', '1: discardDemands']);
      const hands = game.state.seats.map(({ hand }) => hand);
      discard(discard(game, 0), 1);
      expect(game.state.seats.map(({ hand }) => hand)).toEqual(hands.map((hand) => hand.slice(2)));
      expect(game.state.discards).toEqual(hands.flatMap(firstTwo));
      expect(game.asked).toEqual([`${game.state.first}: operations`]);
    });

    test('M-VAR-3d: two different cards of the own hand, no more and no fewer', () => {
      const game = drafting();
      const [[one, two, three], [foreign]] = game.state.seats.map(({ hand }) => hand);
      expect(game.refusal(`0: discard ${one},${two},${three}`)).toEqual({
        code: 'hand/wrong-number',
        rule: 'M-VAR-3d',
      });
      expect(game.refusal(`0: discard ${one}`)?.code).toBe('hand/wrong-number');
      expect(game.refusal(`0: discard ${one},${one}`)?.code).toBe('hand/wrong-number');
      expect(game.refusal(`0: discard ${one},${foreign}`)).toEqual({
        code: 'hand/not-your-card',
        rule: 'M-VAR-3d',
      });
      expect(game.refusal(`0: discard ${two},${one}`)).toBeNull();
      expect(game.legal('0: discard')).toHaveLength(10);
    });

    test('E-SHAPE-3: the two cards may be named in any order, and are listed and discarded in theirs', () => {
      const [low, high] = firstTwo(drafting().state.seats[0].hand);
      const [one, other] = [`0: discard ${high},${low}`, `0: discard ${low},${high}`].map((line) =>
        discard(drafting().play(line), 1),
      );
      expect(one.state).toEqual(other.state);
      expect(one.state.discards.slice(0, 2)).toEqual([low, high]);
      expect(drafting().legal('0: discard')).toContain(`0: discard ${low},${high}`);
      expect(drafting().legal('0: discard')).not.toContain(`0: discard ${high},${low}`);
    });

    test('M-OPEN-30: all at once and in secret; the order of the answers changes nothing', () => {
      const [here, there] = [drafting({}, 3), drafting({}, 3)];
      for (const seat of [0, 1, 2]) discard(here, seat);
      for (const seat of [2, 0, 1]) discard(there, seat);
      expect(here.state).toEqual(there.state);
      const half = discard(drafting({}, 3), 1);
      expect(half.asked).toEqual(['0: discardDemands', '2: discardDemands']);
      expect(half.happened('demandsDiscarded')).toEqual([]);
      const seen = half.engine.view(half.state as never, 0) as unknown as typeof half.state;
      expect(seen.drafts?.answers).toEqual([null, { answer: null }, null]);
      const own = half.engine.view(half.state as never, 1) as unknown as typeof half.state;
      expect(own.drafts?.answers[1]?.answer).toEqual(firstTwo(half.seat(1).hand));
      expect(half.refusal('1: discard 1,2')).not.toBeNull(); // it has answered
    });

    test('M-OPEN-30: before the third startup turn, and before anything else', () => {
      const game = drafting({ fastStart: true });
      expect(game.refusal(`${game.state.turn.seat}: end-turn`)?.code).toBe('turn/not-now');
      discard(discard(game, 1), 0);
      expect(game.asked).toEqual([`${game.state.first}: startup`]);
      expect(game.state.turn.startup).toBe(4);
    });

    test('M-OPEN-30: the first player is found from all five cards', () => {
      for (let seed = 0; seed < 10; seed++) {
        const game = toyGame({ seats: 3, seed, options });
        const best = game.state.seats.map(({ hand }) =>
          Math.max(
            ...hand.flatMap((card) => game.board.demandCards[card - 1].demands.map(({ payout }) => payout)),
          ),
        );
        expect(best[game.state.first]).toBe(Math.max(...best));
      }
    });

    test('M-OPEN-30: with hands of four six are dealt and two discarded', () => {
      const game = drafting({ additionalTrains: true, handsOfFour: true });
      expect(game.state.seats.map(({ hand }) => hand.length)).toEqual([6, 6]);
      discard(discard(game, 0), 1);
      expect(game.state.seats.map(({ hand }) => hand.length)).toEqual([4, 4]);
    });

    test('M-VAR-3d: a dropped seat discards what pays least', () => {
      const game = drafting();
      const { hand } = game.seat(1);
      const pays = (card: number) =>
        Math.max(...game.board.demandCards[card - 1].demands.map(({ payout }) => payout));
      const kept = [...hand].sort((left, right) => pays(right) - pays(left)).slice(0, 3);
      const host = game.engine.applyAction(
        game.state as never,
        {
          type: 'dropSeat',
          seat: null,
          target: 1,
        } as never,
      );
      expect(game.engine.decisions(host).map(({ seat }) => seat)).toEqual([0]);
      const open = discard(game, 0);
      const after = open.engine.applyAction(
        open.state as never,
        {
          type: 'dropSeat',
          seat: null,
          target: 1,
        } as never,
      ) as unknown as typeof game.state;
      expect(after.drafts).toBeNull();
      expect([...after.seats[1].hand].map(pays).sort()).toEqual(kept.map(pays).sort());
    });
  });
});
