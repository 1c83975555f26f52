// What demand cards ask for. Every reader of a card comes here, because an optional rule may alter cards: rules, planners
// and bots must all see the same demands.

import type { Demand, DemandCard, MilepostBoard } from '../board/board.js';
import type { KnownGame } from '../types.js';
import type { MilepostPolicies } from './rules.js';

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

type Reading = MilepostPolicies['demands'];

const boards = /* @__PURE__ */ (() => new WeakMap<MilepostBoard, Map<Reading, MilepostBoard>>())();

/**
 * The board with its cards as the rules of the game have them, for readers that are handed a whole board, such as
 * planners. The same board comes back where nothing is altered, and the same altered one every time.
 */
export function boardAsRead({ rules, board }: Pick<KnownGame, 'rules' | 'board'>): MilepostBoard {
  const read = rules.policies.demands;
  let known = boards.get(board)?.get(read);
  if (known === undefined) {
    const cards = board.demandCards.map((card): DemandCard => ({ number: card.number, demands: read(card) }));
    const isPrinted = cards.every(({ demands }, index) => demands === board.demandCards[index].demands);
    known = isPrinted ? board : { ...board, demandCards: cards };
    boards.set(board, (boards.get(board) ?? new Map<Reading, MilepostBoard>()).set(read, known));
  }
  return known;
}
