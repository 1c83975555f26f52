/**
 * Pictures of boards and their games as SVG text, whole or in layers, and where things are on them. Pure, and the same on
 * every machine. The pictures of the titles come with them: `chinaRailsPicture` and `drawChinaRails` from
 * `railhead/rulesets/china-rails`, or `picture()` of any of `titles` from the root entry. What is here draws boards of one's own.
 *
 * @module railhead/render
 */

export { goodIcon } from '../../rulesets/milepost/picture/goods/good-icon.js';
export type {
  BoardOutline,
  PictureOptions as MilepostPictureOptions,
} from '../../rulesets/milepost/picture/picture.js';
export type { KeptPlaces } from '../../rulesets/milepost/picture/places.js';
export { renderBoard as renderMilepostBoard } from '../../rulesets/milepost/picture/render-board.js';
export {
  type MilepostDrawingSpec,
  type MilepostOnBoard,
  tracksAndTrains,
} from '../../rulesets/milepost/picture/title-drawing.js';
export {
  type DrawMilepost,
  type MilepostTitlePicture,
  milepostPicture,
} from '../../rulesets/milepost/picture/title-picture.js';
export type { Spot, SpotPoint } from '../core/map/spot.js';
export { type Drawing, documentOf, pictureOf, type Undressed } from '../core/title/draw-picture.js';
export {
  type Deciding,
  type Gazetteer,
  type Highlight,
  type Motion,
  type Picture,
  type PictureOptions,
  type Pieces,
  type Place,
  type PlaceKind,
  type PlaceOnSheet,
  type Reach,
  SEAT_COLOURS,
  type SheetBox,
  type Still,
} from '../core/title/picture.js';
export { whereIs } from '../core/title/where-is.js';
