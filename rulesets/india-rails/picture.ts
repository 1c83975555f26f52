// The board of India Rails as a picture, and where things are on it.

import { indiaMap } from '../../maps/india-rails/index.js';
import { indiaOutline, indiaPlaces } from '../../maps/india-rails/outline.js';
import { BORDER_DEPTH } from '../milepost/board/check-borders.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { indiaRailsRules } from './rules/india-rails.js';

/** The picture of India Rails: its layers, its places, and the whole. */
export const picture = /* @__PURE__ */ (() =>
  milepostPicture({
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
  }))();
