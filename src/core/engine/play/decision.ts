// Which decisions are open.

import type { OpenDecision } from '../base/decision.js';
import type { Envelope } from '../base/state.js';
import type { Setting } from './setting.js';

/** The decisions open in a state or view: none after the end, and no optional ones of dropped seats. */
export function findOpen({ ruleset, rules, board }: Setting, state: object): readonly OpenDecision[] {
  const { outcome, absent } = state as Envelope;
  if (outcome !== null) return [];
  const decisions: readonly OpenDecision[] = ruleset.decisions({ rules, board, state });
  if (absent.length === 0) return decisions;
  return decisions.filter(({ seat, optional }) => !optional || !absent.includes(seat));
}
