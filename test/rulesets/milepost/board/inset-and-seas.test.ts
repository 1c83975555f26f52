// A second sheet under the surface, seas that ships sail, ports and links: how they are compiled and what is refused.

import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { validateBoard } from '../../../../rulesets/milepost/board/validate-board.js';
import { DIRECTIONS } from '../../../../src/core/map/hex-geometry.js';
import { type ToyBoardInput, toyBoard } from '../toy-board.js';

/** A shore with two gates into one cave, a bay with three ports, an island and a city beyond the water. */
const gates: ToyBoardInput = {
  rows: [
    '. . . . . . ~ ~ ~ ~', //   0
    ' . . 1 ^ . ~ ~ ~ ~ .', //  1
    '. . . . . a a ~ ~ B', //   2
    ' . . . . a A a ~ 3 .', //  3
    '. . 2 ^ . a a ~ ~ .', //   4
    ' . . . . . ~ ~ ~ 4 ~', //  5
  ],
  cities: { B: { id: 'bay', size: 'small' }, A: { id: 'amber' }, U: { id: 'under', size: 'small' } },
  inset: [
    '1 = -', //   0
    ' _ - _', //  1
    '_ - U', //   2
    ' = - _', //  3
    '2 - _', //   4
  ],
  blocked: ['2,1 E', '2,4 E', 'u0,3 SW'],
  seas: { bay: '8,0' },
  shipPorts: { amber: { at: '6,3', beside: 'amber' }, 'bay-quay': { at: '3', beside: 'bay' }, holm: '4' },
  cityLinks: { bridge: ['amber', 'bay'], rope: ['amber', 'under', 'dormant'] },
};

const { board, map, deck, at, name, segment } = toyBoard(gates);
const around = (table: Int32Array, place: string) =>
  Object.fromEntries(
    DIRECTIONS.map((way, d) => [way, table[6 * at(place) + d]] as const)
      .filter(([, cell]) => cell >= 0)
      .map(([way, cell]) => [way, name(cell)]),
  );
const codes = (change: object) =>
  [...new Set(validateBoard({ ...map, ...change }, deck).map(({ code }) => code))].filter(
    (code) => !code.startsWith('room/') && !code.startsWith('supply/'),
  );

describe('an inset', () => {
  test('B-5: an entrance is one milepost on both sheets, with six directions in all', () => {
    expect(board.entrances).toEqual([
      { milepost: at('1'), alias: at('u0,0') },
      { milepost: at('2'), alias: at('u0,4') },
    ]);
    expect(around(board.neighbours, '1')).toEqual({
      E: 'u1,0',
      SE: '3,2',
      SW: '2,2',
      W: '1,1',
      NW: '2,0',
      NE: '3,0',
    });
    // The way to u0,3 is blocked, so the surface keeps that direction.
    expect(around(board.neighbours, '2')).toMatchObject({ E: 'u1,4', W: '1,4', NE: '2,3' });
    expect(around(board.neighbours, 'u0,3')).not.toHaveProperty('SW');
  });

  test('the place of an entrance on the inset is no milepost, and a way it gave up leads nowhere', () => {
    for (const { alias } of board.entrances) {
      expect(board.mileposts).not.toContain(alias);
      expect(TERRAINS[board.terrain[alias]]).toBe('blank');
      expect([...board.neighbours.subarray(6 * alias, 6 * alias + 6)]).toEqual([-1, -1, -1, -1, -1, -1]);
    }
    expect(around(board.neighbours, '3,1')).not.toHaveProperty('W');
  });

  test('segments of the inset have ids behind all others, and lead both ways', () => {
    const surface = 3 * board.columns * board.rows;
    expect(segment('1', 'u1,0')).toBe(3 * at('u0,0'));
    expect(segment('u1,0', '1')).toBe(segment('1', 'u1,0'));
    expect(segment('1', '1,1')).toBeLessThan(surface);
    for (const milepost of board.mileposts) {
      for (let arc = 6 * milepost; arc < 6 * milepost + 6; arc++) {
        const id = board.segments[arc];
        if (id < 0) continue;
        const ends = [board.ends[2 * id], board.ends[2 * id + 1]].sort((a, b) => a - b);
        expect(ends).toEqual([milepost, board.neighbours[arc]].sort((a, b) => a - b));
      }
    }
    for (let id = 0; id < board.segmentCount; id++) {
      const [from, to] = [board.ends[2 * id], board.ends[2 * id + 1]];
      if (from < 0) continue;
      expect(board.segment(from, to), `${name(from)}–${name(to)}`).toBe(id);
      const below = (milepost: number) => milepost >= board.columns * board.rows;
      expect(id >= surface).toBe(below(from) || below(to));
    }
  });

  test('ID-UNDER-1: the inset, its cities and the entrances are underground', () => {
    const under = board.mileposts.filter((milepost) => board.underground[milepost]);
    expect(under.map(name)).toEqual([
      ...['2,1', '2,4', 'u1,0', 'u2,0', 'u1,1', 'u1,2', 'u2,2', 'u0,3', 'u1,3', 'u1,4'],
    ]);
  });

  test('B-5: distances run through entrances', () => {
    // Over the surface it is three steps from gate to gate, through the cave five.
    expect(board.distancesFrom(at('1'))[at('2')]).toBe(3);
    expect(board.distancesFrom(at('1'))[at('U')]).toBe(3);
    expect(board.distancesFrom(at('U'))[at('1,1')]).toBe(4);
  });

  test('a river of the inset crosses its edges', () => {
    const wet = toyBoard({ ...gates, rivers: { nether: ['u1,1 SW', 'u0,0 E'] } });
    expect([...wet.board.rivers]).toEqual([
      [wet.segment('u1,1', 'u1,2'), ['nether']],
      [wet.segment('1', 'u1,0'), ['nether']],
    ]);
  });

  test('an entrance that is not marked, stands alone or leads twice in one direction is refused', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ blocked: [] })).toEqual(['entrance/direction-twice']);
    const inset = map.inset!;
    const [one, two] = inset.entrances;
    expect(codes({ inset: { ...inset, entrances: [one] } })).toEqual(['entrance/stray-mark']);
    expect(codes({ inset: { ...inset, entrances: [one, two, one] } })).toContain('entrance/repeated');
    expect(codes({ inset: { ...inset, entrances: [one, { ...two, surface: '1,1' }] } })).toContain(
      'entrance/unmarked',
    );
    expect(codes({ inset: { ...inset, entrances: [one, { ...two, surface: 'u1,1' }] } })).toContain(
      'entrance/off-board',
    );
  });
});

describe('seas and ports', () => {
  test('B-9: ships go from sea point to sea point, and touch land at ports only', () => {
    expect(around(board.seaNeighbours, '7,2')).toEqual({
      E: '8,2',
      SE: '7,3',
      SW: '6,3',
      NW: '6,1',
      NE: '7,1',
    });
    expect(around(board.seaNeighbours, '6,3')).toEqual({ E: '7,3', SE: '7,4', NE: '7,2' });
    for (const milepost of board.mileposts) {
      const sails = board.seaNeighbours.subarray(6 * milepost, 6 * milepost + 6).some((cell) => cell >= 0);
      expect(sails, name(milepost)).toBe(board.shipPortAt[milepost] >= 0);
    }
  });

  test('B-10: a port knows its seas and the city it is named after; it lies in that city only on its rim', () => {
    expect(board.seas).toEqual([{ id: 'bay', name: 'bay' }]);
    expect(
      board.shipPorts.map(({ id, milepost, seas, beside }) => [id, name(milepost), seas, beside]),
    ).toEqual([
      ['amber', '6,3', [0], board.cityIndex('amber')],
      ['bay-quay', '8,3', [0], board.cityIndex('bay')],
      ['holm', '8,5', [0], -1],
    ]);
    expect(board.shipPorts.map(({ milepost }) => board.cityAt[milepost] >= 0)).toEqual([true, false, false]);
  });

  test('R-62: distances over the surface count land and sea alike, and never go below', () => {
    expect(board.surfaceDistancesFrom(at('A'))[at('8,3')]).toBe(3);
    expect(board.surfaceDistancesFrom(at('A'))[at('U')]).toBe(255);
  });

  test('a sea on land, a sea twice, a lone port and a port without water are refused', () => {
    expect(codes({ seas: [{ id: 'bay', name: 'Bay', at: '0,0' }] })).toContain('sea/no-water');
    expect(codes({ seas: [...map.seas!, { id: 'sound', name: 'Sound', at: '7,0' }] })).toEqual([
      'sea/one-water',
    ]);
    expect(codes({ seas: [] })).toEqual(['port/dry']);
    const [quay, ...others] = map.shipPorts!;
    expect(codes({ shipPorts: [{ ...quay, at: '5,3' }, ...others] })).toEqual(['port/unmarked']);
    expect(codes({ shipPorts: [{ ...quay, at: '8,3' }, ...others] })).toEqual(['port/repeated']);
    expect(codes({ shipPorts: [{ ...quay, beside: 'atlantis' }, ...others] })).toEqual(['port/unknown-city']);
    expect(codes({ shipPorts: others.slice(0, 1) })).toEqual(['crossing/stray-mark', 'sea/ports']);
    const rows = map.rows.map((row) => row.replaceAll('@', '~'));
    expect(codes({ rows, shipPorts: [quay] })).toEqual(['sea/ports']);
  });
});

describe('links between cities', () => {
  test('B-3: join cities without being segments', () => {
    expect(board.cityLinks).toEqual([
      {
        id: 'bridge',
        name: 'bridge',
        cities: [board.cityIndex('amber'), board.cityIndex('bay')],
        dormant: false,
      },
      {
        id: 'rope',
        name: 'rope',
        cities: [board.cityIndex('amber'), board.cityIndex('under')],
        dormant: true,
      },
    ]);
    expect(board.segment(at('A'), at('B'))).toBe(-1);
  });

  test('land beyond the water is cut off unless a link is open', () => {
    const dormant = map.cityLinks!.map((link) => ({ ...link, dormant: true }));
    expect(codes({ cityLinks: dormant })).toEqual(['board/cut-off', 'board/island']);
  });

  test('a link to an unknown city, or of a city with itself, is refused', () => {
    const [bridge] = map.cityLinks!;
    expect(codes({ cityLinks: [{ ...bridge, cities: ['amber', 'atlantis'] }] })).toEqual([
      'link/unknown-city',
    ]);
    expect(codes({ cityLinks: [{ ...bridge, cities: ['amber', 'amber'] }] })).toEqual(['link/one-city']);
  });
});

test('whatever stands in the tables of inset, seas, ports and links, a map is judged and never thrown at', () => {
  const odd = [
    '',
    'u',
    'u99,99',
    '99,99',
    '0,0',
    'u0,0',
    'u1,0',
    '8,0',
    '5,3',
    'amber',
    'nowhere',
    7,
    null,
    [],
    {},
  ];
  const tables = ['inset', 'seas', 'shipPorts', 'cityLinks'] as const;
  let judged = 0;
  /** Replaces every leaf of a value in turn, and every entry of a list by nothing. */
  function* damaged(value: unknown): Generator<unknown> {
    if (typeof value !== 'object' || value === null) {
      yield* odd;
      return;
    }
    for (const key of Object.keys(value)) {
      for (const part of damaged((value as Record<string, unknown>)[key])) {
        const copy = structuredClone(value) as Record<string, unknown>;
        copy[key] = part;
        yield copy;
      }
      if (Array.isArray(value)) yield value.filter((_, index) => String(index) !== key);
    }
  }
  for (const table of tables) {
    for (const part of damaged(map[table])) {
      const issues = validateBoard({ ...map, [table]: part }, deck);
      judged++;
      for (const { code, message } of issues)
        expect(`${code} ${message}`).not.toMatch(/undefined|NaN|\[object/);
    }
  }
  expect(judged).toBeGreaterThan(400);
});
