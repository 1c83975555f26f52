// What all Steiner routines here share: the part of the graph that can matter, made small, and the table of Dreyfus
// and Wagner (1971) over it. Both live in scratch memory that the next use overwrites.

import type { Graph } from './graph';

/** A weight by edge that stands for "not there". */
export const ABSENT = 255;

/** A weight in a table that stands for "no tree". */
export const NO_TREE = 0xffff;

/** More terminals than this are refused: the table doubles with each. */
const MAX_TERMINALS = 12;

/**
 * What of a graph can be in a tree of the terminals: edges of weight 0 are contracted, dead ends cut off, and chains of
 * edges with nothing to branch off are one arc. Nodes are numbered anew; arcs are packed as in a graph.
 */
export interface Part {
  nodeCount: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  /** Where the edges of an arc begin in `edges`, by arc, and where the last one's end. */
  readonly starts: Int32Array;
  /** Edges of the graph. */
  readonly edges: Int32Array;
  /** The weight of an arc in the last table, by arc. */
  readonly weights: Int32Array;
  /** The terminals, each node once. */
  terminals: number[];
}

export interface SteinerScratch {
  readonly part: Part;
  /**
   * Cuts out the part that hangs together with the terminals; false if they are not joined.
   *
   * @throws RangeError for no terminal or more than 12.
   */
  cut(weights: Uint8Array, terminals: readonly number[]): boolean;
  /**
   * The least weight of a tree that joins a set of nodes of the part to a node: `rows[set * nodeCount + node]`, where
   * bit i of `set` stands for `nodes[i]`; {@link NO_TREE} where it would weigh more than 65,534. Takes 3^t · n +
   * 2^t · arcs steps. With a `goal`, the row of all nodes is exact only below its value there.
   */
  fill(weights: Uint8Array, nodes: readonly number[], goal?: number): Uint16Array;
}

/** Creates the scratch for one graph: about 100 bytes an edge, 256 kB of buckets, and the largest table so far. */
export function createSteinerScratch(graph: Graph): SteinerScratch {
  const {
    nodeCount: size,
    targets: { length: arcCount },
  } = graph;
  const part: Part = {
    nodeCount: 0,
    offsets: new Int32Array(size + 1),
    targets: new Int32Array(arcCount),
    starts: new Int32Array(arcCount + 1),
    edges: new Int32Array(arcCount),
    weights: new Int32Array(arcCount),
    terminals: [],
  };
  // By node of the graph: its group, joined by weight 0, or −1.
  const groups = new Int32Array(size);
  const members = new Int32Array(size);
  let memberCount = 0;
  // By group: its arcs, each the other group and the edge; how many of them lead on; its node in the part, or −1.
  const begins = new Int32Array(size + 1);
  const arcs = new Int32Array(2 * arcCount);
  const degrees = new Int32Array(size);
  const names = new Int32Array(size);
  // Buckets are linked lists of entries, each a node and the next entry; 0 ends a list. A spread leaves them empty.
  const queue = new Int32Array(NO_TREE + 1 + 2 * (size + arcCount));
  let rows = new Uint16Array(0);

  /** Gathers a node, and in graphs with edges of weight 0 all that they join to it. */
  function gather(node: number, group: number, weights: Uint8Array | null): void {
    groups[node] = group;
    members[memberCount++] = node;
    if (weights === null) return;
    const { offsets, targets, edges } = graph;
    for (let at = memberCount - 1; at < memberCount; at++) {
      for (let a = offsets[members[at]], end = offsets[members[at] + 1]; a < end; a++) {
        if (weights[edges[a]] !== 0 || groups[targets[a]] >= 0) continue;
        groups[targets[a]] = group;
        members[memberCount++] = targets[a];
      }
    }
  }

  /** Gathers what hangs together with a node, in groups, and packs the arcs between them; the number of groups. */
  function flood(weights: Uint8Array, first: number): number {
    const { offsets, targets, edges } = graph;
    const joining = weights.includes(0) ? weights : null;
    const named = groups;
    const packed = arcs;
    named.fill(-1);
    memberCount = 0;
    let count = 1;
    let free = 0;
    gather(first, 0, joining);
    // Members of one group lie side by side, in the order of groups, so arcs can be packed as they are met.
    for (let at = 0; at < memberCount; at++) {
      const node = members[at];
      const group = named[node];
      for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
        const edge = edges[a];
        const weight = weights[edge];
        if (weight === 0 || weight === ABSENT) continue;
        const target = targets[a];
        if (named[target] < 0) gather(target, count++, joining);
        if (named[target] === group) continue;
        packed[free] = named[target];
        packed[free + 1] = edge;
        free += 2;
      }
      begins[group + 1] = free;
    }
    return count;
  }

  /** Takes away what is a dead end, and all that this makes one. Terminals have no name below 0. */
  function prune(count: number): void {
    const left = degrees;
    const ends = begins;
    const packed = arcs;
    for (let v = 0; v < count; v++) left[v] = (ends[v + 1] - ends[v]) >> 1;
    for (let v = 0; v < count; v++) {
      for (let at = v; left[at] === 1 && names[at] < 0; ) {
        left[at] = 0;
        let a = ends[at];
        while (left[packed[a]] === 0) a += 2;
        at = packed[a];
        left[at]--;
      }
    }
  }

  function contract(count: number): void {
    const { offsets, targets, starts, edges } = part;
    const left = degrees;
    const ends = begins;
    const packed = arcs;
    const kept = names;
    let nodes = part.terminals.length;
    for (let v = 0; v < count; v++) if (left[v] > 2 && kept[v] < 0) kept[v] = nodes++;
    const by = members;
    for (let v = 0; v < count; v++) if (kept[v] >= 0) by[kept[v]] = v;
    let arc = 0;
    let free = 0;
    for (let node = 0; node < nodes; node++) {
      const v = by[node];
      for (let a = ends[v], end = ends[v + 1]; a < end; a += 2) {
        let at = packed[a];
        if (left[at] === 0) continue;
        let edge = packed[a + 1];
        edges[free++] = edge;
        while (kept[at] < 0) {
          let b = ends[at];
          while (packed[b + 1] === edge || left[packed[b]] === 0) b += 2;
          at = packed[b];
          edge = packed[b + 1];
          edges[free++] = edge;
        }
        if (at === v) {
          free = starts[arc];
          continue;
        }
        targets[arc++] = kept[at];
        starts[arc] = free;
      }
      offsets[node + 1] = arc;
    }
    part.nodeCount = nodes;
  }

  function cut(weights: Uint8Array, terminals: readonly number[]): boolean {
    if (terminals.length === 0) throw new RangeError('no terminals');
    const count = flood(weights, terminals[0]);
    names.fill(-1, 0, count);
    part.terminals = [];
    let joined = true;
    for (const terminal of terminals) {
      const group = groups[terminal];
      if (group < 0) joined = false;
      else if (names[group] < 0) {
        names[group] = part.terminals.length;
        part.terminals.push(part.terminals.length);
      }
    }
    const { length } = part.terminals;
    if (length > MAX_TERMINALS) throw new RangeError(`${length} terminals`);
    if (!joined) return false;
    prune(count);
    contract(count);
    return true;
  }

  /** Lowers every value of a row to the least of any node's value plus the way from there, where it can matter. */
  function spread(row: number, rest: number, most: number): void {
    const { nodeCount, offsets, targets, weights } = part;
    const values = rows;
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
          const sum = key + weights[a];
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

  /** The least that is known to do for a tree: what a row has at a node, and the ways there of all that it lacks. */
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

  /** What is left to pay at a node is at least the way to the farthest terminal that a set lacks. */
  function lookAhead(rest: number, lacks: number): void {
    const { nodeCount } = part;
    const values = rows;
    for (let v = 0; v < nodeCount; v++) values[rest + v] = values[v];
    for (let others = lacks; others > 0; others &= others - 1) {
      const one = (others & -others) * nodeCount;
      for (let v = 0; v < nodeCount; v++) {
        if (values[one + v] > values[rest + v]) values[rest + v] = values[one + v];
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
      part.weights[a] = sum;
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
        lookAhead(size, all ^ set);
      }
      spread(row, size, most);
    }
    return rows;
  }

  return { part, cut, fill };
}
