// Every route over own and foreign track that joins nodes and has nothing to spare, by rising number of foreign lines. A route is a
// tree whose leaves are nodes to join; each is found once: the first node, a way from the second to it, from the third to both …

import type { Graph } from '../../../../src/core/graph/index.js';
import type { Line, Node } from '../../board/board.js';

/** What routes are asked for. */
export interface RouteQuery {
  readonly nodes: readonly Node[];
  /** The owner of every line, −1 for free ones, which no route takes. */
  readonly owners: Int8Array;
  readonly seat: number;
  /** Foreign lines at most, and of one owner. */
  readonly most: number;
  readonly ofOne: number;
  /** Steps of the search at most. */
  readonly steps: number;
}

/** A route, its own and its foreign lines ascending. */
export interface FoundRoute {
  readonly own: readonly Line[];
  readonly paid: readonly Line[];
}

/** The routes, and whether those are all. */
export interface FoundRoutes {
  readonly routes: readonly FoundRoute[];
  readonly complete: boolean;
}

/** A way that is walked: which node is joined after it, how many foreign lines there may be, how many it needs from a node. */
interface RouteWalk {
  readonly next: number;
  readonly most: number;
  readonly toPay: Int16Array;
}

const FAR = 10_000;

/** Finds routes. The order is fixed by the query. Costs at most the steps allowed, each some microseconds. */
export function routesFor(graph: Graph, query: RouteQuery): FoundRoutes {
  const { owners, seat, ofOne } = query;
  const nodes = [...new Set(query.nodes)];
  const routes: FoundRoute[] = [];
  const inTree = new Uint8Array(graph.nodeCount);
  const onWay = new Uint8Array(graph.nodeCount);
  const lines: Line[] = [];
  const perOwner = new Map<number, number>();
  // The nodes of the ways that are under way, the last of which is being walked.
  const trail: Node[] = [];
  let left = query.steps;
  let paid = 0;

  // Joins the nodes from `next` on to the tree with exactly so many foreign lines in the end.
  function join(next: number, most: number): void {
    let at = next;
    while (at < nodes.length && inTree[nodes[at]] === 1) at++;
    if (at < nodes.length) walk(nodes[at], { next: at + 1, most, toPay: leastToPay() });
    else if (paid === most) routes.push(split(lines));
  }

  // A way from a node that the tree does not have: once it is at the tree, the next node is joined.
  function walk(node: Node, way: RouteWalk): void {
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
      const [to, line] = [graph.targets[arc], graph.edges[arc]];
      const owner = owners[line];
      if (owner < 0 || (onWay[to] === 1 && inTree[to] === 0)) continue;
      const isPaid = owner !== seat;
      const count = perOwner.get(owner) ?? 0;
      if (isPaid && (paid === way.most || count === ofOne)) continue;
      lines.push(line);
      if (isPaid) {
        paid++;
        perOwner.set(owner, count + 1);
      }
      walk(to, way);
      if (isPaid) {
        paid--;
        perOwner.set(owner, count);
      }
      lines.pop();
    }
    trail.pop();
    onWay[node] = 0;
  }

  // By node how many foreign lines there are at least on a way to the tree.
  function leastToPay(): Int16Array {
    const least = new Int16Array(graph.nodeCount).fill(FAR);
    let reached: Node[] = [];
    for (let node = 0; node < graph.nodeCount; node++) {
      if (inTree[node] === 0) continue;
      least[node] = 0;
      reached.push(node);
    }
    for (let sum = 0; reached.length > 0; sum++) {
      const further: Node[] = [];
      for (let place = 0; place < reached.length; place++) {
        const node = reached[place];
        if (least[node] !== sum) continue;
        for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
          const [to, owner] = [graph.targets[arc], owners[graph.edges[arc]]];
          const cost = sum + (owner === seat ? 0 : 1);
          if (owner < 0 || cost >= least[to]) continue;
          least[to] = cost;
          (cost === sum ? reached : further).push(to);
        }
      }
      reached = further;
    }
    return least;
  }

  function split(found: readonly Line[]): FoundRoute {
    const sorted = [...found].sort((a, b) => a - b);
    const isOwn = (line: Line) => owners[line] === seat;
    return { own: sorted.filter(isOwn), paid: sorted.filter((line) => !isOwn(line)) };
  }

  inTree[nodes[0]] = 1;
  for (let most = 0; most <= query.most && left > 0; most++) join(1, most);
  return { routes, complete: left > 0 };
}
