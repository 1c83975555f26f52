// A title with secrets, held to the laws of every title, to its rules, and to what it declares of who sees what.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { greedyBot, playGame } from 'railhead/players';
import { amountsAreTold, conformance, secretsOf } from 'railhead/testing';
import { lawfulGames } from 'railhead/testing/arbitraries';
import { type SealedBids, sealedBids } from '../sealed-bids.js';

const engine = createEngine([sealedBids]);
const any: AnyEngine = engine;

// A law of its own: coins come and go as the facts say, which declare their money.
const coinsAreTold = amountsAreTold<SealedBids>('coins-are-told', {
  held: ({ seats }) => Object.fromEntries(seats.map(({ coins }, seat) => [`seat ${seat}`, coins])),
});

test('games keep the laws of the contract, with any seats', () => {
  fc.assert(lawfulGames(any, 'sealed-bids', { laws: [coinsAreTold] }), { numRuns: 20, seed: 1 });
});

// A text to keep: a change of the rules that shows or hides more shows up as a changed line.
test('S-1, S-2: who sees what', () => {
  assert.equal(
    secretsOf(any, 'sealed-bids', { seed: 1, seats: 3 }),
    [
      'luck           nobody',
      'pile.*         nobody',
      'seats.*.own    its seat',
      'bids.*.answer  some seats',
      '',
    ].join('\n'),
  );
});

test('a view that shows more than is declared is found', () => {
  const { state: parts } = sealedBids;
  const leaking: typeof sealedBids = {
    ...sealedBids,
    state: { ...parts, view: (state, viewer) => ({ ...parts.view(state, viewer), seats: state.seats }) },
  };
  const [finding] = conformance(createEngine([leaking]), 'sealed-bids', { seed: 1, seats: 2 });
  assert.equal(finding?.law, 'views-are-as-declared');
  assert.match(finding!.detail, /^a spectator sees \d at seats\.0\.own, which is declared to be hidden$/);
});

test('S-3: the highest bid is paid, of equals the first seat’s', () => {
  let state = engine.createGame('sealed-bids', { seats: 3, seed: 1 });
  const { lot } = state;
  for (const [seat, coins] of [4, 7, 7].entries())
    state = engine.applyAction(state, { type: 'bid', seat, coins });
  assert.deepEqual(state.seats[1]?.won, [lot]);
  assert.deepEqual(
    state.seats.map(({ coins }) => coins),
    [20, 13, 20],
  );
});

test('S-4: bots play it to the end', () => {
  const { state } = playGame(engine, 'sealed-bids', { config: { seats: 4, seed: 3 }, bots: [greedyBot] });
  assert.equal(state.outcome?.reason, 'soldOut');
});
