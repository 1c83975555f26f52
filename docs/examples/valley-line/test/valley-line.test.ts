// Valley Line, held to its own rules and to the laws of every title.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { createEngine } from 'railhead/engine';
import { greedyBot, playGame } from 'railhead/players';
import { lawfulGames } from 'railhead/testing/arbitraries';
import { valleyLine } from '../valley-line.js';

const engine = createEngine([valleyLine]);
const config = { seats: 2, seed: 1 };
// Ann (0) has laid Ash–Beck, Ben (1) Beck–Cole; it is her turn, and she has 2 coins.
const begun = engine.createPosition('valley-line', {
  config,
  state: { owners: [0, 1, null, null, null, null, null, null], seats: [{ coins: 2 }, { coins: 3 }] },
});
const laying = (stretch: number) => engine.checkAction(begun, { type: 'lay', seat: 0, stretch });

test('games keep the laws of every title, with any seats', () => {
  const runs = { numRuns: 10, seed: 1 };
  fc.assert(lawfulGames(engine, 'valley-line'), runs);
});

test('V-1: everybody begins with 6 coins, and no stretch is laid', () => {
  const { owners, seats } = engine.createGame('valley-line', config);
  assert.ok(owners.every((owner) => owner === null));
  assert.deepEqual(seats, [{ coins: 6 }, { coins: 6 }]);
});

test('V-2, V-5: earning brings 2 coins, laying costs what is printed, and the turn is over', () => {
  const rich = engine.applyAction(begun, { type: 'earn', seat: 0 });
  assert.deepEqual([rich.seats[0]?.coins, rich.turn], [4, 1]);
  const laid = engine.applyAction(rich, { type: 'lay', seat: 1, stretch: 2 });
  assert.deepEqual([laid.owners[2], laid.seats[1]?.coins, laid.turn], [1, 1, 0]);
});

test('V-3: a stretch is laid once', () => {
  assert.equal(laying(1)?.code, 'lay/taken');
});

test('V-4: the first stretch lies anywhere, the others touch the line', () => {
  assert.equal(laying(4)?.code, 'lay/apart');
  const first = engine.createGame('valley-line', config);
  assert.equal(engine.checkAction(first, { type: 'lay', seat: 0, stretch: 4 }), null);
});

test('V-5: nobody owes anything', () => {
  assert.deepEqual(laying(5)?.params, { price: 4, coins: 2 });
  const rich = engine.createPosition('valley-line', {
    config,
    state: { owners: begun.owners, seats: [{ coins: 4 }, { coins: 3 }] },
  });
  assert.equal(engine.checkAction(rich, { type: 'lay', seat: 0, stretch: 5 }), null);
});

test('V-6, V-7: after ten rounds stations count 2, every 3 coins 1', () => {
  let state = engine.createPosition('valley-line', {
    config,
    state: { owners: begun.owners, round: 9, seats: [{ coins: 0 }, { coins: 7 }] },
  });
  state = engine.applyActions(state, [
    { type: 'earn', seat: 0 },
    { type: 'earn', seat: 1 },
  ]);
  const scores = state.outcome?.ranking.map(({ seat, place, score }) => [seat, place, score]);
  assert.deepEqual(scores, [
    [1, 1, 7],
    [0, 2, 4],
  ]);
});

test('V-6: the game ends when every stretch is laid', () => {
  const last = engine.createPosition('valley-line', {
    config,
    state: { owners: [0, 1, 0, 1, 0, 1, 0, null], seats: [{ coins: 4 }, { coins: 0 }] },
  });
  const { outcome } = engine.applyAction(last, { type: 'lay', seat: 0, stretch: 7 });
  assert.equal(outcome?.reason, 'lineOpened');
});

test('greedy bots play it to its end', () => {
  const { state } = playGame(engine, 'valley-line', { config, bots: [greedyBot] });
  assert.equal(state.outcome?.reason, 'lineOpened');
});
