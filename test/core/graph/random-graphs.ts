// Small random graphs for the property tests, and a triangular lattice for sizes that resemble a board.

import { fc } from '@fast-check/vitest';
import { createGraph, type Graph } from '../../../src/core/graph';

/** A graph with its edge list, holes included, so that naive routines need not read the packed form. */
export interface Sample {
  readonly graph: Graph;
  readonly nodeCount: number;
  /** Both ends by edge; null where the id is absent. */
  readonly pairs: readonly (readonly [number, number] | null)[];
}

/** Graphs of 1 to `nodes` nodes with up to `edges` edge ids; parallel edges, holes and loose parts included. */
export function samples(nodes = 9, edges = 18): fc.Arbitrary<Sample> {
  return fc.integer({ min: 1, max: nodes }).chain((nodeCount) => {
    const node = fc.nat({ max: nodeCount - 1 });
    return fc.array(fc.tuple(node, node), { maxLength: edges }).map((list) => {
      const pairs = list.map(([a, b]) => (a === b ? null : ([a, b] as const)));
      const ends = pairs.flatMap((pair) => pair ?? [-1, -1]);
      return { graph: createGraph(nodeCount, ends), nodeCount, pairs };
    });
  });
}

/** An array of one byte for each of `length` things. */
export function bytes(length: number, max: number): fc.Arbitrary<Uint8Array> {
  return fc
    .array(fc.nat({ max }), { minLength: length, maxLength: length })
    .map((list) => Uint8Array.from(list));
}

/** The edge ids of a naive graph that leave a node, ascending, with the node they lead to. */
export function around(sample: Sample, node: number): { edge: number; to: number }[] {
  const found: { edge: number; to: number }[] = [];
  sample.pairs.forEach((pair, edge) => {
    if (pair === null) return;
    if (pair[0] === node) found.push({ edge, to: pair[1] });
    else if (pair[1] === node) found.push({ edge, to: pair[0] });
  });
  return found;
}

/** The names of the components of a set of edges: by node its smallest companion. */
export function naiveComponents(sample: Sample, has: (edge: number) => boolean): number[] {
  const names = Array.from({ length: sample.nodeCount }, (_, v) => v);
  for (let changed = true; changed; ) {
    changed = false;
    sample.pairs.forEach((pair, edge) => {
      if (pair === null || !has(edge) || names[pair[0]] === names[pair[1]]) return;
      names[pair[0]] = names[pair[1]] = Math.min(names[pair[0]], names[pair[1]]);
      changed = true;
    });
  }
  return names;
}

/** A triangular lattice, every other row shifted by half a step, with the centre of every node. */
export function lattice(columns: number, rows: number): { graph: Graph; x: Float64Array; y: Float64Array } {
  const ends: number[] = [];
  const x = new Float64Array(columns * rows);
  const y = new Float64Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const v = r * columns + c;
      const shift = r % 2;
      x[v] = c + shift / 2;
      y[v] = (r * Math.sqrt(3)) / 2;
      const right = c - 1 + shift + 1;
      if (c + 1 < columns) ends.push(v, v + 1);
      if (r + 1 < rows && right < columns) ends.push(v, v + columns + right - c);
      if (r + 1 < rows && right > 0) ends.push(v, v + columns + right - c - 1);
    }
  }
  return { graph: createGraph(columns * rows, ends), x, y };
}
