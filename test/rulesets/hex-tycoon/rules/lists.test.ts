// What is listed as legal, and in which order: all of it, nothing twice, nothing that is refused.

import { expect, test } from 'vitest';
import { type Toy, type ToyPosition, toyTable } from '../toy-table.js';

const land = toyTable(['S o C S', ' . o . C']);
const own = (more: object = {}) => ({ id: 'red-runner', at: '0,0', money: 20, ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', money: 20, ...more });
const second = { id: 'pink-puffer', seat: 0, at: '2,0', extra: true };
const stand = (options: ToyPosition['options'], state: object, more: Partial<ToyPosition> = {}) =>
  land.position({
    options: options ?? {},
    companies: [own(), rival()],
    state,
    seats: [{ markers: ['capital'] }],
    ...more,
  });

const listed = (at: Toy, type: string) =>
  [...land.engine.legalActions(at, 0)]
    .filter((action) => action.type === type)
    .map((action) => land.engine.formatAction('hex-tycoon', action).replace(/^0: /, ''));

test('HT-BUILD-3, HT-BUILD-4: rail markers from the network outwards, by site', () => {
  const at = stand({}, { phase: 'build' }, { companies: [own({ rails: '0,0|1,0' }), rival()] });
  const sites = ['1,0', '0,0|0,1'].map((text) => land.site(text));
  expect(sites[0]).toBeLessThan(sites[1]);
  expect(listed(at, 'buildTrack')).toEqual(sites.map((site) => `build ${site}`));
  // With shutout a second one beside the first, too.
  const shut = stand(
    { shutout: true },
    { phase: 'build' },
    { companies: [own({ rails: '0,0|1,0' }), rival()] },
  );
  const twice = ['0,0', '1,0', '0,0|1,0', '0,0|0,1'].map((text) => land.site(text)).sort((a, b) => a - b);
  expect(listed(shut, 'buildTrack')).toEqual(twice.map((site) => `build ${site}`));
});

test('HT-BUILD-3, HT-BUILD-4: in all directions, and at the corners of the map', () => {
  const plain = toyTable(['S . . .', ' . . . S', '. . . .', ' . . . .', '. . . .']);
  const start = { id: 'red-runner', at: '0,0', money: 50 };
  const networks = [
    '',
    '0,0|0,1',
    '0,0|0,1 0,1 0,1|1,2 1,2',
    '0,0|0,1 0,1 0,1|1,2 1,2 1,2|2,2 1,2|1,3 1,2|0,2 1,2|0,3 1,2|1,1',
    '0,0|1,0 1,0 1,0|2,0 2,0 2,0|3,0 3,0',
  ];
  for (const shutout of [false, true]) {
    for (const rails of networks) {
      const at = plain.position({
        options: { shutout },
        companies: [
          { ...start, rails },
          { id: 'white-wonder', seat: 1, at: '3,1' },
        ],
        state: { phase: 'build' },
      });
      const sites = Array.from({ length: plain.board.ends.length / 2 }, (_, site) => site);
      const legal = sites.filter((site) => plain.refusal(at, { type: 'buildTrack', seat: 0, site }) === null);
      const named = [...plain.engine.legalActions(at, 0)].flatMap((action) =>
        action.type === 'buildTrack' ? [action.site] : [],
      );
      expect([rails, shutout, named]).toEqual([rails, shutout, legal]);
      expect(legal.length).toBeGreaterThan(1);
    }
  }
});

test('HT-BUILD-16, HT-BUILD-17: stations by hex, where no other stands', () => {
  const companies = [own({ rails: '0,0|1,0 1,0 1,0|2,0 2,0' }), rival()];
  const hexes = ['0,0', '2,0'].map((cell) => land.hex(cell));
  expect(listed(stand({}, { phase: 'build' }, { companies }), 'buildStation')).toEqual(
    hexes.map((hex) => `station ${hex}`),
  );
  const taken = [{ ...companies[0], stations: '0,0' }, companies[1]];
  expect(listed(stand({}, { phase: 'build' }, { companies: taken }), 'buildStation')).toEqual([
    `station ${hexes[1]}`,
  ]);
});

test('HT-OPT-LOAN-1: loans by amount, from one to the roll, once', () => {
  const at = (turn: object) =>
    stand({ loans: true }, { phase: 'income', turn: { income: 2, loanRoll: 4, ...turn } });
  expect(listed(at({}), 'takeLoan')).toEqual(['loan 1', 'loan 2', 'loan 3', 'loan 4']);
  expect(listed(at({ loansTaken: 1 }), 'takeLoan')).toEqual([]);
  const taken = land.play(at({}), { type: 'takeLoan', seat: 0, amount: 1 });
  expect(taken.turn?.loansTaken).toBe(1);
});

test('HT-OPT-STOCK-1, HT-OPT-STOCK-3: stocks by company and quantity, as many as the roll leaves and the money allows', () => {
  const at = (turn: object, money = 20) =>
    stand(
      { stocks: true, extraRailroads: true },
      { phase: 'income', turn: { income: 2, investmentRoll: 3, ...turn } },
      { companies: [own({ money }), rival(), second, { id: 'golden-boy', seat: 2, at: '3,1' }] },
    );
  expect(listed(at({}), 'buyStock')).toEqual([
    ...[1, 2, 3].map((n) => `stock white-wonder ${n}`),
    ...[1, 2, 3].map((n) => `stock golden-boy ${n}`),
  ]);
  expect(listed(at({ stocksBought: 2 }), 'buyStock')).toEqual(['stock white-wonder 1', 'stock golden-boy 1']);
  expect(listed(at({}, 2), 'buyStock')).toEqual([
    ...[1, 2].map((n) => `stock white-wonder ${n}`),
    ...[1, 2].map((n) => `stock golden-boy ${n}`),
  ]);
});

test('HT-DIVIDEND-2: dividends by amount, from nothing to all the money', () => {
  const at = stand(
    {},
    { phase: 'dividend', turn: { dividendRolls: [2, 3] } },
    { companies: [own({ money: 3 }), rival()] },
  );
  expect(listed(at, 'payDividend')).toEqual(['dividend 0', 'dividend 1', 'dividend 2', 'dividend 3']);
});

test('HT-OPT-DRAW-1: one draw, while there is a pool', () => {
  const at = stand({ drawDevelopmentMarkers: true }, { phase: 'upgrade' });
  expect(listed(at, 'drawDevelopmentMarker')).toEqual(['draw']);
  const drawn = land.play(at, { type: 'drawDevelopmentMarker', seat: 0 });
  expect([drawn.turn?.draws, listed(drawn, 'drawDevelopmentMarker')]).toEqual([1, []]);
});

test('HT-DM-G2, HT-DM-G3: development markers as held, on towns or on cities as each asks', () => {
  const at = stand({}, { phase: 'build' }, { seats: [{ markers: ['capital', 'corn'] }] });
  expect(listed(at, 'placeDevelopmentMarker')).toEqual([
    ...['2,0', '3,1'].map((cell) => `place capital ${land.hex(cell)}`),
    ...['1,0', '1,1'].map((cell) => `place corn ${land.hex(cell)}`),
  ]);
});

test('HT-OPT-EXTRA-2, HT-OPT-EXTRA-3: extra railroads by company and city', () => {
  const at = stand(
    { extraRailroads: true },
    { phase: 'upgrade' },
    { companies: [own({ money: 25 }), rival()] },
  );
  const lines = listed(at, 'foundRailroad');
  const free = Object.keys(land.engine.settingOf(at).rules.companies).filter(
    (id) => !['red-runner', 'white-wonder'].includes(id),
  );
  const cities = ['2,0', '3,0', '3,1'].map((cell) => land.hex(cell)).sort((a, b) => a - b);
  expect(lines).toEqual(free.flatMap((id) => cities.map((hex) => `found ${id} ${hex}`)));
});
