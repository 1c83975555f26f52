// The key of the luck tells everything to come (E-LUCK-2), so it stays with the host: nothing that a seat is shown or told has
// it, and what a seat imagines has a key of its own.

import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, deepFreeze, startLuck } from '../../src/core/engine/index.js';
import { openSession } from '../../src/serve/protocol/index.js';
import { playRandomGame } from '../../src/testing/index.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const ids = allRulesets.map(({ id }) => id);

test.each(ids)('E-VIEW-1, E-LUCK-2: %s: no view, decision, event or imagined state has the key', (id) => {
  const plan = { seed: 'key', seats: 2, steps: 60, suggested: 60 };
  const { states, events } = playRandomGame(engine, id, plan);
  const { key } = states[0].luck;
  expect(JSON.stringify(states)).toContain(key);
  for (const [step, state] of states.entries()) {
    expect(state.luck.key).toBe(key);
    for (const viewer of [null, 0, 1]) {
      const view = engine.view(state, viewer);
      const told = [view, engine.decisions(view), engine.viewEvents(state, events[step], viewer)];
      expect(JSON.stringify(told)).not.toContain(key);
      // From another key the same view and seed imagine the same, to the last draw.
      if (step % 15 !== 0) continue;
      const imagined = engine.determinize(view, 'mine');
      const other = deepFreeze({ ...state, luck: { ...state.luck, key: startLuck('other', []).key } });
      expect(imagined.luck.key).not.toBe(key);
      expect(engine.determinize(engine.view(other, viewer), 'mine')).toEqual(imagined);
      const fresh = Object.values(imagined.luck.streams);
      expect(fresh).toEqual(fresh.map(() => 0));
    }
  }
});

test('E-LUCK-2: a session tells neither its own seed and key nor those of its games', () => {
  const seed = 'a secret of the host';
  const session = openSession(engine, { seed });
  const answers = [1, 2, 3].map(() =>
    session.answer('{"protocol":1,"type":"new","ruleset":"hex-tycoon","config":{"seats":2}}'),
  );
  expect(answers.join()).not.toContain(seed);
  expect(answers.join()).not.toContain(startLuck(`${seed}/seeds`, []).key);
  expect(answers.every((answer) => answer.includes('"ok":true'))).toBe(true);
  // Seeds of games have 32 digits and keys 64.
  expect(answers.join()).not.toMatch(/[0-9a-f]{32}/);
});
