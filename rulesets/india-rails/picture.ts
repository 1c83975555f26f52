// The board of India Rails as a picture, and where things are on it.

import { indiaMap } from '../../maps/india-rails/index.js';
import { indiaOutline, indiaPlaces } from '../../maps/india-rails/outline.js';
import { indiaPrint } from '../../maps/india-rails/print.js';
import { outlinedTitle } from '../../src/core/map/lettering.js';
import { BORDER_DEPTH } from '../milepost/board/check-borders.js';
import type { MilepostDrawingSpec } from '../milepost/picture/title-drawing.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { indiaRailsRules } from './rules/india-rails.js';

const spec = {
  ruleset: indiaRailsRules,
  map: indiaMap,
  outline: indiaOutline,
  places: indiaPlaces,
  // IR-EVENT-5: where nobody trades while the events of a border are in play.
  zones: [
    {
      name: 'Shut by border events',
      areas: indiaMap.areas.map(({ id }) => id).filter((id) => id.startsWith('border-')),
      within: BORDER_DEPTH,
    },
  ],
} satisfies MilepostDrawingSpec;

/** The picture of India Rails: its layers, its places, and the whole. */
export const picture = /* @__PURE__ */ (() => milepostPicture(spec))();

/** The same as it is printed, with the relief of the land and a title in outlines: more to load. */
export const print = /* @__PURE__ */ (() =>
  milepostPicture({ ...spec, print: { ...indiaPrint, setTitle: outlinedTitle } }))();
