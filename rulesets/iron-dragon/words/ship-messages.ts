// English for the rejections about ships. A word in braces is a parameter of the rejection.

/** Sentences by rejection code. */
export const shipMessages: Readonly<Record<string, string>> = {
  'ship/aboard': 'The train is aboard the {ship}; until it lands it does nothing but sail.',
  'ship/just-landed': 'The train came by ship this turn; it moves on in the next.',
  'ship/not-in-port': 'Ships are drawn in a port; the train is in none.',
  'ship/declined-here':
    'A ship was declined here; the train must leave the port and come back before it draws again.',
  'ship/nothing-delivered':
    'In the turn of landing another ship is drawn only after a delivery here; otherwise in the next turn.',
  'ship/not-drawn': 'The {ship} was not drawn.',
  'ship/no-fee': 'Passage on the {ship} costs {fee} GP; there is only {cash} GP in hand.',
  'ship/not-aboard': 'The train is not aboard a ship.',
  'ship/boarded-this-turn': 'The ship sails in the next turn.',
  'ship/no-points': 'The ship sails no further this turn.',
  'ship/no-sea-way':
    'The ship cannot sail to {to:milepost}: it goes from sea point to sea point, or into a port beside one.',
};
