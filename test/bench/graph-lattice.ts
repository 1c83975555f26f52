// Runs the path benchmark on a synthetic board: 57 × 50 nodes of a triangular lattice, three prices of terrain,
// bare and with the track of a middle game. `npx tsx test/bench/graph-lattice.ts [seed]`

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { arcCosts, CLOSED, createPathFinder, createWalker, FREE } from '../../src/core/graph';
import { lattice } from '../core/graph/random-graphs';
import { benchGraphPath, type Terrain } from './graph-path';
import { type Candidate, formatRatio, formatTiming, measure } from './measure';

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

/** The reach of a train on one player's track, against a search with a Map for every state. */
function reportReach(overlay: Uint8Array): void {
  const usable = overlay.map((held) => (held === FREE ? 1 : 0));
  const turnable = new Uint8Array(graph.nodeCount).map((_, v) => (v % 40 === 0 ? 1 : 0));
  const starts: number[] = [];
  for (let a = 0; a < graph.targets.length; a++) if (usable[graph.edges[a]]) starts.push(a);
  const inputs = Array.from({ length: 3600 }, (_, i) => starts[(i * 37) % starts.length]);
  const walker = createWalker(graph);
  const query = (arc: number) => ({
    from: graph.targets[arc],
    arrival: graph.edges[arc],
    steps: 12,
    usable,
    turnable,
  });
  const naive = (arc: number) => {
    const { from, arrival, steps } = query(arc);
    const seen = new Map([[`${from}/${arrival}`, { node: from, arrival, step: 0 }]]);
    for (const { node, arrival: came, step } of seen.values()) {
      if (step === steps) continue;
      for (let a = graph.offsets[node]; a < graph.offsets[node + 1]; a++) {
        const [edge, to] = [graph.edges[a], graph.targets[a]];
        if (!usable[edge] || (edge === came && !turnable[node]) || seen.has(`${to}/${edge}`)) continue;
        seen.set(`${to}/${edge}`, { node: to, arrival: edge, step: step + 1 });
      }
    }
    return seen;
  };
  const candidates: Candidate<number>[] = [
    {
      name: 'reach, 12 steps',
      run: (arc) => walker.reach(query(arc)),
      answer: (arc) => walker.reach(query(arc)).nodes.length,
    },
    { name: 'reach, Map and Set', run: naive, answer: (arc) => naive(arc).size },
  ];
  console.log();
  for (const timing of measure({ candidates, inputs, batch: 200, rounds: 15 }))
    console.log(`  ${formatTiming(timing)}`);
  const spread: Candidate<number> = {
    name: 'spread, 12 steps',
    run: (arc) => walker.spread(query(arc)),
    answer: (arc) => walker.spread(query(arc)).nodes.length,
  };
  console.log(`  ${formatTiming(measure({ candidates: [spread], inputs, batch: 200, rounds: 15 })[0])}`);
}

const overlay = middleGame();
await report('empty lattice, 2,850 nodes', { graph, costs, x, y });
await report('middle game', { graph, costs, x, y, overlay });
reportReach(overlay);
