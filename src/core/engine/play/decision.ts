// Which decisions are open.

import type { OpenDecision } from '../base/decision.js';
import { orNearest } from '../base/nearest-name.js';
import { Fault } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { Setting } from './setting.js';

/** The decisions open in a state or view: none after the end, and no optional ones of absent seats. */
export function findOpen({ ruleset, rules, board }: Setting, state: object): readonly OpenDecision[] {
  const { outcome, absent } = state as Envelope;
  if (outcome !== null) return [];
  const decisions: readonly OpenDecision[] = ruleset.decisions({ rules, board, state });
  for (const { kind } of decisions) if (ruleset.phases[kind] === undefined) throw noPhase(ruleset, kind);
  if (absent.length === 0) return decisions;
  return decisions.filter(({ seat, optional }) => !optional || !absent.includes(seat));
}

function noPhase({ id, phases }: AnyRuleset, kind: string): Fault {
  const advice = `Let \`decisions\` name kinds that \`phases\` has: ${Object.keys(phases).join(', ')}.`;
  return new Fault(`${id} has no phase ${kind}${orNearest(kind, Object.keys(phases))}`, null, null, advice);
}
