import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { distances, flood, OUT_OF_REACH, pieces } from '../../../src/core/graph';
import { around, naiveComponents, type Sample, samples } from './random-graphs';

const problems = samples().chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    starts: fc.array(fc.nat({ max: sample.nodeCount - 1 }), { maxLength: 3 }),
  }),
);

const successorsIn = (sample: Sample) => (node: number, tell: (next: number) => void) => {
  for (const { to } of around(sample, node)) tell(to);
};

/** Steps by relaxing all edges until nothing changes. */
function naiveDistances({ nodeCount, pairs }: Sample, starts: readonly number[]): number[] {
  const steps = new Array<number>(nodeCount).fill(Number.POSITIVE_INFINITY);
  for (const start of starts) steps[start] = 0;
  for (let round = 0; round < nodeCount; round++) {
    for (const pair of pairs) {
      if (pair === null) continue;
      const [a, b] = pair;
      steps[a] = Math.min(steps[a], steps[b] + 1);
      steps[b] = Math.min(steps[b], steps[a] + 1);
    }
  }
  return steps;
}

describe('flood', () => {
  test.prop([problems])('it lists what has a distance, by distance', ({ sample, starts }) => {
    const order = flood(sample.nodeCount, starts, successorsIn(sample));
    const steps = naiveDistances(sample, starts);
    expect([...order].sort((a, b) => a - b)).toEqual(
      steps.flatMap((far, node) => (far < Number.POSITIVE_INFINITY ? [node] : [])),
    );
    expect(order.map((node) => steps[node])).toEqual(order.map((node) => steps[node]).sort((a, b) => a - b));
  });

  test.prop([problems])('neighbours come in the order in which they are told', ({ sample, starts }) => {
    const seen = new Set(starts);
    for (const node of seen) for (const { to } of around(sample, node)) seen.add(to);
    expect(flood(sample.nodeCount, starts, successorsIn(sample))).toEqual([...seen]);
  });
});

test.prop([samples()])('pieces are the components, each from its smallest node', (sample) => {
  const nodes = Array.from({ length: sample.nodeCount }, (_, node) => node);
  const found = pieces(sample.nodeCount, nodes, successorsIn(sample));
  const names = new Array<number>(sample.nodeCount).fill(-1);
  for (const piece of found) for (const node of piece) names[node] = piece[0];
  expect(names).toEqual(naiveComponents(sample, () => true));
  expect(found.flat().length).toBe(sample.nodeCount);
});

describe('distances', () => {
  test.prop([problems])('they are those of a naive search', ({ sample, starts }) => {
    const far = distances(sample.nodeCount, starts, successorsIn(sample));
    expect([...far]).toEqual(naiveDistances(sample, starts).map((steps) => Math.min(steps, OUT_OF_REACH)));
  });

  test('they are counted as far as 254', () => {
    const far = distances(300, [0], (node, tell) => node < 299 && tell(node + 1));
    expect([far[254], far[255], far[299]]).toEqual([254, OUT_OF_REACH, OUT_OF_REACH]);
  });
});
