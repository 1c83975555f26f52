import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ABSENT, createGraph, createSteinerSolver, isTreeOf, steinerTrees } from '../../../src/core/graph';
import { lattice, naiveComponents, type Sample, samples } from './random-graphs';

const problems = samples(7, 10).chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    weights: fc
      .array(fc.constantFrom(0, 1, 1, 1, 2, 3, ABSENT), {
        minLength: sample.graph.edgeCount,
        maxLength: sample.graph.edgeCount,
      })
      .map((list) => Uint8Array.from(list)),
    terminals: fc.array(fc.nat({ max: sample.nodeCount - 1 }), { minLength: 1, maxLength: 5 }),
  }),
);

function joins(sample: Sample, terminals: readonly number[], has: (edge: number) => boolean): boolean {
  const names = naiveComponents(sample, has);
  return new Set(terminals.map((v) => names[v])).size < 2;
}

/** All sets of edges as bit sets, by trying every one. */
function* subsets(sample: Sample): Generator<number> {
  for (let set = 0; set < 1 << sample.pairs.length; set++) yield set;
}

/** Every cheapest set of edges of positive weight that joins the terminals, given all edges of weight 0. */
function bruteForce(sample: Sample, weights: Uint8Array, terminals: readonly number[]) {
  let least = Infinity;
  let sets: number[][] = [];
  for (const set of subsets(sample)) {
    const edges = sample.pairs.flatMap((_, e) => ((set >> e) & 1 ? [e] : []));
    if (edges.some((e) => sample.pairs[e] === null || weights[e] === 0 || weights[e] === ABSENT)) continue;
    const weight = edges.reduce((sum, e) => sum + weights[e], 0);
    if (weight > least || !joins(sample, terminals, (e) => ((set >> e) & 1) === 1 || weights[e] === 0))
      continue;
    if (weight < least) sets = [];
    least = weight;
    sets.push(edges);
  }
  return { least, sets };
}

const sorted = (sets: readonly number[][]) => sets.map((set) => set.join(' ')).sort();

describe('minimum Steiner trees', () => {
  test.prop([problems])(
    'the weight and all the optima are those of brute force',
    ({ sample, weights, terminals }) => {
      const { least, sets } = bruteForce(sample, weights, terminals);
      const found = steinerTrees(sample.graph, weights, terminals);
      expect(found?.weight ?? Infinity).toBe(least);
      if (found === null) return;
      const { trees, complete } = found.optima(10_000);
      expect(complete).toBe(true);
      expect(sorted(trees)).toEqual(sorted(sets));
    },
  );

  test.prop([problems, fc.nat({ max: 5 })])(
    'a limit cuts the list of optima short and says so',
    (problem, limit) => {
      const { sample, weights, terminals } = problem;
      const found = steinerTrees(sample.graph, weights, terminals);
      const all = found?.optima(10_000).trees ?? [];
      const some = found?.optima(limit) ?? { trees: [], complete: true };
      expect(some.trees).toEqual(all.slice(0, limit));
      expect(some.complete).toBe(all.length <= limit);
    },
  );

  test.prop([problems])('an optimum without free edges is a tree with no edge to spare', (problem) => {
    const { sample, terminals } = problem;
    const weights = problem.weights.map((weight) => (weight === 0 ? 1 : weight));
    const trees = steinerTrees(sample.graph, weights, terminals)?.optima(100).trees ?? [];
    for (const tree of trees) expect(isTreeOf(sample.graph, tree, terminals)).toBe(true);
    expect(trees.length === 0).toBe(!joins(sample, terminals, (e) => weights[e] !== ABSENT));
  });

  test.prop([samples(6, 8), fc.nat(), fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 })])(
    'a tree of terminals is what joins them and loses that with any edge',
    (sample, mask, list) => {
      const terminals = list.map((v) => v % sample.nodeCount);
      const edges = sample.pairs.flatMap((pair, e) => (pair !== null && (mask >> e) & 1 ? [e] : []));
      const needed = edges.every(
        (e) => !joins(sample, terminals, (other) => other !== e && edges.includes(other)),
      );
      const joined = joins(sample, terminals, (e) => edges.includes(e));
      expect(isTreeOf(sample.graph, edges, terminals)).toBe(joined && needed);
    },
  );

  test('two own paths of two edges each are two optima; a free edge shortens one of them', () => {
    // 0 – 1 – 3 and 0 – 2 – 3.
    const graph = createGraph(4, [0, 1, 1, 3, 0, 2, 2, 3]);
    const even = steinerTrees(graph, Uint8Array.of(1, 1, 1, 1), [0, 3])!;
    expect(even.weight).toBe(2);
    expect(sorted(even.optima(9).trees)).toEqual(['0 1', '2 3']);
    const uneven = steinerTrees(graph, Uint8Array.of(1, 0, 1, 1), [0, 3])!;
    expect(uneven.optima(9)).toEqual({ weight: 1, trees: [[0]], complete: true });
  });

  test('chains weigh what their edges weigh together, dead ends and loops are in no tree', () => {
    // 0 – 1 – 2 – 3 and 0 – 3, a dead end 1 – 4 – 5, and a loop 2 – 6 – 7 – 2.
    const graph = createGraph(8, [0, 1, 1, 2, 2, 3, 0, 3, 1, 4, 4, 5, 2, 6, 6, 7, 7, 2]);
    const weights = Uint8Array.of(250, 250, 250, 254, 1, 1, 1, 1, 1);
    expect(steinerTrees(graph, weights, [0, 3])!.optima(9).trees).toEqual([[3]]);
    weights[3] = ABSENT;
    expect(steinerTrees(graph, weights, [0, 3])!.optima(9)).toEqual({
      weight: 750,
      trees: [[0, 1, 2]],
      complete: true,
    });
    expect(steinerTrees(graph, weights, [5, 7])!.optima(9).trees).toEqual([[1, 4, 5, 8]]);
    expect(steinerTrees(graph, weights, [6])!.optima(9)).toEqual({ weight: 0, trees: [[]], complete: true });
  });

  test.prop([problems, problems])('a solver remembers nothing', (one, other) => {
    const solver = createSteinerSolver(one.sample.graph);
    const { weights, terminals } = one;
    const first = solver.trees({ weights, terminals, limit: 5 });
    solver.trees({ weights, terminals: other.terminals.map((v) => v % one.sample.nodeCount) });
    expect(solver.trees({ weights, terminals, limit: 5 })).toEqual(first);
  });

  test('terminals out of reach give null, and too many are refused', () => {
    const graph = createGraph(3, [0, 1]);
    expect(steinerTrees(graph, Uint8Array.of(1), [0, 2])).toBeNull();
    const board = lattice(5, 5).graph;
    const ones = new Uint8Array(board.edgeCount).fill(1);
    expect(() =>
      steinerTrees(
        board,
        ones,
        Array.from({ length: 13 }, (_, v) => v),
      ),
    ).toThrow(RangeError);
  });
});
