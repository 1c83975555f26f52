import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CLOSED,
  costTable,
  createGraph,
  createPathFinder,
  FREE,
  type Path,
  UNREACHABLE,
} from '../../../src/core/graph';
import { around, bytes, type Sample, samples } from './random-graphs';

/** A graph with a cost per arc, an overlay, sources and targets. */
const problems = samples().chain((sample) => {
  const node = fc.nat({ max: sample.nodeCount - 1 });
  return fc.record({
    sample: fc.constant(sample),
    costs: bytes(sample.graph.targets.length, 20),
    overlay: bytes(sample.graph.edgeCount, 2),
    from: fc.array(node, { minLength: 1, maxLength: 3 }),
    to: fc.array(node, { minLength: 1, maxLength: 3 }),
  });
});

function arcOf({ graph }: Sample, from: number, edge: number): number {
  for (let a = graph.offsets[from]; a < graph.offsets[from + 1]; a++) if (graph.edges[a] === edge) return a;
  throw new Error(`no edge ${edge} at ${from}`);
}

function stepCost(
  sample: Sample,
  costs: Uint8Array,
  overlay: Uint8Array,
  at: { from: number; edge: number },
) {
  if (overlay[at.edge] === CLOSED) return Infinity;
  return overlay[at.edge] === FREE ? 0 : costs[arcOf(sample, at.from, at.edge)];
}

/** Bellman and Ford: relax everything until nothing changes. */
function naiveCosts(
  sample: Sample,
  costs: Uint8Array,
  overlay: Uint8Array,
  from: readonly number[],
): number[] {
  const best = Array.from({ length: sample.nodeCount }, (_, v) => (from.includes(v) ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < sample.nodeCount; v++) {
      for (const { edge, to } of around(sample, v)) {
        const sum = best[v] + stepCost(sample, costs, overlay, { from: v, edge });
        if (sum < best[to]) {
          best[to] = sum;
          changed = true;
        }
      }
    }
  }
  return best;
}

/** Checks that a path is a real walk from a source to a target and costs what it says. */
function expectPath(
  path: Path,
  { sample, costs, overlay, from, to }: typeof problems extends fc.Arbitrary<infer T> ? T : never,
) {
  expect(from).toContain(path.nodes[0]);
  expect(to).toContain(path.nodes.at(-1));
  expect(new Set(path.nodes).size).toBe(path.nodes.length);
  expect(path.edges.length).toBe(path.nodes.length - 1);
  let cost = 0;
  path.edges.forEach((edge, i) => {
    expect([...sample.pairs[edge]!].sort()).toEqual([path.nodes[i], path.nodes[i + 1]].sort());
    cost += stepCost(sample, costs, overlay, { from: path.nodes[i], edge });
  });
  expect(path.cost).toBe(cost);
}

const finite = (cost: number) => (cost === Infinity ? UNREACHABLE : cost);

describe('cheapest path', () => {
  test.prop([problems])('a path costs what a naive search says, and is a real path', (problem) => {
    const { sample, costs, overlay, from, to } = problem;
    const naive = naiveCosts(sample, costs, overlay, from);
    const least = Math.min(...to.map((v) => naive[v]));
    const path = createPathFinder(sample.graph).path({ from, to, costs, overlay });
    expect(path?.cost ?? Infinity).toBe(least);
    if (path !== null) expectPath(path, problem);
  });

  test.prop([problems])('a table changes no cost, whatever is free or closed', (problem) => {
    const { sample, costs, overlay, from, to } = problem;
    const finder = createPathFinder(sample.graph);
    const table = costTable(sample.graph, costs, to);
    const plain = finder.path({ from, to, costs, overlay });
    const guided = finder.path({ from, to, costs, overlay, table });
    expect(guided?.cost).toBe(plain?.cost);
    const rest = finder.costsTo(to, { costs, overlay });
    const exact = finder.path({ from, to, costs, overlay, rest });
    expect(exact?.cost).toBe(plain?.cost);
    if (exact !== null) expectPath(exact, problem);
    if (guided !== null) expectPath(guided, problem);
    expect(finder.path({ from, to, costs, table })?.cost).toBe(finder.path({ from, to, costs })?.cost);
  });

  test.prop([problems])(
    'costs from and to every node agree with a naive search',
    ({ sample, costs, overlay, from }) => {
      const finder = createPathFinder(sample.graph);
      const naive = naiveCosts(sample, costs, overlay, from);
      expect([...finder.costsFrom(from, { costs, overlay })]).toEqual(naive.map(finite));
      const back = finder.costsTo(from, { costs, overlay });
      for (let v = 0; v < sample.nodeCount; v++) {
        const there = from.map((target) => naiveCosts(sample, costs, overlay, [v])[target]);
        expect(back[v]).toBe(finite(Math.min(...there)));
      }
    },
  );

  test.prop([problems, fc.nat({ max: 40 })])('a limit hides dearer paths only', (problem, limit) => {
    const { sample, costs, overlay, from, to } = problem;
    const finder = createPathFinder(sample.graph);
    const table = costTable(sample.graph, costs, to);
    const free = finder.path({ from, to, costs, overlay });
    const expected = free !== null && free.cost <= limit ? free : null;
    expect(finder.path({ from, to, costs, overlay, limit })).toEqual(expected);
    expect(finder.path({ from, to, costs, overlay, limit, table })?.cost).toBe(expected?.cost);
    const costsWithin = [...finder.costsFrom(from, { costs, overlay })].map((c) =>
      c <= limit ? c : UNREACHABLE,
    );
    expect([...finder.costsFrom(from, { costs, overlay, limit })]).toEqual(costsWithin);
  });

  test.prop([fc.array(problems, { minLength: 2, maxLength: 5 })])('a finder remembers nothing', (list) => {
    const { sample } = list[0];
    const used = createPathFinder(sample.graph);
    for (const { costs, overlay, from, to } of list) {
      const within = (v: number) => v % sample.nodeCount;
      const query = {
        from: from.map(within),
        to: to.map(within),
        costs: Uint8Array.from(sample.graph.targets, (_, a) => costs[a] ?? 3),
        overlay: Uint8Array.from({ length: sample.graph.edgeCount }, (_, e) => overlay[e] ?? 0),
      };
      expect(used.path(query)).toEqual(createPathFinder(sample.graph).path(query));
    }
  });

  test('scratch marks survive tens of thousands of queries', () => {
    const graph = createGraph(3, [0, 1, 1, 2]);
    const finder = createPathFinder(graph);
    const costs = new Uint8Array(4).fill(7);
    const answers = new Set<number | undefined>();
    for (let i = 0; i < 70_000; i++) answers.add(finder.path({ from: i % 3, to: (i + 1) % 3, costs })?.cost);
    expect(answers).toEqual(new Set([7, 14]));
  });

  test('a cost of 65,534 is found and a dearer one is not', () => {
    const nodes = 300;
    const graph = createGraph(nodes, Array.from({ length: nodes - 1 }, (_, v) => [v, v + 1]).flat());
    const costs = new Uint8Array(graph.targets.length).fill(254);
    const finder = createPathFinder(graph);
    expect(finder.path({ from: 0, to: 258, costs })?.cost).toBe(258 * 254);
    expect(finder.path({ from: 0, to: 259, costs })).toBeNull();
    expect(finder.costsFrom(0, { costs })[259]).toBe(UNREACHABLE);
  });

  test('of equally cheap paths the first meeting is kept, with a table the latest found is followed', () => {
    // Two ways round a square from 0 to 3: by edges 0 and 2, or by edges 1 and 3.
    const graph = createGraph(4, [0, 1, 0, 2, 1, 3, 2, 3]);
    const costs = new Uint8Array(8).fill(1);
    const table = costTable(graph, costs, 3);
    expect(createPathFinder(graph).path({ from: 0, to: 3, costs })?.edges).toEqual([0, 2]);
    expect(createPathFinder(graph).path({ from: 0, to: 3, costs, table })?.edges).toEqual([1, 3]);
  });
});
