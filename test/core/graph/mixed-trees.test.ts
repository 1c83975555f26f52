import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ABSENT, createGraph, isTreeOf, mixedTrees, OWN } from '../../../src/core/graph';
import { type Sample, samples } from './random-graphs';

const problems = samples(7, 11).chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    owners: fc
      .array(fc.constantFrom(OWN, OWN, 1, 1, 2, 2, 3, ABSENT), {
        minLength: sample.graph.edgeCount,
        maxLength: sample.graph.edgeCount,
      })
      .map((list) => Uint8Array.from(list)),
    terminals: fc.uniqueArray(fc.nat({ max: sample.nodeCount - 1 }), { minLength: 1, maxLength: 4 }),
    budget: fc.nat({ max: 6 }),
    cap: fc.nat({ max: 3 }),
  }),
);
type Problem = typeof problems extends fc.Arbitrary<infer T> ? T : never;

/** Whether a set of edges may be declared: a tree of the terminals, some of it own, within budget and caps. */
function isLegal({ sample, owners, terminals, budget, cap }: Problem, edges: readonly number[]): boolean {
  const paid = edges.filter((e) => owners[e] !== OWN);
  const counts = [1, 2, 3].map((owner) => paid.filter((e) => owners[e] === owner).length);
  return (
    paid.length <= budget &&
    paid.length < edges.length &&
    counts.every((count) => count <= cap) &&
    isTreeOf(sample.graph, edges, terminals)
  );
}

/** Every pair (paid, own) of a legal set that no other legal set equals in both and beats in one. */
function bruteForce(problem: Problem): string[] {
  const { sample, owners } = problem;
  const pairs: [number, number][] = [];
  const usable = (sample as Sample).pairs.flatMap((pair, e) =>
    pair === null || owners[e] === ABSENT ? [] : [e],
  );
  for (let set = 0; set < 1 << usable.length; set++) {
    const edges = usable.filter((_, i) => (set >> i) & 1);
    if (!isLegal(problem, edges)) continue;
    const own = edges.filter((e) => owners[e] === OWN).length;
    pairs.push([edges.length - own, own]);
  }
  const best = pairs.filter(
    ([paid, own]) => !pairs.some(([p, o]) => p <= paid && o <= own && (p < paid || o < own)),
  );
  return [...new Set(best.sort(([a], [b]) => a - b).map((pair) => pair.join(' paid, ')))];
}

describe('trees of own and paid edges', () => {
  test.prop([problems], { numRuns: 300 })(
    'the pairs of paid and own edges are those of brute force',
    (problem) => {
      const { trees, complete } = mixedTrees(problem.sample.graph, problem);
      expect(complete).toBe(true);
      expect(trees.map(({ paid, own }) => `${paid.length} paid, ${own.length}`)).toEqual(bruteForce(problem));
      for (const { paid, own } of trees) expect(isLegal(problem, [...own, ...paid])).toBe(true);
    },
  );

  test.prop([problems, fc.nat({ max: 30 })])(
    'with few labels it says less, never anything wrong',
    (problem, labels) => {
      const all = mixedTrees(problem.sample.graph, problem).trees;
      const some = mixedTrees(problem.sample.graph, { ...problem, labels });
      expect(some.trees).toEqual(all.slice(0, some.trees.length));
      if (some.complete) expect(some.trees).toEqual(all);
    },
  );

  test.prop([problems, fc.nat({ max: 4 })])('a limit cuts the list short and says so', (problem, limit) => {
    const all = mixedTrees(problem.sample.graph, problem).trees;
    const some = mixedTrees(problem.sample.graph, { ...problem, limit });
    expect(some.trees).toEqual(all.slice(0, limit));
    expect(some.complete).toBe(all.length <= limit);
  });

  // A line 0 – 1 – … – 7 of which the first edge is own and the rest another's; a bypass 1 – 8 – 9 – 7 of a third.
  const graph = createGraph(10, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 1, 8, 8, 9, 9, 7]);
  const owners = Uint8Array.of(OWN, 1, 1, 1, 1, 1, 1, 2, 2, 2);

  test('more edges of one owner than the cap are not used, several owners are', () => {
    const query = { owners, terminals: [0, 7], budget: 10, cap: 5 };
    expect(mixedTrees(graph, query).trees).toEqual([{ own: [0], paid: [7, 8, 9] }]);
    const alone = owners.map((owner) => (owner === 2 ? ABSENT : owner));
    expect(mixedTrees(graph, { ...query, owners: alone }).trees).toEqual([]);
    expect(mixedTrees(graph, { ...query, owners: alone, cap: 6 }).trees).toEqual([
      { own: [0], paid: [1, 2, 3, 4, 5, 6] },
    ]);
    const shared = alone.map((owner, e) => (e > 3 && owner === 1 ? 3 : owner));
    expect(mixedTrees(graph, { ...query, owners: shared }).trees[0].paid.length).toBe(6);
    expect(mixedTrees(graph, { ...query, budget: 2 }).trees).toEqual([]);
  });

  test('paid edges alone are no answer, but a dearer tree with an own edge is', () => {
    // 0 – 1 – 3 paid, and a way round 0 – 2 – 3 of which one edge is own.
    const square = createGraph(4, [0, 1, 1, 3, 0, 2, 2, 3]);
    const query = { terminals: [0, 1], budget: 5, cap: 5 };
    const answer = mixedTrees(square, { ...query, owners: Uint8Array.of(1, 1, 1, OWN) });
    expect(answer.trees).toEqual([{ own: [3], paid: [1, 2] }]);
    expect(mixedTrees(square, { ...query, owners: Uint8Array.of(1, 1, 1, 1) }).trees).toEqual([]);
  });

  test('branches are kept apart on more nodes than a word has bits', () => {
    // Paid edges join 0 and 1; the other way round leads over 40 nodes, its last edge alone is own. All edges but the
    // last are double, so that no two are a chain.
    const round = Array.from({ length: 40 }, (_, i) => [i === 0 ? 0 : i + 1, i === 39 ? 1 : i + 2]);
    const ring = createGraph(41, [0, 1, ...round.flat(), ...round.slice(0, 39).flat()]);
    const held = Uint8Array.from({ length: 80 }, (_, e) => (e === 40 ? OWN : ((e % 40) % 6) + 1));
    const answer = mixedTrees(ring, { owners: held, terminals: [0, 1], budget: 60, cap: 15 });
    expect(answer.complete).toBe(true);
    expect(answer.trees.map(({ own, paid }) => [own, paid.length])).toEqual([[[40], 39]]);
  });

  test('a chain of more edges than the cap is not used, however long', () => {
    // Two ways from 0 to 9, an own edge at the end of both: three edges of owner 2, or as many of owner 1 as are asked for.
    for (const length of [5, 6, 31, 32, 200]) {
      const long = Array.from({ length }, (_, i) => [i === 0 ? 0 : 9 + i, i === length - 1 ? 1 : 10 + i]);
      const forked = createGraph(300, [1, 9, ...long.flat(), 0, 2, 2, 3, 3, 1]);
      const held = Uint8Array.from({ length: length + 4 }, (_, e) => (e === 0 ? OWN : e <= length ? 1 : 2));
      const query = { owners: held, terminals: [0, 9], budget: 300, cap: 5 };
      expect(mixedTrees(forked, query).trees.map(({ paid }) => paid.length)).toEqual([3]);
      const alone = held.map((owner) => (owner === 2 ? ABSENT : owner));
      const only = mixedTrees(forked, { ...query, owners: alone }).trees;
      expect(only.map(({ paid }) => paid.length)).toEqual(length <= 5 ? [length] : []);
    }
  });

  test('caps and owners beyond what a label counts are refused', () => {
    const query = { owners, terminals: [0, 7], budget: 10, cap: 16 };
    expect(() => mixedTrees(graph, query)).toThrow(RangeError);
    expect(() => mixedTrees(graph, { ...query, cap: 5, owners: owners.map(() => 7) })).toThrow(RangeError);
  });
});
