// The sea as a cartographer draws it. Each water of sea hexes has one shore that winds a little inside the
// hexes' sides, with a strip of beach between. Along the map's edge the water runs out straight.

import { element, pointText, px } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { SEA } from '../board/ground.js';
import type { Hex } from '../board/layout.js';
import { corners, SPACING } from './layout-on-paper.js';
import { COAST_INK, SEA_BLUE, SHALLOWS } from './palette.js';

type Point = readonly [number, number];

/** A side of a sea hex beyond which there is no sea: land, or the map's edge. */
interface Bank {
  readonly from: Point;
  readonly to: Point;
  /** Into the water, one pixel long. */
  readonly inward: Point;
  readonly isLand: boolean;
}

/** All waters of the board: the deep, lighter bands along the shore, and the shore itself. */
export function drawSea(board: HexBoard): string {
  const waters = banksOf(board).map(shore).join('');
  if (waters === '') return '';
  const band = (width: number, colour: string) =>
    element('path', {
      d: waters,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'clip-path': 'url(#sea)',
    });
  return [
    element('clipPath', { id: 'sea' }, element('path', { d: waters })),
    element('path', { d: waters, fill: SEA_BLUE }),
    ...SHALLOWS.map(([width, colour]) => band(width, colour)),
    element('path', {
      d: waters,
      fill: 'none',
      stroke: COAST_INK,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
  ].join('\n');
}

// The banks of every water, one after another round it.
function banksOf(board: HexBoard): Bank[][] {
  const byStart = new Map<string, Bank>();
  for (let hex = 0; hex < board.hexCount; hex++) {
    if (board.terrain[hex] !== SEA) continue;
    for (let direction = 0; direction < 6; direction++) {
      const other = board.neighbours[6 * hex + direction];
      if (other >= 0 && board.terrain[other] === SEA) continue;
      const bank = bankOf(board, hex, direction, other >= 0);
      byStart.set(pointText(bank.from), bank);
    }
  }
  const rings: Bank[][] = [];
  while (byStart.size > 0) {
    const ring: Bank[] = [];
    let [next] = byStart.values() as Iterable<Bank | undefined>;
    while (next !== undefined) {
      byStart.delete(pointText(next.from));
      ring.push(next);
      next = byStart.get(pointText(next.to));
    }
    rings.push(ring);
  }
  return rings;
}

function bankOf({ x, y }: HexBoard, hex: Hex, direction: number, isLand: boolean): Bank {
  const at = ([dx, dy]: Point): Point => [x[hex] * SPACING + dx, y[hex] * SPACING + dy];
  const [from, to] = [corners()[direction], corners()[(direction + 1) % 6]];
  const angle = (direction * Math.PI) / 3;
  return { from: at(from), to: at(to), inward: [-Math.cos(angle), -Math.sin(angle)], isLand };
}

// How far the shore keeps inside the sides of hexes, and how far it winds.
const STRIP = 10;
const WINDING = 4;
/** Where between its corners a shore has points. */
const SHARES = [0.28, 0.5, 0.74];

// A closed path. The shore runs smoothly through points inside its banks; the map's edge is straight.
function shore(banks: readonly Bank[]): string {
  const points = banks.flatMap((bank, n): { at: Point; sharp: boolean }[] => {
    const before = banks[(n + banks.length - 1) % banks.length];
    return [corner(before, bank), ...(bank.isLand ? along(bank) : [])];
  });
  const first = points.findIndex(({ sharp }) => sharp);
  const start = Math.max(0, first);
  const ring = [...points.slice(start), ...points.slice(0, start)];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let path = `M${pointText(ring[0].sharp ? ring[0].at : middle(ring[ring.length - 1].at, ring[0].at))}`;
  for (const [n, { at, sharp }] of ring.entries()) {
    const next = ring[(n + 1) % ring.length];
    if (sharp) path += `L${pointText(at)}`;
    else path += `Q${pointText(at)} ${pointText(next.sharp ? next.at : middle(at, next.at))}`;
  }
  return `${path}Z`;
}

// Between two banks: at the corner itself on the map's edge, inside it where the shore passes.
function corner(before: Bank, after: Bank): { at: Point; sharp: boolean } {
  const [x, y] = after.from;
  if (!before.isLand && !after.isLand) return { at: [x, y], sharp: true };
  if (before.isLand && after.isLand) {
    const inward: Point = [before.inward[0] + after.inward[0], before.inward[1] + after.inward[1]];
    const length = Math.max(0.6, Math.hypot(...inward));
    const [dx, dy] = inward.map((part) => (part / length) * STRIP * 1.2);
    return { at: [x + dx, y + dy], sharp: false };
  }
  // The shore meets the map's edge: along the edge by a strip.
  const edge = before.isLand ? after : before;
  const sign = before.isLand ? 1 : -1;
  const length = Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]);
  const [dx, dy] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]].map(
    (part) => (part / length) * STRIP * sign,
  );
  return { at: [x + dx, y + dy], sharp: true };
}

// No chance: the same bank winds the same way on every machine.
function along({ from, to, inward }: Bank): { at: Point; sharp: boolean }[] {
  return SHARES.map((share, n) => {
    const turn = Math.sin(from[0] * 1.7 + from[1] * 2.3 + n * 2.1);
    const depth = STRIP + turn * WINDING;
    const at = [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * share + inward[axis] * depth);
    return { at: [Number(px(at[0])), Number(px(at[1]))], sharp: false };
  });
}
