// Iron Dragon as a title: its rules with what players are given beside them, and what is loaded when somebody asks.

import type { Title } from '../../src/core/title/title.js';
import { withPlayerAids } from '../milepost/player-aids.js';
import { sailing, swapTrains } from './players/ships.js';
import { planIron, suggestIron } from './players/suggest.js';
import { ironDragonRules } from './rules/iron-dragon.js';
import { ironMessages } from './words/messages.js';
import { ironNames, ironSentences } from './words/sentences.js';
import { shipMessages } from './words/ship-messages.js';

/** Iron Dragon: 2 to 6 players, 57 cities of which 8 are major, a land above and a land below. Money is in gold pieces. */
export const ironDragon = /* @__PURE__ */ (() =>
  withPlayerAids(ironDragonRules, {
    messages: { ...ironMessages, ...shipMessages },
    sentences: ironSentences,
    names: ironNames,
    money: 'GP',
    suggest: suggestIron,
    plans: planIron,
    planning: { sailing, swapTrains },
  }))();

/** Iron Dragon as a title: its ruleset, and what is loaded when it is asked for. */
export const ironDragonTitle: Title<typeof ironDragon> = {
  ruleset: ironDragon,
  boards: async () => (await import('../milepost/board-kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  planning: async () => (await import('./players/planning.js')).planning,
  catalogue: async () => (await import('./catalogue.js')).catalogue.rules,
};
