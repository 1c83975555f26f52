// How well the greedy bot plays: games of 2, 3, 4 and 6 seats over many seeds, with a table of how they ended.
//   npm run judge -- --seeds 20 [--from fresh] [--ruleset china-rails]
// Exit 1 unless 95 % of the games end by a victory within 120 rounds, with a median of 80 at most.

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { greedyBot, playGame } from '../../src/bots/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { quartiles } from '../bench/measure.js';

const MAX_ROUNDS = 120;
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '5' },
    from: { type: 'string', default: 'judge' },
    ruleset: { type: 'string', default: 'china-rails' },
    seats: { type: 'string', default: '2,3,4,6' },
  },
});

const engine = createEngine(allRulesets) as unknown as AnyEngine;
let games = 0;
let victories = 0;
const all: number[] = [];
const endings = new Map<string, number>();

console.log(`${values.ruleset}, ${values.seeds} seeds from «${values.from}»`);
console.log('seats  victories  rounds min/median/max  ms a game  ms longest');
for (const seats of values.seats.split(',').map(Number)) {
  const rounds: number[] = [];
  const times: number[] = [];
  let won = 0;
  for (let index = 0; index < Number(values.seeds); index++) {
    const seed = `${values.from}-${seats}-${index}`;
    const began = performance.now();
    const { state } = playGame(engine, values.ruleset, {
      config: { seats, seed },
      bots: [greedyBot],
      maxRounds: MAX_ROUNDS,
    });
    times.push(performance.now() - began);
    rounds.push(state.round);
    const reason = state.outcome?.reason ?? 'none';
    endings.set(reason, (endings.get(reason) ?? 0) + 1);
    if (reason !== 'none' && reason !== 'roundLimit') won++;
    else console.log(`  no victory: seats ${seats}, seed ${seed}`);
  }
  games += rounds.length;
  victories += won;
  all.push(...rounds);
  const { median } = quartiles(rounds);
  const row = [
    String(seats).padStart(5),
    `${won}/${rounds.length}`.padStart(9),
    `${Math.min(...rounds)}/${median}/${Math.max(...rounds)}`.padStart(21),
    quartiles(times).median.toFixed(0).padStart(9),
    Math.max(...times)
      .toFixed(0)
      .padStart(10),
  ];
  console.log(row.join('  '));
}
const { median } = quartiles(all);
const share = victories / games;
console.log(`all: ${(100 * share).toFixed(1)} % victories, median ${median} rounds`);
console.log(`endings: ${[...endings].map(([reason, count]) => `${reason} ${count}`).join(', ')}`);
if (share < 0.95 || median > 80) process.exitCode = 1;
