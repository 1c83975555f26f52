// Games on hard boards (`hardBoard` of railhead/testing): greedy ones to their end, with lists of builds asked afresh from round 15 on, and
// hostile ones of six seats that build on each other's ways.
//   npm run try -- soak boards [--games 400] [--hostile 100] [--from soak] [--largest 5000]
// Exit 1 if an engine throws, a fresh one lists otherwise, or a suggested line is refused.

import { parseArgs } from 'node:util';
import { beginWalk, laidIn, look, newWalkTally, walkOn } from '../rulesets/milepost/hostile-walk.js';
import { hardTitle, playHard } from '../testing/hard-game.js';
import { hardSpecs } from '../testing/hard-specs.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    hostile: { type: 'string', default: '100' },
    from: { type: 'string', default: 'soak' },
    largest: { type: 'string', default: '5000' },
  },
});
// Hostile games are played on boards of at most so many mileposts, and looked at beyond so many segments.
const [MOST_MILEPOSTS, LATE] = [1500, 300];
const LOOKS = 10;

const specs = hardSpecs.filter(({ mileposts }) => mileposts <= Number(values.largest));
const titles = specs.map((spec) => ({ ...spec, ruleset: hardTitle(spec) }));
let [faults, won, lists] = [0, 0, 0];
const tell = (where: string, found: readonly string[]) => {
  faults += found.length;
  for (const fault of found) console.log(`  ${where}: ${fault}`);
};

for (let game = 0; game < Number(values.games); game++) {
  const { ruleset } = titles[game % titles.length];
  const plan = { seats: 2 + (game % 5), seed: `${values.from}-${game}`, most: 150, from: 15, each: 1 };
  const played = playHard(ruleset, plan);
  tell(played.name, played.faults);
  won += Number(played.isWon);
  lists += played.lists;
}
console.log(`${values.games} greedy games, ${won} won, ${lists} lists asked afresh`);

const tally = newWalkTally();
const narrow = titles.filter(({ mileposts }) => mileposts <= MOST_MILEPOSTS);
for (let game = 0; game < Number(values.hostile); game++) {
  const { ruleset } = narrow[game % narrow.length];
  const walk = beginWalk(ruleset, { seats: 6, purse: 400, seed: `${values.from}-${game}` });
  for (let looks = 0; looks < LOOKS && walkOn(walk); ) {
    if (laidIn(walk) <= LATE) continue;
    look(walk, tally);
    looks++;
  }
}
tell('hostile', [...tally.differences, ...tally.unsafe]);
console.log(
  `${values.hostile} hostile games, ${tally.looks} looks, ${tally.asked} builds; ${faults} faults in all`,
);
process.exitCode = faults === 0 ? 0 : 1;
