// The picture of the title: its drawing, the places on it, and what pointing at a place means.

import type { GameAction } from '../../../src/core/engine/index.js';
import { pictureOf } from '../../../src/core/title/draw-picture.js';
import {
  type Deciding,
  distanceBetween,
  type Gazetteer,
  type Picture,
  type PlaceOnSheet,
} from '../../../src/core/title/picture.js';
import type { HexBoard } from '../board/compile-board.js';
import { isHexside } from '../board/ground.js';
import { hexPlace, hexSpot, siteSpot } from './action-spot.js';
import { SPACING } from './layout-on-paper.js';
import { pieceLayers, stillLayers } from './render-board.js';

/** The picture of Hex Tycoon: its layers, its places, and the whole. */
export const picture: Picture = /* @__PURE__ */ (() =>
  pictureOf({
    still: stillLayers,
    pieces: (board, state, { room }) => pieceLayers(board, state, room),
    places,
    step: SPACING / 2,
    placeOf: hexPlace,
    placeOfEvent: hexPlace,
    spot: hexSpot,
    gazetteer,
    attempts,
  }))();

// Hexes by their middle, hexsides by theirs, and towns and cities by their hex.
function places(board: HexBoard): readonly PlaceOnSheet[] {
  return Array.from({ length: board.siteCount }, (_, id): PlaceOnSheet[] => {
    const spot = [siteSpot(board, id)] as const;
    if (isHexside(board, id)) return [{ kind: 'hexside', id, spot, found: true }];
    const city: PlaceOnSheet = { kind: 'city', id, spot, found: false };
    return [{ kind: 'hex', id, spot, found: true }, ...(board.names[id] === null ? [] : [city])];
  }).flat();
}

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
