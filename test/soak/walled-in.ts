// Nobody is walled in (M-BUILD-12), at length: crowded games on the real boards, after which every seat follows its own tree, and
// games on small boards, compared with an exhaustive search.
//   npm run soak:walled -- [--games 500] [--small 2000] [--from soak] [--ruleset china-rails]
// Exit 1 if anybody is stuck, anything unsafe is allowed, or more than one safe build in a hundred is refused.

import { parseArgs } from 'node:util';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import { createEngine } from '../../src/core/engine/index.js';
import { playCrowdedGame } from '../rulesets/milepost/crowded-games.js';
import { playSmallGames } from '../rulesets/milepost/small-boards.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    small: { type: 'string', default: '2000' },
    from: { type: 'string', default: 'soak' },
    ruleset: { type: 'string' },
  },
});
const SEATS = 6;
const PURSE = 240;
const MOST_REFUSED = 0.01;
let found = 0;

for (const ruleset of [chinaRails, indiaRails, ironDragon]) {
  if (values.ruleset !== undefined && values.ruleset !== ruleset.id) continue;
  const engine = createEngine([ruleset as never]) as never;
  let [builds, refused, stuck] = [0, 0, 0];
  for (let game = 0; game < Number(values.games); game++) {
    const seed = `${values.from}-${game}`;
    const played = playCrowdedGame(engine, ruleset as never, { seats: SEATS, purse: PURSE, seed });
    builds += played.builds;
    refused += played.refused;
    if (played.stuck.length === 0) continue;
    stuck++;
    console.log(`  ${seed}: ${played.stuck.join('; ')}`);
  }
  found += stuck;
  console.log(
    `${ruleset.id}: ${values.games} games, ${builds} builds, ${refused} refused, ${stuck} games with a seat stuck`,
  );
}

for (const seats of [2, 3, 4]) {
  const { builds, rightlyRefused, refused, missed, followed, faults } = playSmallGames(
    seats,
    Number(values.small),
    values.from,
  );
  const safe = builds - rightlyRefused;
  console.log(
    `small boards, ${seats} seats: ${builds} builds, ${safe} of them safe, ${refused} of these refused, ${followed} trees followed`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  if (missed > 0) console.log(`  ${missed} boards on which trees were missed to begin with`);
  found += faults.length + Number(refused > MOST_REFUSED * safe);
}
process.exitCode = found === 0 ? 0 : 1;
