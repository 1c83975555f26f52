// Iron Dragon as a picture.

import { ironMap } from '../../maps/iron-dragon/index.js';
import { ironOutline } from '../../maps/iron-dragon/outline.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import { milepostPicture } from './milepost-picture.js';

/**
 * Draws the board of Iron Dragon as an SVG document, the Underground as an inset, with the track, trains and ships of a
 * state or view if one is given.
 *
 * @example drawIronDragon(ironDragon.board(), view)
 */
export const drawIronDragon = /* @__PURE__ */ (() =>
  milepostPicture({
    ruleset: ironDragon,
    map: ironMap,
    outline: ironOutline,
    subtitle: 'fifty-seven cities, twenty-six loads, thirteen ships',
    money: 'gold pieces',
    countries: ironMap.areas
      .map(({ id }) => id)
      .filter((id) => id !== ironMap.inset?.id && ironMap.cities.some(({ country }) => country === id)),
  }))();
