// Minimum Steiner trees, exactly, and every one of them on demand.

import { createUnionFind } from './components';
import { mustBeLimit } from './domain';
import type { Graph } from './graph';
import { createCutter, type Part } from './part';
import { createSteinerTable, NO_TREE } from './steiner-rows';

/** What minimum Steiner trees are asked for. */
export interface SteinerQuery {
  /** Weight by edge, 0 … 254; {@link ABSENT} where an edge cannot be used. */
  readonly weights: Uint8Array;
  /** The nodes to join: 1 to 12 different ones. */
  readonly terminals: readonly number[];
  /** The most trees to list: 1 when absent, 0 for the weight alone. */
  readonly limit?: number | undefined;
}

/** The minimum Steiner trees of a query. */
export interface SteinerTrees {
  /** The least weight of a tree that joins the terminals. */
  readonly weight: number;
  /** Optimal trees, all different, each as its edges of positive weight in ascending order. */
  readonly trees: number[][];
  /** Whether those are all. */
  readonly complete: boolean;
}

/** Answers Steiner queries on one graph; owns its scratch memory, so a query allocates only its answer. */
export interface SteinerSolver {
  /**
   * Finds trees of least weight that join the terminals, or null if none does or it weighs more than 65,534.
   * By the method of Dreyfus and Wagner (1971): time grows threefold with each terminal, and by a tree's size
   * with each tree. The query decides their order. Edges of weight 0 are used freely and not listed.
   *
   * @throws RangeError for no terminal or more than 12, and for a negative limit.
   */
  trees(query: SteinerQuery): SteinerTrees | null;
}

/**
 * Creates a solver for one graph: about 100 bytes an edge of scratch, and 256 kB of buckets.
 *
 * @param graph A graph of `createGraph`.
 * @returns The solver; it holds scratch and serves one caller at a time.
 * @see S. Dreyfus and R. Wagner, The Steiner problem in graphs (1971)
 * @example
 * const solver = createSteinerSolver(createGraph(4, [0, 1, 1, 2, 1, 3]));
 * console.log(solver.trees({ weights: new Uint8Array([2, 2, 2]), terminals: [0, 3] })?.weight);
 * // 4
 */
export function createSteinerSolver(graph: Graph): SteinerSolver {
  const { part, cut } = createCutter(graph);
  const { lengths, fill } = createSteinerTable(part);
  return {
    trees({ weights, terminals, limit = 1 }) {
      mustBeLimit(limit, 'limit');
      if (!cut(weights, terminals)) return null;
      const [node, ...others] = part.terminals;
      const rows = fill(weights, others, node);
      const set = (1 << others.length) - 1;
      const weight = rows[set * part.nodeCount + node];
      if (weight === NO_TREE) return null;
      if (limit === 0) return { weight, trees: [], complete: false };
      return { weight, ...listOptima({ part, lengths, rows }, { set, node }, limit) };
    },
  };
}

/** The optimal trees of one problem, for callers that solve few of them. */
export interface SteinerOptima {
  /** The weight of the cheapest tree. */
  readonly weight: number;
  /** Lists up to `limit` of them, as `SteinerSolver.trees` does. */
  optima(limit: number): SteinerTrees;
}

/**
 * Solves one problem with a separate solver; null if no tree joins the terminals. See `SteinerSolver.trees`.
 *
 * @param graph A graph of `createGraph`.
 * @param weights The weight by edge; an edge of weight 255 is not used.
 * @param terminals Numbers of the nodes that must be joined, 1 to 12.
 * @returns The least weight, and the trees of that weight; null where no tree joins the terminals.
 * @see {@link createSteinerSolver}
 * @example
 * const star = createGraph(4, [0, 1, 1, 2, 1, 3]);
 * console.log(steinerTrees(star, new Uint8Array([2, 2, 2]), [0, 2, 3])?.weight);
 * // 6
 */
export function steinerTrees(
  graph: Graph,
  weights: Uint8Array,
  terminals: readonly number[],
): SteinerOptima | null {
  const solver = createSteinerSolver(graph);
  const answer = solver.trees({ weights, terminals, limit: 0 });
  if (answer === null) return null;
  return { weight: answer.weight, optima: (limit) => solver.trees({ weights, terminals, limit })! };
}

/** A subtree still to be chosen: it joins a set of terminals to a node. */
interface Task {
  readonly set: number;
  readonly node: number;
  /** True if the subtree must leave the node by one edge, or be nothing. */
  readonly single: boolean;
  readonly next: Task | null;
}

interface Chosen {
  readonly arc: number;
  readonly next: Chosen | null;
}

/**
 * Walks the table backwards. Weights are positive here, so the branches of an optimal tree at a node share
 * nothing and have different terminals. Splitting off the branch with the lowest first gives every tree once.
 */
function listOptima(
  table: { part: Part; lengths: Int32Array; rows: Uint16Array },
  whole: { set: number; node: number },
  limit: number,
) {
  const { part, lengths, rows } = table;
  const value = (set: number, node: number) => rows[set * part.nodeCount + node];
  const trees: number[][] = [];
  const open: { tasks: Task | null; chosen: Chosen | null }[] = [
    { tasks: { ...whole, single: false, next: null }, chosen: null },
  ];
  while (open.length > 0) {
    const { tasks, chosen } = open.pop()!;
    if (tasks === null) {
      if (trees.length >= limit) return { trees, complete: false };
      trees.push(listEdges(part, chosen));
      continue;
    }
    const { set, node, single, next } = tasks;
    const weight = value(set, node);
    if (weight === 0) {
      open.push({ tasks: next, chosen });
      continue;
    }
    for (let a = part.offsets[node]; a < part.offsets[node + 1]; a++) {
      const target = part.targets[a];
      if (value(set, target) + lengths[a] !== weight) continue;
      open.push({
        tasks: { set, node: target, single: false, next },
        chosen: { arc: a, next: chosen },
      });
    }
    if (single) continue;
    for (let rest = (set - 1) & set; rest > 0; rest = (rest - 1) & set) {
      const first = set ^ rest;
      if ((first & set & -set) === 0 || value(first, node) + value(rest, node) !== weight) continue;
      const later = { set: rest, node, single: false, next };
      open.push({ tasks: { set: first, node, single: true, next: later }, chosen });
    }
  }
  return { trees, complete: true };
}

function listEdges({ starts, edges: all }: Part, chosen: Chosen | null): number[] {
  const edges: number[] = [];
  for (let at = chosen; at !== null; at = at.next) {
    for (let e = starts[at.arc]; e < starts[at.arc + 1]; e++) edges.push(all[e]);
  }
  return edges.sort((a, b) => a - b);
}

/**
 * Tells whether the edges form one tree that joins all the terminals and has no edge to spare: taking any
 * away would part two terminals. No edges join at most one terminal.
 *
 * @param graph A graph of `createGraph`.
 * @param edges Numbers of edges.
 * @param terminals Numbers of the nodes that must be joined.
 * @returns True for one tree without an edge to spare.
 * @see {@link steinerTrees}
 * @example
 * const star = createGraph(4, [0, 1, 1, 2, 1, 3]);
 * console.log(isTreeOf(star, [0, 1], [0, 2]), isTreeOf(star, [0], [0, 2]));
 * // true false
 */
export function isTreeOf(graph: Graph, edges: readonly number[], terminals: readonly number[]): boolean {
  const { nodeCount, ends } = graph;
  const degrees = new Map(terminals.map((node) => [node, 0]));
  const sets = createUnionFind(nodeCount);
  for (const edge of edges) {
    const [one, other] = [ends[2 * edge], ends[2 * edge + 1]];
    if (!sets.union(one, other)) return false;
    for (const node of [one, other]) degrees.set(node, (degrees.get(node) ?? 0) + 1);
  }
  // Edges without a circle join everything if there is one fewer of them than of nodes.
  if (edges.length !== Math.max(degrees.size - 1, 0)) return false;
  for (const [node, degree] of degrees) if (degree === 1 && !terminals.includes(node)) return false;
  return true;
}
