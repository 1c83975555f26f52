// Crowded games on real boards: every seat spends all its money on track, mostly where it is in the way of others. Nobody may
// be walled in by it (M-BUILD-12).

import type { Segment } from '../../../rulesets/milepost/board/board.js';
import { buildCost } from '../../../rulesets/milepost/rules/building/build-cost.js';
import { startsOf } from '../../../rulesets/milepost/rules/building/build-starts.js';
import type { Build } from '../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { faultsOfWays, reservedWays } from '../../../rulesets/milepost/rules/reserved-ways/rail-notes.js';
import { explainWays } from '../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';
import type { AnyEngine, AnyRuleset, Random } from '../../../src/core/engine/index.js';
import { createHashedRandom } from '../../../src/core/random/hashed-random.js';
import { afterBuild, cannotFollow, otherRefusal } from './builders.js';

/** What became of a crowded game. */
export interface Crowded {
  readonly builds: number;
  /** Builds that would have cut somebody off. */
  readonly refused: number;
  /** How many of them only because no ways were found. */
  readonly notFound: number;
  /** What is wrong with the ways after some build, and who is stuck in the end, as sentences. */
  readonly stuck: readonly string[];
}

// Tries in a row that fail before a seat gives up.
const TRIES = 60;

/** Plays one: so many seats with so many millions each, in turns of as much as a turn's budget; `look` is called after each build. */
export function playCrowdedGame(
  engine: AnyEngine,
  { id }: AnyRuleset,
  { seats, purse, seed }: { readonly seats: number; readonly purse: number; readonly seed: string },
  look?: (game: KnownGame, seat: number) => void,
): Crowded {
  const random = createHashedRandom('crowded', seed);
  const faults: string[] = [];
  let game = buildersGame(engine, id, { seats, seed });
  const left = Array.from({ length: seats }, () => purse);
  let [builds, refused, notFound] = [0, 0, 0];
  let claimants = claimantsIn(game);
  for (let turn = 0; left.some((money) => money > 0); turn++) {
    const seat = turn % seats;
    if (seat === 0) claimants = claimantsIn(game);
    let budget = Math.min(game.rules.budget, left[seat]);
    left[seat] -= budget;
    for (let tries = 0; budget > 0 && tries < TRIES; tries++) {
      const build = wayOf(game, seat, { random, claimants });
      if (build === null || otherRefusal(game, build) !== null) continue;
      const price = buildCost(game, seat, build.from, build.to);
      if (price > budget) continue;
      const refusal = explainWays(game, { ...build, seat: build.builder });
      if (refusal !== null) {
        refused++;
        if (refusal.cut === null) notFound++;
        continue;
      }
      game = afterBuild(game, build);
      faults.push(...faultsOfWays(game));
      budget -= price;
      builds++;
      tries = 0;
      look?.(game, seat);
    }
  }
  const stuck = left.flatMap((_, seat) => cannotFollow(game, seat) ?? []);
  return { builds, refused, notFound, stuck: [...faults, ...stuck] };
}

// A game in which everybody may build without end.
function buildersGame(
  engine: AnyEngine,
  id: string,
  { seats, seed }: { readonly seats: number; readonly seed: string },
): KnownGame {
  const begun = engine.createGame(id as never, { seats, seed } as never);
  const { rules, board } = engine.settingOf(begun as never) as unknown as KnownGame;
  const state = begun as unknown as KnownGame['state'];
  const rich = state.seats.map((seat) => ({ ...seat, cash: 9999 }));
  const turn = { ...state.turn, phase: 'building' as const, startup: -1 };
  return { rules, board, state: { ...state, seats: rich, turn } };
}

// By segment, the seat whose reserved way needs it.
function claimantsIn(game: KnownGame): ReadonlyMap<Segment, number> {
  const ways = reservedWays(game) ?? [];
  return new Map(ways.flatMap((way, seat) => way.map((segment) => [segment, seat] as const)));
}

// A way out of what the seat has: mostly one that another's way needs, where there is one.
function wayOf(
  { board, state }: KnownGame,
  seat: number,
  { random, claimants }: { readonly random: Random; readonly claimants: ReadonlyMap<Segment, number> },
): Build | null {
  const starts = startsOf({ board, state } as KnownGame, seat);
  const isRude = random.int(0, 2) > 0;
  const from = starts[random.int(0, starts.length - 1)];
  const first = random.int(0, 5);
  for (let turned = 0; turned < 6; turned++) {
    const way = 6 * from + ((first + turned) % 6);
    const segment = board.segments[way];
    if (segment < 0) continue;
    if (!isRude || (claimants.get(segment) ?? seat) !== seat)
      return { builder: seat, from, to: board.neighbours[way] };
  }
  return null;
}
