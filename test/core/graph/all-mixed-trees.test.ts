import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ABSENT, allMixedTrees, createUnionFind, mixedTrees, OWN } from '../../../src/core/graph';
import { samples } from './random-graphs';

const problems = samples(6, 9).chain((sample) => {
  const node = fc.nat({ max: sample.nodeCount - 1 });
  const { edgeCount } = sample.graph;
  return fc.record({
    sample: fc.constant(sample),
    owners: fc
      .array(fc.constantFrom(OWN, OWN, 1, 2, ABSENT), { minLength: edgeCount, maxLength: edgeCount })
      .map((list) => Uint8Array.from(list)),
    terminals: fc.array(node, { minLength: 1, maxLength: 3 }),
    budget: fc.nat({ max: 4 }),
    cap: fc.nat({ max: 3 }),
  });
});
type Problem = typeof problems extends fc.Arbitrary<infer T> ? T : never;

/** Every set of edges that is a tree with terminals for leaves and within the limits, as `own | paid`. */
function naiveTrees({ sample, owners, terminals, budget, cap }: Problem): string[] {
  const usable = sample.pairs.flatMap((pair, edge) => (pair && owners[edge] !== ABSENT ? [edge] : []));
  const wanted = new Set(terminals);
  const found: string[] = [];
  for (let bits = 0; bits < 1 << usable.length; bits++) {
    const edges = usable.filter((_, place) => (bits & (1 << place)) !== 0);
    const sets = createUnionFind(sample.nodeCount);
    const degree = new Map<number, number>([...wanted].map((node) => [node, 0]));
    let isTree = true;
    for (const edge of edges) {
      const [a, b] = sample.pairs[edge]!;
      if (!sets.union(a, b)) isTree = false;
      for (const node of [a, b]) degree.set(node, (degree.get(node) ?? 0) + 1);
    }
    if (!isTree || new Set([...degree.keys()].map(sets.find)).size !== 1) continue;
    if ([...degree].some(([node, count]) => count === 1 && !wanted.has(node))) continue;
    const paid = edges.filter((edge) => owners[edge] !== OWN);
    if (paid.length > budget) continue;
    if ([1, 2].some((owner) => paid.filter((edge) => owners[edge] === owner).length > cap)) continue;
    found.push(`${edges.filter((edge) => owners[edge] === OWN)} | ${paid}`);
  }
  return found;
}

const textOf = ({ own, paid }: { own: number[]; paid: number[] }) => `${own} | ${paid}`;

describe('all trees of own and paid edges', () => {
  test.prop([problems])('they are those of a naive search, each once, by what is paid', (problem) => {
    const { trees, complete } = allMixedTrees(problem.sample.graph, { ...problem, steps: 100_000 });
    expect(complete).toBe(true);
    expect(trees.map(textOf).sort()).toEqual(naiveTrees(problem).sort());
    const paid = trees.map((tree) => tree.paid.length);
    expect(paid).toEqual([...paid].sort((a, b) => a - b));
  });

  test.prop([problems])('the cheapest are among them', (problem) => {
    const all = allMixedTrees(problem.sample.graph, { ...problem, steps: 100_000 }).trees.map(textOf);
    for (const tree of mixedTrees(problem.sample.graph, problem).trees) expect(all).toContain(textOf(tree));
  });

  test.prop([problems, fc.nat({ max: 20 })])('with fewer steps it lists a part of them', (problem, steps) => {
    const all = allMixedTrees(problem.sample.graph, { ...problem, steps: 100_000 });
    const some = allMixedTrees(problem.sample.graph, { ...problem, steps });
    for (const tree of some.trees) expect(all.trees).toContainEqual(tree);
    if (some.complete) expect(some).toEqual(all);
  });
});
