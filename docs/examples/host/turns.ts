// What a seat plays: one action or several, which a client sends again when it has not heard the answer.

import { describe } from 'railhead';
import type { AnyEngine } from 'railhead/engine';
import type { Match } from './match.js';
import { type Answer, Refusal } from './requests.js';

/** The message of a seat that plays. */
interface Turn {
  readonly actions: readonly object[];
  /** Names the message. A message with the id of the one before is answered as that was, and not played again. */
  readonly id: string | null;
  /** The step at which the match must stand. A client names it that does not know whether its message came through. */
  readonly step: number | null;
}

/** Plays for the seats of one host. */
export type PlayTurn = (match: Match, seat: number, message: Readonly<Record<string, unknown>>) => Answer;

/** Makes what plays; `onPlayed` hears of every message that changed a match. */
export function createTurns(engine: AnyEngine, onPlayed: (match: Match) => void): PlayTurn {
  // The last message of each seat that had an id, by match and seat.
  const answered = new WeakMap<Match, Map<number, { readonly id: string; readonly answer: Answer }>>();

  // Up to the first action that is refused. What was played stays played: it is on the disk.
  function play(match: Match, seat: number, { actions, step }: Turn): Answer {
    const now = match.state().step;
    if (step !== null && step !== now)
      return [409, { step: now, played: 0, refused: `the match stands at step ${now}, not at ${step}` }];
    let played = 0;
    try {
      for (const action of actions) {
        const result = match.play(seat, action);
        if (!result.ok) {
          const { rejection } = result;
          const refused = describe(engine.view(match.state(), seat) as never, rejection);
          return [409, { step: match.state().step, played, refused, rejection }];
        }
        played++;
      }
      return [200, { step: match.state().step, played }];
    } finally {
      if (played > 0) onPlayed(match);
    }
  }

  return (match, seat, message) => {
    const turn = turnIn(message);
    const seats = answered.get(match) ?? new Map();
    const before = seats.get(seat);
    if (turn.id !== null && before?.id === turn.id) return before.answer;
    const answer = play(match, seat, turn);
    if (turn.id !== null) answered.set(match, seats.set(seat, { id: turn.id, answer }));
    return answer;
  };
}

const MOST_ACTIONS = 200;

function turnIn({
  action,
  actions = [action],
  id = null,
  step = null,
}: Readonly<Record<string, unknown>>): Turn {
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > MOST_ACTIONS)
    throw new Refusal(400, `actions is a list of 1 to ${MOST_ACTIONS}`);
  if (!actions.every((one) => typeof one === 'object' && one !== null))
    throw new Refusal(400, 'an action is an object');
  if (id !== null && (typeof id !== 'string' || id.length > 64))
    throw new Refusal(400, 'id is a text of at most 64 characters');
  if (step !== null && !Number.isInteger(step)) throw new Refusal(400, 'step is a whole number');
  return { actions, id, step: step as number | null };
}
