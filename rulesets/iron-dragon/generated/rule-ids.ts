// Written by `npm run generate -- rules` from docs/rules; a test fails where the two are not in step.

/** The ids of the rules and rulings of the page, counted up. */
export const ruleIds =
  'ID-SETUP-1..15 ID-TURN-1..12 ID-BUILD-1..19 ID-LOCO-1..8 ID-MOVE-1..12 ID-UNDER-1..11 ID-LINK-1..4 ID-SHIP-1..15 ID-FOREMAN-1..13 ID-LOAD-1..7 ID-DELIVER-1..6 ID-EVENT-1..31 ID-WIN-1..6 ID-VAR-MERCY-1..3 ID-VAR-BACK-1..5 ID-VAR-FAST-1..4 ID-VAR-TIME-1..4 ID-VAR-CROSS-1..4 ID-VAR-OPEN-1..4 ID-VAR-WARE-1..3 ID-VAR-COST-1..2 ID-VAR-TRAINS-1..3 ID-VAR-RESHUF-1 ID-VAR-TRADE-1..4 R-1..64';
