// English for the rejections that only India Rails has.

/** Sentences by rejection code. */
export const indiaMessages: Readonly<Record<string, string>> = {
  'pilgrims/not-here': 'Pilgrims board in small and medium cities of India only, not in {city}.',
  'pilgrims/aboard-already': 'A train carries one load of Pilgrims at most.',
  'pilgrims/none-aboard': 'There are no Pilgrims aboard.',
  'pilgrims/no-destination': 'Pilgrims are set down in major cities of India only, not in {city}.',
  'pilgrims/same-area': 'The Pilgrims boarded in {area} and want to go to another area.',
};
