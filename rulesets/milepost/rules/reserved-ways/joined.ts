// Whether a tree joins all majors, told without a search where it is plain: by sets of mileposts that hang together. A tree that
// needs a ferry which its seat has yet to buy is not plain; that one is searched (needed.ts).

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import type { Ground } from './ground.js';
import type { ProofTree } from './trees.js';

/** True only if the seat's track and tree, with red areas, links and the ferries that it holds, join all majors. */
export function plainlyJoins(ground: Ground, seat: number, tree: NonNullable<ProofTree>): boolean {
  const { board, rail, links } = ground;
  const { cities, majors, crossings } = board;
  const { sets, alone } = setsOf(board);
  sets.set(alone);
  joinEnds(board, sets, rail.tracks[seat]);
  joinEnds(board, sets, tree);
  for (const major of majors) joinAll(sets, cities[major].mileposts);
  for (const { cities: ends } of links)
    joinAll(
      sets,
      ends.flatMap((city) => cities[city].mileposts),
    );
  for (const held of rail.rights[seat]) {
    const crossing = crossings.find(({ id }) => id === held);
    if (crossing?.kind === 'ferry') joinAll(sets, crossing.ports);
  }
  const first = setOf(sets, cities[majors[0]].mileposts[0]);
  for (const major of majors) if (setOf(sets, cities[major].mileposts[0]) !== first) return false;
  return true;
}

// A milepost of the same set for each milepost, itself for one; and what every question begins with: each is a set of its own.
const setsOf = onceABoard(({ size }) => {
  const alone = Int32Array.from({ length: size }, (_, milepost) => milepost);
  return { sets: alone.slice(), alone };
});

function setOf(sets: Int32Array, milepost: Milepost): Milepost {
  let at = milepost;
  while (sets[at] !== at) {
    sets[at] = sets[sets[at]];
    at = sets[at];
  }
  return at;
}

function joinEnds({ ends }: MilepostBoard, sets: Int32Array, segments: readonly Segment[]): void {
  for (let place = 0; place < segments.length; place++) {
    const end = 2 * segments[place];
    sets[setOf(sets, ends[end])] = setOf(sets, ends[end + 1]);
  }
}

function joinAll(sets: Int32Array, mileposts: readonly Milepost[]): void {
  for (let place = 1; place < mileposts.length; place++)
    sets[setOf(sets, mileposts[place])] = setOf(sets, mileposts[0]);
}
