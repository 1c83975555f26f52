import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { arcCosts, createGraph } from '../../../src/core/graph';
import { around, samples } from './random-graphs';

describe('packed graph', () => {
  test.prop([samples()])('the arcs of a node are its edges in ascending order', (sample) => {
    const { offsets, targets, edges } = sample.graph;
    for (let v = 0; v < sample.nodeCount; v++) {
      const arcs = [];
      for (let a = offsets[v]; a < offsets[v + 1]; a++) arcs.push({ edge: edges[a], to: targets[a] });
      expect(arcs).toEqual(around(sample, v));
    }
    expect(offsets[sample.nodeCount]).toBe(targets.length);
  });

  test.prop([samples()])('the reverse of an arc is the other arc of its edge', ({ graph }) => {
    const { targets, edges, reverse, ends } = graph;
    expect(reverse.length).toBe(targets.length);
    for (let a = 0; a < targets.length; a++) {
      expect(reverse[reverse[a]]).toBe(a);
      expect(edges[reverse[a]]).toBe(edges[a]);
      expect([ends[2 * edges[a]], ends[2 * edges[a] + 1]]).toContain(targets[a]);
      expect(targets[reverse[a]]).not.toBe(targets[a]);
    }
  });

  test('an edge to an unknown node or to itself is refused', () => {
    expect(() => createGraph(2, [0, 2])).toThrow(RangeError);
    expect(() => createGraph(2, [1, 1])).toThrow(RangeError);
    expect(createGraph(2, [-1, -1, 0, 1]).edgeCount).toBe(2);
  });

  test('costs are asked for once in each direction and must fit a byte', () => {
    const graph = createGraph(3, [0, 1, 1, 2]);
    expect([...arcCosts(graph, (from, to, edge) => 100 * edge + 10 * from + to)]).toEqual([1, 10, 112, 121]);
    expect(() => arcCosts(graph, () => 256)).toThrow(RangeError);
    expect(() => arcCosts(graph, () => 0.5)).toThrow(RangeError);
  });

  test.prop([fc.nat({ max: 5 })])('a graph without edges has nodes only', (nodeCount) => {
    const graph = createGraph(nodeCount, []);
    expect(graph.offsets.length).toBe(nodeCount + 1);
    expect(graph.targets.length).toBe(0);
  });
});
