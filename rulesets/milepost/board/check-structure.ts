// Whether a map and its deck hang together: every id known, every place on the board, nothing used twice.
// Only what compiling relies on; whether the board can be played well is validate-board.ts.

import { formatCell, parseCell, parseEdge, parseRun } from '../../../src/core/map/cell-text.js';
import { createFindings, type MapFinding, type Report } from '../../../src/core/map/finding.js';
import type { LatticeSize } from '../../../src/core/map/hex-geometry.js';
import { TERRAINS } from './board.js';
import { checkInset } from './check-inset.js';
import { checkSeas } from './check-seas.js';
import { cityCells, isLand, latticeSize, terrainCodes } from './lattice.js';
import { DEMAND_PATTERN, type DeckData, type MapData } from './map-format.js';

/** Lists all structural errors of a map and a deck that fit their schemas; empty if they compile. */
export function checkStructure(map: MapData, deck: DeckData): MapFinding[] {
  const { findings, error: report } = createFindings();
  const size = latticeSize(map);
  const terrain = terrainCodes(map);
  for (const table of [
    ...(['cities', 'goods', 'waters', 'crossings', 'areas'] as const),
    ...(['seas', 'shipPorts', 'cityLinks'] as const),
  ]) {
    reportRepeatedIds(map[table] ?? [], table, report);
  }
  checkCities(map, size, terrain, report);
  checkEdges(map, size, terrain, report);
  checkCrossings(map, size, terrain, report);
  checkInset(map, size, terrain, report);
  checkSeas(map, size, terrain, report);
  checkCityLinks(map, report);
  map.areas.forEach((area, index) => {
    for (const run of area.mileposts) {
      if (!parseRun(size, run))
        report('area/off-board', ['map', 'areas', index], `"${run}" leaves the board`);
    }
  });
  checkDeck(map, deck, report);
  return findings;
}

function reportRepeatedIds(table: readonly { id: string }[], name: string, report: Report): void {
  const seen = new Set<string>();
  table.forEach(({ id }, index) => {
    if (seen.has(id)) report('map/repeated-id', ['map', name, index], `the id "${id}" is used twice`);
    seen.add(id);
  });
}

function checkCities(map: MapData, size: LatticeSize, terrain: Uint8Array, report: Report): void {
  const goods = new Set(map.goods.map((good) => good.id));
  const owner = new Map<number, string>();
  map.cities.forEach((city, index) => {
    const path = ['map', 'cities', index];
    for (const good of city.supplies) {
      if (!goods.has(good))
        report('city/unknown-good', path, `${city.id} supplies the unknown good "${good}"`);
    }
    if (new Set(city.supplies).size !== city.supplies.length) {
      report('city/repeated-good', path, `${city.id} lists a good twice`);
    }
    if (city.outer !== undefined && city.size !== 'major') {
      report('city/outer', path, `${city.id} is not a major city and cannot have outer mileposts`);
    }
    const directions = city.outer?.split(' ') ?? [];
    if (new Set(directions).size !== directions.length) {
      report('city/outer', path, `${city.id} names an outer milepost twice`);
    }
    for (const cell of cityCells(size, city)) {
      if (cell < 0) {
        report('city/off-board', path, `${city.id} leaves the board`);
      } else if (TERRAINS[terrain[cell]] !== 'city') {
        report('city/unmarked', path, `${city.id}: ${formatCell(size, cell)} is not marked "*" in the rows`);
      } else if (owner.has(cell) && owner.get(cell) !== city.id) {
        report('city/overlap', path, `${city.id} and ${owner.get(cell)} share ${formatCell(size, cell)}`);
      } else {
        owner.set(cell, city.id);
      }
    }
  });
  terrain.forEach((code, cell) => {
    if (TERRAINS[code] === 'city' && !owner.has(cell)) {
      report(
        'city/stray-mark',
        ['map', 'rows'],
        `${formatCell(size, cell)} is marked "*" but belongs to no city`,
      );
    }
  });
}

function checkEdges(map: MapData, size: LatticeSize, terrain: Uint8Array, report: Report): void {
  const tables = [
    ...map.waters.map((water, index) => ({ path: ['map', 'waters', index], edges: water.edges })),
    { path: ['map', 'blocked'], edges: map.blocked },
  ];
  for (const { path, edges } of tables) {
    const seen = new Set<string>();
    for (const text of edges) {
      if (!isEdgeOnLand(size, terrain, text))
        report('edge/no-land', path, `"${text}" does not join two mileposts`);
      if (seen.has(text)) report('edge/repeated', path, `"${text}" is listed twice`);
      seen.add(text);
    }
  }
}

/** True if the text names an edge between two mileposts. */
export function isEdgeOnLand(size: LatticeSize, terrain: Uint8Array, text: string): boolean {
  const edge = parseEdge(size, text);
  return edge !== null && isLand(TERRAINS[terrain[edge.from]]) && isLand(TERRAINS[terrain[edge.to]]);
}

function checkCrossings(map: MapData, size: LatticeSize, terrain: Uint8Array, report: Report): void {
  const ports = new Set((map.shipPorts ?? []).map(({ at }) => parseCell(size, at)));
  map.crossings.forEach((crossing, index) => {
    const path = ['map', 'crossings', index];
    const wanted = crossing.kind === 'ferry' ? 2 : 1;
    if (crossing.ports.length !== wanted) {
      report('crossing/ports', path, `a ${crossing.kind} has ${wanted} port${wanted > 1 ? 's' : ''}`);
    }
    const cells = crossing.ports.map((text) => parseCell(size, text));
    if (cells.length === 2 && cells[0] === cells[1]) {
      report('crossing/ports', path, `the ports of ${crossing.id} are one place`);
    }
    for (const cell of cells) {
      if (cell < 0 || !isLand(TERRAINS[terrain[cell]])) {
        report('crossing/no-land', path, `a port of ${crossing.id} is no milepost`);
      } else {
        ports.add(cell);
      }
    }
  });
  terrain.forEach((code, cell) => {
    if (TERRAINS[code] === 'port' && !ports.has(cell)) {
      report(
        'crossing/stray-mark',
        ['map', 'rows'],
        `${formatCell(size, cell)} is marked "@" but is no port`,
      );
    }
  });
}

function checkCityLinks(map: MapData, report: Report): void {
  const cities = new Set(map.cities.map((city) => city.id));
  map.cityLinks?.forEach(({ id, cities: pair }, index) => {
    const path = ['map', 'cityLinks', index];
    for (const city of pair) {
      if (!cities.has(city)) report('link/unknown-city', path, `${id} names the unknown city "${city}"`);
    }
    if (pair[0] === pair[1]) report('link/one-city', path, `${id} links ${pair[0]} with itself`);
  });
}

function checkDeck(map: MapData, deck: DeckData, report: Report): void {
  if (deck.map !== map.id) report('deck/other-map', ['deck', 'map'], `the deck is made for "${deck.map}"`);
  const cities = new Set(map.cities.map((city) => city.id));
  const goods = new Set(map.goods.map((good) => good.id));
  deck.cards.forEach((card, index) => {
    for (const text of card) {
      const [, city, good] = DEMAND_PATTERN.exec(text) ?? [];
      const path = ['deck', 'cards', index];
      if (!cities.has(city)) report('deck/unknown-city', path, `card ${index + 1}: unknown city "${city}"`);
      if (!goods.has(good)) report('deck/unknown-good', path, `card ${index + 1}: unknown good "${good}"`);
    }
  });
}
