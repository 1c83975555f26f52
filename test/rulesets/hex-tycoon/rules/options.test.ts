// HT-OPT: shutout, loans, stocks, drawing markers and extra railroads, each beside a game without it.

import { describe, expect, test } from 'vitest';
import { baseRules } from '../../../../rulesets/hex-tycoon/rules/hex-tycoon.js';
import type { HexRules } from '../../../../rulesets/hex-tycoon/rules/tables.js';
import { hexTycoon } from '../../../../rulesets/hex-tycoon/ruleset.js';
import { layer } from '../../../../src/core/engine/index.js';
import { stackLuck } from '../../../../src/testing/index.js';
import { newGame, picked, engine as realEngine } from '../new-game.js';
import { runStep, type Toy, type ToyPosition, toyTable } from '../toy-table.js';

const land = toyTable(['S o C S', ' . o . C']);
const own = (more: object = {}) => ({ id: 'red-runner', at: '0,0', money: 20, ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', money: 20, ...more });
const stand = (options: ToyPosition['options'], state: object = {}, more: Partial<ToyPosition> = {}) =>
  land.position({ options: options ?? {}, companies: [own(), rival()], state, ...more });
const end = (seat: number) => ({ type: 'endPhase', seat }) as const;

// The next event is freight: it brings the 1 MB that the upkeep takes.
const withFreightNext = (at: Toy) => stackLuck(at, { dice: [[1, 6, 6]] }).state;

describe('switches', () => {
  test('HT-OPT-0: the bonuses are on, the rest is off', () => {
    expect(newGame({ seats: 2 }).game.options).toEqual({
      shutout: false,
      loans: false,
      stocks: false,
      drawDevelopmentMarkers: false,
      endGameBonuses: true,
      tycoons: false,
      extraRailroads: false,
      roundLimit: 100,
    });
  });
  test('HT-OPT-0: an action of an option that is off is refused', () => {
    const upgrade = stand({}, { phase: 'upgrade' });
    expect(land.refusal(upgrade, { type: 'drawDevelopmentMarker', seat: 0 })).toBe(
      'draw/not-offered HT-OPT-0',
    );
    const found = { type: 'foundRailroad', seat: 0, company: 'pink-puffer', hex: land.hex('2,0') } as const;
    expect(land.refusal(upgrade, found)).toBe('found/not-offered HT-OPT-0');
    const stocksOnly = stand({ stocks: true }, { phase: 'income', turn: { income: 2, investmentRoll: 5 } });
    expect(land.refusal(stocksOnly, { type: 'takeLoan', seat: 0, amount: 1 })).toBe(
      'loan/not-offered HT-OPT-0',
    );
    const loansOnly = stand({ loans: true }, { phase: 'income', turn: { income: 2, loanRoll: 5 } });
    const buy = { type: 'buyStock', seat: 0, seller: 'white-wonder', quantity: 1 } as const;
    expect(land.refusal(loansOnly, buy)).toBe('stock/not-offered HT-OPT-0');
    expect(land.refusal(loansOnly, { type: 'takeLoan', seat: 0, amount: 1 })).toBeNull();
  });
  test('HT-OPT-0: an unknown option is refused', () => {
    expect(() =>
      realEngine.createGame('hex-tycoon', { seats: 2, seed: 1, options: { shutouts: true } as never }),
    ).toThrow('unknown field shutouts');
  });
  test('HT-OPT-0b: who lives on an option comes with it only', () => {
    const companies = (options: object) =>
      Object.keys(realEngine.settingOf(newGame({ seats: 2, options })).rules.companies);
    expect(companies({})).toHaveLength(11);
    expect(companies({})).not.toContain('purple-pusher');
    expect(companies({ stocks: true })).toContain('purple-pusher');
    const tycoons = (options: object) =>
      Object.keys(realEngine.settingOf(newGame({ seats: 2, options })).rules.tycoons);
    expect(tycoons({ tycoons: true })).toHaveLength(11);
    expect(tycoons({ tycoons: true, shutout: true })).toContain('bill-the-bastard');
    expect(tycoons({ tycoons: true, loans: true })).toContain('boris-the-banker');
    expect(tycoons({ tycoons: true, stocks: true })).toContain('lester-the-investor');
    expect(tycoons({ tycoons: true, shutout: true, loans: true, stocks: true })).toHaveLength(14);
    const first = newGame({ seats: 2 });
    const purple = { type: 'chooseCompany', seat: first.queue[0], company: 'purple-pusher' } as const;
    expect(realEngine.checkAction(first, purple)).toMatchObject({
      code: 'setup/no-such-company',
      rule: 'HT-OPT-0b',
    });
    const second = picked(newGame({ seats: 2, options: { tycoons: true } }));
    const pick = (tycoon: string) => ({ type: 'chooseTycoon', seat: second.queue[0], tycoon }) as const;
    expect(realEngine.checkAction(second, pick('boris-the-banker'))).toMatchObject({
      code: 'setup/no-such-tycoon',
      rule: 'HT-OPT-0b',
    });
    expect(realEngine.checkAction(second, pick('fast-eddy'))).toBeNull();
  });
});

describe('shutout', () => {
  const shut = (rails: string, options: ToyPosition['options'] = { shutout: true }) =>
    land.position({ options: options ?? {}, companies: [own({ rails }), rival()] });
  test('HT-OPT-SHUTOUT-1: two own rail markers on a hexside and in an interior', () => {
    expect(land.refusal(shut('0,0|1,0'), land.build('0,0|1,0'))).toBeNull();
    expect(land.refusal(shut(''), land.build('0,0'))).toBeNull();
    expect(land.refusal(shut('0,0|1,0 0,0|1,0'), land.build('0,0|1,0'))).toBe(
      'build/shutout-limit HT-OPT-SHUTOUT-1',
    );
    expect(land.refusal(shut('0,0'), land.build('0,0'))).toBe('build/shutout-limit HT-OPT-SHUTOUT-1');
    expect(land.refusal(shut('0,0|1,0', {}), land.build('0,0|1,0'))).toBe('build/already-there HT-BUILD-6');
  });
  test('HT-OPT-SHUTOUT-2: paid in full, the own marker included; counted, and within capacity', () => {
    const after = land.play(shut('0,0|1,0'), land.build('0,0|1,0'));
    expect(after.companies[0]).toMatchObject({ money: 18, railsLeft: 57 });
    expect(after.turn).toMatchObject({ railsBuilt: 1 });
    const river = toyTable(['S . S'], ['0,0 E']);
    const full = river.position({
      options: { shutout: true },
      companies: [
        { id: 'red-runner', at: '0,0', rails: '0,0|1,0', money: 20 },
        { id: 'white-wonder', seat: 1, at: '2,0', rails: '2,0|1,0 1,0 1,0|0,0' },
      ],
    });
    expect(river.refusal(full, river.build('0,0|1,0'))).toBe('build/site-full HT-BUILD-9');
  });
  test('HT-OPT-SHUTOUT-3: no second income and no second connection', () => {
    const at = land.position({
      options: { shutout: true, tycoons: true },
      companies: [own({ rails: '0,0|1,0 1,0', trainLevel: 3 }), rival()],
      seats: [{ tycoon: 'boss-hawg' }],
    });
    const after = land.play(at, land.build('1,0'));
    expect(after.companies[0].points).toBe(10);
    expect(land.play(after, end(0)).turn?.income).toBe(3);
  });
});

describe('loans', () => {
  const at = (turn: object = {}) =>
    stand({ loans: true }, { phase: 'income', turn: { income: 2, loanRoll: 6, ...turn } });
  const loan = (amount: number) => ({ type: 'takeLoan', seat: 0, amount }) as const;
  test('HT-OPT-LOAN-1: after income 2D6 are rolled; up to the roll may be borrowed, once', () => {
    const before = stand({ loans: true }, { phase: 'income' });
    const { state } = runStep(land.engine, before, 'payIncome', 4, 3);
    expect(state.turn).toMatchObject({ income: 2, loanRoll: 7 });
    expect(land.refusal(at(), loan(7))).toBe('loan/amount HT-OPT-LOAN-1');
    expect(land.refusal(at(), loan(0))).toBe('loan/amount HT-OPT-LOAN-1');
    expect(land.refusal(at(), loan(6))).toBeNull();
    expect(land.refusal(at({ loansTaken: 1 }), loan(1))).toBe('loan/one-a-turn HT-OPT-LOAN-1');
  });
  test('HT-OPT-LOAN-2: 3 VP for every MB, at once, below zero if need be', () => {
    const holding = land.position({
      options: { loans: true },
      companies: [own(), rival()],
      seats: [{ markers: ['capital'] }],
      state: { phase: 'income', turn: { income: 2, loanRoll: 6 } },
    });
    expect(land.play(withFreightNext(holding), loan(6)).companies[0]).toMatchObject({
      money: 26,
      points: -8,
    });
  });
});

describe('stocks', () => {
  const at = (turn: object = {}, companies: ToyPosition['companies'] = [own({ money: 9 }), rival()]) =>
    land.position({
      options: { stocks: true, extraRailroads: true },
      companies,
      seats: [{ markers: ['capital'] }],
      state: { phase: 'income', turn: { income: 2, investmentRoll: 6, ...turn } },
    });
  const buy = (quantity: number, seller = 'white-wonder') =>
    ({ type: 'buyStock', seat: 0, seller, quantity }) as const;
  test('HT-OPT-STOCK-1: 2D6 stocks a turn in all, in any number of purchases', () => {
    const before = stand({ stocks: true, loans: true }, { phase: 'income' });
    // The loan first, then the investment.
    const { state } = runStep(land.engine, before, 'payIncome', 1, 2, 5, 6);
    expect(state.turn).toMatchObject({ loanRoll: 3, investmentRoll: 11 });
    const some = land.play(at(), buy(4));
    expect(land.refusal(some, buy(3))).toBe('stock/over-roll HT-OPT-STOCK-1');
    expect(land.refusal(some, buy(2))).toBeNull();
    expect(land.refusal(some, buy(0))).toBe('stock/over-roll HT-OPT-STOCK-1');
  });
  test('HT-OPT-STOCK-1: with stocks and no loans the Income Phase waits for purchases', () => {
    const { state } = runStep(land.engine, stand({ stocks: true }, { phase: 'income' }), 'payIncome', 5, 6);
    expect([state.phase, state.turn?.loanRoll, state.turn?.investmentRoll]).toEqual(['income', null, 11]);
  });
  test('HT-TURN-3: without money for stocks the phase is passed, also by who holds a development marker', () => {
    const broke = at({ income: null, investmentRoll: null }, [own({ money: 0, obsolescence: 9 }), rival()]);
    const { state } = runStep(land.engine, broke, 'payIncome', 5, 6);
    const { rules, board } = land.engine.settingOf(broke);
    const pass = hexTycoon.automatic.find(({ name }) => name === 'passQuietPhase');
    expect(pass?.due({ rules, board, state } as never)).toBe(true);
  });
  test('HT-OPT-STOCK-2: 1 MB each to the opponent, 2 VP to the buyer', () => {
    const after = land.play(at(), buy(4));
    expect(after.companies.map(({ money, points }) => [money, points])).toEqual([
      [5, 18],
      [24, 10],
    ]);
    expect(land.refusal(at({ investmentRoll: 12 }), buy(10))).toBe('stock/too-expensive HT-OPT-STOCK-2');
    expect(land.refusal(at({ investmentRoll: 12 }), buy(9))).toBeNull();
    expect(land.refusal(at(), buy(1, 'pink-puffer'))).toBe('stock/no-such-company HT-OPT-STOCK-2');
  });
  test('HT-COMPANY-8: a stock of Purple Pusher is worth 3 VP to whoever buys it', () => {
    const after = land.play(
      at({}, [own({ money: 9 }), rival({ id: 'purple-pusher' })]),
      buy(4, 'purple-pusher'),
    );
    expect(after.companies[0].points).toBe(22);
    const pusher = land.play(at({}, [own({ id: 'purple-pusher', money: 9 }), rival()]), buy(4));
    expect(pusher.companies[0].points).toBe(18);
  });
  test('HT-OPT-STOCK-3: not from oneself, nor from a company of the same player', () => {
    const second = { id: 'pink-puffer', seat: 0, at: '2,0', extra: true };
    expect(land.refusal(at(), buy(1, 'red-runner'))).toBe('stock/own-company HT-OPT-STOCK-3');
    expect(land.refusal(at({}, [own(), rival(), second]), buy(1, 'pink-puffer'))).toBe(
      'stock/own-company HT-OPT-STOCK-3',
    );
    expect(land.refusal(at({}, [own(), rival(), second]), buy(1))).toBeNull();
  });
});

test('HT-OPT-DRAW-1: for 5 MB the next marker of the pool, once a turn, known to the drawer only', () => {
  const at = (more: object = {}, state: object = {}) =>
    land.position({
      options: { drawDevelopmentMarkers: true },
      companies: [own(more), rival()],
      seats: [{ markers: ['capital'] }],
      state: { phase: 'upgrade', ...state },
    });
  const draw = { type: 'drawDevelopmentMarker', seat: 0 } as const;
  const result = land.engine.tryAction(at(), draw);
  if (!result.ok) throw new Error(result.rejection.code);
  expect(result.state.companies[0].money).toBe(15);
  expect(result.state.seats[0].markers).toEqual(['capital', at().pool[0]]);
  expect(result.state.pool).toEqual(at().pool.slice(1));
  expect(land.engine.viewEvents(result.state, result.events, 1)).toMatchObject([
    { type: 'developmentMarkerDrawn', marker: null },
  ]);
  expect(land.engine.viewEvents(result.state, result.events, 0)).toMatchObject([{ marker: at().pool[0] }]);
  expect(land.refusal(result.state, draw)).toBe('draw/one-a-turn HT-OPT-DRAW-1');
  expect(land.refusal(at({ money: 4 }), draw)).toBe('draw/too-expensive HT-OPT-DRAW-1');
  expect(land.refusal(at({ money: 5 }), draw)).toBeNull();
  const nothingLeft = { ...at(), pool: [] };
  expect(land.refusal(nothingLeft, draw)).toBe('draw/pool-empty HT-OPT-DRAW-1');
});

describe('extra railroads', () => {
  const at = (more: object = {}, others: Partial<ToyPosition> = {}) =>
    land.position({
      options: { extraRailroads: true, tycoons: true },
      companies: [own({ money: 40, ...more }), rival()],
      seats: [{ markers: ['capital'] }],
      state: { phase: 'upgrade' },
      ...others,
    });
  const found = (company: string, cell: string) =>
    ({ type: 'foundRailroad', seat: 0, company, hex: land.hex(cell) }) as const;

  test('HT-OPT-EXTRA-1: in the Upgrade Phase, for 25 MB', () => {
    expect(land.refusal(at({ money: 24 }), found('pink-puffer', '2,0'))).toBe(
      'found/too-expensive HT-OPT-EXTRA-1',
    );
    expect(land.play(at({ money: 26 }), found('pink-puffer', '2,0')).companies[0].money).toBe(1);
    expect(land.refusal(at({}, { state: { phase: 'build' } }), found('pink-puffer', '2,0'))).toBe(
      'turn/not-now HT-TURN-2',
    );
  });
  test('HT-OPT-EXTRA-2: from any city without a station that is not the own start, with one free rail marker', () => {
    expect(land.refusal(at(), found('pink-puffer', '1,0'))).toBe('found/not-a-city HT-OPT-EXTRA-2');
    expect(land.refusal(at(), found('pink-puffer', '0,0'))).toBe('found/own-start-city HT-OPT-EXTRA-2');
    const station = at({}, { companies: [own({ money: 40 }), rival({ stations: '3,0' })] });
    expect(land.refusal(station, found('pink-puffer', '3,0'))).toBe('found/station-there HT-OPT-EXTRA-2');
    const mine = at({ rails: '0,0|1,0 1,0 1,0|2,0 2,0', stations: '2,0' });
    expect(land.refusal(mine, found('pink-puffer', '2,0'))).toBe('found/station-there HT-OPT-EXTRA-2');
    // HT-SETUP-7 does not apply: an occupied starting city, and an ordinary one.
    expect(land.refusal(at(), found('pink-puffer', '3,0'))).toBeNull();
    const after = land.play(at(), found('pink-puffer', '2,0'));
    expect(after.companies[2]).toMatchObject({
      start: land.hex('2,0'),
      rails: [land.hex('2,0')],
      railsLeft: 39,
    });
  });
  test('HT-OPT-EXTRA-2: free capacity is needed', () => {
    const crowd = ['golden-boy', 'white-wonder', 'green-machines', 'grey-goose-express'];
    const full = land.position({
      options: { extraRailroads: true },
      companies: [own({ money: 40 }), ...crowd.map((id, n) => ({ id, seat: n + 1, at: '3,0' }))],
      state: { phase: 'upgrade' },
    });
    expect(land.refusal(full, found('pink-puffer', '3,0'))).toBe('found/city-full HT-OPT-EXTRA-2');
    expect(land.refusal(full, found('pink-puffer', '2,0'))).toBeNull();
  });
  test('HT-OPT-EXTRA-3: a company that is not in the game', () => {
    expect(land.refusal(at(), found('white-wonder', '2,0'))).toBe('found/company-taken HT-OPT-EXTRA-3');
    expect(land.refusal(at(), found('purple-pusher', '2,0'))).toBe('found/no-such-company HT-OPT-EXTRA-3');
    expect(land.refusal(at(), found('no-such-lines', '2,0'))).toBe('action/no-such-company E-SHAPE-2');
    expect(land.refusal(at(), found('golden-boy', '2,0'))).toBeNull();
    // An extra railroad is in the game too.
    const second = { id: 'golden-boy', seat: 1, at: '2,0', extra: true };
    const three = at({}, { companies: [own({ money: 40 }), rival(), second] });
    expect(land.refusal(three, found('golden-boy', '3,0'))).toBe('found/company-taken HT-OPT-EXTRA-3');
  });
  test('HT-OPT-EXTRA-4: a further company of the same seat, last in the order, in this very round', () => {
    const after = land.play(at({ money: 26 }), found('pink-puffer', '2,0'));
    expect(after.seats).toHaveLength(2);
    expect(after.turnOrder).toEqual(['red-runner', 'white-wonder', 'pink-puffer']);
    let state = land.play(after, end(0));
    const turns: string[] = [];
    while (state.round === 1) {
      const company = state.turn?.company as string;
      if (turns.at(-1) !== company) turns.push(company);
      const { seat, kind } = land.engine.decisions(state)[0];
      expect(seat).toBe(company === 'white-wonder' ? 1 : 0);
      state = land.play(state, kind === 'dividend' ? { type: 'payDividend', seat, amount: 0 } : end(seat));
    }
    expect(turns).toEqual(['white-wonder', 'pink-puffer']);
  });
  test('HT-OPT-EXTRA-5: 5 MB, 10 VP, train level 1, 40 rail markers, 4 stations, no development markers', () => {
    const before = at();
    const after = land.play(before, found('pink-puffer', '2,0'));
    expect(after.companies[2]).toMatchObject({
      money: 5,
      points: 10,
      trainLevel: 1,
      railsLeft: 39,
      stationsLeft: 4,
    });
    expect(after.seats[0].markers).toEqual(before.seats[0].markers);
    const blue = land.play(before, found('blue-lightning', '2,0')).companies[2];
    expect(blue.trainLevel).toBe(2);
  });
  test('HT-COMPANY-1, HT-OPT-EXTRA-5: Red Runner has 60 rail markers, and 40 as an extra railroad like any', () => {
    expect(at().companies[0].railsLeft).toBe(59);
    const other = at({}, { companies: [own({ id: 'golden-boy', money: 40 }), rival()] });
    expect(land.play(other, found('red-runner', '2,0')).companies[2].railsLeft).toBe(39);
    const second = (railsLeft: number) => () =>
      at(
        {},
        {
          companies: [
            own({ id: 'golden-boy' }),
            rival(),
            { id: 'red-runner', seat: 0, at: '2,0', extra: true, railsLeft },
          ],
        },
      );
    expect(second(49)).toThrow('red-runner has not 40 rail markers in all');
    expect(second(39)).not.toThrow();
  });
  test('HT-COMPANY-11: Indigo as an extra railroad brings two markers, as far as the pool goes', () => {
    const before = at();
    const after = land.play(before, found('indigo-engines', '2,0'));
    expect(after.seats[0].markers).toEqual(['capital', ...before.pool.slice(0, 2)]);
    const few = { ...before, pool: ['corn'] };
    expect(land.play(few, found('indigo-engines', '2,0')).seats[0].markers).toEqual(['capital', 'corn']);
  });
  test('HT-OPT-EXTRA-6: no new tycoon; the old one works for all companies', () => {
    const uncle = at({}, { seats: [{ tycoon: 'uncle-moneybags', markers: ['capital'] }] });
    const after = land.play(uncle, found('pink-puffer', '2,0'));
    expect(after.companies[2].money).toBe(12);
    expect(after.seats[0].tycoon).toBe('uncle-moneybags');
  });
  test('HT-OPT-TYCOON-7, HT-OPT-EXTRA-5: Bob has 7 stations in his company and 4 in an extra railroad', () => {
    const bob = at({ stationsLeft: 7 }, { seats: [{ tycoon: 'bob-the-builder', markers: ['capital'] }] });
    const after = land.play(bob, found('pink-puffer', '2,0'));
    expect([after.companies[0].stationsLeft, after.companies[2].stationsLeft]).toEqual([7, 4]);
    // With its four built, a fifth is refused; his own company has more.
    const four = after.companies.map((company) =>
      company.extra ? { ...company, stationsLeft: 0 } : company,
    );
    const turn = (company: string) =>
      ({ ...after, companies: four, phase: 'build', turn: { ...after.turn, company } }) as never;
    const station = (cell: string) => ({ type: 'buildStation', seat: 0, hex: land.hex(cell) }) as const;
    expect(land.refusal(turn('pink-puffer'), station('2,0'))).toBe('station/none-left HT-BUILD-17');
    expect(land.refusal(turn('red-runner'), station('0,0'))).toBeNull();
  });
  test('HT-OPT-EXTRA-6: what a company and its tycoon can both do is added up', () => {
    const able = layer(hexTycoon, {
      id: 'able-boy',
      title: 'Hex Tycoon with an able Golden Boy',
      tables: {
        companies: {
          ...baseRules.companies,
          'golden-boy': { ...baseRules.companies['golden-boy'], abilities: { dividendBonus: 2 } },
        },
      },
    });
    const table = toyTable(['S o C S'], [], able);
    const rolls = (tycoon: string) => {
      const companies = [own({ id: 'golden-boy' }), rival()];
      const options = { tycoons: true };
      const before = table.position({
        options,
        companies,
        seats: [{ tycoon }],
        state: { phase: 'dividend' },
      });
      return runStep(table.engine, before, 'rollDividends', 6, 1).state.turn?.dividendRolls;
    };
    expect(rolls('philanthropic-phil')).toEqual([9, 4]);
    expect(rolls('boss-hawg')).toEqual([8, 3]);
  });
  test('HT-OPT-EXTRA-8: companies of one player pay each other the station line and share no track', () => {
    const second = { id: 'pink-puffer', seat: 0, at: '2,0', extra: true, stations: '2,0', money: 5 };
    const both = land.position({
      options: { extraRailroads: true },
      companies: [own({ rails: '0,0|1,0 1,0' }), rival(), second],
    });
    const after = land.play(both, land.build('1,0|2,0'));
    expect(after.companies.map(({ money }) => money)).toEqual([18, 20, 6]);
    expect(land.refusal(both, land.build('2,0|3,0'))).toBe('build/hexside-not-connected HT-BUILD-3');
  });
});

// What an option adds to the rules is a table like any other, and a house rule may change it.
describe('a house rule with other prices', () => {
  const dear = (adjust: (rules: HexRules) => Partial<HexRules>) =>
    toyTable(
      ['S o C S', ' . o . C'],
      [],
      layer(hexTycoon, {
        id: 'dear-tycoon',
        title: 'Hex Tycoon with other prices',
        variants: [
          { id: 'dear', rules: [], isOn: () => true, adjust: (rules) => ({ ...rules, ...adjust(rules) }) },
        ],
      }),
    );

  test('HT-OPT-STOCK-2: stocks at 2 MB each', () => {
    const table = dear(({ stocks }) => ({ stocks: stocks && { ...stocks, price: 2 } }));
    const at = table.position({
      options: { stocks: true },
      companies: [own({ money: 7 }), rival()],
      seats: [{ markers: ['capital'] }],
      state: { phase: 'income', turn: { income: 2, investmentRoll: 6 } },
    });
    const buy = (quantity: number) =>
      ({ type: 'buyStock', seat: 0, seller: 'white-wonder', quantity }) as const;
    expect(table.refusal(at, buy(4))).toBe('stock/too-expensive HT-OPT-STOCK-2');
    expect(table.play(withFreightNext(at), buy(3)).companies.map(({ money }) => money)).toEqual([1, 26]);
  });

  test('HT-OPT-TYCOON-14: tokens at 1 MB each', () => {
    const table = dear(({ tycoons }) => ({
      tycoons: {
        ...tycoons,
        'dealer-dan': { ...tycoons['dealer-dan'], abilities: { obsolescencePrice: 1 } },
      },
    }));
    const at = (money: number) =>
      table.position({
        options: { tycoons: true },
        companies: [own({ money, obsolescence: 1 }), rival()],
        seats: [{ tycoon: 'dealer-dan' }],
        state: { phase: 'build' },
      });
    const discard = { type: 'removeObsolescence', seat: 0 } as const;
    expect(table.refusal(at(0), discard)).toBe('obsolescence/too-expensive HT-OPT-TYCOON-14');
    const paid = table.engine.tryAction(at(1), discard);
    expect(paid.ok && paid.events[0]).toMatchObject({ type: 'obsolescenceRemoved', price: 1 });
    // With a single coin left he is still asked before the upkeep.
    const event = table.position({
      options: { tycoons: true },
      companies: [own({ money: 1, obsolescence: 1 }), rival()],
      seats: [{ tycoon: 'dealer-dan' }],
      state: { phase: 'event' },
    });
    expect(runStep(table.engine, event, 'rollEvent', 4).state.phase).toBe('beforeUpkeep');
  });
});
