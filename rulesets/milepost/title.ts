// Makes the title of a ruleset that has only rules: its kind of board, its picture, words and plans.

import type { AnyRuleset } from '../../src/core/engine/index.js';
import type { Title } from '../../src/core/title/title.js';
import type { MilepostRules } from './rules/tables.js';

/** Rules of any title of the family. */
export type AnyMilepostRuleset = AnyRuleset & { readonly tables: MilepostRules };

/** What a title asks of any rules. */
interface Boarded {
  /** The id of the ruleset. */
  readonly id: string;
  /** Its own board. */
  board(): { readonly id: string };
}

/**
 * The title of a ruleset of the family, with a region of your own: the command and `railhead/table` show and
 * plan it as they do those of the package. Your own parts replace the family's: a `picture` with coasts, a
 * `catalogue` with the texts of the rules.
 *
 * @param ruleset - The ruleset, as `withPlayerAids` makes it.
 * @param own - Parts of your own; the family's if left out.
 * @returns The title, for `openTable`.
 * @see `withPlayerAids`
 * @example
 * export const islandRailsTitle = milepostTitle(islandRails);
 */
/* @__NO_SIDE_EFFECTS__ */
export function milepostTitle<R extends Boarded>(
  ruleset: R,
  own: Partial<Omit<Title<R>, 'ruleset'>> = {},
): Title<R> {
  const rules = ruleset as unknown as AnyMilepostRuleset;
  return {
    boards: async () => (await import('./board-kind.js')).milepostBoards,
    async picture() {
      const { milepostPicture } = await import('./picture/title-picture.js');
      return milepostPicture({ ruleset: rules, map: { id: rules.board().id, credits: [] } });
    },
    summary: async () => (await import('./summary.js')).milepostSummary,
    async planning() {
      const { milepostPlanning } = await import('./players/people/milepost-planning.js');
      return milepostPlanning({ ruleset: ruleset.id });
    },
    described: () => import('./generated/described.json'),
    async catalogue() {
      const { catalogueOf } = await import('../../src/core/title/catalogue-of.js');
      const { default: family } = await import('./catalogue.json', { with: { type: 'json' } });
      return catalogueOf(rules, [family]).rules;
    },
    ...own,
    ruleset,
  };
}

/** True for a ruleset of the family: its tables have the prices of terrain. */
export const isMilepostRuleset = ({ tables }: AnyRuleset): boolean =>
  Object.hasOwn(tables as object, 'terrainPrices');
