// Compiles a map and a deck into the board that every rule reads: typed arrays by milepost and segment, made
// once. It does not check its input: files from outside pass define-board.ts first.

import { once } from '../../../src/core/engine/base/memo.js';
import { parseCell, parseRun } from '../../../src/core/map/cell-text.js';
import { contentHash } from '../../../src/core/map/content-hash.js';
import {
  cellCentre,
  cellCount,
  type LatticeSize,
  neighbourCell,
} from '../../../src/core/map/hex-geometry.js';
import {
  type City,
  type Crossing,
  type DemandCard,
  type Milepost,
  type MilepostBoard,
  TERRAINS,
  WATERS,
} from './board.js';
import { compileEdges, compileWaters } from './compile-edges.js';
import { compileInset } from './compile-inset.js';
import { compileSeas } from './compile-seas.js';
import { distanceTable, surfaceDistances, trackDistances } from './distances.js';
import { cityCells, entranceAliases, isLand, latticeSize, terrainCodes } from './lattice.js';
import { DEMAND_PATTERN, type DeckData, type MapData } from './map-format.js';
import { compilePorts } from './ports.js';

/** Compiles a sound map and its deck into a board. Equal content gives an equal hash in any layout. */
export function compileBoard(map: MapData, deck: DeckData): MilepostBoard {
  const lattice = latticeSize(map);
  const size = cellCount(lattice);
  const drawn = terrainCodes(map);
  const aliases = entranceAliases(map, lattice);
  // An entrance's cell on the inset is not a milepost.
  const terrain = drawn.map((code, cell) => (aliases.has(cell) ? TERRAINS.indexOf('blank') : code));
  const mileposts: Milepost[] = [];
  for (let cell = 0; cell < size; cell++) if (isLand(TERRAINS[terrain[cell]])) mileposts.push(cell);

  const cities = map.cities.map(
    (city): City => ({
      id: city.id,
      name: city.name,
      size: city.size,
      mileposts: cityCells(lattice, city),
      supplies: city.supplies,
      rail: city.rail ?? true,
      country: city.country ?? null,
      area: city.area ?? null,
    }),
  );
  const cityAt = new Int16Array(size).fill(-1);
  cities.forEach((city, index) => {
    for (const milepost of city.mileposts) cityAt[milepost] = index;
  });

  const { neighbours, segments, segmentCount, ends } = compileEdges(
    map,
    lattice,
    drawn,
    cities,
    cityAt,
    aliases,
  );
  const waters = compileWaters(map, lattice, ends, segmentCount, cityAt);
  const crossings = map.crossings.map(
    (crossing): Crossing => ({
      ...crossing,
      ports: crossing.ports.map((text) => parseCell(lattice, text)),
    }),
  );
  const areas = new Map(
    map.areas.map((area) => {
      const cells = area.mileposts.flatMap((run) => parseRun(lattice, run)!);
      return [area.id, new Set(cells.filter((cell) => isLand(TERRAINS[terrain[cell]])))] as const;
    }),
  );

  const x = new Float64Array(size);
  const y = new Float64Array(size);
  for (let cell = 0; cell < size; cell++) {
    const centre = cellCentre(lattice, cell);
    x[cell] = centre.x;
    y[cell] = centre.y;
  }

  const walkable = { size, neighbours, segments, cityAt };
  const indexOf = (table: readonly { id: string }[]) => {
    const index = new Map(table.map((entry, position) => [entry.id, position]));
    return (id: string) => index.get(id) ?? -1;
  };
  const cityIndex = indexOf(cities);
  // Two events of two titles ask for it.
  const coast = once(() =>
    trackDistances(walkable, seaside(lattice, terrain, mileposts, ends, waters.water)),
  );
  return {
    id: map.id,
    name: map.name,
    hash: contentHash({ map, deck }),
    kind: 'milepost',
    columns: lattice.columns,
    rows: lattice.rows,
    size,
    ...compileInset(map, lattice, terrain, aliases),
    segmentCount,
    mileposts,
    terrain,
    neighbours,
    segments,
    ends,
    water: waters.water,
    rivers: waters.rivers,
    redCrossings: waters.redCrossings,
    cities,
    cityAt,
    majors: cities.flatMap((city, index) => (city.size === 'major' ? [index] : [])),
    goods: map.goods.map(({ special = false, ...good }) => ({ ...good, special })),
    crossings,
    ...compilePorts(crossings, size),
    ...compileSeas(map, lattice, terrain, cityIndex),
    cityLinks: (map.cityLinks ?? []).map(({ id, name, cities: [one, other], dormant = false }) => ({
      id,
      name,
      cities: [cityIndex(one), cityIndex(other)],
      dormant,
    })),
    areas,
    riverNames: waters.names,
    get coast() {
      return coast();
    },
    demandCards: deck.cards.map(demandCard),
    x,
    y,
    cityIndex,
    goodIndex: indexOf(map.goods),
    crossingIndex: indexOf(crossings),
    segment(from, to) {
      if (!Number.isInteger(from) || from < 0 || from >= size) return -1;
      for (let arc = 6 * from; arc < 6 * from + 6; arc++) if (neighbours[arc] === to) return segments[arc];
      return -1;
    },
    distancesFrom: distanceTable(size, (sources) => trackDistances(walkable, sources)),
    surfaceDistancesFrom: distanceTable(size, (sources) => surfaceDistances(lattice, terrain, sources)),
  };
}

/** M-EVENT-6: mileposts nearest the sea are those beside a sea cell or at the end of an inlet's crossing. */
function seaside(
  lattice: LatticeSize,
  terrain: Uint8Array,
  mileposts: readonly Milepost[],
  ends: Int32Array,
  water: Uint8Array,
): Milepost[] {
  const shore = new Set<Milepost>();
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourCell(lattice, milepost, direction);
      if (next >= 0 && TERRAINS[terrain[next]] === 'sea') shore.add(milepost);
    }
  }
  const inlet = 1 << WATERS.indexOf('inlet');
  water.forEach((bits, segment) => {
    if (bits & inlet) shore.add(ends[2 * segment]).add(ends[2 * segment + 1]);
  });
  return [...shore];
}

function demandCard(texts: readonly string[], index: number): DemandCard {
  return {
    number: index + 1,
    demands: texts.map((text) => {
      const [, city, good, payout] = DEMAND_PATTERN.exec(text)!;
      return { city, good, payout: Number(payout) };
    }),
  };
}
