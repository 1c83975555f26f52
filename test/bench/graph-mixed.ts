// Trees of own and paid edges on the networks of five players on a lattice of 450 nodes: mean time and labels, for
// grown networks and for edges dealt out at random.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { ABSENT, createPathFinder, mixedTrees } from '../../src/core/graph';
import { lattice } from '../core/graph/random-graphs';
import { micros, quartiles } from './measure';

const { graph } = lattice(25, 18);

interface Case {
  readonly owners: Uint8Array;
  readonly terminals: readonly number[];
}

/** Five networks of cheapest paths between nearby nodes, 36 edges each, and a card of 3 to 5 nodes they touch. */
export function grownCase(seed: number): Case {
  const random = xoroshiro128plus(seed);
  const finder = createPathFinder(graph);
  const costs = new Uint8Array(graph.targets.length).fill(1);
  const owners = new Uint8Array(graph.edgeCount).fill(ABSENT);
  const hub = 25 * uniformInt(random, 6, 11) + uniformInt(random, 6, 18);
  const near = () => {
    for (;;) {
      const node = uniformInt(random, 0, graph.nodeCount - 1);
      const rows = Math.abs(Math.floor(node / 25) - Math.floor(hub / 25));
      if (rows < 6 && Math.abs((node % 25) - (hub % 25)) < 6) return node;
    }
  };
  for (let owner = 0; owner < 5; owner++) {
    let from = near();
    for (let built = 0; built < 36; ) {
      const to = near();
      const overlay = owners.map((held) => (held === owner ? 1 : held === ABSENT ? 0 : 2));
      for (const edge of finder.path({ from, to, costs, overlay })?.edges ?? []) {
        if (owners[edge] !== ABSENT || built === 36) continue;
        owners[edge] = owner;
        built++;
      }
      from = to;
    }
  }
  return { owners, terminals: drawTerminals(owners, random) };
}

/** Every edge of a block of the lattice belongs to a player at random. */
export function dealtCase(seed: number): Case {
  const random = xoroshiro128plus(seed);
  const owners = new Uint8Array(graph.edgeCount).fill(ABSENT);
  for (let e = 0; e < graph.edgeCount; e++) {
    const node = graph.ends[2 * e];
    if (node % 25 < 9 && node < 25 * 8) owners[e] = uniformInt(random, 0, 4);
  }
  return { owners, terminals: drawTerminals(owners, random) };
}

function drawTerminals(owners: Uint8Array, random: ReturnType<typeof xoroshiro128plus>): number[] {
  const nodes = [...graph.ends].filter((_, i) => owners[i >> 1] !== ABSENT);
  const count = uniformInt(random, 3, 5);
  const terminals = new Set<number>();
  while (terminals.size < count) terminals.add(nodes[uniformInt(random, 0, nodes.length - 1)]);
  return [...terminals];
}

export function benchMixed(
  make: (seed: number) => Case,
  { seed, count, limit }: { seed: number; count: number; limit: number },
) {
  const cases = Array.from({ length: count }, (_, i) => make(seed * 1_000_000 + i));
  const solve = ({ owners, terminals }: Case) =>
    mixedTrees(graph, { owners, terminals, budget: 14, cap: 5, limit, labels: 150_000 });
  for (const one of cases.slice(0, 50)) solve(one);
  const times: number[] = [];
  const answers = cases.map((one) => {
    const start = micros();
    const answer = solve(one);
    times.push(micros() - start);
    return answer;
  });
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / count,
    ...quartiles(times),
    longest: Math.max(...times),
    mostLabels: Math.max(...answers.map(({ labels }) => labels)),
    meanLabels: answers.reduce((sum, { labels }) => sum + labels, 0) / count,
    ranOut: answers.filter(({ labels }) => labels > 150_000).length,
    solvable: answers.filter(({ trees }) => trees.length > 0).length,
  };
}
