/**
 * The family of crayon rail games: what a title of it, or a board of one’s own, is made of.
 *
 * @module railhead/rulesets/milepost
 */

export type { Finding } from '../../src/core/map/finding.js';
export { DIRECTIONS } from '../../src/core/map/hex-geometry.js';
export {
  type Milepost,
  type MilepostBoard,
  type Segment,
  TERRAINS,
  type Terrain,
  WATERS,
  type Water,
} from './board/board.js';
export { defineBoard } from './board/define-board.js';
export { milepostBoards } from './board/kind.js';
export { type DeckData, deckSchema, type MapData, mapSchema } from './board/map-format.js';
export { validateBoard } from './board/validate-board.js';
export type { ActionsOf, Answers, Chapter, WaitingPoint } from './chapter.js';
export type { MilepostAction } from './chapters.js';
export {
  type DeckSpec,
  type DeckWish,
  deckSpecFor,
  deckText,
  makeDeck,
  payoutTable,
} from './deck-maker/index.js';
export {
  defineMilepostGame,
  type MilepostSpec,
  type MilepostStateParts,
  partsOf,
} from './define-milepost-game.js';
/** What event cards do, as functions that make effects: `eventEffects.flood(rule, ['yangtze'])`. */
export * as eventEffects from './event-cards/effects.js';
export type { Area } from './events/area.js';
export {
  type EventCard,
  type EventEffect,
  type ListedCard,
  numbered,
  type Trade,
} from './events/event-card.js';
export { familyPolicies, familyRules } from './family-tables.js';
export { seatToWrite, trainToWrite } from './generated/state.js';
export { type MoneyTold, milepostLaws } from './laws.js';
export { milepostPlanning } from './planning/milepost-planning.js';
export type { FamilyAction, MilepostPlanningSpec, TrainStep } from './planning/spec.js';
export { type PlayerAids, withPlayerAids } from './player-aids.js';
export {
  type MilepostKnown,
  type MilepostState,
  type MilepostView,
  state as milepostDeclaration,
} from './state.js';
export { milepostSummary } from './summary.js';
export type { MilepostPolicies, MilepostRules } from './tables.js';
export { milepostTitle } from './title.js';
export type { MilepostTypes, TitleOf } from './types.js';
/** The optional rules of the family, for a title's list of variants. */
export * as milepostVariants from './variants.js';
