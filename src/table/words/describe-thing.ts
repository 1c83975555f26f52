// One verb for everything that is said in words: what a thing is follows from its fields.

import { InvalidInputError } from '../../core/engine/base/rejection.js';
import { reading } from '../../core/engine/gate/looks.js';
import type { Decision, GameAction, GameEvent, Plan, Rejection } from '../../core/engine/index.js';
import type { ShownCard } from '../../core/title/card.js';
import type { BuildPlan, MovePlan, Proposal, TurnStatus } from '../../core/title/planning.js';
import { proposalOfPlan } from '../plans/as-proposal.js';
import { describeAction, describeDecision, describeEvent } from './describe.js';
import { describeCard } from './describe-card.js';
import { describePlan } from './describe-plan.js';
import { describeProposal } from './describe-proposal.js';
import { describeRow } from './describe-row.js';
import { describeStatus } from './describe-status.js';
import type { Wording } from './fill.js';
import { formatRejection } from './format-rejection.js';

/**
 * What {@link sentenceOf} says in words: an action, an event or a row of one type, a decision, a refusal or a
 * card of a summary. It also takes a plan, a proposal, and what `turnStatus` answers.
 */
export type Describable =
  | GameAction
  | GameEvent
  | readonly GameEvent[]
  | Decision
  | Rejection
  | ShownCard
  | BuildPlan
  | MovePlan
  | Plan
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
 * @see `wordingOf`; `describe` of the root, which takes a state
 * @example
 * const wording = wordingOf(engine, state);
 * const [first] = legalActions(state);
 * console.log(sentenceOf(wording, first));
 * // Ben builds from Beijing to the milepost 1 west and 1 north-west of Beijing.
 */
export function sentenceOf(wording: Wording, thing: Describable): string {
  return reading('thing', WANTED, () => said(wording, thing));
}

const WANTED = 'an action, an event, a decision, a refusal, a card, a plan or a turn’s status';

function said(wording: Wording, thing: Describable): string {
  if (typeof thing === 'object' && thing !== null) {
    if (isRow(thing)) return describeRow(thing, wording);
    if ('type' in thing) return 'n' in thing ? describeEvent(thing, wording) : describeAction(thing, wording);
    if ('code' in thing) return formatRejection(thing, wording);
    if ('lines' in thing) return describeCard(thing);
    if ('meters' in thing) return describeStatus(thing, wording).join('\n');
    if ('pickUps' in thing) return describePlan(thing, wording);
    if ('steps' in thing) return describeProposal(proposalOfPlan(thing), wording);
    if ('kind' in thing) return describeDecision(thing, wording);
  }
  throw new InvalidInputError('thing', [{ path: [], message: `must be ${WANTED}` }]);
}

// Array.isArray does not tell a list that is read only from other things.
const isRow = (thing: Describable): thing is readonly GameEvent[] => Array.isArray(thing) && thing.length > 0;
