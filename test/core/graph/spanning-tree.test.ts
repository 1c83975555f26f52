import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createUnionFind, spanningTree } from '../../../src/core/graph';

const points = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })), { minLength: 1, maxLength: 9 });

test.prop([points])('it joins all points and is as short as Kruskal’s', (at) => {
  const distance = (a: number, b: number) => Math.abs(at[a][0] - at[b][0]) + Math.abs(at[a][1] - at[b][1]);
  const tree = spanningTree(at.length, distance);
  const sets = createUnionFind(at.length);
  for (const { from, to, length } of tree) {
    expect(length).toBe(distance(from, to));
    expect(sets.union(from, to)).toBe(true);
  }
  expect(tree.length).toBe(at.length - 1);
  const pairs = at.flatMap((_, a) => at.slice(0, a).map((_, b) => ({ a, b, length: distance(a, b) })));
  const others = createUnionFind(at.length);
  const lengths = pairs
    .sort((one, other) => one.length - other.length)
    .filter(({ a, b }) => others.union(a, b))
    .map(({ length }) => length);
  expect(tree.map(({ length }) => length).sort((a, b) => a - b)).toEqual(lengths);
});

test('no points have no tree', () => {
  expect([...spanningTree(0, () => 1), ...spanningTree(1, () => 1)]).toEqual([]);
});
