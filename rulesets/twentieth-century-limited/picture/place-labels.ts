// Where the names of cities go: around each dot the place that covers least of other names, dots and lines.

import { LETTER, textWidth } from '../../../src/core/map/svg.js';
import type { Board, City } from '../board/board.js';
import { SCALE } from './paper.js';

/** A name with the point it is set at. */
export interface Label {
  readonly city: City;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Height of a name in pixels. */
export const LABEL_SIZE = 15;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const OFFSET = 10;
// Side, shift along the line, baseline: right, left, above, below, and the four corners.
const PLACES = [
  { anchor: 'start', dx: OFFSET, dy: 5 },
  { anchor: 'end', dx: -OFFSET, dy: 5 },
  { anchor: 'middle', dx: 0, dy: -11 },
  { anchor: 'middle', dx: 0, dy: 21 },
  { anchor: 'start', dx: 6, dy: -8 },
  { anchor: 'end', dx: -6, dy: -8 },
  { anchor: 'start', dx: 6, dy: 18 },
  { anchor: 'end', dx: -6, dy: 18 },
] as const;

/** Labels for all cities, those with the least room first. */
export function placeLabels(board: Board): readonly Label[] {
  const dots = board.cities.map((city) => pixel(board, city.node));
  const placed: Box[] = [];
  const crowding = (city: City) => {
    const [x, y] = pixel(board, city.node);
    return dots.reduce((sum, [dx, dy]) => sum + 1 / (400 + (dx - x) ** 2 + (dy - y) ** 2), 0);
  };
  const order = [...board.cities].sort((a, b) => crowding(b) - crowding(a));
  return order.map((city) => {
    const best = PLACES.map((place) => {
      const label = labelAt(board, city, place);
      const box = boxOf(label);
      return { label, box, cost: costOf(board, box, { placed, dots }) };
    }).reduce((least, next) => (next.cost < least.cost ? next : least));
    placed.push(best.box);
    return best.label;
  });
}

function pixel({ positions }: Board, node: number): readonly [number, number] {
  return [positions[node][0] * SCALE, positions[node][1] * SCALE];
}

function labelAt(board: Board, city: City, { anchor, dx, dy }: (typeof PLACES)[number]): Label {
  const [x, y] = pixel(board, city.node);
  return { city, x: x + dx, y: y + dy, anchor };
}

function boxOf({ city, x, y, anchor }: Label): Box {
  const width = textWidth(city.name, LABEL_SIZE, LETTER.wide);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_SIZE * 0.8, bottom: y + LABEL_SIZE * 0.2 };
}

function costOf(
  board: Board,
  box: Box,
  {
    placed,
    dots,
  }: { readonly placed: readonly Box[]; readonly dots: readonly (readonly [number, number])[] },
): number {
  let cost = 0;
  // A name that leaves the map is cut off there.
  const { scenery } = board;
  if (box.left < 4 || (scenery !== null && box.right > scenery.width * SCALE - 4)) cost += 5_000;
  for (const other of placed) {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left) + 4;
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) + 2;
    if (width > 0 && height > 0) cost += 1_000 + width * height;
  }
  for (const [x, y] of dots) if (isIn(box, x, y, 7)) cost += 600;
  const { graph } = board;
  for (let line = 0; line < graph.edgeCount; line++) {
    const [ax, ay] = pixel(board, graph.ends[2 * line]);
    const [bx, by] = pixel(board, graph.ends[2 * line + 1]);
    for (let sample = 1; sample < 12; sample++) {
      const t = sample / 12;
      if (isIn(box, ax + (bx - ax) * t, ay + (by - ay) * t, 0)) cost += 6;
    }
  }
  return cost;
}

function isIn({ left, right, top, bottom }: Box, x: number, y: number, room: number): boolean {
  return x > left - room && x < right + room && y > top - room && y < bottom + room;
}
