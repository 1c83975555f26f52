import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createFlowFinder, createGraph, UNLIMITED } from '../../../src/core/graph';
import { bytes, type Sample, samples } from './random-graphs';

const MOST = 50;

const problems = samples(8, 14)
  .filter(({ nodeCount }) => nodeCount > 1)
  .chain((sample) =>
    fc.record({
      sample: fc.constant(sample),
      widths: bytes(sample.graph.edgeCount, 3),
      goal: fc.integer({ min: 1, max: sample.nodeCount - 1 }),
    }),
  );

// The least width of all edges between a set of nodes with the source and the rest with the goal: what max-flow min-cut says.
function leastCut({ nodeCount, pairs }: Sample, widths: ArrayLike<number>, goal: number): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (let set = 1; set < 1 << nodeCount; set += 2) {
    if ((set >> goal) & 1) continue;
    const width = pairs.reduce((sum, pair, edge) => {
      const isCut = pair !== null && ((set >> pair[0]) & 1) !== ((set >> pair[1]) & 1);
      return sum + (isCut ? widths[edge] : 0);
    }, 0);
    least = Math.min(least, width);
  }
  return least;
}

describe('maximum flow', () => {
  test.prop([problems])('is as large as the narrowest cut', ({ sample, widths, goal }) => {
    const flows = createFlowFinder(sample.graph);
    const query = {
      sources: [0],
      isGoal: (node: number) => node === goal,
      width: (edge: number) => widths[edge],
      most: MOST,
    };
    const flow = flows.maxFlow(query);
    expect(flow).toBe(leastCut(sample, widths, goal));
    const cut = flows.cut();
    expect(cut.reduce((sum, edge) => sum + widths[edge], 0)).toBe(flow);
    // A finder that was used before answers the same.
    expect(flows.maxFlow(query)).toBe(flow);
  });

  test.prop([problems])('stops at the most that is asked for', ({ sample, widths, goal }) => {
    const flows = createFlowFinder(sample.graph);
    const ask = (most: number) =>
      flows.maxFlow({
        sources: [0],
        isGoal: (node) => node === goal,
        width: (edge) => widths[edge],
        most,
      });
    expect(ask(2)).toBe(Math.min(2, ask(MOST)));
  });

  test.prop([problems])(
    'from several nodes is the flow from one that is joined to them',
    ({ sample, widths, goal }) => {
      const sources = Array.from({ length: goal }, (_, node) => node);
      const isGoal = (node: number) => node === goal;
      const width = (edge: number) => widths[edge];
      const flow = createFlowFinder(sample.graph).maxFlow({ sources, isGoal, width, most: MOST });
      const hub = sample.nodeCount;
      const { ends, edgeCount } = sample.graph;
      const joined = createGraph(hub + 1, [...ends, ...sources.flatMap((node) => [hub, node])]);
      const widthThere = (edge: number) => (edge < edgeCount ? widths[edge] : UNLIMITED);
      expect(
        createFlowFinder(joined).maxFlow({ sources: [hub], isGoal, width: widthThere, most: MOST }),
      ).toBe(flow);
    },
  );

  test.prop([problems])('of one-way edges is as large as the narrowest cut', ({ sample, widths, goal }) => {
    const { nodeCount, pairs, graph } = sample;
    // From the end with the larger number an edge takes two ways fewer, so many are one-way.
    const width = (edge: number, from: number) => {
      const isForth = from === Math.min(...(pairs[edge] ?? []));
      return isForth ? widths[edge] : Math.max(0, widths[edge] - 2);
    };
    let least = Number.MAX_SAFE_INTEGER;
    for (let set = 1; set < 1 << nodeCount; set += 2) {
      if ((set >> goal) & 1) continue;
      const out = pairs.flatMap((pair, edge) => {
        const from = pair?.filter((node) => (set >> node) & 1) ?? [];
        return from.length === 1 ? [width(edge, from[0])] : [];
      });
      least = Math.min(
        least,
        out.reduce((sum, one) => sum + one, 0),
      );
    }
    const flows = createFlowFinder(graph);
    expect(flows.maxFlow({ sources: [0], isGoal: (node) => node === goal, width, most: MOST })).toBe(least);
  });

  test('goes back on a way where that makes room for one more', () => {
    // 0–1–2–5 is the shortest, and blocks both of the two ways that there are.
    const graph = createGraph(6, [0, 1, 1, 2, 2, 5, 0, 3, 3, 2, 1, 4, 4, 5]);
    const flows = createFlowFinder(graph);
    const isGoal = (node: number) => node === 5;
    expect(flows.maxFlow({ sources: [0], isGoal, width: () => 1, most: MOST })).toBe(2);
  });

  test('an unlimited edge takes all ways', () => {
    const graph = createGraph(3, [0, 1, 0, 1, 1, 2]);
    const flows = createFlowFinder(graph);
    const width = (edge: number) => (edge === 2 ? UNLIMITED : 1);
    expect(flows.maxFlow({ sources: [0], isGoal: (node) => node === 2, width, most: MOST })).toBe(2);
    expect(flows.cut()).toEqual([0, 1]);
    expect(flows.maxFlow({ sources: [1], isGoal: (node) => node === 2, width, most: MOST })).toBe(MOST);
  });
});
