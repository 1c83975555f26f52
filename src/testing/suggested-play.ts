// Playing as a ruleset suggests. A suggestion is a line of several actions and may take long to find, so a
// line is played to its end before the next question.

import {
  type AnyEngine,
  type Decision,
  type Envelope,
  type GameAction,
  lacksSuggestions,
  type Random,
} from '../core/engine/index.js';

/** The action that a ruleset suggests in a state of one game; null where it suggests nothing. */
export type Suggester = (state: Envelope, random: Random) => GameAction | null;

/**
 * Creates a player that follows the suggestions of the ruleset for one open obligatory decision, drawn with
 * `random`. It drops a line if another action was played in between, another kind of decision is due or the
 * rules refuse the next action. The first action of a line is returned as suggested, legal or not.
 */
export function followSuggestions(engine: AnyEngine): Suggester {
  let rest: readonly GameAction[] = [];
  let expected = '';
  const isSilent = (state: Envelope) => lacksSuggestions(engine.settingOf(state).ruleset);
  return (state, random) => {
    const owed: readonly Decision[] = engine.decisions(state).filter(({ optional }) => !optional);
    const decision = owed[random.int(0, owed.length - 1)];
    const isExpected = rest.length > 0 && expected === placeOf(state.step, decision);
    if (!isExpected || engine.checkAction(state, rest[0]) !== null)
      rest = isSilent(state) ? [] : engine.suggest(state, decision, random);
    const [action = null, ...later] = rest;
    rest = later;
    expected = placeOf(state.step + 1, decision);
    return action;
  };
}

// Actions in a row that are left to suggestions, or to chance. When chance interrupts a line, its rest is
// lost, and a new line is the most expensive thing in a random game.
const STRETCH = 8;

// The most actions of a line that are skipped at once: other players have put them out of reach.
const AHEAD = 12;

/**
 * Follows the given line: returns its next legal action. If there is no such action, `otherwise` is asked.
 */
export function followLine(
  engine: AnyEngine,
  line: readonly GameAction[],
  otherwise: Suggester = followSuggestions(engine),
): Suggester {
  let next = 0;
  return (state, random) => {
    const near = line.slice(next, next + AHEAD);
    const place = near.findIndex((action) => engine.checkAction(state, action) === null);
    if (place < 0) return otherwise(state, random);
    next += place + 1;
    return near[place];
  };
}

/**
 * Follows a {@link Suggester} in `share` of 100 stretches of actions and in all before `until`; else answers
 * null, and chance picks. It always draws, so that the share changes nothing else.
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
