/**
 * Pictures of boards and their games as SVG text, whole or in layers, and where things are on them. Pure, and the same on
 * every machine. The pictures of the titles come with them: `chinaRailsPicture` and `drawChinaRails` from
 * `railhead/rulesets/china-rails`, or `picture()` of any of `titles` from the root entry. Milepost boards of your own are
 * drawn by `railhead/rulesets/milepost`.
 *
 * @module railhead/render
 */

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
  type PointerReach,
  SEAT_COLOURS,
  type SheetBox,
  type Still,
} from '../core/title/picture.js';
export { whereIs } from '../core/title/where-is.js';
