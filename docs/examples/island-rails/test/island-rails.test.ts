// The island, held to the laws of every title, and to what its page says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { greedyBot, playGame } from 'railhead/players';
import { playsAsBefore, writePlaythrough } from 'railhead/testing';
import { lawfulGames } from 'railhead/testing/arbitraries';
import { islandRails } from '../island-rails.js';

const engine = createEngine([islandRails]);
const any: AnyEngine = engine;

test('games keep the laws of the contract, with any options and seats', () => {
  fc.assert(lawfulGames(any, 'island-rails', { maxSteps: 40 }), { numRuns: 3, seed: 1 });
});

test('IS-SETUP-2, IS-VAR-1: forty millions, and fast trains for those who want them', () => {
  const state = engine.createGame('island-rails', { seats: 2, seed: 1, options: { fastTrains: true } });
  const { rules } = engine.settingOf(state);
  assert.equal(state.seats[0]?.cash, 40);
  assert.equal(rules.locos.freight.speed, 12);
});

test('IS-WIN-1: bots win it, and a game that is kept is played as before', () => {
  const config = { seats: 3, seed: 7 };
  const { state, actions } = playGame(any, 'island-rails', { config, bots: [greedyBot] });
  assert.equal(state.outcome?.reason, 'victory');
  const golden = writePlaythrough(any, { ruleset: 'island-rails', config, actions });
  assert.equal(playsAsBefore(any, golden), null);
});
