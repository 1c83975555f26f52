// China Rails as a ruleset: its rules, with what players are given beside them.

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
