// Where the names of cities go: around each dot the place that covers least of other names, dots and lines.

import { LETTER, textWidth } from '../../../src/core/map/svg.js';
import type { Board, City, Line } from '../board/board.js';
import type { Scenery } from '../board/map-format.js';
import { SCALE } from './paper.js';
import { sceneryOf } from './scenery.js';

/** A city's name, its anchor point in pixels, and what it lies on. */
export interface Label {
  readonly city: City;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The rectangle that it takes. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The lines that run through it. */
  readonly lines: readonly Line[];
}

/** Height of a name in pixels. */
export const LABEL_SIZE = 15;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const OFFSET = 13;
// Side, shift along the line, baseline: right, left, above, below, and the corners.
const PLACES = [
  ...[5, -2, 12].map((dy) => ({ anchor: 'start', dx: OFFSET, dy }) as const),
  ...[5, -2, 12].map((dy) => ({ anchor: 'end', dx: -OFFSET, dy }) as const),
  { anchor: 'middle', dx: 0, dy: -14 },
  { anchor: 'middle', dx: 0, dy: 25 },
  { anchor: 'start', dx: 7, dy: -11 },
  { anchor: 'end', dx: -7, dy: -11 },
  { anchor: 'start', dx: 7, dy: 22 },
  { anchor: 'end', dx: -7, dy: 22 },
] as const;

/** A name as it is kept: the index of its city, which place around it, and the lines that run through it. */
export type LabelPlace = readonly [city: number, place: number, ...lines: Line[]];

/** Names with their places, as they are drawn. */
export function labelsAt(board: Board, places: readonly LabelPlace[]): readonly Label[] {
  return places.map(([city, place, ...lines]) => {
    const label = labelAt(board, board.cities[city], PLACES[place]);
    const { left, top, right, bottom } = boxOf(label);
    return { ...label, box: { x: left, y: top, width: right - left, height: bottom - top }, lines };
  });
}

function labelAt(board: Board, city: City, { anchor, dx, dy }: (typeof PLACES)[number]) {
  const [x, y] = pixel(board, city.node);
  return { city, x: x + dx, y: y + dy, anchor };
}

/** A place for the name of each city, those with the least room first. */
export function placeLabels(board: Board): readonly LabelPlace[] {
  const scenery = sceneryOf(board);
  const dots = board.cities.map((city) => pixel(board, city.node));
  const linesIn = linesByPlace(board);
  const placed: Box[] = [];
  const crowding = (city: City) => {
    const [x, y] = pixel(board, city.node);
    return dots.reduce((sum, [dx, dy]) => sum + 1 / (400 + (dx - x) ** 2 + (dy - y) ** 2), 0);
  };
  const order = board.cities
    .map((city, index) => ({ city, index, crowded: crowding(city) }))
    .sort((a, b) => b.crowded - a.crowded);
  return order.map(({ city, index }): LabelPlace => {
    const best = PLACES.map((where, place) => {
      const box = boxOf(labelAt(board, city, where));
      const lines = linesIn(box);
      return { place, box, lines, cost: costOf(scenery, box, { placed, dots }) + lines.length * ON_LINE };
    }).reduce((least, next) => (next.cost < least.cost ? next : least));
    placed.push(best.box);
    return [index, best.place, ...best.lines];
  });
}

const ON_LINE = 30;

function pixel({ positions }: Board, node: number): readonly [number, number] {
  return [positions[node][0] * SCALE, positions[node][1] * SCALE];
}

function boxOf({ city, x, y, anchor }: Pick<Label, 'city' | 'x' | 'y' | 'anchor'>): Box {
  const width = textWidth(city.name, LABEL_SIZE, LETTER.wide);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_SIZE * 0.8, bottom: y + LABEL_SIZE * 0.2 };
}

// Points along every line, as close as half a letter, in cells of paper: which lines run through a box.
const CELL = 40;
const BETWEEN = 6;

function linesByPlace(board: Board): (box: Box) => readonly Line[] {
  const { graph, bends } = board;
  const cells = new Map<number, { x: number; y: number; line: Line }[]>();
  const key = (x: number, y: number) => Math.floor(y / CELL) * 1_000 + Math.floor(x / CELL);
  for (let line = 0; line < graph.edgeCount; line++) {
    const [ax, ay] = pixel(board, graph.ends[2 * line]);
    const [bx, by] = pixel(board, graph.ends[2 * line + 1]);
    const bend = bends.get(line);
    // As it is drawn: straight, or through its bend in the middle.
    const [mx, my] = bend === undefined ? [(ax + bx) / 2, (ay + by) / 2] : [bend[0] * SCALE, bend[1] * SCALE];
    const [cx, cy] = [2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2];
    const steps = Math.ceil((Math.hypot(mx - ax, my - ay) + Math.hypot(bx - mx, by - my)) / BETWEEN);
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx;
      const y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by;
      const there = cells.get(key(x, y));
      if (there === undefined) cells.set(key(x, y), [{ x, y, line }]);
      else there.push({ x, y, line });
    }
  }
  return (box) => {
    const found = new Set<Line>();
    for (let y = box.top - CELL; y < box.bottom + CELL; y += CELL)
      for (let x = box.left - CELL; x < box.right + CELL; x += CELL)
        for (const at of cells.get(key(x, y)) ?? []) if (isIn(box, at.x, at.y, 2)) found.add(at.line);
    return [...found];
  };
}

function costOf(
  scenery: Scenery | null,
  box: Box,
  {
    placed,
    dots,
  }: { readonly placed: readonly Box[]; readonly dots: readonly (readonly [number, number])[] },
): number {
  let cost = 0;
  // A name that leaves the map is cut off there.
  if (box.left < 4 || (scenery !== null && box.right > scenery.width * SCALE - 4)) cost += 5_000;
  for (const other of placed) {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left) + 4;
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) + 2;
    if (width > 0 && height > 0) cost += 1_000 + width * height;
  }
  for (const dot of dots) if (isIn(box, dot[0], dot[1], 9)) cost += 600;
  return cost;
}

function isIn(box: Box, x: number, y: number, room: number): boolean {
  return x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
}
