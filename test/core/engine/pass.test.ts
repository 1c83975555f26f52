// The action by which a seat leaves a decision with nothing more done: in whole games of every title.

import { expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../../src/core/engine/index.js';
import { pebbles } from './pebbles/pebbles.js';

const engine = createEngine([...allRulesets, pebbles]) as unknown as AnyEngine;

test.each([
  'china-rails',
  'india-rails',
  'iron-dragon',
  'hex-tycoon',
  'twentieth-century-limited',
  'pebbles',
])(
  '%s: passing is legal, the seat is not asked the same again, and where it cannot pass is a choice',
  (id) => {
    // The kinds of decisions that were left by passing, and those that could not be.
    const passed = new Set<string>();
    const stuck = new Set<string>();
    for (const seed of [1, 2, 3]) {
      let state = engine.createGame(id, { seats: 3, seed } as never);
      const random = createRandom('pass', seed);
      for (let step = 0; step < 400 && engine.outcome(state) === null; step++) {
        for (const decision of engine.decisions(state)) {
          const { seat, kind } = decision;
          const view = engine.view(state, seat);
          const pass = engine.passAction(state, decision);
          expect(engine.passAction(view, decision)).toEqual(pass);
          (pass === null ? stuck : passed).add(kind);
          if (pass === null) continue;
          const after = engine.tryAction(state, { ...pass, decision: decision.id } as never);
          if (!after.ok) throw new Error(`${pass.type} at ${kind}: ${after.rejection.code}`);
          // A seat may have two turns in a row: the last at the start of a milepost game has.
          if (after.events.some(({ type }) => type === 'turnBegan')) continue;
          expect(after.decisions.filter((one) => one.seat === seat && one.kind === kind)).toEqual([]);
        }
        const { seat } = engine.decisions(state).find(({ optional }) => !optional)!;
        state = engine.applyAction(state, engine.sampleAction(state, seat, random) as never);
      }
    }
    const lists = KINDS[id].map((kinds) => kinds.split(' '));
    for (const [n, met] of [passed, stuck].entries()) {
      expect([...met].filter((kind) => !lists[n].includes(kind))).toEqual([]);
      expect(lists[n].filter((kind) => kind !== '' && !RARE.includes(kind) && !met.has(kind))).toEqual([]);
    }
  },
);

// Kinds that do not come up in every few games.
const RARE = ['loseLoad', 'callShip', 'keepForeman', 'gull'];

// By title the kinds of decision in these games that a seat can pass at, and those at which it must choose.
const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  'china-rails': ['building operations startup', 'loseLoad'],
  'india-rails': ['building operations startup', 'loseLoad'],
  'iron-dragon': ['building callShip operations startup', 'chooseForeman keepForeman loseLoad'],
  'hex-tycoon': ['build dividend upgrade', 'chooseCompany chooseStartingCity placeMarker'],
  'twentieth-century-limited': ['action finish track', 'draft keepRegional track'],
  pebbles: ['turn', 'gull keepsake wave'],
};

test('a decision that is not open has no pass, and a view answers for its own seat only', () => {
  const state = engine.createGame('china-rails', { seats: 2, seed: 7 });
  expect(engine.passAction(state, { seat: 0, kind: 'building' })).toBeNull();
  const [{ seat, kind }] = engine.decisions(state);
  expect(engine.passAction(state, { seat, kind })).toEqual({ type: 'endTurn', seat });
  expect(() => engine.passAction(engine.view(state, 1 - seat), { seat, kind })).toThrow();
});

test('HT-DIVIDEND-2: passing is not the last of a list where others may be played besides', () => {
  const rules = engine.rulesets.find((one) => one.id === 'hex-tycoon')!;
  const { actions, passBy } = rules.phases.dividend;
  expect([actions.at(-1)?.type, passBy]).toEqual(['removeObsolescence', 'payDividend']);
});
