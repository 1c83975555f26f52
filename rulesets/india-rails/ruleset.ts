// India Rails as a ruleset: its rules, with what players are given beside them.

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
