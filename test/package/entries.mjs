// Runs where the package is installed: its arguments are the entries. However an entry is loaded, it is the same module, so that
// there is one copy of the library in a process; and it plays.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
for (const entry of process.argv.slice(2)) {
  const [imported, required] = [await import(entry), require(entry)];
  assert.ok(Object.keys(imported).length > 0, `${entry} exports nothing`);
  assert.deepEqual(Object.keys(imported), Object.keys(required), entry);
  for (const name of Object.keys(imported)) assert.equal(imported[name], required[name], `${entry}: ${name}`);
}

const { createGame, decisions, engine, isRailheadError } = require('railhead');
const { greedyBot, playGame } = await import('railhead/players');
const config = { seats: 2, seed: 7 };
assert.equal(decisions(createGame('hex-tycoon', config)).length, 1);
assert.notEqual(playGame(engine, 'hex-tycoon', { config, bots: [greedyBot] }).state.outcome, null);
assert.throws(
  () => createGame('hex-tycoon', { seats: 99, seed: 7 }),
  (error) => isRailheadError(error) && error.code === 'invalid-input',
);
