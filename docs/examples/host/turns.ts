// What a seat plays: one action or several, which a client sends again when it has not heard the answer.

import type { AnyEngine, GameAction } from 'railhead/engine';
import type { Match } from './match.js';
import { type Answer, Refusal } from './requests.js';

/** The message of a seat that plays. */
interface Turn {
  readonly actions: readonly object[];
  /** Names the message. Its actions are played once, also if it comes again after a restart. */
  readonly id: string | null;
  /**
   * The step at which the match must stand. A client names it that does not know whether its message came
   * through.
   */
  readonly step: number | null;
}

/** Plays for the seats of one host. */
export type PlayTurn = (match: Match, seat: number, message: Readonly<Record<string, unknown>>) => Answer;

/** Makes what plays; `onPlayed` hears of every message that changed a match. */
export function createTurns(engine: AnyEngine, onPlayed: (match: Match) => void): PlayTurn {
  // Up to the first action that is refused. The actions before it stay played: they are on the disk.
  return (match, seat, message) => {
    const { actions, id, step } = turnIn(message);
    const sent = id === null ? null : `${seat}/${id}`;
    const before = sent === null ? { played: 0, step: 0 } : match.sent(sent);
    let { played } = before;
    const now = match.state().step;
    if (played === actions.length) return [200, { step: now, played }];
    // A message of which a part was played goes on where the host was killed, if nothing came between.
    const expected = played > 0 ? before.step : step;
    if (expected !== null && expected !== now)
      return [409, { step: now, played, refused: `the match stands at step ${now}, not at ${expected}` }];
    try {
      for (const action of actions.slice(played)) {
        // The seat comes from the key, not from the message.
        const result = match.play({ ...action, seat } as GameAction, { sent });
        if (!result.ok) {
          const { rejection } = result;
          const state = match.state();
          const seatNames = match.players().map(({ name }) => name);
          const refused = engine.describe(engine.view(state, seat), rejection, { seatNames });
          return [409, { step: state.step, played, refused, rejection }];
        }
        played++;
      }
      return [200, { step: match.state().step, played }];
    } finally {
      if (played > before.played) onPlayed(match);
    }
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
