// India offers every optional rule of the family; how they work is tested there. Here: that each is a switch of its own,
// and what Pilgrims make of it (IR-VAR-1 … 11).

import { expect, test } from 'vitest';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import type { MilepostRules } from '../../../../rulesets/milepost/rules/tables.js';
import { milepostVariants } from '../../../../rulesets/milepost/rules/variants.js';
import { engine, india } from '../india-game.js';

const { at, board, demandFor, neighbours, play, playOut, position, track, verdict } = india;

const newGame = (options: object = {}, seats = 2) =>
  engine.createGame('india-rails', { seats, seed: 3, options });
const rulesWith = (options: object) => engine.settingOf(newGame(options)).rules as unknown as MilepostRules;

test('every variant of the family is offered, and the Circus behind them', () => {
  const offered = Object.keys(indiaRails.optionLabels);
  expect(offered.toSorted()).toEqual([...milepostVariants.map(({ option }) => option), 'circus'].toSorted());
  expect(Object.values(newGame().game.options).some(Boolean)).toBe(false);
});

test('IR-VAR-1: fast trains move 12 and 16 mileposts; five or six players do not switch them on', () => {
  const speeds = (rules: MilepostRules) => Object.values(rules.locos).map(({ speed }) => speed);
  expect(speeds(rulesWith({}))).toEqual([9, 12, 9, 12]);
  expect(speeds(rulesWith({ fastTrains: true }))).toEqual([12, 16, 12, 16]);
  for (const seats of [5, 6]) expect(newGame({}, seats).game.options.fastTrains).toBe(false);
});

test('IR-VAR-2: the parts of the fast game are switches of their own: 70 M and three turns, dealt events out, no tax, five cards', () => {
  expect(rulesWith({ fastStart: true })).toMatchObject({ startCash: 70, startupTurns: 3 });
  expect(rulesWith({ dealtEventsOut: true }).dealtEvents).toBe('removed');
  expect(newGame({ noTax: true }).removed).toEqual([137]);
  expect(newGame({}).removed).toEqual([]);
  const five = newGame({ fiveCards: true });
  expect(five.seats.map(({ hand }) => hand.length)).toEqual([5, 5]);
  expect(newGame({ fastStart: true, noTax: true, fiveCards: true }).seats[0].cash).toBe(70);
});

test('IR-VAR-3: borrowing, late payment and backtracking, each for itself, two together', () => {
  const loan = { type: 'takeLoan', amount: 5 };
  const seats = [{ at: 'delhi', cash: 4 }, {}];
  expect(verdict(position({ seats }), loan)).toBe('variant/off / M-VAR-4');
  const both = { borrowing: true, backtracking: true };
  expect(verdict(position({ seats, options: both }), loan)).toBe('legal');
  const able = position({ seats: [{ at: 'delhi', cash: 5 }, {}], options: both });
  expect(verdict(able, loan)).toBe('loan/not-needed / M-OPEN-31');
  const turn = { type: 'backtrack' };
  expect(verdict(position({ seats }), turn)).toBe('variant/off / M-VAR-6');
  expect(verdict(position({ seats, options: { backtracking: true } }), turn)).toBe('legal');
  const [next] = neighbours(at('agra')).filter((place) => board.segment(place, at('agra')) >= 0);
  const poor = [{ at: 'agra', cash: 3 }, { track: [board.segment(next, at('agra'))] }];
  const move = { type: 'moveTrain', to: next };
  expect(verdict(position({ seats: poor }), move)).toBe('move/no-rent / M-MOVE-12');
  expect(verdict(position({ seats: poor, options: { latePayment: true } }), move)).toBe('legal');
});

test('IR-VAR-3: rent that is owed is paid when the 2 M for Pilgrims make up the sum', () => {
  const paid = (cash: number) => {
    const owing = position({
      seats: [{ at: 'delhi', cash, loads: ['pilgrims'], debts: [{ to: 1, amount: 4 }] }, { cash: 50 }],
      options: { latePayment: true },
      state: { own: { pilgrims: [{ seat: 0, train: 0, area: 'south' }], circus: { lying: [], aboard: [] } } },
    });
    const { seats } = play(owing, { type: 'deliverPilgrims' });
    return [seats.map((seat) => seat.cash), seats[0].debts.length];
  };
  expect(paid(2)).toEqual([[0, 54], 0]);
  expect(paid(1)).toEqual([[3, 50], 1]);
});

test('IR-VAR-4: crossgrading swaps fast and heavy freight for 5 M; surplus Pilgrims go to the supply', () => {
  const seat = { at: 'delhi', loads: ['pilgrims', 'tea', 'tea'], loco: 'heavy-freight' };
  const own = { pilgrims: [{ seat: 0, train: 0, area: 'south' }], circus: { lying: [], aboard: [] } };
  const turn = { phase: 'building' };
  const swap = { type: 'crossgradeLoco', to: 'fast-freight', loadsToReturn: ['pilgrims'] };
  const on = position({ seats: [seat, {}], turn, state: { own }, options: { crossgrading: true } });
  const after = play(on, swap);
  expect(after.seats[0]).toMatchObject({
    cash: 55,
    trains: [{ loco: 'fast-freight', loads: ['tea', 'tea'] }],
  });
  expect(after.own.pilgrims).toEqual([]);
  expect(verdict(position({ seats: [seat, {}], turn, state: { own } }), swap)).toBe('variant/off / M-VAR-7');
});

test('IR-VAR-5: with open contracts a discarded hand lies open, else it goes to the pile', () => {
  const discarded = (options: Record<string, boolean>) =>
    play(position({ seats: [{ hand: [1, 2, 3] }, {}], top: [4, 5, 6], options }), 'discardHand');
  expect(discarded({ openContracts: true }).contracts).toEqual([1, 2, 3]);
  expect(discarded({}).discards).toEqual([1, 2, 3]);
});

test('IR-VAR-6: with field warehousing a dropped load waits in its city', () => {
  const dropped = (options: Record<string, boolean>) =>
    play(position({ seats: [{ at: 'agra', loads: ['tea'] }, {}], options }), {
      type: 'dropLoad',
      load: 'tea',
    }).stored;
  expect(dropped({ fieldWarehousing: true })).toMatchObject([{ city: 'agra', good: 'tea', seat: 0 }]);
  expect(dropped({})).toEqual([]);
});

test('IR-VAR-7: reshuffle takes the tax out of the game; it does not go with a game without tax', () => {
  const { card, demand, good, city } = demandFor((asked) => asked.city === 'gorakhpur');
  const seats = [{ at: city, loads: [good], hand: [card] }, {}];
  const drawn = (options: Record<string, boolean>) =>
    play(position({ seats, top: [137], options }), { type: 'deliverLoad', load: good, card, demand });
  expect(drawn({ reshuffle: true })).toMatchObject({ removed: [137], discards: [] });
  expect(drawn({}).discards).toEqual([card, 137]);
  expect(() => newGame({ reshuffle: true, noTax: true })).toThrow('no tax');
});

test('IR-VAR-8, M-VAR-12: cost to load counts Pilgrims as loads, both ways; cost to move takes 1 M a turn (load/no-points)', () => {
  const options = { costToLoad: true };
  const boarded = play(position({ seats: [{ at: 'agra' }, {}], options }), { type: 'pickUpPilgrims' });
  expect(boarded.seats[0].trains[0].points).toBe(8);
  const spent = (points: number) => position({ seats: [{ at: 'agra', points }, {}], options });
  expect(verdict(spent(0), { type: 'pickUpPilgrims' })).toBe('load/no-points / M-VAR-12');
  expect(verdict(spent(1), { type: 'pickUpPilgrims' })).toBe('legal');
  const own = { pilgrims: [{ seat: 0, train: 0, area: 'south' }], circus: { lying: [], aboard: [] } };
  const aboard = (points: number) =>
    position({ seats: [{ at: 'delhi', points, loads: ['pilgrims'] }, {}], options, state: { own } });
  expect(verdict(aboard(0), { type: 'deliverPilgrims' })).toBe('load/no-points / M-VAR-12');
  expect(play(aboard(1), { type: 'deliverPilgrims' }).seats[0].trains[0].points).toBe(0);
  const path = track('agra', 'delhi');
  const [from, to] = [
    at('agra'),
    board.ends[2 * path[0]] === at('agra') ? board.ends[2 * path[0] + 1] : board.ends[2 * path[0]],
  ];
  const paying = position({ seats: [{ at: from, track: path }, {}], options: { costToMove: true } });
  expect(play(paying, { type: 'moveTrain', to }).seats[0].cash).toBe(59);
});

test('IR-VAR-9: two trains, a freight and a fast freight, each with Pilgrims of its own', () => {
  const two = newGame({ additionalTrains: true });
  expect(two.seats[0].trains.map(({ loco }) => loco)).toEqual(['freight', 'fast-freight']);
  expect(newGame({ additionalTrains: true, handsOfFour: true }).seats[0].hand.length).toBe(4);
  expect(() => newGame({ handsOfFour: true })).toThrow();
  const seats = [
    { at: 'agra', second: { at: 'patna', loco: 'fast-freight' } },
    { second: { loco: 'fast-freight' } },
  ];
  const start = position({ seats, options: { additionalTrains: true } });
  const after = play(start, { type: 'pickUpPilgrims', train: 0 }, { type: 'pickUpPilgrims', train: 1 });
  expect(after.own.pilgrims).toEqual([
    { seat: 0, train: 0, area: 'upper-ganges' },
    { seat: 0, train: 1, area: 'lower-ganges' },
  ]);
  expect(verdict(after, { type: 'pickUpPilgrims', train: 1 })).toBe('pilgrims/aboard-already / IR-PILG-2');
});

test('IR-VAR-10: track is sold and traded where that was agreed', () => {
  const [segment] = track('agra', 'delhi');
  const offer = { type: 'offerTrackDeal', seller: 1, segments: [segment], price: 5, inExchange: [] };
  const seats = [{}, { track: [segment] }];
  const turn = { phase: 'building' };
  expect(verdict(position({ seats, turn }), offer)).toBe('variant/off / M-VAR-14');
  const { state } = playOut(position({ seats, turn, options: { trackDeals: true } }), offer);
  const sold = play(state, { type: 'answerTrackDeal', accept: true });
  expect([sold.rail.tracks, sold.seats.map(({ cash }) => cash)]).toEqual([
    [[segment], []],
    [55, 65],
  ]);
});

test('IR-VAR-11: the time limit is a switch; without it the host has no clock', () => {
  const expire = { type: 'expireTime', seat: null };
  expect(verdict(newGame(), expire)).toBe('variant/off / M-VAR-15');
  expect(verdict(newGame({ timeLimit: true }), expire)).toBe('legal');
});
