// What all Steiner routines here share: the part of the graph that can matter, renumbered, and the table of Dreyfus
// and Wagner (1971) over it. Both live in scratch memory that the next use overwrites.

import type { Graph } from './graph';

/** A weight by edge that stands for "not there". */
export const ABSENT = 255;

/** A weight in a table that stands for "no tree". */
export const NO_TREE = 0xffff;

/** More terminals than this are refused: the table doubles with each. */
const MAX_TERMINALS = 12;

/** The nodes joined to the terminals, numbered anew; edges of weight 0 are contracted. Arcs are packed as in a graph. */
export interface Part {
  nodeCount: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  /** The edge in the graph, by arc. */
  readonly edges: Int32Array;
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
  const { offsets, targets, edges } = graph;
  const arcCount = targets.length;
  const part: Part = {
    nodeCount: 0,
    offsets: new Int32Array(graph.nodeCount + 1),
    targets: new Int32Array(arcCount),
    edges: new Int32Array(arcCount),
    terminals: [],
  };
  const names = new Int32Array(graph.nodeCount);
  const members = new Int32Array(graph.nodeCount);
  let memberCount = 0;
  let contracts = false;
  const arcWeights = new Uint8Array(arcCount);
  // Buckets are linked lists of entries; entry 0 ends a list. A spread leaves them empty.
  const buckets = new Int32Array(NO_TREE);
  const nodes = new Int32Array(graph.nodeCount + arcCount + 1);
  const next = new Int32Array(graph.nodeCount + arcCount + 1);
  let rows = new Uint16Array(0);

  /** Gives a node and all that weight 0 joins to it the next name. */
  function name(node: number, weights: Uint8Array): void {
    const place = part.nodeCount++;
    names[node] = place;
    members[memberCount++] = node;
    if (!contracts) return;
    for (let at = memberCount - 1; at < memberCount; at++) {
      for (let a = offsets[members[at]], end = offsets[members[at] + 1]; a < end; a++) {
        if (weights[edges[a]] !== 0 || names[targets[a]] >= 0) continue;
        names[targets[a]] = place;
        members[memberCount++] = targets[a];
      }
    }
  }

  function cut(weights: Uint8Array, terminals: readonly number[]): boolean {
    names.fill(-1);
    contracts = weights.includes(0);
    part.nodeCount = memberCount = 0;
    let arcs = 0;
    if (terminals.length > 0) name(terminals[0], weights);
    // Members of one name lie side by side, in the order of names, so arcs can be packed as they are met.
    for (let at = 0; at < memberCount; at++) {
      const node = members[at];
      const place = names[node];
      for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
        const weight = weights[edges[a]];
        if (weight === 0 || weight === ABSENT) continue;
        const target = targets[a];
        if (names[target] < 0) name(target, weights);
        if (names[target] === place) continue;
        part.targets[arcs] = names[target];
        part.edges[arcs++] = edges[a];
      }
      part.offsets[place + 1] = arcs;
    }
    part.terminals = [];
    for (const terminal of terminals) {
      if (!part.terminals.includes(names[terminal])) part.terminals.push(names[terminal]);
    }
    const { length } = part.terminals;
    if (length < 1 || length > MAX_TERMINALS) throw new RangeError(`${length} terminals`);
    return !part.terminals.includes(-1);
  }

  /** Lowers every value of a row to the least of any node's value plus the way from there. */
  function spread(row: number, goal: number): void {
    const { nodeCount, offsets, targets } = part;
    // Under names of this function's own, which are looked up once a row and not at every step.
    const values = rows.subarray(row, row + nodeCount);
    const heads = buckets;
    const queue = nodes;
    const later = next;
    const lengths = arcWeights;
    let count = 0;
    // What weighs as much as is known to do for the goal leads to nothing better there.
    let bound = goal < 0 ? NO_TREE : values[goal];
    for (let v = 0; v < nodeCount; v++) {
      const value = values[v];
      if (value >= bound) continue;
      queue[++count] = v;
      later[count] = heads[value];
      heads[value] = count;
    }
    for (let key = 0, left = count; left > 0; key++) {
      for (let entry = heads[key]; entry !== 0; entry = heads[key]) {
        heads[key] = later[entry];
        left--;
        const node = queue[entry];
        if (values[node] !== key) continue;
        for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
          const sum = key + lengths[a];
          const target = targets[a];
          if (sum >= bound || sum >= values[target]) continue;
          values[target] = sum;
          if (target === goal) bound = sum;
          queue[++count] = target;
          later[count] = heads[sum];
          heads[sum] = count;
          left++;
        }
      }
    }
  }

  function fill(weights: Uint8Array, terminals: readonly number[], goal = -1): Uint16Array {
    const { nodeCount } = part;
    const size = nodeCount << terminals.length;
    if (rows.length < size) rows = new Uint16Array(size);
    const values = rows;
    rows.fill(0, 0, nodeCount);
    rows.fill(NO_TREE, nodeCount, size);
    for (let a = 0, end = part.offsets[nodeCount]; a < end; a++) arcWeights[a] = weights[part.edges[a]];
    for (let set = 1; set < 1 << terminals.length; set++) {
      const row = set * nodeCount;
      const low = set & -set;
      if (set === low) rows[row + terminals[31 - Math.clz32(set)]] = 0;
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
      spread(row, set + 1 === 1 << terminals.length ? goal : -1);
    }
    return rows;
  }

  return { part, cut, fill };
}
