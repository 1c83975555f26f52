import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { leastCosts } from '../../../src/core/graph';
import { createFront, type TellFrontStep } from '../../../src/core/graph/front';
import { around, type Sample, samples } from './random-graphs';

const problems = samples().chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    searches: fc.array(
      fc.record({
        start: fc.nat({ max: sample.nodeCount - 1 }),
        goals: fc.uniqueArray(fc.nat({ max: sample.nodeCount - 1 }), { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);

// A price for each edge.
const priceOf = (edge: number) => (edge * 7) % 5;

const stepsIn = (sample: Sample) => (node: number, tell: TellFrontStep) => {
  for (const { to, edge } of around(sample, node)) tell(to, priceOf(edge), edge);
};

test.prop([problems])(
  'goals come by rising cost, each by a cheapest way, in search after search',
  ({ sample, searches }) => {
    const { nodeCount } = sample;
    const front = createFront(nodeCount);
    const steps = stepsIn(sample);
    for (const { start, goals } of searches) {
      const costs = leastCosts({ nodeCount, from: [start], steps });
      front.clear();
      front.begin(start, -1, -1);
      const isGoal = (node: number) => goals.includes(node);
      // The search stops at the first goal; what was found leads back to where it began.
      const first = front.run({ steps, isGoal }, Number.MAX_SAFE_INTEGER);
      const nearest = Math.min(...goals.map((goal) => costs[goal]));
      expect(first < 0 ? Number.POSITIVE_INFINITY : costs[first]).toBe(nearest);
      if (first < 0) continue;
      let paid = 0;
      for (let at = first; at !== start; at = front.from[at]) {
        expect(front.isFound(at)).toBe(true);
        paid += priceOf(front.by[at]);
      }
      expect(paid).toBe(nearest);
    }
  },
);

test.prop([problems])(
  'begun again at what it has come to, a search joins goals as Prim does',
  ({ sample, searches }) => {
    const { nodeCount } = sample;
    const steps = stepsIn(sample);
    const front = createFront(nodeCount);
    const [{ start, goals }] = searches;
    const joined = new Set([start]);
    front.begin(start, -1, -1);
    for (;;) {
      const nearest = Math.min(
        ...goals
          .filter((goal) => !joined.has(goal))
          .map((goal) => leastCosts({ nodeCount, from: joined, steps })[goal]),
      );
      const goal = front.run({ steps, isGoal: (node) => goals.includes(node) && !joined.has(node) }, 1e9);
      if (goal < 0) {
        expect(nearest).toBe(Number.POSITIVE_INFINITY);
        return;
      }
      let paid = 0;
      for (let at = goal; !joined.has(at); at = front.from[at]) {
        joined.add(at);
        paid += priceOf(front.by[at]);
      }
      expect(paid).toBe(nearest);
      for (const at of joined) front.begin(at, front.from[at], front.by[at]);
    }
  },
);

test('a search gives up after so many looks', () => {
  const front = createFront(9);
  const steps = (node: number, tell: TellFrontStep) => tell(node + 1, 1, node);
  front.begin(0, -1, -1);
  expect(front.run({ steps, isGoal: (node) => node === 8 }, 3)).toBe(-1);
  expect(front.looks).toBe(4);
});
