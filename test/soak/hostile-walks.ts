// Hostile walks of six seats until so many looks are taken, half of them late: each begins a game and ends at 1,000 segments, or where
// nobody can build any more.

import type { AnyRuleset } from '../../src/core/engine/index.js';
import {
  beginWalk,
  LATE,
  laidIn,
  look,
  newWalkTally,
  replay,
  type WalkTally,
  walkOn,
} from '../rulesets/milepost/hostile-walk.js';

const MOST_SEGMENTS = 1000;
// By turns: what a seat has to spend.
const PURSES = [400, 240, 1000];
// Of the early builds one of so many is looked at, as long as there are not more early looks than late ones.
const EARLY = 4;

/** Walks and looks; `tell` hears of each walk. */
export function walkHostile(
  ruleset: AnyRuleset,
  { looks, from, tell }: { readonly looks: number; readonly from: string; tell(line: string): void },
): WalkTally {
  const tally = newWalkTally();
  for (let game = 0; tally.looks < looks; game++) {
    const purse = PURSES[game % PURSES.length];
    const walk = beginWalk(ruleset, { seats: 6, purse, seed: `${from}-${game}` });
    let built = 0;
    while (tally.looks < looks && laidIn(walk) < MOST_SEGMENTS && walkOn(walk)) {
      const isLate = laidIn(walk) > LATE;
      const isDue = built++ % EARLY === 0 && tally.looks - tally.late <= tally.late;
      if (isLate || isDue) look(walk, tally);
    }
    replay(walk, tally);
    tell(`${walk.name}: ${laidIn(walk)} segments; ${toldOf(tally)}`);
  }
  return tally;
}

/** A tally in a line. */
export function toldOf(tally: WalkTally): string {
  const { looks, late, asked, cutOff, judged, unproven, tooStrict, most, flooded, dearest } = tally;
  const refusals = `${cutOff} cut off, ${judged} judged, ${unproven} of them without a proof, ${tooStrict} too strict`;
  return `${looks} looks (${late} late, ${flooded} with kept bridges), ${asked} builds, ${refusals}; at most ${most} segments; the dearest list ${dearest.toFixed(0)} ms; ${tally.differences.length} differences, ${tally.unsafe.length} unsafe`;
}
