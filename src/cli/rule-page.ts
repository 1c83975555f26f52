// The rules of a title as a page in Markdown, for a site or a README, also of layers and house rules.

import type { Catalogue } from '../core/title/catalogue.js';
import { cell } from './document/blocks.js';

/** Every rule by sections, those of layers first, and every refusal with its sentence and its rules. */
export function rulePage(title: string, { rules, refusals }: Catalogue): string {
  const lines = [`# ${title}`];
  let section: string | null = null;
  for (const rule of rules) {
    if (rule.section !== section)
      lines.push('', `## ${rule.section}`, '', '| rule | what it says |', '| --- | --- |');
    section = rule.section;
    const by = rule.replacedBy === undefined ? '' : ` **Replaced by ${rule.replacedBy}.**`;
    const note = rule.note === undefined ? '' : ` (${cell(rule.note)})`;
    lines.push(`| ${rule.id} | ${cell(rule.text)}${note}${by} |`);
  }
  lines.push('', '## Refusals', '', '| code | sentence | rules | actions |', '| --- | --- | --- | --- |');
  for (const { code, sentence, rules: cited, actions } of refusals)
    lines.push(
      `| \`${code}\` | ${cell(sentence)} | ${cited.join(', ')} | ${actions.map((type) => `\`${type}\``).join(', ')} |`,
    );
  return lines.join('\n');
}
