// China Rails as a ruleset: its rules, with words and suggestions beside them.

import type { Ruleset } from '../../src/core/engine/index.js';
import { suggestionsOf, wordsOf } from '../milepost/player-aids.js';
import { overseas } from './players/overseas.js';
import { type ChinaRails, chinaRailsRules } from './rules/china-rails.js';
import { containerMessages } from './words/messages.js';
import { chinaSentences } from './words/sentences.js';

/** English for what China Rails refuses, does and tells: `{ ...chinaRailsRules, ...chinaRailsWords }`. */
export const chinaRailsWords = /* @__PURE__ */ (() =>
  wordsOf<ChinaRails>({ messages: containerMessages, sentences: chinaSentences }))();

/** China Rails: 2 to 6 players, 52 cities of which 4 are major, Taiwan by container. */
export const chinaRails = /* @__PURE__ */ ((): Ruleset<ChinaRails> => ({
  ...chinaRailsRules,
  ...chinaRailsWords,
  ...suggestionsOf(chinaRailsRules, { planning: { overseas } }),
}))();
