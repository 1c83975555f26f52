// What a server of boardgame.io does not survive: an error in a move, of which it catches none, ends the process with all
// its matches. So no error leaves a Game; it is reported, and the match stays as it was.

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
 * Refuses what a move throws. A refusal is INVALID_MOVE, of which boardgame.io logs a line with what was sent; where that
 * cannot be put into words (an object with a `toString` of its own, lists a hundred thousand deep) the line would throw.
 * The move is then refused as a plugin may refuse one, which names nothing.
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

/** Stands for the game for as long as it takes to refuse a move of which nothing that was sent may be logged. */
export const REFUSED = Object.freeze({ config: {}, state: null, ...NOTHING_TOLD });

function isSpeakable(args: readonly unknown[]): boolean {
  try {
    return String(args).length >= 0;
  } catch {
    return false;
  }
}
