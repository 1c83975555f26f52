// Trees of own and paid edges: which numbers of paid and own edges can join the terminals, with a tree for
// each. This file makes the question small and bounded; mixed-search.ts finds the trees.

import { mustBeCount, mustBeLimit } from './domain';
import type { Graph } from './graph';
import { type MixedQuery, type MixedTree, type MixedTrees, OWN } from './mixed-query';
import { type Bound, type Hunt, search } from './mixed-search';
import { listTolls } from './mixed-tolls';
import { ABSENT, type Cutter, createCutter, type Part } from './part';
import { createSteinerTable, type SteinerTable } from './steiner-rows';

/** Prices of paid and own edges for which the exact rest is tabulated: together they bound both counts. */
const SLOPES = [
  [1, 0],
  [16, 1],
  [3, 1],
  [1, 1],
] as const;

/**
 * Finds the trees that join the terminals with at most `budget` paid edges, at most `cap` of one owner, at
 * least one own edge and no edge to spare. There is one for every pair (paid, own) that no other such tree
 * equals or beats in both; the query decides which. With fewer than two terminals there is none. The own part
 * of a tree is the least that joins the terminals together with the paid part.
 *
 * The first search allows crossing branches, as they never pay. If paid edges alone would do, which is not an
 * answer, a second search looks for trees with fewer own edges at a higher price. It has to keep branches
 * apart and is the one that may run out of labels.
 *
 * @throws RangeError for no terminal or more than 12, for a cap over 15 or an owner over 6. Also for a
 *   budget, a limit or a number of labels that is negative or NaN.
 *
 * @param graph A graph of `createGraph`.
 * @param query Who owns which edge, which nodes to join, and how much may be paid.
 * @returns The trees found, and whether they are all.
 * @see {@link steinerTrees}
 * @example
 * const line = createGraph(3, [0, 1, 1, 2]);
 * const { trees } = mixedTrees(line, { owners: Uint8Array.of(0, 1), terminals: [0, 2], budget: 3, cap: 3 });
 * console.log(trees[0].paid.length);
 * // 1
 */
export function mixedTrees(graph: Graph, query: MixedQuery): MixedTrees {
  const { owners, terminals, budget, cap, limit = Infinity, labels = 50_000 } = query;
  const { cut, part, fill, weights } = scratchOf(graph);
  const none = { trees: [], complete: true, labels: 0 };
  mustBeCount(budget, 'budget');
  mustBeCount(cap, 'cap', 15);
  mustBeLimit(limit, 'limit');
  mustBeLimit(labels, 'labels');
  if (!cut(weigh(weights, owners, 1, 1), terminals) || part.terminals.length < 2) return none;
  const bounds: Bound[] = [];
  for (const [perPaid, perOwn] of SLOPES) {
    const rows = fill(weigh(weights, owners, perPaid, perOwn), part.terminals);
    // The first rows count paid edges alone: where even the fewest are too many, that is the answer.
    if (bounds.length === 0 && leastOf(part, rows) > budget) return none;
    bounds.push({ perPaid, perOwn, rows: rows.slice(0, part.nodeCount << part.terminals.length) });
  }
  const { tolls, slack } = listTolls(part, query);
  const hunt: Hunt = { part, owners, budget, tolls, slack, bounds, limit, left: labels };
  const trees: MixedTree[] = [];
  let complete = search(hunt, trees, 0);
  if (complete && trees.at(-1)?.own.length === 0) {
    trees.pop();
    if (trees.at(-1)?.own.length !== 1) complete = search(hunt, trees, 1);
  }
  return { trees, complete, labels: labels - hunt.left };
}

interface Scratch extends Cutter, SteinerTable {
  /** By edge, for one use after the other. */
  readonly weights: Uint8Array;
}

// Kept with the graph: making it takes longer than most queries do.
const scratches = new WeakMap<Graph, Scratch>();

function scratchOf(graph: Graph): Scratch {
  let scratch = scratches.get(graph);
  if (scratch === undefined) {
    const cutter = createCutter(graph);
    const weights = new Uint8Array(graph.edgeCount);
    scratch = { ...cutter, ...createSteinerTable(cutter.part), weights };
    scratches.set(graph, scratch);
  }
  return scratch;
}

/** Writes the weight of every edge by its owner. */
function weigh(weights: Uint8Array, owners: Uint8Array, perPaid: number, perOwn: number): Uint8Array {
  for (let edge = 0; edge < owners.length; edge++) {
    const owner = owners[edge];
    weights[edge] = owner === ABSENT ? ABSENT : owner === OWN ? perOwn : perPaid;
  }
  return weights;
}

/** The least weight of a tree that joins all terminals: what joins the others to the first. */
function leastOf({ nodeCount, terminals }: Part, rows: Uint16Array): number {
  const others = (1 << terminals.length) - 2;
  return rows[others * nodeCount + terminals[0]];
}
