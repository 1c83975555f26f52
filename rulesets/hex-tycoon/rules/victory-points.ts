// Gaining and losing victory points: one place, so that every change is told to its owner and to nobody else.

import { companyOf, type HexState } from '../state.js';
import type { HexStep } from '../title.js';

/** Changes a company's VP, which may become negative (HT-UPKEEP-4), and tells its player why. */
export function changePoints(
  { emit }: Pick<HexStep, 'emit'>,
  state: HexState,
  { company, by, reason }: { readonly company: string; readonly by: number; readonly reason: string },
): void {
  if (by === 0) return;
  const gaining = companyOf(state, company);
  gaining.points += by;
  emit({ type: 'victoryPointsChanged', seat: gaining.seat, company, by, reason });
}
