// Every tree of own and paid edges that joins some nodes and has no edge to spare. Its leaves are nodes to
// join. Each tree is found once: the first node, a way from the second to it, from the third to both …
// mixed-trees.ts finds the cheapest alone, and much sooner.

import { mustBeCount, mustBeLimit } from './domain';
import type { Graph } from './graph';
import { type MixedQuery, type MixedTree, OWN } from './mixed-query';
import { ABSENT } from './part';

/** A query of {@link allMixedTrees}. */
export interface AllTreesQuery extends Pick<MixedQuery, 'owners' | 'terminals' | 'budget' | 'cap'> {
  /** The most steps of the search, which can be exponential. */
  readonly steps: number;
}

/** Trees, and whether those are all. */
export interface AllTrees {
  /** By rising number of paid edges; each list of edges ascends. */
  readonly trees: readonly MixedTree[];
  /** False if the steps were used up. */
  readonly complete: boolean;
}

/** A walk: the node to join after it, how many paid edges there will be, how many it needs from a node. */
interface TreeWalk {
  readonly next: number;
  readonly most: number;
  readonly toPay: Int16Array;
}

const FAR = 10_000;

/**
 * Lists all trees. Costs at most the steps allowed, each some microseconds.
 *
 * @param graph The graph.
 * @param query Whose edges are whose, which nodes to join, and how much may be paid.
 * @returns The trees, in an order that is fixed by the query.
 * @throws RangeError unless budget and cap are whole numbers from 0 up, and for a negative number of steps.
 *
 * @example
 * const square = createGraph(4, [0, 1, 1, 2, 2, 3, 3, 0]);
 * const owners = new Uint8Array([OWN, OWN, 1, OWN]);
 * const { trees } = allMixedTrees(square, { owners, terminals: [0, 2], budget: 1, cap: 2, steps: 100 });
 * console.log(trees.map(({ own, paid }) => `${own} and ${paid.length} paid`).join('; '));
 * // 0,1 and 0 paid; 3 and 1 paid
 */
export function allMixedTrees(graph: Graph, query: AllTreesQuery): AllTrees {
  const { owners, budget, cap } = query;
  mustBeCount(budget, 'budget');
  mustBeCount(cap, 'cap');
  mustBeLimit(query.steps, 'steps');
  const nodes = [...new Set(query.terminals)];
  const trees: MixedTree[] = [];
  const inTree = new Uint8Array(graph.nodeCount);
  const onWay = new Uint8Array(graph.nodeCount);
  const chosen: number[] = [];
  const perOwner = new Int32Array(ABSENT);
  // The nodes of the unfinished ways, the last of which is being walked.
  const trail: number[] = [];
  let left = query.steps;
  let paid = 0;

  // Joins the nodes from `next` on to the tree with exactly `most` paid edges in the end.
  function join(next: number, most: number): void {
    let at = next;
    while (at < nodes.length && inTree[nodes[at]] === 1) at++;
    if (at < nodes.length) walk(nodes[at], { next: at + 1, most, toPay: leastToPay() });
    else if (paid === most) trees.push(split(chosen));
  }

  // A way from a node that the tree does not have: once it is at the tree, the next node is joined.
  function walk(node: number, way: TreeWalk): void {
    if (inTree[node] === 1) {
      const added = trail.filter((one) => inTree[one] === 0);
      for (const one of added) inTree[one] = 1;
      join(way.next, way.most);
      for (const one of added) inTree[one] = 0;
      return;
    }
    if (left <= 0 || paid + way.toPay[node] > way.most) return;
    left--;
    onWay[node] = 1;
    trail.push(node);
    for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
      const [to, edge] = [graph.targets[arc], graph.edges[arc]];
      const owner = owners[edge];
      if (owner === ABSENT || (onWay[to] === 1 && inTree[to] === 0)) continue;
      const isPaid = owner !== OWN;
      if (isPaid && (paid === way.most || perOwner[owner] === cap)) continue;
      chosen.push(edge);
      if (isPaid) {
        paid++;
        perOwner[owner]++;
      }
      walk(to, way);
      if (isPaid) {
        paid--;
        perOwner[owner]--;
      }
      chosen.pop();
    }
    trail.pop();
    onWay[node] = 0;
  }

  // By node how many paid edges there are at least on a way to the tree.
  function leastToPay(): Int16Array {
    const least = new Int16Array(graph.nodeCount).fill(FAR);
    let reached: number[] = [];
    for (let node = 0; node < graph.nodeCount; node++) {
      if (inTree[node] === 0) continue;
      least[node] = 0;
      reached.push(node);
    }
    for (let sum = 0; reached.length > 0; sum++) {
      const further: number[] = [];
      for (let place = 0; place < reached.length; place++) {
        const node = reached[place];
        if (least[node] !== sum) continue;
        for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
          const [to, owner] = [graph.targets[arc], owners[graph.edges[arc]]];
          const cost = sum + (owner === OWN ? 0 : 1);
          if (owner === ABSENT || cost >= least[to]) continue;
          least[to] = cost;
          (cost === sum ? reached : further).push(to);
        }
      }
      reached = further;
    }
    return least;
  }

  function split(found: readonly number[]): MixedTree {
    const sorted = [...found].sort((a, b) => a - b);
    const isOwn = (edge: number) => owners[edge] === OWN;
    return { own: sorted.filter(isOwn), paid: sorted.filter((edge) => !isOwn(edge)) };
  }

  inTree[nodes[0]] = 1;
  for (let most = 0; most <= budget && left > 0; most++) join(1, most);
  return { trees, complete: left > 0 };
}
