// The board of China Rails as a picture, and where things are on it.

import { chinaMap } from '../../maps/china-rails/index.js';
import { chinaOutline, chinaPlaces } from '../../maps/china-rails/outline.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { chinaRailsRules } from './rules/china-rails.js';

/** The picture of China Rails: its layers, its places, and the whole. */
export const picture = /* @__PURE__ */ (() =>
  milepostPicture({
    ruleset: chinaRailsRules,
    map: chinaMap,
    outline: chinaOutline,
    places: chinaPlaces,
  }))();
