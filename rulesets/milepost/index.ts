/**
 * The family of crayon rail games: what a title of it, or a board of your own, is made of.
 *
 * @module railhead/rulesets/milepost
 */

export { type MilepostBoard, TERRAINS } from './board/board.js';
export { type ColumnAndRow, columnAndRow, milepostAt } from './board/column-and-row.js';
export { type DeckSpec, deckSpecFor, deckText, makeDeck } from './board/deck-maker/index.js';
export { defineBoard } from './board/define-board.js';
export { type ImportedBoard, importBoard } from './board/import/import-board.js';
export type { BoardSource } from './board/import/source.js';
export type { DeckData, MapData } from './board/map-format.js';
export { validateBoard } from './board/validate-board.js';
export { milepostBoards } from './board-kind.js';
export { seatToWrite, trainToWrite } from './generated/state.js';
export type * from './generated/types.js';
export { milepostPicture } from './picture/title-picture.js';
export { withPlayerAids } from './player-aids.js';
export { milepostPlanning } from './players/people/milepost-planning.js';
export { defineMilepostGame, type MilepostSpec, partsOf } from './rules/define-milepost-game.js';
/** What event cards do, as functions that make effects: `eventEffects.flood(rule, ['yangtze'])`. */
export * as eventEffects from './rules/event-cards/effects.js';
export { type EventCard, numbered } from './rules/events/event-card.js';
export { milepostLaws } from './rules/laws.js';
export type { Answers, Mechanic } from './rules/mechanic.js';
export type { AnyMilepost, MilepostAction } from './rules/mechanics.js';
export { explainWays } from './rules/reserved-ways/reserved-ways.js';
export { type MilepostState, state as milepostDeclaration } from './rules/state.js';
export type { TitleOf } from './rules/types.js';
/** The optional rules of the family, for a title's list of variants. */
export * as milepostVariants from './rules/variants.js';
export { milepostSummary } from './summary.js';
export { milepostTitle } from './title.js';
