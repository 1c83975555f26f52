// Lines that titles suggest are offered as far as the rules let them be played, up to the first draw of luck.

import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type Envelope,
  type GameAction,
} from '../../src/core/engine/index.js';
import { sampleGameOf } from '../../src/testing/sample-game.js';
import { SOAK } from '../long-run.js';

const LINES = SOAK ? 240 : 40;
const engine = createEngine(allRulesets) as unknown as AnyEngine;

test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: a suggested line can be played to its end, or to where luck is drawn',
  (_, ruleset) => {
    const states = sampleGameOf(engine, ruleset)?.history.states ?? [];
    const every = Math.max(1, Math.floor(states.length / LINES));
    let lines = 0;
    for (const state of states.filter((_, place) => place % every === 0)) {
      const [decision] = engine.decisions(state);
      if (decision === undefined) continue;
      const line = engine.suggest(state, decision, createRandom('lines'));
      expect(refusedIn(state, line), `step ${state.step}: ${JSON.stringify(line)}`).toBeNull();
      lines++;
    }
    expect(lines).toBeGreaterThanOrEqual(Math.min(LINES, states.length) - 1);
  },
);

// The first action that is refused before luck is drawn.
function refusedIn(state: Envelope, line: readonly GameAction[]): GameAction | null {
  let now = state;
  for (const action of line) {
    const result = engine.tryAction(now, action);
    if (!result.ok) return action;
    if (JSON.stringify(result.state.luck) !== JSON.stringify(now.luck)) return null;
    now = result.state;
  }
  return null;
}
