// What events and deals do to the ways kept for seats: they make another rail of one (M-EVENT-17, M-OPEN-38). The ways are looked at
// again on it, moved where they do not serve everyone any more, or laid afresh.

import { deepFreeze } from '../../../../src/core/engine/index.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { AS_A_WHOLE, BRIEFLY, faultsOf, isTrimmed, laidAfresh, moved, NEAR } from './everyone.js';
import { copyOf, type Ground, groundOf, isOpenTo, ownerOn, type Ways } from './ground.js';
import { claimsOf, overfullPlaces } from './places.js';
import { noteWays, railNotesOn, wayAlone, writeWays } from './rail-notes.js';

/** True if a deal that makes the game after of the one before leaves ways for everyone. */
export function dealLeavesWays(before: KnownGame, after: KnownGame): boolean {
  const ground = groundOf(after);
  if (railNotesOn(before).ways !== null) return waysOver(before, ground) !== null;
  const standing = groundOf(before);
  return after.state.seats.every(
    (_, seat) => wayAlone(ground, seat) !== null || wayAlone(standing, seat) === null,
  );
}

/** The rail of the game after an event, a deal or a right bought, with ways for everyone on it if they are found. */
export function certified(before: KnownGame, after: KnownGame): Rail {
  const { rail } = after.state;
  if (before.state.rail === rail) return rail;
  const ground = groundOf(after);
  const ways = waysOver(before, ground);
  const next = deepFreeze({ ...rail, ways: ways && writeWays(ground, ways) });
  noteWays(next, { links: ground.links, ways });
  return next;
}

function waysOver(before: KnownGame, ground: Ground): Ways | null {
  const { ways } = railNotesOn(before);
  const next = ways && mended(ground, onRail(ground, ways, before.state.rail));
  return next !== null && faultsOf(ground, next).length === 0 ? next : laidAfresh(ground, BRIEFLY);
}

// The ways on another rail: segments that a seat has lost and may build again replace themselves in its way.
function onRail(ground: Ground, ways: Ways, before: Rail): Ways {
  const kept = copyOf(ground, ways);
  for (const [seat, track] of before.tracks.entries()) {
    for (const segment of track) {
      if (ownerOn(ground, segment) !== NOBODY) continue;
      kept[segment] = isOpenTo(ground, seat, segment) ? seat : NOBODY;
    }
  }
  return kept;
}

// The ways trimmed, and moved if they do not serve everyone.
function mended(ground: Ground, ways: Ways): Ways | null {
  const broken = ground.rail.tracks.flatMap((_, seat) => (isTrimmed(ground, ways, seat) ? [] : [seat]));
  const crowded = overfullPlaces(ground, claimsOf(ground, ways));
  if (broken.length === 0 && crowded.length === 0) return ways;
  const damage = { broken, crowded };
  return moved(ground, ways, damage, NEAR) ?? moved(ground, ways, damage, AS_A_WHOLE);
}
