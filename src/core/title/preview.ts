// A plan before it is played: the stretch or the way on the board, and a tag with its price where it leads.

import type { GameAction } from '../engine/index.js';
import type { Highlight, Picture, Place } from './picture.js';

/** What a plan needs to be shown: plans and proposals of `railhead/table` have it. */
export interface Previewed {
  /** Where it leads; null for several places. */
  readonly to: Place | null;
  /** All of it in order, and in which turn; 0 is this one. Empty where there is no way. */
  readonly steps: readonly { readonly action: GameAction; readonly turn: number }[];
  /** What all of it costs. */
  readonly total: number;
  /** In how many turns it can be done, this one included; 0 if there is nothing to do. */
  readonly turns: number;
  /** The unit of the total, as written behind a figure. */
  readonly money: string;
}

/** The places that stand out for it: this turn's part is dashed, what waits for later turns is not. */
export function previewOf(
  picture: Picture,
  board: object,
  plan: Previewed,
  label = tagOf(plan),
): readonly Highlight[] {
  const { to, steps } = plan;
  if (steps.length === 0) return to === null ? [] : [{ ...to, as: 'refused' }];
  const marks = steps.flatMap(({ action, turn }): Highlight[] => {
    const place = picture.placeOf(board, action);
    return place === null ? [] : [{ ...place, as: turn === 0 ? 'planned' : 'possible' }];
  });
  const end = to ?? marks.at(-1);
  return end === undefined ? marks : [...marks, { ...end, as: 'selected', ...(label !== '' && { label }) }];
}

// `43 M, 3 turns`.
function tagOf({ total, turns, money }: Previewed): string {
  const price = total === 0 ? [] : [`${total} ${money}`.trimEnd()];
  return [...price, ...(turns > 1 ? [`${turns} turns`] : [])].join(', ');
}
