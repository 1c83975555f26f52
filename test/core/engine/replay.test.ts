// Replays of every title: the state that was played, frozen, and the actions as they were, decisions and all.

import { expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

test.each(allRulesets.map(({ id }) => id))('E-SAVE-1: a game of %s comes back from its record', (id) => {
  const { config, actions, states } = playRandomGame(engine, id, { seed: 6, seats: 3, steps: 120 });
  // Every third action names the decision that it answers.
  const named = actions.map((played, n) => {
    const answers = engine.decisions(states[n]).map((open) => ({ ...played, decision: open.id }));
    const answer = answers.find((one) => engine.checkAction(states[n], one) === null);
    return n % 3 === 0 && answer !== undefined ? answer : played;
  });
  expect(named.some(({ decision }) => decision !== undefined)).toBe(true);

  const record = engine.record(id, config as never, named as never);
  expect(record.actions.every((line) => typeof line === 'string')).toBe(true);
  expect(JSON.stringify(record.actions).length).toBeLessThan(0.5 * JSON.stringify(named).length);
  for (const verify of [true, false]) {
    const again = engine.replay(JSON.stringify(record), { verify });
    expect([again.actions, again.length]).toEqual([named, named.length]);
    expect(again.state).toEqual(states[actions.length]);
    expect(thawed(again.state)).toEqual([]);
  }
  const steps: object[] = [];
  engine.replay(record, {
    onStep: ({ n, action, state }) => steps.push({ n, action, state, thawed: thawed(state) }),
  });
  const asPlayed = states.map((state, n) => ({ n, action: named[n - 1] ?? null, state, thawed: [] }));
  expect(steps).toEqual(asPlayed);
});

// Where a value is not frozen.
function thawed(value: unknown, path = 'state'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) => thawed(item, `${path}.${key}`));
  return Object.isFrozen(value) ? below : [path, ...below];
}
