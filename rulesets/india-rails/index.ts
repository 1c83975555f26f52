/**
 * India Rails.
 *
 * @module railhead/rulesets/india-rails
 */

import type { Title } from '../../src/core/title/title.js';
import { indiaRails } from './india-rails.js';

export type { IndiaRailsAction } from './actions/index.js';
export {
  type IndiaRails,
  type IndiaRailsOptions,
  indiaRails,
  indiaRailsRules,
} from './india-rails.js';
export type { IndiaState } from './own-state.js';
export { drawIndiaRails } from './picture.js';

/** India Rails as a title: its ruleset, and what is loaded when it is asked for. */
export const indiaRailsTitle: Title<typeof indiaRails> = {
  ruleset: indiaRails,
  boards: async () => (await import('../milepost/board/kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('../milepost/summary.js')).milepostSummary,
  catalogue: async () => [
    ...(await import('./catalogue.json', { with: { type: 'json' } })).default,
    ...(await import('../milepost/catalogue.json', { with: { type: 'json' } })).default,
  ],
};
