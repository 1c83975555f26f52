// What a Bonus Card asks for, in a plain sentence.

import type { Board, BonusCard } from '../board/board.js';
import type { SimpleCondition } from '../board/condition.js';

/** When the points of a Bonus Card are had, and for what (TC-BONUS-1, TC-BONUS-2, TC-BONUS-6). */
export function bonusText(board: Board, { condition, timing }: BonusCard): string {
  const part = (one: SimpleCondition) => asked(board, one);
  const what =
    'all' in condition
      ? condition.all.map(part).join(', and ')
      : 'any' in condition
        ? condition.any.map(part).join(', or ')
        : part(condition);
  return timing === 'duringPlay'
    ? `For the first player who has ${what}.`
    : `At the end, for every player who has ${what}.`;
}

function asked(board: Board, condition: SimpleCondition): string {
  if ('companiesAtLeast' in condition) return `founded ${condition.companiesAtLeast} companies`;
  if ('regionalsAtLeast' in condition) return `completed ${condition.regionalsAtLeast} Regional Cards`;
  if ('companyValueAtLeast' in condition)
    return `founded companies worth ${condition.companyValueAtLeast} points together`;
  if ('erasCompleted' in condition)
    return `completed the regions of eras ${condition.erasCompleted.join(' and ')}`;
  if ('companiesInRegion' in condition) {
    const { region, atLeast } = condition.companiesInRegion;
    const { name } = board.regions.find(({ id }) => id === region) ?? { name: region };
    return `founded ${atLeast} companies with a city in the region ${name}`;
  }
  const { cities, atLeast } = condition.citiesCovered;
  const names = cities.map((id) => board.cityById.get(id)?.name ?? id);
  const listed = `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
  return `scored cards with ${atLeast === 1 ? 'one' : `${atLeast} different ones`} of ${listed}`;
}
