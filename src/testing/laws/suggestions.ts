// What a ruleset suggests to bots can be played, and comes of what its seat may know.

import { createRandom, type GameAction } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import type { Law } from '../law.js';

/** What would be played first; behind it a line may count on what does not come. */
export const suggestionsAreLegal: Law = {
  name: 'suggestions-are-legal',
  sentence: 'The first action of a suggested line is legal, and on a view the same line is suggested.',
  when: 'regularly',
  *examine({ engine, ruleset, state, random }) {
    if (ruleset.suggest === undefined) return;
    for (const decision of engine.decisions(state)) {
      const draw = random.int(0, 1_000_000);
      const line: readonly GameAction[] = engine.suggest(state, decision, createRandom(draw));
      const view = engine.view(state, decision.seat);
      const seen = firstDifference(line, engine.suggest(view, decision, createRandom(draw)));
      if (seen !== null) yield { detail: `the suggestion for ${decision.id} on the view differs: ${seen}` };
      const [action] = line;
      const rejection = action === undefined ? null : engine.checkAction(state, action);
      if (rejection === null) continue;
      const { rule, code } = rejection;
      yield { detail: `suggested for ${decision.id}, it is refused: ${rule} ${code}`, action };
    }
  },
};
