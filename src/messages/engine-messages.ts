// English for the rejections of the engine itself, by code. A word in braces is a parameter of the rejection.

/** Sentences by rejection code. */
export const engineMessages: Readonly<Record<string, string>> = {
  'action/malformed': 'That is no action of this game ({path}: {message}).',
  'game/over': 'The game is over: {reason}.',
  'turn/no-such-seat': 'There is no seat {seat} in this game.',
  'turn/not-yours': 'Seat {seat} has nothing to decide now.',
  'turn/not-now': 'In the phase {phase} there is no {action}.',
  'decision/stale': 'This seat has no open decision {decision}.',
  'host/no-such-seat': 'There is no seat {target} to drop.',
  'host/already-dropped': 'Seat {target} was dropped already.',
  'host/last-seat': 'The last present seat cannot be dropped.',
};
