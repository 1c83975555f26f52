// The chapter of late moments: three thousand moments of several games, each an action of its own, by kind of action; and
// what a full board adds to a step.

import type { AnyEngine, GameAction } from '../../src/core/engine/index.js';
import { canonicalJson } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { benchCrowdedBoard } from './crowded-board.js';
import { formatTiming, measure, ratio } from './measure.js';
import { mixOf, recordGames } from './recorded.js';
import type { Report } from './report.js';

/** A state and an action played on it. */
interface Moment {
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly state: any;
  readonly action: GameAction;
}

const KINDS = ['moveTrain', 'buildTrack', 'endOperations', 'endTurn', 'deliverLoad', 'pickUpLoad'];

/** Measures the last thirds of six-seat greedy games of China Rails, by kind of action and in all. */
export async function benchLate(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  const games = recordGames(engine, 'china-rails', { seats: 6, seed: `${seed}/late`, least: 15_000 });
  const moments = games.flatMap(({ ruleset, seats, seed: of, actions }) => {
    const found: Moment[] = [];
    let state = engine.createGame(ruleset, { seats, seed: of } as never);
    for (const action of actions) {
      found.push({ state, action });
      state = engine.applyAction(state, action as never);
    }
    return found.slice(Math.floor((2 * found.length) / 3));
  });
  const all = spread(moments, 3000);
  report.chapter(`applyAction on ${all.length} late moments of China Rails, six seats`);
  report.line(mixOf([{ ...games[0], actions: all.map(({ action }) => action) }]));
  const { makePeer } = await importBundled<typeof import('./boardgame-io-peer.js')>(
    'bench/boardgame-io-peer.ts',
    'peer-late',
  );
  const peer = makePeer(moments[0].state, 'returning');
  const { applyAction } = await importBundled<typeof import('./ways.js')>('bench/ways.ts', 'ways-late');
  for (const kind of [...KINDS, 'all']) {
    const inputs =
      kind === 'all'
        ? all
        : spread(
            moments.filter(({ action }) => action.type === kind),
            3000,
          );
    if (inputs.length < 10) continue;
    const batch = Math.ceil(inputs.length / 12);
    const [ours, theirs] = measure<Moment>({
      candidates: [
        {
          name: `${kind}: applyAction`,
          run: ({ state, action }) => applyAction(state, action),
          answer: ({ state, action }) => canonicalJson(applyAction(state, action)),
        },
        {
          name: 'boardgame.io, moves return the state',
          run: ({ state, action }) => peer(state, action),
          answer: ({ state, action }) => canonicalJson(peer(state, action)),
        },
      ],
      inputs,
      batch,
      rounds: 12,
      warmup: 12,
    });
    report.line(`${formatTiming(ours)}, boardgame.io ${(theirs.median / ours.median).toFixed(1)}×`);
  }

  report.chapter('a step of a train where much is built against one where little is');
  const [sparse, crowded] = benchCrowdedBoard(engine, 30, 250);
  for (const timing of [sparse, crowded]) report.line(formatTiming(timing));
  report.within('a step on the full board against the empty one', ratio(crowded, sparse), 1.3);
}

// At most so many, evenly from first to last.
function spread(moments: readonly Moment[], most: number): Moment[] {
  const count = Math.min(most, moments.length);
  return Array.from({ length: count }, (_, place) => moments[Math.floor((place * moments.length) / count)]);
}
