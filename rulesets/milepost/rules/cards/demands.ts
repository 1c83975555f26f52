// What demand cards ask for. Every reader of a card comes here, because an optional rule may alter cards:
// rules, planners and bots must all see the same demands.

import type { Demand } from '../../board/board.js';
import type { KnownGame } from '../types.js';

const NOTHING: readonly Demand[] = [];

/** The demands of a card, as the rules of the game have them; empty for event cards and unknown numbers. */
export function demandsOf(
  { rules, board }: Pick<KnownGame, 'rules' | 'board'>,
  card: number,
): readonly Demand[] {
  const printed = board.demandCards[card - 1];
  return printed === undefined ? NOTHING : rules.policies.demands(printed);
}

/** A demand of a card by its place; undefined for event cards and unknown numbers. */
export function demandOn(
  game: Pick<KnownGame, 'rules' | 'board'>,
  card: number,
  demand: number,
): Demand | undefined {
  return demandsOf(game, card)[demand];
}
