// What a server of boardgame.io does not survive: it catches no error in a move, so one ends the process with
// all its matches. So no error leaves a Game; it is reported, and the match does not change.

import type { Plugin } from 'boardgame.io';

/** Told of errors that are nobody's fault at the table: the engine's, or a config that cannot be played. */
export type FaultListener = (error: unknown) => void;

// boardgame.io's entries cannot be imported by node as ES modules; this is the value of its INVALID_MOVE.
export const INVALID_MOVE = 'INVALID_MOVE';

/** The function, with an answer for when it throws; the error is reported. */
export function guarded<Args extends unknown[], Answer, Otherwise>(
  onFault: FaultListener,
  otherwise: () => Otherwise,
  answer: (...args: Args) => Answer,
): (...args: Args) => Answer | Otherwise {
  return (...args) => {
    try {
      return answer(...args);
    } catch (error) {
      onFault(error);
      return otherwise();
    }
  };
}

/**
 * Refuses what a move throws. A refusal is INVALID_MOVE, for which boardgame.io logs what was sent. For
 * values that have no text (an object with a broken `toString`, lists a hundred thousand deep) the log would
 * throw. Such a move is refused as a plugin may refuse one, which logs nothing of it.
 */
export function refusing(onFault: FaultListener): Plugin {
  return {
    name: 'railhead',
    fnWrap: (move, method) => {
      if (method !== 'MOVE') return move;
      const safely = guarded(onFault, () => INVALID_MOVE, move);
      return (context, ...args: unknown[]) => {
        const played = safely(context, ...args);
        return played === INVALID_MOVE && !isSpeakable(args) ? REFUSED : played;
      };
    },
    isInvalid: ({ G }) => G === REFUSED && 'refused',
  };
}

/** What a game tells before anything has happened. */
export const NOTHING_TOLD = Object.freeze({ events: [], story: [], refused: null });

/** Replaces the game while a move is refused of which nothing may be logged. */
export const REFUSED = Object.freeze({ config: {}, state: null, ...NOTHING_TOLD });

function isSpeakable(args: readonly unknown[]): boolean {
  try {
    return String(args).length >= 0;
  } catch {
    return false;
  }
}
