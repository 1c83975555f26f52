// Playing as a ruleset suggests. What it suggests is a line of several actions and may take long to find, so a line is played
// to its end before the ruleset is asked again.

import type { AnyEngine, Decision, Envelope, GameAction, Random } from '../core/engine/index.js';

/** The action that a ruleset suggests in a state of one game; null where it suggests nothing. */
export type Suggester = (state: Envelope, random: Random) => GameAction | null;

/**
 * Creates what plays one game as its ruleset suggests. The suggestion is for one of the open decisions that the game waits
 * for, drawn with `random`. A line is given up where another action was played in between, another kind of decision is due or
 * the rules refuse what comes next; the first action of a line is returned as it was suggested, legal or not.
 */
export function followSuggestions(engine: AnyEngine): Suggester {
  let rest: readonly GameAction[] = [];
  let expected = '';
  return (state, random) => {
    const owed: readonly Decision[] = engine.decisions(state).filter(({ optional }) => !optional);
    const decision = owed[random.int(0, owed.length - 1)];
    const isExpected = rest.length > 0 && expected === placeOf(state.step, decision);
    if (!isExpected || engine.checkAction(state, rest[0]) !== null)
      rest = engine.suggest(state, decision, random);
    const [action = null, ...later] = rest;
    rest = later;
    expected = placeOf(state.step + 1, decision);
    return action;
  };
}

const placeOf = (step: number, { seat, kind }: Decision) => `${step}/${seat}/${kind}`;
