// English for seats, cards and the end of a game, by key. It is loaded with the summary, and rules do without
// it.

/** Seats, cards and the end. */
export const milepostSummaryWords = {
  'fact cash': 'cash',
  'fact track': 'track',
  'fact train': '{loads:text}, {points} to move',
  'fact no load': 'no load',

  'sort Demand': 'Demand',
  'sort Contract': 'Contract',
  'sort Event': 'Event',
  'card demand': '{load} to {city}',

  'score cash': 'Cash',
  'score majors': 'Major cities joined',
  'score track': 'Track',
  'unit segments': '{amount#segment|segments}',

  'end time': 'Time ran out. The richest player with a line that joins {count} major cities wins.',
  'end time, no line':
    'Time ran out, and nobody has a line that joins {count} major cities. The richest player wins.',
  'end declared': '{seat} declared victory, with a line that joins {count} major cities and enough money.',
  'end declared by some': '{names:text} declared victory in the same round, and {seat} has more money.',
} as const;
