// The board of Iron Dragon as a picture, and where things are on it.

import { ironMap } from '../../maps/iron-dragon/index.js';
import { ironOutline } from '../../maps/iron-dragon/outline.js';
import { milepostDrawing } from '../milepost/picture/title-drawing.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { ironDragonRules } from './iron-dragon.js';

/**
 * Draws the board of Iron Dragon as an SVG document, the Underground as an inset, with the track, trains and ships of a
 * state or view if one is given.
 *
 * @example drawIronDragon(ironDragon.board(), view)
 */
export const drawIronDragon = /* @__PURE__ */ (() =>
  milepostDrawing({
    ruleset: ironDragonRules,
    map: ironMap,
    outline: ironOutline,
    subtitle: 'fifty-seven cities, twenty-six loads, thirteen ships',
    money: 'gold pieces',
    countries: ironMap.areas
      .map(({ id }) => id)
      .filter((id) => id !== ironMap.inset?.id && ironMap.cities.some(({ country }) => country === id)),
  }))();

/** The picture of the title. */
export const picture = /* @__PURE__ */ (() => milepostPicture(drawIronDragon))();
