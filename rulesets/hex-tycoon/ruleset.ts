// Hex Tycoon as a ruleset: its rules, with words and suggestions beside them.

import type { Ruleset, RulesetWords } from '../../src/core/engine/index.js';
import { evaluateSeat } from './players/bots/evaluate.js';
import { comparePlans } from './players/bots/plans.js';
import { suggest } from './players/bots/suggest.js';
import { type HexTycoon, hexTycoonRules } from './rules/hex-tycoon.js';
import { messages } from './words/messages.js';
import { nameInGame } from './words/names.js';
import { sentences } from './words/sentences.js';

/** English for what Hex Tycoon refuses, does and tells: `{ ...hexTycoonRules, ...hexTycoonWords }`. */
export const hexTycoonWords: RulesetWords<HexTycoon> = { messages, sentences, nameOf: nameInGame };

/** The hex game as its author published it, untitled; the name is ours. */
export const hexTycoon = /* @__PURE__ */ ((): Ruleset<HexTycoon> => ({
  ...hexTycoonRules,
  suggest,
  plans: comparePlans,
  evaluate: evaluateSeat,
  ...hexTycoonWords,
}))();
