// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.

/** The ids of the rules and rulings of the page, counted up. */
export const ruleIds =
  'CR-SETUP-1..6 CR-BUILD-1..5 CR-FERRY-1..4 CR-CONT-1..13 CR-EVENT-1..19 CR-WIN-1..2 CR-VAR-1..5 CR-OPEN-1..25';
