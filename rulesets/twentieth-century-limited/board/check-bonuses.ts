// C8 to C11: enough Bonus Cards of each colour, and every condition within reach of one player.

import { advice, error, type MapFinding } from '../../../src/core/map/finding.js';
import { BONUS_DECKS, type Board, type BonusCard, type CardNumber } from './board.js';
import { type SimpleCondition, thresholds } from './condition.js';
import { goal, isFulfilled, progress } from './fulfilment.js';

/** Breaches of C8 and C11; C9 and C10 hold by the form of conditions: thresholds on the own stack. */
export function* checkBonuses(board: Board): Generator<MapFinding> {
  for (const name of BONUS_DECKS) {
    const count = board.bonuses[name].length;
    const path = ['deck', 'bonuses', name];
    if (count < 3) yield error('C8/cards', path, `the ${name} deck has ${count} cards; 3 are needed`);
    else if (count < 4)
      yield advice('C8/few', path, `the ${name} deck has ${count} cards; 4 are recommended`);
  }
  for (const card of board.cards) {
    if (card.kind !== 'bonus') continue;
    const path = ['deck', card.card];
    if (!isWithinReach(board, card))
      yield error(
        'C11/reach',
        path,
        `no eight companies and eight regionals that this check tried fulfil ${card.name}`,
      );
    if (card.value < 4 || card.value > 12)
      yield advice('C11/value', path, `${card.name} is worth ${card.value}; 4 to 12 are recommended`);
  }
}

// Takes, card by card, the one that helps the condition most, within eight companies and a regional an era.
function isWithinReach(board: Board, { condition }: BonusCard): boolean {
  const taken: CardNumber[] = [];
  let companies = 0;
  const eras = new Set<number>();
  const missing = (cards: readonly CardNumber[]) => {
    const rest = thresholds(condition).map((part) => lack(board, part, cards));
    return 'any' in condition ? Math.min(...rest) : rest.reduce((sum, part) => sum + part, 0);
  };
  while (!isFulfilled(board, condition, taken)) {
    let best: CardNumber | null = null;
    let least = missing(taken);
    for (const card of board.cards) {
      if (card.kind === 'bonus' || taken.includes(card.card)) continue;
      if (card.kind === 'company' ? companies >= 8 : eras.has(card.era)) continue;
      const left = missing([...taken, card.card]);
      if (left < least) {
        least = left;
        best = card.card;
      }
    }
    if (best === null) return false;
    taken.push(best);
    const card = board.cards[best];
    if (card.kind === 'company') companies++;
    if (card.kind === 'regional') eras.add(card.era);
  }
  return true;
}

function lack(board: Board, part: SimpleCondition, cards: readonly CardNumber[]): number {
  return Math.max(0, goal(part) - progress(board, part, cards)) / goal(part);
}
