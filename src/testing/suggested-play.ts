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

// So many actions of a line may be passed over at once: what another player did in between has put them out of reach.
const AHEAD = 12;

/**
 * As {@link followSuggestions}, but along a line of play that is given, as far as the rules let it: the next of its actions that is legal.
 * Where none is, the ruleset is asked.
 */
export function followLine(engine: AnyEngine, line: readonly GameAction[]): Suggester {
  const follow = followSuggestions(engine);
  let next = 0;
  return (state, random) => {
    const near = line.slice(next, next + AHEAD);
    const place = near.findIndex((action) => engine.checkAction(state, action) === null);
    if (place < 0) return follow(state, random);
    next += place + 1;
    return near[place];
  };
}

/**
 * As the {@link Suggester} that is given, for so many stretches of actions in a hundred; in the others it answers null, which leaves the action
 * to chance. It draws at every action, so that nothing else changes with the share. Up to action `until` of the game all are followed.
 */
export function followSometimes(follow: Suggester, share: number, until = 0): Suggester {
  let end = until;
  let isSuggested = true;
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
