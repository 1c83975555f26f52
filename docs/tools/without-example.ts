// Functions that have no example in the reference yet: parts of whole rulesets, pictures and servers, which the guides and starters show.
// A new function has one, or the site is not built; one that has got its example leaves this list.

export const WITHOUT_EXAMPLE: readonly string[] = [
  'railhead/render: pictureOf',
  'railhead/rulesets/milepost: eachTrain',
  'railhead/rulesets/milepost: seatToWrite',
  'railhead/rulesets/milepost: trainToWrite',
  'railhead/tournament: playFromQueue',
  'railhead/tournament: queueTournament',
];
