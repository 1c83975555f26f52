import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CLOSED,
  createCostTables,
  createGraph,
  createPathFinder,
  UNREACHABLE,
} from '../../../src/core/graph';
import { bytes, samples } from './random-graphs';

// Prices before and after, of which few or many differ.
const problems = samples().chain((sample) => {
  const { targets, edgeCount } = sample.graph;
  const pricing = fc.record({ costs: bytes(targets.length, 20), overlay: bytes(edgeCount, 3) });
  return fc.record({
    sample: fc.constant(sample),
    before: pricing,
    other: pricing,
    kept: fc.nat({ max: 9 }),
    to: fc.array(fc.nat({ max: sample.nodeCount - 1 }), { minLength: 1, maxLength: 3 }),
  });
});

type Bytes = { costs: Uint8Array; overlay: Uint8Array };

function positive({ costs, overlay }: Bytes): Bytes {
  return {
    costs: costs.map((cost) => cost + 1),
    overlay: overlay.map((value) => (value === 3 ? CLOSED : 0)),
  };
}

function mixed(before: Bytes, other: Bytes, kept: number): Bytes {
  const mix = (left: Uint8Array, right: Uint8Array) =>
    left.map((value, place) => ((place * 7) % 10 < kept ? value : right[place]));
  return { costs: mix(before.costs, other.costs), overlay: mix(before.overlay, other.overlay) };
}

describe('tables of costs', () => {
  test.prop([problems])('are those of a path finder', ({ sample: { graph }, before, to }) => {
    const pricing = positive(before);
    const tables = createCostTables(graph);
    const finder = createPathFinder(graph);
    expect([...tables.costsTo(to, pricing)]).toEqual([...finder.costsTo(to, pricing)]);
    expect([...tables.costsFrom(to, pricing)]).toEqual([...finder.costsFrom(to, pricing)]);
  });

  test.prop([problems])('are after a repair what they would be if made anew', (problem) => {
    const { sample, before: raw, other, kept, to } = problem;
    const tables = createCostTables(sample.graph);
    const before = positive(raw);
    const after = mixed(before, positive(other), kept);
    const old = tables.costsTo(to, before);
    const untouched = old.slice();
    const repaired = tables.repair(old, tables.compare(before, after));
    expect([...repaired]).toEqual([...tables.costsTo(to, after)]);
    expect([...old]).toEqual([...untouched]);
  });

  test.prop([problems])('need no repair where no price changed', ({ sample: { graph }, before, to }) => {
    const tables = createCostTables(graph);
    const pricing = positive(before);
    const changes = tables.compare(pricing, {
      costs: pricing.costs.slice(),
      overlay: pricing.overlay.slice(),
    });
    expect([changes.dearer, changes.cheaper]).toEqual([[], []]);
    const table = tables.costsTo(to, pricing);
    expect([...tables.repair(table, changes)]).toEqual([...table]);
  });

  test.prop([problems])('lead down a cheapest way', ({ sample: { graph }, before, to }) => {
    const tables = createCostTables(graph);
    const pricing = positive(before);
    for (const forwards of [true, false]) {
      const table = forwards ? tables.costsTo(to, pricing) : tables.costsFrom(to, pricing);
      for (let node = 0; node < graph.nodeCount; node++) {
        let at = node;
        let sum = 0;
        const isReached = tables.follow({ table, pricing, node, forwards }, (arc, paid) => {
          expect(graph.targets[graph.reverse[arc]]).toBe(at);
          expect(paid).toBe(forwards ? arc : graph.reverse[arc]);
          expect(pricing.overlay[graph.edges[arc]]).not.toBe(CLOSED);
          at = graph.targets[arc];
          sum += pricing.costs[paid];
        });
        expect(isReached).toBe(table[node] !== UNREACHABLE);
        if (!isReached) continue;
        expect(to).toContain(at);
        expect(sum).toBe(table[node]);
      }
    }
  });

  test('lead nowhere at other prices', () => {
    const tables = createCostTables(createGraph(2, [0, 1]));
    const pricing = { costs: new Uint8Array([3, 3]), overlay: new Uint8Array(1) };
    const table = tables.costsTo([1], pricing);
    const dearer = { ...pricing, costs: new Uint8Array([4, 4]) };
    expect(tables.follow({ table, pricing: dearer, node: 0, forwards: true }, () => {})).toBe(false);
  });

  test('of a place that was cut off say so, and find it again', () => {
    const tables = createCostTables(createGraph(3, [0, 1, 1, 2]));
    const costs = new Uint8Array(4).fill(5);
    const open = { costs, overlay: new Uint8Array(2) };
    const shut = { costs, overlay: new Uint8Array([0, CLOSED]) };
    const cut = tables.repair(tables.costsTo([0], open), tables.compare(open, shut));
    expect([...cut]).toEqual([0, 5, UNREACHABLE]);
    expect([...tables.repair(cut, tables.compare(shut, open))]).toEqual([0, 5, 10]);
  });
});
