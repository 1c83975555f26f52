// English for the rejections of the engine itself, by code. A word in braces is a parameter of the rejection.
// `action/no-such` is said for all of `action/no-such-seat`, `action/no-such-card` …

/** Sentences by rejection code. */
export const engineMessages = {
  'action/malformed': 'That is no action of this game ({path}: {message}).',
  'action/no-such': 'There is no {kind} {id} in this game.',
  'game/over': 'The game is over: {reason}.',
  'turn/not-yours': '{seat} has nothing to decide now.',
  'turn/not-now': 'You cannot {action:task} now: {phase:now}.',
  'decision/stale': 'This seat has no open decision {decision}.',
  'host/already-dropped': '{target:seat} was dropped already.',
  'host/last-seat': 'The last present seat cannot be dropped.',
} as const;
