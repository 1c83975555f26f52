// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.

/** The ids of the rules and rulings of the page, counted up. */
export const ruleIds =
  'M-SETUP-1..15 M-CARD-1..6 M-TURN-1..7 M-BUILD-1..21 M-MOVE-1..14 M-FERRY-1..8 M-LOAD-1..7 M-DELIVER-1..5 M-EVENT-1..22 M-WIN-1..6 M-VAR-1..2 M-VAR-3a M-VAR-3b M-VAR-3c M-VAR-3d M-VAR-4..17 M-OPEN-1..53';
