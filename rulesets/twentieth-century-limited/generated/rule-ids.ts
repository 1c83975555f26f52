// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.

/** The ids of the rules and rulings of the page, counted up. */
export const ruleIds =
  'TC-SETUP-1..11 TC-TURN-1..8 TC-TRACK-1..8 TC-ROUTE-1..6 TC-COMPANY-1..8 TC-REGION-1..9 TC-EXCHANGE-1..3 TC-SKIP-1..6 TC-BONUS-1..8 TC-STACK-1..3 TC-WAIVER-1..7 TC-WAIVER-EX1..5 TC-RESET-1..3 TC-DECK-1..2 TC-END-1..5 TC-SCORE-1..7 Q1..18';
