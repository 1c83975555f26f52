import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { areJoined, bridges, components, createUnionFind } from '../../../src/core/graph';
import { bytes, naiveComponents, samples } from './random-graphs';

const problems = samples(10, 16).chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    usable: bytes(sample.graph.edgeCount, 3),
    nodes: fc.array(fc.nat({ max: sample.nodeCount - 1 }), { maxLength: 4 }),
  }),
);

describe('components', () => {
  test.prop([problems])(
    'every node bears the name of the smallest node it is joined to',
    ({ sample, usable }) => {
      const naive = naiveComponents(sample, (edge) => usable[edge] !== 0);
      expect([...components(sample.graph, usable)]).toEqual(naive);
    },
  );

  test.prop([problems])('a union-find over the edges names the same components', ({ sample, usable }) => {
    const sets = createUnionFind(sample.nodeCount);
    sample.pairs.forEach((pair, edge) => {
      if (pair === null || usable[edge] === 0) return;
      const apart = sets.find(pair[0]) !== sets.find(pair[1]);
      expect(sets.union(pair[0], pair[1])).toBe(apart);
    });
    const names = Array.from({ length: sample.nodeCount }, (_, v) => sets.find(v));
    expect(names).toEqual([...components(sample.graph, usable)]);
    sets.reset();
    expect(names.map((_, v) => sets.find(v))).toEqual(names.map((_, v) => v));
  });

  test.prop([problems])('nodes are joined when they bear one name', ({ sample, usable, nodes }) => {
    const names = components(sample.graph, usable);
    const joined = new Set(nodes.map((v) => names[v])).size < 2;
    expect(areJoined(sample.graph, usable, nodes)).toBe(joined);
  });
});

describe('bridges', () => {
  test.prop([problems])('an edge is a bridge when its ends part without it', ({ sample, usable }) => {
    const found = bridges(sample.graph, usable);
    expect(found.length).toBe(sample.graph.edgeCount);
    sample.pairs.forEach((pair, edge) => {
      if (pair === null || usable[edge] === 0) {
        expect(found[edge]).toBe(0);
        return;
      }
      const without = naiveComponents(sample, (e) => e !== edge && usable[e] !== 0);
      expect(found[edge]).toBe(without[pair[0]] === without[pair[1]] ? 0 : 1);
    });
  });
});
