// The board of India Rails as a picture, and where things are on it.

import { indiaMap } from '../../maps/india-rails/index.js';
import { indiaOutline } from '../../maps/india-rails/outline.js';
import { milepostDrawing } from '../milepost/picture/title-drawing.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { indiaRailsRules } from './india-rails.js';

/**
 * Draws the board of India Rails as an SVG document, with the track and trains of a state or view if one is given.
 *
 * @example drawIndiaRails(indiaRails.board(), view)
 */
export const drawIndiaRails = /* @__PURE__ */ (() =>
  milepostDrawing({
    ruleset: indiaRailsRules,
    map: indiaMap,
    outline: indiaOutline,
    subtitle: 'fifty-two cities, twenty-seven loads',
  }))();

/** The picture of the title. */
export const picture = /* @__PURE__ */ (() => milepostPicture(drawIndiaRails))();
