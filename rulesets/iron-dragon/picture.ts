// The board of Iron Dragon as a picture, and where things are on it.

import { ironMap } from '../../maps/iron-dragon/index.js';
import { ironOutline, ironPlaces } from '../../maps/iron-dragon/outline.js';
import { milepostPicture } from '../milepost/picture/title-picture.js';
import { ironDragonRules } from './rules/iron-dragon.js';

/** The picture of Iron Dragon: its layers, its places, and the whole. */
export const picture = /* @__PURE__ */ (() =>
  milepostPicture({
    ruleset: ironDragonRules,
    map: ironMap,
    outline: ironOutline,
    places: ironPlaces,
    money: 'gold pieces',
    countries: ironMap.areas
      .map(({ id }) => id)
      .filter((id) => id !== ironMap.inset?.id && ironMap.cities.some(({ country }) => country === id)),
  }))();
