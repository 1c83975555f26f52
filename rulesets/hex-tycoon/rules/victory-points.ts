// Gaining and losing victory points: one place, so that every change is told to its owner and to nobody else.

import type { State } from './state.js';
import type { StepContext } from './types.js';
import { companyToWrite } from './writers.js';

/** Changes a company's VP, which may become negative (HT-UPKEEP-4), and tells its player why. */
export function changePoints(
  step: Pick<StepContext, 'before' | 'emit'>,
  state: State,
  { company, by, reason }: { readonly company: string; readonly by: number; readonly reason: string },
): void {
  if (by === 0) return;
  const gaining = companyToWrite(step, state, company);
  gaining.points += by;
  step.emit({ type: 'victoryPointsChanged', seat: gaining.seat, company, by, reason });
}
