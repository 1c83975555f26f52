// The chapter of the rules: whole games of every title, at the smallest and at the fullest table, played in every way there is.

import type { AnyEngine, AnyRuleset } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import type { Style } from './boardgame-io-peer.js';
import { formatTiming, measure, ratio, type Timing, timingOf } from './measure.js';
import { meanLength, mixOf, type Recorded, recordGames, tablesOf } from './recorded.js';
import type { Report } from './report.js';

/** Measures whole games, and what an action takes in one title and another. */
export async function benchRules(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  const yardstick = await trivialMoves();
  const simulators = new Map<string, Timing>();
  for (const ruleset of engine.rulesets)
    for (const seats of tablesOf(ruleset)) {
      const games = recordGames(engine, ruleset.id, { seats, seed, least: 6000 });
      report.chapter(
        `${ruleset.title}, ${seats} seats: ${games.length} whole greedy games of ${meanLength(games).toFixed(0)} actions`,
      );
      report.line(mixOf(games));
      const timings = await benchWhole(ruleset, games);
      const { simulator, applyAction, immer, returning, mutating } = timings;
      for (const timing of Object.values(timings)) report.line(`${formatTiming(timing)} an action`);
      report.line(formatTiming(yardstick));
      report.times(
        'applyAction against boardgame.io, moves that return the state',
        ratio(returning, applyAction),
        10,
      );
      report.times('applyAction against boardgame.io, moves that mutate', ratio(mutating, applyAction), 40);
      report.times('applyAction against immer.produce', ratio(immer, applyAction), 7);
      report.times(
        'simulator against boardgame.io, moves that return the state',
        ratio(returning, simulator),
        25,
      );
      simulators.set(`${ruleset.title}, ${seats} seats`, simulator);
    }
  report.chapter('the simulator, an action, against China Rails at six seats');
  const china = simulators.get('China Rails, 6 seats') as Timing;
  for (const [name, timing] of simulators) if (timing !== china) report.within(name, ratio(timing, china), 2);
}

async function trivialMoves(): Promise<Timing> {
  const { trivialPeer } = await importBundled<typeof import('./boardgame-io-peer.js')>(
    'bench/boardgame-io-peer.ts',
    'peer-trivial',
  );
  const count = trivialPeer();
  const [timing] = measure<number>({
    candidates: [{ name: 'boardgame.io, a move that counts', run: count, answer: count }],
    inputs: Array.from({ length: 3000 }, (_, n) => n),
    batch: 1000,
    rounds: 5,
  });
  return timing;
}

async function benchWhole({ id }: AnyRuleset, games: readonly Recorded[]) {
  const ways = (name: string) =>
    importBundled<typeof import('./ways.js')>('bench/ways.ts', `ways-${name}-${id}`);
  const peer = (style: Style) =>
    importBundled<typeof import('./boardgame-io-peer.js')>(
      'bench/boardgame-io-peer.ts',
      `peer-${style}-${id}`,
    );
  const candidates = [
    (await ways('simulated')).simulated(),
    (await ways('applied')).applied(),
    (await ways('drafted')).drafted(),
    (await peer('returning')).peered(games[0], 'returning'),
    (await peer('mutating')).peered(games[0], 'mutating'),
  ];
  const timings = measure<Recorded>({ candidates, inputs: games, batch: games.length, rounds: 5, warmup: 2 });
  const length = meanLength(games);
  const [simulator, applyAction, immer, returning, mutating] = timings.map(({ name, rounds }) =>
    timingOf(
      name,
      rounds.map((time) => time / length),
    ),
  );
  return { simulator, applyAction, immer, returning, mutating };
}
