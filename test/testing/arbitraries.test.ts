// The arbitraries that third parties use, on games of the toy: what they make, and how far a counterexample shrinks.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { sealedBids } from '../../docs/examples/sealed-bids/sealed-bids.js';
import { allRulesets } from '../../rulesets/index.js';
import { type ActionIn, type AnyEngine, createEngine, type StateIn } from '../../src/core/engine/index.js';
import {
  configs,
  examinedGames,
  legalMoves,
  nearMissMoves,
  playedGames,
  reachableStates,
  twinStates,
} from '../../src/testing/arbitraries.js';
import {
  cutsOf,
  examineGame,
  LAWS,
  leaksBetween,
  playLegal,
  playRandomGame,
  readPlaythrough,
} from '../../src/testing/index.js';
import { smallerPayloads, withoutOneSeat } from '../../src/testing/payloads.js';
import { engine } from '../core/engine/new-game.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';
import { everyday, SOAK } from '../long-run.js';

const titles = createEngine(allRulesets) as unknown as AnyEngine;

describe('configs', () => {
  property.prop([configs(engine, 'pebbles')], { numRuns: SOAK ? 12 : 4 })(
    'are plans of games that keep the laws',
    (config) => {
      const { findings } = examineGame(engine, 'pebbles', { ...config, steps: 40, budget: 150 });
      expect(findings).toEqual([]);
    },
  );

  describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
    property.prop([configs(titles, id)], { numRuns: SOAK ? 20 : 5 })(
      'begins a game of any of them',
      (config) => {
        const state = titles.createGame(id, config);
        expect(state.game.options).toMatchObject(config.options);
        expect(state.game.seatNames).toHaveLength(config.seats);
      },
    );
  });

  test('reach every option, those that need another one and those that are numbers or null', () => {
    const options = (id: string) =>
      fc.sample(configs(titles, id), { numRuns: 60, seed: 1 }).map((config) => config.options);
    const india = options('india-rails');
    expect(india.some((one) => one['handsOfFour'])).toBe(true);
    expect(india.every((one) => !one['handsOfFour'] || one['additionalTrains'])).toBe(true);
    const limits = options('twentieth-century-limited').map((one) => one['roundLimit']);
    expect([limits.includes(null), limits.some((one) => typeof one === 'number')]).toEqual([true, true]);
  });

  test('leave fixed options alone, and are those of rulesets that the engine has', () => {
    const fixed = fc.sample(configs(engine, 'pebbles', { options: { quick: true } }), 30);
    expect(fixed.every(({ options }) => options['quick'] === true)).toBe(true);
    expect(new Set(fixed.map(({ options }) => options['longBeach'])).size).toBeGreaterThan(1);
    expect(() => configs(engine, 'chess' as never)).toThrow('no ruleset chess');
  });
});

describe('played games', () => {
  property.prop([playedGames(engine, 'pebbles', { options: { quick: true } })], { numRuns: 30 })(
    'count their steps, and number rounds upwards',
    ({ states, actions }) => {
      const [{ step: first }] = states;
      expect(states.map(({ step }) => step)).toEqual(
        Array.from({ length: actions.length + 1 }, (_, n) => first + n),
      );
      expect(states.map(({ round }) => round)).toEqual(
        states.map(({ round }) => round).sort((a, b) => a - b),
      );
    },
  );

  property.prop([playedGames(engine, 'pebbles'), fc.nat()], { numRuns: 30 })(
    'go on from any step as they did',
    ({ states, actions }, at) => {
      const from = at % states.length;
      const end = engine.applyActions(states[from] as never, actions.slice(from) as never);
      expect(end).toEqual(states[states.length - 1]);
    },
  );

  test('shrink by cutting: to the actions that it takes, under the plainest config', () => {
    const games = playedGames(engine, 'pebbles', { maxSteps: 60, deep: false });
    const found = fc.check(
      fc.property(games, ({ actions }) => actions.filter(({ type }) => type === 'takeStone').length < 2),
      { seed: 5, numRuns: 200 },
    );
    const [{ config, actions, states }] = found.counterexample!;
    expect(found.failed).toBe(true);
    expect(config).toMatchObject({ seats: 2, options: {} });
    // Nobody takes a stone before both keepsakes are chosen; what else is left passes the turn on.
    expect(actions.length).toBeLessThan(6);
    expect(actions.filter(({ type }) => type === 'takeStone')).toHaveLength(2);
    expect(engine.applyActions(states[0] as never, actions as never)).toEqual(states[states.length - 1]);
  });
});

describe('payloads shrink', () => {
  const auction = createEngine([sealedBids]);

  test('within their declared range: to the least bid that is too high, at the smallest table', () => {
    const games = playedGames(auction, 'sealed-bids');
    const { counterexample } = fc.check(
      fc.property(games, ({ actions }) => actions.every((one) => one.type !== 'bid' || one.coins <= 10)),
      { seed: 2 },
    );
    const [{ config, actions }] = counterexample!;
    expect([config.seats, actions]).toEqual([2, [{ type: 'bid', seat: expect.any(Number), coins: 11 }]]);
  });

  test('list by list and id by id', () => {
    const game = playRandomGame(engine, 'pebbles', { seed: 3, seats: 2, steps: 6 });
    const [keep] = game.actions;
    const stones = [...smallerPayloads(engine as never, { ...game, actions: [keep] })].map(
      ([one]) => (one as unknown as { readonly stone: number }).stone,
    );
    const { stone } = keep as unknown as { readonly stone: number };
    expect(stones[0]).toBe(0);
    expect(stones.at(-1)).toBe(stone - 1);
    const lay = { type: 'layStones', seat: 0, stones: [2, 8, 14] };
    const lists = [...smallerPayloads(engine as never, { ...game, actions: [lay] })].map(
      ([one]) => (one as unknown as typeof lay).stones,
    );
    expect(lists).toEqual([
      [8, 14],
      [2, 14],
      [2, 8],
    ]);
  });

  test('a seat that goes takes its actions along, and those behind it move up', () => {
    const actions = [
      { type: 'chooseKeepsake', seat: 0, stone: 3 },
      { type: 'chooseKeepsake', seat: 1, stone: 4 },
      { type: 'chooseKeepsake', seat: 2, stone: 5 },
      { type: 'dropSeat', seat: null, target: 2 },
    ];
    const game = { ruleset: 'pebbles', config: { seats: 3, seed: 1 }, actions };
    const [withoutFirst, , withoutLast] = [...withoutOneSeat(engine as never, game)];
    expect(withoutFirst).toMatchObject({
      config: { seats: 2, seed: 1 },
      actions: [
        { type: 'chooseKeepsake', seat: 0, stone: 4 },
        { type: 'chooseKeepsake', seat: 1, stone: 5 },
        { type: 'dropSeat', seat: null, target: 1 },
      ],
    });
    expect(withoutLast.actions).toHaveLength(2);
    expect([...withoutOneSeat(engine as never, { ...game, config: { seats: 2, seed: 1 } })]).toEqual([]);
  });
});

describe('types', () => {
  const typed = createEngine([sealedBids, pebbles]);

  test('of a title follow from the engine and the id', () => {
    const states = reachableStates(typed, 'sealed-bids', { maxSteps: 6 });
    const nobodyOwes = fc.property(states, ({ seats }) => seats.every(({ coins }) => coins >= 0));
    expect(fc.check(nobodyOwes, { numRuns: 5 }).failed).toBe(false);
    expectTypeOf(fc.sample(legalMoves(typed, 'sealed-bids'), 1)[0].action).toEqualTypeOf<
      ActionIn<typeof sealedBids | typeof pebbles, 'sealed-bids'>
    >();
    const [game] = fc.sample(playedGames(typed, 'pebbles', { options: { quick: true } }), 1);
    expectTypeOf(game.states[0]).toEqualTypeOf<StateIn<typeof sealedBids | typeof pebbles, 'pebbles'>>();
    expectTypeOf(game.config.options.longBeach).toEqualTypeOf<boolean | undefined>();
    // @ts-expect-error there is no such option
    playedGames(typed, 'pebbles', { options: { fast: true } });
  });
});

describe('examined games', () => {
  test('compose as any arbitrary does', () => {
    const plan = { maxSteps: 12, deep: false, without: LAWS.map(({ name }) => name) };
    const games = examinedGames(createEngine([sealedBids]), 'sealed-bids', plan);
    const lengths = games.filter(({ finding }) => finding === null).map(({ game }) => game.actions.length);
    const sampled = fc.sample(fc.tuple(lengths, fc.boolean()), { numRuns: 5, seed: 1 });
    expect(sampled).toHaveLength(5);
    for (const [length] of sampled) expect(length).toBeLessThanOrEqual(12);
  });
});

test.each(everyday(1, [1, 6, 2, 3]))(
  'a full table shrinks to the fewest seats it takes, from seed %i',
  (seed) => {
    const seats = pebbles.seats.max;
    const isFound = ({ actions }: { actions: readonly { type: string }[] }) =>
      actions.filter(({ type }) => type === 'takeStone').length >= 4;
    let game = playRandomGame(engine, 'pebbles', { seed, seats, steps: 80 });
    expect([isFound(game), seats]).toEqual([true, 4]);
    for (let next: typeof game | undefined = game; next !== undefined; ) {
      game = next;
      next = [...cutsOf(engine, game)].find(isFound);
    }
    expect(game.config.seats).toBe(pebbles.seats.min);
    expect(game.actions.filter(({ type }) => type === 'takeStone')).toHaveLength(4);
  },
);

test('a game with a gap goes on in step where actions alike are played', () => {
  const game = playRandomGame(engine, 'pebbles', { seed: 2, seats: 3, steps: 60 });
  const gaps = game.actions
    .map((_, gap) => ({ ...game, actions: game.actions.filter((_, n) => n !== gap) }))
    .filter((_, gap) => gap % 3 === 0);
  let caughtUp = 0;
  for (const gap of gaps) {
    const [strict, alike] = [false, true].map((how) => playLegal(engine, gap, { alike: how }));
    if (alike.actions.length > strict.actions.length) caughtUp++;
    const { actions, states, events } = alike;
    expect([states.length, events.length]).toEqual([actions.length + 1, actions.length + 1]);
    expect(engine.applyActions(states[0] as never, actions as never)).toEqual(states[actions.length]);
  }
  expect(caughtUp).toBeGreaterThan(3);
});

describe('the report of a failed property from the start', () => {
  const START = { deep: false };
  const reportOf = <Value>(arbitrary: fc.Arbitrary<Value>, holds: (value: Value) => boolean) => {
    const found = fc.check(fc.property(arbitrary, holds), { seed: 3, numRuns: 200 });
    return { report: fc.defaultReportMessage(found) as string, value: found.counterexample![0] };
  };
  const stones = (state: object) =>
    (state as { seats: { pile: unknown[] }[] }).seats.some(({ pile }) => pile.length > 0);

  test('is the game as a playthrough that is read back, not its states', () => {
    const { report, value } = reportOf(
      playedGames(engine, 'pebbles', START),
      ({ states }) => !states.some(stones),
    );
    const text = report.slice(report.indexOf('railhead playthrough'), report.indexOf(']\n'));
    expect(text.split('\n').length).toBeLessThan(20);
    expect(readPlaythrough(engine, text).actions).toEqual(value.actions);
    expect(readPlaythrough(engine, text).config).toMatchObject({ ...value.config, options: {} });
    expect(report).not.toContain('luck');
  });

  test('is the way to a state, a move or twins, with what was tried there', () => {
    const way = /railhead playthrough 1\nruleset "pebbles"\n(.+\n){5}\n(\d: .+\n)+/;
    const state = reportOf(reachableStates(engine, 'pebbles', START), (one) => !stones(one));
    expect(state.report).toMatch(way);
    const move = reportOf(
      nearMissMoves(engine, 'pebbles', START),
      (one) => engine.checkAction(one.state as never, one.action as never) === null || one.state.step < 3,
    );
    expect(move.report).toMatch(way);
    expect(move.report).toContain(`and then ${JSON.stringify(move.value.action)}`);
    const twins = reportOf(
      twinStates(engine, 'pebbles', START),
      ({ state, viewer }) => viewer === null || !stones(state),
    );
    expect(twins.report).toMatch(new RegExp(`${way.source}and the twin of seed \\d+ for seat \\d`));
    for (const { report } of [state, move, twins]) expect(report).not.toContain('luck');
  });
});

describe('moves', () => {
  property.prop([legalMoves(engine, 'pebbles')], { numRuns: 60 })(
    'that are legal are accepted',
    ({ state, action }) => {
      expect(engine.checkAction(state as never, action as never)).toBeNull();
    },
  );

  property.prop([nearMissMoves(engine, 'pebbles')], { numRuns: 60 })(
    'that are near misses are refused by a rule, or listed',
    ({ state, action }) => {
      const rejection = engine.checkAction(state as never, action as never);
      const listed = [...engine.legalActions(state as never)];
      if (rejection === null) expect(listed).toContainEqual(action);
      else expect(rejection.rule).toMatch(/^[EP]-/);
    },
  );

  test('of both kinds come up', () => {
    const misses = fc.sample(nearMissMoves(engine, 'pebbles'), { numRuns: 200, seed: 1 });
    const refused = misses.filter(({ state, action }) => engine.checkAction(state as never, action as never));
    const rules = new Set(
      refused.map(({ state, action }) => engine.checkAction(state as never, action as never)!.rule),
    );
    expect(refused.length).toBeGreaterThan(15);
    expect(rules.size).toBeGreaterThan(3);
    const moves = fc.sample(legalMoves(engine, 'pebbles'), { numRuns: 100, seed: 1 });
    expect(new Set(moves.map(({ action }) => action.type)).size).toBeGreaterThan(4);
  });
});

describe('states', () => {
  property.prop([reachableStates(engine, 'pebbles')], { numRuns: 20 })('come back from a save', (state) => {
    expect(engine.deserialize(engine.serialize(state as never))).toEqual(state);
  });

  describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
    property.prop([reachableStates(titles, id)], { numRuns: SOAK ? 5 : 3 })(
      'E-HOST-4: where a table may stop, and everybody sees the same ranking of all seats',
      (state) => {
        const stop = { type: 'endGame', seat: null };
        const [rejection] = titles.explainAction(state as never, stop);
        const wasOver = titles.outcome(state as never) !== null;
        expect(rejection?.rule).toBe(wasOver ? 'E-OVER-1' : undefined);
        if (wasOver) return;
        const over = titles.applyAction(state as never, stop);
        const { reason, ranking } = over.outcome ?? { reason: 'none', ranking: [] };
        const seats = over.game.seatNames.map((_: string, seat: number) => seat);
        expect([reason, ranking.map((one: { seat: number }) => one.seat).sort()]).toEqual(['agreed', seats]);
        for (const viewer of [null, ...seats]) {
          const view = titles.view(over, viewer);
          expect(view.outcome).toEqual(over.outcome);
          expect(titles.decisions(view)).toEqual([]);
        }
      },
    );
  });

  property.prop([twinStates(engine, 'pebbles')], { numRuns: 40 })(
    'and their twins look alike to the viewer',
    ({ state, twin, viewer }) => {
      expect([...leaksBetween(engine, [state, twin], viewer)]).toEqual([]);
    },
  );
});
