// A made-up language: every English text with wide letters, so that a text that passes no message stands out.

import type { AnyRuleset } from '../../src/core/engine/index.js';
import { engineMessages } from '../../src/core/engine/words/engine-messages.js';
import { engineWords } from '../../src/core/engine/words/engine-words.js';
import type { Words } from '../../src/core/engine/words/translation.js';
import type { CatalogueRule } from '../../src/core/title/catalogue.js';
import { whereWords } from '../../src/core/title/where-is.js';
import { shownWords } from '../../src/table/words/shown-words.js';
import { tableWords } from '../../src/table/words/table-words.js';

/** The text in wide letters, all but its blanks. */
export function wide(text: string): string {
  const letters = (part: string) =>
    part.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  return text
    .split(/(\{\w+(?:[:#|][^{}]*)?\})/)
    .map((part) => (part.startsWith('{') ? part.replace(/(?<=#)[^}]*/, letters) : letters(part)))
    .join('');
}

/** Letters of a text that are not wide; ids of rules have their own. */
export const unmarkedIn = (text: string): string =>
  (text.replace(/\b[A-Z]{1,2}(?:-[A-Z]+)+-[A-Z]?\d+[a-z]?\b/g, '').match(/[A-Za-z]+/g) ?? []).join(' ');

/** What a title says and names, in wide letters under the keys of a translation. */
export function pseudoWords(
  { messages = {}, sentences = {}, phases, optionLabels }: AnyRuleset,
  { rules, more }: { readonly rules: readonly CatalogueRule[]; readonly more: Words },
): Words {
  const tasks = Object.keys(sentences).filter((key) => key.startsWith('to '));
  const labels = tasks.map((key): [string, string] => {
    const type = key.slice(3);
    return [`do ${type}`, (sentences[type] ?? type).replace(/^\{seat\}( |’s )/, '').replace(/\.$/, '')];
  });
  const english: Words = {
    ...{
      ...engineMessages,
      ...engineWords,
      ...whereWords,
      ...shownWords,
      ...tableWords,
      ...messages,
      ...sentences,
      ...more,
    },
    ...Object.fromEntries(labels),
    ...Object.fromEntries(Object.entries(phases).map(([kind, { prompt }]) => [`ask ${kind}`, prompt])),
    ...Object.fromEntries(Object.entries(optionLabels ?? {}).map(([id, label]) => [`option ${id}`, label])),
    ...Object.fromEntries(rules.map(({ id, text }) => [`rule ${id}`, text])),
  };
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, wide(String(text))]));
}
