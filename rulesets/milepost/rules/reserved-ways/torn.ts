// Taking a tree apart: which segments a tree loses when it leaves a milepost, which segments of it meet at a milepost, and which
// lead nowhere once others are gone.

import type { Milepost, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import { type AllClaims, countClaimed } from './claims.js';
import { type Ground, isOutside } from './ground.js';
import { sharedBy } from './places.js';
import type { Gap } from './rejoin.js';
import { endsOf, treeOf } from './trees.js';
import { claim, type Trial } from './trial.js';

/**
 * Takes from a seat's tree what it claims at a milepost and the places that it shares limits with. Returns what has to be joined
 * again, or null where there was nothing to take.
 */
export function tear(ground: Ground, trial: Trial, seat: number, milepost: Milepost): readonly Gap[] | null {
  const { segments } = ground.board;
  const shared = sharedBy(ground.board, milepost);
  const lost = new Set<Segment>();
  for (const place of shared) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = segments[6 * place + direction];
      if (segment >= 0 && trial.table[segment] === seat) lost.add(segment);
    }
  }
  if (lost.size === 0) return null;
  const open = new Set<Milepost>();
  for (const segment of lost) claim(trial, segment, NOBODY);
  for (const end of endsOf(ground.board, treeOf([...lost]))) if (!shared.includes(end)) open.add(end);
  for (const place of shared) if (isHeld(ground, trial, seat, place)) open.add(place);
  const [first, ...others] = open;
  return others.map((end) => ({ seat, ends: [first, end] }));
}

/** True if more of the seat's may hang on the milepost: own track, more of its tree, a city's streets or links, a ferry. */
export function isHeld(ground: Ground, claims: AllClaims, seat: number, milepost: Milepost): boolean {
  const { board } = ground;
  if (board.cityAt[milepost] >= 0 || board.portAt[milepost] >= 0) return true;
  return countClaimed(board, claims, seat, milepost) > 0 || !isOutside(ground, seat, milepost);
}

/** Takes from a seat's tree the branch that ends at the milepost, if it leads nowhere. */
export function trim(ground: Ground, trial: Trial, seat: number, end: Milepost): void {
  const { segments, neighbours, cityAt, portAt } = ground.board;
  for (let at = end; cityAt[at] < 0 && portAt[at] < 0; ) {
    if (countClaimed(ground.board, trial, seat, at) !== 1 || !isOutside(ground, seat, at)) return;
    let way = 6 * at;
    while (segments[way] < 0 || trial.table[segments[way]] !== seat) way++;
    claim(trial, segments[way], NOBODY);
    at = neighbours[way];
  }
}
