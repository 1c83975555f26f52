// Where names go: each label tries a few places around its point and takes the one that covers least of what is
// already there. Big things come first, so they get the good places.

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Keeps what is on the paper, and finds free places on it. */
export interface Paper {
  /** Marks a rectangle as taken; weight says how bad it would be to cover it. */
  take(box: Box, weight: number): void;
  /** The weight of what a rectangle would cover. */
  burden(box: Box): number;
}

const CELL = 64;

/** An empty sheet of paper. */
export function createPaper(): Paper {
  const cells = new Map<string, { box: Box; weight: number }[]>();
  const cellsOf = (box: Box) => {
    const keys: string[] = [];
    for (let i = Math.floor(box.x / CELL); i <= Math.floor((box.x + box.width) / CELL); i++) {
      for (let j = Math.floor(box.y / CELL); j <= Math.floor((box.y + box.height) / CELL); j++) {
        keys.push(`${i},${j}`);
      }
    }
    return keys;
  };
  return {
    take(box, weight) {
      for (const key of cellsOf(box)) cells.set(key, [...(cells.get(key) ?? []), { box, weight }]);
    },
    burden(box) {
      const seen = new Set<Box>();
      let total = 0;
      for (const key of cellsOf(box)) {
        for (const other of cells.get(key) ?? []) {
          if (seen.has(other.box)) continue;
          seen.add(other.box);
          const width =
            Math.min(box.x + box.width, other.box.x + other.box.width) - Math.max(box.x, other.box.x);
          const height =
            Math.min(box.y + box.height, other.box.y + other.box.height) - Math.max(box.y, other.box.y);
          if (width > 0 && height > 0) total += width * height * other.weight;
        }
      }
      return total;
    },
  };
}

/** The first of the boxes that covers least. */
export function bestBox(paper: Paper, boxes: readonly Box[], preference: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const burden = paper.burden(box) + preference[index];
    if (burden < least) {
      least = burden;
      best = index;
    }
  });
  return best;
}

/** Boxes of a label around a point at some distance: right, left, and the eight corners and sides in between. */
export function boxesAround(x: number, y: number, reach: number, width: number, height: number) {
  const places: { box: Box; anchor: 'start' | 'middle' | 'end'; preference: number }[] = [];
  const add = (left: number, top: number, anchor: 'start' | 'middle' | 'end', preference: number) =>
    places.push({ box: { x: left, y: top, width, height }, anchor, preference });
  const near = reach * 0.75;
  add(x + reach, y - height / 2, 'start', 0);
  add(x - reach - width, y - height / 2, 'end', 8);
  add(x + near, y - near - height, 'start', 6);
  add(x + near, y + near, 'start', 6);
  add(x - near - width, y - near - height, 'end', 12);
  add(x - near - width, y + near, 'end', 12);
  add(x - width / 2, y + reach, 'middle', 10);
  add(x - width / 2, y - reach - height, 'middle', 10);
  return places;
}
