// Steiner trees of three to eight terminals on 110 nodes, against Dreyfus and Wagner as a textbook has it.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createGraph, createSteinerSolver, type Graph } from '../../src/core/graph';
import { lattice } from '../core/graph/random-graphs';
import { type Candidate, measure } from './measure';

/** The weight of a minimum Steiner tree by Dreyfus and Wagner, with a Map of distances and a Map of subsets. */
function textbookSteiner(graph: Graph, weights: Uint8Array, terminals: readonly number[]): number {
  const distances = new Map<number, Map<number, number>>();
  for (let source = 0; source < graph.nodeCount; source++) {
    const found = new Map([[source, 0]]);
    const open = new Set([source]);
    while (open.size > 0) {
      const node = [...open].reduce((a, b) => (found.get(b)! < found.get(a)! ? b : a));
      open.delete(node);
      for (let a = graph.offsets[node]; a < graph.offsets[node + 1]; a++) {
        const sum = found.get(node)! + weights[graph.edges[a]];
        if (sum >= (found.get(graph.targets[a]) ?? Infinity)) continue;
        found.set(graph.targets[a], sum);
        open.add(graph.targets[a]);
      }
    }
    distances.set(source, found);
  }
  const best = new Map<string, number>();
  const others = terminals.slice(1);
  for (let set = 1; set < 1 << others.length; set++) {
    const split = new Map<number, number>();
    for (let node = 0; node < graph.nodeCount; node++) {
      let least = others.some((terminal, i) => set === 1 << i && terminal === node) ? 0 : Infinity;
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        least = Math.min(least, best.get(`${part}/${node}`)! + best.get(`${set ^ part}/${node}`)!);
      }
      split.set(node, least);
    }
    for (let node = 0; node < graph.nodeCount; node++) {
      let least = Infinity;
      for (const [other, weight] of split) {
        least = Math.min(least, weight + distances.get(node)!.get(other)!);
      }
      best.set(`${set}/${node}`, least);
    }
  }
  return best.get(`${(1 << others.length) - 1}/${terminals[0]}`)!;
}

/** A connected piece of a lattice with 110 nodes and 150 edges, as the track of several players may form. */
export function network(seed: number): Graph {
  const random = xoroshiro128plus(seed);
  const { graph } = lattice(25, 18);
  const names = new Map([[200, 0]]);
  const edges = new Set<number>();
  while (edges.size < 150) {
    const known = [...names.keys()];
    const node = known[uniformInt(random, 0, known.length - 1)];
    const arc = uniformInt(random, graph.offsets[node], graph.offsets[node + 1] - 1);
    const isNew = !names.has(graph.targets[arc]);
    // First a tree of all the nodes, then the loops.
    if (isNew !== names.size < 110) continue;
    if (isNew) names.set(graph.targets[arc], names.size);
    edges.add(graph.edges[arc]);
  }
  return createGraph(
    110,
    [...edges].flatMap((e) => [names.get(graph.ends[2 * e])!, names.get(graph.ends[2 * e + 1])!]),
  );
}

/** Measures one number of terminals; the textbook is tried on the same inputs. */
export function benchSteiner(count: number, { seed, textbook }: { seed: number; textbook: boolean }) {
  const random = xoroshiro128plus(seed);
  const graph = network(seed);
  const weights = new Uint8Array(graph.edgeCount).fill(1);
  const rounds = textbook ? 5 : 15;
  const batch = textbook ? 16 : 400;
  const draw = () => uniformInt(random, 0, graph.nodeCount - 1);
  const inputs = Array.from({ length: (rounds + 3) * batch }, () => {
    const terminals = new Set<number>();
    while (terminals.size < count) terminals.add(draw());
    return [...terminals];
  });
  const solver = createSteinerSolver(graph);
  const weight = (terminals: number[]) => solver.trees({ weights, terminals, limit: 0 })!.weight;
  const candidates: Candidate<number[]>[] = [{ name: `${count} terminals`, run: weight, answer: weight }];
  if (textbook) {
    const run = (terminals: number[]) => textbookSteiner(graph, weights, terminals);
    candidates.push({ name: 'textbook', run, answer: run });
  }
  return measure({ candidates, inputs, batch, rounds });
}
