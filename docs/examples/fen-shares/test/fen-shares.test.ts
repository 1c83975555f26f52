// Fen Shares, held to its own rules and to the laws of every title.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { createEngine, newTurns } from 'railhead/engine';
import { playGame, randomBot } from 'railhead/players';
import { lawfulGames } from 'railhead/testing/arbitraries';
import { fenShares } from '../fen-shares.js';

const engine = createEngine([fenShares]);
const config = { seats: 2, seed: 1 };
const begun = engine.createGame('fen-shares', config);

// Ann (0) has two shares of Amber, Ben (1) one of Dusk; each company has 9 coins, and it is Ann's turn. Amber
// has a cube on Ayle–Brink.
const cubes = begun.cubes.map((_, link) => (link === 0 ? [0] : []));
const company = (more: object = {}) => ({
  coins: 9,
  built: 0,
  asked: false,
  ...more,
});
const middle = (more: object = {}, options: { short?: boolean } = {}) =>
  engine.createPosition('fen-shares', {
    config: { ...config, options },
    state: {
      round: 2,
      turns: newTurns(2),
      auction: null,
      cubes,
      companies: [company(), company(), company(), company()],
      seats: [
        { coins: 10, shares: [2, 0, 0, 0] },
        { coins: 5, shares: [0, 0, 0, 1] },
      ],
      fair: 9,
      ...more,
    },
  });
type State = ReturnType<typeof middle>;
const build = (company: number, link: number) => ({ type: 'build', seat: 0, company, link }) as const;
const offer = (company: number) => ({ type: 'offer', seat: 0, company }) as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;
const bid = (seat: number, amount: number) => ({ type: 'bid', seat, amount }) as const;
const refusal = (state: State, action: Parameters<typeof engine.checkAction>[1]) =>
  engine.checkAction(state, action as never)?.code ?? null;

test('games keep the laws of every title, with any seats and options', () => {
  fc.assert(lawfulGames(engine, 'fen-shares'), { numRuns: 5, seed: 1 });
});

test('F-1, F-2, F-3: the first share of each company is auctioned, each auction begun by the next seat', () => {
  assert.deepEqual(begun.seats, [
    { coins: 20, shares: [0, 0, 0, 0] },
    { coins: 20, shares: [0, 0, 0, 0] },
  ]);
  let state = begun;
  const asked: unknown[] = [];
  for (let company = 0; company < 4; company++) {
    asked.push([state.auction?.company, state.auction?.turns.seat]);
    const first = state.auction?.turns.seat as number;
    state = engine.applyActions(state, [bid(first, company + 1), pass(1 - first)]);
  }
  assert.deepEqual(asked, [
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 1],
  ]);
  assert.deepEqual(
    state.companies.map(({ coins }) => coins),
    [1, 2, 3, 4],
  );
  assert.equal(state.round, 1);
});

test('F-4, F-5: a bid is more than the highest, and no more than the seat has', () => {
  const state = engine.applyActions(begun, [bid(0, 7)]);
  assert.deepEqual([refusal(state, bid(1, 7)), refusal(state, bid(1, 8))], ['bid/amount-low', null]);
  assert.deepEqual([refusal(state, bid(1, 21)), refusal(state, bid(1, 20))], ['bid/amount-high', null]);
});

test('F-6, F-7: the last in the auction pays the company; if all pass, the share is kept', () => {
  const sold = engine.applyActions(begun, [bid(0, 2), bid(1, 5), pass(0)]);
  assert.deepEqual([sold.seats[1], sold.companies[0]?.coins], [{ coins: 15, shares: [1, 0, 0, 0] }, 5]);
  const kept = engine.applyActions(begun, [pass(0), pass(1)]);
  assert.deepEqual([kept.companies[0]?.coins, kept.auction?.company], [0, 1]);
});

test('F-8, F-9: turns go round, and leave out a seat that has passed', () => {
  const state = engine.applyActions(middle(), [build(0, 3), pass(1), build(0, 1)]);
  assert.deepEqual([state.turns.seat, state.turns.passed], [0, [1]]);
});

test('F-10, F-11: a shareholder builds at the network of the company', () => {
  assert.equal(refusal(middle(), build(3, 9)), 'build/share');
  assert.deepEqual(
    [4, 2, 0].map((link) => refusal(middle(), build(0, link))),
    [null, 'build/apart', 'build/apart'],
  );
});

test('F-12, F-13: a link takes two cubes, the second costs 2 more', () => {
  const shared = middle({ cubes: cubes.map((on, link) => (link === 1 ? [3] : link === 3 ? [2, 3] : on)) });
  assert.equal(refusal(shared, build(0, 3)), 'build/full');
  assert.equal(engine.applyAction(shared, build(0, 1)).companies[0]?.coins, 9 - 5);
  const poor = middle({ companies: [company({ coins: 3 }), company(), company(), company()] });
  assert.deepEqual([refusal(poor, build(0, 4)), refusal(poor, build(0, 1))], ['build/dear', null]);
});

test('F-14, F-15: eight cubes in all, two in a round', () => {
  const long = middle({
    cubes: cubes.map((_, link) => ([0, 1, 2, 3, 4, 5, 6, 7].includes(link) ? [0] : [])),
  });
  assert.equal(refusal(long, build(0, 8)), 'build/cubes');
  const busy = middle({ companies: [company({ built: 2 }), company(), company(), company()] });
  assert.equal(refusal(busy, build(0, 1)), 'build/more');
});

test('F-16, F-17, F-18: a share is offered once a round, while there is one', () => {
  const state = engine.applyAction(middle(), offer(1));
  assert.deepEqual([state.auction?.company, state.auction?.turns.seat, state.turns.seat], [1, 0, 1]);
  const none = middle({
    seats: [
      { coins: 10, shares: [3, 0, 0, 0] },
      { coins: 5, shares: [0, 0, 0, 1] },
    ],
    companies: [company(), company(), company(), company()],
  });
  assert.equal(refusal(none, offer(0)), 'offer/sold');
  const again = middle({ companies: [company({ asked: true }), company(), company(), company()] });
  assert.deepEqual([refusal(again, offer(0)), refusal(again, offer(1))], ['offer/again', null]);
});

test('F-19, F-20, F-21, F-22: dividends, the fair and the next round, which the first to pass begins', () => {
  // Amber has Ayle and Brink, worth 3, for two shares; Dusk has Holme, worth 1, and the fair there is worth 2
  // more.
  const state = engine.applyActions(middle({ fair: 7, turns: newTurns(2, 1) }), [pass(1), pass(0)]);
  assert.deepEqual(
    state.seats.map(({ coins }) => coins),
    [10 + 2, 5 + 3],
  );
  assert.deepEqual([state.round, state.turns.order], [3, [1, 0]]);
  const fairs = [1, 2, 3, 4, 5, 6].map((seed) => engine.createGame('fen-shares', { seats: 2, seed }));
  const next = fairs.map((one) => engine.applyActions(one, [0, 1, 1, 0, 0, 1, 1, 0].map(pass)).fair);
  assert.ok(new Set(next).size > 1);
});

test('F-23: the game ends after six rounds, a short one after four', () => {
  const passed = (round: number, short: boolean) =>
    engine.applyActions(middle({ round }, { short }), [pass(0), pass(1)]).outcome?.reason ?? null;
  assert.deepEqual([passed(5, false), passed(6, false)], [null, 'lastRound']);
  assert.deepEqual([passed(3, true), passed(4, true)], [null, 'lastRound']);
});

test('F-24, F-25: coins and one more dividend count, of equals the shares', () => {
  const ended = (coins: number, shares: number) => {
    const seats = [
      { coins: 10, shares: [2, 0, 0, 0] },
      { coins, shares: [0, 0, 0, shares] },
    ];
    const { outcome } = engine.applyAction(middle({ seats }), { type: 'endGame', seat: null });
    return outcome?.ranking.map(({ seat, place, score }) => [seat, place, score]);
  };
  // Ann's two shares of Amber bring 1 each. The network of Dusk is worth 1, which is nothing for each of two
  // shares.
  assert.deepEqual(ended(12, 1), [
    [1, 1, 13],
    [0, 2, 12],
  ]);
  assert.deepEqual(ended(11, 1), [
    [0, 1, 12],
    [1, 2, 12],
  ]);
  assert.deepEqual(ended(12, 2), [
    [0, 1, 12],
    [1, 1, 12],
  ]);
});

test('bots play it to its end', () => {
  const { state } = playGame(engine, 'fen-shares', { config: { seats: 4, seed: 3 }, bots: [randomBot] });
  assert.equal(state.outcome?.reason, 'lastRound');
});
