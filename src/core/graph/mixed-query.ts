// Trees of own and of paid edges: what is asked, and what is answered.

/** An owner by edge: 0 is you, 1 … 6 are others, {@link ABSENT} is nobody: the edge cannot be used. */
export const OWN = 0;

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
  /** Its edges with the owner {@link OWN}. */
  readonly own: number[];
  /** Its edges that are of others, and are paid for. */
  readonly paid: number[];
}

/** The cheapest trees, price by price. */
export interface MixedTrees {
  /** By rising number of paid edges, and so by falling number of own edges. */
  readonly trees: MixedTree[];
  /** False if limit or labels cut the list short: it is right so far, but may lack trees that pay more. */
  readonly complete: boolean;
  /** Labels made. */
  readonly labels: number;
}
