// Pilgrims: who boards where, who alights where, and what they are as a load (IR-PILG-1 … 5, IR-OPEN-6 … 8).

import { describe, expect, test } from 'vitest';
import { canAlight, canBoard } from '../../../../rulesets/india-rails/rules/pilgrims/boarding.js';
import { engine, india, type SeatSetup } from '../india-game.js';

const { at, board, demandFor, neighbours, play, playOut, position, verdict, way } = india;

const take = { type: 'pickUpPilgrims' };
const setDown = { type: 'deliverPilgrims' };
const own = (area: string, seat = 0, train = 0) => ({
  own: { pilgrims: [{ seat, train, area }], circus: { lying: [], aboard: [] } },
});
const carrying = (city: string, area: string, seat: SeatSetup = {}) =>
  position({ seats: [{ at: city, loads: ['pilgrims'], ...seat }, {}], state: own(area) });

describe('boarding', () => {
  test('IR-PILG-1: in any small or medium city of India they board and fill a place', () => {
    const indian = board.cities.filter(({ country, size }) => country === 'india' && size !== 'major');
    for (const { id, area } of indian) {
      const { state } = playOut(position({ seats: [{ at: id }, {}] }), take);
      expect(state.seats[0].trains[0].loads, id).toEqual(['pilgrims']);
      expect(state.own.pilgrims, id).toEqual([{ seat: 0, train: 0, area }]);
    }
    const full = position({ seats: [{ at: 'agra', loads: ['tea', 'tea'] }, {}] });
    expect(verdict(full, take)).toBe('load/no-room / IR-PILG-1');
    expect(verdict(position({ seats: [{ at: 'agra', loads: ['tea'] }, {}] }), take)).toBe('legal');
  });

  test('IR-PILG-1: not at majors, not abroad, not between cities (pilgrims/not-here)', () => {
    const closed = board.cities.filter(({ country, size }) => country !== 'india' || size === 'major');
    expect(closed.length).toBe(4 + 14);
    for (const { id } of closed)
      expect(verdict(position({ seats: [{ at: id }, {}] }), take), id).toBe('pilgrims/not-here / IR-PILG-1');
    const outside = neighbours(at('agra'))[0];
    expect(verdict(position({ seats: [{ at: outside }, {}] }), take)).toBe('load/not-in-city / IR-PILG-1');
  });

  test('IR-PILG-1, IR-PILG-3: a city is in India by its country, and in an area by the board', () => {
    const [agra, delhi] = ['agra', 'delhi'].map((id) => board.cities[board.cityIndex(id)]);
    const both = (more: object) => [canBoard({ ...agra, ...more }), canAlight({ ...delhi, ...more })];
    expect(both({})).toEqual([true, true]);
    expect(both({ country: 'nepal' })).toEqual([false, false]);
    expect(both({ area: null })).toEqual([false, false]);
  });

  test('IR-PILG-1: they are in no supply of a city, so they are no load to pick up (load/not-supplied)', () => {
    const standing = position({ seats: [{ at: 'agra' }, {}] });
    expect(verdict(standing, { type: 'pickUpLoad', load: 'pilgrims' })).toBe('load/not-supplied / M-LOAD-2');
  });

  test('IR-PILG-2: a position in which a train carries two loads of them is refused', () => {
    const carried = (...areas: string[]) =>
      position({
        seats: [{ at: 'agra', loads: areas.map(() => 'pilgrims') }, {}],
        state: {
          own: {
            pilgrims: areas.map((area) => ({ seat: 0, train: 0, area })),
            circus: { lying: [], aboard: [] },
          },
        },
      });
    expect(() => carried('south')).not.toThrow();
    expect(() => carried('south', 'south')).toThrow('a train carries two loads of Pilgrims');
  });

  test('IR-PILG-2: a train carries one load of them at most (pilgrims/aboard-already)', () => {
    const one = play(position({ seats: [{ at: 'agra', loco: 'super-freight' }, {}] }), take);
    expect(verdict(one, take)).toBe('pilgrims/aboard-already / IR-PILG-2');
    expect(verdict(play(one, { type: 'dropLoad', load: 'pilgrims' }), take)).toBe('legal');
  });

  test('IR-OPEN-6: a position in which Pilgrims wait in a warehouse is refused, where other goods may', () => {
    const stored = (good: string) => () =>
      position({
        seats: [{}, {}],
        state: { stored: [{ city: 'agra', good, seat: 0, lastTurn: 9 }] },
        options: { fieldWarehousing: true },
      });
    expect(stored('tea')).not.toThrow();
    expect(stored('pilgrims')).toThrow('Pilgrims wait in a warehouse');
  });

  test('IR-OPEN-6: with none left in the supply nobody boards (load/no-chip)', () => {
    const two = {
      at: 'patna',
      loads: ['pilgrims'],
      second: { at: 'patna', loads: ['pilgrims'], loco: 'fast-freight' },
    };
    const mine = { at: 'agra', second: { at: 'agra', loco: 'fast-freight' } };
    const pilgrims = [1, 2, 3].flatMap((seat) =>
      [0, 1].map((train) => ({ seat, train, area: 'lower-ganges' })),
    );
    const state = { own: { pilgrims, circus: { lying: [], aboard: [] } } };
    const none = position({ seats: [mine, two, two, two], state, options: { additionalTrains: true } });
    expect(verdict(none, { ...take, train: 0 })).toBe('load/no-chip / IR-OPEN-6');
    const less = { own: { ...state.own, pilgrims: pilgrims.slice(1) } };
    const some = position({
      seats: [mine, { ...two, loads: [] }, two, two],
      state: less,
      options: { additionalTrains: true },
    });
    expect(verdict(some, { ...take, train: 0 })).toBe('legal');
  });
});

describe('for either', () => {
  const unaboard = 'pilgrims/none-aboard / IR-PILG-3';

  test('M-MOVE-1: the train is placed first (train/not-placed)', () => {
    const standing = (city: string | null) => position({ seats: [{ at: city }, {}] });
    for (const act of [take, setDown])
      expect(verdict(standing(null), act)).toBe('train/not-placed / M-MOVE-1');
    expect([verdict(standing('agra'), take), verdict(standing('agra'), setDown)]).toEqual([
      'legal',
      unaboard,
    ]);
  });

  test('M-VAR-13: a train is named only where there are two (train/no-such-train)', () => {
    const one = position({ seats: [{ at: 'agra' }, {}] });
    for (const act of [take, setDown])
      expect(verdict(one, { ...act, train: 0 })).toBe('train/no-such-train / M-VAR-13');
    const second = { at: 'patna', loco: 'fast-freight' };
    const two = position({ seats: [{ at: 'agra', second }, {}], options: { additionalTrains: true } });
    expect(playOut(two, { ...take, train: 1 }).state.seats[0].trains[1].loads).toEqual(['pilgrims']);
    expect(verdict(two, { ...setDown, train: 1 })).toBe(unaboard);
  });

  test('M-EVENT-22, IR-EVENT-5: where trains are stopped at a border, they neither board nor alight there', () => {
    const inBangladesh = [{ card: 141, lastTurn: 4 }];
    const boarding = (city: string) => position({ seats: [{ at: city }, {}], inPlay: inBangladesh });
    expect(verdict(boarding('darjeeling'), take)).toBe('load/event / IR-EVENT-5');
    expect(verdict(boarding('agra'), take)).toBe('legal');
    // Calcutta lies at the border with five of its six mileposts.
    const { mileposts } = board.cities[board.cityIndex('calcutta')];
    const verdicts = mileposts.map((milepost) =>
      verdict(
        position({
          seats: [{ at: milepost, loads: ['pilgrims'] }, {}],
          state: own('south'),
          inPlay: inBangladesh,
        }),
        setDown,
      ),
    );
    expect([...verdicts].sort()).toEqual([...Array(5).fill('deliver/event / IR-EVENT-5'), 'legal']);
  });
});

describe('alighting', () => {
  test('IR-PILG-3: for 2 M at a major city of India in another area than where they boarded', () => {
    // The rulebook's own example: from Agra to Calcutta, but not to Delhi.
    const { state, events } = playOut(carrying('calcutta', 'upper-ganges'), setDown);
    expect(state.seats[0]).toMatchObject({ cash: 62, trains: [{ loads: [] }] });
    expect(state.own.pilgrims).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'paidByBank', seat: 0, amount: 2 }));
    expect(verdict(carrying('delhi', 'upper-ganges'), setDown)).toBe('pilgrims/same-area / IR-PILG-3');
    expect(verdict(carrying('delhi', 'lower-ganges'), setDown)).toBe('legal');
  });

  test('IR-PILG-3: not at other cities, not abroad, not between cities, not without Pilgrims (pilgrims/no-destination)', () => {
    for (const city of ['karachi', 'agra', 'nagpur', 'dhaka'])
      expect(verdict(carrying(city, 'south'), setDown), city).toBe('pilgrims/no-destination / IR-PILG-3');
    for (const city of ['bombay', 'calcutta', 'delhi'])
      expect(verdict(carrying(city, 'south'), setDown)).toBe('legal');
    const outside = position({
      seats: [{ at: neighbours(at('agra'))[0], loads: ['pilgrims'] }, {}],
      state: own('south'),
    });
    expect(verdict(outside, setDown)).toBe('load/not-in-city / IR-PILG-3');
    expect(verdict(position({ seats: [{ at: 'delhi' }, {}] }), setDown)).toBe(
      'pilgrims/none-aboard / IR-PILG-3',
    );
  });

  test('IR-PILG-4: no card is needed, none is discarded, none drawn', () => {
    const before = carrying('calcutta', 'south');
    const after = play(before, setDown);
    expect(after.seats[0].hand).toEqual(before.seats[0].hand);
    expect([after.deck.length, after.discards.length]).toEqual([before.deck.length, before.discards.length]);
    const { hand } = before.seats[0];
    const deliver = { type: 'deliverLoad', load: 'pilgrims', card: hand[0], demand: 0 };
    expect(verdict(before, deliver)).toBe('deliver/no-such-demand / M-DELIVER-1');
  });

  test('IR-PILG-5: the train remembers the area, wherever it goes, and everybody sees it', () => {
    const boarded = play(
      position({ seats: [{ at: 'patna', points: 9 }, {}] }),
      take,
      'endOperations',
      'endTurn',
    );
    expect(boarded.own.pilgrims).toEqual([{ seat: 0, train: 0, area: 'lower-ganges' }]);
    expect(engine.view(boarded, 1).own.pilgrims).toEqual(boarded.own.pilgrims);
    expect(() => position({ seats: [{ at: 'patna', loads: ['pilgrims'] }, {}] })).toThrow();
  });
});

test('IR-PILG-1, IR-PILG-3: boarding and alighting are told, with the pay; what else is aboard stays', () => {
  const board = { at: 'agra', loads: ['tea'] };
  const boarded = playOut(position({ seats: [board, {}] }), take);
  expect(boarded.state.seats[0].trains[0].loads).toEqual(['tea', 'pilgrims']);
  const train = { seat: 0, train: 0, good: 'pilgrims' };
  expect(boarded.events).toMatchObject([{ type: 'loadPickedUp', ...train, city: 'agra' }]);
  const loads = ['tea', 'pilgrims', 'coal'];
  const left = playOut(carrying('calcutta', 'upper-ganges', { loco: 'heavy-freight', loads }), setDown);
  expect(left.state.seats[0].trains[0].loads).toEqual(['tea', 'coal']);
  expect(left.events).toMatchObject([
    { type: 'loadDropped', ...train, city: 'calcutta' },
    { type: 'paidByBank', seat: 0, amount: 2 },
  ]);
});

test('IR-PILG-1, IR-PILG-3: boarding and alighting are listed for each train', () => {
  const pair = (at: string, loads: string[]) => ({
    at,
    loads,
    second: { at, loads, loco: 'fast-freight' },
  });
  const trains = (at: string, loads: string[], type: string) => {
    const aboard = loads.length > 0 ? [0, 1] : [];
    const pilgrims = aboard.map((train) => ({ seat: 0, train, area: 'upper-ganges' }));
    const state = position({
      seats: [pair(at, loads), {}],
      options: { additionalTrains: true },
      state: { own: { pilgrims, circus: { lying: [], aboard: [] } } },
    });
    const acts = [...engine.legalActions(state, 0)].filter((act) => act.type === type);
    return acts.map((act) => (act as { train?: number }).train);
  };
  expect(trains('agra', [], 'pickUpPilgrims')).toEqual([0, 1]);
  expect(trains('calcutta', ['pilgrims'], 'deliverPilgrims')).toEqual([0, 1]);
  expect(trains('delhi', ['pilgrims'], 'deliverPilgrims')).toEqual([]);
});

test('IR-PILG-5: a position in which Pilgrims come from an area that is none is refused', () => {
  expect(() => carrying('agra', 'upper-ganges')).not.toThrow();
  expect(() => carrying('agra', 'nowhere')).toThrow('unknown area');
});

describe('several trains with Pilgrims', () => {
  // Seat 1 has Pilgrims before seat 0, and seat 0 in both of its trains.
  const aboard = [
    { seat: 1, train: 1, area: 'south' },
    { seat: 0, train: 0, area: 'lower-ganges' },
    { seat: 0, train: 1, area: 'upper-ganges' },
  ];
  const second = (more: object) => ({ loco: 'fast-freight', ...more });
  const standing = (city: string, more: object = {}) =>
    position({
      seats: [
        { at: 'agra', loads: ['pilgrims'], second: second({ at: city, loads: ['pilgrims'] }) },
        { at: 'patna', second: second({ at: 'patna', loads: ['pilgrims'] }) },
      ],
      options: { additionalTrains: true },
      state: { own: { pilgrims: aboard, circus: { lying: [], aboard: [] } } },
      ...more,
    });
  const others = aboard.slice(0, 2);

  test('IR-PILG-3: those of the named train alight, in another area than where they boarded themselves', () => {
    const setDownSecond = { ...setDown, train: 1 };
    expect(verdict(standing('delhi'), setDownSecond)).toBe('pilgrims/same-area / IR-PILG-3');
    expect(play(standing('calcutta'), setDownSecond).own.pilgrims).toEqual(others);
  });

  test('IR-OPEN-6: those of the named train are dropped or lost', () => {
    const drop = { type: 'dropLoad', load: 'pilgrims', train: 1 };
    expect(play(standing('patna'), drop).own.pilgrims).toEqual(others);
    // Seat 1 draws a derailment round Bombay, where only the second train of seat 0 stands.
    const struck = standing('bombay', { top: [147], turn: { seat: 1 } });
    expect(play(struck, 'discardHand').own.pilgrims).toEqual(others);
  });
});

describe('as a load', () => {
  test('IR-OPEN-6: dropped or lost they are in the supply again, with field warehousing too', () => {
    const dropped = play(carrying('patna', 'south'), { type: 'dropLoad', load: 'pilgrims' });
    expect(dropped.own.pilgrims).toEqual([]);
    const stored = position({
      seats: [{ at: 'patna', loads: ['pilgrims', 'tea'] }, {}],
      state: own('south'),
      options: { fieldWarehousing: true },
    });
    const after = play(stored, { type: 'dropLoad', load: 'pilgrims' }, { type: 'dropLoad', load: 'tea' });
    expect(after.stored.map(({ good }) => good)).toEqual(['tea']);
  });

  test('IR-OPEN-8: the 2 M repay a loan like any income, and use up no subsidy', () => {
    const seats = [{ at: 'calcutta', loads: ['pilgrims'], cash: 8, loan: 5 }, {}];
    const poor = position({ seats, state: own('south'), options: { borrowing: true } });
    expect(play(poor, setDown).seats[0]).toMatchObject({ cash: 0, loan: 0 });
    const rich = position({
      seats: [{ at: 'calcutta', loads: ['pilgrims'] }, {}],
      state: own('south'),
      inPlay: [{ card: 144 }],
    });
    const paid = play(rich, setDown);
    expect([paid.seats[0].cash, paid.inPlay.length]).toEqual([62, 1]);
  });

  test('IR-OPEN-8, M-VAR-11: the 2 M pay a fee for moving that is owed', () => {
    const path = way(at('agra'), at('delhi'));
    const entered = path.findIndex((milepost) => board.cityAt[milepost] === board.cityIndex('delhi'));
    const [from, to] = path.slice(entered - 1);
    const broke = position({
      seats: [{ at: from, cash: 0, loads: ['pilgrims'], track: [board.segment(from, to)] }, {}],
      state: own('south'),
      options: { costToMove: true },
    });
    const moved = play(broke, { type: 'moveTrain', to });
    expect(moved.seats[0]).toMatchObject({ cash: 0, owedFees: 1 });
    expect(play(moved, setDown).seats[0]).toMatchObject({ cash: 1, owedFees: 0 });
  });

  test('IR-OPEN-4: a strike at the border bars boarding too (load/event)', () => {
    const { card } = demandFor(() => true);
    const state = position({
      seats: [{ at: 'darjeeling', hand: [card] }, {}],
      inPlay: [{ card: 142, lastTurn: 4 }],
    });
    expect(verdict(state, take)).toBe('load/event / IR-EVENT-5');
    const other = position({ seats: [{ at: 'darjeeling' }, {}], inPlay: [{ card: 140, lastTurn: 4 }] });
    expect(verdict(other, take)).toBe('legal');
  });
});
