import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeap } from '../../../src/core/graph/heap';

test('what comes out is sorted by rank, and among equals by when it was added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat(20), (ranks, early) => {
      const heap = createHeap<number>();
      const taken: (readonly [number, number])[] = [];
      const take = () => {
        const next = heap.take();
        if (next !== null) taken.push([next.rank, next.item]);
        return next !== null;
      };
      const sorted = (entries: readonly (readonly [number, number])[]) =>
        [...entries].sort(([a, one], [b, other]) => a - b || one - other);
      for (const [n, rank] of ranks.entries()) heap.add(n, rank);
      for (let n = 0; n < early; n++) take();
      const late = Array.from({ length: 5 }, (_, n) => [n, ranks.length + n] as const);
      for (const [rank, n] of late) heap.add(n, rank);
      const all = sorted(ranks.map((rank, n) => [rank, n] as const));
      while (take());
      expect(taken).toEqual([...all.slice(0, early), ...sorted([...all.slice(early), ...late])]);
    }),
    { numRuns: 300, seed: 1 },
  );
});
