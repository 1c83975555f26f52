// English for the rejections about ships. A word in braces is a parameter of the rejection.

/** Sentences by rejection code. */
export const shipMessages = {
  'ship/aboard': 'The train is aboard the {ship}, which must land first.',
  'ship/just-landed': 'The train came by ship this turn, so it moves on in the next.',
  'ship/not-in-port': 'The train is not in a port, so no ship comes.',
  'ship/declined-here': 'You declined a ship here. Leave the port and come back before you ask again.',
  'ship/nothing-delivered':
    'You have landed this turn: deliver here first, or ask for another ship in the next turn.',
  'ship/not-drawn': 'The {ship} was not drawn.',
  'ship/no-fee': 'The passage on the {ship} costs {fee} GP, and you have {cash} GP.',
  'ship/not-aboard': 'The train is not aboard a ship.',
  'ship/boarded-this-turn': 'The ship sails in the next turn.',
  'ship/no-points': 'The ship sails no further this turn.',
  'ship/no-sea-way':
    'The ship cannot sail to {to:milepost}: that is not the next sea point or port on its way.',
} as const;
