// The shortest tree that joins points of which each pair has a distance (Prim 1957).

import { isPrice, mustBeCount } from './domain';

/** An edge of a tree: a point that it had, the one that was joined, and how far apart they are. */
export interface TreeEdge {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/**
 * Joins points by the shortest tree, beginning with point 0: always the point that is nearest to the tree, of
 * equals the one with the smallest number. Takes time for all pairs.
 *
 * @param count Points are 0 … count − 1.
 * @param distance How far apart two points are, the same in both directions: finite, and not negative.
 * @returns The edges in the order in which they join a point.
 * @throws RangeError for any other distance, and for more than 2^24 points.
 *
 * @example
 * const at = [0, 10, 4];
 * const tree = spanningTree(3, (a, b) => Math.abs(at[a] - at[b]));
 * console.log(tree.map(({ from, to, length }) => `${from}-${to}: ${length}`).join(', '));
 * // 0-2: 4, 2-1: 6
 */
export function spanningTree(
  count: number,
  distance: (one: number, other: number) => number,
): readonly TreeEdge[] {
  mustBeCount(count, 'points');
  const tree: TreeEdge[] = [];
  const nearest = new Int32Array(count);
  const away = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let last = 0; tree.length < count - 1; ) {
    away[last] = -1;
    let next = -1;
    for (let point = 0; point < count; point++) {
      if (away[point] < 0) continue;
      const length = distance(last, point);
      if (!isPrice(length)) throw new RangeError(`points ${last} and ${point} are ${length} apart`);
      if (length < away[point]) {
        away[point] = length;
        nearest[point] = last;
      }
      if (next < 0 || away[point] < away[next]) next = point;
    }
    tree.push({ from: nearest[next], to: next, length: away[next] });
    last = next;
  }
  return tree;
}
