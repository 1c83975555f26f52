// One verb for everything that is said in words: what a thing is follows from its fields.

import type { GameEvent } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import { describeTold, type Sayable } from '../../core/engine/words/describe-told.js';
import type { Wording } from '../../core/engine/words/fill.js';
import type { ShownCard } from '../../core/title/card.js';
import type { BuildPlan, MovePlan, Proposal, TurnStatus } from '../../core/title/planning.js';
import { proposalOfPlan } from '../plans/as-proposal.js';
import { describeCard } from './describe-card.js';
import { describeProposal } from './describe-proposal.js';
import { describeRow } from './describe-row.js';
import { describeStatus } from './describe-status.js';

/**
 * What {@link sentenceOf} says in words: what an engine says ({@link Sayable}), an event's row, a card of a
 * summary, a proposal, and what `turnStatus` answers.
 */
export type Describable =
  | Sayable
  | readonly GameEvent[]
  | ShownCard
  | BuildPlan
  | MovePlan
  | Proposal
  | TurnStatus;

/**
 * Says a thing of a game in English, with the names of its players and places. Sentences may change: do not
 * take them apart.
 *
 * - an action: `Ben builds from Wuhan to the milepost 1 east of Wuhan.`
 * - an event: `Ben delivers Rice to Beijing for 24 M.` What a view hides of it stays unsaid.
 * - events of one type in a row, as `rowsOf` gives them: `Ann builds 6 segments from Chongqing to Changsha
 *   for 8 M.`
 * - a decision: `Ben: Build track or upgrade, then end the turn.`
 * - a refusal, with its rule: `The segment costs 5 M, and only 3 M of this turn’s budget is left.
 *   [M-BUILD-16]`
 * - a card: `Demand: Rice to Beijing for 24 M; Tea to Lhasa for 31 M.`
 * - a plan or a proposal: `Building to Wuhan takes 29 steps, 43 M in 3 turns; 16 of them, 18 M, can be played
 *   now.`
 * - a plan of the title's own, as `plans` lists them: `The plan fetches Rice from Wuhan, delivers Rice to
 *   Beijing for 24 M, builds 12 segments, pays 30 M to the bank and takes 4 turns.`
 * - how a turn stands, a line for each thing: `15 of 20 M to spend`
 *
 * @param wording - the words of the game: `wordingOf(engine, state)`; with `{}` seats are numbers, and codes
 *   are spelled out
 * @param thing - the thing to say in words
 * @returns sentences, or lines for how a turn stands
 * @throws `InvalidInputError` for anything else
 * @see `wordingOf`; `describe(state, thing)` of an engine and of the root
 * @example
 * const wording = wordingOf(engine, state);
 * const [first] = legalActions(state);
 * console.log(sentenceOf(wording, first));
 * // Ben builds from Beijing to the milepost 1 west and 1 north-west of Beijing.
 */
export function sentenceOf(wording: Wording, thing: Describable): string {
  return reading('thing', WANTED, () => {
    if (typeof thing === 'object' && thing !== null && !('type' in thing)) {
      if (isRow(thing)) return describeRow(thing, wording);
      if ('lines' in thing) return describeCard(thing, wording);
      if ('meters' in thing) return describeStatus(thing, wording).join('\n');
      if ('steps' in thing) return describeProposal(proposalOfPlan(thing), wording);
    }
    return describeTold(thing as Sayable, wording, WANTED);
  });
}

const WANTED = 'an action, an event, a decision, a refusal, a card, a plan or a turn’s status';

// Array.isArray does not tell a list that is read only from other things.
const isRow = (thing: object): thing is readonly GameEvent[] => Array.isArray(thing) && thing.length > 0;
