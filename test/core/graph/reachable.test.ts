import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createGraph, createWalker, type Reach, walkTo } from '../../../src/core/graph';
import { around, bytes, type Sample, samples } from './random-graphs';

const problems = samples().chain((sample) => {
  const from = fc.nat({ max: sample.nodeCount - 1 });
  return fc.record({
    sample: fc.constant(sample),
    usable: bytes(sample.graph.edgeCount, 3),
    turnable: bytes(sample.nodeCount, 1),
    from,
    arrival: fc.integer({ min: -1, max: Math.max(sample.graph.edgeCount - 1, -1) }),
    steps: fc.nat({ max: 8 }),
    to: fc.array(from, { minLength: 1, maxLength: 2 }),
  });
});
type Problem = typeof problems extends fc.Arbitrary<infer T> ? T : never;

interface Entry {
  node: number;
  arrival: number;
  steps: number;
  parent: number;
}

/** Breadth-first over (node, arrival) with every state in a set. */
function naiveReach({ sample, usable, turnable, from, arrival, steps }: Problem): Entry[] {
  const list: Entry[] = [{ node: from, arrival, steps: 0, parent: -1 }];
  const seen = new Set([`${from}/${arrival}`]);
  for (let at = 0; at < list.length; at++) {
    const here = list[at];
    if (here.steps === steps) continue;
    for (const { edge, to } of around(sample, here.node)) {
      if (!usable[edge] || (edge === here.arrival && !turnable[here.node])) continue;
      if (seen.has(`${to}/${edge}`)) continue;
      seen.add(`${to}/${edge}`);
      list.push({ node: to, arrival: edge, steps: here.steps + 1, parent: at });
    }
  }
  return list;
}

function entries(reach: Reach): Entry[] {
  return Array.from(reach.nodes, (node, i) => ({
    node,
    arrival: reach.arrivals[i],
    steps: reach.steps[i],
    parent: reach.parents[i],
  }));
}

function expectWalk(sample: Sample, walk: { nodes: number[]; edges: number[] }): void {
  expect(walk.nodes.length).toBe(walk.edges.length + 1);
  walk.edges.forEach((edge, i) => {
    expect([...sample.pairs[edge]!].sort()).toEqual([walk.nodes[i], walk.nodes[i + 1]].sort());
  });
}

describe('reach', () => {
  test.prop([problems])('it lists the arrivals of a naive search in the same order', (problem) => {
    const reach = createWalker(problem.sample.graph).reach(problem);
    expect(entries(reach)).toEqual(naiveReach(problem));
  });

  test.prop([problems])('every entry has a walk that never turns where it may not', (problem) => {
    const { sample, turnable, usable } = problem;
    const reach = createWalker(sample.graph).reach(problem);
    expect(reach.nodes[0]).toBe(problem.from);
    for (let entry = 0; entry < reach.nodes.length; entry++) {
      const walk = walkTo(reach, entry);
      expectWalk(sample, walk);
      expect(walk.edges.length).toBe(reach.steps[entry]);
      let arrival = problem.arrival;
      walk.edges.forEach((edge, i) => {
        expect(usable[edge]).not.toBe(0);
        expect(edge === arrival && turnable[walk.nodes[i]] === 0).toBe(false);
        arrival = edge;
      });
    }
  });

  test.prop([problems])('where turning is free everywhere the nodes are those of a spread', (problem) => {
    const { sample } = problem;
    const walker = createWalker(sample.graph);
    const turnable = new Uint8Array(sample.nodeCount).fill(1);
    const reach = walker.reach({ ...problem, turnable });
    const spread = walker.spread(problem);
    expect([...new Set(reach.nodes)]).toEqual([...spread.nodes]);
    spread.nodes.forEach((node, entry) => {
      expect(reach.steps[reach.nodes.indexOf(node)]).toBe(spread.steps[entry]);
      expectWalk(sample, walkTo(spread, entry));
      expect(walkTo(spread, entry).nodes.at(-1)).toBe(node);
    });
  });

  test.prop([problems])('a route is the walk to the first entry of a target', (problem) => {
    const walker = createWalker(problem.sample.graph);
    const first = naiveReach(problem).findIndex(({ node }) => problem.to.includes(node));
    const reach = walker.reach(problem);
    expect(walker.route(problem)).toEqual(first < 0 ? null : walkTo(reach, first));
  });

  test.prop([problems, problems])('a walker remembers nothing', (one, other) => {
    const used = createWalker(one.sample.graph);
    const first = used.reach(one);
    const copy = entries(first);
    used.spread({ ...one, steps: other.steps });
    used.route(one);
    expect(entries(first)).toEqual(copy);
    expect(used.reach(one)).toEqual(first);
  });

  test('a walker on a line goes on, and comes back only over a loop', () => {
    // 0 – 1 – 2, and a triangle 2 – 3 – 4 in which the walker may change direction.
    const graph = createGraph(5, [0, 1, 1, 2, 2, 3, 3, 4, 4, 2]);
    const usable = new Uint8Array(5).fill(1);
    const turnable = new Uint8Array(5);
    const query = { from: 1, arrival: 0, usable, turnable, to: 0 };
    const walker = createWalker(graph);
    expect(walker.route({ ...query, steps: 5 })).toBeNull();
    expect(walker.route({ ...query, steps: 6 })).toEqual({
      nodes: [1, 2, 3, 4, 2, 1, 0],
      edges: [1, 2, 3, 4, 1, 0],
    });
  });
});
