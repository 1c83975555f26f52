// Builds map.json and scenery.json of maps/twentieth-century-limited from geodata; the deck is build-deck.ts:
//   npx tsx maps/tools/twentieth-century-limited/build-board.ts FOLDER

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinRowsByNode, layOut } from '../lay-out.js';
import type { Point } from '../plane.js';
import { clippedRing, isInside, readFeatures, ringArea, simplified } from '../shapes.js';
import { type Geography, readGeography, SPACING } from './geography.js';
import { placeNodes } from './place-nodes.js';
import { CITIES, LAND, REGIONS } from './tables.js';

const TARGET = join(fileURLToPath(new URL('.', import.meta.url)), '../../twentieth-century-limited');
// Room around the outermost nodes in the picture, in spacings.
const MARGIN = 1;

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: build-board.ts FOLDER (the geodata of the United States)');
const land = readGeography(folder);
const { nodes, lines } = placeNodes(land);
const xs = nodes.map(({ at }) => at[0]);
const ys = nodes.map(({ at }) => at[1]);
const corner: Point = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
const size: Point = [Math.max(...xs) - corner[0] + MARGIN, Math.max(...ys) - corner[1] + MARGIN];
const kilometres = ([x, y]: Point) =>
  [Math.round((x - corner[0]) * SPACING), Math.round((y - corner[1]) * SPACING)] as const;

const nodeOf = (city: number) => nodes.findIndex((node) => node.city === city);
const map = {
  format: 'railhead-map/1',
  kind: 'twentieth-century-limited',
  id: 'united-states',
  name: 'The United States',
  credits: ['Made with Natural Earth (public domain).', 'Lattice, cities and cards by the railhead project.'],
  regions: REGIONS.map(({ id, name }) => ({ id, name })),
  cities: CITIES.map(({ id, name, era }, city) => ({
    id,
    name,
    node: nodeOf(city),
    region: REGIONS[era - 1].id,
  })),
  nodes: nodes.map(({ at }) => kilometres(at)),
  lines: lines.map(({ ends, bend }) => (bend === null ? ends : [...ends, ...kilometres(bend)])),
};
const text = layOut(map, ['regions', 'cities', 'nodes', 'lines']);
writeFileSync(join(TARGET, 'map.json'), joinRowsByNode(text));
writeFileSync(
  join(TARGET, 'scenery.json'),
  layOut(sceneryOf(land), ['land', 'country', 'lakes', 'borders', 'rivers']),
);

function sceneryOf(geography: Geography) {
  const frame = [corner[0], corner[1], corner[0] + size[0], corner[1] + size[1]] as const;
  const flat = (points: readonly Point[]) => points.flatMap(kilometres);
  const areas = (rings: readonly (readonly Point[])[], smallest: number, tolerance: number) =>
    rings
      .map((ring) => clippedRing(ring, frame))
      .filter((ring) => ring.length > 3 && ringArea(ring) > smallest)
      .map((ring) => flat(simplified([...ring, ring[0]], tolerance).slice(0, -1)));
  const outer = (features: readonly { polygons: readonly { rings: readonly (readonly Point[])[] }[] }[]) =>
    features.flatMap(({ polygons }) => polygons.flatMap(({ rings }) => rings));
  const lake = (point: Point) => geography.lakes.some((polygon) => isInside(polygon, point));
  const rivers = readFeatures(join(folder, 'rivers.geojson'), geography.project)
    .filter(({ properties }) => LAND.greatRivers.includes(String(properties.river)))
    .flatMap(({ lines: parts }) => parts)
    .map((part) => part.filter(([x, y]) => x > frame[0] && y > frame[1] && x < frame[2] && y < frame[3]))
    .filter((part) => part.length > 1 && !lake(part[0]));
  return {
    width: Math.round(size[0] * SPACING),
    height: Math.round(size[1] * SPACING),
    land: areas(outer(geography.land), 0.02, 0.02),
    country: areas(outer(geography.countries), 0.02, 0.02),
    lakes: areas(
      geography.lakes.map(({ rings }) => rings[0]),
      0.02,
      0.02,
    ),
    borders: stateBorders(geography).map((line) => flat(simplified(line, 0.02))),
    rivers: rivers.map((part) => flat(simplified(part, 0.03))),
  };
}

// Edges that two states share, joined to lines; the coast is drawn with the land.
function stateBorders({ states }: Geography): Point[][] {
  const key = ([x, y]: Point) => `${x.toFixed(4)},${y.toFixed(4)}`;
  const owners = new Map<string, number>();
  const edgeKey = (a: Point, b: Point) => [key(a), key(b)].sort().join(' ');
  const rings = states.flatMap(({ polygons }) => polygons.flatMap((polygon) => polygon.rings));
  for (const ring of rings) {
    for (let place = 1; place < ring.length; place++) {
      const name = edgeKey(ring[place - 1], ring[place]);
      owners.set(name, (owners.get(name) ?? 0) + 1);
    }
  }
  const borders: Point[][] = [];
  const drawn = new Set<string>();
  for (const ring of rings) {
    let line: Point[] = [];
    for (let place = 1; place < ring.length; place++) {
      const name = edgeKey(ring[place - 1], ring[place]);
      if (owners.get(name) === 2 && !drawn.has(name)) {
        drawn.add(name);
        if (line.length === 0) line.push(ring[place - 1]);
        line.push(ring[place]);
      } else if (line.length > 0) {
        borders.push(line);
        line = [];
      }
    }
    if (line.length > 0) borders.push(line);
  }
  return borders;
}
