// English for seats, cards and the end of a game, by key. It is loaded with the summary, and rules do without
// it.

/** Seats, cards and the end. */
export const summaryWords = {
  'unit points': '{amount#point|points}',

  'fact company':
    'money {money} MB, [{points#victory point|victory points}, ]train level {level}, {left#rail marker|rail markers} left',
  'fact tycoon': 'tycoon',
  'fact markers': 'markers',

  'sort company': 'Company',
  'sort offered company': 'Offered company',
  'sort tycoon': 'Tycoon',
  'sort offered tycoon': 'Offered tycoon',
  'sort marker': 'Marker',
  'card no place': 'no place left',

  'score points': 'Points',
  'score play': 'Collected in play',
  'score levels': 'Train levels',
  'score alone': 'Places nobody else reaches',
  'score money': 'Money',

  'end allCitiesConnected': 'Every city is connected, which ends the game.', // HT-END-2
  'end railMarkersUsedUp': 'A company has built its last rail marker, which ends the game.', // HT-END-3
  'end roundLimit': 'The last round is over.', // HT-END-8
} as const;
