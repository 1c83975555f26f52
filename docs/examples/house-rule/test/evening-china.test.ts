// The house rules, tested with what railhead/testing gives to everybody. Any test runner will do; this is node's own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { chinaRails } from 'railhead/rulesets/china-rails';
import { milepostLaws } from 'railhead/rulesets/milepost';
import {
  checkPlaythrough,
  conformance,
  perft,
  playRandomGame,
  stackLuck,
  watchRules,
  writePlaythrough,
} from 'railhead/testing';
import { legalMoves, nearMissMoves, playedGames } from 'railhead/testing/arbitraries';
import { eveningChina } from '../evening-china.js';

const id = 'evening-china';
const engine = createEngine([chinaRails, eveningChina]);
// The same engine for tools that take any title.
const any: AnyEngine = engine;
// Games that go by the title's own suggestions most of the time come to trains and deliveries sooner.
const LIVELY = { suggested: 80, maxSteps: 120 };

test('games keep the laws of the contract, and facts tell of all money, loads and track', () => {
  const plan = { seats: 3, steps: 120, every: 40, suggested: 70, laws: milepostLaws() };
  for (const seed of [1, 2, 3]) assert.deepEqual(conformance(any, id, { ...plan, seed }), []);
});

test('H-1: the game is won with 150 M', () => {
  const config = { seats: 2, seed: 1 };
  assert.equal(engine.settingOf(engine.createGame(id, config)).rules.victoryCash, 150);
  assert.equal(engine.settingOf(engine.createGame('china-rails', config)).rules.victoryCash, 250);
});

test('H-2: rent is 2 M, whoever pays it', () => {
  fc.assert(
    fc.property(playedGames(any, id, LIVELY), ({ events }) => {
      const rents = events.flat().filter(({ type }) => type === 'rentPaid') as unknown as {
        amount: number;
      }[];
      return rents.every(({ amount }) => amount === 2);
    }),
    { numRuns: 10, seed: 1 },
  );
});

test('H-3: a train starts in a major city, and nowhere else', () => {
  const majors = new Set(
    eveningChina
      .board()
      .cities.filter(({ size }) => size === 'major')
      .flatMap(({ mileposts }) => mileposts),
  );
  // The first state in which a train may be placed, in this title and in the one it is made of.
  const places = (title: 'evening-china' | 'china-rails') => {
    const { states } = playRandomGame(any, title, { seed: 1, suggested: 100, steps: 120 });
    const lists = states.map((state) =>
      [...any.legalActions(state)].filter(({ type }) => type === 'placeTrain'),
    );
    const [first] = lists.filter((list) => list.length > 0);
    return first!.map((action) => (action as unknown as { milepost: number }).milepost);
  };
  assert.ok(places(id).every((milepost) => majors.has(milepost)));
  assert.equal(places(id).length, majors.size);
  assert.ok(places('china-rails').length > majors.size);
});

test('what is legal is accepted; what nearly is, is refused by a rule or legal too', () => {
  fc.assert(
    fc.property(legalMoves(any, id, LIVELY), ({ state, action }) => any.checkAction(state, action) === null),
    { numRuns: 10, seed: 2 },
  );
  fc.assert(
    fc.property(nearMissMoves(any, id, LIVELY), ({ state, action }) => {
      const rejection = any.checkAction(state, action);
      return rejection === null || /^(E|M|CR|H)-/.test(rejection.rule);
    }),
    { numRuns: 10, seed: 3 },
  );
});

test('a game is written down and read back', () => {
  const text = writePlaythrough(any, playRandomGame(any, id, { seed: 7, suggested: 80, steps: 80 }));
  assert.match(text, /^ruleset "evening-china"$/m);
  assert.equal(checkPlaythrough(any, text), null);
  // As China Rails it does not even begin in the same way: records and playthroughs name their title.
  assert.notEqual(checkPlaythrough(any, text.replace('"evening-china"', '"china-rails"')), null);
});

test('play draws nothing by chance: the deck was shuffled at the start', () => {
  const { states, actions } = playRandomGame(any, id, { seed: 1, suggested: 100, steps: 120 });
  const draws = { deck: [[0, 9, 3]] } as const;
  const { state, unused } = stackLuck(states[0]!, draws);
  // What is stacked must be used up; here nothing must be.
  assert.deepEqual(unused(any.applyActions(state, actions)), draws);
});

test('the first turn is that of China Rails: the house rules do not touch building', () => {
  const [evening, china] = [id, 'china-rails'].map((title) =>
    perft(any, any.createGame(title, { seats: 2, seed: 1 }), 1),
  );
  assert.deepEqual(evening, china);
});

test('most kinds of action come up in play', () => {
  const watched = watchRules(eveningChina);
  const own: AnyEngine = createEngine([watched.ruleset]);
  for (const seed of [1, 2, 3]) playRandomGame(own, id, { seed, suggested: 80, steps: 200 });
  const { actions } = watched.coverage();
  for (const type of ['buildTrack', 'placeTrain', 'moveTrain', 'pickUpLoad', 'endTurn'])
    assert.ok(actions[type]! > 0, `${type} was never played`);
});
