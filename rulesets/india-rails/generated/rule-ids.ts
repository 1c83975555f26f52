// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.

/** The ids of the rules and rulings of the page, counted up. */
export const ruleIds =
  'IR-SETUP-1..5 IR-BUILD-1..3 IR-FERRY-1..4 IR-PILG-1..5 IR-EVENT-1..12 IR-WIN-1..2 IR-VAR-1..17 IR-OPEN-1..17';
