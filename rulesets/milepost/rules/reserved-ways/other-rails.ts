// What events and deals do to reserved ways: they make another rail of one (M-EVENT-17, M-OPEN-38). Ways at hand are looked at again
// on it, and moved where they do not serve everyone any more.

import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { isCutOff } from './cut.js';
import { faultsOf, movedFrom, waysForEveryone } from './everyone.js';
import { copyOf, type Ground, groundOf, isOpenTo, ownerOn, type Ways } from './ground.js';
import { knownOf, knownOn, type Refusal, wayAlone } from './known.js';
import { joinsMajors } from './search.js';

/** Why a deal is refused that makes the game after of the one before, or null if it leaves ways for everyone. */
export function refusalOfDeal(before: KnownGame, after: KnownGame): Refusal | null {
  const { witnesses } = knownOn(before);
  const ground = groundOf(after);
  if (witnesses.length === 0) {
    const standing = groundOf(before);
    const isAnyCutOff = after.state.seats.some(
      (_, seat) => wayAlone(ground, seat) === null && wayAlone(standing, seat) !== null,
    );
    return isAnyCutOff ? { reason: 'not-found' } : null;
  }
  const kept = witnesses.map(({ ways }) => onRail(ground, ways, before.state.rail));
  if (kept.some((ways) => faultsOf(ground, ways).length === 0)) return null;
  for (const ways of kept)
    for (const seat of brokenIn(ground, ways))
      if (isCutOff(ground, ways, { seat, places: [] })) return { reason: 'proven' };
  if (kept.some((ways) => mendedOn(ground, ways) !== null) || waysForEveryone(ground) !== null) return null;
  return { reason: 'not-found' };
}

/** Hands on what is known of ways where an event, a deal or a bridge that is open again makes another rail of one. */
export function carryWaysOver(before: KnownGame, after: KnownGame): void {
  const known = knownOf.of(before.state.rail);
  if (known === undefined || before.state.rail === after.state.rail) return;
  const ground = groundOf(after);
  const kept = known.witnesses.map(({ ways }) => onRail(ground, ways, before.state.rail));
  const sound = kept.filter((ways) => faultsOf(ground, ways).length === 0);
  const [first] = kept;
  const mended = sound.length > 0 || first === undefined ? null : mendedOn(ground, first);
  const witnesses = [...sound, ...(mended === null ? [] : [mended])].map((ways) => ({
    ways,
    loose: (1 << ground.seats) - 1,
  }));
  if (witnesses.length > 0)
    knownOf.write(ground.rail, {
      links: ground.links,
      witnesses,
      answers: null,
      before: undefined,
      alone: null,
    });
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

function brokenIn(ground: Ground, ways: Ways): readonly number[] {
  return ground.rail.tracks.flatMap((_, seat) => (joinsMajors(ground, ways, seat) ? [] : [seat]));
}

function mendedOn(ground: Ground, ways: Ways): Ways | null {
  const damage = { broken: brokenIn(ground, ways), crowded: ground.board.mileposts };
  const moved = movedFrom(ground, ways, damage);
  return moved !== null && faultsOf(ground, moved).length === 0 ? moved : null;
}
