// Where Pilgrims come aboard and leave a train (IR-PILG-1, IR-PILG-3), and how that is noted.

import type { City } from '../../../milepost/board/board.js';
import { type IndiaState, type PilgrimsAboard, withoutFirst } from '../state.js';
import type { State } from '../types.js';

/** The good that Pilgrims are. */
export const PILGRIMS = 'pilgrims';

/** What the bank pays for setting Pilgrims down, in millions (IR-PILG-3). */
export const PILGRIM_PAY = 2;

/** True in small and medium cities of India (IR-PILG-1, IR-OPEN-7). */
export function canBoard({ size, country, area }: City): boolean {
  return size !== 'major' && country === 'india' && area !== null;
}

/** True in major cities of India (IR-PILG-3). */
export function canAlight({ size, country, area }: City): boolean {
  return size === 'major' && country === 'india' && area !== null;
}

/** The area where a train's Pilgrims boarded, or undefined if it carries none. */
export function originOf(
  { own }: { readonly own: IndiaState },
  seat: number,
  train: number,
): string | undefined {
  return own.pilgrims.find((aboard) => aboard.seat === seat && aboard.train === train)?.area;
}

/** Notes that Pilgrims have come aboard. */
export function board(state: State, aboard: PilgrimsAboard): void {
  state.own = { ...state.own, pilgrims: [...state.own.pilgrims, aboard] };
}

/** Notes that a train's Pilgrims have left it. */
export function alight(state: State, seat: number, train: number): void {
  const { pilgrims: before } = state.own;
  const pilgrims = withoutFirst(before, (aboard) => aboard.seat === seat && aboard.train === train);
  state.own = { ...state.own, pilgrims };
}
