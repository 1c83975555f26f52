// Growing what hangs together by edges of a list, for callers that keep the order in which nodes were added.

/**
 * Adds edges of a list, with both their ends, to some nodes. Each pass through the list adds every edge that
 * ends at a node known by then, until a pass adds no edge.
 *
 * @param ends Both ends of every edge, as a graph has them: `ends[2 * e]` and `ends[2 * e + 1]`.
 * @param edges The edges that may be added.
 * @param nodes Where they may be added; grows by the ends of those that are.
 * @returns The edges that join to none of the nodes, in the order of the list.
 *
 * @example
 * const nodes = new Set([0]);
 * const unattached = attach([0, 1, 1, 2, 3, 4], [1, 0, 2], nodes);
 * console.log(unattached.join(' '), [...nodes].join(' '));
 * // 2 0 1 2
 */
export function attach(ends: ArrayLike<number>, edges: readonly number[], nodes: Set<number>): number[] {
  let unattached = [...edges];
  for (let before = -1; before !== unattached.length; ) {
    before = unattached.length;
    unattached = unattached.filter((edge) => {
      const [from, to] = [ends[2 * edge], ends[2 * edge + 1]];
      if (!nodes.has(from) && !nodes.has(to)) return true;
      nodes.add(from).add(to);
      return false;
    });
  }
  return unattached;
}
