// Games on hard boards (`hardBoard` of railhead/testing): greedy ones to their end, and hostile ones of six seats that build on each
// other's ways. An engine that has just loaded the game is asked for every list of builds, too. Twenty games have every board once, and a
// hundred every board with every number of seats.
//   npm run try -- soak boards [--games 400] [--hostile 100] [--from soak] [--skip 0] [--largest 5000]
// Exit 1 if an engine throws, a fresh one lists otherwise, or a suggested line is refused.

import { parseArgs } from 'node:util';
import {
  beginWalk,
  isListedAlike,
  laidIn,
  look,
  newWalkTally,
  walkOn,
} from '../rulesets/milepost/hostile-walk.js';
import { hardTitle, playHard } from '../testing/hard-game.js';
import { hardSpecs } from '../testing/hard-specs.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    hostile: { type: 'string', default: '100' },
    from: { type: 'string', default: 'soak' },
    skip: { type: 'string', default: '0' },
    largest: { type: 'string', default: '5000' },
  },
});
// Lists of greedy games are asked from this round on.
const ROUND = 15;
// Hostile games are played on boards of at most so many mileposts. Lists are asked beyond so many segments, or half of all there are;
// every so many lists the other forms of the game are compared, too.
const [MOST_MILEPOSTS, LATE, LOOK_EVERY] = [1500, 300, 50];

const specs = hardSpecs.filter(({ mileposts }) => mileposts <= Number(values.largest));
const titles = specs.map((spec) => ({ ...spec, ruleset: hardTitle(spec) }));
const skip = Number(values.skip);
let faults = 0;
const tell = (where: string, found: readonly string[]) => {
  faults += found.length;
  for (const fault of found) console.log(`  ${where}: ${fault}`);
};

let [games, won, lists] = [0, 0, 0];
const sum = () => console.log(`${games} greedy games, ${won} won, ${lists} lists asked afresh`);
for (let game = skip; game < skip + Number(values.games); game++) {
  const { ruleset } = titles[game % titles.length];
  const seats = 2 + ((game + Math.floor(game / titles.length)) % 5);
  const plan = { seats, seed: `${values.from}-${game}`, most: 150, from: ROUND, each: 1 };
  const played = playHard(ruleset, plan);
  tell(played.name, played.faults);
  won += Number(played.isWon);
  lists += played.lists;
  if (++games % titles.length === 0) sum();
}
sum();

const tally = newWalkTally();
const narrow = titles.filter(({ mileposts }) => mileposts <= MOST_MILEPOSTS);
lists = 0;
for (let game = skip; game < skip + Number(values.hostile); game++) {
  const { ruleset } = narrow[game % narrow.length];
  const { segmentCount } = ruleset.board() as { segmentCount: number };
  const walk = beginWalk(ruleset, { seats: 6, purse: 400, seed: `${values.from}-${game}` });
  const where = `hostile ${game}`;
  try {
    while (walkOn(walk)) {
      if (laidIn(walk) <= Math.min(LATE, segmentCount / 2)) continue;
      if (!isListedAlike(walk)) tell(where, [`${laidIn(walk)} segments: a fresh engine has another list`]);
      if (lists++ % LOOK_EVERY === 0) look(walk, tally);
    }
  } catch (error) {
    tell(where, [`${laidIn(walk)} segments: ${(error as Error).stack}`]);
  }
  console.log(`${where}: ${laidIn(walk)} segments; so far ${lists} lists asked afresh, ${tally.looks} looks`);
}
tell('hostile', [...tally.differences, ...tally.unsafe]);
console.log(
  `${values.hostile} hostile games, ${lists} lists asked afresh, ${tally.looks} looks; ${faults} faults in all`,
);
process.exitCode = faults === 0 ? 0 : 1;
