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

  'click startup': 'Click a line of a card, or a city: you see the track there and its price.',
  'click operations': 'Click a city, or a line of a card: you see the train’s way there.',
  'click building': 'Click a line of a card, or a city: you see the track there and its price.',
  'tour line':
    'Your cards say what is paid, for which load and where. Click the marked line: you see the track that it needs. Then build.',
  'tour end': 'The track lies, or the money of this turn is spent. End the turn.',
  'tour rest': 'Click the line again, and build the rest.',
  'tour startup': 'Trains run when the startup turns are over. End this one, too.',
  'tour train': 'Click the line: your train begins in the city that has the load.',
  'tour load': 'Click the line, and pick up the load.',
  'tour run': 'Click the line: the train runs to the city that pays.',
  'tour deliver': 'Click the line once more, and deliver. You get the money and a new card.',
  'tour done': 'That was a delivery: track, train, load, money. Play on, or begin a game of your own.',
} as const;
