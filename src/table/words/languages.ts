// Other languages: what the table has of them, and what titles have.

import type { AnyRuleset } from '../../core/engine/index.js';
import type { Language, Words } from '../../core/engine/words/translation.js';
import { idOfName } from '../../core/title/say.js';
import type { Title } from '../../core/title/title.js';

// The texts of the engine and of the table, by language.
const own: Readonly<Record<string, () => Promise<Words>>> = {
  de: async () => (await import('./de.js')).german,
};

/**
 * Loads a language: the words of the table, of the engine and of a title. What the title lacks stays English.
 *
 * @param title - A title, with its `languages`.
 * @param locale - The language, as a BCP 47 tag.
 * @returns The language, for `wordingOf`.
 * @see `wordingOf`
 * @example
 * const german = await languageOf(titles['china-rails'], 'de');
 * const [first] = legalActions(state);
 * console.log(sentenceOf(wordingOf(engine, state, { language: german }), first));
 */
export async function languageOf(
  title: Pick<Title<AnyRuleset>, 'languages'>,
  locale: string,
): Promise<Language> {
  const load = (from: Readonly<Record<string, () => Promise<Words>>>) =>
    Object.hasOwn(from, locale) ? from[locale]() : {};
  const [table, words] = await Promise.all([load(own), load(title.languages ?? {})]);
  return { locale, words: { ...table, ...words } };
}

/**
 * What boards print in a language for an English text: `print Legend`, or the names of cities and goods by
 * their ids, one or several.
 */
export const printedIn =
  ({ words }: Language) =>
  (text: string): string => {
    const named = (name: string) =>
      words[`city ${idOfName(name)}`] ?? words[`load ${idOfName(name)}`] ?? name;
    return words[`print ${text}`] ?? text.split(', ').map(named).join(', ');
  };
