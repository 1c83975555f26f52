// Tries other planning weights: lets a bot with each of them play among bots of this checkout, every deal from every seat.
//   npm run try -- tune --ruleset hex-tycoon --weight LATE=5,6,8 --seeds 50 [--seats 2] [--from tune]
// A weight is a number of the title's `players/bots/weights.ts`: NAME, or NAME.key where it has several. Several weights that are given
// are tried one after another. Deals of tests and tables are named otherwise, so nothing is tuned to them.

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { buildOf } from './build-of.js';
import { duel } from './duel.js';
import { buildHere } from './play.js';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'china-rails' },
    weight: { type: 'string', multiple: true, default: [] },
    seeds: { type: 'string', default: '20' },
    seats: { type: 'string', default: '2' },
    from: { type: 'string', default: 'tune' },
  },
});
const engine = createEngine(allRulesets) as unknown as AnyEngine;
for (const weight of values.weight) {
  const [name, tried] = weight.split('=');
  for (const value of tried.split(',')) {
    const one = await buildOf('.', [{ name, value }]);
    for (const seats of values.seats.split(',').map(Number)) {
      const { ruleset, from } = values;
      const how = { ruleset, seats, from, seeds: Number(values.seeds), one, others: buildHere(engine) };
      console.log(`${name} = ${value}, ${duel(engine, how)}`);
    }
  }
}
