// 20th Century Limited as a ruleset: its rules, with words and suggestions beside them.

import type { Ruleset, RulesetWords } from '../../src/core/engine/index.js';
import { evaluateSeat } from './players/bots/evaluate.js';
import { comparePlans } from './players/bots/plans.js';
import { suggestPlay } from './players/bots/suggest.js';
import { SEARCHED } from './players/bots/weights.js';
import {
  type TwentiethCenturyLimited,
  twentiethCenturyLimitedRules,
} from './rules/twentieth-century-limited.js';
import { messages } from './words/messages.js';
import { nameInGame } from './words/names.js';
import { sentences } from './words/sentences.js';

/** English for what the game refuses, does and tells; it goes with `twentiethCenturyLimitedRules`. */
export const twentiethCenturyLimitedWords: RulesetWords<TwentiethCenturyLimited> = {
  messages,
  sentences,
  nameOf: nameInGame,
};

/** 20th Century Limited as a ruleset. */
export const twentiethCenturyLimited = /* @__PURE__ */ ((): Ruleset<TwentiethCenturyLimited> => ({
  ...twentiethCenturyLimitedRules,
  suggest: suggestPlay,
  plans: comparePlans,
  evaluate: evaluateSeat,
  search: SEARCHED,
  ...twentiethCenturyLimitedWords,
}))();
