// The title of a ruleset that brings rules alone. Everything is loaded when somebody asks, so that a page of
// published titles does not carry it.

import type { AnyRuleset } from '../../engine/index.js';
import type { Title } from '../title.js';

/** A ruleset of any types. */
interface Ruled {
  /** The id of the ruleset. */
  readonly id: string;
}

/**
 * The title of a ruleset that brings rules alone. Its picture follows from its `diagram`; without one it is a
 * blank sheet with the name. Its figures are those of the state, its catalogue has its texts, and nothing is
 * planned. Clicks find the actions that name a node, a link or a hex of the diagram. Parts of your own
 * replace these.
 *
 * @param ruleset - The ruleset, as `defineRuleset` or `layer` returns it.
 * @param own - Parts of your own, such as a `picture`.
 * @returns The title, for `openTable`.
 * @see `openTable`, `milepostTitle`
 * @example
 * const start = { ruleset: 'fen-shares', config: { seats: ['Ann', 'Ben'], seed: 7 } };
 * const table = await openTable(element, start, {
 *   engine: createEngine([fenShares]),
 *   titles: { 'fen-shares': plainTitle(fenShares) },
 *   onChange: show,
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainTitle<R extends Ruled>(
  ruleset: R,
  own: Partial<Omit<Title<R>, 'ruleset'>> = {},
): Title<R> {
  const rules = ruleset as unknown as AnyRuleset;
  return {
    boards: async () => (await import('./boards.js')).plainBoards(rules),
    picture: async () => (await import('./picture.js')).plainPicture(rules),
    summary: async () => (await import('./summary.js')).plainSummary(rules),
    planning: async () => (await import('./planning.js')).plainPlanning(rules),
    catalogue: async () => (await import('../catalogue-of.js')).catalogueOf(rules, []).rules,
    ...own,
    ruleset,
  };
}
