// Hex Tycoon as a title: its rules with what players are given beside them, and what is loaded when somebody asks.

import type { Ruleset } from '../../src/core/engine/index.js';
import type { Title } from '../../src/core/title/title.js';
import { evaluateSeat } from './players/bots/evaluate.js';
import { comparePlans } from './players/bots/plans.js';
import { suggest } from './players/bots/suggest.js';
import { type HexTycoon, hexTycoonRules } from './rules/hex-tycoon.js';
import { messages } from './words/messages.js';
import { nameInGame } from './words/names.js';
import { sentences } from './words/sentences.js';

/** The hex game as its author published it, untitled; the name is ours. */
export const hexTycoon = /* @__PURE__ */ ((): Ruleset<HexTycoon> => ({
  ...hexTycoonRules,
  suggest,
  plans: comparePlans,
  evaluate: evaluateSeat,
  messages,
  sentences,
  nameOf: nameInGame,
}))();

/** Hex Tycoon as a title: its ruleset, and what is loaded when it is asked for. */
export const hexTycoonTitle: Title<typeof hexTycoon> = {
  ruleset: hexTycoon,
  boards: async () => (await import('./board-kind.js')).hexBoards,
  picture: async () => (await import('./picture/title-picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  planning: async () => (await import('./players/people/planning.js')).planning,
  catalogue: async () => (await import('./catalogue.js')).catalogue.rules,
};
