// 20th Century Limited as a title: its rules with what players are given beside them, and what is loaded when somebody asks.

import type { Ruleset } from '../../src/core/engine/index.js';
import type { Title } from '../../src/core/title/title.js';
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

/** 20th Century Limited as a ruleset. */
export const twentiethCenturyLimited = /* @__PURE__ */ ((): Ruleset<TwentiethCenturyLimited> => ({
  ...twentiethCenturyLimitedRules,
  suggest: suggestPlay,
  plans: comparePlans,
  evaluate: evaluateSeat,
  search: SEARCHED,
  messages,
  sentences,
  nameOf: nameInGame,
}))();

/** 20th Century Limited as a title: its ruleset, and what is loaded when it is asked for. */
export const twentiethCenturyLimitedTitle: Title<typeof twentiethCenturyLimited> = {
  ruleset: twentiethCenturyLimited,
  boards: async () => (await import('./board-kind.js')).twentiethBoards,
  picture: async () => (await import('./picture/title-picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  planning: async () => (await import('./players/people/planning.js')).planning,
  catalogue: async () => (await import('./catalogue.js')).catalogue.rules,
};
