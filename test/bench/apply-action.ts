// applyAction late in a six-seat game against boardgame.io's reducer on the same rules and states.

import type { chinaRails } from '../../rulesets/china-rails/index.js';
import { greedyBot, playGame } from '../../src/bots/index.js';
import { type AnyEngine, canonicalJson, type GameAction } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { measure, type Quartiles, ratio, type Timing } from './measure.js';

/** A state and an action played on it. */
interface Moment {
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly state: any;
  readonly action: GameAction;
}

/** One row: a kind of action, what each took, and how many times as long the peer takes. */
export interface ApplyRow {
  readonly kind: string;
  readonly timings: readonly Timing[];
  readonly times: Quartiles;
}

/** Measures the last thirds of a few six-seat greedy games, by kind of action and in all. */
export async function benchApplyAction(
  engine: AnyEngine,
  ruleset: typeof chinaRails.id,
  seed: string,
): Promise<readonly ApplyRow[]> {
  const moments = [1, 2, 3].flatMap((game) => lateMoments(engine, ruleset, `${seed}/${game}`));
  const { makePeer } = await importBundled<typeof import('./boardgame-io-peer.js')>(
    'bench/boardgame-io-peer.ts',
  );
  const peer = makePeer(moments[0].state);
  const { applyAction } = await importBundled<typeof import('./simulator.js')>(
    'bench/simulator.ts',
    'simulator-late',
  );
  const kinds = ['moveTrain', 'buildTrack', 'endOperations', 'endTurn', 'deliverLoad', 'pickUpLoad'];
  const groups: [string, readonly Moment[]][] = [
    ...kinds.map((kind): [string, Moment[]] => [kind, moments.filter(({ action }) => action.type === kind)]),
    // Last: by then every kind of action has been played often, as in any game beyond its first minute.
    ['all', spread(moments, 1000)],
  ];
  return groups
    .filter(([, inputs]) => inputs.length >= 10)
    .map(([kind, inputs]) => {
      const [ours, theirs] = measure<Moment>({
        candidates: [
          {
            name: 'applyAction',
            run: ({ state, action }) => applyAction(state, action),
            answer: ({ state, action }) => canonicalJson(applyAction(state, action)),
          },
          {
            name: 'boardgame.io reducer',
            run: ({ state, action }) => peer(state, action),
            answer: ({ state, action }) => canonicalJson(peer(state, action)),
          },
        ],
        inputs,
        batch: 1000,
        rounds: 12,
        warmup: 25,
      });
      return { kind, timings: [ours, theirs], times: ratio(theirs, ours) };
    });
}

// At most so many, evenly from first to last.
function spread(moments: readonly Moment[], most: number): Moment[] {
  const count = Math.min(most, moments.length);
  return Array.from({ length: count }, (_, place) => moments[Math.floor((place * moments.length) / count)]);
}

function lateMoments(engine: AnyEngine, ruleset: string, seed: string): readonly Moment[] {
  const config = { seats: 6, seed };
  const moments: Moment[] = [];
  let before = engine.createGame(ruleset, config as never);
  playGame(engine, ruleset, {
    config,
    bots: [greedyBot],
    maxRounds: 120,
    onAction({ state, action }) {
      moments.push({ state: before, action });
      before = state;
    },
  });
  return moments.slice(Math.floor((2 * moments.length) / 3));
}
