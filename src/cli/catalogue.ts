// railhead list and railhead rules: what there is to play, and by which rules.

import { allRulesets } from '../../rulesets/index.js';
import { type Flags, rulesetOf } from './arguments.js';
import { bold, dim, say, sayJson } from './console.js';
import { titleOf } from './titles.js';

/** Lists the titles with their seats and options. */
export function list(flags: Flags): void {
  const all = allRulesets.map(({ id, title, edition, revision, seats, optionLabels }) => ({
    id,
    title,
    edition,
    revision,
    seats,
    options: optionLabels as Readonly<Record<string, string>>,
  }));
  if (flags.json === true) {
    sayJson(all);
    return;
  }
  for (const { id, title, edition, seats, options } of all) {
    say(`${bold(id)}  ${title}, ${seats.min} to ${seats.max} seats`);
    say(dim(`  after ${edition}`));
    const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
    for (const [option, label] of Object.entries(options))
      say(`  --option ${option.padEnd(width)}  ${label}`);
  }
}

/** Prints the rule catalogue of a title. */
export async function rules(id: string, flags: Flags): Promise<void> {
  rulesetOf(id);
  const catalogue = await titleOf(id).catalogue();
  if (flags.json === true) {
    sayJson(catalogue);
    return;
  }
  const width = Math.max(...catalogue.map((rule) => rule.id.length));
  let section = '';
  for (const rule of catalogue) {
    if (rule.section !== section) say(`${section === '' ? '' : '\n'}${bold(rule.section)}`);
    section = rule.section;
    const note = rule.note === undefined ? '' : dim(` (${rule.note})`);
    say(`  ${rule.id.padEnd(width)}  ${rule.text}${note}`);
  }
}
