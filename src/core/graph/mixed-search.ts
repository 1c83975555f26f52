// The search for trees of own and paid edges: labels grow from terminals, best first by cost plus exact rest.

import { beats, type Label, meetAt, nodesOf } from './mixed-labels';
import { type MixedTree, OWN } from './mixed-query';
import { GUARDS, type Toll } from './mixed-tolls';
import type { Part } from './part';

/** The least `perPaid` · paid + `perOwn` · own edges that join a set of terminals to a node. */
export interface Bound {
  readonly perPaid: number;
  readonly perOwn: number;
  readonly rows: Uint16Array;
}

/** What the labels of one search have in common. */
export interface Hunt {
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

/** What a label is made of. */
type Growth = Omit<Label, 'nodes' | 'beaten' | 'next'>;

const NOTHING: readonly number[] = [];

/**
 * Appends the trees with fewer own edges than the last of the list, and at least `leastOwn` of them; 1 also
 * keeps the branches of a label apart. False if the labels ran out.
 */
export function search(hunt: Hunt, trees: MixedTree[], leastOwn: 0 | 1): boolean {
  const { part, tolls } = hunt;
  const { nodeCount, terminals, offsets, targets, starts, edges } = part;
  const all = (1 << terminals.length) - 1;
  const edgeCount = starts[offsets[nodeCount]] >> 1;
  const width = trees.at(-1)?.own.length ?? edgeCount + 1;
  let bound = width;
  // Labels by key, the latest first; then by set and node. Made at full size: lists that grow are slow.
  const queue = new Array<Label | undefined>((Math.min(hunt.budget, edgeCount) + 1) * width);
  const reached = new Array<Label[] | undefined>((all + 1) * nodeCount);
  const settled = new Array<Label[] | undefined>(nodeCount);

  /**
   * The least paid and own edges of a tree from a label that still beats the list, as paid · width + own; −1
   * if none does. It rises with every edge and as the bound falls.
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
