// How well the greedy bot plays: games of 2, 3, 4 and 6 seats over many seeds, with a table of how they ended and, for titles of
// the milepost family, of how the seats played.
//   npm run try -- judge --seeds 20 [--from fresh] [--ruleset china-rails] [--seats 2,4]
// Exit 1 unless 95 % of the games end by a victory within 120 rounds, with a median of 80 at most.
//   npm run try -- judge --seeds 100 --against ../an-earlier-checkout
// lets one of today's bots play among those of another checkout instead, every seed from every seat.

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { quartiles } from '../bench/measure.js';
import { buildOf } from './build-of.js';
import { duel, mean } from './duel.js';
import { buildHere, type JudgedGame, play } from './play.js';
import { isStuck } from './seat-figures.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '5' },
    from: { type: 'string', default: 'judge' },
    ruleset: { type: 'string', default: 'china-rails' },
    seats: { type: 'string', default: '2,3,4,6' },
    against: { type: 'string' },
  },
});
const { ruleset } = values;
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const today = buildHere(engine);

const middle = (numbers: readonly number[]) => {
  const { lower, median, upper } = quartiles(numbers);
  return `${median.toFixed(0)} (${lower.toFixed(0)}–${upper.toFixed(0)})`;
};

// How seats played. Second places are counted where there was a winner.
function describe(games: readonly JudgedGame[]): string {
  const ended = games.filter(({ scores }) => scores !== null);
  const ranked = ended.map(({ scores }) => (scores as number[]).toSorted((left, right) => right - left));
  const figures = games.flatMap((game) => game.figures);
  const lines = [
    `rounds ${middle(games.map(({ rounds }) => rounds))}`,
    `first ${middle(ranked.map(([first]) => first))}`,
    `second behind ${middle(ranked.map(([first, second]) => first - second))}`,
    `lowest ${Math.min(...ranked.map((scores) => scores[scores.length - 1]))}`,
  ];
  if (figures.length === 0) return lines.join(', ');
  const winners = games.flatMap(({ winners, figures }) => winners.map((seat) => figures[seat]));
  const track = figures.reduce((sum, { track }) => sum + track, 0);
  const unused = figures.reduce((sum, { unusedTrack }) => sum + unusedTrack, 0);
  const line = figures.reduce((sum, { unusedLine }) => sum + unusedLine, 0);
  const most = (numbers: readonly number[]) => Math.max(...numbers);
  lines.push(
    `deliveries of winners ${middle(winners.map(({ deliveries }) => deliveries))}`,
    `segments ${middle(figures.map(({ segments }) => segments))}`,
    `first delivery ${middle(figures.map(({ firstDelivery }) => firstDelivery))}, latest ${most(figures.map(({ firstDelivery }) => firstDelivery))}`,
    `rent a seat ${mean(figures.map(({ rent }) => rent)).toFixed(1)}`,
    `unused track ${((100 * unused) / track).toFixed(1)} %, demanded by the line ${((100 * line) / track).toFixed(1)} %`,
    `hands thrown in ${mean(figures.map(({ handsDiscarded }) => handsDiscarded)).toFixed(1)}, most ${most(figures.map(({ handsDiscarded }) => handsDiscarded))}`,
    `longest idle ${most(figures.map(({ longestIdle }) => longestIdle))}`,
    `stuck ${figures.filter(isStuck).length} of ${figures.length}`,
  );
  return lines.join(', ');
}

function judgeAlone(): void {
  const all: JudgedGame[] = [];
  for (const seats of values.seats.split(',').map(Number)) {
    const games: JudgedGame[] = [];
    for (let index = 0; index < Number(values.seeds); index++) {
      const seed = `${values.from}-${seats}-${index}`;
      const builds = Array.from({ length: seats }, () => today);
      const game = play(engine, { ruleset, seed, builds });
      if (game.reason === 'none') console.log(`  no victory: seats ${seats}, seed ${seed}`);
      games.push(game);
    }
    const won = games.filter(({ reason }) => reason !== 'none').length;
    const pace = middle(games.map(({ milliseconds }) => milliseconds));
    console.log(`${seats} seats: ${won} of ${games.length} ended, ${describe(games)}, ms a game ${pace}`);
    all.push(...games);
  }
  const { median } = quartiles(all.map(({ rounds }) => rounds));
  const share = all.filter(({ reason }) => reason !== 'none').length / all.length;
  const reasons = [...new Set(all.map(({ reason }) => reason))].sort();
  const endings = reasons.map((reason) => `${reason} ${all.filter((game) => game.reason === reason).length}`);
  console.log(`all: ${(100 * share).toFixed(1)} % victories, median ${median} rounds`);
  console.log(`endings: ${endings.join(', ')}`);
  if (share < 0.95 || median > 80) process.exitCode = 1;
}

console.log(`${ruleset}, ${values.seeds} seeds from «${values.from}»`);
if (values.against === undefined) judgeAlone();
else {
  const others = await buildOf(values.against);
  for (const seats of values.seats.split(',').map(Number)) {
    const deals = { ruleset, seats, from: values.from, seeds: Number(values.seeds) };
    const how = { ...deals, one: today, others, tell: console.log };
    console.log(duel(engine, how));
  }
}
