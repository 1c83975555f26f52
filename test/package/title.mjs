// Runs where the package is installed: the small title of docs/examples, compiled, is played to victory and keeps the laws.

import assert from 'node:assert/strict';
import { greedyBot, playGame } from 'railhead/bots';
import { createEngine } from 'railhead/engine';
import { conformance } from 'railhead/testing';
import { islandRails } from './examples/island-rails/out/island-rails.js';

const engine = createEngine([islandRails]);
const { state, actions } = playGame(engine, 'island-rails', { config: { seats: 3, seed: 7 }, bots: [greedyBot] });
assert.equal(state.outcome.reason, 'victory');
assert.deepEqual(conformance(engine, 'island-rails', { seed: 7, steps: 100, every: 50, suggested: 70 }), []);
console.log(`victory after ${actions.length} actions`);
