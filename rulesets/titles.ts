/**
 * Each title as one value: its ruleset, and what loads its board files, picture, words, plans and catalogue when you ask for them.
 *
 * @module railhead/titles
 */

// The values are an entry of their own. A module that also exported pictures or verbs would make some bundlers load at once what these
// load later.

import type { AnyRuleset } from '../src/core/engine/index.js';
import type { Title } from '../src/core/title/title.js';
import { allTitles } from './generated/titles.js';

export { plainTitle } from '../src/core/title/plain/plain-title.js';
export * from './generated/title-values.js';
export { titlesIn } from './titles-in.js';

/**
 * The titles by id: the ruleset of each, and what people are shown of it (pictures, words, the rule catalogue, boards from
 * files), loaded when it is asked for.
 *
 * @example
 * const { draw } = await titles[view.game.ruleset].picture();
 * show(draw(board, view));
 */
export const titles = /* @__PURE__ */ (() =>
  Object.fromEntries(allTitles.map((title) => [title.ruleset.id, title])) as Readonly<
    Record<(typeof allTitles)[number]['ruleset']['id'], Title<AnyRuleset>>
  >)();
