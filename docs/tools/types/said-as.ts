// An action or a fact in the words of its sentence: `{seat} builds from {from:milepost}.` says that the seat
// builds from `from`. An action has its notation too.

import type { AnyRuleset } from '../../../src/core/engine/index.js';

/** A sentence on an action or a fact. */
export function saidAs(ruleset: AnyRuleset, type: string, what: 'action' | 'fact'): string {
  const sentence = ruleset.sentences?.[type];
  if (sentence === undefined) throw new Error(`${ruleset.id} has no sentence for ${type}`);
  const told = plain(sentence);
  if (what === 'fact') return told;
  const spec = specOf(ruleset, type);
  return `${told} Notation: \`${['seat:', ...spec.notation].join(' ')}\`.`;
}

function specOf({ phases, hostActions = [] }: AnyRuleset, type: string) {
  const all = [...Object.values(phases).flatMap(({ actions }) => actions), ...hostActions];
  const spec = all.find((one) => one.type === type);
  if (spec === undefined) throw new Error(`no phase lists ${type}`);
  return spec;
}

function plain(sentence: string): string {
  return sentence
    .replace(/[[\]]/g, '')
    .replace(/\{seat\}/g, (_, at: number) => (at === 0 ? 'The seat' : 'the seat'))
    .replace(/\{(\w+)(:\w+)?\}/g, (_, field: string) => `\`${field}\``);
}
