import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { attach } from '../../../src/core/graph';
import { naiveComponents, samples } from './random-graphs';

const problems = samples().chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    order: fc.shuffledSubarray(sample.pairs.flatMap((pair, edge) => (pair === null ? [] : [edge]))),
    start: fc.array(fc.nat({ max: sample.nodeCount - 1 }), { maxLength: 2 }),
  }),
);

test.prop([problems])('what hangs on the nodes is their components of the listed edges', (problem) => {
  const { sample, order, start } = problem;
  const nodes = new Set(start);
  const unattached = attach(sample.graph.ends, order, nodes);
  const names = naiveComponents(sample, (edge) => order.includes(edge));
  const reached = new Set(start.map((node) => names[node]));
  const hangs = (edge: number) => reached.has(names[sample.pairs[edge]![0]]);
  expect(unattached).toEqual(order.filter((edge) => !hangs(edge)));
  expect([...nodes].sort((a, b) => a - b)).toEqual(
    names.flatMap((name, node) => (reached.has(name) ? [node] : [])),
  );
});

test('edges are added in the order of the list, pass by pass', () => {
  const nodes = new Set([2]);
  // A line 0 – 1 – 2 – 3 – 4: the first pass adds 2–3 and 3–4, and 1–2; the second 0–1.
  expect(attach([0, 1, 1, 2, 2, 3, 3, 4], [0, 2, 3, 1], nodes)).toEqual([]);
  expect([...nodes]).toEqual([2, 3, 4, 1, 0]);
});
