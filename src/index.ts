// The public surface of railhead: the verbs bound to every title on its own board. For fewer titles, own rulesets or own
// boards, use createEngine of railhead/engine.

import { allRulesets } from '../rulesets/index.js';
import { type ActionIn, createEngine, type EventIn, type StateIn, type ViewIn } from './engine/index.js';

type Titles = (typeof allRulesets)[number];

/** The id of a title. */
export type RulesetId = 'china-rails';
/** The frozen state of a title's game. */
export type State<Id extends RulesetId = RulesetId> = StateIn<Titles, Id>;
/** What a seat or a spectator may know of a title's game. */
export type View<Id extends RulesetId = RulesetId> = ViewIn<Titles, Id>;
/** An action of a title. */
export type Action<Id extends RulesetId = RulesetId> = ActionIn<Titles, Id>;
/** An event of a title. */
export type GameEventOf<Id extends RulesetId = RulesetId> = EventIn<Titles, Id>;

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
} from './engine/index.js';
export {
  createEngine,
  createRandom,
  DamagedSaveError,
  extendRuleset,
  Fault,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  isRailheadError,
  UnknownBoardError,
  UnknownRulesetError,
} from './engine/index.js';
export { formatRejection } from './messages/index.js';
