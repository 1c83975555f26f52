// Counts, limits and prices that no graph has are refused by name. None of them ends the process, or fills
// its memory.

import { describe, expect, test } from 'vitest';
import {
  allMixedTrees,
  arcCosts,
  bridges,
  cheapestSteps,
  createBucketQueue,
  createCostTables,
  createFewestSteps,
  createFlowFinder,
  createFront,
  createGraph,
  createLinks,
  createPathFinder,
  createSteinerSolver,
  createUnionFind,
  distances,
  flood,
  leastCosts,
  mixedTrees,
  OWN,
  PAY,
  pieces,
  reach,
  spanningTree,
} from '../../../src/core/graph/index.js';

const NO_COUNTS = [2 ** 24 + 1, 2 ** 31, 2 ** 32, 2 ** 53, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
const NO_PRICES = [-1, -0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const NO_LIMITS = [-1, Number.NaN, Number.NEGATIVE_INFINITY];

const square = createGraph(4, [0, 1, 1, 2, 2, 3, 3, 0]);
const none = () => {};

// It throws a RangeError that tells the words.
function refuses(ask: () => unknown, words: string | RegExp): void {
  let thrown: unknown = null;
  expect(() => {
    try {
      ask();
    } catch (error) {
      thrown = error;
      throw error;
    }
  }).toThrow(words);
  expect(thrown).toBeInstanceOf(RangeError);
}

describe('counts', () => {
  const counted: Readonly<Record<string, (count: number) => unknown>> = {
    'createGraph nodes': (count) => createGraph(count, []),
    'createLinks nodes': (count) => createLinks(count, []),
    'createUnionFind members': createUnionFind,
    'createFront nodes': createFront,
    'createFewestSteps nodes': createFewestSteps,
    'flood nodes': (count) => flood(count, [], none),
    'pieces nodes': (count) => pieces(count, [], none),
    'distances nodes': (count) => distances(count, [], none),
    'cheapestSteps nodes': (nodeCount) => cheapestSteps({ nodeCount, from: [], steps: none }, () => false),
    'leastCosts nodes': (nodeCount) => leastCosts({ nodeCount, from: [], steps: none }),
    'spanningTree points': (count) => spanningTree(count, () => 1),
    'createGraph edges': (count) => createGraph(2, { length: 2 * count }),
  };

  test.for(Object.keys(counted))('%s', (name) => {
    for (const count of NO_COUNTS) refuses(() => counted[name](count), `${name.split(' ')[1]}`);
    expect(() => counted[name](0)).not.toThrow();
  });

  test('half an edge, and ends between nodes, are no edges', () => {
    refuses(() => createGraph(3, [0, 1, 2]), 'edges');
    refuses(() => createGraph(3, [0, 1, 0.5, 2]), 'edge 1');
    refuses(() => createGraph(3, [Number.NaN, 1]), 'edge 0');
    refuses(
      () =>
        createLinks(3, [
          [0, 1],
          [-1, 2],
        ]),
      'link 1',
    );
  });

  test('budgets, caps, labels, steps and limits of trees', () => {
    const query = { owners: new Uint8Array(4).fill(OWN), terminals: [0, 2], budget: 1, cap: 2 };
    for (const count of NO_COUNTS) {
      refuses(() => mixedTrees(square, { ...query, budget: count }), 'budget');
      refuses(() => mixedTrees(square, { ...query, cap: count }), 'cap');
      refuses(() => allMixedTrees(square, { ...query, budget: count, steps: 9 }), 'budget');
      refuses(() => allMixedTrees(square, { ...query, cap: count, steps: 9 }), 'cap');
    }
    const weights = new Uint8Array(4).fill(1);
    for (const limit of NO_LIMITS) {
      refuses(() => mixedTrees(square, { ...query, limit }), 'limit');
      refuses(() => mixedTrees(square, { ...query, labels: limit }), 'labels');
      refuses(() => allMixedTrees(square, { ...query, steps: limit }), 'steps');
      refuses(() => createSteinerSolver(square).trees({ weights, terminals: [0, 2], limit }), 'limit');
    }
    expect(createSteinerSolver(square).trees({ weights, terminals: [0, 99] })).toBeNull();
  });

  test('ways of a flow, and widths', () => {
    const flows = createFlowFinder(square);
    const ask = (width: number, most: number) =>
      flows.maxFlow({ sources: [0], isGoal: (node) => node === 2, width: () => width, most });
    for (const most of [100, ...NO_COUNTS]) refuses(() => ask(1, most), 'most');
    for (const width of [101, ...NO_COUNTS]) refuses(() => ask(width, 9), 'edge 0');
    expect(ask(1, 9)).toBe(2);
  });
});

describe('prices', () => {
  test.for(NO_PRICES)('E-LINK-4: %d is no price of a link', (bad) => {
    const links = createLinks(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ]);
    const network = links.networkOf(() => false, [0]);
    const price = (link: number) => (link === 2 ? bad : 1);
    refuses(() => network.costs(price), /link 2 costs/);
    refuses(() => network.cheapestTo([4], price), /link 2 costs/);
    // A link that the owner has costs nothing, whatever it would cost.
    expect(links.networkOf((link) => link === 2, [0]).cheapestTo([2], price)?.cost).toBe(1);
  });

  test('E-LINK-4: a price that is no number is refused, and none closes a link', () => {
    const network = createLinks(2, [[0, 1]]).networkOf(() => false, [0]);
    refuses(() => network.cheapestTo([1], () => '5' as unknown as number), 'link 0');
    expect([null, undefined].map((price) => network.cheapestTo([1], () => price))).toEqual([null, null]);
  });

  test('a step that goes on for ever is refused', () => {
    const search = (cost: number, to: (node: number) => number) => () =>
      cheapestSteps({ nodeCount: 4, from: [0], steps: (node, tell) => tell(to(node), cost, 7) }, () => false);
    for (const cost of [-1, Number.NaN])
      refuses(
        search(cost, (node) => 1 - node),
        'link 7',
      );
    for (const node of [-1, 4, 0.5, Number.NaN])
      refuses(
        search(1, () => node),
        'no node',
      );
    const onwards = createFewestSteps(3);
    expect(
      onwards({ from: 0, to: -1, steps: (node, tell) => tell(node + 1, 0), isClosed: () => false }),
    ).toBeNull();
  });

  test('a way that is too dear for a queue or a front does not fill the memory', () => {
    for (const cost of [2 ** 20 + 1, 1e9, Number.POSITIVE_INFINITY]) {
      refuses(() => createBucketQueue().add(7, cost), 'node 7');
      const front = createFront(3);
      front.begin(0, -1, -1);
      refuses(() => front.run({ steps: (_, tell) => tell(1, cost, 4), isGoal: () => false }, 9), 'node 1');
    }
  });

  test('distances of points, ranks of states, costs of arcs', () => {
    for (const price of NO_PRICES) refuses(() => spanningTree(3, () => price), 'points 0 and 1');
    refuses(() => [...reach([0], { admit: () => true, successors: none, rank: () => Number.NaN })], 'rank');
    for (const price of NO_PRICES) refuses(() => arcCosts(square, () => price), 'edge 0');
  });

  test('a list of costs is one of this graph, and a limit is one', () => {
    const short = new Uint8Array(3);
    const costs = new Uint8Array(8).fill(1);
    const finder = createPathFinder(square);
    refuses(() => finder.path({ from: 0, to: 2, costs: short }), '3 costs for 8 arcs');
    refuses(
      () => createCostTables(square).costsTo([0], { costs: short, overlay: new Uint8Array(4) }),
      '3 costs',
    );
    for (const limit of NO_LIMITS) refuses(() => finder.path({ from: 0, to: 2, costs, limit }), 'limit');
    expect(finder.path({ from: 0, to: 2, costs })?.cost).toBe(2);
  });

  test('a table is not followed over arcs that cost nothing', () => {
    const pricing = { costs: new Uint8Array(8), overlay: new Uint8Array(4).fill(PAY) };
    const table = Uint16Array.of(1, 1, 1, 1);
    const tables = createCostTables(square);
    refuses(() => tables.follow({ table, pricing, node: 0, forwards: true }, none), 'costs nothing');
  });

  test('what is in the domain is answered as before', () => {
    expect([...bridges(square, new Uint8Array(4).fill(1))]).toEqual([0, 0, 0, 0]);
    const queue = createBucketQueue();
    queue.add(3, 2 ** 20);
    expect([queue.take(), queue.cost()]).toEqual([3, 2 ** 20]);
  });
});
