// Small boards drawn as text, for rule tests. They go through the same `defineBoard` as real maps.
//
// Draw the lattice as it lies on paper: two characters a milepost, odd rows indented by one. Cell "c,r" is
// column c of row r, at text position 2c + (r odd ? 1 : 0).
//
//   toyBoard({
//     rows: [
//       '. . . ^ .',      row 0: cells 0,0 … 4,0
//       ' . A . : .',     row 1: A at 1,1
//       '. . # . 1',      row 2: port 1 at 4,2
//     ],
//     cities: { A: { id: 'alpha', size: 'small', supplies: ['tea'] } },
//     rivers: { blue: ['0,0 SE', '1,0 SW'] },
//     ...
//   })
//
// Marks: . clear  ^ mountain  # alpine  : desert  & forest  $ jungle  % salt marsh  ~ sea  _ or blank: nothing
// (all marks are in TERRAIN_MARKS). A capital letter is a city or the centre of a major city, the same letter
// small its outer mileposts; a digit is a port. Edges are "c,r E", "c,r SE" or "c,r SW".
// A second sheet (`inset`) is drawn the same way; a digit on both sheets is an entrance, "uc,r" a place on the inset.

import type { MilepostBoard, Water } from '../../../rulesets/milepost/board/board.js';
import { defineBoard } from '../../../rulesets/milepost/board/define-board.js';
import type { DeckData, MapData } from '../../../rulesets/milepost/board/map-format.js';
import { TERRAIN_MARKS } from '../../../rulesets/milepost/board/map-format.js';
import { formatCell, parseCell } from '../../../src/core/map/cell-text.js';
import { DIRECTIONS, directionBetween, type LatticeSize } from '../../../src/core/map/hex-geometry.js';

/** What a picture cannot show about a city; its key is the capital letter in the picture. */
export interface ToyCity {
  /** Defaults to the letter in lower case. */
  id?: string;
  /** Defaults to the id. */
  name?: string;
  /** Defaults to major where the picture has outer mileposts of the letter, else small. */
  size?: 'small' | 'medium' | 'major';
  supplies?: string[];
  rail?: boolean;
  country?: string;
  area?: string;
}

/** A picture and its tables. Places are letters and digits of the picture, or "c,r". */
export interface ToyBoardInput {
  id?: string;
  rows: string[];
  cities?: Record<string, ToyCity>;
  /** Edges by river id. */
  rivers?: Record<string, string[]>;
  /** Other waters by id. */
  waters?: Record<string, { kind: Water; edges: string[] }>;
  blocked?: string[];
  /** By id. Defaults: price 4, limit 2. */
  ferries?: Record<string, { ports: [string, string]; price?: number; limit?: number }>;
  /** By id. Defaults: price 8, limit 2, bought by building; a null limit means any number. */
  containers?: Record<
    string,
    { port: string; price?: number; limit?: number | null; boughtBy?: 'build' | 'purchase' }
  >;
  /** The second sheet. */
  inset?: string[];
  /** A sea point of each sea that ships sail, by id. */
  seas?: Record<string, string>;
  /** Ports of ships by id: a digit or an outer milepost of a major. */
  shipPorts?: Record<string, string | { at: string; beside: string }>;
  /** Ids of two cities by link id; a dormant one says so in third place. */
  cityLinks?: Record<string, [string, string] | [string, string, 'dormant']>;
  /** Runs "row: 0-3 5" by area id. */
  areas?: Record<string, string[]>;
  /** Chips by good id; goods that cities supply are added with three. */
  goods?: Record<string, number>;
  /** Cards such as "alpha tea 10, beta coal 5, gamma tea 7". */
  deck?: string[];
}

/** A compiled toy board, with names for its places. */
export interface ToyBoard {
  board: MilepostBoard;
  map: MapData;
  deck: DeckData;
  /** The milepost of a letter, a digit or "c,r"; throws for anything else. */
  at(place: string): number;
  /** The segment between two places; throws where the board has none. */
  segment(from: string, to: string): number;
  /** "c,r" of a milepost. */
  name(milepost: number): string;
}

/** Compiles a board from a picture. Throws what `defineBoard` throws. */
export function toyBoard(input: ToyBoardInput): ToyBoard {
  const [cells, below] = [input.rows, input.inset ?? []].map((rows) => rows.map(readRow));
  const extent = (sheet: string[][]) => ({
    columns: Math.max(...sheet.map((row) => row.length)),
    rows: sheet.length,
  });
  const size: LatticeSize = { ...extent(cells), ...(input.inset ? { inset: extent(below) } : {}) };
  const surface = size.columns * size.rows;
  const marked = (sheet: string[][]) => new Set(sheet.flat().filter((mark) => /[0-9]/.test(mark)));
  const entrances = [...marked(cells)].filter((digit) => marked(below).has(digit)).sort();
  const places = new Map<string, number>();
  const aliases = new Map<string, number>();
  const outer = new Map<string, number[]>();
  const drawn = (sheet: string[][], columns: number, offset: number) =>
    sheet.map((row, r) =>
      Array.from({ length: columns }, (_, c) => {
        const mark = row[c] ?? ' ';
        const cell = offset + r * columns + c;
        const centre = mark.toUpperCase();
        if (/[a-z]/.test(mark)) outer.set(centre, [...(outer.get(centre) ?? []), cell]);
        else if (offset > 0 && entrances.includes(mark)) aliases.set(mark, cell);
        else if (/[A-Z0-9]/.test(mark)) places.set(mark, cell);
        if (/[0-9]/.test(mark)) return entrances.includes(mark) ? '+' : '@';
        if (/[A-Za-z]/.test(mark)) return '*';
        if (!(mark in TERRAIN_MARKS)) throw new Error(`unknown mark "${mark}" in row ${r}`);
        return mark;
      }).join(''),
    );
  const rows = drawn(cells, size.columns, 0);
  const insetRows = drawn(below, size.inset?.columns ?? 0, surface);
  const name = (cell: number) => formatCell(size, cell);
  const at = (place: string) => {
    const cell = places.get(place) ?? parseCell(size, place);
    if (cell < 0) throw new Error(`no place "${place}" on the toy board`);
    return cell;
  };

  const cities = [...places.keys()]
    .filter((letter) => /[A-Z]/.test(letter))
    .sort()
    .map((letter) => {
      const city = input.cities?.[letter] ?? {};
      const rim = outer.get(letter) ?? [];
      const id = city.id ?? letter.toLowerCase();
      const directions = rim.map((cell) => DIRECTIONS[directionBetween(size, at(letter), cell)]);
      return {
        id,
        name: city.name ?? id,
        size: city.size ?? (rim.length > 0 ? ('major' as const) : ('small' as const)),
        at: name(at(letter)),
        ...(rim.length > 0 ? { outer: directions.join(' ') } : {}),
        supplies: city.supplies ?? [],
        ...(city.rail === undefined ? {} : { rail: city.rail }),
        ...(city.country === undefined ? {} : { country: city.country }),
        ...(city.area === undefined ? {} : { area: city.area }),
      };
    });
  const chips: Record<string, number> = { ...input.goods };
  for (const city of cities) for (const good of city.supplies) chips[good] ??= 3;

  const map: MapData = {
    format: 'railhead-map/1',
    kind: 'milepost',
    id: input.id ?? 'toy',
    name: input.id ?? 'Toy',
    credits: [],
    kilometres: null,
    rows,
    cities,
    goods: Object.entries(chips).map(([id, count]) => ({ id, name: id, chips: count })),
    waters: [
      ...Object.entries(input.rivers ?? {}).map(([id, edges]) => ({
        id,
        name: id,
        kind: 'river' as const,
        edges,
      })),
      ...Object.entries(input.waters ?? {}).map(([id, water]) => ({ id, name: id, ...water })),
    ],
    blocked: input.blocked ?? [],
    crossings: [
      ...Object.entries(input.ferries ?? {}).map(([id, ferry]) => ({
        id,
        name: id,
        kind: 'ferry' as const,
        price: ferry.price ?? 4,
        limit: ferry.limit ?? 2,
        boughtBy: 'build' as const,
        ports: ferry.ports.map((port) => name(at(port))),
      })),
      ...Object.entries(input.containers ?? {}).map(([id, link]) => ({
        id,
        name: id,
        kind: 'container' as const,
        price: link.price ?? 8,
        limit: link.limit === undefined ? 2 : link.limit,
        boughtBy: link.boughtBy ?? ('build' as const),
        ports: [name(at(link.port))],
      })),
    ],
    ...(input.inset && {
      inset: {
        id: 'below',
        name: 'Below',
        rows: insetRows,
        entrances: entrances.map((digit) => ({ surface: name(at(digit)), inset: name(aliases.get(digit)!) })),
      },
    }),
    ...(input.seas && {
      seas: Object.entries(input.seas).map(([id, place]) => ({ id, name: id, at: place })),
    }),
    ...(input.shipPorts && {
      shipPorts: Object.entries(input.shipPorts).map(([id, port]) =>
        typeof port === 'string'
          ? { id, name: id, at: name(at(port)) }
          : { id, name: id, at: name(at(port.at)), beside: port.beside },
      ),
    }),
    ...(input.cityLinks && {
      cityLinks: Object.entries(input.cityLinks).map(([id, [one, other, dormant]]) => ({
        id,
        name: id,
        cities: [one, other] as [string, string],
        ...(dormant ? { dormant: true } : {}),
      })),
    }),
    areas: Object.entries(input.areas ?? {}).map(([id, mileposts]) => ({ id, name: id, mileposts })),
  };
  const deck: DeckData = {
    format: 'railhead-deck/1',
    map: map.id,
    cards: (input.deck ?? []).map((card) => card.split(/, */)),
  };
  const board = defineBoard(map, deck);
  return {
    board,
    map,
    deck,
    at,
    name,
    segment(from, to) {
      const segment = board.segment(at(from), at(to));
      if (segment < 0) throw new Error(`no segment between ${from} and ${to}`);
      return segment;
    },
  };
}

function readRow(text: string, row: number): string[] {
  const marks: string[] = [];
  for (let i = 0; i < text.length; i++) {
    if (i % 2 !== row % 2) {
      if (text[i] !== ' ') throw new Error(`row ${row}: "${text[i]}" stands between two mileposts`);
    } else {
      marks.push(text[i] === '_' ? ' ' : text[i]);
    }
  }
  return marks;
}
