/**
 * Milepost boards and their games as SVG text, and where on the picture an action happens. Pure, and the same on every
 * machine. The pictures of the titles come with them: `drawChinaRails` from `railhead/rulesets/china-rails`, or `picture()`
 * of any of `titles` from the root entry.
 *
 * @module railhead/render
 */

export { milepostSpot } from '../../rulesets/milepost/picture/action-spot.js';
export type { BoardOutline, PictureOptions } from '../../rulesets/milepost/picture/picture.js';
export { renderBoard as renderMilepostBoard } from '../../rulesets/milepost/picture/render-board.js';
export {
  type DrawMilepost,
  type MilepostDrawingSpec,
  type MilepostOnBoard,
  milepostDrawing,
  tracksAndTrains,
} from '../../rulesets/milepost/picture/title-drawing.js';
export { milepostPicture } from '../../rulesets/milepost/picture/title-picture.js';
export type { Spot, SpotPoint } from '../core/map/spot.js';
export type { Deciding, Gazetteer, Picture } from '../core/title/picture.js';
