// The board of China Rails as a picture, and where things are on it.

import { chinaMap } from '../../maps/china-rails/index.js';
import { chinaOutline, chinaPlaces } from '../../maps/china-rails/outline.js';
import { chinaPrint } from '../../maps/china-rails/print.js';
import { outlinedTitle } from '../../src/core/map/lettering.js';
import type { MilepostDrawingSpec } from '../milepost/picture/title-drawing.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { chinaRailsRules } from './rules/china-rails.js';

const spec = {
  ruleset: chinaRailsRules,
  map: chinaMap,
  outline: chinaOutline,
  places: chinaPlaces,
} satisfies MilepostDrawingSpec;

/** The picture of China Rails: its layers, its places, and the whole. */
export const picture = /* @__PURE__ */ (() => milepostPicture(spec))();

/** The same as it is printed, with the relief of the land and a title in outlines: more to load. */
export const print = /* @__PURE__ */ (() =>
  milepostPicture({ ...spec, print: { ...chinaPrint, setTitle: outlinedTitle } }))();
