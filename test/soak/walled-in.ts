// Nobody is walled in (M-BUILD-12), at length: looks at lists in crowded and greedy games on the real boards, after which every seat
// follows its own way, and games on small boards, compared with an exhaustive search.
//   npm run soak:walled -- [--looks 5000] [--small 2000] [--from soak] [--ruleset china-rails] [--every 5]
// Exit 1 if lists differ by how the position came about, if anybody is stuck, if anything unsafe is allowed, if a safe build of a
// small board is refused, if more than two judged refusals in a thousand are too strict, or if more than two in a hundred of a board
// have no proof.

import { parseArgs } from 'node:util';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import { createEngine } from '../../src/core/engine/index.js';
import { type Looks, lookAtCrowdedGame, lookAtGreedyGame, newLooks } from '../rulesets/milepost/looks.js';
import { playSmallGames } from '../rulesets/milepost/small-boards.js';

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: '5000' },
    small: { type: 'string', default: '2000' },
    from: { type: 'string', default: 'soak' },
    ruleset: { type: 'string' },
    // One build of so many is looked at, so that few looks come round to all kinds of games.
    every: { type: 'string', default: '1' },
  },
});
const MOST_TOO_STRICT = 0.002;
const MOST_NOT_FOUND = 0.02;
// Crowded and greedy games by turns.
const GAMES = [
  { kind: 'crowded', seats: 6, looks: lookAtCrowdedGame },
  { kind: 'greedy', seats: 6, looks: lookAtGreedyGame },
  { kind: 'crowded', seats: 5, looks: lookAtCrowdedGame },
  { kind: 'crowded', seats: 4, looks: lookAtCrowdedGame },
  { kind: 'greedy', seats: 3, looks: lookAtGreedyGame },
  { kind: 'crowded', seats: 3, looks: lookAtCrowdedGame },
] as const;
let found = 0;

for (const ruleset of [chinaRails, indiaRails, ironDragon]) {
  if (values.ruleset !== undefined && values.ruleset !== ruleset.id) continue;
  const engine = createEngine([ruleset as never]) as never;
  const tallies = { crowded: newLooks(), greedy: newLooks() };
  const wanted = Number(values.looks);
  for (let game = 0; tallies.crowded.looks + tallies.greedy.looks < wanted; game++) {
    const { kind, seats, looks } = GAMES[game % GAMES.length];
    const tally = tallies[kind];
    const most = tally.looks + wanted - tallies.crowded.looks - tallies.greedy.looks;
    looks({
      engine,
      ruleset: ruleset as never,
      seats,
      seed: `${values.from}-${game}`,
      tally,
      most,
      every: Number(values.every),
    });
    console.log(`  ${ruleset.id} ${kind} ${seats}: ${tell(tally)}`);
  }
  for (const [kind, tally] of Object.entries(tallies)) {
    const { refused, judged, tooStrict, notFound, faults } = tally;
    console.log(`${ruleset.id} ${kind}: ${tell(tally)}`);
    for (const fault of faults) console.log(`  ${fault}`);
    found +=
      faults.length +
      Number(tooStrict > MOST_TOO_STRICT * judged) +
      Number(notFound > MOST_NOT_FOUND * refused);
  }
}

function tell({ looks, builds, refused, notFound, judged, tooStrict, faults }: Looks): string {
  const refusals = `${refused} refused, ${notFound} of them without a proof`;
  return `${looks} looks, ${builds} builds, ${refusals}; ${judged} judged, ${tooStrict} too strict; ${faults.length} faults`;
}

for (const seats of [2, 3, 4]) {
  const { builds, rightlyRefused, proven, refused, missed, followed, faults } = playSmallGames(
    seats,
    Number(values.small),
    values.from,
  );
  const safe = builds - rightlyRefused;
  const refusals = `${rightlyRefused} rightly refused (${proven} with a proof), ${refused} of ${safe} safe ones refused`;
  console.log(`small boards, ${seats} seats: ${builds} builds, ${refusals}, ${followed} ways followed`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (missed > 0) console.log(`  ${missed} boards on which ways were missed to begin with`);
  found += faults.length + refused + missed;
}
process.exitCode = found === 0 ? 0 : 1;
