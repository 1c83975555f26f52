// Nobody is walled in (M-BUILD-12), at length: hostile walks of six seats on the real boards, in which the live game, its save, its
// view, its replay and its position must answer alike, and ways must serve everyone; and games on small boards, compared with an
// exhaustive search.
//   npm run try -- soak walled [--looks 10000] [--small 2000] [--from soak] [--ruleset china-rails]
// Exit 1 if forms of a game differ, if anything unsafe is allowed, or if a safe build of a small board is refused.

import { parseArgs } from 'node:util';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { playSmallGames } from '../rulesets/milepost/small-boards.js';
import { toldOf, walkHostile } from './hostile-walks.js';

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: '10000' },
    small: { type: 'string', default: '2000' },
    from: { type: 'string', default: 'soak' },
    ruleset: { type: 'string' },
  },
});
let found = 0;

for (const ruleset of [chinaRails, indiaRails, ironDragon] as readonly AnyRuleset[]) {
  if (values.ruleset !== undefined && values.ruleset !== ruleset.id) continue;
  const tally = walkHostile(ruleset, {
    looks: Number(values.looks),
    from: values.from,
    tell: (line) => console.log(`  ${line}`),
  });
  console.log(`${ruleset.id}: ${toldOf(tally)}`);
  const faults = [...tally.differences, ...tally.unsafe];
  for (const fault of faults) console.log(`  ${fault}`);
  found += faults.length;
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
