// The chapter of the simulator: what it is measured against is in simulator.ts and boardgame-io-peer.ts.

import { greedyBot, playGame } from '../../src/bots/index.js';
import { type AnyEngine, canonicalJson, sha256Hex } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { type Candidate, formatRatio, formatTiming, measure, quartiles, ratio } from './measure.js';
import type { Report } from './report.js';
import type { Recorded } from './simulator.js';

/** Measures whole games of six seats, playouts, forks and lists on the board of China Rails. */
export async function benchSimulator(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  const games = ['a', 'b', 'c'].map((name): Recorded => {
    const config = { seats: 6, seed: `${seed}/${name}` };
    const { actions } = playGame(engine, 'china-rails', { config, bots: [greedyBot], maxRounds: 120 });
    return { ...config, actions };
  });
  const mean = games.reduce((sum, { actions }) => sum + actions.length, 0) / games.length;
  const copy = (name: string) =>
    importBundled<typeof import('./simulator.js')>('bench/simulator.ts', `simulator-${name}`);
  const ways = [
    (await copy('simulated')).simulated(),
    (await copy('applied')).applied(),
    (await copy('drafted')).drafted(),
  ];
  const { playoutRates, benchFork, benchLegalBuilds } = await copy('searched');
  const { makePeer } = await importBundled<typeof import('./boardgame-io-peer.js')>(
    'bench/boardgame-io-peer.ts',
  );

  report.chapter(`whole greedy games of China Rails, six seats, ${mean.toFixed(0)} actions each`);
  const peer = makePeer(engine.createGame('china-rails', { seats: 6, seed } as never) as never);
  const peered = ({ seed: of, seats, actions }: Recorded) => {
    let state: object = engine.createGame('china-rails', { seed: of, seats } as never);
    for (const action of actions) state = peer(state, action);
    return state;
  };
  const boardgame: Candidate<Recorded> = {
    name: 'boardgame.io reducer',
    run: peered,
    answer: (game) => sha256Hex(canonicalJson(peered(game))),
  };
  const [sim, pure, immer, theirs] = measure<Recorded>({
    candidates: [...ways, boardgame],
    inputs: games,
    batch: games.length,
    rounds: 5,
    warmup: 2,
  });
  for (const timing of [sim, pure, immer, theirs]) report.line(formatTiming(timing));
  const rate = quartiles(sim.rounds.map((micros) => (1e6 * mean) / micros));
  report.rate('simulator, checked, a replayed game', rate.median, 1_000_000, 'actions/s');
  const text = (times: ReturnType<typeof ratio>) => formatRatio(times);
  report.times('simulator against boardgame.io', ratio(theirs, sim), 40, text);
  report.times('applyAction against boardgame.io', ratio(theirs, pure), 20, text);
  report.times('applyAction against immer.produce', ratio(immer, pure), 6, text);
  report.most('applyAction against the simulator', ratio(pure, sim).median, 3, '×');

  report.chapter('random playouts, every action uniform over legalActions');
  report.rate('playouts', quartiles(playoutRates(games, 7)).median, 300_000, 'steps/s');

  report.chapter('forks and lists, late in those games');
  const [fork, clone] = benchFork(games);
  for (const timing of [fork, clone]) report.line(formatTiming(timing));
  report.times('fork against structuredClone', ratio(clone, fork), 200, text);
  const [list, everyEdge] = benchLegalBuilds(games);
  for (const timing of [list, everyEdge]) report.line(formatTiming(timing));
  report.times('all legal builds against checking every edge', ratio(everyEdge, list), 20, text);
}
