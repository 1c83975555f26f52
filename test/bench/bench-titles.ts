// The chapters of titles: games and suggestions, the expert, what a server does, lists, random playouts, memory.

import type { AnyEngine } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { quartiles, shareBelow } from './measure.js';
import { type Report, told } from './report.js';

const GAMES = 6;
const PLACES = 12;
// Microseconds of a step; null where nothing is asked.
const RANDOM_STEP: Readonly<Record<string, number | undefined>> = { 'hex-tycoon': 20 };

/** Measures every title that is asked for, each in a copy of its own. */
export async function benchTitles(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  for (const { id, title } of engine.rulesets) {
    const copy = await importBundled<typeof import('./title.js')>('bench/title.ts', `title-${id}`);
    report.chapter(title);
    const { first, warm, suggestions, each } = copy.greedyGames(id, seed, GAMES);
    report.line(
      `a greedy game of three seats: the first ${told(first)} ms, from the fourth on ${spread(warm)} ms`,
    );
    report.line(`an action of it: ${told(each)} µs`);
    report.line(`a suggestion: ${median95(suggestions)} ms (${suggestions.length} asked)`);
    const game = copy.fullTable(id, seed);
    const experts = copy.expertLines(game, PLACES);
    report.line(
      `a first line of an expert among ${game.seats}: ${told(quartiles(experts).median)} ms in the median`,
    );
    report.most('the slowest of them', Math.max(...experts), 1000, 'ms');
    const { rounds, patches, lists } = copy.lateRounds(game);
    report.line(
      `a round of a server: ${median95(rounds)} ms; a patch with both views: ${median95(patches)} ms`,
    );
    report.line(`a list late in a game of ${game.seats}: ${median95(lists)} ms`);
    const step = quartiles(copy.playouts(game, 7)).median;
    const goal = RANDOM_STEP[id];
    if (goal === undefined) report.line(`a step of a random playout: ${told(step)} µs`);
    else report.most('a step of a random playout', step, goal, 'µs');
    const live = copy.memory(game, collect);
    // What was collected meanwhile can hide what was added: no figure is better than a flattering one.
    if (live > 0) report.most('a live late game', live, 30, 'kB');
    else report.skipped('a live late game', 'memory shrank while it was measured');
  }
}

const collect = () => {
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) throw new Error('memory is measured with node --expose-gc');
  gc();
};

const spread = (list: readonly number[]) => {
  const { lower, median, upper } = quartiles(list);
  return `${told(median)} (${told(lower)} … ${told(upper)})`;
};

const median95 = (list: readonly number[]) =>
  `${told(quartiles(list).median)} in the median, ${told(shareBelow(list, 0.95))} at 95 %`;
