// Boards of others as map files of ours: lattices of either parity and of coordinates, and what is told of errors.

import { describe, expect, test } from 'vitest';
import { indiaDeck, indiaMap } from '../../../../maps/india-rails/index.js';
import { type MilepostBoard, TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { columnAndRow, milepostAt } from '../../../../rulesets/milepost/board/column-and-row.js';
import { defineBoard } from '../../../../rulesets/milepost/board/define-board.js';
import { importBoard } from '../../../../rulesets/milepost/board/import/import-board.js';
import type { BoardSource } from '../../../../rulesets/milepost/board/import/source.js';

const india = defineBoard(indiaMap, indiaDeck);

// India as others would write it down: each milepost has two numbers, by which all other tables name it.
function written(
  rows: BoardSource['rows'],
  numbers: (column: number, row: number) => [number, number],
): BoardSource {
  const { mileposts, terrain, cities, crossings, water, ends, rivers, riverNames } = india;
  const place = (milepost: number) => {
    const { column, row } = columnAndRow(india, milepost);
    return numbers(column, row);
  };
  const ground = (milepost: number) => TERRAINS[terrain[milepost]];
  const goodName = (id: string) => india.goods[india.goodIndex(id)].name;
  const neighbours = mileposts.flatMap((from) =>
    [0, 1, 2].flatMap((direction) => {
      const to = india.neighbours[6 * from + direction];
      const isClosed = to < 0 || (india.segments[6 * from + direction] < 0 && !isRed(from, to));
      return isClosed ? [] : [[place(from), place(to)] as [[number, number], [number, number]]];
    }),
  );
  return {
    id: 'india-again',
    name: 'India again',
    rows,
    mileposts: mileposts.map((milepost) => ({
      at: place(milepost),
      terrain: ['city', 'port'].includes(ground(milepost)) ? 'clear' : (ground(milepost) as never),
    })),
    neighbours,
    cities: cities.map(({ id, name, size, mileposts: own, supplies }) => ({
      id,
      name,
      size,
      // Where several touch all the others, the first is the middle.
      mileposts: (own.length === 7 ? own.toReversed() : own).map(place),
      supplies: supplies.map(goodName),
    })),
    goods: india.goods.map(({ id, name, chips }) => ({ id, name, chips })),
    ferries: crossings.map(({ name, price, limit, ports }) => ({
      name,
      price,
      limit: limit as number,
      between: [place(ports[0]), place(ports[1])],
    })),
    rivers: [...riverNames].map(([id, name]) => ({
      id,
      name,
      edges: [...rivers].flatMap(([segment, ids]) =>
        ids.includes(id) && water[segment] > 0
          ? [[place(ends[2 * segment]), place(ends[2 * segment + 1])] as [[number, number], [number, number]]]
          : [],
      ),
    })),
    cards: india.demandCards.map(({ demands }) =>
      demands.map(({ city, good, payout }) => ({
        city: cities[india.cityIndex(city)].name,
        good: goodName(good),
        payout,
      })),
    ),
  };
}

const isRed = (from: number, to: number) =>
  india.cityAt[from] >= 0 && india.cityAt[from] === india.cityAt[to];

// What the rules read of a board, by column and row, whatever blank rows and columns stand around it.
function shapeOf(board: MilepostBoard) {
  const first = board.mileposts.map((milepost) => columnAndRow(board, milepost));
  const [left, top] = [
    Math.min(...first.map(({ column }) => column)),
    Math.min(...first.map(({ row }) => row)),
  ];
  const name = (milepost: number) => {
    const { column, row } = columnAndRow(board, milepost);
    return `${column - left},${row - top}`;
  };
  return {
    ground: board.mileposts.map((milepost) => `${name(milepost)} ${TERRAINS[board.terrain[milepost]]}`),
    segments: Array.from({ length: board.segmentCount }, (_, segment) => segment)
      .filter((segment) => board.ends[2 * segment] >= 0)
      .map((segment) => {
        const names = (board.rivers.get(segment) ?? []).join();
        return `${name(board.ends[2 * segment])} ${name(board.ends[2 * segment + 1])} ${names}`;
      }),
    cities: board.cities.map(({ id, size, mileposts, supplies }) => [
      id,
      size,
      name(mileposts[0]),
      mileposts.map(name).sort(),
      supplies,
    ]),
    crossings: board.crossings.map(({ price, limit, ports }) => [price, limit, ports.map(name)]),
    cards: board.demandCards,
  };
}

const pair = (one: [number, number], other: [number, number]): [[number, number], [number, number]] => [
  one,
  other,
];
const FOUR = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as [number, number][];
const small = (more: Partial<BoardSource> = {}) =>
  importBoard({
    id: 'small',
    name: 'Small',
    rows: 'odd-right',
    mileposts: FOUR.map((at) => ({ at })),
    cities: [],
    ...more,
  });
const told = (more: Partial<BoardSource>) =>
  small(more).findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);

describe('a real board, written down in another way', () => {
  const expected = shapeOf(india);
  test.each([
    ['odd rows to the right, counted from 1000', 'odd-right', (c: number, r: number) => [c + 7, r + 1000]],
    ['even rows to the right', 'even-right', (c: number, r: number) => [c, r + 1]],
    [
      'coordinates of a drawing, with a hand that shakes',
      'coordinates',
      (c: number, r: number) => [
        120.5 + 22 * (c + (r % 2) / 2) + 2 * Math.sin(c * r),
        80 + 19 * r + 2 * Math.cos(c + r),
      ],
    ],
  ] as const)('%s', (_, rows, numbers) => {
    const source = written(rows, numbers as (column: number, row: number) => [number, number]);
    const { map, deck, findings, cell } = importBoard(source);
    expect(findings).toEqual([]);
    const board = defineBoard(map, deck);
    expect(shapeOf(board)).toEqual(expected);
    const [{ at }] = source.mileposts;
    expect(cell(at)).toBe(
      `${columnAndRow(board, board.mileposts[0]).column},${columnAndRow(board, board.mileposts[0]).row}`,
    );
  });
});

describe('what cannot be is left out and told', () => {
  test('an edge between no neighbours, by name and place; columns and rows that are exchanged', () => {
    const wide = Array.from({ length: 5 }, (_, column): [number, number] => [column, 0]);
    const source = {
      mileposts: [...wide, [0, 1] as [number, number], [1, 1] as [number, number]].map((at) => ({ at })),
      cities: [{ name: 'Aston', size: 'small' as const, mileposts: [[4, 0]] as [number, number][] }],
      rivers: [
        {
          name: 'Long',
          edges: [pair([0, 0], [1, 0]), pair([0, 0], [4, 0]), pair([4, 0], [0, 3]), pair([9, 9], [0, 0])],
        },
      ],
    };
    expect(told(source)).toEqual([
      'import/not-neighbours source.rivers.0.edges.1: Long: 0,0 and Aston (4,0) are not neighbours',
      'import/no-milepost source.rivers.0.edges.2: Long: there is no milepost 0,3; are column and row exchanged?',
      'import/no-milepost source.rivers.0.edges.3: Long: there is no milepost 9,9',
    ]);
    expect(small(source).map.waters).toEqual([{ id: 'long', name: 'Long', kind: 'river', edges: ['0,0 E'] }]);
  });

  test('mileposts that share a place or an id, or have none on the lattice', () => {
    const mileposts = [
      { id: 'a', at: [0, 0] as [number, number] },
      { id: 'b', at: [0, 0] as [number, number] },
      { id: 'a', at: [1, 0] as [number, number] },
      { at: [0.5, 1] as [number, number] },
    ];
    expect(told({ mileposts })).toEqual([
      'import/one-place source.mileposts.1: b lies on another milepost',
      'import/repeated-id source.mileposts.2: 1,0 has the id a of another',
      'import/no-lattice source.mileposts.3: 0.5,1 is not a column and a row in whole numbers',
    ]);
  });

  test('a point far off the lattice of a drawing', () => {
    const points = [...Array(30).keys()].map((n) => [
      (n % 6) * 10 + (Math.floor(n / 6) % 2) * 5,
      Math.floor(n / 6) * 9,
    ]);
    points[8][1] += 4;
    const mileposts = points.map(([x, y]) => ({ at: [x, y] as [number, number] }));
    expect(told({ rows: 'coordinates', mileposts })).toEqual([
      'import/no-lattice source.mileposts.8: 25,13 lies off the lattice',
    ]);
  });

  test('the names of cities and goods are found without accents, and wrong ones with a hint', () => {
    const cities = [
      {
        name: 'Zürich',
        size: 'small' as const,
        mileposts: [[0, 0]] as [number, number][],
        supplies: ['Käse'],
      },
      { name: 'Łódź', size: 'small' as const, mileposts: [[1, 1]] as [number, number][] },
    ];
    const card = ['Zurich', 'Lodz', 'Lotz'].map((city) => ({ city, good: 'Kase', payout: 9 }));
    expect(told({ cities, cards: [card, card.slice(0, 2)] })).toEqual([
      'import/unknown-city source.cards.0: there is no city called Lotz; did you mean lodz?',
      'import/card source.cards.1: card 2 has 2 demands; a card has three',
    ]);
    expect(small({ cities }).map.cities.map(({ id, supplies }) => [id, supplies])).toEqual([
      ['zurich', ['kase']],
      ['lodz', []],
    ]);
  });

  test('a city in pieces, and a ferry from nowhere', () => {
    const cities = [
      {
        name: 'Big',
        size: 'major' as const,
        mileposts: [
          [0, 0],
          [1, 0],
          [2, 1],
        ] as [number, number][],
      },
    ];
    const ferries = [
      { name: 'Sund', price: 4, between: pair([0, 1], [1, 1]) },
      { name: 'Belt', price: 4, between: pair([0, 1], [5, 5]) },
    ];
    const mileposts = [...FOUR, [2, 1] as [number, number]].map((at) => ({ at }));
    expect(told({ mileposts, cities, ferries })).toEqual([
      'import/city-apart source.cities.0: Big: 2,1 is not beside its middle',
      'import/no-milepost source.ferries.1: Belt: there is no milepost 5,5',
    ]);
    const { map } = small({ mileposts, cities, ferries });
    expect(map.rows).toEqual(['** ', '@@.']);
    expect(map.crossings.map(({ ports }) => ports)).toEqual([['0,1', '1,1']]);
  });

  test('two entries of one name have two ids', () => {
    const rivers = [1, 2].map(() => ({ name: 'Oder', edges: [] }));
    expect(small({ rivers }).map.waters.map(({ id }) => id)).toEqual(['oder', 'oder-2']);
  });

  test.each([
    [{ rows: 'upwards' }, 'source.rows: expected one of odd-right, even-right, coordinates'],
    [{ towns: [] }, 'unknown field towns'],
    [{ mileposts: [] }, 'source.mileposts: expected at least 1'],
  ])('%j is refused', (wrong, message) => {
    expect(() => small(wrong as never)).toThrow(message);
  });
});

describe('numbers of mileposts', () => {
  const two = { columns: 5, rows: 4, inset: { columns: 3, rows: 2 } };

  test('column and row lead to the number and back, on both sheets', () => {
    for (let milepost = 0; milepost < 26; milepost++)
      expect(milepostAt(two, columnAndRow(two, milepost))).toBe(milepost);
    expect(columnAndRow(two, 7)).toEqual({ column: 2, row: 1 });
    expect(columnAndRow(two, 24)).toEqual({ column: 1, row: 1, inset: true });
  });

  test('beyond the rim there is none', () => {
    for (const place of [
      { column: 5, row: 0 },
      { column: 0, row: -1 },
      { column: 0.5, row: 0 },
    ])
      expect(milepostAt(two, place)).toBe(-1);
    expect(milepostAt({ columns: 5, rows: 4 }, { column: 0, row: 0, inset: true })).toBe(-1);
    for (const milepost of [-1, 26, 1.5])
      expect(() => columnAndRow(two, milepost)).toThrow(`no milepost ${milepost}`);
  });
});
