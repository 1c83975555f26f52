// The public surface of railhead: the verbs bound to every title on its own board. For fewer titles, own rulesets or own
// boards, use createEngine of railhead/engine.

import { allRulesets } from '../rulesets/index.js';
import {
  type ActionIn,
  type AnyRuleset,
  createEngine,
  type EventIn,
  type Rejection,
  type StateIn,
  type TypesOf,
  type ViewIn,
} from './engine/index.js';
import { formatRejection as format } from './messages/index.js';

type Titles = (typeof allRulesets)[number];

/** The id of a title. */
export type RulesetId = TypesOf<Titles>['id'];
/** The frozen state of a title's game: `State<'china-rails'>`; of any title's without an id. */
export type State<Id extends RulesetId = RulesetId> = StateIn<Titles, Id>;
/** What a seat or a spectator may know of a title's game. */
export type View<Id extends RulesetId = RulesetId> = ViewIn<Titles, Id>;
/** An action of a title. */
export type Action<Id extends RulesetId = RulesetId> = ActionIn<Titles, Id>;
/** An event of a title. */
export type GameEvent<Id extends RulesetId = RulesetId> = EventIn<Titles, Id>;

/** The engine of all titles, for bots and tools that take an engine. */
export const engine = /* @__PURE__ */ createEngine(allRulesets);

export const {
  applyAction,
  applyActions,
  applyActionWithPatches,
  checkAction,
  createGame,
  createPosition,
  decisions,
  deserialize,
  determinize,
  explainAction,
  formatAction,
  hashState,
  legalActions,
  migrate,
  outcome,
  parseAction,
  readRecord,
  record,
  replay,
  sampleAction,
  serialize,
  startGame,
  suggest,
  tryAction,
  view,
  viewEvents,
} = engine;

export type {
  Decision,
  GameConfig,
  GameRecord,
  Issue,
  LegalActions,
  Outcome,
  Random,
  Rejection,
  Seat,
  Standing,
  TryResult,
  TurnBuffer,
} from './engine/index.js';
export {
  createEngine,
  createRandom,
  createTurnBuffer,
  DamagedSaveError,
  extendRuleset,
  Fault,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  isRailheadError,
  playTentatively,
  takeBack,
  toReducer,
  UnknownBoardError,
  UnknownRulesetError,
} from './engine/index.js';

/**
 * Says in English why an action was refused, with the rule that says so in brackets. `about` is the state or view it was
 * refused in: the sentence then uses its title's words and its players' names. Without it any title's words will do.
 *
 * @example
 * const result = tryAction(state, action);
 * if (!result.ok) show(formatRejection(result.rejection, state));
 */
export function formatRejection(rejection: Rejection, about?: Seated): string {
  const titles: readonly AnyRuleset[] = allRulesets;
  const title =
    about === undefined
      ? titles.find(({ messages = {} }) => Object.hasOwn(messages, rejection.code))
      : titles.find(({ id }) => id === about.game.ruleset);
  return format(rejection, { messages: title?.messages ?? {}, seatNames: about?.game.seatNames ?? [] });
}

/** A state or view, as far as its header says who plays what. */
export interface Seated {
  readonly game: { readonly ruleset: RulesetId; readonly seatNames: readonly string[] };
}
