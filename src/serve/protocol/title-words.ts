// The words of titles that are not in their rulesets: catalogues and cards.

import type { CatalogueRule } from '../../core/title/catalogue.js';
import type { Summary } from '../../core/title/summary.js';
import type { Title } from '../../core/title/title.js';

/** What a session tells of titles next to their rules, by the id of the ruleset. */
export type TitleWords = Readonly<
  Record<string, { readonly catalogue: readonly CatalogueRule[]; readonly summary: Summary }>
>;

/**
 * Loads the catalogues and summaries of titles, for `openSession`.
 *
 * @param titles - The titles to load.
 * @returns Catalogue and summary of each title, by its id.
 * @see `openSession`
 * @example
 * const words = await loadTitleWords(Object.values(titles));
 * const session = openSession(engine, { seed: 'a secret', titles: words });
 */
export async function loadTitleWords(titles: readonly Title<{ readonly id: string }>[]): Promise<TitleWords> {
  const words = titles.map(async ({ ruleset, catalogue, summary }) => {
    const [rules, told] = await Promise.all([catalogue(), summary()]);
    return [ruleset.id, { catalogue: rules, summary: told }] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}
