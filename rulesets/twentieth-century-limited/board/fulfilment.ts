// Whether cards fulfil what a Bonus Card asks (C9): showing cards proves it, and further cards never undo it.

import type { Board } from './board.js';
import type { Condition, SimpleCondition } from './condition.js';

/** Whether the cards, shown together, meet a condition. */
export function isFulfilled(board: Board, condition: Condition, cards: readonly number[]): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(board, part, cards));
  if ('any' in condition) return condition.any.some((part) => isMet(board, part, cards));
  return isMet(board, condition, cards);
}

function isMet(board: Board, condition: SimpleCondition, cards: readonly number[]): boolean {
  return progress(board, condition, cards) >= goal(condition);
}

/** The number of its things for which a condition asks. */
export function goal(condition: SimpleCondition): number {
  if ('companiesAtLeast' in condition) return condition.companiesAtLeast;
  if ('regionalsAtLeast' in condition) return condition.regionalsAtLeast;
  if ('citiesCovered' in condition) return condition.citiesCovered.atLeast;
  if ('companiesInRegion' in condition) return condition.companiesInRegion.atLeast;
  if ('companyValueAtLeast' in condition) return condition.companyValueAtLeast;
  return new Set(condition.erasCompleted).size;
}

/** How much of it the cards give; never less when cards are added. */
export function progress(board: Board, condition: SimpleCondition, cards: readonly number[]): number {
  const shown = cards.map((card) => board.cards[card]);
  if ('regionalsAtLeast' in condition) return shown.filter(({ kind }) => kind === 'regional').length;
  if ('erasCompleted' in condition) {
    const eras = new Set(shown.map((card) => (card.kind === 'regional' ? card.era : 0)));
    return new Set(condition.erasCompleted.filter((era) => eras.has(era))).size;
  }
  if ('citiesCovered' in condition) {
    const named = new Set(shown.flatMap((card) => (card.kind === 'bonus' ? [] : card.cities)));
    return new Set(condition.citiesCovered.cities.filter((city) => named.has(city))).size;
  }
  const companies = shown.filter((card) => card.kind === 'company');
  if ('companiesAtLeast' in condition) return companies.length;
  if ('companyValueAtLeast' in condition) return companies.reduce((sum, { value }) => sum + value, 0);
  const { region } = condition.companiesInRegion;
  return companies.filter(({ cities }) => cities.some((city) => board.cityById.get(city)?.region === region))
    .length;
}
