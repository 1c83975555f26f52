// India Rails as a title: its rules with what players are given beside them, and what is loaded when somebody asks.

import type { Title } from '../../src/core/title/title.js';
import { withPlayerAids } from '../milepost/player-aids.js';
import { passengersSwapped, pilgrimsByTheWay } from './players/pilgrims.js';
import { indiaRailsRules } from './rules/india-rails.js';
import { indiaMessages } from './words/messages.js';
import { indiaSentences } from './words/sentences.js';

/** India Rails: 2 to 6 players, 52 cities of which 5 are major, six countries. */
export const indiaRails = /* @__PURE__ */ (() =>
  withPlayerAids(indiaRailsRules, {
    messages: indiaMessages,
    sentences: indiaSentences,
    planning: { inPassing: pilgrimsByTheWay, swapTrains: passengersSwapped },
  }))();

/** India Rails as a title: its ruleset, and what is loaded when it is asked for. */
export const indiaRailsTitle: Title<typeof indiaRails> = {
  ruleset: indiaRails,
  boards: async () => (await import('../milepost/board-kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('../milepost/summary.js')).milepostSummary,
  planning: async () => (await import('./players/planning.js')).planning,
  catalogue: async () => (await import('./catalogue.js')).catalogue.rules,
};
