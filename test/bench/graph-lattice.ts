// Runs the path benchmark on a synthetic board: 57 × 50 nodes of a triangular lattice, three prices of terrain,
// bare and with the track of a middle game. `npx tsx test/bench/graph-lattice.ts [seed]`

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { arcCosts, CLOSED, createPathFinder, FREE } from '../../src/core/graph';
import { lattice } from '../core/graph/random-graphs';
import { benchGraphPath, type Terrain } from './graph-path';
import { formatRatio, formatTiming } from './measure';

const seed = Number(process.argv[2] ?? 7);
const random = xoroshiro128plus(seed);
const { graph, x, y } = lattice(57, 50);
const terrain = Array.from({ length: graph.nodeCount }, () => {
  const roll = uniformInt(random, 0, 99);
  return roll < 68 ? 1 : roll < 92 ? 2 : 5;
});
const costs = arcCosts(graph, (_, to) => terrain[to]);

/** Cheapest paths between random nodes until a player holds 250 edges; five others hold as many each, closed. */
function middleGame(): Uint8Array {
  const overlay = new Uint8Array(graph.edgeCount);
  const finder = createPathFinder(graph);
  for (let player = 0; player < 6; player++) {
    let hub = uniformInt(random, 0, graph.nodeCount - 1);
    for (let built = 0; built < 250; ) {
      const to = uniformInt(random, 0, graph.nodeCount - 1);
      const path = finder.path({ from: hub, to, costs, overlay: overlay.map((held) => (held ? CLOSED : 0)) });
      for (const edge of path?.edges ?? []) {
        if (overlay[edge] !== 0) continue;
        overlay[edge] = player === 0 ? FREE : CLOSED;
        built++;
      }
      hub = to;
    }
  }
  return overlay;
}

async function report(title: string, board: Terrain): Promise<void> {
  const { timings, best, plain, guided, exact } = await benchGraphPath(board, { seed });
  console.log(`\n${title}`);
  for (const timing of timings) console.log(`  ${formatTiming(timing)}`);
  console.log(`  ${best.name} takes ${formatRatio(plain)} ours, ${formatRatio(guided)} ours with a table`);
  console.log(`  and ${formatRatio(exact)} ours with a table of the position`);
}

const overlay = middleGame();
await report('empty lattice, 2,850 nodes', { graph, costs, x, y });
await report('middle game', { graph, costs, x, y, overlay });
