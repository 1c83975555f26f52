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
} as const;
