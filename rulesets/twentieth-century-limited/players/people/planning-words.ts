// English for how a turn stands, for prices and for losses, by key. It is loaded with the planning, and rules
// do without it.

/** How a turn stands, and prices. */
export const planningWords = {
  'unit waivers': '{amount#waiver|waivers}',
  'unit line': '{amount#line|lines}',

  'meter lines': '{left} of {all#line|lines} to lay',
  'meter action': '{left} of {all#action|actions}',
  'meter waivers': '{left} of {all#waiver|waivers}',
  'meter segments': '{left} of {all#segment|segments} in supply',
  'goal companies': '{left} of {all#company|companies} founded',
  'goal regionals': '{left} of {all#regional card|regional cards} completed',

  'reason victory': 'victory',

  'price own': 'own',
  'price waiver': 'waiver',

  'click track': 'Click a card or a city: you see the segments for it.',
  'tour keep': 'You score a Regional Card if your track joins its cities. Keep the marked card.',
  'tour lay':
    'Click the marked card: you see the segments that join its cities. Build as many as this turn allows.',
  'tour end': 'End the turn: the rest comes in your next one.',
  'tour rest': 'Click the card again, and build the rest.',
  'tour score': 'The cities are joined. Click the card, and score it.',
  'tour done':
    'You have scored a card. Company Cards bring more points, and take your track. Play on, or begin a game of your own.',
} as const;
