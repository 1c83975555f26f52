// What rules look at of what a seat may not know, on a toy with purses that are hidden.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  defineAction,
  fields,
  type GameAction,
} from '../../../src/core/engine/index.js';
import { type Parsed, parseAction } from '../../../src/core/engine/play/judge.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { isUnveiled, playWatched } from '../../../src/core/engine/undo/watch.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';
import type { PebblesState } from './pebbles/state.js';
import { pebblesWith, tentatively } from './tentative.js';

// Every one has an opponent for its `target`.
const deed = (
  type: string,
  apply: (step: never, state: PebblesState, action: { seat: number; target: number }) => void,
) =>
  defineAction<PebblesTitle>()({
    type,
    payload: () => ({ target: fields.seat }),
    notation: [type, 'target'],
    *offers() {},
    check: [],
    apply: apply as never,
  });

interface Step {
  readonly before: PebblesState;
  emit(event: object): void;
}

const DEEDS = [
  // Adds to a purse without looking into it.
  deed('tip', ({ before }: Step, state, { target }) => {
    state.seats[target].shells = before.seats[target].shells + 3;
  }),
  // Tells who is richer.
  deed('compare', ({ before, emit }: Step, _, { seat, target }) =>
    emit({ type: 'dieRolled', seat, pips: before.seats[target].shells > before.seats[seat].shells ? 1 : 6 }),
  ),
  // Asks, and says nothing.
  deed('wonder', ({ before }: Step, _, { target }) => void (before.seats[target].shells > 2)),
  // Breaks down where there is less than nothing.
  deed('weigh', ({ before }: Step, state, { target }) => {
    const heap = new Array(Math.min(before.seats[target].shells, 9)).fill(0);
    state.seats[target].shells = heap.length;
  }),
  // Takes the hand of another as it lies, without a look at its stones.
  deed('grab', ({ before }: Step, state, { seat, target }) => {
    state.seats[seat].hand = before.seats[target].hand;
  }),
  // Tells of a hand by handing it on.
  deed('expose', ({ before, emit }: Step, _, { seat, target }) =>
    emit({ type: 'stonesLaid', seat, stones: before.seats[target].hand }),
  ),
  // Once something lies in the sea, all purses are open (see the view).
  deed('audit', ({ before }: Step, state) => {
    state.sea = [...before.sea, 23];
  }),
  // Writes all seats anew, the others as they are.
  deed('tidy', ({ before }: Step, state, { seat }) => {
    state.seats = before.seats.map((one, of) => (of === seat ? { ...one, feathers: 0 } : one));
  }),
  // Copies the state, as rules do that ask what would be if.
  deed('copy', ({ before, emit }: Step, _, { seat }) => {
    const then = { ...before, seats: before.seats.map((one) => ({ ...one })) };
    emit({ type: 'dieRolled', seat, pips: then.turn === null ? 1 : 6 });
  }),
  // Look for an entry of a record that nobody may see, or count its entries.
  deed('search', ({ before, emit }: Step, _, { seat }) =>
    emit({ type: 'dieRolled', seat, pips: 'seed' in before.luck ? 1 : 6 }),
  ),
  deed('list', ({ before, emit }: Step, _, { seat }) =>
    emit({ type: 'dieRolled', seat, pips: Object.keys({ ...before }.luck).length }),
  ),
  deed('own', ({ before, emit }: Step, _, { seat }) =>
    emit({ type: 'dieRolled', seat, pips: Object.hasOwn(before.luck, 'seed') ? 1 : 6 }),
  ),
  // Counts stones that it may not see.
  deed('count', ({ before, emit }: Step, _, { seat, target }) =>
    emit({ type: 'dieRolled', seat, pips: before.seats[target].hand.length }),
  ),
] as const;

const purses = (fork: typeof pebbles.state.fork) =>
  pebblesWith('purses', DEEDS, {
    invariants: () => [],
    state: {
      ...pebbles.state,
      fork,
      // Shells of others are hidden.
      view: (state, viewer) => {
        const shown = pebbles.state.view(state, viewer);
        const seats = shown.seats.map((one, seat) =>
          seat === viewer || state.sea.length > 0 ? one : { ...one, shells: null as never },
        );
        return { ...shown, seats };
      },
    },
  });

describe.each([
  ['a fork', pebbles.state.fork],
  ['immer', undefined],
])('carried out by %s', (_, fork) => {
  const engine = createEngine([defineRuleset(purses(fork) as AnyRuleset)]) as unknown as AnyEngine;
  const state = engine.createPosition('purses', {
    config: { seats: 3, seed: 1 },
    state: {
      round: 1,
      keepsakes: null,
      turn: { seat: 0, moves: 0, rolled: false, since: 0 },
      seats: [{ hand: [0, 6, 12] }, { hand: [2, 3], shells: 5 }, { hand: [4] }],
    },
  });
  const act = (type: string): GameAction => ({ type, seat: 0, target: 1 }) as GameAction;
  const watch = (action: GameAction) => {
    const setting = engine.settingOf(state);
    return playWatched(setting, state, { parsed: parseAction(setting.ready, action) as Parsed, seat: 0 });
  };
  const barrier = (action: GameAction) => tentatively(engine, state, action).barrier;

  test.each([
    ['tip', ['/seats/1/shells'], false, null],
    ['compare', ['/seats/1/shells'], false, 'reveal'],
    ['wonder', ['/seats/1/shells'], false, null],
    ['weigh', ['/seats/1/shells'], false, 'reveal'],
    ['grab', [], true, 'reveal'],
    ['expose', [], true, 'reveal'],
    ['tidy', [], false, null],
    ['count', [], false, null],
    ['copy', ['/seats/1/shells', '/seats/2/shells'], false, null],
    ['search', [], true, 'reveal'],
    ['list', [], true, 'reveal'],
    ['own', [], true, 'reveal'],
  ] as const)('%s looks at %j, at more: %s, and is barred by %s', (type, numbers, sawMore, expected) => {
    const seen = watch(act(type));
    expect([[...seen.numbers], seen.sawMore]).toEqual([numbers, sawMore]);
    expect(barrier(act(type))).toBe(expected);
  });

  test('what is shown by a flag of the state is a reveal, though no rule has read it', () => {
    const { numbers, sawMore } = watch(act('audit'));
    expect([numbers.size, sawMore, barrier(act('audit'))]).toEqual([0, false, 'reveal']);
  });

  test('playing under watch comes to the same', () => {
    for (const action of [
      ...DEEDS.map(({ type }) => act(type)),
      { type: 'layStones', seat: 0, stones: [0, 6] } as GameAction,
      { type: 'drawStone', seat: 0 },
      { type: 'rollDie', seat: 0 },
      { type: 'endTurn', seat: 0 },
    ]) {
      const seen = watch(action);
      const result = engine.tryAction(state, action);
      expect(result.ok && [result.state, result.events]).toEqual([seen.state, seen.events]);
    }
  });
});

describe('what was hidden is shown now', () => {
  test.each<[string, unknown, unknown, unknown, boolean]>([
    ['a number that was null', 7, null, 7, true],
    ['a number that stays null', 7, null, null, false],
    ['a number that was shown', 7, 7, 7, false],
    ['a record that was not there', { gold: 7 }, undefined, { gold: 7 }, true],
    ['a record of which there was a sum', { gold: 7 }, 7, { gold: 7 }, true],
    ['a record that stays away', { gold: 7 }, undefined, undefined, false],
    ['a part of a record', { gold: 7, iron: 1 }, { gold: null, iron: 1 }, { gold: 7, iron: 1 }, true],
    [
      'another part, open before',
      { gold: 7, iron: 1 },
      { gold: null, iron: 1 },
      { gold: null, iron: 2 },
      false,
    ],
    ['what was nothing', null, null, 7, false],
  ])('%s', (_, before, shown, shownNow, isSo) => {
    expect(isUnveiled(before, shown, shownNow)).toBe(isSo);
  });
});
