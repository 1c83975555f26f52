// An action or a fact in the words of its sentence: `{seat} builds from {from:milepost}.` says that the seat
// builds from `from`. An action has its notation too.

import type { AnyRuleset } from '../../core/engine/index.js';
import { hostActionsOf } from '../../core/engine/rules/host.js';

/** A sentence on an action or a fact; empty for a fact without one. */
export function saidAs(ruleset: AnyRuleset, type: string, what: 'action' | 'fact'): string {
  const told = plain(ruleset.sentences?.[type] ?? '');
  if (what === 'fact') return told;
  const spec = specOf(ruleset, type);
  return `${told} Notation: \`${['seat:', ...spec.notation].join(' ')}\`.`.trimStart();
}

function specOf(ruleset: AnyRuleset, type: string) {
  const seats = Object.values(ruleset.phases).flatMap(({ actions }) => actions);
  const spec = [...seats, ...hostActionsOf(ruleset)].find((one) => one.type === type);
  if (spec === undefined) throw new Error(`no phase lists ${type}`);
  return spec;
}

function plain(sentence: string): string {
  return sentence
    .replace(/[[\]]/g, '')
    .replace(/\{seat\}/g, (_, at: number) => (at === 0 ? 'The seat' : 'the seat'))
    .replace(/\{(\w+)(:\w+)?\}/g, (_, field: string) => `\`${field}\``);
}
