// Boards on which nobody can win by the rules of a game: what a victory needs is not there (M-WIN-1).

import type { MilepostTypes } from '../types.js';

/** Why nobody can win on the board, as sentences. */
export function unwinnable({ rules, board }: Pick<MilepostTypes, 'rules' | 'board'>): readonly string[] {
  const { victoryMajors, victoryLink } = rules;
  const reasons: string[] = [];
  const { length } = board.majors;
  if (length < victoryMajors)
    reasons.push(`a victory needs ${victoryMajors} major cities, and ${board.id} has ${length}`);
  if (victoryLink !== null && !board.crossings.some(({ kind }) => kind === victoryLink))
    reasons.push(`a victory needs a ${victoryLink}, and ${board.id} has none`);
  return reasons;
}
