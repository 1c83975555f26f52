// The titles that a module of somebody's own exports. Rules alone are completed here, so that the command and
// the playground show them the same way.

import { type AnyRuleset, layersOf } from '../src/core/engine/index.js';
import { plainTitle } from '../src/core/title/plain/plain-title.js';
import type { Title } from '../src/core/title/title.js';
import { allTitles } from './index.js';
import { isMilepostRuleset, milepostTitle } from './milepost/title.js';

type AnyTitle = Title<AnyRuleset>;

/**
 * The titles among the exports of a module: titles, and rulesets, which become titles. Rules laid over a
 * title of the package are shown as that title is, those of the milepost family as its titles are, and others
 * by `plainTitle`. A title that lacks parts gets them in the same way. Lists count too. A ruleset that is
 * exported twice, or beside its title, counts once.
 *
 * @param module - The namespace that `import` gives.
 * @returns Its titles, in the order of its exports; empty where it exports no ruleset.
 * @see `plainTitle`
 * @example
 * const found = titlesIn(await import('./fen-shares.js'));
 * console.log(found.map(({ ruleset }) => ruleset.id).join());
 */
export function titlesIn(module: object): readonly AnyTitle[] {
  const values: readonly unknown[] = [...new Set(Object.values(module).flat())];
  const titled = new Set(values.map((value) => (Object(value) as Partial<AnyTitle>).ruleset));
  return values.flatMap((value) => {
    const { ruleset, ...own } = Object(value) as Partial<AnyTitle>;
    if (isRuleset(ruleset)) return [{ ...titleAround(ruleset), ...own }];
    return isRuleset(value) && !titled.has(value) ? [titleAround(value)] : [];
  });
}

function isRuleset(value: unknown): value is AnyRuleset {
  const { id, phases, tables, setup } = Object(value) as Partial<AnyRuleset>;
  return typeof id === 'string' && typeof setup === 'function' && Boolean(phases) && Boolean(tables);
}

function titleAround(ruleset: AnyRuleset): AnyTitle {
  const titles = allTitles as readonly AnyTitle[];
  const layers = layersOf(ruleset);
  const below = titles.find((title) => layers.some(({ id }) => id === title.ruleset.id));
  if (below === undefined) return isMilepostRuleset(ruleset) ? milepostTitle(ruleset) : plainTitle(ruleset);
  return {
    ...below,
    ruleset,
    async catalogue() {
      const { catalogueOf } = await import('../src/core/title/catalogue-of.js');
      return catalogueOf(ruleset, [await below.catalogue()]).rules;
    },
  };
}
