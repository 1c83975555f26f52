// The part of a graph that can be in a tree of some terminals, reduced before anything exponential reads it.

import type { Graph } from './graph';

/** A weight by edge that stands for "not there". */
export const ABSENT = 255;

/** More terminals than this are refused: what is done with a part doubles with each. */
const MAX_TERMINALS = 12;

/**
 * What can be in a tree of the terminals. Edges of weight 0 are contracted and dead ends are cut off; a chain
 * of edges without branches is one arc. Nodes are renumbered, terminals first; arcs are packed as in a graph.
 */
export interface Part {
  nodeCount: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  /** Where the edges of an arc begin in `edges`, by arc; one entry more than there are arcs. */
  readonly starts: Int32Array;
  /** Edges of the graph, in the order of arcs and along each. */
  readonly edges: Int32Array;
  /** The terminals, each node once. */
  terminals: number[];
}

export interface Cutter {
  /** What the last cut has left: scratch memory that the next one overwrites. */
  readonly part: Part;
  /**
   * Cuts out the part that hangs together with the terminals; false if they are not joined.
   *
   * @throws RangeError for no terminal or more than 12.
   */
  cut(weights: Uint8Array, terminals: readonly number[]): boolean;
}

/** Creates the scratch for one graph: about 50 bytes an edge. */
export function createCutter(graph: Graph): Cutter {
  const { nodeCount } = graph;
  const arcCount = graph.targets.length;
  const part: Part = {
    nodeCount: 0,
    offsets: new Int32Array(nodeCount + 1),
    targets: new Int32Array(arcCount),
    starts: new Int32Array(arcCount + 1),
    edges: new Int32Array(arcCount),
    terminals: [],
  };
  // By node of the graph: its group, joined by weight 0, or −1. Members of one group lie side by side.
  const groups = new Int32Array(nodeCount);
  const members = new Int32Array(nodeCount);
  // By group: its arcs, each the other group and the edge; how many of them lead on; its node here, or −1.
  const begins = new Int32Array(nodeCount + 1);
  const arcs = new Int32Array(2 * arcCount);
  const degrees = new Int32Array(nodeCount);
  const names = new Int32Array(nodeCount);

  /** Gathers a node's component in groups, and packs the arcs between them. Returns the number of groups. */
  function flood(weights: Uint8Array, first: number): number {
    const { offsets, targets, edges } = graph;
    const contracts = weights.includes(0);
    const named = groups;
    const order = members;
    const packed = arcs;
    named.fill(-1);
    named[first] = 0;
    order[0] = first;
    let last = contracts ? widen(1, weights) : 1;
    let count = 1;
    let free = 0;
    // Groups come one after the other, so their arcs can be packed as they are met.
    for (let at = 0; at < last; at++) {
      const node = order[at];
      const group = named[node];
      for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
        const edge = edges[a];
        const weight = weights[edge];
        if (weight === 0 || weight === ABSENT) continue;
        const target = targets[a];
        let other = named[target];
        if (other < 0) {
          other = named[target] = count++;
          order[last++] = target;
          if (contracts) last = widen(last, weights);
        }
        if (other === group) continue;
        packed[free] = other;
        packed[free + 1] = edge;
        free += 2;
      }
      begins[group + 1] = free;
    }
    return count;
  }

  /** Takes what edges of weight 0 join to the last member into its group. Returns the number of members. */
  function widen(last: number, weights: Uint8Array): number {
    const { offsets, targets, edges } = graph;
    let free = last;
    for (let at = last - 1; at < free; at++) {
      for (let a = offsets[members[at]], end = offsets[members[at] + 1]; a < end; a++) {
        if (weights[edges[a]] !== 0 || groups[targets[a]] >= 0) continue;
        groups[targets[a]] = groups[members[at]];
        members[free++] = targets[a];
      }
    }
    return free;
  }

  /** Takes away dead ends, and what this makes one; only terminals have a name by now. */
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

  /** Numbers what is left of terminals and crossings, and packs the chains between them. */
  function contract(count: number): void {
    const { offsets, targets, starts, edges } = part;
    const left = degrees;
    const ends = begins;
    const packed = arcs;
    const kept = names;
    const order = members;
    let nodes = part.terminals.length;
    for (let v = 0; v < count; v++) {
      if (left[v] > 2 && kept[v] < 0) kept[v] = nodes++;
      if (kept[v] >= 0) order[kept[v]] = v;
    }
    let arc = 0;
    let free = 0;
    for (let node = 0; node < nodes; node++) {
      const from = order[node];
      for (let a = ends[from], end = ends[from + 1]; a < end; a += 2) {
        let at = packed[a];
        if (left[at] === 0) continue;
        let edge = packed[a + 1];
        edges[free++] = edge;
        while (kept[at] < 0) {
          let onward = ends[at];
          while (packed[onward + 1] === edge || left[packed[onward]] === 0) onward += 2;
          at = packed[onward];
          edge = packed[onward + 1];
          edges[free++] = edge;
        }
        // A chain that leads back is in no tree.
        if (at === from) free = starts[arc];
        else {
          targets[arc++] = kept[at];
          starts[arc] = free;
        }
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
      if (!(group >= 0)) joined = false;
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

  return { part, cut };
}
