// English for the names of mileposts, segments and cards, by key. Cities, goods and locos have theirs in the
// data; a translation names them by id: `city beijing`, `load rice`, `loco freight`, `event 137`.

/** Names that are made of other names. */
export const milepostNameWords = {
  'name milepost': 'the milepost {way:text} of {city:text}',
  'name sea point': 'the sea point {way:text} of {city:text}',
  'name near': 'a place near {city:text}',
  'name whereabouts in': 'in {city:text}',
  'name whereabouts near': 'near {city:text}',
  'name segment': 'the segment from {from:text} to {to:text}',
  'name demand': '{load:text} to {city:text} for {payout}',
  'name card': 'the card with {most:text} and {last:text}',
  'name event': 'the event “{name:text}”',
  'name tax': 'a tax of {amount} M',
  'name no tax': 'no tax',
  'way east': '{count} east',
  'way west': '{count} west',
  'way north-east': '{count} north-east',
  'way north-west': '{count} north-west',
  'way south-east': '{count} south-east',
  'way south-west': '{count} south-west',
} as const;
