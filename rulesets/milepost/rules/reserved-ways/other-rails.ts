// What events and deals do to the certificate: they make another rail of one (M-EVENT-17, M-OPEN-38).

import { deepFreeze } from '../../../../src/core/engine/index.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { isCutOff } from './cut.js';
import { faultsOf, isTrimmed, movedFrom, waysForEveryone } from './everyone.js';
import { copyOf, type Ground, groundOf, isOpenTo, ownerOn, type Ways } from './ground.js';
import { certificateOf, knownOf, knownOn, type Refusal, wayAlone } from './known.js';
import { joinsMajors } from './search.js';

/** Why a deal is refused, or null if it leaves ways for everyone. */
export function refusalOfDeal(before: KnownGame, after: KnownGame): Refusal | null {
  const { ways } = knownOn(before);
  const ground = groundOf(after);
  if (ways === null) {
    const standing = groundOf(before);
    const isAnyCutOff = after.state.seats.some(
      (_, seat) => wayAlone(ground, seat) === null && wayAlone(standing, seat) !== null,
    );
    return isAnyCutOff ? { reason: 'not-found' } : null;
  }
  if (waysOn(ground, ways, before.state.rail) !== null) return null;
  const kept = onRail(ground, ways, before.state.rail);
  const isProven = brokenIn(ground, kept).some((seat) => isCutOff(ground, kept, { seat, places: [] }));
  return { reason: isProven ? 'proven' : 'not-found' };
}

/** The rail after an event, a deal or a right bought, with its certificate. */
export function certified(before: KnownGame, after: KnownGame): Rail {
  const { rail } = after.state;
  if (before.state.rail === rail) return rail;
  const { ways } = knownOn(before);
  const ground = groundOf(after);
  const found = ways === null ? null : waysOn(ground, ways, before.state.rail);
  const all = (1 << ground.seats) - 1;
  const next = deepFreeze({ ...rail, ways: found && certificateOf(ground, found, null, all) });
  if (found !== null)
    knownOf.write(next, { links: ground.links, ways: found, answers: null, alone: null, before: undefined });
  return next;
}

function waysOn(ground: Ground, ways: Ways, before: Rail): Ways | null {
  const kept = onRail(ground, ways, before);
  for (let seat = 0; seat < ground.seats; seat++) if (!isTrimmed(ground, kept, seat)) break;
  if (faultsOf(ground, kept).length === 0) return kept;
  return mendedOn(ground, kept) ?? waysForEveryone(ground);
}

// Segments that a seat has lost and may build again replace themselves in its way.
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

function brokenIn(ground: Ground, ways: Ways): readonly number[] {
  return ground.rail.tracks.flatMap((_, seat) => (joinsMajors(ground, ways, seat) ? [] : [seat]));
}

function mendedOn(ground: Ground, ways: Ways): Ways | null {
  const damage = { broken: brokenIn(ground, ways), crowded: ground.board.mileposts };
  const moved = movedFrom(ground, ways, damage);
  return moved !== null && faultsOf(ground, moved).length === 0 ? moved : null;
}
