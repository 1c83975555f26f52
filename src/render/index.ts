/**
 * Games as SVG text, and where on the picture an action happens. Pure, and the same on every machine.
 *
 * @module railhead/render
 */

export { hexSpot } from '../../rulesets/hex-tycoon/render/action-spot.js';
export { renderBoard as drawHexTycoon } from '../../rulesets/hex-tycoon/render/render-board.js';
export { milepostSpot } from '../../rulesets/milepost/render/action-spot.js';
export type { BoardOutline, PictureOptions } from '../../rulesets/milepost/render/picture.js';
export { renderBoard as renderMilepostBoard } from '../../rulesets/milepost/render/render-board.js';
export { twentiethSpot } from '../../rulesets/twentieth-century-limited/render/action-spot.js';
export { renderBoard as drawTwentiethCenturyLimited } from '../../rulesets/twentieth-century-limited/render/render-board.js';
export type { Spot, SpotPoint } from '../core/map/spot.js';
export { drawChinaRails } from './china-rails.js';
export { drawIndiaRails } from './india-rails.js';
export { drawIronDragon } from './iron-dragon.js';
export {
  type DrawMilepost,
  type MilepostOnBoard,
  type MilepostPictureSpec,
  milepostPicture,
  tracksAndTrains,
} from './milepost-picture.js';
