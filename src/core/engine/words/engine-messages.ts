// English for what the engine itself says: its rejections by code, what hosts do and what is told of it by
// type. A word in braces is a parameter of the rejection. `action/no-such` is said for all of
// `action/no-such-seat`, `action/no-such-card` …

/** Sentences by rejection code. */
export const engineMessages = {
  'action/malformed': 'That is no action of this game ({path}: {message}).',
  'action/no-such': 'There is no {kind} {id} in this game.',
  'game/over': 'The game is over: {reason}.',
  'turn/not-yours': '{seat} has nothing to decide now.',
  'turn/not-now': 'You cannot {action:task} now: {phase:now}.',
  'decision/stale': 'This seat has no open decision {decision}.',
  'host/already-dropped': '{target:seat} was dropped already.',
  'host/already-left': '{target:seat} was left already.',
  'host/last-seat': 'The last present seat cannot be dropped or left.',
  'host/not-vacant': '{target:seat} was not left, so nobody can take the seat.',
} as const;

/** Sentences by type, for actions of hosts and for facts about seats. */
export const engineSentences = {
  dropSeat: 'The host drops {target:seat}, and nobody can take the seat.',
  leaveSeat: '{target:seat} leaves, and somebody else may take the seat.',
  takeSeat: 'Somebody plays for {target:seat} again.',
  endGame: 'The host ends the game, as the table agreed.',
  seatDropped: '{seat} has left and will not come back.',
  seatLeft: '{seat} has left: nobody plays for the seat now.',
  seatTaken: 'Somebody plays for {seat} again.',
} as const;
