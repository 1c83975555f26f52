// The board of China Rails as a picture, and where things are on it.

import { chinaMap } from '../../maps/china-rails/index.js';
import { chinaOutline } from '../../maps/china-rails/outline.js';
import { milepostDrawing } from '../milepost/picture/title-drawing.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { chinaRailsRules } from './china-rails.js';

/**
 * Draws the board of China Rails as an SVG document, with the track and trains of a state or view if one is given.
 *
 * @example drawChinaRails(chinaRails.board(), view)
 */
export const drawChinaRails = /* @__PURE__ */ (() =>
  milepostDrawing({
    ruleset: chinaRailsRules,
    map: chinaMap,
    outline: chinaOutline,
    subtitle: 'fifty-two cities, twenty-seven loads',
  }))();

/** The picture of the title. */
export const picture = /* @__PURE__ */ (() => milepostPicture(drawChinaRails))();
