// The picture of the title: its drawing, the cities on it, and what pointing at a line may mean.

import type { GameAction } from '../../../src/core/engine/index.js';
import { pictureOf } from '../../../src/core/title/draw-picture.js';
import {
  type Deciding,
  distanceBetween,
  type Gazetteer,
  type Picture,
  type PlaceOnSheet,
} from '../../../src/core/title/picture.js';
import type { Board } from '../board/board.js';
import type { KnownState } from '../rules/state.js';
import { lineSpot, nodeSpot, twentiethPlace, twentiethSpot } from './action-spot.js';
import type { KeptPlaces } from './kept-places.js';
import { NIGHT } from './paper.js';
import { findPlaces } from './places.js';
import { pieceLayers, stillLayers } from './render-board.js';

// Pixels by which rings and bands are measured.
const STEP = 36;

/** The picture of 20th Century Limited, which can say what is kept beside its map. */
export interface TwentiethPicture extends Picture {
  /** Finds region outlines and places of names; `places.json` beside the map keeps those of our board. */
  readonly findPlaces: (board: Board) => KeptPlaces;
}

/** The picture of 20th Century Limited: its layers, its places, the whole, and the search for places. */
export const picture: TwentiethPicture = /* @__PURE__ */ (() => ({
  ...pictureOf({
    still: stillLayers,
    pieces: pieceLayers,
    places,
    step: STEP,
    night: NIGHT,
    placeOf: twentiethPlace,
    placeOfEvent: twentiethPlace,
    spot: twentiethSpot,
    gazetteer,
    attempts,
  }),
  findPlaces,
}))();

// Lines by their ends, and cities.
function places(board: Board): readonly PlaceOnSheet[] {
  const { graph, cities } = board;
  const lines = Array.from(
    { length: graph.edgeCount },
    (_, id): PlaceOnSheet => ({ kind: 'line', id, spot: lineSpot(board, id), found: true }),
  );
  return [
    ...cities.map(
      ({ node }, id): PlaceOnSheet => ({ kind: 'city', id, spot: [nodeSpot(board, node)], found: true }),
    ),
    ...lines,
  ];
}

// A city for every line that ends there.
function gazetteer(board: Board): Gazetteer {
  const { graph, cities, cityAt } = board;
  const places = Array.from({ length: graph.edgeCount }, (_, line) =>
    lineSpot(board, line).flatMap((at, end) => {
      const city = cities[cityAt[graph.ends[2 * line + end]]];
      return city === undefined ? [] : [{ name: city.name, at }];
    }),
  ).flat();
  const lengths = Array.from({ length: graph.edgeCount }, (_, line) =>
    distanceBetween(...lineSpot(board, line)),
  );
  return { places, step: lengths.sort((one, other) => one - other)[lengths.length >> 1] };
}

// Every line: the seat's own to be removed, others to be built.
function* attempts({ graph }: Board, { seats }: KnownState, { seat, types }: Deciding): Iterable<GameAction> {
  if (!types.has('placeTrack')) return;
  const own = new Set(seats[seat].track);
  for (let line = 0; line < graph.edgeCount; line++) {
    yield { type: own.has(line) ? 'removeTrack' : 'placeTrack', seat, line } as GameAction;
  }
}
