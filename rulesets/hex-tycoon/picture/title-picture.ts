// The picture of the title: its drawing, the places on it, and what pointing at one may mean.

import type { GameAction } from '../../../src/core/engine/index.js';
import {
  type Deciding,
  distanceBetween,
  type Gazetteer,
  type Picture,
} from '../../../src/core/title/picture.js';
import type { HexBoard } from '../board/compile-board.js';
import { hexSpot, siteSpot } from './action-spot.js';
import { renderBoard } from './render-board.js';

/** The picture of the title. */
export const picture: Picture = { draw: renderBoard, spot: hexSpot, gazetteer, attempts };

function gazetteer(board: HexBoard): Gazetteer {
  return {
    places: board.names.flatMap((name, hex) => (name === null ? [] : [{ name, at: siteSpot(board, hex) }])),
    step: distanceBetween(siteSpot(board, 0), siteSpot(board, 1)),
  };
}

// Every hex and every site, for what is chosen by them.
function* attempts(
  { siteCount, hexCount }: HexBoard,
  _view: unknown,
  { seat, types }: Deciding,
): Iterable<GameAction> {
  for (const type of ['chooseStartingCity', 'buildStation']) {
    if (!types.has(type)) continue;
    for (let hex = 0; hex < hexCount; hex++) yield { type, seat, hex } as GameAction;
  }
  if (!types.has('buildTrack')) return;
  for (let site = 0; site < siteCount; site++) yield { type: 'buildTrack', seat, site } as GameAction;
}
