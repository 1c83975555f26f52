// Makes a map file of ours out of a board that somebody else wrote down, and tells in sentences what of it
// cannot be. The map leaves that out and has everything else.

import * as z from 'zod/mini';
import { issuesOf } from '../../../../src/core/engine/base/issues.js';
import { orNearest } from '../../../../src/core/engine/base/nearest-name.js';
import { InvalidInputError } from '../../../../src/core/engine/base/rejection.js';
import { formatCell, formatEdge, formatRuns } from '../../../../src/core/map/cell-text.js';
import { createFindings, type MapFinding, type Report } from '../../../../src/core/map/finding.js';
import { DIRECTIONS, directionBetween, neighbourCell } from '../../../../src/core/map/hex-geometry.js';
import type { Terrain } from '../board.js';
import { type DeckData, type MapData, TERRAIN_MARKS } from '../map-format.js';
import { idsFor, plainName } from './ids.js';
import { type BoardSource, type SourcePlace, sourceSchema } from './source.js';
import { latticeOf, nameOf, type SourceLattice } from './source-lattice.js';

/** What {@link importBoard} makes. */
export interface ImportedBoard {
  /** The map file. `validateBoard` says whether it can be played on. */
  readonly map: MapData;
  /** The deck file; its cards are those of the source. */
  readonly deck: DeckData;
  /** Entries that the map leaves out, and why. Paths lead into the source. */
  readonly findings: readonly MapFinding[];
  /** A milepost of the source as the map writes it, such as `12,7`; undefined if there is no such one. */
  cell(place: SourcePlace): string | undefined;
}

/**
 * Makes the files of a board from a table of mileposts: by column and row with either parity, or by
 * coordinates. Neighbours are given or derived. An edge that joins no neighbours, a place that the table does
 * not have, a good that nobody knows: each is left out and told by name and place.
 *
 * @param source - The board: see `BoardSource`.
 * @returns Map, deck, and findings in sentences.
 * @throws `InvalidInputError` where the source has another shape.
 * @see `validateBoard`, `makeDeck`
 * @example
 * const { map, findings } = importBoard({
 *   id: 'two-towns',
 *   name: 'Two Towns',
 *   rows: 'even-right',
 *   mileposts: [{ at: [0, 0] }, { at: [1, 0] }, { at: [0, 1], terrain: 'mountain' }, { at: [1, 1] }],
 *   cities: [
 *     { name: 'Aston', size: 'small', mileposts: [[0, 0]], supplies: ['Tea'] },
 *     { name: 'Bury', size: 'small', mileposts: [[1, 1]] },
 *   ],
 *   rivers: [{ name: 'Long', edges: [[[0, 0], [1, 1]], [[1, 0], [0, 1]]] }],
 * });
 * console.log(map.rows, map.waters[0]?.edges);
 * // [ '  ', '*.', '^*' ] [ '0,1 SE' ]
 * console.log(findings[0]?.message);
 * // Long: 1,0 and 0,1 are not neighbours
 */
export function importBoard(source: BoardSource | object): ImportedBoard {
  const read = z.safeParse(sourceSchema, source);
  if (!read.success) throw new InvalidInputError('board source', issuesOf(read.error, ['source']));
  const { findings, error } = createFindings();
  const lattice = latticeOf(read.data, error);
  const { map, deck } = filesOf(read.data, lattice, error);
  const cell = (place: SourcePlace) => {
    const found = lattice.cellOf(place);
    return found === undefined ? undefined : formatCell(lattice.size, found);
  };
  return { map, deck, findings, cell };
}

type Path = readonly (string | number)[];

function filesOf(source: BoardSource, lattice: SourceLattice, error: Report) {
  const { size } = lattice;
  const reader = readerOf(source, lattice, error);
  const goods = source.goods ?? goodsOf(source);
  const [cityIds, goodIds] = [idsFor(source.cities, 'city'), idsFor(goods, 'good')];
  const [cityId, goodId] = [idByName(source.cities, cityIds), idByName(goods, goodIds)];
  const known = (ids: ReadonlyMap<string, string>, what: string, name: string, path: Path) => {
    const id = ids.get(plainName(name) || name);
    if (id === undefined) {
      const hint = orNearest(name, [...ids.values()]);
      error(`import/unknown-${what}`, path, `there is no ${what} called ${name}${hint}`);
    }
    return id === undefined ? [] : [id];
  };
  const marks = new Map<number, Terrain>(lattice.terrain);
  const cities = source.cities.flatMap((city, index): MapData['cities'] => {
    const path = ['source', 'cities', index];
    const cells = city.mileposts.flatMap((place) => reader.cell(place, path, city.name));
    if (cells.length === 0) return [];
    const { centre, outer } = reader.around(cells, city.name, path);
    for (const cell of [centre, ...outer.keys()]) marks.set(cell, 'city');
    return [
      {
        id: cityIds[index],
        name: city.name,
        size: city.size,
        at: formatCell(size, centre),
        ...(city.size === 'major' && outer.size > 0 ? { outer: [...outer.values()].join(' ') } : {}),
        supplies: [...new Set(city.supplies)].flatMap((good) => known(goodId, 'good', good, path)),
      },
    ];
  });
  const ferryIds = idsFor(source.ferries ?? [], 'ferry');
  const crossings = (source.ferries ?? []).flatMap((ferry, index): MapData['crossings'] => {
    const ports = ferry.between.flatMap((place) =>
      reader.cell(place, ['source', 'ferries', index], ferry.name),
    );
    if (ports.length < 2) return [];
    for (const port of ports) if (marks.get(port) !== 'city') marks.set(port, 'port');
    const { name, price, limit = 2 } = ferry;
    const id = ferryIds[index];
    return [
      {
        id,
        name,
        kind: 'ferry',
        price,
        limit,
        boughtBy: 'build',
        ports: ports.map((port) => formatCell(size, port)),
      },
    ];
  });
  const edges = (table: 'rivers' | 'blocked', pairs: readonly Pair[], path: Path, name: string) =>
    reader.edges(pairs, ['source', table, ...path], name);
  const riverIds = idsFor(source.rivers ?? [], 'river');
  const waters = (source.rivers ?? []).map(({ name, kind = 'river', edges: pairs }, index) => {
    return {
      id: riverIds[index],
      name,
      kind,
      edges: edges('rivers', pairs, [index, 'edges'], name),
    };
  });
  const blocked = [...edges('blocked', source.blocked ?? [], [], 'blocked edges'), ...reader.apart()];
  const areaIds = idsFor(source.areas ?? [], 'area');
  const areas = (source.areas ?? []).map(({ name, mileposts }, index) => {
    const cells = mileposts.flatMap((place) => reader.cell(place, ['source', 'areas', index], name));
    return { id: areaIds[index], name, mileposts: formatRuns(size, [...new Set(cells)]) };
  });
  const deckCards = (source.cards ?? []).flatMap((card, index): DeckData['cards'] => {
    const path = ['source', 'cards', index];
    if (card.length !== 3)
      error('import/card', path, `card ${index + 1} has ${card.length} demands; a card has three`);
    const texts = card.flatMap(({ city, good, payout }) =>
      known(cityId, 'city', city, path).flatMap((to) =>
        known(goodId, 'good', good, path).map((load) => `${to} ${load} ${payout}`),
      ),
    );
    return texts.length === 3 ? [texts] : [];
  });
  const map: MapData = {
    format: 'railhead-map/1',
    kind: 'milepost',
    id: source.id,
    name: source.name,
    credits: source.credits ?? [],
    kilometres: source.kilometres ?? null,
    rows: rowsOf(lattice, marks, source.elsewhere ?? 'blank'),
    cities,
    goods: goods.map(({ name, chips }, index) => ({ id: goodIds[index], name, chips })),
    waters,
    blocked: [...new Set(blocked)],
    crossings,
    areas,
  };
  return { map, deck: { format: 'railhead-deck/1', map: source.id, cards: deckCards } satisfies DeckData };
}

const goodsOf = ({ cities }: BoardSource) =>
  [...new Set(cities.flatMap(({ supplies = [] }) => supplies))].map((name) => ({ name, chips: 3 }));

const idByName = (entries: readonly { readonly name: string }[], ids: readonly string[]) =>
  new Map(entries.map(({ name }, index) => [plainName(name) || name, ids[index]]));

type Pair = readonly [SourcePlace, SourcePlace];

// Finds places and edges of a source, and tells of those that are not there.
function readerOf(source: BoardSource, { size, terrain, cellOf }: SourceLattice, error: Report) {
  const cityAt = new Map(
    source.cities.flatMap(({ name, mileposts }) => mileposts.map((place) => [cellOf(place), name] as const)),
  );
  const called = (place: SourcePlace) => {
    const city = cityAt.get(cellOf(place));
    return city === undefined ? nameOf(place) : `${city} (${nameOf(place)})`;
  };
  const touch = (one: number, other: number) => directionBetween(size, one, other) >= 0;
  const cell = (place: SourcePlace, path: Path, name: string) => {
    const found = cellOf(place);
    if (found === undefined)
      error('import/no-milepost', path, `${name}: there is no milepost ${nameOf(place)}`);
    return found === undefined ? [] : [found];
  };
  // Some tables have columns and rows exchanged in places.
  const isExchanged = (one: number, other: SourcePlace) => {
    const turned = typeof other === 'string' ? undefined : cellOf([other[1], other[0]]);
    return turned !== undefined && touch(one, turned);
  };
  const edges = (pairs: readonly Pair[], path: Path, name: string): string[] => {
    const found = pairs.flatMap(([one, other], index) => {
      const at = [...path, index];
      const [from] = cell(one, at, name);
      if (from === undefined) return [];
      const hint = isExchanged(from, other) ? '; are column and row exchanged?' : '';
      const to = cellOf(other);
      if (to === undefined)
        error('import/no-milepost', at, `${name}: there is no milepost ${nameOf(other)}${hint}`);
      else if (!touch(from, to))
        error(
          'import/not-neighbours',
          at,
          `${name}: ${called(one)} and ${called(other)} are not neighbours${hint}`,
        );
      else return [formatEdge(size, from, to)];
      return [];
    });
    return [...new Set(found)];
  };
  return {
    cell,
    edges,
    /** The middle of a city, and the directions to its other mileposts. */
    around(cells: readonly number[], name: string, path: Path) {
      const touches = (one: number) => cells.every((other) => other === one || touch(one, other));
      const centre = cells.find(touches) ?? cells[0];
      const outer = new Map<number, string>();
      for (const one of cells) {
        if (one === centre) continue;
        if (touch(centre, one)) outer.set(one, DIRECTIONS[directionBetween(size, centre, one)]);
        else error('import/city-apart', path, `${name}: ${formatCell(size, one)} is not beside its middle`);
      }
      return { centre, outer };
    },
    /** Edges of the lattice whose ends are not neighbours by the source's own list. */
    apart(): string[] {
      if (source.neighbours === undefined) return [];
      const given = new Set(edges(source.neighbours, ['source', 'neighbours'], 'neighbours'));
      return [...terrain.keys()].flatMap((from) =>
        [0, 1, 2].flatMap((direction) => {
          const to = neighbourCell(size, from, direction);
          const edge = terrain.has(to) ? formatEdge(size, from, to) : null;
          return edge === null || given.has(edge) ? [] : [edge];
        }),
      );
    },
  };
}

function rowsOf({ size }: SourceLattice, marks: ReadonlyMap<number, Terrain>, elsewhere: Terrain): string[] {
  const markOf = new Map(Object.entries(TERRAIN_MARKS).map(([mark, terrain]) => [terrain, mark]));
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (_, column) =>
      markOf.get(marks.get(row * size.columns + column) ?? elsewhere),
    ).join(''),
  );
}
