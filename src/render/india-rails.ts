// India Rails as a picture.

import { indiaMap } from '../../maps/india-rails/index.js';
import { indiaOutline } from '../../maps/india-rails/outline.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { milepostPicture } from './milepost-picture.js';

/**
 * Draws the board of India Rails as an SVG document, with the track and trains of a state or view if one is given.
 *
 * @example drawIndiaRails(indiaRails.board(), view)
 */
export const drawIndiaRails = /* @__PURE__ */ (() =>
  milepostPicture({
    ruleset: indiaRails,
    map: indiaMap,
    outline: indiaOutline,
    subtitle: 'fifty-two cities, twenty-seven loads',
  }))();
