// Labels of the search for trees of own and paid edges: branches that grow together, and which to drop.

import { GUARDS } from './mixed-tolls';

/** Branches that join a set of terminals to a node. */
export interface Label {
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

/** Whether everything that can be made of one label can be made of the other as cheaply. */
export function beats(one: Label, other: Label, leastOwn: number): boolean {
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
export function nodesOf({ node, from, joined }: Label): number[] {
  const words = from === null ? [] : [...from.nodes];
  for (let i = 0; joined !== null && i < joined.nodes.length; i++) words[i] |= joined.nodes[i];
  while (words.length <= node >> 5) words.push(0);
  words[node >> 5] |= 1 << (node & 31);
  return words;
}

/** Whether two sets of nodes share no other than this. */
export function meetAt(node: number, one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    const shared = one[i] & other[i];
    if (shared !== 0 && (i !== node >> 5 || shared !== 1 << (node & 31))) return false;
  }
  return true;
}
