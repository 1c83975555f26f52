// Networks of owned links: the rules E-LINK, and the same answers by trying everything.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinks } from '../../../src/core/graph/index.js';

//   0 --0-- 1 --1-- 2      3 --5-- 4
//   |               |
//   +------2--------+  and twice 2 -- 3: links 3 and 4
const links = createLinks(5, [
  [0, 1],
  [1, 2],
  [0, 2],
  [2, 3],
  [2, 3],
  [3, 4],
]);
const PRICES = [2, 3, 9, 4, 1, 2];
const price = (link: number) => PRICES[link];
const owning = (...owned: readonly number[]) => links.networkOf((link) => owned.includes(link));

test('E-LINK-1: links join two nodes, several may join the same two, and others are refused', () => {
  expect(links.joins[3]).toEqual(links.joins[4]);
  expect([links.graph.nodeCount, links.graph.edgeCount]).toEqual([5, 6]);
  expect(() => createLinks(2, [[0, 2]])).toThrow(RangeError);
  expect(() => createLinks(2, [[1, 1]])).toThrow(RangeError);
  // Two owners of link 0: each has it in their network.
  const owners = [[7, 8], [8]];
  const of = (owner: number) => [...links.networkOf((link) => owners[link]?.includes(owner) ?? false).nodes];
  expect([of(7), of(8)]).toEqual([
    [0, 1],
    [0, 1, 2],
  ]);
});

test('E-LINK-2: a network is what its links reach from where it begins, or both ends of all of them', () => {
  const from = (start: number) => [...links.networkOf((link) => [0, 5].includes(link), [start]).nodes];
  expect([from(0), from(2), from(4)]).toEqual([[0, 1], [2], [4, 3]]);
  expect([...owning(0, 5).nodes].sort()).toEqual([0, 1, 3, 4]);
  expect(owning().nodes.size).toBe(0);
});

test('E-LINK-3: links with an end in the network extend it, but not its own', () => {
  expect(owning(0).extensions).toEqual([1, 2]);
  expect(owning(0, 1).extensions).toEqual([2, 3, 4]);
  expect(owning().extensions).toEqual([]);
  expect([owning(0).touches(1), owning(0).touches(0), owning(0).touches(5)]).toEqual([true, false, false]);
});

test('E-LINK-4: the cheapest extension pays for new links only, and not through closed ones', () => {
  expect(owning(0).cheapestTo([4], price)).toEqual({ links: [1, 4, 5], cost: 6 });
  expect(owning(0, 5).cheapestTo([4], price)).toEqual({ links: [], cost: 0 });
  expect(owning(0).cheapestTo([3], (link) => (link === 4 ? null : PRICES[link]))?.links).toEqual([1, 3]);
  expect(owning(0).cheapestTo([3], () => null)).toBeNull();
  expect(owning(0).cheapestTo([3], () => undefined)).toBeNull();
  expect(owning(0).cheapestTo([], price)).toBeNull();
  expect([...owning(0).costs(price)]).toEqual([0, 0, 3, 4, 6]);
});

// Small maps with prices and owned links; every set of links can be tried.
const maps = fc.integer({ min: 2, max: 6 }).chain((nodes) => {
  const link = fc
    .tuple(fc.nat(nodes - 1), fc.nat(nodes - 2))
    .map(([one, other]) => [one, other >= one ? other + 1 : other] as const);
  return fc
    .array(fc.record({ link, price: fc.nat(9), isOwned: fc.boolean() }), { maxLength: 8 })
    .map((all) => {
      const map = createLinks(
        nodes,
        all.map((one) => one.link),
      );
      return { nodes, all, map, network: map.networkOf((at) => all[at].isOwned, [0]) };
    });
});

describe('on every map', () => {
  test('no set of links is a cheaper extension than the cheapest', () => {
    fc.assert(
      fc.property(maps, ({ nodes, all, map, network }) => {
        const costs = network.costs((at) => all[at].price);
        const least = new Array(nodes).fill(Number.POSITIVE_INFINITY);
        for (let bits = 0; bits < 1 << all.length; bits++) {
          const isIn = (at: number) => all[at].isOwned || ((bits >> at) & 1) === 1;
          const cost = all.reduce((sum, one, at) => sum + (isIn(at) && !one.isOwned ? one.price : 0), 0);
          for (const node of map.networkOf(isIn, [0]).nodes) least[node] = Math.min(least[node], cost);
        }
        expect([...costs]).toEqual(least);
      }),
      { numRuns: 60 },
    );
  });

  test('the cheapest extension, once laid, brings the goal in, and touches link by link', () => {
    fc.assert(
      fc.property(maps, ({ nodes, all, map, network }) => {
        const goal = nodes - 1;
        const found = network.cheapestTo([goal], (at) => all[at].price);
        if (found === null) {
          expect(network.costs((at) => all[at].price)[goal]).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        const laid = new Set(all.flatMap((one, at) => (one.isOwned ? [at] : [])));
        for (const link of found.links) {
          expect(map.networkOf((at) => laid.has(at), [0]).extensions).toContain(link);
          laid.add(link);
        }
        expect(map.networkOf((at) => laid.has(at), [0]).nodes).toContain(goal);
        expect(found.links.reduce((sum, link) => sum + all[link].price, 0)).toBe(found.cost);
      }),
      { numRuns: 100 },
    );
  });
});
