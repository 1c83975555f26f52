// Where a name may stand beside its point: between the rows of mileposts, or in an empty row. It takes the
// cheapest place that meets nothing.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import type { Sheet } from './picture.js';
import { tenths } from './places.js';
import { boundsOf, type Slab, TABOO } from './slab.js';
import { UNIT } from './theme.js';

/** A place that a text has found. */
export interface NamePlace {
  readonly slab: Slab;
  /** The end of the text that is nearest to its point. */
  readonly anchor: 'start' | 'middle' | 'end';
}

const ROW = UNIT * ROW_HEIGHT;
const SHIFTS = [0, -2, 2, -4, 4];
const SLIDE = 3;
const FAR = 16;
// Between two names of one row.
const AIR = 4;

/** A point, and how far its sign reaches to its sides, and up and down. */
export interface Spot {
  readonly at: readonly [number, number];
  readonly reach: readonly [aside: number, up: number];
}

/**
 * The best place around a point for the first size that fits, which it takes; null if every place meets
 * something that a name must not cover.
 */
export function placeAround(
  sheet: Sheet,
  spot: Spot,
  sizes: readonly (readonly [width: number, height: number])[],
): (NamePlace & { readonly choice: number }) | null {
  const [choice, tenthsX, tenthsY] = sheet.places.next(() => {
    for (const [n, size] of sizes.entries()) {
      const best = bestAround(sheet, spot, size);
      if (best !== null) return [n, ...tenths(best.x, best.y)];
    }
    return [];
  });
  if (choice === undefined) return null;
  const [width, height] = sizes[choice];
  const slab = { x: tenthsX / 10, y: tenthsY / 10, width, height, turn: 0 };
  settle(sheet, slab);
  const [x] = spot.at;
  const left = slab.x - width / 2;
  return { choice, slab, anchor: left + 5 >= x ? 'start' : left + width - 5 <= x ? 'end' : 'middle' };
}

function bestAround(
  sheet: Sheet,
  { at: [x, y], reach: [aside, up] }: Spot,
  [width, height]: readonly [number, number],
): Slab | null {
  const search = searchOn(sheet);
  const rows = Math.ceil(up / ROW);
  // The row of the point itself, then the gaps between rows, the nearest first.
  const halves = [0, ...Array.from({ length: rows + 1 }, (_, n) => [-2 * n - 1, 2 * n + 1]).flat()];
  for (const half of halves)
    for (const shift of SHIFTS) {
      const probe = { x: 0, y: y + (half * ROW) / 2 + shift, width, height, turn: 0 };
      const middle = probe.y;
      const off = Math.max(0, Math.abs(middle - y) - height / 2 - up);
      const least = off * 1.4 + Math.abs(shift) * 0.3;
      if (least >= search.least()) continue;
      const isLevel = Math.abs(middle - y) < up + height / 2;
      for (let left = x - width - aside - FAR; left <= x + aside + FAR; left += SLIDE) {
        const beside = Math.max(0, left - x, x - left - width) - aside;
        if (isLevel && beside < 0) continue;
        const lean = Math.abs(left + width / 2 - x) * 0.06;
        const isLeft = left + width - 5 <= x;
        const cost = least + Math.max(0, beside) * 1.2 + lean + (isLeft ? 1.5 : 0);
        if (cost >= search.least()) continue;
        probe.x = left + width / 2;
        const hit = search.see(probe, cost);
        // Passes an obstacle in one step.
        if (hit > 0) left = Math.max(left, hit - SLIDE);
      }
    }
  return search.best();
}

/** A search for the place that costs least, what it meets included. */
export function searchOn(sheet: Sheet) {
  let found: Slab | null = null;
  let least = TABOO;
  return {
    least: () => least,
    best: () => found,
    /** Weighs a place. Tells the right edge of what is in its way, or −1. */
    see(place: Slab, own: number): number {
      if (own >= least) return -1;
      const hit = sheet.room.hit(place);
      if (hit > 0 || !isOnSheet(sheet, place)) return hit;
      const cost = own + sheet.room.weigh(place);
      if (cost >= least) return -1;
      least = cost;
      found = { ...place };
      return -1;
    },
  };
}

/** Takes a place permanently: for names, and for panels around the board. */
export function settle({ places, room, paper }: Sheet, slab: Slab): void {
  if (places.areKnown) return;
  room.take({ ...slab, width: slab.width + 2 * AIR }, TABOO);
  paper.take(boundsOf(slab), 4);
}

const EDGE = 6;

// A name beside the surface would run under panels, unless an inset is there.
function isOnSheet({ inset, width, height, surface }: Sheet, slab: Slab): boolean {
  const box = boundsOf(slab);
  const right = inset && box.x > surface.width ? width : surface.width;
  return (
    box.x > EDGE && box.y > EDGE && box.x + box.width < right - EDGE && box.y + box.height < height - EDGE
  );
}
