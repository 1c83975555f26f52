// HT-BUILD-8, -12 … -15 and the companies that build cheaper: what a rail marker costs.

import { describe, expect, test } from 'vitest';
import { groundCost } from '../../../../rulesets/hex-tycoon/board/build-charts.js';
import {
  buildPrice,
  railsLeftThisTurn,
  stationPrice,
} from '../../../../rulesets/hex-tycoon/rules/build-cost.js';
import type { HexAction } from '../../../../rulesets/hex-tycoon/rules/phases.js';
import { railItems } from '../../../../rulesets/hex-tycoon/rules/price-items.js';
import type { HexPolicies } from '../../../../rulesets/hex-tycoon/rules/tables.js';
import { actionPrice, Fault } from '../../../../src/core/engine/index.js';
import { toyTable } from '../toy-table.js';

interface Case {
  /** What is built, in the words of the digest's worked costs. */
  readonly what: string;
  readonly rows: string[];
  readonly rivers?: string[];
  readonly site: string;
  readonly price: number;
}

// The company starts far away at the end of the first row; price has nothing to do with connection.
function priceOf(
  { rows, rivers = [], site }: Pick<Case, 'rows' | 'rivers' | 'site'>,
  how: { company?: string; rails?: string; stations?: string; built?: number } = {},
) {
  const { position, site: siteOf, engine } = toyTable(rows, rivers);
  const state = position({
    companies: [
      { id: how.company ?? 'golden-boy', at: '5,0' },
      { id: 'red-runner', seat: 1, at: '6,0', rails: how.rails ?? '', stations: how.stations ?? '' },
    ],
  });
  const { rules, board } = engine.settingOf(state);
  return buildPrice({ rules, board, state }, state.companies[0], {
    site: siteOf(site),
    built: how.built ?? 0,
  });
}

const END = '. S S';

test('HT-TURN-2, HT-OPT-EXTRA-8: a price is that of the company on turn, or of the first company of a seat off turn', () => {
  const { position, engine, build } = toyTable(['S . S C']);
  const state = position({
    options: { extraRailroads: true },
    companies: [
      { id: 'golden-boy', at: '0,0' },
      { id: 'red-runner', seat: 1, at: '2,0', trainLevel: 2 },
      { id: 'pink-puffer', seat: 0, at: '3,0', trainLevel: 4, extra: true },
      { id: 'blacks-tracks', seat: 1, at: '3,0', trainLevel: 6, extra: true },
    ],
    state: { turn: { company: 'pink-puffer', railsBuilt: 3 } },
  });
  const ask = (action: HexAction) =>
    actionPrice(engine.settingOf(state), state, action).map(({ what, amount }) => `${what} ${amount}`);
  expect(ask({ type: 'upgradeTrainLevel', seat: 0 })).toEqual(['upgrade 10']);
  expect(ask({ type: 'upgradeTrainLevel', seat: 1 })).toEqual(['upgrade 6']);
  // HT-BUILD-8: the three rail markers of the turn are those of the company on turn.
  expect(ask(build('0,0|1,0', 0))).toContain('surcharge 2');
  expect(ask(build('0,0|1,0', 1))).not.toContain('surcharge 2');
});

test('HT-BUILD-16, HT-COMPANY-6, HT-OPT-STOCK-2: what a station and stock cost, by which rule, and who is paid', () => {
  const { position, engine, hex } = toyTable(['S . S C']);
  const priced = (id: string, action: HexAction) => {
    const state = position({
      options: { stocks: true },
      companies: [
        { id, at: '0,0' },
        { id: 'red-runner', seat: 1, at: '2,0' },
      ],
    });
    return actionPrice(engine.settingOf(state), state, action).map(
      ({ rule, amount, to }) => `${amount} ${to} ${rule}`,
    );
  };
  const station: HexAction = { type: 'buildStation', seat: 0, hex: hex('0,0') };
  expect(priced('golden-boy', station)).toEqual(['5 bank HT-BUILD-16']);
  expect(priced('green-machines', station)).toEqual(['2 bank HT-COMPANY-6']);
  const stock = (quantity: number): HexAction => ({
    type: 'buyStock',
    seat: 0,
    seller: 'red-runner',
    quantity,
  });
  expect([1, 3].map((quantity) => priced('golden-boy', stock(quantity)))).toEqual([
    ['1 1 HT-OPT-STOCK-2'],
    ['3 1 HT-OPT-STOCK-2'],
  ]);
});

test('HT-UPGRADE-2, HT-BUILD-12, HT-BUILD-13, HT-BUILD-14, HT-BUILD-15: the items of a price say what they are for, and to whom they go', () => {
  const { position, engine, build } = toyTable(['S . S C']);
  const state = position({
    companies: [
      { id: 'golden-boy', at: '0,0', trainLevel: 3 },
      { id: 'red-runner', seat: 1, at: '2,0', rails: '2,0|1,0 1,0 1,0|0,0 0,0', stations: '0,0' },
    ],
    state: { turn: { company: 'golden-boy', railsBuilt: 2 } },
  });
  const items = (action: HexAction) => actionPrice(engine.settingOf(state), state, action);
  expect(items({ type: 'upgradeTrainLevel', seat: 0 })).toMatchObject([{ amount: 8, params: { level: 4 } }]);
  const side = items(build('0,0|1,0'));
  const of = (what: string) => side.find((item) => item.what === what);
  expect(of('surcharge')).toMatchObject({ amount: 1, rule: 'HT-BUILD-8', params: { marker: 3 } });
  expect(of('fee')).toMatchObject({ to: 1, rule: 'HT-BUILD-15', params: { company: 'red-runner' } });
  expect(side.some(({ rule }) => rule === 'HT-BUILD-12')).toBe(true);
  expect(side.some(({ rule }) => rule === 'HT-BUILD-13')).toBe(false);
});

describe('the hexside chart', () => {
  const cases: Case[] = [
    { what: 'plains to plains', rows: [`. . . . ${END}`], site: '0,0|1,0', price: 1 },
    { what: 'plains over a river', rows: [`. . . . ${END}`], rivers: ['0,0 E'], site: '0,0|1,0', price: 3 },
    { what: 'plains to mountain', rows: [`. m . . ${END}`], site: '0,0|1,0', price: 2 },
    { what: 'mountain to mountain', rows: [`m m . . ${END}`], site: '0,0|1,0', price: 2 },
    { what: 'mountain over a river', rows: [`. m . . ${END}`], rivers: ['0,0 E'], site: '0,0|1,0', price: 4 },
    { what: 'coast to coast', rows: [`. . . . ${END}`, ' ~ . . .'], site: '0,0|1,0', price: 2 },
    { what: 'coast to inland', rows: [`. . . . ${END}`, ' ~ . . .'], site: '1,0|2,0', price: 1 },
    { what: 'forest, town or city on either side', rows: [`F C . . ${END}`], site: '0,0|1,0', price: 1 },
  ];
  test.each(cases)('HT-BUILD-12: $what costs $price', ({ price, ...where }) => {
    expect(priceOf(where).total).toBe(price);
  });

  test('HT-BUILD-12: coast to coast over a river with one rail marker present costs 5', () => {
    const { position, site, engine } = toyTable(['S . . S', ' . ~ .'], ['1,0 E']);
    const state = position({
      companies: [
        { id: 'golden-boy', at: '0,0' },
        { id: 'red-runner', seat: 1, at: '3,0', rails: '3,0|2,0 2,0 2,0|1,0' },
      ],
    });
    const { rules, board } = engine.settingOf(state);
    expect(
      buildPrice({ rules, board, state }, state.companies[0], { site: site('1,0|2,0'), built: 0 }).total,
    ).toBe(5);
  });
});

describe('the interior chart', () => {
  const cases: Case[] = [
    { what: 'blank plains', rows: [`. . . . ${END}`], site: '0,0', price: 1 },
    { what: 'forest', rows: [`f . . . ${END}`], site: '0,0', price: 2 },
    { what: 'town', rows: [`o . . . ${END}`], site: '0,0', price: 2 },
    { what: 'forest town', rows: [`F . . . ${END}`], site: '0,0', price: 3 },
    { what: 'city', rows: [`C . . . ${END}`], site: '0,0', price: 3 },
    { what: 'coastal town', rows: [`o ~ . . ${END}`], site: '0,0', price: 3 },
    { what: 'mountain', rows: [`m . . . ${END}`], site: '0,0', price: 3 },
    { what: 'coastal city', rows: [`C ~ . . ${END}`, ' . . . . .'], site: '0,0', price: 4 },
    { what: 'mountain town', rows: [`M . . . ${END}`], site: '0,0', price: 4 },
    { what: 'coastal forest town', rows: [`F ~ . . ${END}`], site: '0,0', price: 4 },
    { what: 'coastal mountain town', rows: [`M ~ . . ${END}`], site: '0,0', price: 5 },
    { what: "starting city with its founder's rail marker", rows: [`. . . . ${END}`], site: '6,0', price: 4 },
    {
      what: 'a river beside it changes nothing',
      rows: [`. . . . ${END}`],
      rivers: ['0,0 E'],
      site: '0,0',
      price: 1,
    },
  ];
  test.each(cases)('HT-BUILD-13: $what costs $price', ({ price, ...where }) => {
    expect(priceOf(where).total).toBe(price);
  });

  test('HT-BUILD-13: a city with a foreign station and two rail markers costs 6, one of it to the owner', () => {
    const { position, hex, engine } = toyTable(['S . C . S', ' . . . .', '. S . . .']);
    const state = position({
      companies: [
        { id: 'golden-boy', at: '0,0' },
        { id: 'red-runner', seat: 1, at: '4,0', rails: '4,0|3,0 3,0 3,0|2,0 2,0', stations: '2,0' },
        { id: 'white-wonder', seat: 2, at: '1,2', rails: '1,2|1,1 1,1 1,1|2,0 2,0' },
      ],
    });
    const { rules, board } = engine.settingOf(state);
    const price = buildPrice({ rules, board, state }, state.companies[0], { site: hex('2,0'), built: 0 });
    expect(price).toMatchObject({
      total: 6,
      ground: 3,
      present: 2,
      surcharge: 0,
      fees: [{ to: 'red-runner', amount: 1 }],
    });
  });
});

test('HT-BUILD-8: the third rail marker of a turn costs 1 more, the fourth 2', () => {
  const where = { rows: [`. . . . ${END}`], site: '0,0' };
  expect([0, 1, 2, 3].map((built) => priceOf(where, { built }).total)).toEqual([1, 1, 2, 3]);
});

test('HT-BUILD-14: every rail marker on the very site counts, own ones too', () => {
  const { position, site, engine } = toyTable(['S . S']);
  const state = position({
    options: { shutout: true },
    companies: [
      { id: 'golden-boy', at: '0,0', rails: '0,0|1,0' },
      { id: 'red-runner', seat: 1, at: '2,0' },
    ],
  });
  const { rules, board } = engine.settingOf(state);
  const price = (company: number, text: string) =>
    buildPrice({ rules, board, state }, state.companies[company], { site: site(text), built: 0 }).total;
  expect(price(0, '0,0|1,0')).toBe(2);
  expect(price(1, '0,0|1,0')).toBe(2);
  expect(price(1, '1,0|2,0')).toBe(1);
});

describe('stations', () => {
  const { position, site, engine, play, build } = toyTable(['S C S', ' . .']);
  const state = position({
    companies: [
      { id: 'golden-boy', at: '0,0', stations: '0,0', rails: '0,0|1,0 1,0 1,0|2,0' },
      { id: 'red-runner', seat: 1, at: '2,0', stations: '2,0', money: 9, rails: '2,0|1,1 1,1 1,1|1,0 1,0' },
      { id: 'white-wonder', seat: 0, at: '1,0', extra: true },
    ],
    options: { extraRailroads: true },
  });
  const { rules, board } = engine.settingOf(state);
  const fees = (company: number, text: string) =>
    buildPrice({ rules, board, state }, state.companies[company], { site: site(text), built: 0 }).fees;

  test("HT-BUILD-15: only another company's station takes a fee, on a hexside each of two", () => {
    expect(fees(0, '0,0|0,1')).toEqual([]);
    expect(fees(1, '0,0|1,0')).toEqual([{ to: 'golden-boy', amount: 1 }]);
    expect(fees(1, '2,0|1,0')).toEqual([]);
  });
  test('HT-BUILD-15: the fee goes to the owner at once, the rest to the bank', () => {
    const after = play(
      { ...state, turn: { ...state.turn, company: 'red-runner' } } as never,
      build('1,0|0,0', 1),
    );
    // base 1, one rail marker present 1, station 1
    expect(after.companies.map(({ money }) => money)).toEqual([6, 6, 5]);
  });
  test('HT-BUILD-15: a hexside between two foreign stations costs two fees', () => {
    const { position: place, site: at, engine: own } = toyTable(['S S .', ' C .']);
    const between = place({
      companies: [
        { id: 'golden-boy', at: '0,1' },
        { id: 'red-runner', seat: 1, at: '0,0', stations: '0,0' },
        { id: 'white-wonder', seat: 2, at: '1,0', stations: '1,0' },
      ],
    });
    const setting = own.settingOf(between);
    const game = { rules: setting.rules, board: setting.board, state: between };
    expect(buildPrice(game, between.companies[0], { site: at('0,0|1,0'), built: 0 })).toMatchObject({
      total: 3,
      fees: [
        { to: 'red-runner', amount: 1 },
        { to: 'white-wonder', amount: 1 },
      ],
    });
  });
});

describe('companies that build cheaper', () => {
  const river = { rows: [`. m . . ${END}`], rivers: ['0,0 E'], site: '0,0|1,0' };
  test('HT-COMPANY-2: White Wonder pays nothing for rivers', () => {
    expect(priceOf(river, { company: 'white-wonder' }).total).toBe(2);
    expect(priceOf(river).total).toBe(4);
  });
  test('HT-COMPANY-3: Blacks Tracks enters towns and cities for 1 less, hexsides unchanged', () => {
    const interior = (mark: string) =>
      priceOf({ rows: [`${mark} . . . ${END}`], site: '0,0' }, { company: 'blacks-tracks' }).total;
    expect(['o', 'C', 'S', 'F', '.', 'f'].map(interior)).toEqual([1, 2, 2, 2, 1, 2]);
    expect(priceOf(river, { company: 'blacks-tracks' }).total).toBe(4);
  });
  test('HT-COMPANY-4: Grey Goose Express pays no mountain line inside a hex, but on its sides', () => {
    const interior = (mark: string) =>
      priceOf({ rows: [`${mark} . . . ${END}`], site: '0,0' }, { company: 'grey-goose-express' }).total;
    expect(['m', 'M', 'f'].map(interior)).toEqual([1, 2, 2]);
    expect(
      priceOf({ rows: [`. m . . ${END}`], site: '0,0|1,0' }, { company: 'grey-goose-express' }).total,
    ).toBe(2);
  });
  test('HT-COMPANY-7: Yellow Fellow Lines pays no surcharge', () => {
    const where = { rows: [`. . . . ${END}`], site: '0,0' };
    const prices = [0, 1, 2, 3].map(
      (built) => priceOf(where, { company: 'yellow-fellow-lines', built }).total,
    );
    expect(prices).toEqual([1, 1, 1, 1]);
  });
  test('HT-COMPANY-12: Pink Puffer pays nothing for rail markers present, but for stations', () => {
    const where = { rows: [`. . . . ${END}`], site: '6,0' };
    expect(priceOf(where, { company: 'pink-puffer' })).toMatchObject({ total: 3 });
    expect(priceOf(where, { company: 'pink-puffer', stations: '6,0' })).toMatchObject({ total: 4 });
    expect(priceOf(where, { stations: '6,0' })).toMatchObject({ total: 5 });
  });
  test('HT-COMPANY-6: Green Machines builds stations for 2', () => {
    const { position, engine } = toyTable(['S . S']);
    const state = position({
      companies: [
        { id: 'green-machines', at: '0,0' },
        { id: 'red-runner', seat: 1, at: '2,0' },
      ],
    });
    const { rules, board } = engine.settingOf(state);
    expect(state.companies.map((company) => stationPrice({ rules, board, state } as never, company))).toEqual(
      [2, 5],
    );
  });
});

describe('tables of another edition', () => {
  const { position, site, engine } = toyTable(['S o S .']);
  const state = position({
    companies: [
      { id: 'golden-boy', at: '0,0' },
      { id: 'red-runner', seat: 1, at: '2,0', rails: '2,0|1,0 1,0 1,0|0,0', stations: '2,0' },
    ],
  });
  const { rules, board } = engine.settingOf(state);

  test('HT-BUILD-12, HT-BUILD-13: the lines for markers present and stations are those of the chart of the site', () => {
    const charts = {
      hexside: { ...rules.charts.hexside, present: 10, station: 20 },
      interior: { ...rules.charts.interior, present: 40, station: 80 },
    };
    const priceAt = (text: string) =>
      buildPrice({ rules: { ...rules, charts }, board, state }, state.companies[0], {
        site: site(text),
        built: 0,
      });
    const plain = (text: string) =>
      buildPrice({ rules, board, state }, state.companies[0], { site: site(text), built: 0 });
    // A marker and a station beside it, a marker alone, a marker and a station.
    expect(priceAt('1,0|2,0').total - plain('1,0|2,0').total).toBe(10 - 1 + 20 - 1);
    expect(priceAt('1,0').total - plain('1,0').total).toBe(40 - 1);
    expect(priceAt('2,0').total - plain('2,0').total).toBe(40 - 1 + 80 - 1);
  });

  test('HT-BUILD-12, HT-BUILD-13: without a discount every line of the ground is asked in full', () => {
    const rough = toyTable(['o m . .'], ['0,0 E']);
    const cost = (text: string) => groundCost(rules.charts, rough.board, rough.site(text));
    const { hexside, interior } = rules.charts;
    expect(cost('0,0')).toBe(interior.base + interior.town);
    expect(cost('1,0')).toBe(interior.base + interior.mountain);
    expect(cost('0,0|1,0')).toBe(hexside.base + hexside.river + hexside.mountain);
  });

  test('HT-COMPANY-3: a discount above the line takes the whole line and no more', () => {
    const cost = (place: number) =>
      groundCost(rules.charts, board, site('1,0'), { river: 0, place, mountain: 0 });
    const { base, town } = rules.charts.interior;
    expect([cost(0), cost(town), cost(town + 9)]).toEqual([base + town, base, base]);
  });
});

describe('the items of a rail marker', () => {
  const { position: place, site, engine } = toyTable(['. m S S', ' . C .'], ['0,0 E']);
  const state = place({
    companies: [
      { id: 'white-wonder', at: '2,0' },
      { id: 'red-runner', seat: 1, at: '3,0' },
    ],
  });
  const setting = engine.settingOf(state);
  const game = { rules: setting.rules, board: setting.board, state };
  const [company] = state.companies;
  const amounts = (of: typeof game, text: string, built = 0) =>
    railItems(of, company, { site: site(text), built }).map(({ what, amount }) => [what, amount]);

  test('HT-BUILD-12, HT-BUILD-14, HT-BUILD-8: each line of the chart, markers that lie there, the third marker of a turn', () => {
    // HT-COMPANY-2 pays 2 less for the river.
    const { river, mountain, base } = game.rules.charts.hexside;
    expect(amounts(game, '0,0|1,0')).toEqual([
      ['base', base],
      ['river', Math.max(0, river - 2)],
      ['mountain', mountain],
    ]);
    expect(amounts(game, '3,0', 2).slice(-2)).toEqual([
      ['present', game.rules.charts.interior.present],
      ['surcharge', 1],
    ]);
  });

  test('HT-BUILD-7: the price of a layer is one item, also where it is the double', () => {
    const railPrice: HexPolicies['railPrice'] = (_game, _company, { usual }) => 2 * usual;
    const dear = { ...game, rules: { ...game.rules, policies: { ...game.rules.policies, railPrice } } };
    const usual = amounts(game, '3,0').reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect(amounts(dear, '3,0')).toEqual([['rail', 2 * usual]]);
  });

  test('items that do not add up to the price are a fault', () => {
    let asked = 0;
    const interior = {
      ...game.rules.charts.interior,
      get base() {
        return asked++;
      },
    };
    const sly = { ...game, rules: { ...game.rules, charts: { ...game.rules.charts, interior } } };
    expect(() => amounts(sly, '3,0')).toThrow(Fault);
    asked = 0;
    expect(() => amounts(sly, '3,0')).toThrow(/items of a rail marker .* come to \d+ MB, and it costs \d+/);
  });

  test('HT-BUILD-7, HT-BUILD-19: the turn and the supply limit the rail markers that are left', () => {
    const left = (railsLeft: number, built: number) =>
      railsLeftThisTurn(game.rules, { ...company, railsLeft }, built);
    expect([left(9, 0), left(9, 3), left(9, 4), left(1, 0), left(0, 2)]).toEqual([4, 1, 0, 1, 0]);
  });
});
