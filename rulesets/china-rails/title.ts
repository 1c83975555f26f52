// China Rails as a title: its rules with what players are given beside them, and what is loaded when somebody asks.

import type { Title } from '../../src/core/title/title.js';
import { withPlayerAids } from '../milepost/player-aids.js';
import { overseas } from './players/overseas.js';
import { chinaRailsRules } from './rules/china-rails.js';
import { containerMessages } from './words/messages.js';
import { chinaSentences } from './words/sentences.js';

/** China Rails: 2 to 6 players, 52 cities of which 4 are major, Taiwan by container. */
export const chinaRails = /* @__PURE__ */ (() =>
  withPlayerAids(chinaRailsRules, {
    messages: containerMessages,
    sentences: chinaSentences,
    planning: { overseas },
  }))();

/** China Rails as a title: its ruleset, and what is loaded when it is asked for. */
export const chinaRailsTitle: Title<typeof chinaRails> = {
  ruleset: chinaRails,
  boards: async () => (await import('../milepost/board-kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('../milepost/summary.js')).milepostSummary,
  planning: async () => (await import('./players/planning.js')).planning,
  catalogue: async () => (await import('./catalogue.js')).catalogue.rules,
};
