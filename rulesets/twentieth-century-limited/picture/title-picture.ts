// The picture of the title: its drawing, the cities on it, and what pointing at a line may mean.

import type { GameAction } from '../../../src/core/engine/index.js';
import {
  type Deciding,
  distanceBetween,
  type Gazetteer,
  type Picture,
} from '../../../src/core/title/picture.js';
import type { Board } from '../board/board.js';
import type { KnownState } from '../state.js';
import { lineSpot, twentiethSpot } from './action-spot.js';
import { renderBoard } from './render-board.js';

/** The picture of the title. */
export const picture: Picture = { draw: renderBoard, spot: twentiethSpot, gazetteer, attempts };

// A city for every line that ends there.
function gazetteer(board: Board): Gazetteer {
  const { graph, cities, cityAt } = board;
  const places = Array.from({ length: graph.edgeCount }, (_, line) =>
    lineSpot(board, line).flatMap((at, end) => {
      const city = cities[cityAt[graph.ends[2 * line + end]]];
      return city === undefined ? [] : [{ name: city.name, at }];
    }),
  ).flat();
  return { places, step: distanceBetween(...lineSpot(board, 0)) };
}

// Every line: the seat's own to be removed, others to be built.
function* attempts({ graph }: Board, { seats }: KnownState, { seat, types }: Deciding): Iterable<GameAction> {
  if (!types.has('placeTrack')) return;
  const own = new Set(seats[seat].track);
  for (let line = 0; line < graph.edgeCount; line++) {
    yield { type: own.has(line) ? 'removeTrack' : 'placeTrack', seat, line } as GameAction;
  }
}
