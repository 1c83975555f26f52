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

// Actions in a row that are left to suggestions, or to chance. Where chance breaks into a line, the rest of it is lost, and to find
// another takes longer than anything else in a random game.
const STRETCH = 8;

/**
 * As {@link followSuggestions}, for so many stretches of actions in a hundred; in the others it answers null, which leaves the action
 * to chance. It draws at every action, so that nothing else changes with the share.
 */
export function followSometimes(engine: AnyEngine, share: number): Suggester {
  const follow = followSuggestions(engine);
  let end = 0;
  let isSuggested = false;
  return (state, random) => {
    const drawn = random.int(1, 100);
    if (state.step >= end) {
      end = state.step + STRETCH;
      isSuggested = drawn <= share;
    }
    return isSuggested ? follow(state, random) : null;
  };
}

const placeOf = (step: number, { seat, kind }: Decision) => `${step}/${seat}/${kind}`;
