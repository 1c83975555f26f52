// What a ruleset suggests to bots can be played, and comes of what its seat may know.

import type { Decision, GameAction } from '../../core/engine/index.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { firstDifference } from '../difference.js';
import { type Law, some } from '../law.js';

/** What would be played first; behind it a line may count on what does not come. */
export const suggestionsAreLegal: Law = {
  name: 'suggestions-are-legal',
  sentence:
    'The first action of a suggested line is legal, as is that of every plan, of which the first is the suggestion; on a view they are the same.',
  when: 'regularly',
  cost: 10,
  *examine({ engine, ruleset, state, random }) {
    if (ruleset.suggest === undefined) return;
    for (const decision of some<Decision>(engine.decisions(state), 2, random)) {
      const draw = random.int(0, 1_000_000);
      const line: readonly GameAction[] = engine.suggest(state, decision, createHashedRandom(draw));
      const plans = engine.plans(state, decision, createHashedRandom(draw));
      const view = engine.view(state, decision.seat);
      // The suggestion comes first among them.
      const planned = firstDifference(plans, engine.plans(view, decision, createHashedRandom(draw)));
      if (planned !== null) yield { detail: `the plans for ${decision.id} on the view differ: ${planned}` };
      const first = firstDifference(line, plans[0]?.line ?? line);
      if (first !== null)
        yield { detail: `the best plan for ${decision.id} is not the suggestion: ${first}` };
      for (const [action] of new Set([line, ...plans.slice(1).map((plan) => plan.line)])) {
        const rejection = action === undefined ? null : engine.checkAction(state, action);
        if (rejection === null) continue;
        const { rule, code } = rejection;
        yield { detail: `suggested for ${decision.id}, it is refused: ${rule} ${code}`, action };
      }
    }
  },
};
