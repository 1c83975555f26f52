// Runs where the package is installed: its arguments are the entries. Both kinds of module export the same, and play the
// same game; what one throws the other recognizes.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
for (const entry of process.argv.slice(2)) {
  const [imported, required] = [await import(entry), require(entry)];
  assert.ok(Object.keys(imported).length > 0, `${entry} exports nothing`);
  assert.deepEqual(Object.keys(imported).sort(), Object.keys(required).sort(), entry);
}

const copies = [await import('railhead'), require('railhead')];
const bots = [await import('railhead/bots'), require('railhead/bots')];
const [here, there] = copies.map(({ engine, hashState }, n) => {
  const config = { seats: 2, seed: 7 };
  const { state } = bots[n].playGame(engine, 'hex-tycoon', { config, bots: [bots[n].greedyBot] });
  assert.notEqual(state.outcome, null);
  return hashState(state);
});
assert.equal(here, there);

const [first, second] = copies;
assert.throws(
  () => first.createGame('hex-tycoon', { seats: 99, seed: 7 }),
  (error) => second.isRailheadError(error) && error.code === 'invalid-input',
);
const state = first.createGame('hex-tycoon', { seats: 2, seed: 7 });
assert.deepEqual([...second.legalActions(state)], [...first.legalActions(state)]);
