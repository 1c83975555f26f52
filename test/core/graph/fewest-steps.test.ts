import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { distances, OUT_OF_REACH } from '../../../src/core/graph';
import { createFewestSteps } from '../../../src/core/graph/fewest-steps';
import { around, type Sample, samples } from './random-graphs';

const problems = samples().chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    ends: fc.array(fc.tuple(fc.nat({ max: sample.nodeCount - 1 }), fc.nat({ max: sample.nodeCount - 1 })), {
      maxLength: 4,
    }),
    closed: fc.array(fc.nat({ max: sample.pairs.length }), { maxLength: 4 }),
  }),
);

const openIn =
  (sample: Sample, closed: readonly number[]) => (node: number, tell: (next: number) => void) => {
    for (const { to, edge } of around(sample, node)) if (!closed.includes(edge)) tell(to);
  };

test.prop([problems])(
  'a way has as many steps as a flood counts, over edges that are open, whatever was asked before',
  ({ sample, ends, closed }) => {
    const fewestSteps = createFewestSteps(sample.nodeCount);
    for (const [from, to] of ends) {
      const way = fewestSteps({
        from,
        to,
        steps(node, tell) {
          for (const { to: next, edge } of around(sample, node)) tell(next, edge);
        },
        isClosed: (_at, _next, edge) => closed.includes(edge),
      });
      const far = distances(sample.nodeCount, [from], openIn(sample, closed))[to];
      expect(way?.length ?? OUT_OF_REACH).toBe(far);
      if (way === null) continue;
      let at = to;
      for (const edge of way) {
        expect(closed).not.toContain(edge);
        const [one, other] = sample.pairs[edge] as readonly [number, number];
        expect([one, other]).toContain(at);
        at = at === one ? other : one;
      }
      expect(at).toBe(from);
    }
  },
);
