import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createBucketQueue } from '../../../src/core/graph';

const step = fc.oneof(fc.nat({ max: 12 }), fc.constant('take' as const));

test.prop([fc.array(step), fc.array(step)])(
  'the least cost comes first, the latest of several',
  (one, other) => {
    const queue = createBucketQueue();
    for (const steps of [one, other]) {
      const waiting: { node: number; cost: number }[] = [];
      for (const [node, cost] of steps.entries()) {
        if (cost !== 'take') {
          queue.add(node, cost);
          waiting.push({ node, cost });
          continue;
        }
        const least = Math.min(...waiting.map((entry) => entry.cost));
        const place = waiting.findLastIndex((entry) => entry.cost === least);
        const [expected] = place < 0 ? [] : waiting.splice(place, 1);
        expect(queue.take()).toBe(expected?.node ?? -1);
        if (expected !== undefined) expect(queue.cost()).toBe(expected.cost);
      }
      // What still waits is forgotten.
      queue.clear();
      expect(queue.take()).toBe(-1);
    }
  },
);
