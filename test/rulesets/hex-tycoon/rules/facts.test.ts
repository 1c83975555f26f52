// What a table is told: the facts of every action, and the figures of its refusals.

import { describe, expect, test } from 'vitest';
import type { HexAction } from '../../../../rulesets/hex-tycoon/rules/phases.js';
import { hexTycoon } from '../../../../rulesets/hex-tycoon/ruleset.js';
import { layer } from '../../../../src/core/engine/index.js';
import { newGame, picked, engine as realEngine } from '../new-game.js';
import { runStep, type Toy, type ToyPosition, toyTable } from '../toy-table.js';

const land = toyTable(['S o C S', ' . o . C']);
const own = (more: object = {}) => ({ id: 'red-runner', at: '0,0', money: 20, ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', money: 20, ...more });
const stand = (state: object, more: Partial<ToyPosition> = {}) =>
  land.position({ companies: [own(), rival()], state, ...more });

// The position with less in the supply of a company than a set has: nothing tells where the rest is.
const short = (at: Toy, seat: number, left: object): Toy => ({
  ...at,
  companies: at.companies.map((company) => (company.seat === seat ? { ...company, ...left } : company)),
});
const facts = (at: Toy, action: HexAction) => {
  const result = land.engine.tryAction(at, action);
  if (!result.ok) throw new Error(result.rejection.code);
  return result.events.map(({ n: _, ...fact }) => fact);
};
const mine = { seat: 0, company: 'red-runner' };

describe('facts', () => {
  test('HT-BUILD-1, HT-BUILD-15: a rail marker with its price, and the fee of a foreign station', () => {
    const at = stand(
      { phase: 'build' },
      { companies: [own(), rival({ rails: '3,0|2,0 2,0 2,0|1,0 1,0 1,0|0,0 0,0', stations: '0,0' })] },
    );
    const site = land.site('0,0|0,1');
    expect(facts(at, land.build('0,0|0,1'))).toEqual([
      { type: 'railMarkerBuilt', ...mine, site, price: 2 },
      { type: 'stationFeePaid', ...mine, to: 'white-wonder', amount: 1 },
    ]);
  });

  test('HT-BUILD-16: a station with its price', () => {
    expect(facts(stand({ phase: 'build' }), { type: 'buildStation', seat: 0, hex: land.hex('0,0') })).toEqual(
      [{ type: 'stationBuilt', ...mine, hex: land.hex('0,0'), price: 5 }],
    );
  });

  test('HT-OPT-LOAN-2, HT-OPT-TYCOON-11: a loan, the VP it costs, and the banker’s', () => {
    const at = stand(
      { phase: 'income', turn: { income: 2, loanRoll: 6 } },
      {
        options: { loans: true, tycoons: true },
        seats: [{ markers: ['capital'] }, { tycoon: 'boris-the-banker' }],
      },
    );
    expect(facts(at, { type: 'takeLoan', seat: 0, amount: 2 }).slice(0, 3)).toEqual([
      { type: 'companyLoanTaken', ...mine, amount: 2 },
      { type: 'victoryPointsChanged', ...mine, by: -6, reason: 'loan' },
      { type: 'victoryPointsChanged', seat: 1, company: 'white-wonder', by: 1, reason: 'banker' },
    ]);
  });

  test('HT-OPT-STOCK-2: stocks, with the VP that they are worth', () => {
    const at = stand(
      { phase: 'income', turn: { income: 2, investmentRoll: 6 } },
      { options: { stocks: true }, seats: [{ markers: ['capital'] }] },
    );
    expect(facts(at, { type: 'buyStock', seat: 0, seller: 'white-wonder', quantity: 3 })).toEqual([
      { type: 'stockBought', ...mine, seller: 'white-wonder', quantity: 3 },
      { type: 'victoryPointsChanged', ...mine, by: 6, reason: 'stock' },
    ]);
  });

  test('HT-UPGRADE-2, HT-OPT-TYCOON-12: the new train level, and the mechanic’s VP', () => {
    const at = stand(
      { phase: 'upgrade' },
      { options: { tycoons: true }, seats: [{ markers: ['capital'] }, { tycoon: 'mike-the-mechanic' }] },
    );
    expect(facts(at, { type: 'upgradeTrainLevel', seat: 0 }).slice(0, 2)).toEqual([
      { type: 'trainLevelUpgraded', ...mine, level: 2, price: 4 },
      { type: 'victoryPointsChanged', seat: 1, company: 'white-wonder', by: 1, reason: 'mechanic' },
    ]);
  });

  test('HT-OPT-TYCOON-13: a stolen VP, on both sides', () => {
    const at = stand(
      { phase: 'steal' },
      { options: { tycoons: true }, seats: [{ tycoon: 'rob-the-robber-baron' }] },
    );
    expect(facts(at, { type: 'stealVictoryPoint', seat: 0, target: 'white-wonder' })).toEqual([
      { type: 'victoryPointStolen', ...mine, target: 'white-wonder' },
      { type: 'victoryPointsChanged', seat: 1, company: 'white-wonder', by: -1, reason: 'stolen' },
      { type: 'victoryPointsChanged', ...mine, by: 1, reason: 'stolen' },
    ]);
  });

  test('HT-DM-G2, HT-DM-G6: a development marker with its place; those that lie there already stay', () => {
    const at = stand({ phase: 'build' }, { seats: [{ markers: ['capital'] }], developments: ['1,0 corn'] });
    const action = {
      type: 'placeDevelopmentMarker',
      seat: 0,
      marker: 'capital',
      hex: land.hex('2,0'),
    } as const;
    expect(facts(at, action)).toEqual([
      { type: 'developmentMarkerPlaced', seat: 0, marker: 'capital', hex: land.hex('2,0') },
    ]);
    expect(land.play(at, action).developments).toEqual([
      { marker: 'corn', hex: land.hex('1,0') },
      { marker: 'capital', hex: land.hex('2,0') },
    ]);
  });

  test('HT-OPT-EXTRA-1, HT-COMPANY-11: a new company, and the markers that Indigo brings out of the pool', () => {
    const at = stand(
      { phase: 'upgrade' },
      {
        options: { extraRailroads: true },
        companies: [own({ money: 25 }), rival()],
        seats: [{ markers: ['capital'] }],
      },
    );
    const found = (company: string) =>
      ({ type: 'foundRailroad', seat: 0, company, hex: land.hex('2,0') }) as const;
    const [first, second, ...rest] = at.pool;
    const railroad = {
      type: 'railroadFounded',
      founder: 'red-runner',
      hex: land.hex('2,0'),
      price: 25,
      seat: 0,
    };
    expect(facts(at, found('indigo-engines')).slice(0, 2)).toEqual([
      { ...railroad, company: 'indigo-engines' },
      { type: 'developmentMarkersDealt', seat: 0, count: 2, markers: [first, second] },
    ]);
    expect(land.play(at, found('indigo-engines')).pool).toEqual(rest);
    expect(facts(at, found('pink-puffer'))[0]).toEqual({ ...railroad, company: 'pink-puffer' });
    expect(facts(at, found('pink-puffer')).map(({ type }) => type)).not.toContain('developmentMarkersDealt');
    expect(land.play(at, found('pink-puffer')).pool).toEqual(at.pool);
  });

  test('HT-OPT-TYCOON-0: who picked which tycoon', () => {
    const at = picked(newGame({ seats: 2, options: { tycoons: true } }));
    const [seat] = at.queue;
    const result = realEngine.tryAction(at, { type: 'chooseTycoon', seat, tycoon: 'fast-eddy' });
    expect(result.ok && result.events[0]).toEqual({ type: 'tycoonChosen', seat, tycoon: 'fast-eddy', n: 0 });
  });

  test('HT-END-4, HT-END-6: the end with its reason and ranking; equals by seat', () => {
    const at = short(stand({ phase: 'end' }), 1, { railsLeft: 0 });
    const { state, events } = runStep(land.engine, at, 'endTurn');
    expect(state.outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(events).toEqual([
      { type: 'gameEnded', reason: 'railMarkersUsedUp', ranking: state.outcome?.ranking },
    ]);
  });
});

test('HT-UPKEEP-2: what was due for upkeep is told beside what was paid', () => {
  const at = stand({ phase: 'upkeep' }, { companies: [own({ money: 1, trainLevel: 3 }), rival()] });
  expect(runStep(land.engine, at, 'payUpkeep').events[0]).toEqual({
    type: 'upkeepPaid',
    ...mine,
    due: 3,
    paid: 1,
  });
});

describe('figures of refusals', () => {
  const params = (at: Toy, action: HexAction) => {
    const rejection = land.engine.checkAction(at, action);
    return rejection && { code: rejection.code, ...rejection.params };
  };

  test('HT-BUILD-19: no rail marker is left', () => {
    const at = (railsLeft: number) => short(stand({ phase: 'build' }), 0, { railsLeft });
    expect(params(at(0), land.build('0,0|1,0'))).toEqual({ code: 'build/no-markers-left', left: 0 });
    expect(params(at(1), land.build('0,0|1,0'))).toBeNull();
  });

  test('HT-BUILD-17: no station is left', () => {
    const at = (stationsLeft: number) => short(stand({ phase: 'build' }), 0, { stationsLeft });
    const station = { type: 'buildStation', seat: 0, hex: land.hex('0,0') } as const;
    expect(params(at(0), station)).toEqual({ code: 'station/none-left', left: 0 });
    expect(params(at(1), station)).toBeNull();
  });

  test('HT-OPT-TYCOON-14: a company that has no Dan, and a Dan that has no token', () => {
    const at = (obsolescence: number, tycoon: string) =>
      stand(
        { phase: 'build' },
        { options: { tycoons: true }, companies: [own({ obsolescence }), rival()], seats: [{ tycoon }] },
      );
    const discard = { type: 'removeObsolescence', seat: 0 } as const;
    expect(params(at(1, 'fast-eddy'), discard)).toEqual({ code: 'obsolescence/not-able', price: 0 });
    expect(params(at(0, 'dealer-dan'), discard)).toEqual({ code: 'obsolescence/none', held: 0 });
    expect(params(at(1, 'dealer-dan'), discard)).toBeNull();
  });

  test('HT-OPT-DRAW-1: a pool that is empty, and one with a single marker', () => {
    const at = stand({ phase: 'upgrade' }, { options: { drawDevelopmentMarkers: true } });
    const draw = { type: 'drawDevelopmentMarker', seat: 0 } as const;
    expect(params({ ...at, pool: [] }, draw)).toEqual({ code: 'draw/pool-empty', left: 0 });
    expect(params({ ...at, pool: at.pool.slice(0, 1) }, draw)).toBeNull();
  });
});

describe('the last coin', () => {
  test('HT-BUILD-16: a station for all the money there is', () => {
    const at = (money: number) => stand({ phase: 'build' }, { companies: [own({ money }), rival()] });
    const station = { type: 'buildStation', seat: 0, hex: land.hex('0,0') } as const;
    expect(land.refusal(at(4), station)).toBe('station/too-expensive HT-BUILD-16');
    expect(land.refusal(at(5), station)).toBeNull();
  });

  test('HT-OPT-EXTRA-1: an extra railroad for all the money there is, by name and in the list', () => {
    const at = (money: number) =>
      stand(
        { phase: 'upgrade' },
        {
          options: { extraRailroads: true },
          companies: [own({ money }), rival()],
          seats: [{ markers: ['capital'] }],
        },
      );
    const listed = (money: number) =>
      [...land.engine.legalActions(at(money), 0)].filter(({ type }) => type === 'foundRailroad').length;
    const found = { type: 'foundRailroad', seat: 0, company: 'pink-puffer', hex: land.hex('2,0') } as const;
    expect(land.refusal(at(25), found)).toBeNull();
    expect([listed(24), listed(25) > 0]).toEqual([0, true]);
  });
});

test('HT-TURN-2, HT-END-1, HT-INCOME-7, HT-BUILD-16: a layer is told of each instant at which it may act', () => {
  const heard: string[] = [];
  const hear =
    (name: string) =>
    (_context: unknown, _state: unknown, { company }: { readonly company: string }) =>
      void heard.push(`${name} ${company}`);
  const heeding = layer(hexTycoon, {
    id: 'heeding-tycoon',
    title: 'Hex Tycoon that is listened to',
    at: {
      atTurnStart: hear('start'),
      atTurnEnd: hear('end'),
      atIncome: hear('income'),
      atStation: hear('station'),
    },
  });
  const table = toyTable(['S o C S', ' . o . C'], [], heeding);
  const at = table.position({ companies: [own(), rival()], state: { phase: 'build' } });
  const built = table.play(at, { type: 'buildStation', seat: 0, hex: table.hex('0,0') });
  expect(heard).toEqual(['station red-runner']);
  const later = table.play(built, { type: 'endPhase', seat: 0 });
  expect(heard).toEqual(['station red-runner', 'income red-runner']);
  table.play(later, { type: 'payDividend', seat: 0, amount: 0 }, { type: 'endPhase', seat: 0 });
  expect(heard.slice(2)).toEqual(['end red-runner', 'start white-wonder']);
});
