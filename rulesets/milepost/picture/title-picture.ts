// The picture of a milepost title: its drawing, the places on it, and what pointing at one may mean.

import type { GameAction } from '../../../src/core/engine/index.js';
import {
  type Deciding,
  distanceBetween,
  type Gazetteer,
  type Picture,
} from '../../../src/core/title/picture.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
import type { MilepostKnown } from '../state.js';
import { milepostSpot } from './action-spot.js';
import { layOut } from './layout.js';
import type { DrawMilepost } from './title-drawing.js';

/** What a drawing is to interfaces. */
export function milepostPicture(draw: DrawMilepost): Picture {
  return { draw, spot: milepostSpot, gazetteer, attempts };
}

function gazetteer(board: MilepostBoard): Gazetteer {
  const layout = layOut(board);
  const at = (milepost: Milepost) => [layout.x(milepost), layout.y(milepost)] as const;
  return {
    places: board.cities.flatMap(({ name, mileposts }) =>
      mileposts.map((milepost) => ({ name, at: at(milepost) })),
    ),
    step: distanceBetween(at(0), at(1)),
  };
}

// Every segment either way, and every milepost as the next one of the seat's first train.
function* attempts(
  { ends, x }: MilepostBoard,
  { seats }: MilepostKnown,
  { seat, types }: Deciding,
): Iterable<GameAction> {
  if (types.has('buildTrack')) {
    for (let segment = 0; segment < ends.length / 2; segment++) {
      const [from, to] = [ends[2 * segment], ends[2 * segment + 1]];
      yield { type: 'buildTrack', seat, from, to } as GameAction;
      yield { type: 'buildTrack', seat, from: to, to: from } as GameAction;
    }
  }
  if (!types.has('moveTrain')) return;
  const isPlaced = seats[seat].trains[0].at !== null;
  for (let milepost = 0; milepost < x.length; milepost++) {
    const move = { type: 'moveTrain', seat, to: milepost };
    yield (isPlaced ? move : { type: 'placeTrain', seat, milepost }) as unknown as GameAction;
  }
}
