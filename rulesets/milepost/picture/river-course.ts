// The line a river is drawn along, found from the edges it crosses. It passes through a point of each edge,
// and between edges through the triangle that both belong to. The drawn line shows exactly what is charged.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import { type Milepost, type MilepostBoard, TERRAINS } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { cellsBetween } from './layout.js';

/** A point in spacings. */
export type Point = readonly [x: number, y: number];

interface Gate {
  readonly at: Point;
  /** Keys of the triangles on either side. */
  readonly sides: readonly [number, number];
  readonly centres: readonly [Point, Point];
  readonly from: Milepost;
  readonly to: Milepost;
}

/** The stretches of a river by its id, each a chain of points from one end to the other. */
export const riverCourses = (board: MilepostBoard, river: string): readonly (readonly Point[])[] =>
  coursesOf(board).get(river) ?? [];

// A stretch that two rivers share is drawn once, as part of the longer. A river that ends in a triangle that
// another runs through ends on its course.
const coursesOf = onceABoard((board) => {
  const edges = new Map<string, (readonly [Milepost, Milepost])[]>();
  board.rivers.forEach((names, segment) => {
    for (const river of names) addTo(edges, river, [board.ends[2 * segment], board.ends[2 * segment + 1]]);
  });
  for (const { river, from, to } of board.redCrossings) if (river !== null) addTo(edges, river, [from, to]);
  const longestFirst = [...edges].sort((one, other) => other[1].length - one[1].length);
  const drawn = new Set<number>();
  const passed = new Map<number, Point[]>();
  const courses = new Map<string, readonly (readonly Point[])[]>();
  for (const [river, all] of longestFirst) {
    const own = all
      .filter(([from, to]) => !drawn.has(from * board.size + to))
      .map(([from, to]) => gateOf(board, from, to));
    courses.set(river, coursesOfGates(board, own, passed));
    for (const [from, to] of all) drawn.add(from * board.size + to);
    for (const { sides, at } of own) for (const side of sides) addTo(passed, side, at);
  }
  return courses;
});

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const there = lists.get(key);
  if (there === undefined) lists.set(key, [value]);
  else there.push(value);
}

/** Lines that pass through a point of each of some edges, from triangle to triangle. */
export function coursesThrough(
  board: MilepostBoard,
  edges: readonly (readonly [Milepost, Milepost])[],
): Point[][] {
  return coursesOfGates(
    board,
    edges.map(([from, to]) => gateOf(board, from, to)),
    new Map(),
  );
}

// A line that ends in a triangle where `joints` has points ends between those.
function coursesOfGates(
  board: MilepostBoard,
  gates: readonly Gate[],
  joints: ReadonlyMap<number, readonly Point[]>,
): Point[][] {
  const bySide = new Map<number, Gate[]>();
  for (const gate of gates) for (const side of gate.sides) addTo(bySide, side, gate);
  const used = new Set<Gate>();
  const courses: Point[][] = [];
  // Open ends first, so that a chain is walked from end to end; then rings, if there are any.
  const starts = [
    ...gates.filter((gate) => gate.sides.some((side) => bySide.get(side)!.length === 1)),
    ...gates,
  ];
  for (const start of starts) {
    if (used.has(start)) continue;
    const open = start.sides.findIndex((side) => bySide.get(side)!.length === 1);
    let leaving = open === 1 ? 0 : 1;
    const points: Point[] = [...ending(board, start, 1 - leaving, joints).reverse(), start.at];
    used.add(start);
    let gate: Gate = start;
    for (;;) {
      const side = gate.sides[leaving];
      const next = bySide.get(side)!.find((other) => !used.has(other));
      if (!next) {
        points.push(...ending(board, gate, leaving, joints));
        break;
      }
      used.add(next);
      points.push(next.at);
      leaving = next.sides[0] === side ? 1 : 0;
      gate = next;
    }
    courses.push(points);
  }
  return courses;
}

/** A course ends on another, in the middle of its last triangle, or at sea if that is at its corner. */
function ending(
  board: MilepostBoard,
  gate: Gate,
  side: number,
  joints: ReadonlyMap<number, readonly Point[]>,
): Point[] {
  const met = joints.get(gate.sides[side]);
  if (met !== undefined) return [middleOf(met)];
  const centre = gate.centres[side];
  const middle = middleOf([
    [board.x[gate.from], board.y[gate.from]],
    [board.x[gate.to], board.y[gate.to]],
  ]);
  const corner: Point = [middle[0] + 3 * (centre[0] - middle[0]), middle[1] + 3 * (centre[1] - middle[1])];
  const row = Math.round(corner[1] / ROW_HEIGHT);
  const column = Math.round(corner[0] - (row % 2) / 2);
  const inside = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  const isSea = inside && TERRAINS[board.terrain[row * board.columns + column]] === 'sea';
  return isSea ? [centre, middleOf([centre, corner])] : [centre];
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

// More twentieths of a spacing than any board is high.
const SHEET = 1e6;

function gateOf(board: MilepostBoard, one: Milepost, other: Milepost): Gate {
  const [from, to] = cellsBetween(board, one, other);
  const [ax, ay, bx, by] = [board.x[from], board.y[from], board.x[to], board.y[to]];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [bx - ax, by - ay];
  // A little to and fro along the edge, the same on every machine, keeps rivers from looking ruled.
  const sway = (((from * 7 + to * 13) % 11) / 10 - 0.5) * 0.3;
  const third = Math.sqrt(3) / 6;
  const centres: [Point, Point] = [
    [mx - dy * third, my + dx * third],
    [mx + dy * third, my - dx * third],
  ];
  const key = ([x, y]: Point) => Math.round(x * 20) * SHEET + Math.round(y * 20);
  return {
    at: [mx + dx * sway, my + dy * sway],
    centres,
    sides: [key(centres[0]), key(centres[1])],
    from,
    to,
  };
}

/** A smooth path (Catmull–Rom, as cubic curves) through points. */
export function smoothPath(points: readonly Point[], round: (value: number) => string): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))];
  const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  let path = `M${text(points[0])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const two: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${text(one)} ${text(two)} ${text(p2)}`;
  }
  return path;
}
