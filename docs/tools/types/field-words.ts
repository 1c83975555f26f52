// The meaning of fields without a comment: those that recur share one sentence. Every title, or its family,
// has a list of such words; a comment at the declaration of a field comes first.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { titleFolders } from '../../../entries.mjs';
import { EVERYWHERE } from '../../../src/cli/document/words.js';

type Words = Readonly<Record<string, string>>;
interface WordsModule {
  readonly fieldWords: Words;
  readonly typePrefix?: string;
}

const FAMILY = 'milepost';

// The host acts by no seat.
const OF_THE_HOST: Words = { 'ExpireTime.seat': 'Null: the host acts.' };

// In actions the train may be left out, in facts it is always named.
const TRAIN_OF_ACTION = 'Which train of the seat, 0 or 1; left out it is the first.';

const fileOf = (folder: string) =>
  fileURLToPath(new URL(`../../../rulesets/${folder}/words/fields.ts`, import.meta.url));
const loaded = new Map<string, WordsModule>();
for (const folder of [FAMILY, ...titleFolders])
  if (existsSync(fileOf(folder))) loaded.set(folder, (await import(fileOf(folder))) as WordsModule);

/** How the names of the types of a title begin, where its id does not say. */
export const prefixOf = (title: string): string | undefined => loaded.get(title)?.typePrefix;

/** The words for a field without a comment; undefined where no list has it. */
export function wordsFor(
  title: string,
  record: string,
  field: { readonly name: string; readonly isOptional: boolean },
): string | undefined {
  const words = (loaded.get(title) ?? loaded.get(FAMILY))?.fieldWords ?? {};
  const { name } = field;
  const exact = words[`${record}.${name}`] ?? OF_THE_HOST[`${record}.${name}`];
  if (exact !== undefined) return exact;
  if (name === 'train' && field.isOptional) return TRAIN_OF_ACTION;
  return words[name] ?? EVERYWHERE[name];
}
