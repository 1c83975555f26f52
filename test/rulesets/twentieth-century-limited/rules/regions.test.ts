// Regions on the picture: areas with borders of their own, tints and numerals that everybody can tell apart, and names that hide no line.

import { expect, test } from 'vitest';
import { unitedStatesPlaces } from '../../../../maps/twentieth-century-limited/places';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited';
import { REGION_COLOURS, SCALE, SEA } from '../../../../rulesets/twentieth-century-limited/picture/paper';
import { labelsAt, placeLabels } from '../../../../rulesets/twentieth-century-limited/picture/place-labels';
import { findPlaces, placesOf } from '../../../../rulesets/twentieth-century-limited/picture/places';
import { numeralPlaces, regionAreas } from '../../../../rulesets/twentieth-century-limited/picture/regions';
import { picture } from '../../../../rulesets/twentieth-century-limited/picture/title-picture';
import { SEAT_COLOURS } from '../../../../src/core/title/picture';
import { difference, leastDifference } from '../../../core/title/colour-vision';

const board = twentiethCenturyLimited.board();
const areas = regionAreas(board);
const { graph, positions, cities, regions } = board;
type Point = readonly [number, number];

// Whether a ray to the right leaves an odd number of rings.
const isInside = ([x, y]: Point, rings: readonly (readonly Point[])[]) =>
  rings
    .flatMap((ring) => ring.map((from, n) => [from, ring[(n + 1) % ring.length]] as const))
    .filter(([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    .length %
    2 ===
  1;

test('every city lies in the area of its region and in no other', () => {
  for (const { name, node, region } of cities) {
    const inside = regions.filter((_, place) => isInside(positions[node], areas.rings[place]));
    expect(
      inside.map(({ id }) => id),
      name,
    ).toEqual([region]);
  }
});

test('the places kept beside the map are those that are found for it today, and only for it', () => {
  expect(unitedStatesPlaces, 'npx tsx maps/tools/find-places.ts twentieth-century-limited').toEqual(
    findPlaces(board),
  );
  const other = { ...board, hash: 'another' };
  expect(placesOf(board)).toBe(unitedStatesPlaces);
  expect(picture.still(other)).toEqual(picture.still(board));
  expect(
    placesOf({ ...other, positions: board.positions.map(([x, y]) => [x + 90, y] as const) }),
  ).not.toEqual(placesOf(other));
});

test('every region has its numeral on the map, within its area, and in the legend', () => {
  const { ground, furniture } = picture.still(board);
  for (const [place, at] of numeralPlaces(board, areas).entries()) {
    expect(isInside(at, areas.rings[place])).toBe(true);
    expect(ground).toContain(`data-region="${place + 1}"`);
    for (const layer of [ground, furniture]) expect(layer).toContain(`>${place + 1}</text>`);
  }
});

test('tints of neighbouring regions are far apart for everybody, and none looks like water or a seat', () => {
  const met = new Set<string>();
  for (let line = 0; line < graph.edgeCount; line++) {
    const [one, other] = [areas.regionOf[graph.ends[2 * line]], areas.regionOf[graph.ends[2 * line + 1]]];
    if (one !== other) met.add([one, other].sort().join(' '));
  }
  expect(met.size).toBeGreaterThan(10);
  for (const pair of met) {
    const [one, other] = pair.split(' ').map(Number);
    expect(leastDifference(REGION_COLOURS[one], REGION_COLOURS[other]), pair).toBeGreaterThan(14);
  }
  for (const tint of REGION_COLOURS) {
    expect(difference(tint, SEA), tint).toBeGreaterThan(10);
    for (const seat of SEAT_COLOURS)
      expect(leastDifference(tint, seat), `${tint} ${seat}`).toBeGreaterThan(14);
  }
});

test('no line is hidden by a name: each that runs through one is drawn once more above it', () => {
  const { signs } = picture.still(board);
  const above = signs.search(/ clip-path="url\(#[\w-]*names\)"/);
  for (const { name } of cities) expect(signs.indexOf(`>${name}</text>`), name).toBeLessThan(above);
  const straight = Array.from({ length: graph.edgeCount }, (_, line) => line).filter(
    (line) => !board.bends.has(line),
  );
  const courses = straight.map((line) => {
    const [from, to] = [0, 1].map((end) => positions[graph.ends[2 * line + end]].map((km) => km * SCALE));
    return {
      line,
      points: Array.from({ length: 41 }, (_, n) =>
        [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * n) / 40),
      ),
    };
  });
  const hidden: string[] = [];
  let crossed = 0;
  for (const { city, box, lines } of labelsAt(board, placeLabels(board))) {
    const isIn = (point: readonly number[]) =>
      point[0] > box.x &&
      point[0] < box.x + box.width &&
      point[1] > box.y + 1 &&
      point[1] < box.y + box.height - 1;
    const seen = new Set(lines);
    for (const { line, points } of courses) {
      if (!points.some(isIn)) continue;
      crossed++;
      if (!seen.has(line)) hidden.push(`${city.name} hides line ${line}`);
    }
  }
  expect(crossed).toBeGreaterThan(50);
  expect(hidden).toEqual([]);
});
