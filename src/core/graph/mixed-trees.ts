// Trees of own and of paid edges: which numbers of paid and own edges can join the terminals, with a tree for each.
// Labels stand for branches that grow together from the terminals, best first by what is spent and the exact rest.

import type { Graph } from './graph';
import { ABSENT, type Cutter, createCutter, type Part } from './part';
import { createSteinerTable, type SteinerTable } from './steiner-rows';

/** An owner by edge: 0 is one's own, 1 … 6 are others, {@link ABSENT} is nobody: the edge cannot be used. */
export const OWN = 0;

/** How many owners there may be, oneself among them. */
const OWNERS = 7;

/** What trees of own and paid edges are asked for. */
export interface MixedQuery {
  /** {@link OWN}, 1 … 6 or {@link ABSENT} by edge. */
  readonly owners: Uint8Array;
  /** The nodes to join: 1 to 12 different ones, in practice up to 6. */
  readonly terminals: readonly number[];
  /** The most edges of others in a tree. */
  readonly budget: number;
  /** The most edges of any one other owner, 0 … 15. */
  readonly cap: number;
  /** The most trees to list; all when absent. The first pays least, and each further one costs more time. */
  readonly limit?: number | undefined;
  /** The most labels to make: the search can be exponential. 50,000 when absent. */
  readonly labels?: number | undefined;
}

/** A tree of the terminals, without an edge to spare; both lists ascend. */
export interface MixedTree {
  /** Its edges that are one's own. */
  readonly own: number[];
  /** Its edges that are of others, and are paid for. */
  readonly paid: number[];
}

/** The cheapest trees, price by price. */
export interface MixedTrees {
  /** By rising number of paid edges, and so by falling number of own ones. */
  readonly trees: MixedTree[];
  /** False if limit or labels cut the list short: it is right as far as it goes, but may lack trees that pay more. */
  readonly complete: boolean;
  /** Labels made. */
  readonly labels: number;
}

/** Branches that join a set of terminals to a node. */
interface Label {
  readonly set: number;
  readonly node: number;
  readonly paid: number;
  readonly own: number;
  /** Paid edges of the owners whose cap can bind, five bits each. */
  readonly counts: number;
  /** The arc last added, −1 where two labels were joined. */
  readonly arc: number;
  readonly from: Label | null;
  readonly joined: Label | null;
  /** The nodes of the branches as bits; empty where crossing cannot pay. */
  nodes: readonly number[];
  beaten: boolean;
  /** The label that comes after it in the queue. */
  next: Label | undefined;
}

/** What a label is made of. */
type Growth = Omit<Label, 'nodes' | 'beaten' | 'next'>;

/** The least of `perPaid` times the paid and `perOwn` times the own edges that join a set of terminals to a node. */
interface Bound {
  readonly perPaid: number;
  readonly perOwn: number;
  readonly rows: Uint16Array;
}

/** What the edges of an arc cost; counts as in a label, but no more of an owner than is one too many. */
type Toll = Pick<Label, 'paid' | 'own' | 'counts'>;

/** What the labels of one search have in common. */
interface Hunt {
  readonly part: Part;
  readonly owners: Uint8Array;
  readonly budget: number;
  /** What an arc adds to a label, by arc. */
  readonly tolls: readonly Toll[];
  /** Added to counts, this carries into a guard bit where a cap is broken. */
  readonly slack: number;
  readonly bounds: readonly Bound[];
  readonly limit: number;
  /** Labels that may still be made. */
  left: number;
}

const GUARDS = 0x21084210;

const NOTHING: readonly number[] = [];

/** Prices of a paid and an own edge for which the exact rest is tabulated: together they bound both counts. */
const SLOPES = [
  [1, 0],
  [16, 1],
  [3, 1],
  [1, 1],
] as const;

/**
 * Finds the trees that join the terminals with at most `budget` paid edges and at most `cap` of one owner, with at
 * least one own edge and no edge to spare: one for every pair (paid, own) that no other such tree equals or beats in
 * both. Which tree stands for a pair is fixed by the query. With fewer than two terminals there is none. Of such a
 * tree the own part is the least that joins the terminals together with the paid part.
 *
 * First crossing branches are allowed, as they never pay. Only where paid edges alone would do, which is no answer,
 * a second search looks for dearer trees with fewer own edges; it has to keep branches apart and is the one that may
 * run out of labels.
 *
 * @throws RangeError for no terminal or more than 12, or for a cap over 15 or an owner over 6.
 *
 * @example
 * const line = createGraph(3, [0, 1, 1, 2]);
 * const { trees } = mixedTrees(line, { owners: new Uint8Array([0, 1]), terminals: [0, 2], budget: 3, cap: 3 });
 * console.log(trees[0].paid.length);
 * // 1
 */
export function mixedTrees(graph: Graph, query: MixedQuery): MixedTrees {
  const { owners, terminals, budget, cap, limit = Infinity, labels = 50_000 } = query;
  const { cut, part, fill, weights } = scratchOf(graph);
  const none = { trees: [], complete: true, labels: 0 };
  if (cap > 15) throw new RangeError(`cap ${cap}`);
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

/** Writes the weight of every edge, by whether it is one's own. */
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

/** A cap binds only where an owner has more edges than it allows, and the budget more than it. */
function listTolls(part: Part, { owners, budget, cap }: MixedQuery): { tolls: Toll[]; slack: number } {
  const arcCount = part.offsets[part.nodeCount];
  // By arc, then by owner: how many of its edges are whose.
  const chains = new Uint16Array(arcCount * OWNERS);
  const held = new Uint16Array(OWNERS);
  for (let a = 0; a < arcCount; a++) {
    for (let e = part.starts[a]; e < part.starts[a + 1]; e++) {
      const owner = owners[part.edges[e]];
      if (owner >= OWNERS) throw new RangeError(`owner ${owner}`);
      chains[a * OWNERS + owner]++;
      held[owner]++;
    }
  }
  // Each edge was met in both directions.
  const unit = Array.from(held, (edges, owner) =>
    owner === OWN || budget <= cap || edges <= 2 * cap ? 0 : 1 << (5 * (owner - 1)),
  );
  const tolls: Toll[] = [];
  for (let a = 0; a < arcCount; a++) {
    const own = chains[a * OWNERS + OWN];
    const length = part.starts[a + 1] - part.starts[a];
    let counts = 0;
    for (let owner = 1; owner < OWNERS; owner++)
      counts += unit[owner] * Math.min(chains[a * OWNERS + owner], cap + 1);
    tolls.push({ own, paid: length - own, counts });
  }
  return { tolls, slack: unit.reduce((sum, one) => sum + (15 - cap) * one, 0) };
}

/**
 * Appends the trees with fewer own edges than the last of the list, and at least `leastOwn` of them; 1 also keeps the
 * branches of a label apart. False if the labels ran out.
 */
function search(hunt: Hunt, trees: MixedTree[], leastOwn: 0 | 1): boolean {
  const { part, tolls } = hunt;
  const { nodeCount, terminals, offsets, targets, starts, edges } = part;
  const all = (1 << terminals.length) - 1;
  const edgeCount = starts[offsets[nodeCount]] >> 1;
  const width = trees.at(-1)?.own.length ?? edgeCount + 1;
  let bound = width;
  // Labels by key, the one made last first; then by set and node. Made as large as they become: lists that grow by leaps are slow.
  const queue = new Array<Label | undefined>((Math.min(hunt.budget, edgeCount) + 1) * width);
  const reached = new Array<Label[] | undefined>((all + 1) * nodeCount);
  const settled = new Array<Label[] | undefined>(nodeCount);

  /**
   * The least paid and own edges of a tree made of a label that still beats the list, as paid · width + own; −1 for
   * none. It rises with every edge and as the bound falls.
   */
  function least(set: number, node: number, paid: number, own: number): number {
    const { bounds } = hunt;
    const rest = (all ^ set) * nodeCount + node;
    const excess = own - (bound - 1);
    let leastPaid = paid;
    for (let n = 0; n < bounds.length; n++) {
      const { perPaid, perOwn, rows } = bounds[n];
      const over = perPaid * paid + perOwn * excess + rows[rest];
      if (over > perPaid * leastPaid) leastPaid = Math.ceil(over / perPaid);
    }
    if (leastPaid > hunt.budget) return -1;
    let fewestOwn = Math.max(own, leastOwn);
    for (let n = 0; n < bounds.length; n++) {
      const { perPaid, perOwn, rows } = bounds[n];
      if (perOwn === 0) continue;
      const total = perPaid * (paid - leastPaid) + perOwn * own + rows[rest];
      if (total > perOwn * fewestOwn) fewestOwn = Math.ceil(total / perOwn);
    }
    return fewestOwn < bound ? leastPaid * width + fewestOwn : -1;
  }

  // Most of what could be made of a label is given up here, before anything is made.
  function grow({ set, node, paid, own, counts, arc, from, joined }: Growth): void {
    if (((counts + hunt.slack) & GUARDS) !== 0) return;
    const key = least(set, node, paid, own);
    if (key < 0) return;
    const label: Label = {
      set,
      node,
      paid,
      own,
      counts,
      arc,
      from,
      joined,
      nodes: NOTHING,
      beaten: false,
      next: undefined,
    };
    if (leastOwn > 0) label.nodes = nodesOf(label);
    const rivals = (reached[set * nodeCount + node] ??= []);
    for (let n = 0; n < rivals.length; n++) if (beats(rivals[n], label, leastOwn)) return;
    let kept = 0;
    for (let n = 0; n < rivals.length; n++) {
      const rival = rivals[n];
      rival.beaten = beats(label, rival, leastOwn);
      if (!rival.beaten) rivals[kept++] = rival;
    }
    if (kept < rivals.length) rivals.length = kept;
    rivals.push(label);
    enqueue(label, key);
    hunt.left--;
  }

  function enqueue(label: Label, key: number): void {
    label.next = queue[key];
    queue[key] = label;
  }

  for (let i = 1; i < terminals.length; i++)
    grow({ set: 1 << i, node: terminals[i], paid: 0, own: 0, counts: 0, arc: -1, from: null, joined: null });
  for (let key = 0; key < queue.length; key++) {
    for (let label = queue[key]; label !== undefined; label = queue[key]) {
      queue[key] = label.next;
      if (hunt.left < 0) return false;
      if (label.beaten) continue;
      const { set, node, paid, own, counts, nodes } = label;
      const now = least(set, node, paid, own);
      if (now !== key) {
        if (now > key) enqueue(label, now);
        continue;
      }
      if (node === terminals[0] && set === (all ^ 1)) {
        if (label.own < leastOwn) continue;
        if (label.own > 0 && trees.length >= hunt.limit) return false;
        trees.push(listTree(label, hunt));
        bound = label.own;
        continue;
      }
      const others = (settled[node] ??= []);
      for (let n = 0; n < others.length; n++) {
        const other = others[n];
        if (other.beaten || (other.set & set) !== 0 || !meetAt(node, nodes, other.nodes)) continue;
        grow({
          set: set | other.set,
          node,
          paid: paid + other.paid,
          own: own + other.own,
          counts: counts + other.counts,
          arc: -1,
          from: label,
          joined: other,
        });
      }
      others.push(label);
      const last = label.arc < 0 ? -1 : edges[starts[label.arc + 1] - 1];
      for (let a = offsets[node]; a < offsets[node + 1]; a++) {
        const target = targets[a];
        if (edges[starts[a]] === last || ((nodes[target >> 5] ?? 0) >> (target & 31)) & 1) continue;
        const toll = tolls[a];
        grow({
          set,
          node: target,
          paid: paid + toll.paid,
          own: own + toll.own,
          counts: counts + toll.counts,
          arc: a,
          from: label,
          joined: null,
        });
      }
    }
  }
  return true;
}

/** Whether whatever can be made of one label can be made of the other as cheaply. */
function beats(one: Label, other: Label, leastOwn: number): boolean {
  return (
    one.paid <= other.paid &&
    one.own <= other.own &&
    one.own >= Math.min(other.own, leastOwn) &&
    (((other.counts | GUARDS) - one.counts) & GUARDS) === GUARDS &&
    isWithin(one.nodes, other.nodes)
  );
}

function isWithin(some: readonly number[], others: readonly number[]): boolean {
  for (let i = 0; i < some.length; i++) if ((some[i] & ~others[i]) !== 0) return false;
  return true;
}

/** The nodes of all that a label is made of, and its own. */
function nodesOf({ node, from, joined }: Label): number[] {
  const words = from === null ? [] : [...from.nodes];
  for (let i = 0; joined !== null && i < joined.nodes.length; i++) words[i] |= joined.nodes[i];
  while (words.length <= node >> 5) words.push(0);
  words[node >> 5] |= 1 << (node & 31);
  return words;
}

/** Whether two sets of nodes share no other than this. */
function meetAt(node: number, one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    const shared = one[i] & other[i];
    if (shared !== 0 && (i !== node >> 5 || shared !== 1 << (node & 31))) return false;
  }
  return true;
}

function listTree(label: Label, { part, owners }: Hunt): MixedTree {
  const tree: MixedTree = { own: [], paid: [] };
  const open = [label];
  for (const { arc, from, joined } of open) {
    if (arc >= 0) {
      for (const edge of part.edges.subarray(part.starts[arc], part.starts[arc + 1])) {
        (owners[edge] === OWN ? tree.own : tree.paid).push(edge);
      }
    }
    if (from !== null) open.push(from);
    if (joined !== null) open.push(joined);
  }
  tree.own.sort((a, b) => a - b);
  tree.paid.sort((a, b) => a - b);
  return tree;
}
