// The table of Dreyfus and Wagner (1971): what it takes to join every set of nodes of a part to every node.

import type { Part } from './part';

/** A weight in a table that stands for "no tree". */
export const NO_TREE = 0xffff;

export interface SteinerTable {
  /** The weight of an arc of the part at the last filling, by arc. */
  readonly lengths: Int32Array;
  /**
   * The least weight of a tree from a set of nodes of the part to a node: `rows[set * nodeCount + node]`. Bit
   * i of `set` stands for `nodes[i]`. More than 65,534 is {@link NO_TREE}. Takes 3^t · n + 2^t · arcs steps.
   * The next filling overwrites it.
   *
   * With a `goal` outside the nodes, the row of no nodes has the ways to it. Then an entry may be too large
   * if no least tree of all nodes and the goal would use it.
   */
  fill(weights: Uint8Array, nodes: readonly number[], goal?: number): Uint16Array;
}

/** Creates the scratch of a part: about 50 bytes an edge, 256 kB of buckets, and the largest table so far. */
export function createSteinerTable(part: Part): SteinerTable {
  const arcCount = part.targets.length;
  const lengths = new Int32Array(arcCount);
  // Buckets are linked lists of pairs, a node and the next entry; 0 ends a list. A spread leaves them empty.
  const queue = new Int32Array(NO_TREE + 1 + 2 * (part.offsets.length + arcCount));
  let rows = new Uint16Array(0);

  /** Lowers each value of a row to the least of a node's value plus the way from there, if it can matter. */
  function spread(row: number, rest: number, most: number): void {
    const { nodeCount, offsets, targets } = part;
    const values = rows;
    const arcs = lengths;
    const heap = queue;
    let free = NO_TREE + 1;
    let waiting = 0;
    for (let v = 0; v < nodeCount; v++) {
      const value = values[row + v];
      if (value + values[rest + v] > most) continue;
      heap[free] = v;
      heap[free + 1] = heap[value];
      heap[value] = free;
      free += 2;
      waiting++;
    }
    for (let key = 0; waiting > 0; key++) {
      for (let entry = heap[key]; entry !== 0; entry = heap[key]) {
        heap[key] = heap[entry + 1];
        waiting--;
        const node = heap[entry];
        if (values[row + node] !== key) continue;
        for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
          const target = targets[a];
          const sum = key + arcs[a];
          if (sum >= values[row + target] || sum + values[rest + target] > most) continue;
          values[row + target] = sum;
          heap[free] = target;
          heap[free + 1] = heap[sum];
          heap[sum] = free;
          free += 2;
          waiting++;
        }
      }
    }
  }

  /** The least known weight of a tree: what a row has at a node, and the ways there of all that it lacks. */
  function enough(row: number, lacks: number): number {
    const { nodeCount } = part;
    const values = rows;
    let least = NO_TREE - 1;
    for (let v = 0; v < nodeCount; v++) {
      let sum = values[row + v] + values[v];
      for (let others = lacks; others > 0; others &= others - 1)
        sum += values[(others & -others) * nodeCount + v];
      if (sum < least) least = sum;
    }
    return least;
  }

  /** The least rest at a node: half the way around it, the goal and any terminal that a set lacks. */
  function lookAhead(rest: number, lacks: number, goal: number): void {
    const { nodeCount } = part;
    const values = rows;
    for (let v = 0; v < nodeCount; v++) values[rest + v] = values[v];
    for (let others = lacks; others > 0; others &= others - 1) {
      const one = (others & -others) * nodeCount;
      const back = values[one + goal] + 1;
      for (let v = 0; v < nodeCount; v++) {
        const half = (values[v] + values[one + v] + back) >> 1;
        if (half > values[rest + v]) values[rest + v] = half;
      }
    }
  }

  function fill(weights: Uint8Array, terminals: readonly number[], goal = -1): Uint16Array {
    const { nodeCount, offsets, edges, starts } = part;
    const size = nodeCount << terminals.length;
    if (rows.length < size + nodeCount) rows = new Uint16Array(size + nodeCount);
    const values = rows;
    for (let a = 0, end = offsets[nodeCount], e = 0; a < end; a++) {
      let sum = 0;
      for (const last = starts[a + 1]; e < last; e++) sum += weights[edges[e]];
      lengths[a] = sum;
    }
    values.fill(NO_TREE, 0, size);
    values.fill(0, size, size + nodeCount);
    let most = NO_TREE - 1;
    if (goal < 0) values.fill(0, 0, nodeCount);
    else {
      values[goal] = 0;
      spread(0, size, most);
    }
    for (let i = 0; i < terminals.length; i++) {
      const row = nodeCount << i;
      values[row + terminals[i]] = 0;
      spread(row, size, most);
    }
    const all = (1 << terminals.length) - 1;
    for (let set = 3; set <= all; set++) {
      const row = set * nodeCount;
      const low = set & -set;
      if (set === low) continue;
      // Each way to split the set in two is tried once: by the half that holds its lowest terminal.
      for (let half = (set - 1) & set; half > 0; half = (half - 1) & set) {
        if ((half & low) === 0) continue;
        const one = half * nodeCount;
        const two = (set ^ half) * nodeCount;
        for (let v = 0; v < nodeCount; v++) {
          const sum = values[one + v] + values[two + v];
          if (sum < values[row + v]) values[row + v] = sum;
        }
      }
      if (goal >= 0) {
        most = Math.min(most, enough(row, all ^ set));
        lookAhead(size, all ^ set, goal);
      }
      spread(row, size, most);
    }
    return rows;
  }

  return { lengths, fill };
}
