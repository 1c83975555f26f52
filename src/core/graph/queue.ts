// A queue by cost for searches whose costs are small integers: one stack for each cost. Adding and taking
// cost the same for any number of entries.

import { mustBeCount } from './domain';

// There is a stack for each cost up to the highest.
const HIGHEST = 2 ** 20;

/** A queue of nodes by cost. */
export interface BucketQueue {
  /**
   * Adds a node at a cost, an integer from 0. A node may wait more than once.
   *
   * @throws RangeError for a cost over 2^20.
   */
  add(node: number, cost: number): void;
  /** Takes a node of the least cost, the latest of several, or −1 when none waits. */
  take(): number;
  /** The cost of the node that was taken last. */
  cost(): number;
  /** Empties the queue. */
  clear(): void;
}

/**
 * Creates an empty queue. It does not know that a node was found at less cost since: compare when you take.
 *
 * @returns The queue, which keeps its memory when it is cleared.
 *
 * @example
 * const queue = createBucketQueue();
 * queue.add(7, 3);
 * queue.add(5, 1);
 * queue.add(6, 1);
 * console.log(queue.take(), queue.take(), queue.take(), queue.take());
 * // 6 5 7 -1
 */
export function createBucketQueue(): BucketQueue {
  const buckets: number[][] = [[]];
  let low = 0;
  let high = 0;
  return {
    add(node, cost) {
      while (buckets.length <= cost) {
        mustBeCount(cost, `the cost of node ${node}`, HIGHEST);
        buckets.push([]);
      }
      if (cost < low) low = cost;
      if (cost > high) high = cost;
      buckets[cost].push(node);
    },
    take() {
      for (; low <= high; low++) {
        const node = buckets[low].pop();
        if (node !== undefined) return node;
      }
      low = high;
      return -1;
    },
    cost: () => low,
    clear() {
      for (let cost = low; cost <= high; cost++) buckets[cost].length = 0;
      low = 0;
      high = 0;
    },
  };
}
