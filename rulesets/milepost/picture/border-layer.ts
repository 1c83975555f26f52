// Borders as a cartographer draws them: a soft band under a broken line. Between countries of a drawn map
// they run along hexagon sides, rounded off. Those of the world come with the outline. Zones that events shut
// are hatched.

import { element, group, px } from '../../../src/core/map/svg.js';
import { type Milepost, type MilepostBoard, WATERS } from '../board/board.js';
import { trackDistances } from '../board/distances.js';
import type { Sheet } from './picture.js';
import { BEYOND, reachOf, STEP } from './relief.js';
import { coursesThrough, type Point, smoothPath } from './river-course.js';
import { THEME, UNIT } from './theme.js';

/** Lines between neighbouring mileposts of different countries, but not across the sea. */
export function borderLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  const d = coursesThrough(board, partedBy(board, options.countries ?? []))
    .map((course) =>
      smoothPath(
        rounded(course).map(([x, y]) => sheet.at(x, y)),
        px,
      ),
    )
    .join('');
  const national = (options.outline?.borders ?? []).map((line) => linePathOf(sheet, line)).join('');
  const clip = options.outline ? { 'clip-path': 'url(#home)' } : {};
  return group(clip, [d === '' ? '' : countryBorderSign(d), national === '' ? '' : borderSign(national)]);
}

// Neighbouring mileposts of different countries.
function partedBy(
  board: MilepostBoard,
  countries: readonly string[],
): readonly (readonly [Milepost, Milepost])[] {
  if (countries.length === 0) return [];
  const home = new Map<Milepost, number>();
  for (const [index, id] of countries.entries())
    for (const milepost of board.areas.get(id) ?? []) home.set(milepost, index);
  const inlet = 1 << WATERS.indexOf('inlet');
  const parted: [Milepost, Milepost][] = [];
  for (let segment = 0; segment < board.segmentCount; segment++) {
    const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    if (from < 0 || board.water[segment] & inlet) continue;
    const [here, there] = [home.get(from), home.get(to)];
    if (here !== undefined && there !== undefined && here !== there) parted.push([from, to]);
  }
  return parted;
}

function linePathOf(sheet: Sheet, line: readonly number[]): string {
  let d = '';
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = sheet.at(line[i] / 100, line[i + 1] / 100);
    d += `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`;
  }
  return d;
}

// Each point moved towards its neighbours, three times over; the ends stay.
function rounded(course: readonly Point[]): readonly Point[] {
  let points = course;
  for (let round = 0; round < 3; round++)
    points = points.map((at, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (before === undefined || after === undefined) return at;
      return [(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4];
    });
  return points;
}

/** The border of a country of a drawn map. */
export const countryBorderSign = (d: string): string =>
  broken(d, 'country-border', THEME.border, '11 4 2.5 4');

/** The border of a country of the world. */
export const borderSign = (d: string): string => broken(d, 'border', THEME.nation, '12 4 2 4 2 4');

function broken(d: string, sign: string, stroke: string, dashes: string): string {
  const line = { d, fill: 'none', stroke, 'stroke-linecap': 'butt', 'stroke-linejoin': 'round' };
  return group({ 'data-sign': sign }, [
    element('path', { ...line, 'stroke-width': 9, 'stroke-opacity': 0.22 }),
    element('path', { ...line, 'stroke-width': 1.9, 'stroke-dasharray': dashes }),
  ]);
}

/** Zones of the options, hatched: the ground keeps its colour, and the signs on it are read as elsewhere. */
export function zoneLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  const [x, y] = sheet.at(-BEYOND, -BEYOND);
  const scale = { step: STEP * UNIT, origin: [x, y], least: 0 } as const;
  return group(
    {},
    (options.zones ?? []).map(({ areas, within }, index) => {
      const distance = trackDistances(
        board,
        areas.flatMap((id) => [...(board.areas.get(id) ?? [])]),
      );
      const cells = board.mileposts.filter((milepost) => distance[milepost] <= within);
      return zoneSign(reachOf(board, cells, scale), index);
    }),
  );
}

/** The hatches of zones, by their number: every other one leans the other way. */
export const hatches = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const d = index % 2 === 0 ? 'M-1 9L9 -1M-1 1L1 -1M7 9L9 7' : 'M-1 -1L9 9M-1 7L1 9M7 -1L9 1';
    const box = { id: `hatch-${index}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' };
    const line = { d, stroke: THEME.zone, 'stroke-width': 0.9, 'stroke-opacity': '.55' };
    return element('pattern', box, element('path', line));
  });

/** The reach of a zone, hatched, with a fine rim. */
export function zoneSign(d: string, index: number): string {
  return element('path', {
    d,
    'data-sign': `zone-${index}`,
    fill: `url(#hatch-${index})`,
    stroke: THEME.zone,
    'stroke-width': 1.1,
    'stroke-opacity': '.7',
    'stroke-dasharray': '1.5 2.5',
  });
}
