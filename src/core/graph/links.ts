// Links between nodes that somebody owns, and the network of an owner's links: what is connected, what may be
// added to it, and the cheapest way to add a node. Who owns a link is the caller's to say, so a link may have
// one owner, several or none.

import { cheapestSteps, leastCosts, type StepSearch } from './cheapest-steps';
import { badPrice, isPrice } from './domain';
import { flood } from './flood';
import { createGraph, type Graph } from './graph';

/**
 * The price that an owner pays for a link: finite, and not negative. A link is closed if its price is null
 * or undefined (E-LINK-4).
 */
export type LinkPrice = (link: number) => number | null | undefined;

/** Links that are added to a network, and what they cost together. */
export interface Extension {
  /** The links, from the network to the goal. */
  readonly links: readonly number[];
  /** The sum of their prices. */
  readonly cost: number;
}

/** All that hangs together by the links of an owner. */
export interface Network {
  /** The nodes, those that it begins in first (E-LINK-2). */
  readonly nodes: ReadonlySet<number>;
  /** True if a link of somebody else, or of nobody, has an end in the network (E-LINK-3). */
  touches(link: number): boolean;
  /** The links that touch it, in ascending order. */
  readonly extensions: readonly number[];
  /**
   * The cheapest links that bring one of the goals into the network; null if there is no way (E-LINK-4).
   * Throws `RangeError` for a price that is negative or not finite.
   */
  cheapestTo(goals: Iterable<number>, price: LinkPrice): Extension | null;
  /**
   * What it costs at least to bring each node into the network, by node; Infinity if there is no way.
   * Throws as `cheapestTo` does.
   */
  costs(price: LinkPrice): Float64Array;
}

/** Both ends of a link. */
type Ends = readonly [number, number];

/** The links of a map. */
export interface Links {
  /** Both ends of each link, by link. */
  readonly joins: readonly Ends[];
  /** The same as a packed graph, for every other question. */
  readonly graph: Graph;
  /**
   * The network of an owner: everything that its links reach from `from`; from both ends of all its links if
   * left out, so that it may be in several pieces.
   */
  networkOf(isOwned: (link: number) => boolean, from?: Iterable<number>): Network;
}

/**
 * Describes which nodes are joined by links (E-LINK-1). Two nodes may be joined by several links.
 *
 * @param nodes How many nodes there are, or a list of them; they are numbered from 0.
 * @param links The two ends of every link, by link, or records that have them in `joins`.
 * @returns The links, which answer for the network of any owner.
 * @throws `RangeError` if an end is not a node, if a link joins a node to itself, or for more than 2^24
 *   nodes or links.
 * @see {@link createGraph}
 * @example
 * const links = createLinks(4, [[0, 1], [1, 2], [2, 3], [0, 3]]);
 * const owners = [7, null, null, null];
 * const network = links.networkOf((link) => owners[link] === 7);
 * console.log([...network.nodes].join(' '), network.extensions.join(' '));
 * // 0 1 1 3
 * const prices = [2, 3, 1, 5];
 * console.log(network.cheapestTo([3], (link) => prices[link])?.links.join(' '));
 * // 1 2
 */
export function createLinks(
  nodes: number | readonly unknown[],
  links: readonly (Ends | { readonly joins: Ends })[],
): Links {
  const joins = links.map((link) => ('joins' in link ? link.joins : link));
  const graph = createGraph(typeof nodes === 'number' ? nodes : nodes.length, joins.flat());
  joins.forEach(([one, other], link) => {
    if (one < 0 || other < 0) throw new RangeError(`link ${link} joins ${one} and ${other}`);
  });
  return {
    joins,
    graph,
    networkOf: (isOwned, from) => networkOf({ joins, graph }, isOwned, from),
  };
}

function networkOf(
  { joins, graph }: Pick<Links, 'joins' | 'graph'>,
  isOwned: (link: number) => boolean,
  from: Iterable<number> = joins.flatMap((ends, link) => (isOwned(link) ? ends : [])),
): Network {
  const { nodeCount, offsets, targets, edges } = graph;
  const eachLink = (node: number, tell: (link: number, to: number) => void) => {
    for (let arc = offsets[node]; arc < offsets[node + 1]; arc++) tell(edges[arc], targets[arc]);
  };
  const nodes: ReadonlySet<number> = new Set(
    flood(nodeCount, from, (node, tell) => eachLink(node, (link, to) => isOwned(link) && tell(to))),
  );
  const touches = (link: number) => !isOwned(link) && joins[link].some((end) => nodes.has(end));
  const search = (price: LinkPrice): StepSearch => ({
    nodeCount,
    from: nodes,
    steps(node, tell) {
      eachLink(node, (link, to) => {
        const cost = isOwned(link) ? 0 : price(link);
        if (cost === null || cost === undefined) return;
        if (!isPrice(cost)) throw badPrice(`link ${link}`, cost);
        tell(to, cost, link);
      });
    },
  });
  return {
    nodes,
    touches,
    get extensions() {
      return [...joins.keys()].filter(touches);
    },
    cheapestTo(goals, price) {
      const wanted = new Set(goals);
      const way = cheapestSteps(search(price), (node) => wanted.has(node));
      return way && { cost: way.cost, links: way.edges.filter((link) => !isOwned(link)) };
    },
    costs: (price) => leastCosts(search(price)),
  };
}
