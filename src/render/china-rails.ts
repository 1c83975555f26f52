// China Rails as a picture.

import { chinaMap } from '../../maps/china-rails/index.js';
import { chinaOutline } from '../../maps/china-rails/outline.js';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { milepostPicture } from './milepost-picture.js';

/**
 * Draws the board of China Rails as an SVG document, with the track and trains of a state or view if one is given.
 *
 * @example drawChinaRails(chinaRails.board(), view)
 */
export const drawChinaRails = /* @__PURE__ */ (() =>
  milepostPicture({
    ruleset: chinaRails,
    map: chinaMap,
    outline: chinaOutline,
    subtitle: 'fifty-two cities, twenty-seven loads',
  }))();
