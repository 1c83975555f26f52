// railhead list and railhead rules: what there is to play, and by which rules.

import { catalogueOf } from '../core/title/catalogue-of.js';
import { rulesetsOf } from '../core/title/title.js';
import type { Flags } from './arguments.js';
import { bold, dim, say, sayJson, sayLines } from './console.js';
import { rulePage } from './rule-page.js';
import { titleOf, titlesFor } from './titles.js';

/** Lists the titles with their seats and options. */
export async function list(flags: Flags): Promise<void> {
  const rulesets = rulesetsOf(await titlesFor(flags));
  const all = rulesets.map(({ id, title, edition, revision, seats, optionLabels, below }) => ({
    id,
    title,
    edition,
    revision,
    seats,
    options: optionLabels,
    ...(below && { layers: below.map((layer) => layer.id) }),
  }));
  if (flags.json === true) {
    sayJson(all);
    return;
  }
  for (const { id, title, edition, seats, options } of all) {
    say(`${bold(id)}  ${title}, ${seats.min} to ${seats.max} seats`);
    say(dim(`  after ${edition}`));
    const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
    for (const [option, label] of Object.entries(options as Readonly<Record<string, string>>))
      say(`  --option ${option.padEnd(width)}  ${label}`);
  }
}

/** Prints the rule catalogue of a title. */
export async function rules(id: string, flags: Flags): Promise<void> {
  const { ruleset, catalogue: load } = await titleOf(id, flags);
  const catalogue = await load();
  if (flags.json === true) return sayJson(catalogue);
  if (flags.markdown === true) return sayLines(rulePage(ruleset.title, catalogueOf(ruleset, [catalogue])));
  const width = Math.max(0, ...catalogue.map((rule) => rule.id.length));
  let section = '';
  for (const rule of catalogue) {
    if (rule.section !== section && section !== '') say();
    if (rule.section !== section) say(bold(rule.section));
    section = rule.section;
    const note = rule.note === undefined ? '' : dim(` (${rule.note})`);
    const by = rule.replacedBy === undefined ? '' : dim(` [replaced by ${rule.replacedBy}]`);
    say(`  ${rule.id.padEnd(width)}  ${rule.text}${note}${by}`);
  }
}
