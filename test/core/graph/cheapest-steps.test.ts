import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  arcCosts,
  cheapestSteps,
  createPathFinder,
  leastCosts,
  type StepSearch,
  UNREACHABLE,
} from '../../../src/core/graph';
import { around, samples } from './random-graphs';

const problems = samples().chain((sample) => {
  const node = fc.nat({ max: sample.nodeCount - 1 });
  return fc.record({
    sample: fc.constant(sample),
    from: fc.array(node, { minLength: 1, maxLength: 2 }),
    goal: fc.array(node, { minLength: 1, maxLength: 2 }),
    prices: fc.array(fc.nat({ max: 9 }), { minLength: 36, maxLength: 36 }),
    closed: fc.array(fc.boolean(), { minLength: 18, maxLength: 18 }),
  });
});
type Problem = typeof problems extends fc.Arbitrary<infer T> ? T : never;

const priceOf = ({ prices }: Problem, from: number, to: number, edge: number) =>
  prices[2 * edge + (from < to ? 0 : 1)];

function searchOf(problem: Problem) {
  const { sample, from, closed } = problem;
  return {
    nodeCount: sample.nodeCount,
    from,
    steps(node: number, tell: (to: number, cost: number, edge: number) => void) {
      for (const { edge, to } of around(sample, node)) tell(to, priceOf(problem, node, to, edge), edge);
    },
    isClosed: (_from: number, _to: number, edge: number) => closed[edge],
  };
}

// The packed graph's own costs, which other tests hold to a naive search.
function packedCosts(problem: Problem): number[] {
  const { graph } = problem.sample;
  const costs = arcCosts(graph, (from, to, edge) => priceOf(problem, from, to, edge));
  const overlay = Uint8Array.from({ length: graph.edgeCount }, (_, edge) => (problem.closed[edge] ? 2 : 0));
  const table = createPathFinder(graph).costsFrom(problem.from, { costs, overlay });
  return Array.from(table, (cost) => (cost === UNREACHABLE ? Number.POSITIVE_INFINITY : cost));
}

describe('cheapest steps', () => {
  test.prop([problems])('least costs are those of the packed graph', (problem) => {
    expect([...leastCosts(searchOf(problem))]).toEqual(packedCosts(problem));
  });

  test.prop([problems])('who asks first which steps can find something gets the same way', (problem) => {
    const search = searchOf(problem);
    const isGoal = (node: number) => problem.goal.includes(node);
    const asking: StepSearch = {
      ...search,
      steps(node, tell, mayFind) {
        search.steps(node, (to, cost, edge) => mayFind(to) && tell(to, cost, edge));
      },
    };
    expect(cheapestSteps(asking, isGoal)).toEqual(cheapestSteps(search, isGoal));
  });

  test.prop([problems])('a way costs the least, and is one', (problem) => {
    const { from, goal, closed } = problem;
    const way = cheapestSteps(searchOf(problem), (node) => goal.includes(node));
    const costs = packedCosts(problem);
    const least = Math.min(...goal.map((node) => costs[node]));
    expect(way?.cost ?? Number.POSITIVE_INFINITY).toBe(least);
    if (way === null) return;
    expect(from).toContain(way.nodes[0]);
    expect(goal).toContain(way.nodes.at(-1));
    expect(way.nodes.length).toBe(way.edges.length + 1);
    let sum = 0;
    way.edges.forEach((edge, place) => {
      const [at, to] = [way.nodes[place], way.nodes[place + 1]];
      expect(around(problem.sample, at)).toContainEqual({ edge, to });
      expect(closed[edge]).toBe(false);
      sum += priceOf(problem, at, to, edge);
    });
    expect(sum).toBe(way.cost);
  });

  test.prop([problems])('only a step that makes a way cheaper is asked whether it is closed', (problem) => {
    const search = searchOf(problem);
    const best = new Array<number>(search.nodeCount).fill(Number.POSITIVE_INFINITY);
    for (const start of search.from) best[start] = 0;
    leastCosts({
      ...search,
      isClosed(from, to, edge) {
        const sum = best[from] + priceOf(problem, from, to, edge);
        expect(sum).toBeLessThan(best[to]);
        if (!search.isClosed(from, to, edge)) best[to] = sum;
        return search.isClosed(from, to, edge);
      },
    });
    expect(best).toEqual(packedCosts(problem));
  });

  test('costs may be large, and an edge need not be named', () => {
    const steps = (node: number, tell: (to: number, cost: number) => void) =>
      node < 2 && tell(node + 1, 2 ** 40);
    const search = { nodeCount: 3, from: [0], steps };
    expect(cheapestSteps(search, (node) => node === 2)).toEqual({
      cost: 2 ** 41,
      nodes: [0, 1, 2],
      edges: [-1, -1],
    });
  });
});
