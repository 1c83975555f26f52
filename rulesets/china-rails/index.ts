/**
 * China Rails.
 *
 * @module railhead/rulesets/china-rails
 */

import type { Title } from '../../src/core/title/title.js';
import { chinaRails } from './china-rails.js';

export {
  type ChinaRails,
  type ChinaRailsAction,
  type ChinaRailsOptions,
  chinaRails,
  chinaRailsRules,
} from './china-rails.js';
export type { ContainerMode, ContainerState } from './container-ports.js';
export { drawChinaRails } from './picture.js';

/** China Rails as a title: its ruleset, and what is loaded when it is asked for. */
export const chinaRailsTitle: Title<typeof chinaRails> = {
  ruleset: chinaRails,
  boards: async () => (await import('../milepost/board/kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('../milepost/summary.js')).milepostSummary,
  catalogue: async () => [
    ...(await import('./catalogue.json', { with: { type: 'json' } })).default,
    ...(await import('../milepost/catalogue.json', { with: { type: 'json' } })).default,
  ],
};
