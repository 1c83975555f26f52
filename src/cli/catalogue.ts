// railhead list and railhead rules: what there is to play, and by which rules.

import { type AnyRuleset, layersOf } from '../core/engine/index.js';
import { rulesetsOf } from '../core/title/title.js';
import type { Flags } from './arguments.js';
import { bold, dim, say, sayJson } from './console.js';
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
  const replaced = replacements(ruleset);
  const catalogue = (await load()).map((rule) => {
    const by = replaced.get(rule.id);
    return by === undefined ? rule : { ...rule, replacedBy: by };
  });
  if (flags.json === true) {
    sayJson(catalogue);
    return;
  }
  const width = Math.max(0, ...catalogue.map((rule) => rule.id.length));
  let section = '';
  for (const rule of catalogue) {
    if (rule.section !== section) say(`${section === '' ? '' : '\n'}${bold(rule.section)}`);
    section = rule.section;
    const note = rule.note === undefined ? '' : dim(` (${rule.note})`);
    const by = 'replacedBy' in rule ? dim(` [replaced by ${rule.replacedBy}]`) : '';
    say(`  ${rule.id.padEnd(width)}  ${rule.text}${note}${by}`);
  }
}

// By the id of a rule that no longer holds as written, the rule or the layer in its place.
function replacements(ruleset: AnyRuleset): ReadonlyMap<string, string> {
  const named = layersOf(ruleset).flatMap(({ id, texts, replaces }) => [
    ...replaces.map((rule) => [rule, id] as const),
    ...texts.flatMap((text) => (text.replaces ?? []).map((rule) => [rule, text.id] as const)),
  ]);
  return new Map(named);
}
