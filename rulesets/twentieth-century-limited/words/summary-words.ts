// English for seats, cards and the end of a game, by key. It is loaded with the summary, and rules do without
// it.

/** Seats, cards and the end. */
export const summaryWords = {
  'unit points': '{amount#point|points}',

  'fact points': 'points',
  'fact some points': '{points} and more',
  'fact waivers': 'waivers',
  'fact founded': 'founded',
  'fact regions': 'regions',
  'fact companies': 'companies',
  'fact regional': 'regional',
  'fact offered': 'offered',
  'fact named card': '{name:text} for {points}[ ({cities:text})]',

  'sort offered': 'Offered',
  'sort regional': 'Regional Card',
  'sort company': 'Company Card',
  'sort display': 'Display',
  'sort bonus': 'Bonus Card',
  'card era': 'Era {era}',

  'bonus in play': 'For the first player who has {what:text}.',
  'bonus at the end': 'At the end, for every player who has {what:text}.',
  'bonus and': ', and ',
  'bonus or': ', or ',
  'bonus companies': 'founded {count#company|companies}',
  'bonus regionals': 'completed {count#Regional Card|Regional Cards}',
  'bonus value': 'founded companies worth {points#point|points} together',
  'bonus eras': 'completed the regions of eras {eras:text}',
  'bonus region': 'founded {count#company|companies} with a city in the region {region:text}',
  'bonus one city': 'scored cards with one of {cities:text}',
  'bonus cities': 'scored cards with {count} different ones of {cities:text}',
  'bonus of': '{most:text} or {last:text}',

  'score points': 'Points',
  'score regionals': 'Regional Cards',
  'score companies': 'Company Cards',
  'score bonuses': 'Bonus Cards',
  'score waivers': 'Waivers',

  'end companies': '{seat} scored enough Company Cards to end the game.',
  'end regionals': '{seat} scored enough Regional Cards to end the game.',
  'end cards': '{seat} has more cards than those with as many points.',
} as const;
