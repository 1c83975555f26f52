/**
 * `createEngine` for titles, boards and rulesets of your choice, and what a ruleset is made of.
 *
 * @module railhead/engine
 */

export {
  createRandom,
  type Drawn,
  type Luck,
  type LuckDrawer,
  type Random,
  shuffled,
  startLuck,
} from '../random/streams.js';
export { freshSeed } from '../seed/fresh-seed.js';
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
  type Known,
  type StepContext,
} from './action.js';
export type { AskedOutcomes, ChanceOutcome } from './chance.js';
export { createEngine } from './create-engine.js';
export type { Decision, OpenDecision } from './decision.js';
export {
  type DeclaredParts,
  type DeclaredState,
  type DeclaredTypes,
  declareState,
  type KnownOf,
  type RowOf,
  type SeenRowOf,
  type StateOf,
  type ViewOf,
} from './declared/declare-state.js';
export { declaredView } from './declared/declared-view.js';
export { type At, type Kind, toItsSeat, toNobody, type Writable } from './declared/kinds.js';
export type { AnyEngine, Engine, ReplayedGame, ReplayedStep, ReplayOptions, TryResult } from './engine.js';
export {
  type EventOf,
  type Fact,
  fact,
  type GameEvent,
  masking,
  ownOnly,
  type Projection,
  type Unnumbered,
  whole,
} from './event.js';
export type { AnyField, Field, ListBounds, OptionalField, Payload } from './fields.js';
/** The kinds of fields of an action: `fields.int(1, 6)`, `fields.list(fields.numberOf('card'), { most: 5 })`. */
export * as fields from './fields.js';
export type { GameConfig } from './game.js';
export { entryOf, type IdRange, type IdRanges } from './ids.js';
export { canonicalJson, deepFreeze, sha256Hex } from './json.js';
export { withActions, withCheck, withEffect } from './layer/altered-actions.js';
export { layersOf } from './layer/any-chapter.js';
export {
  type Chapter,
  defineChapter,
  type Facts,
  factsOf,
  type GrowthOf,
  type OptionPiece,
  type Parts,
  type PoliciesOf,
  switchOption,
  type WaitingPoint,
  type WithChapter,
  type Wrapped,
} from './layer/chapter.js';
export type { Grown } from './layer/grown.js';
export { type LayeredTitle, layer } from './layer/layer.js';
export { defineSlice, type Slice, type SliceState, type SliceView } from './layer/slice.js';
export type { LegalActions } from './legal.js';
export { type Memo, memoByIdentity, once } from './memo.js';
export { createNotes, type Notes } from './notes.js';
export { byIndex, type Indexed, legalOffers, type Offers } from './offers.js';
export type { GameRecord } from './record.js';
export {
  DamagedSaveError,
  type EngineRefusals,
  Fault,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  type Issue,
  isRailheadError,
  type Params,
  type RailheadError,
  type Rejection,
  type Scope,
  TooManyOutcomesError,
  UnknownBoardError,
  UnknownRulesetError,
} from './rejection.js';
export type { Fix, Revised, Revisions, SavedState } from './revisions.js';
export {
  type AnyRuleset,
  type Asked,
  type AutomaticStep,
  defineRuleset,
  type Layer,
  type Phase,
  type Plan,
  type Ruleset,
  type RuleText,
  type SearchAdvice,
  type SetupContext,
  type StateParts,
} from './ruleset.js';
export type { SchemaOf } from './schema-of.js';
export { sealAll, sealEnvelope, sealPart } from './seal.js';
export {
  allAnswered,
  answersBySeat,
  noAnswers,
  type SecretAnswers,
  viewAnswers,
  withAnswer,
} from './secret-answers.js';
export type { SeedCommitments, SeedOwner, SeedParts, SharedSeed } from './seed-shapes.js';
export { combineSeeds, commitSeed, verifySeeds } from './seeds.js';
export type { Setting } from './setting.js';
export {
  type Board,
  type Envelope,
  envelopeShape,
  type GameAction,
  type GameHeader,
  type Immutable,
  type Outcome,
  type Seat,
  type Standing,
  type TitleTypes,
} from './state.js';
export { type ReducerOptions, toReducer } from './to-reducer.js';
export {
  type Barrier,
  createTurnBuffer,
  playTentatively,
  type TentativeAction,
  type TentativeResult,
  type TurnBuffer,
  takeBack,
} from './turn-buffer.js';
export {
  type ActionIn,
  type ConfigIn,
  type DecisionIn,
  type DropSeat,
  type EndGame,
  type EventIn,
  type Headed,
  type Ids,
  isGame,
  type PositionIn,
  type RejectionIn,
  type SeatDropped,
  type SeenIn,
  type StateIn,
  type TypesOf,
  type ViewIn,
} from './typed-by-title.js';
export type { UpgradeCheck, UpgradeDifference } from './upgrade.js';
export { compileRules, type Variant } from './variant.js';
