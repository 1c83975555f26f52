// The mileposts of each terrain, which are drawn in one way.

import { type Milepost, type MilepostBoard, TERRAINS, type Terrain } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';

/** The mileposts of a board by their terrain, in the order of the board; without terrains it lacks. */
export const milepostsBy: (board: MilepostBoard) => ReadonlyMap<Terrain, readonly Milepost[]> = onceABoard(
  ({ mileposts, terrain }) => {
    const alike: Milepost[][] = TERRAINS.map(() => []);
    for (const milepost of mileposts) alike[terrain[milepost]].push(milepost);
    return new Map(
      TERRAINS.map((name, n) => [name, alike[n]] as const).filter(([, list]) => list.length > 0),
    );
  },
);
