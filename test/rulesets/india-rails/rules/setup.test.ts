// What is in the box, how a game of India Rails begins, what building costs, and how it is won (IR-SETUP, IR-BUILD, IR-WIN).

import { describe, expect, test } from 'vitest';
import { indiaMap } from '../../../../maps/india-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { engine, india } from '../india-game.js';

const { at, board, neighbours, play, playOut, position, segments, track, verdict } = india;

const { tables } = indiaRails;
const building = { phase: 'building' };
const terrainAt = (milepost: number) => TERRAINS[board.terrain[milepost]];
const newGame = (seats: number, options: object = {}) =>
  engine.createGame('india-rails', { seats, seed: 3, options });

describe('components', () => {
  test('IR-SETUP-1: 95 chips, 136 demand cards, 20 events behind them, four kinds of loco, six colours', () => {
    expect(board.goods.reduce((sum, { chips }) => sum + chips, 0)).toBe(95);
    expect(board.demandCards.map(({ number }) => number)).toEqual(
      Array.from({ length: 136 }, (_, n) => n + 1),
    );
    expect(tables.eventCards.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 137),
    );
    expect(Object.keys(tables.locos).sort()).toEqual([
      ...['fast-freight', 'freight', 'heavy-freight', 'super-freight'],
    ]);
    expect([newGame(2).seats.length, newGame(6).seats.length]).toEqual([2, 6]);
    expect(() => newGame(7)).toThrow();
  });

  test('IR-SETUP-2: 50 M each, two startup turns, there and back; 10 M are left after two full ones', () => {
    let state = newGame(3);
    expect(state.seats.map(({ cash }) => cash)).toEqual([50, 50, 50]);
    const order: number[] = [];
    while (state.turn.startup >= 0) {
      order.push((state.turn.seat - state.first + 3) % 3);
      state = play(
        state,
        { type: 'upgradeLoco', to: state.turn.startup < 3 ? 'fast-freight' : 'super-freight' },
        'endTurn',
      );
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
    expect(state.seats.map(({ cash }) => cash)).toEqual([10, 10, 10]);
    expect([state.round, state.turn.seat]).toEqual([1, state.first]);
  });

  test('IR-SETUP-3: 52 cities, of which five are major', () => {
    expect(board.cities.length).toBe(52);
    expect(board.majors.map((major) => board.cities[major].name)).toEqual([
      ...['Bombay', 'Calcutta', 'Delhi', 'Karachi', 'Madras'],
    ]);
  });

  test('IR-SETUP-4: every city belongs to one country, and each Indian city, no other, to an area', () => {
    const countries = ['india', 'pakistan', 'bangladesh', 'bhutan', 'nepal', 'sri-lanka'];
    const areas = ['upper-ganges', 'lower-ganges', 'west', 'south', 'central-and-east-coast', 'assam'];
    for (const { id, country, area } of board.cities) {
      expect(countries, id).toContain(country);
      if (country === 'india') expect(areas, id).toContain(area);
      else expect(area, id).toBeNull();
    }
    const areaOf = (id: string) => board.cities[board.cityIndex(id)].area;
    expect([areaOf('delhi'), areaOf('agra'), areaOf('calcutta')]).toEqual([
      ...['upper-ganges', 'upper-ganges', 'lower-ganges'],
    ]);
    // Bhutan has land and no city.
    expect(board.cities.some(({ country }) => country === 'bhutan')).toBe(false);
    expect(terrainAt(at('55,25'))).toBe('mountain');
  });

  test('IR-SETUP-5: the coast is the drawn shore, also where a city stands a little inland', () => {
    const inland = board.cities.filter(({ id, mileposts }) => {
      const isCoastal = ['cochin', 'mangalore', 'visakhapatnam', 'chittagong', 'jamnagar'].includes(id);
      return isCoastal && board.coast[mileposts[0]] > 0;
    });
    for (const { mileposts } of inland) expect(board.coast[mileposts[0]]).toBeLessThanOrEqual(2);
    const shore = board.mileposts.filter((milepost) => board.coast[milepost] === 0);
    expect(shore.length).toBeGreaterThan(100);
    expect(board.coast[at('delhi')]).toBeGreaterThan(10);
  });
});

describe('building', () => {
  // A segment between two mileposts without water, to a milepost of some terrain; the builder has track at its beginning.
  const dry = (terrain: string) => {
    const found = segments().flatMap(({ segment, from, to }) =>
      board.water[segment] === 0
        ? [
            { from, to },
            { from: to, to: from },
          ]
        : [],
    );
    const fits = found.find(({ from, to }) => terrainAt(to) === terrain && board.cityAt[from] < 0);
    if (fits === undefined) throw new Error(`no way to ${terrain}`);
    return fits;
  };
  const price = ({ from, to }: { from: number; to: number }) => {
    const [stub] = neighbours(from).filter((place) => place !== to);
    const own = board.segment(stub, from);
    const state = position({ seats: [{ track: [own] }, {}], turn: building });
    return 60 - play(state, { type: 'buildTrack', from, to }).seats[0].cash;
  };

  test.each([
    ['clear', 1],
    ['desert', 1],
    ['mountain', 2],
    ['alpine', 5],
    ['salt-marsh', 3],
  ])('IR-BUILD-1: a %s milepost costs %i', (terrain, cost) => {
    expect(price(dry(terrain))).toBe(cost);
  });

  test('IR-BUILD-1: cities cost 3, 3 and 5; three players may enter a medium city, two a small one', () => {
    const into = (id: string) => {
      const city = board.cities[board.cityIndex(id)];
      for (const to of city.mileposts)
        for (const from of neighbours(to))
          if (board.cityAt[from] < 0 && board.water[board.segment(from, to)] === 0) return { from, to };
      throw new Error(`no dry way into ${id}`);
    };
    expect(['jodhpur', 'nagpur', 'karachi'].map((id) => price(into(id)))).toEqual([3, 3, 5]);
    expect(tables.cityEntrants).toEqual({ small: 2, medium: 3 });
    // Two are in Jodhpur already.
    const { from, to } = into('jodhpur');
    const ways = neighbours(to).filter((place) => place !== from);
    const stub = board.segment(neighbours(from).find((place) => place !== to) as number, from);
    const seats = [
      { track: [stub] },
      { track: [board.segment(ways[0], to)] },
      { track: [board.segment(ways[1], to)] },
    ];
    const build = { type: 'buildTrack', from, to };
    expect(verdict(position({ seats, turn: building }), build)).toBe('build/city-full / M-BUILD-13');
    expect(verdict(position({ seats: [seats[0], seats[1], {}], turn: building }), build)).toBe('legal');
  });

  test('IR-BUILD-2: rivers add 2, and nothing else adds anything', () => {
    const bridge = segments().find(
      ({ segment, from, to }) =>
        board.water[segment] !== 0 && terrainAt(from) === 'clear' && terrainAt(to) === 'clear',
    );
    expect(price(bridge as { from: number; to: number })).toBe(3);
    expect(tables.surcharges).toEqual({ river: 2, 'dry-river': 0, lake: 0, 'dry-lake': 0, inlet: 0 });
    expect(new Set(indiaMap.waters.map(({ kind }) => kind))).toEqual(new Set(['river']));
  });

  test('IR-BUILD-3: a segment over the sea is refused (build/no-such-way)', () => {
    expect(indiaMap.blocked.length).toBeGreaterThan(0);
    for (const edge of indiaMap.blocked) {
      const [place, direction] = edge.split(' ');
      const from = at(place);
      const to = board.neighbours[6 * from + ['E', 'SE', 'SW'].indexOf(direction)];
      expect(to).toBeGreaterThanOrEqual(0);
      const own = board.segment(neighbours(from)[0], from);
      const state = position({ seats: [{ track: [own] }, {}], turn: building });
      expect(verdict(state, { type: 'buildTrack', from, to })).toBe('build/no-such-way / M-BUILD-1');
      const over = neighbours(from).find(
        (land) => board.segment(from, land) >= 0 && board.segment(from, land) !== own,
      );
      expect(verdict(state, { type: 'buildTrack', from, to: over })).toBe('legal');
    }
  });
});

describe('winning', () => {
  const five = () => track('karachi', 'delhi', 'calcutta', 'madras', 'bombay');

  test('IR-WIN-1: all five majors on one line and 250 M; four, or 249 M, are not enough', () => {
    const declared = (cash: number, own: number[]) =>
      playOut(position({ seats: [{ cash, track: own }, {}], turn: building }), 'endTurn').state.declared;
    expect(declared(250, five())).toEqual([0]);
    expect(declared(249, five())).toEqual([]);
    expect(declared(250, track('delhi', 'calcutta', 'madras', 'bombay'))).toEqual([]);
    expect([tables.victoryCash, tables.victoryMajors, tables.victoryLink]).toEqual([250, 5, null]);
  });

  test('IR-WIN-2: after a time limit whoever joins all five goes before the richer', () => {
    const seats = [{ cash: 90, track: five() }, { cash: 400 }];
    const state = position({ seats, turn: building, options: { timeLimit: true } });
    const ended = play(state, { type: 'expireTime', seat: null }, 'endTurn', 'endOperations', 'endTurn');
    expect(engine.outcome(ended)).toMatchObject({ reason: 'timeLimit' });
    expect(engine.outcome(ended)?.ranking[0]).toMatchObject({ seat: 0 });
    expect(verdict(position({ seats, turn: building }), { type: 'expireTime', seat: null })).toBe(
      'variant/off / M-VAR-15',
    );
  });
});

test('E-HOST-4: a table that stops ranks by money, less twice the loans', () => {
  const seats = [{ cash: 70, loan: 20 }, { cash: 31 }];
  const state = position({ seats, turn: building, options: { borrowing: true } });
  expect(engine.outcome(play(state, { type: 'endGame', seat: null }))).toMatchObject({
    reason: 'agreed',
    ranking: [
      { seat: 1, place: 1, cash: 31 },
      { seat: 0, place: 2, cash: 30 },
    ],
  });
});
