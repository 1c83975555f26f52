// HT-SETUP and HT-COMPANY-9, -11: from the first roll to the first turn.

import { describe, expect, test } from 'vitest';
import { rollOrder } from '../../../../rulesets/hex-tycoon/rules/setup.js';
import { engine, newGame, picked, toFirstTurn } from '../new-game.js';
import { scriptedLuck, toyTable } from '../toy-table.js';

test('HT-SETUP-1: two to six players', () => {
  for (const seats of [2, 6]) expect(newGame({ seats }).seats).toHaveLength(seats);
  for (const seats of [1, 7]) expect(() => newGame({ seats })).toThrow('2 to 6');
});

test('HT-SETUP-2: MB, VP and obsolescence tokens come without limit', () => {
  const state = toFirstTurn(newGame({ seats: 2 }));
  const rich = engine.createPosition('hex-tycoon', {
    config: { seats: 2, seed: 1 },
    state: {
      companies: state.companies.map((company) => ({
        ...company,
        money: 5_000,
        points: -5_000,
        obsolescence: 500,
      })),
    },
  });
  expect(rich.companies[0]).toMatchObject({ money: 5_000, points: -5_000, obsolescence: 500 });
});

describe('the supply of a company', () => {
  const state = toFirstTurn(newGame({ seats: 3 }), ['white-wonder', 'golden-boy', 'red-runner']);
  const company = (id: string) => state.companies.find((one) => one.id === id);

  test('HT-SETUP-3: 50 rail markers, one of them in the start city', () => {
    expect(company('white-wonder')).toMatchObject({ railsLeft: 49 });
    expect(company('white-wonder')?.rails).toHaveLength(1);
  });
  test('HT-SETUP-4: 5 stations', () => {
    expect(company('white-wonder')).toMatchObject({ stationsLeft: 5, stations: [] });
  });
  test('HT-COMPANY-1: Red Runner has 60 rail markers', () => {
    expect(company('red-runner')?.railsLeft).toBe(59);
    expect(company('golden-boy')?.railsLeft).toBe(49);
  });
});

describe('picking companies', () => {
  const state = newGame({ seats: 3 });
  const [first, second] = state.queue;

  test('HT-SETUP-5: in rolled order each picks a company that is not taken', () => {
    expect(engine.decisions(state)).toMatchObject([{ seat: first, kind: 'chooseCompany', optional: false }]);
    const next = engine.applyAction(state, { type: 'chooseCompany', seat: first, company: 'golden-boy' });
    expect(
      engine.checkAction(next, { type: 'chooseCompany', seat: second, company: 'golden-boy' }),
    ).toMatchObject({
      code: 'setup/company-taken',
      rule: 'HT-SETUP-5',
    });
    expect(
      engine.checkAction(next, { type: 'chooseCompany', seat: second, company: 'red-runner' }),
    ).toBeNull();
  });
  test('HT-SETUP-5: nobody picks before it is their turn', () => {
    expect(
      engine.checkAction(state, { type: 'chooseCompany', seat: second, company: 'golden-boy' }),
    ).toMatchObject({
      code: 'turn/not-yours',
    });
  });
});

describe('picking starting cities', () => {
  const start = picked(newGame({ seats: 5 }));
  const [first] = start.queue;
  const { board } = engine.settingOf(start);
  const [corner, other] = board.startingCities as number[];
  const pick = (seat: number, hex: number) => ({ type: 'chooseStartingCity', seat, hex }) as const;

  test('HT-SETUP-6: one free rail marker goes into the interior of a starting city', () => {
    const next = engine.applyAction(start, pick(first, corner));
    expect(next.companies).toMatchObject([
      { seat: first, start: corner, rails: [corner], railsLeft: 49, money: 5 },
    ]);
    const ordinary = board.cities.find((city: number) => !board.startingCities.includes(city));
    expect(engine.checkAction(start, pick(first, ordinary))).toMatchObject({
      code: 'setup/not-a-starting-city',
      rule: 'HT-SETUP-6',
    });
  });
  test('HT-SETUP-7: an occupied starting city only when all are', () => {
    const next = engine.applyAction(start, pick(first, corner));
    const [second] = next.queue;
    expect(engine.checkAction(next, pick(second, corner))).toMatchObject({
      code: 'setup/city-occupied',
      rule: 'HT-SETUP-7',
    });
    expect(engine.checkAction(next, pick(second, other))).toBeNull();
    let state = next;
    while (state.queue.length > 1) {
      const [seat] = state.queue;
      const free = board.startingCities.find(
        (city: number) => engine.checkAction(state, pick(seat, city)) === null,
      );
      state = engine.applyAction(state, pick(seat, free));
    }
    expect(engine.checkAction(state, pick(state.queue[0], corner))).toBeNull();
  });
});

test('HT-SETUP-7: the only starting city left is taken by itself, and the table is told so', () => {
  let at = picked(newGame({ seats: 4 }));
  const told: { seat: number; hex: number; settled: boolean }[] = [];
  const order = at.queue;
  while (at.turn === null) {
    const [action] = engine.legalActions(at);
    const result = engine.tryAction(at, action);
    if (!result.ok) throw new Error(result.rejection.code);
    for (const event of result.events) if (event.type === 'startingCityChosen') told.push(event);
    at = result.state;
  }
  expect(told.map(({ seat, settled }) => [seat, settled])).toEqual([
    [order[0], false],
    [order[1], false],
    [order[2], false],
    [order[3], true],
  ]);
  expect(told[3].hex).toBe(at.companies[3].start);
  // Everybody is told, and no action of the game's record stands for it.
  expect(engine.viewEvents(at, told as never, null)).toHaveLength(4);
  expect(at.step).toBe(4 + 3);
});

test('HT-SETUP-7: with a city to choose from the last one chooses; for a dropped seat the rules do', () => {
  const five = picked(newGame({ seats: 5 }));
  let at = five;
  while (at.queue.length > 1) {
    const [action] = engine.legalActions(at);
    at = engine.applyAction(at, action);
  }
  expect([at.turn, [...engine.legalActions(at)].length]).toEqual([null, 4]);
  const result = engine.tryAction(at, { type: 'dropSeat', seat: null, target: at.queue[0] });
  const told = result.ok ? result.events : [];
  expect(told).toContainEqual(expect.objectContaining({ type: 'startingCityChosen', settled: true }));
});

test('HT-BUILD-9: a starting city takes four companies and no fifth', () => {
  const land = toyTable(['S . . .']);
  let at = land.engine.createGame('hex-tycoon', { seats: 5, seed: 1, board: 'toy' });
  while (at.phase === 'chooseCompany') {
    const [first] = land.engine.legalActions(at);
    at = land.engine.applyAction(at, first);
  }
  // Where there is but one to pick the engine picks it.
  expect(at.companies).toHaveLength(4);
  const [seat] = at.queue;
  const fifth = { type: 'chooseStartingCity', seat, hex: land.hex('0,0') } as const;
  expect(land.engine.checkAction(at, fifth)).toMatchObject({
    code: 'setup/city-full',
    rule: 'HT-BUILD-9',
    params: { limit: 4 },
  });
});

test('HT-COMPANY-9: Silver Streak may start in any city, also beside free starting cities', () => {
  const state = newGame({ seats: 2 });
  const streak = picked(state, ['silver-streak', 'red-runner']);
  const { board } = engine.settingOf(state);
  const ordinary = board.cities.find((city: number) => !board.startingCities.includes(city)) as number;
  const seat = streak.seats.findIndex(({ company }) => company === 'silver-streak');
  let at = streak;
  if (at.queue[0] !== seat) {
    const refused = { type: 'chooseStartingCity', seat: at.queue[0], hex: ordinary } as const;
    expect(engine.checkAction(at, refused)?.rule).toBe('HT-SETUP-6');
    at = engine.applyAction(at, {
      type: 'chooseStartingCity',
      seat: at.queue[0],
      hex: board.startingCities[0],
    });
  }
  expect(engine.checkAction(at, { type: 'chooseStartingCity', seat, hex: ordinary })).toBeNull();
  expect(engine.checkAction(at, { type: 'chooseStartingCity', seat, hex: board.towns[0] })?.code).toBe(
    'setup/not-a-starting-city',
  );
});

test('HT-SETUP-8: two development markers each, known to the holder only', () => {
  const state = toFirstTurn(newGame({ seats: 3 }), ['red-runner', 'golden-boy', 'white-wonder']);
  expect(state.seats.map(({ markers }) => markers.length)).toEqual([2, 2, 2]);
  expect(state.pool).toHaveLength(14);
  const view = engine.view(state, 1);
  expect(view.seats.map(({ markers }) => markers)).toEqual([
    [null, null],
    state.seats[1].markers,
    [null, null],
  ]);
});

test('HT-COMPANY-11: Indigo Engines starts with four development markers', () => {
  const state = toFirstTurn(newGame({ seats: 2 }), ['indigo-engines', 'red-runner']);
  const counts = state.seats.map(({ company, markers }) => [company, markers.length]);
  expect(Object.fromEntries(counts)).toEqual({ 'indigo-engines': 4, 'red-runner': 2 });
});

test('HT-DM-G1: the seat after Indigo Engines is dealt markers of its own', () => {
  const state = toFirstTurn(newGame({ seats: 3 }), ['indigo-engines', 'red-runner', 'golden-boy']);
  expect(state.seats.map(({ markers }) => markers.length)).toEqual([4, 2, 2]);
  const all = [...state.seats.flatMap(({ markers }) => markers), ...state.pool];
  expect([all.length, new Set(all).size]).toEqual([20, 20]);
});

test('HT-DM-G2: markers may be placed since the first turn, not since the choices of the set-up', () => {
  const state = toFirstTurn(newGame({ seats: 3 }));
  const placing = engine.decisions(state).filter(({ kind }) => kind === 'placeMarker');
  expect(placing.map(({ seat, since }) => [seat, since])).toEqual(
    [0, 1, 2].map((seat) => [seat, state.step]),
  );
});

test('HT-SETUP-9: train level 1', () => {
  const state = toFirstTurn(newGame({ seats: 2 }), ['blue-lightning', 'red-runner']);
  const levels = Object.fromEntries(state.companies.map(({ id, trainLevel }) => [id, trainLevel]));
  expect(levels).toEqual({ 'blue-lightning': 2, 'red-runner': 1 });
});

test('HT-SETUP-10: 5 MB and 10 VP', () => {
  const state = toFirstTurn(newGame({ seats: 4 }));
  expect(state.companies.map(({ money, points }) => [money, points])).toEqual(Array(4).fill([5, 10]));
});

test('HT-SETUP-11: the last roll orders the turns, high first, for the whole game', () => {
  const { state, events } = engine.startGame('hex-tycoon', { seats: 4, seed: 3 });
  expect(events.map(({ type }) => type)).toEqual(['orderRolled']);
  let at = state;
  let order: readonly number[] = [];
  while (at.turn === null) {
    const action = engine.legalActions(at)[Symbol.iterator]().next().value as never;
    const result = engine.tryAction(at, action);
    if (!result.ok) throw new Error(result.rejection.code);
    at = result.state;
    for (const event of result.events) if (event.type === 'orderRolled') order = event.order;
  }
  expect(at.turnOrder.map((id) => at.companies.find((company) => company.id === id)?.seat)).toEqual(order);
  expect(at.turn.company).toBe(at.turnOrder[0]);
});

test('HT-SETUP-12: who ties rolls again among themselves', () => {
  const dice: number[][] = [[], [], [], []];
  // Seats 0 and 2 tie at 5, then again at 1, then 2 is higher; seats 1 and 3 are apart.
  const luck = scriptedLuck(5, 6, 5, 2, 1, 1, 3, 4);
  expect(rollOrder(luck, [0, 1, 2, 3], dice)).toEqual([1, 2, 0, 3]);
  expect(luck.left()).toBe(0);
  expect(dice).toEqual([[5, 1, 3], [6], [5, 1, 4], [2]]);
});

test('HT-SETUP-13: companies, tycoons, starting cities, then markers and the order of turns', () => {
  let at = newGame({ seats: 2, options: { tycoons: true } });
  const kinds: string[] = [];
  while (at.turn === null) {
    const [{ seat, kind }] = engine.decisions(at);
    kinds.push(kind);
    expect(at.seats.every(({ markers }) => markers.length === 0)).toBe(true);
    at = engine.applyAction(at, engine.sampleAction(at, seat) as never);
  }
  expect(kinds).toEqual([
    'chooseCompany',
    'chooseCompany',
    'chooseTycoon',
    'chooseTycoon',
    'chooseStartingCity',
    'chooseStartingCity',
  ]);
  expect(at.phase === 'build' || at.phase === 'steal').toBe(true);
  expect(at.round).toBe(1);
});

test.each([
  ['1: pick-company red-runner', { type: 'chooseCompany', seat: 1, company: 'red-runner' }],
  ['0: pick-tycoon bob-the-builder', { type: 'chooseTycoon', seat: 0, tycoon: 'bob-the-builder' }],
  ['2: pick-city 7', { type: 'chooseStartingCity', seat: 2, hex: 7 }],
] as const)('a choice of the set-up is written «%s»', (text, action) => {
  expect(engine.formatAction('hex-tycoon', action)).toBe(text);
  expect(engine.parseAction('hex-tycoon', text)).toEqual(action);
});
