// India Rails as a ruleset: its rules, with words and suggestions beside them.

import type { Ruleset } from '../../src/core/engine/index.js';
import { suggestionsOf, wordsOf } from '../milepost/player-aids.js';
import { passengersSwapped, pilgrimsByTheWay } from './players/pilgrims.js';
import { type IndiaRails, indiaRailsRules } from './rules/india-rails.js';
import { indiaMessages } from './words/messages.js';
import { indiaSentences } from './words/sentences.js';

/** English for what India Rails refuses, does and tells: `{ ...indiaRailsRules, ...indiaRailsWords }`. */
export const indiaRailsWords = /* @__PURE__ */ (() =>
  wordsOf<IndiaRails>({ messages: indiaMessages, sentences: indiaSentences }))();

/** India Rails: 2 to 6 players, 52 cities of which 5 are major, six countries. */
export const indiaRails = /* @__PURE__ */ ((): Ruleset<IndiaRails> => ({
  ...indiaRailsRules,
  ...indiaRailsWords,
  ...suggestionsOf(indiaRailsRules, {
    planning: { inPassing: pilgrimsByTheWay, swapTrains: passengersSwapped },
  }),
}))();
