/**
 * The family of crayon rail games: what a title of it, or a board of one’s own, is made of.
 *
 * @module railhead/rulesets/milepost
 */

export type { MapFinding } from '../../src/core/map/finding.js';
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
export {
  type DeckSpec,
  type DeckWish,
  deckSpecFor,
  deckText,
  makeDeck,
  payoutTable,
} from './board/deck-maker/index.js';
export { defineBoard } from './board/define-board.js';
export { type DeckData, deckSchema, type MapData, mapSchema } from './board/map-format.js';
export { validateBoard } from './board/validate-board.js';
export { milepostBoards } from './board-kind.js';
export { seatToWrite, trainToWrite } from './generated/state.js';
export type * from './generated/types.js';
export { goodIcon } from './picture/goods/good-icon.js';
export type { BoardOutline, PictureOptions as MilepostPictureOptions } from './picture/picture.js';
export type { KeptPlaces } from './picture/places.js';
export { renderBoard as renderMilepostBoard } from './picture/render-board.js';
export { type MilepostDrawingSpec, type MilepostOnBoard, tracksAndTrains } from './picture/title-drawing.js';
export { type DrawMilepost, type MilepostTitlePicture, milepostPicture } from './picture/title-picture.js';
export { type PlayerAids, withPlayerAids } from './player-aids.js';
export { milepostPlanning } from './players/people/milepost-planning.js';
export type { FamilyAction, MilepostPlanningSpec } from './players/people/spec.js';
export {
  defineMilepostGame,
  type MilepostSpec,
  type MilepostStateParts,
  partsOf,
} from './rules/define-milepost-game.js';
/** What event cards do, as functions that make effects: `eventEffects.flood(rule, ['yangtze'])`. */
export * as eventEffects from './rules/event-cards/effects.js';
export type { Area } from './rules/events/area.js';
export {
  type EventCard,
  type EventEffect,
  type ListedCard,
  numbered,
  type Trade,
} from './rules/events/event-card.js';
export { familyPolicies, familyRules } from './rules/family-tables.js';
export { type MoneyTold, milepostLaws } from './rules/laws.js';
export type { ActionsOf, Answers, Mechanic, MechanicPhase } from './rules/mechanic.js';
export type { MilepostAction } from './rules/mechanics.js';
export {
  type MilepostKnown,
  type MilepostState,
  type MilepostView,
  state as milepostDeclaration,
} from './rules/state.js';
export type { MilepostPolicies, MilepostRules } from './rules/tables.js';
export type { MilepostTypes, TitleOf } from './rules/types.js';
/** The optional rules of the family, for a title's list of variants. */
export * as milepostVariants from './rules/variants.js';
export { milepostSummary } from './summary.js';
export { milepostTitle } from './title.js';
