// `createEngine` for titles, boards and rulesets of your choice, and what a ruleset is made of.

export { freshSeed } from '../fresh-seed.js';
export { createRandom, type Random } from '../random/generator.js';
export { type Luck, type LuckDrawer, startLuck } from '../random/streams.js';
export { shuffled } from '../random/uniform.js';
export type { AnyEngine } from './any-engine.js';
export type { Decision, OpenDecision } from './base/decision.js';
export type { GameAction } from './base/game-action.js';
export { canonicalJson, deepFreeze, sha256Hex } from './base/json.js';
export { memoByIdentity, once } from './base/memo.js';
export { createNotes } from './base/notes.js';
export {
  DamagedSaveError,
  Fault,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  type Issue,
  isRailheadError,
  MissingPartError,
  type Params,
  type Rejection,
  TooManyOutcomesError,
  UnknownBoardError,
  UnknownRulesetError,
} from './base/rejection.js';
export type { Seat } from './base/seat.js';
export type { SeedCommitments, SeedParts, SharedSeed } from './base/seed-shapes.js';
export {
  type AnyState,
  type AnyView,
  type Board,
  type Envelope,
  envelopeShape,
  type GameHeader,
  type Immutable,
  type KnownEnvelope,
  type Outcome,
  type Standing,
  type TitleNames,
  type TitleTypes,
} from './base/state.js';
export type { GameConfig } from './begin/game.js';
export { checks } from './checks.js';
export { createEngine, createLeanEngine } from './create-engine.js';
export type { Engine, TitleOnBoard } from './engine.js';
export {
  type DeclaredState,
  declareState,
  type KnownOf,
  type RowOf,
  type SeenRowOf,
  type StateOf,
  type ViewOf,
} from './fields/declared/declare-state.js';
export { declaredView } from './fields/declared/declared-view.js';
export { type At, toItsSeat, toNobody, type Writable } from './fields/declared/kinds.js';
export type { Payload } from './fields/fields.js';
/**
 * The kinds of fields of an action: `fields.int(1, 6)`, `fields.list(fields.numberOf('card'), { most: 5 })`.
 */
export * as fields from './fields/fields.js';
/**
 * The functions and types that `railhead generate-state` uses in the texts it writes. You need none of them
 * yourself.
 */
export * as generated from './fields/generated.js';
export { entryOf, type IdRanges } from './fields/ids.js';
export type { NameTable, NameTables } from './fields/names.js';
export { sealAll, sealEnvelope, sealPart } from './fields/seal.js';
export {
  allAnswered,
  answersBySeat,
  noAnswers,
  type SecretAnswers,
  viewAnswers,
  withAnswer,
  yetToAnswer,
} from './fields/secret-answers.js';
export {
  type Auction,
  afterPass,
  afterTurn,
  lastIn,
  newAuction,
  newTurns,
  type Turns,
} from './fields/turns.js';
export { combineSeeds, commitSeed, verifySeeds } from './luck/seeds.js';
export { actionPrice } from './play/action-price.js';
export { forcedAction } from './play/forced.js';
export type { LegalActions } from './play/legal.js';
export type { Setting } from './play/setting.js';
export type { WantedPlans } from './play/suggestions.js';
export {
  type ActionFrom,
  type ActionOf,
  type ActionSpec,
  type Condition,
  type Declaration,
  defineAction,
  defineHostAction,
  type Game,
  type HostActionSpec,
  isIncomplete,
  type KnownGame,
  type StepContext,
} from './rules/action.js';
export { type AnswerKinds, isAmount } from './rules/answer-kinds.js';
export { canPlay } from './rules/can-play.js';
export { declareTitle, type TypesOfParts } from './rules/declare-title.js';
export { type OptionPiece, switchOption } from './rules/define/options.js';
export {
  type EventOf,
  type Fact,
  type FactDetails,
  fact,
  type GameEvent,
  masking,
  ownOnly,
  type Projection,
  type Unnumbered,
  whole,
} from './rules/event.js';
export { withActions, withCheck } from './rules/layer/altered-actions.js';
export { type Chapter, declareChapter, type Parts } from './rules/layer/chapter.js';
export { layer } from './rules/layer/layer.js';
export { defineSlice, type Slice } from './rules/layer/slice.js';
export { mayHide } from './rules/may-hide.js';
export { moneyIn } from './rules/money-in.js';
export { byIndex, type Indexed, legalOffers, type Offers } from './rules/offers.js';
export {
  type Order,
  type OrderCondition,
  type OrderStop,
  type Orders,
  ordersSchema,
  readOrders,
} from './rules/orders.js';
export type { OfferedPlan, PlanReason } from './rules/plan.js';
export type { PriceItem } from './rules/price.js';
export type { Fix, Revisions, SavedState } from './rules/revisions.js';
export {
  type AnyRuleset,
  type AutomaticStep,
  type KeptPlans,
  lacksSuggestions,
  layersOf,
  type Phase,
  type PhasedGame,
  type Plan,
  type Pursued,
  type Ruleset,
  type RulesetSuggestions,
  type RulesetWords,
  type SearchAdvice,
  type SetupContext,
  type StateParts,
} from './rules/ruleset.js';
export { mustKnowNames, type TableNames } from './rules/table-names.js';
export { compileRules, type Variant } from './rules/variant.js';
export type { RecordMeta, RecordNote } from './save/book.js';
export type { GameRecord } from './save/record.js';
export { saves } from './save/saves.js';
export {
  type ActionIn,
  type AnyNames,
  type DecisionIn,
  type DropSeat,
  type Each,
  type EndGame,
  type EventIn,
  type Headed,
  type Ids,
  isGame,
  type LeaveSeat,
  type NamesIn,
  type PositionIn,
  type RejectionIn,
  type SeatDropped,
  type SeatLeft,
  type SeatTaken,
  type StateIn,
  type TakeSeat,
  type TypesOf,
  type ViewIn,
} from './typed-by-title.js';
export {
  type Barrier,
  createTurnBuffer,
  playTentatively,
  type TentativeResult,
  type TurnBuffer,
  takeBack,
} from './undo/turn-buffer.js';
export { applyViewPatch, type ViewPatch, viewPatch } from './views/view-patch.js';
export { type ViewStep, viewsSince } from './views/views-since.js';
export { words } from './words/words.js';
