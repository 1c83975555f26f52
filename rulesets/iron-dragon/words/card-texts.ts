// English for cards that only Iron Dragon has, by key: what foremen and ships do, in a plain sentence each.
// It is loaded with the summary, and rules do without it.

/** Foremen by race (ID-FOREMAN-2 … 8), and what a ship costs and how far it sails (ID-SHIP-1, ID-SHIP-8). */
export const ironSummaryWords = {
  'sort offered foreman': 'Offered foreman',
  'sort foreman': 'Foreman',
  'sort offered ship': 'Offered ship',
  'says catman': 'You build in jungle for 1 GP instead of 3.',
  'says dwarf': 'You build on mountains for 1 GP instead of 2.',
  'says elf': 'You build in forest for 1 GP instead of 2.',
  'says human': 'You cross rivers for free, and inlets for 1 GP instead of 3.',
  'says orc': 'You pay no bribes underground, and others pay theirs to you.',
  'says troll': 'You build anywhere underground for 2 GP, and pay no bribes there.',
  'says wee-folk': 'At a port you choose among 3 ships, and sail without a fee.',
  'says ship': 'Sails {speed#sea point|sea points} a turn. The fee is {fee} GP for the whole trip.',
  'says ship, free': 'Sails {speed#sea point|sea points} a turn. It takes you without a fee.',
} as const;
