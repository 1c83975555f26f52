import { describe, expect, test } from 'vitest';
import { chinaDeck, chinaMap } from '../../../../maps/china-rails/index.js';
import { indiaDeck, indiaMap } from '../../../../maps/india-rails/index.js';
import { ironDeck, ironMap } from '../../../../maps/iron-dragon/index.js';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { type MilepostBoard, TERRAINS, WATERS } from '../../../../rulesets/milepost/board/board.js';
import { compileBoard } from '../../../../rulesets/milepost/board/compile-board.js';
import { defineBoard } from '../../../../rulesets/milepost/board/define-board.js';
import type { DeckData, MapData } from '../../../../rulesets/milepost/board/map-format.js';
import { crossingsAt } from '../../../../rulesets/milepost/board/ports.js';
import { isRailheadError } from '../../../../src/core/engine/index.js';
import { toyBoard } from '../toy-board.js';
import { toyLand, toyLandInput } from '../toy-land.js';

const files: Readonly<Record<string, readonly [MapData, DeckData]>> = {
  'china-rails': [chinaMap, chinaDeck],
  'india-rails': [indiaMap, indiaDeck],
  'iron-dragon': [ironMap, ironDeck],
};

const boards: [string, MilepostBoard][] = [
  ['toy land', toyLand().board],
  ['china', defineBoard(chinaMap, chinaDeck)],
];

/** All violations of a law over mileposts and directions, so that a test has one expectation. */
function violations(
  board: MilepostBoard,
  broken: (milepost: number, direction: number) => boolean,
): string[] {
  const found: string[] = [];
  for (let milepost = 0; milepost < board.size; milepost++) {
    for (let direction = 0; direction < 6; direction++) {
      if (broken(milepost, direction)) found.push(`${milepost}/${direction}`);
    }
  }
  return found;
}

describe.each(boards)('laws of the compiled board of %s', (_, board) => {
  const isLand = (milepost: number) => !['blank', 'sea'].includes(TERRAINS[board.terrain[milepost]]);

  test('being neighbours is mutual', () => {
    expect(
      violations(board, (milepost, direction) => {
        const next = board.neighbours[6 * milepost + direction];
        return next >= 0 && board.neighbours[6 * next + ((direction + 3) % 6)] !== milepost;
      }),
    ).toEqual([]);
  });

  test('neighbours are land, one spacing apart', () => {
    expect(
      violations(board, (milepost, direction) => {
        const next = board.neighbours[6 * milepost + direction];
        if (next < 0) return false;
        const length = Math.hypot(board.x[next] - board.x[milepost], board.y[next] - board.y[milepost]);
        return !isLand(milepost) || !isLand(next) || Math.abs(length - 1) > 1e-9;
      }),
    ).toEqual([]);
  });

  test('a segment is the same from both ends, and its ends are those', () => {
    expect(
      violations(board, (milepost, direction) => {
        const segment = board.segments[6 * milepost + direction];
        if (segment < 0) return false;
        const next = board.neighbours[6 * milepost + direction];
        const [first, second] = direction < 3 ? [milepost, next] : [next, milepost];
        return (
          board.segments[6 * next + ((direction + 3) % 6)] !== segment ||
          segment !== 3 * first + (direction % 3) ||
          board.ends[2 * segment] !== first ||
          board.ends[2 * segment + 1] !== second ||
          board.segment(milepost, next) !== segment ||
          board.segment(next, milepost) !== segment
        );
      }),
    ).toEqual([]);
  });

  test('the largest segment is one less than their count', () => {
    expect(board.segments.reduce((most, segment) => Math.max(most, segment), -1)).toBe(
      board.segmentCount - 1,
    );
  });

  test('M-OPEN-10: no track in red areas, rim edges included', () => {
    expect(
      violations(board, (milepost, direction) => {
        const next = board.neighbours[6 * milepost + direction];
        if (next < 0 || board.cityAt[milepost] < 0) return false;
        return board.cityAt[milepost] === board.cityAt[next] && board.segments[6 * milepost + direction] >= 0;
      }),
    ).toEqual([]);
  });

  test('mileposts are ascending, and exactly the land', () => {
    expect(board.mileposts).toEqual(Array.from({ length: board.size }, (_, m) => m).filter(isLand));
  });

  test('cities and ports are where the tables say', () => {
    board.cities.forEach((city, index) => {
      expect(city.mileposts.map((milepost) => board.cityAt[milepost])).toEqual(
        city.mileposts.map(() => index),
      );
      expect(board.cityIndex(city.id)).toBe(index);
    });
    for (const crossing of board.crossings)
      for (const port of crossing.ports) expect(crossingsAt(board, port)).toContain(crossing);
    expect(board.ports.map(({ milepost }) => board.portAt[milepost])).toEqual([...board.ports.keys()]);
  });

  test('a river crossing has a name, and only that', () => {
    const river = (1 << WATERS.indexOf('river')) | (1 << WATERS.indexOf('dry-river'));
    const named = [...board.rivers.keys()].sort((a, b) => a - b);
    const crossed = [...board.water.keys()].filter((segment) => board.water[segment] & river);
    expect(named).toEqual(crossed);
    expect([...board.rivers.values()].flat().every((id) => board.riverNames.has(id))).toBe(true);
  });
});

describe('compileBoard', () => {
  test('segment() answers −1 for anything that is no edge for track', () => {
    const { board, at } = toyLand();
    expect(board.segment(at('0,4'), at('1,4'))).toBeGreaterThanOrEqual(0);
    expect(board.segment(at('0,4'), at('2,4'))).toBe(-1);
    expect(board.segment(at('A'), at('2,1'))).toBe(-1);
    for (const nonsense of [-1, 0.5, Number.NaN, Infinity, 1e9, '3', null, undefined]) {
      expect(board.segment(nonsense as number, at('0,4'))).toBe(-1);
    }
  });

  test('blocked edges join neighbours that no track can join', () => {
    const { board, at } = toyBoard({ rows: ['. .', ' . .'], blocked: ['0,0 E'] });
    expect(board.neighbours[6 * at('0,0')]).toBe(at('1,0'));
    expect(board.segment(at('0,0'), at('1,0'))).toBe(-1);
    expect(board.distancesFrom(at('0,0'))[at('1,0')]).toBe(2);
  });

  test('a river through a red area is no segment, but remembered by name', () => {
    const { board, at } = toyBoard({
      rows: ['. a a .', ' a A a .', '. a a .'],
      rivers: { blue: ['1,0 E', '1,0 SW'] },
    });
    expect(board.redCrossings.map(({ from, to, river }) => [from, to, river])).toEqual([
      [at('1,0'), at('2,0'), 'blue'],
      [at('1,0'), at('0,1'), 'blue'],
    ]);
    expect(board.rivers.size).toBe(0);
  });

  test('one edge may carry several waters and rivers', () => {
    const { board, segment } = toyBoard({
      rows: ['. .', ' . .'],
      rivers: { blue: ['0,0 E'], white: ['0,0 E'] },
      waters: { mere: { kind: 'lake', edges: ['0,0 E'] } },
    });
    const edge = segment('0,0', '1,0');
    expect(board.rivers.get(edge)).toEqual(['blue', 'white']);
    expect(WATERS.filter((_, bit) => board.water[edge] & (1 << bit))).toEqual(['river', 'lake']);
  });

  test('the hash ignores the order of keys and sees every change', () => {
    const { map, deck, board } = toyLand();
    const turned = Object.fromEntries(Object.entries(map).reverse()) as unknown as MapData;
    expect(compileBoard(turned, deck).hash).toBe(board.hash);
    expect(compileBoard({ ...map, name: 'Other' }, deck).hash).not.toBe(board.hash);
    expect(compileBoard(map, { ...deck, cards: deck.cards.slice(1) }).hash).not.toBe(board.hash);
  });

  test.each([chinaRails, indiaRails, ironDragon])('the board of $title passes all checks', (title) => {
    const [map, deck] = files[title.id];
    expect(defineBoard(map, deck).hash).toBe(title.board().hash);
  });

  const broken: [string, Partial<MapData>, string][] = [
    ['an unknown key', { colour: 'red' } as never, 'unknown field colour'],
    ['an unknown mark', { rows: ['. ?'] }, 'map.rows.0'],
    [
      'a city off the board',
      { cities: [{ id: 'x', name: 'X', size: 'small', at: '99,0', supplies: [] }] },
      'leaves the board',
    ],
    ['a repeated id', { goods: [...toyLand().map.goods, ...toyLand().map.goods] }, 'is used twice'],
    ['an edge in the sea', { blocked: ['12,1 E'] }, 'does not join two mileposts'],
    ['a port without a crossing', { crossings: [] }, 'is no port'],
    ['an area off the board', { areas: [{ id: 'x', name: 'X', mileposts: ['90: 1'] }] }, 'leaves the board'],
  ];
  test.each(broken)('%s is refused with its place', (_, change, message) => {
    const { map, deck } = toyLand();
    let refusal: unknown;
    try {
      defineBoard({ ...map, ...change }, deck);
    } catch (error) {
      refusal = error;
    }
    expect(isRailheadError(refusal)).toBe(true);
    expect(String(refusal)).toContain(message);
  });

  test('a deck for another map, or with unknown names, is refused', () => {
    const { map, deck } = toyLand();
    expect(() => defineBoard(map, { ...deck, map: 'mars' })).toThrow('made for "mars"');
    expect(() => toyBoard({ ...toyLandInput, deck: ['aldon gold 3, dunn tea 4, esk oil 5'] })).toThrow(
      'unknown good "gold"',
    );
    expect(() => toyBoard({ ...toyLandInput, deck: ['paris tea 3, dunn tea 4, esk oil 5'] })).toThrow(
      'unknown city "paris"',
    );
  });
});

describe('distances', () => {
  test('M-OPEN-20: distances run over land and red areas, never by ferry or container', () => {
    const { board, at } = toyLand();
    const fromA = board.distancesFrom(at('A'));
    expect(fromA[at('A')]).toBe(0);
    expect(fromA[at('5,2')]).toBe(3);
    expect(fromA[at('T')]).toBe(255);
    // Stave and Ust lie at the two ends of the ferry; by land it is a long way round.
    expect(board.distancesFrom(at('S'))[at('U')]).toBeGreaterThan(10);
  });

  test('M-OPEN-20: terrain and rivers do not lengthen a way', () => {
    const { board, at } = toyBoard({ rows: ['. ^ # .'], rivers: { blue: ['1,0 E'] } });
    expect(board.distancesFrom(at('0,0'))[at('3,0')]).toBe(3);
  });

  test('distances are the same both ways, and remembered', () => {
    const { board } = toyLand();
    const [first] = board.mileposts;
    const there = board.distancesFrom(first);
    expect(board.distancesFrom(first)).toBe(there);
    expect(board.mileposts.map((milepost) => board.distancesFrom(milepost)[first])).toEqual(
      board.mileposts.map((milepost) => there[milepost]),
    );
  });

  test('a milepost that is none reaches nothing', () => {
    const { board } = toyLand();
    for (const nonsense of [-1, 0.5, Number.NaN, 1e9]) {
      expect(board.distancesFrom(nonsense).every((distance) => distance === 255)).toBe(true);
    }
  });

  test('a milepost beside the sea is the coast, and so are both ends of an inlet', () => {
    const { board, at } = toyBoard({
      rows: ['. . . . ~', ' . . . ~ ~', '. . . . _'],
      waters: { creek: { kind: 'inlet', edges: ['0,2 E'] } },
    });
    expect([at('3,0'), at('2,1'), at('3,2'), at('0,2'), at('1,2')].map((m) => board.coast[m])).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect([at('2,0'), at('1,1'), at('0,0')].map((m) => board.coast[m])).toEqual([1, 1, 2]);
  });

  test('without a sea there is no coast', () => {
    const { board } = toyBoard({ rows: ['. .', ' . .'] });
    expect([...board.coast]).toEqual([255, 255, 255, 255]);
  });
});
