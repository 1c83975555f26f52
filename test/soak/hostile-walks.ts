// Hostile walks until so many looks are taken, half of them late: each begins a game and ends at 1,000 segments, or where nobody can
// build any more. Most are of six seats. Among them are walks of two to five, and games in which all seats play what is suggested.

import type { AnyRuleset } from '../../src/core/engine/index.js';
import {
  beginWalk,
  FLOODS_EVERY,
  floodsAhead,
  LATE,
  laidIn,
  look,
  newWalkTally,
  replay,
  type WalkTally,
  walkOn,
} from '../rulesets/milepost/hostile-walk.js';

const MOST_SEGMENTS = 1000;
// By turns: how many seats walk, and what each has to spend; without a purse they play what is suggested.
const WALKS: readonly { readonly seats: number; readonly purse?: number }[] = [
  { seats: 6, purse: 1000 },
  { seats: 6, purse: 400 },
  { seats: 3, purse: 1000 },
  { seats: 6 },
  { seats: 6, purse: 240 },
  { seats: 5, purse: 400 },
  { seats: 2, purse: 1000 },
  { seats: 4 },
  { seats: 4, purse: 400 },
];
// One look of so many asks about all builds in all forms, and judges a refusal: that takes half a second.
const WHOLE_EVERY = 11;
// The others ask about so many builds in every second form, those on the ways of others first.
const ASKED = 3;
// So many looks lie between two reports of progress.
const PROGRESS = 100;
// Of the early builds one of so many is looked at, as long as there are not more early looks than late ones.
const EARLY = 4;

/** Walks and looks; `tell` hears of each walk, and how far it is. */
export function walkHostile(
  ruleset: AnyRuleset,
  { looks, from, tell }: { readonly looks: number; readonly from: string; tell(line: string): void },
): WalkTally {
  const tally = newWalkTally();
  for (let game = 0; tally.looks < looks; game++) {
    let walk = beginWalk(ruleset, { ...WALKS[game % WALKS.length], seed: `${from}-${game}` });
    const report = () => tell(`${walk.name}: ${laidIn(walk)} segments; ${toldOf(tally)}`);
    let built = 0;
    while (tally.looks < looks && laidIn(walk) < MOST_SEGMENTS && walkOn(walk)) {
      if ((built + 1) % FLOODS_EVERY === 0) {
        replay(walk, tally);
        walk = floodsAhead(walk);
      }
      const isLate = laidIn(walk) > LATE;
      const isDue = built++ % EARLY === 0 && tally.looks - tally.late <= tally.late;
      if (!isLate && !isDue) continue;
      look(walk, tally, tally.looks % WHOLE_EVERY === 0 ? Number.POSITIVE_INFINITY : ASKED);
      if (tally.looks % PROGRESS === 0) report();
    }
    replay(walk, tally);
    report();
  }
  return tally;
}

/** A tally in a line. */
export function toldOf(tally: WalkTally): string {
  const { looks, late, asked, cutOff, judged, unproven, tooStrict, most, flooded, dearest } = tally;
  const refusals = `${cutOff} cut off, ${judged} judged, ${unproven} of them without a proof, ${tooStrict} too strict`;
  return `${looks} looks (${late} late, ${flooded} with kept bridges), ${asked} builds, ${refusals}; at most ${most} segments; the dearest list ${dearest.toFixed(0)} ms; ${tally.differences.length} differences, ${tally.unsafe.length} unsafe`;
}
