// English for rejections that only Iron Dragon has, or means otherwise; texts about ships are with the ships.

/** Sentences by rejection code. */
export const ironMessages = {
  'train/not-placed': 'The train is not on the board yet; place it in a city or port first.',
  'train/no-start-there':
    'A train cannot start at {milepost}. It starts in a city or port with track, or in a port city from which a ship reaches track.',

  'foreman/not-dealt': 'The {foreman} is not among the foremen that you were dealt.',
  'foreman/empty-pile': 'No foreman lies on the discard pile.',
  'foreman/not-for-hire': 'Every {foreman} works for somebody already.',
  'foreman/over-budget': 'Hiring costs {price} GP, and only {left} GP of this turn’s budget is left.',
  'foreman/no-cash': 'Hiring costs {price} GP, and you have {cash} GP.',
  'move/no-bribe': 'You would owe a bribe of {bribe} GP underground, and you do not have it.',
  'loco/no-second-train': 'The second train must be of level II, and a {loco} is not.',
} as const;
