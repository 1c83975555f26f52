// What is in the box, and how a game of China Rails begins (CR-SETUP-1 … 6), with its options (CR-VAR-1 … 4).

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import type { MilepostRules } from '../../../../rulesets/milepost/rules/tables.js';
import { china, engine } from '../china-game.js';

const { at, board, play, position, verdict } = china;

const { tables } = chinaRails;
const newGame = (seats: number, options: object = {}) =>
  engine.createGame('china-rails', { seats, seed: 3, options });

describe('components', () => {
  test('CR-SETUP-1: 100 chips, 136 demand cards, 20 events behind them, four kinds of loco, six colours', () => {
    expect(board.goods.reduce((sum, { chips }) => sum + chips, 0)).toBe(100);
    expect(board.demandCards.map(({ number }) => number)).toEqual(
      Array.from({ length: 136 }, (_, n) => n + 1),
    );
    expect(tables.eventCards.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 137),
    );
    expect(Object.keys(tables.locos).sort()).toEqual([
      'fast-freight',
      'freight',
      'heavy-freight',
      'super-freight',
    ]);
    expect([newGame(2).seats.length, newGame(6).seats.length]).toEqual([2, 6]);
    expect(() => newGame(7)).toThrow();
  });

  test('CR-SETUP-2: 60 M each, two startup turns, there and back', () => {
    let state = newGame(3);
    expect(state.seats.map(({ cash }) => cash)).toEqual([60, 60, 60]);
    const order: number[] = [];
    while (state.turn.startup >= 0) {
      order.push((state.turn.seat - state.first + 3) % 3);
      state = play(state, 'endTurn');
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
    expect([state.round, state.turn.seat]).toEqual([1, state.first]);
  });

  test('CR-SETUP-3: 52 cities, of which four are major', () => {
    expect(board.cities.length).toBe(52);
    expect(board.majors.map((major) => board.cities[major].id).sort()).toEqual([
      'beijing',
      'chongqing',
      'hong-kong',
      'shanghai',
    ]);
  });

  test('CR-SETUP-4: there is nothing to build on or to enter outside China', () => {
    // Every milepost on which track can lie hangs together with Beijing; nothing of a neighbouring country is drawn.
    const fromBeijing = board.distancesFrom(at('beijing'));
    const apart = board.mileposts.filter((place) => fromBeijing[place] === 255);
    expect(apart.every((place) => [0, 1, 2, 3, 4, 5].every((d) => board.segments[6 * place + d] < 0))).toBe(
      true,
    );
    const outside = Array.from({ length: board.size }, (_, cell) => cell).find(
      (cell) => !board.mileposts.includes(cell),
    ) as number;
    const state = position({ seats: [{ at: 'beijing' }, {}], turn: { phase: 'building' } });
    expect(verdict(state, { type: 'buildTrack', from: at('beijing'), to: outside })).toBe(
      'build/no-such-way / M-BUILD-1',
    );
  });

  test('CR-SETUP-5: no train starts on Taiwan and no track leads there, but its cities supply and demand', () => {
    const overseas = board.cities.filter(({ rail }) => !rail);
    expect(overseas.map(({ id }) => id).sort()).toEqual(['kaohsiung', 'taichung', 'taipei']);
    const state = position({ seats: [{}, {}] });
    for (const { id, mileposts, supplies } of overseas) {
      expect(supplies.length).toBeGreaterThan(0);
      expect(board.demandCards.some(({ demands }) => demands.some(({ city }) => city === id))).toBe(true);
      expect(verdict(state, { type: 'placeTrain', milepost: mileposts[0] })).toBe(
        'train/no-start-there / M-MOVE-1',
      );
      for (let direction = 0; direction < 6; direction++)
        expect(board.segments[6 * mileposts[0] + direction]).toBe(-1);
    }
    expect(verdict(state, { type: 'placeTrain', milepost: at('xiamen') })).toBe('legal');
  });

  test('CR-SETUP-6: every good on a card has chips and a city that supplies it, and every city exists', () => {
    for (const { number, demands } of board.demandCards) {
      expect(demands.length, `card ${number}`).toBe(3);
      for (const { city, good, payout } of demands) {
        expect(board.cityIndex(city), city).toBeGreaterThanOrEqual(0);
        expect(board.goodIndex(good), good).toBeGreaterThanOrEqual(0);
        expect(board.cities.some(({ supplies }) => supplies.includes(good))).toBe(true);
        expect(payout).toBeGreaterThan(0);
      }
    }
  });
});

describe('variations', () => {
  test('CR-VAR-1: fast trains move 12 and 16 mileposts', () => {
    const speeds = (options: object) => {
      const { rules } = engine.settingOf(newGame(2, options)) as unknown as { rules: MilepostRules };
      return Object.fromEntries(Object.entries(rules.locos).map(([id, { speed }]) => [id, speed]));
    };
    expect(speeds({})).toEqual({ freight: 9, 'heavy-freight': 9, 'fast-freight': 12, 'super-freight': 12 });
    expect(speeds({ fastTrains: true })).toEqual({
      freight: 12,
      'heavy-freight': 12,
      'fast-freight': 16,
      'super-freight': 16,
    });
  });

  test('CR-VAR-2: of mercy there is borrowing, and no late rent, backtracking or crossgrading', () => {
    const plain = position({ seats: [{ at: 'beijing' }, {}] });
    const mercy = position({ seats: [{ at: 'beijing', cash: 4 }, {}], options: { borrowing: true } });
    expect(verdict(plain, { type: 'takeLoan', amount: 5 })).toBe('variant/off / M-VAR-4');
    expect(play(mercy, { type: 'takeLoan', amount: 5 }).seats[0]).toMatchObject({ cash: 9, loan: 5 });
    expect(verdict(mercy, 'backtrack')).toBe('variant/off / M-VAR-6');
    for (const option of ['latePayment', 'backtracking', 'crossgrading'])
      expect(() => newGame(2, { [option]: true }), option).toThrow();
  });

  test('CR-VAR-3: the time limit is a switch; without it the host has no clock', () => {
    const expire = { type: 'expireTime', seat: null };
    expect(verdict(newGame(2), expire)).toBe('variant/off / M-VAR-15');
    expect(verdict(newGame(2, { timeLimit: true }), expire)).toBe('legal');
  });

  test('CR-VAR-4: five or six players switch nothing on', () => {
    for (const seats of [5, 6]) {
      const game = newGame(seats);
      expect(Object.values(game.game.options).some(Boolean)).toBe(false);
      expect((engine.settingOf(game).rules as unknown as MilepostRules).locos.freight.speed).toBe(9);
    }
  });
});

describe('rulings about the board', () => {
  test('CR-OPEN-1: Beijing is a major city; the container ports lie by Hong Kong, Xiamen, Fuzhou and Wenzhou', () => {
    const links = board.crossings.filter(({ kind }) => kind === 'container');
    const neighbour = (port: number) =>
      ['hong-kong', 'xiamen', 'fuzhou', 'wenzhou'].find((id) => {
        const { mileposts } = board.cities[board.cityIndex(id)];
        return mileposts.some((place) => place === port || board.segment(place, port) >= 0);
      });
    expect(links.map(({ ports }) => neighbour(ports[0])).sort()).toEqual([
      'fuzhou',
      'hong-kong',
      'wenzhou',
      'xiamen',
    ]);
    for (const area of ['taklamakan', 'gobi']) expect(board.areas.get(area)?.size).toBeGreaterThan(0);
    expect([...board.riverNames.keys()]).toEqual(expect.arrayContaining(['tarim', 'hei-he']));
  });

  test('CR-OPEN-2: desert 1 M, the ferry 4 M', () => {
    expect(tables.terrainPrices.desert).toBe(1);
    expect(board.crossings[board.crossingIndex('dalian-ferry')].price).toBe(4);
  });

  test('CR-OPEN-3: the other three links cost 8 M on this board', () => {
    const links = board.crossings.filter(({ kind }) => kind === 'container');
    expect(links.map(({ price }) => price)).toEqual([8, 8, 8, 8]);
  });

  test('CR-OPEN-18: fast trains are for the players to choose, however many they are', () => {
    expect(newGame(6).game.options.fastTrains).toBe(false);
    expect(newGame(6, { fastTrains: true }).game.options.fastTrains).toBe(true);
  });
});

describe('what is seen', () => {
  test('CR-INFO-1: container rights, who waits at a port, and the mode of the turn are seen by all', () => {
    const seat = { at: 'fuzhou-port', waited: true, rights: ['fuzhou-port'] };
    const state = play(position({ seats: [seat, {}] }), {
      type: 'pickUpByContainer',
      city: 'taichung',
      load: 'rice',
    });
    for (const viewer of [0, 1, null]) {
      const seen = engine.view(state, viewer);
      expect([seen.own, seen.rail.rights, seen.seats[0].trains]).toEqual([
        { mode: 'pickUp' },
        [['fuzhou-port'], []],
        state.seats[0].trains,
      ]);
    }
  });

  test('CR-INFO-2: who has met the Congress is seen by all', () => {
    const state = position({ seats: [{}, {}], inPlay: [{ card: 137, drawer: 0, met: [1] }] });
    expect(engine.view(state, null).inPlay[0].met).toEqual([1]);
  });

  test('CR-INFO-3: cash is seen by its owner, and by all once the tax was drawn', () => {
    const cash = (cashPublic: boolean) =>
      engine.view(position({ seats: [{}, {}], state: { cashPublic } }), 1).seats.map((seat) => seat.cash);
    expect([cash(false), cash(true)]).toEqual([
      [null, 60],
      [60, 60],
    ]);
  });
});
