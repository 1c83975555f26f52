/**
 * Iron Dragon.
 *
 * @module railhead/rulesets/iron-dragon
 */

import type { Title } from '../../src/core/title/title.js';
import { ironDragon } from './iron-dragon.js';

export {
  type IronDragon,
  type IronDragonAction,
  type IronDragonOptions,
  ironDragon,
  ironDragonRules,
} from './iron-dragon.js';
export type { IronKnown, IronState } from './own-state.js';
export { drawIronDragon } from './picture.js';

/** Iron Dragon as a title: its ruleset, and what is loaded when it is asked for. */
export const ironDragonTitle: Title<typeof ironDragon> = {
  ruleset: ironDragon,
  boards: async () => (await import('../milepost/board/kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  catalogue: async () => (await import('./catalogue.json', { with: { type: 'json' } })).default,
};
