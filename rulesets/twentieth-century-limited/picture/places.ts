// Where the regions, their numerals and the names of cities are on the picture. To find them costs more than
// to draw all else, so they can be kept beside the map.

import { unitedStatesPlaces } from '../../../maps/twentieth-century-limited/places.js';
import type { Board } from '../board/board.js';
import type { KeptPlaces } from './kept-places.js';
import { SCALE } from './paper.js';
import { placeLabels } from './place-labels.js';
import { numeralPlaces, regionAreas } from './regions.js';

/** The places of a board: those that are kept for it, or else what is found now. */
export function placesOf(board: Board): KeptPlaces {
  return unitedStatesPlaces.board === board.hash ? unitedStatesPlaces : findPlaces(board);
}

/** Finds the places of a board. */
export function findPlaces(board: Board): KeptPlaces {
  const areas = regionAreas(board);
  return {
    board: board.hash,
    regions: areas.rings.map((rings) => rings.map(tenths)),
    borders: areas.borders.map(tenths),
    numerals: numeralPlaces(board, areas),
    labels: placeLabels(board),
  };
}

const tenths = (points: readonly (readonly [number, number])[]) =>
  points.flatMap(([x, y]) => [Math.round(x * SCALE * 10), Math.round(y * SCALE * 10)]);
