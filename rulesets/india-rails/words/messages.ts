// English for the rejections that only India Rails has.

/** Sentences by rejection code. */
export const indiaMessages = {
  'pilgrims/not-here': 'Pilgrims do not board in {city}: they board in small and medium cities of India.',
  'pilgrims/aboard-already': 'The train carries Pilgrims already, and it takes one load of them.',
  'pilgrims/none-aboard': 'There are no Pilgrims aboard.',
  'pilgrims/no-destination': 'Pilgrims do not leave the train in {city}: they go to major cities of India.',
  'pilgrims/same-area': 'The Pilgrims boarded in {area} and want to go to another area.',
} as const;
