// What an action takes of its seat, item by item, as planners show it before it is played.

import { expect, test } from 'vitest';
import { actionPrice } from '../../../../src/core/engine';
import { position, toyBoard } from '../toy-board';

const toy = toyBoard({ lines: 'a-x x-b a-y y-z z-b', cities: 'a b' });
const state = position(toy, 3, {
  seats: [
    { track: toy.lines('a-x a-y'), regionals: [0, 10], companies: [toy.company] },
    { track: toy.lines('x-b') },
    { track: toy.lines('y-z z-b') },
  ],
});
const price = (action: object) =>
  actionPrice(toy.engine.settingOf(state), state, { seat: 0, ...action } as never);
const company = { type: 'scoreCompanyCard', card: toy.company };
const region = { type: 'scoreRegionalCard', card: 0 };
const short = { opponentLines: toy.lines('x-b'), routeLines: toy.lines('a-x x-b') };
const long = { opponentLines: toy.lines('y-z z-b'), routeLines: toy.lines('a-y y-z z-b') };
const waivers = (to: number, lines: readonly number[]) => ({
  what: 'waiver',
  rule: 'TC-WAIVER-1',
  amount: lines.length,
  to,
  params: { lines },
});

test.each([
  ['short', short, waivers(1, short.opponentLines)],
  ['long', long, waivers(2, long.opponentLines)],
] as const)(
  'TC-WAIVER-1: the %s route costs a waiver for each foreign line, to its owner',
  (_, route, paid) => {
    expect(price({ ...region, ...route })[1]).toEqual(paid);
    expect(price({ ...company, ...route })[1]).toEqual(paid);
  },
);

test('TC-COMPANY-4, TC-REGION-3: a company sells the own lines of its route, a region sells none', () => {
  const own = (rule: string, sold: number) => ({
    what: 'own',
    rule,
    amount: 0,
    to: null,
    params: { lines: 1, sold },
  });
  expect(price({ ...company, ...long })[0]).toEqual(own('TC-COMPANY-4', 1));
  expect(price({ ...region, ...long })[0]).toEqual(own('TC-REGION-3', 0));
});

test('TC-ROUTE-1: a card whose cities nothing joins has no price of own lines', () => {
  expect(price({ ...region, opponentLines: [] })).toEqual([]);
});

test('TC-RESET-1: a reset costs a waiver, to the bank', () => {
  expect(price({ type: 'resetCompanyDisplay' })).toEqual([
    { what: 'waiver', rule: 'TC-RESET-1', amount: 1, to: 'bank', params: {} },
  ]);
});
