// Decks with which no game can end by the rulebook (TC-END-1): the round limit is only a guard.

import type { TwentiethTypes } from './types.js';

/** Why nobody can bring about the end on the board, as sentences. */
export function unwinnable({ rules, board }: Pick<TwentiethTypes, 'rules' | 'board'>): readonly string[] {
  const { cardsToEnd } = rules;
  const companies = board.companies.length;
  // TC-END-2: one of each era.
  const eras = board.regionals.filter(({ length }) => length > 0).length;
  if (companies >= cardsToEnd || eras >= cardsToEnd) return [];
  return [
    `a game ends by ${cardsToEnd} companies or eras, and ${board.id} has cards of ${companies} and ${eras}`,
  ];
}
