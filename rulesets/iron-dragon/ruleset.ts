// Iron Dragon as a ruleset: its rules, with what players are given beside them.

import { withPlayerAids } from '../milepost/player-aids.js';
import { sailing, swapTrains } from './players/ships.js';
import { planIron, suggestIron } from './players/suggest.js';
import { ironDragonRules } from './rules/iron-dragon.js';
import { ironMessages } from './words/messages.js';
import { ironNames, ironSentences } from './words/sentences.js';
import { shipMessages } from './words/ship-messages.js';

/** Iron Dragon: 2 to 6 players, 57 cities, 8 of them major, a land above and one below. Money is in GP. */
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
