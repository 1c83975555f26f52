// English for how a turn stands, for prices and for losses, by key. It is loaded with the planning, and rules
// do without it.

/** How a turn stands, prices and losses. */
export const milepostPlanningWords = {
  'unit M': '{amount} M',
  'unit segment': '{amount#segment|segments}',

  'meter budget': '{left} of {all} M to spend',
  'meter starts': '{left} of {all#new start|new starts}',
  'meter movement': '{left} of {all#step|steps} to go',
  'goal cash': '{left} of {all} M in cash',
  'goal majors': '{left} of {all#major city|major cities} joined',
  'goal link': '{left} of {all#link|links} held',

  'price terrain': 'terrain',
  'price city': 'city',
  'price river': 'river',
  'price dry-river': 'dry river',
  'price lake': 'lake',
  'price dry-lake': 'dry lake',
  'price inlet': 'inlet',
  'price port': 'port',
  'price loco': 'loco',
  'price rent': 'rent',
  'price fee': 'fee',

  'reason victory': 'victory',
  'reason timeLimit': 'time limit',

  'lose money': 'Really {label:lower} with {left} M unspent?',
  'lose steps': 'Really {label:lower} with {left#step|steps} to go?',
  'lose room': 'Really {label:lower}, though no card asks for {load}?',
  'lose cargo': 'Really {label:lower}, though its cards pay for {loads:load} aboard?',
  'lose way': 'Really {label:lower}, though {left} M do not last for the rent home?',
} as const;
