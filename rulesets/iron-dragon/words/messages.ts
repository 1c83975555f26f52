// English for the rejections that only Iron Dragon has, or means otherwise; those about ships stand with the ships.

/** Sentences by rejection code. */
export const ironMessages: Readonly<Record<string, string>> = {
  'train/not-placed': 'The train is not on the board yet; place it in a city or port first.',
  'train/no-start-there':
    'A train cannot start at {milepost}: it starts in a city or port on own track, in a city that others’ track leaves at the price of the rent, or in a port city from which a ship reaches track.',

  'foreman/not-dealt': 'There is no {foreman} among the foremen dealt.',
  'foreman/empty-pile': 'No foreman lies on the discard pile.',
  'foreman/not-for-hire': 'Every {foreman} works for somebody already.',
  'foreman/over-budget': 'Hiring costs {price} GP; only {left} GP of this turn’s budget is left.',
  'foreman/no-cash': 'Hiring costs {price} GP; there is only {cash} GP in hand.',
  'move/no-bribe': 'The underground asks a bribe of {bribe} GP, and there is none left to pay it.',
  'loco/no-second-train': 'The second train is of level II; a {loco} is not.',
};
