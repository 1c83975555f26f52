// Views that advance (E-VIEW-1): a patch makes the next view out of the one before, tells no more than it, and is refused where it does
// not fit.

import { gzipSync } from 'node:zlib';
import { fc, test as prop } from '@fast-check/vitest';
import { applyPatches, enablePatches } from 'immer';
import { describe, expect, test } from 'vitest';
import { engine } from '../../../src';
import {
  type AnyEngine,
  applyViewPatch,
  InvalidInputError,
  viewPatch,
  viewsSince,
} from '../../../src/core/engine';
import { greedyBot, playGame } from '../../../src/players/bots';
import { twinOf } from '../../../src/testing';
import { playedGames } from '../../../src/testing/arbitraries';
import { SOAK } from '../../long-run.js';

enablePatches();
const any = engine as unknown as AnyEngine;
type State = ReturnType<AnyEngine['createGame']>;
// Over the wire and back.
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe.each(engine.rulesets.map(({ id }) => id))('%s', (id) => {
  const games = playedGames(any, id, { maxSteps: 60 });
  const viewersOf = ({ game }: State) => [
    null,
    ...Array.from(game.seatNames, (_: string, seat: number) => seat),
  ];

  prop.prop([games, fc.nat(1000)], { numRuns: SOAK ? 8 : 3 })(
    'E-VIEW-1: the view before with its patch is the view after, byte for byte',
    ({ states }, pick) => {
      const viewers = viewersOf(states[0]);
      const viewer = viewers[pick % viewers.length];
      let held = sent(any.view(states[0], viewer));
      for (let step = 1; step < states.length; step++) {
        const patch = sent(viewPatch(any, states[step - 1], states[step], viewer));
        const next = applyViewPatch(held, patch);
        expect(JSON.stringify(next)).toBe(JSON.stringify(any.view(states[step], viewer)));
        expect(JSON.stringify(applyPatches(held, patch.changes as never))).toBe(JSON.stringify(next));
        held = next;
      }
      // Far apart, and back.
      const [first, last] = [states[0], states[states.length - 1]];
      const back = applyViewPatch(held, sent(viewPatch(any, last, first, viewer)));
      expect(JSON.stringify(back)).toBe(JSON.stringify(any.view(first, viewer)));
      const there = applyViewPatch(back, sent(viewPatch(any, first, last, viewer)));
      expect(JSON.stringify(there)).toBe(JSON.stringify(held));
    },
  );

  prop.prop([games, fc.nat(1000), fc.nat(1_000_000)], { numRuns: SOAK ? 8 : 3 })(
    'E-VIEW-1: states that look alike to a seat give it the same patch',
    ({ states }, pick, seed) => {
      const [before, after] = [states[pick % states.length], states[(pick + 1) % states.length]];
      for (const viewer of viewersOf(before)) {
        const [twin, next] = [before, after].map((state) => twinOf(any, state, viewer, seed));
        const patch = JSON.stringify(viewPatch(any, before, after, viewer));
        expect(JSON.stringify(viewPatch(any, twin, next, viewer))).toBe(patch);
      }
    },
  );

  // A record has all steps from the start.
  const whole = playedGames(any, id, { maxSteps: 60, deep: false });
  prop.prop([whole, fc.nat(1000)], { numRuns: SOAK ? 4 : 2 })(
    'a client that comes back is told each step that it missed',
    ({ config, actions, states, events }, pick) => {
      const record = any.record(id, config as never, actions as never);
      const from = pick % states.length;
      for (const viewer of viewersOf(states[0])) {
        const missed = viewsSince(any, record, viewer, from);
        expect(missed).toHaveLength(actions.length - from);
        let held = sent(any.view(states[from], viewer));
        for (const [n, { patch, events: seen }] of missed.entries()) {
          held = applyViewPatch(held, sent(patch));
          expect(JSON.stringify(held)).toBe(JSON.stringify(any.view(states[from + n + 1], viewer)));
          expect(seen).toEqual(any.viewEvents(states[0], events[from + n + 1], viewer));
        }
      }
    },
  );
});

const before = engine.createGame('hex-tycoon', { seats: ['Ann', 'Ben'], seed: 7 });
const after = engine.applyAction(before, [...engine.legalActions(before)][0]);
const view = engine.view(before, 0);
const patch = viewPatch(engine, before, after, 0);

test('what did not change is the same object, and everything is frozen', () => {
  const next = applyViewPatch(view, sent(patch));
  expect(next.game).toBe(view.game);
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(next)).toBe(true);
  expect(Object.isFrozen(applyViewPatch(sent(view), sent(patch)).game)).toBe(true);
});

const steps = { viewer: 0, from: 0, step: 0 };
const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);
test.each<readonly [what: string, patch: unknown, where: string]>([
  ['nothing', undefined, ''],
  ['a text', '{}', ''],
  ['a list', [], ''],
  ['a surplus field', { ...patch, more: 1 }, ''],
  ['no changes', steps, 'changes'],
  ['a step that is none', { ...patch, step: -1 }, 'step'],
  ['the patch of another seat', viewPatch(engine, before, after, 1), 'viewer'],
  ['the patch of another step', { ...patch, from: 5 }, 'from'],
  ['a patch that does not lead where it says', { ...patch, step: 2 }, 'step'],
  ['an unknown change', change({ op: 'move', path: ['step'] }), 'changes.0.op'],
  ['no value', change({ op: 'replace', path: ['step'] }), 'changes.0.value'],
  [
    'a value that JSON does not have',
    change({ op: 'replace', path: ['round'], value: Number.NaN }),
    'changes.0.value',
  ],
  ['a function', change({ op: 'replace', path: ['round'], value: () => 1 }), 'changes.0.value'],
  ['a date', change({ op: 'replace', path: ['round'], value: new Date(0) }), 'changes.0.value'],
  ['a list with a hole', change({ op: 'replace', path: ['round'], value: new Array(2) }), 'changes.0.value'],
  ['a value that is too deep', change({ op: 'replace', path: ['round'], value: deep(500) }), ''],
  [
    'a path that is too long',
    change({ op: 'replace', path: Array(65).fill('a'), value: 1 }),
    'changes.0.path',
  ],
  ['a field that is not there', change({ op: 'replace', path: ['nowhere'], value: 1 }), 'changes.0'],
  ['a field that is there already', change({ op: 'add', path: ['step'], value: 1 }), 'changes.0'],
  ['a field to remove that is not there', change({ op: 'remove', path: ['nowhere'] }), 'changes.0'],
  ['the whole view to remove', change({ op: 'remove', path: [] }), 'changes.0'],
  ['a place behind the end', change({ op: 'add', path: ['seats', 9], value: 1 }), 'changes.0'],
  ['the length of a list', change({ op: 'replace', path: ['seats', 'length'], value: 1e9 }), 'changes.0'],
  ['a field of a number', change({ op: 'replace', path: ['step', 'toFixed'], value: 1 }), 'changes.0'],
  ['a prototype', change({ op: 'add', path: ['__proto__', 'polluted'], value: 1 }), 'changes.0'],
  ['a prototype as a field', change({ op: 'add', path: ['__proto__'], value: { polluted: 1 } }), 'changes.0'],
  ['a constructor', change({ op: 'replace', path: ['constructor', 'prototype'], value: 1 }), 'changes.0'],
  [
    'a value with a prototype',
    JSON.parse(
      JSON.stringify(change({ op: 'replace', path: ['round'], value: { a: 1 } })).replace(
        '"a"',
        '"__proto__"',
      ),
    ),
    'changes.0.value',
  ],
])('%s is refused with the place, and nothing changes', (_, wrong, where) => {
  const text = JSON.stringify(view);
  let refused: unknown;
  try {
    applyViewPatch(view, wrong);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(InvalidInputError);
  const [issue] = (refused as InvalidInputError).issues;
  expect(issue.path.join('.')).toBe(where);
  expect(issue.message).toMatch(/\w+ \w+/);
  expect(JSON.stringify(view)).toBe(text);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

function change(one: object) {
  return { ...steps, changes: [one] };
}

// Without any change it is a patch.
const noChanges = (value: unknown) => Array.isArray(value) && value.length === 0;
const nonsense = fc.jsonValue({ maxDepth: 4 }).filter((value) => !noChanges(value));
prop.prop([nonsense])('whatever a patch is, it is refused by type', (value) => {
  expect(() => applyViewPatch(view, value)).toThrow(InvalidInputError);
  expect(() => applyViewPatch(view, { ...steps, changes: value })).toThrow(InvalidInputError);
});

prop.prop([
  fc.array(
    fc.record({
      op: fc.constantFrom('add', 'remove', 'replace'),
      path: fc.array(fc.constantFrom('seats', 'game', 'step', 'own', '__proto__', 'length', 0, 1, 2), {
        maxLength: 4,
      }),
      value: fc.jsonValue(),
    }),
    { maxLength: 3 },
  ),
])('whatever the changes are, the result is a view or the patch is refused', (list) => {
  const changes = list.map(({ value, ...one }) => (one.op === 'remove' ? one : { ...one, value }));
  try {
    expect(applyViewPatch(view, { ...steps, changes }).step).toBe(0);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError);
  }
});

const ACTIONS = SOAK ? 800 : 200;
test('six seats of China Rails get patches of 0.3 kB in gzip at most, in the mean', () => {
  let state = any.createGame('china-rails', { seats: 6, seed: 7 } as never);
  const sizes: number[] = [];
  playGame(any, 'china-rails', {
    config: { seats: 6, seed: 7 },
    bots: [greedyBot],
    maxActions: ACTIONS,
    onAction({ state: next }) {
      for (const viewer of [null, 0, 1, 2, 3, 4, 5])
        sizes.push(gzipSync(JSON.stringify(viewPatch(any, state, next, viewer))).length);
      state = next;
    },
  });
  expect(sizes).toHaveLength(7 * ACTIONS);
  expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(300);
});

test('E-VIEW-1: a patch that comes late, for a view that has gone on, is refused', () => {
  const gone = engine.view(after, 0);
  expect(applyViewPatch(view, sent(patch))).toEqual(gone);
  for (const late of [sent(patch), { ...sent(patch), changes: [] }]) {
    expect(() => applyViewPatch(gone, late)).toThrow('goes on from step 0, and this view stands at step 1');
  }
});

test('a step that the game does not have is refused', () => {
  const record = engine.record('hex-tycoon', { seats: 2, seed: 7 }, []);
  expect(viewsSince(engine, record, null, 0)).toEqual([]);
  for (const step of [1, -1, 0.5, Number.NaN, '0' as never])
    expect(() => viewsSince(engine, record, null, step)).toThrow(InvalidInputError);
  expect(() => viewsSince(engine, record, 2, 0)).toThrow(InvalidInputError);
  expect(() => viewPatch(engine, before, after, 9)).toThrow(InvalidInputError);
});
