// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.

/** The ids of the rules and rulings of the page, counted up. */
export const ruleIds =
  'HT-MAP-1..9 HT-SETUP-1..13 HT-TURN-1..3 HT-BUILD-1..19 HT-INCOME-1..7 HT-EVENT-1..5 HT-UPKEEP-1..4 HT-DIVIDEND-1..3 HT-UPGRADE-1..4 HT-END-1..10 HT-COMPANY-1..12 HT-DM-G1..6 HT-DM-1..20 HT-OPT-0 HT-OPT-0b HT-OPT-SHUTOUT-1..3 HT-OPT-LOAN-1..2 HT-OPT-STOCK-1..3 HT-OPT-DRAW-1 HT-OPT-BONUS-1..3 HT-OPT-TYCOON-0 HT-OPT-TYCOON-0b HT-OPT-TYCOON-1..14 HT-OPT-EXTRA-1..8 Q1..30';
