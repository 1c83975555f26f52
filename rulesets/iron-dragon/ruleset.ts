// Iron Dragon as a ruleset: its rules, with words and suggestions beside them.

import type { Ruleset } from '../../src/core/engine/index.js';
import { suggestionsOf, wordsOf } from '../milepost/player-aids.js';
import { sailing, swapTrains } from './players/ships.js';
import { planIron, suggestIron } from './players/suggest.js';
import { type IronDragon, ironDragonRules } from './rules/iron-dragon.js';
import { ironMessages } from './words/messages.js';
import { ironNames, ironSentences } from './words/sentences.js';
import { shipMessages } from './words/ship-messages.js';

/** English for what Iron Dragon refuses, does and tells: `{ ...ironDragonRules, ...ironDragonWords }`. */
export const ironDragonWords = /* @__PURE__ */ (() =>
  wordsOf<IronDragon>({
    messages: { ...ironMessages, ...shipMessages },
    sentences: ironSentences,
    names: ironNames,
    money: 'GP',
  }))();

/** Iron Dragon: 2 to 6 players, 57 cities, 8 of them major, a land above and one below. Money is in GP. */
export const ironDragon = /* @__PURE__ */ ((): Ruleset<IronDragon> => ({
  ...ironDragonRules,
  ...ironDragonWords,
  ...suggestionsOf(ironDragonRules, {
    money: 'GP',
    suggest: suggestIron,
    plans: planIron,
    planning: { sailing, swapTrains },
  }),
}))();
