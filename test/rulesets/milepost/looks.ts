// Looks at lists of builds (M-BUILD-12): the live game, its snapshot, a replay without lists, a view that was sent as text, and the
// position set up afresh must all allow the same.

import { startsOf } from '../../../rulesets/milepost/rules/building/build-starts.js';
import { laidAfresh } from '../../../rulesets/milepost/rules/reserved-ways/everyone.js';
import type { Build } from '../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { groundOf } from '../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { faultsOfWays } from '../../../rulesets/milepost/rules/reserved-ways/known.js';
import { explainWays, leavesWays } from '../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';
import { type AnyEngine, type AnyRuleset, deepFreeze } from '../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../src/players/bots/index.js';
import { afterBuild, otherRefusal } from './builders.js';
import { playCrowdedGame } from './crowded-games.js';

/** What was found by looking, over all games. */
export interface Looks {
  looks: number;
  /** Builds that stood in the lists of the live games, and those that were refused for want of ways. */
  builds: number;
  refused: number;
  /** Refusals without a proof, and those for which a far longer search found ways after all. */
  notFound: number;
  tooStrict: number;
  /** Proofs that were put before the longer search. */
  judged: number;
  /** Lists that differ, ways that do not serve everyone, proofs that are wrong, as sentences. */
  readonly faults: string[];
}

export const newLooks = (): Looks => ({
  looks: 0,
  builds: 0,
  refused: 0,
  notFound: 0,
  tooStrict: 0,
  judged: 0,
  faults: [],
});

// How long the search goes on that judges refusals: far longer than that of the rules.
const JUDGED = { tries: 100, looks: 2000 };
// Of so many proofs one is judged.
const PROOFS_PER_JUDGE = 200;

/** A title that is looked at, and until when. */
export interface Looking {
  readonly engine: AnyEngine;
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly seed: string;
  readonly tally: Looks;
  /** No more looks than this, over all games. */
  readonly most: number;
  /** One build of so many is looked at; left out, each. */
  readonly every?: number;
  /** How long a greedy game is played; left out, to its end. */
  readonly rounds?: number;
}

/** Looks after each build of a crowded game. */
export function lookAtCrowdedGame({ engine, ruleset, seats, seed, tally, most, every = 1 }: Looking): void {
  let replayed: KnownGame | null = null;
  let builds = 0;
  const stuck = playCrowdedGame(engine, ruleset, { seats, purse: 240, seed }, (live, last) => {
    // The same builds without a list in between.
    replayed = replayed === null ? copyOf(live) : afterBuild(replayed, lastBuild(live, last, replayed));
    if (tally.looks >= most || builds++ % every > 0) return;
    const seat = (last + 1) % seats;
    look(engine, { live: onTurn(live, seat), replayed: onTurn(replayed, seat), seat, tally, where: seed });
  }).stuck;
  tally.faults.push(...stuck.map((fault) => `${ruleset.id} ${seed}: ${fault}`));
}

/** Looks at each decision of a greedy game at which something may be built. */
export function lookAtGreedyGame(looking: Looking): void {
  const { engine, ruleset, seats, seed, tally, most, every = 1, rounds } = looking;
  const config = { seats, seed };
  const { actions } = playGame(engine, ruleset.id, {
    config,
    bots: [greedyBot],
    ...(rounds === undefined ? {} : { maxRounds: rounds }),
  });
  let live = engine.createGame(ruleset.id, config) as unknown as MilepostState;
  let replayed = copyOf(gameOf(engine, live)).state;
  let builds = 0;
  for (const action of actions) {
    if (tally.looks >= most) return;
    if (action.type === 'buildTrack' && builds++ % every === 0) {
      const [one, other] = [gameOf(engine, live), gameOf(engine, replayed)];
      const where = `${ruleset.id} ${seed}`;
      look(engine, { live: one, replayed: other, seat: action.seat as number, tally, where });
    }
    live = engine.applyAction(live as never, action as never) as unknown as MilepostState;
    replayed = engine.applyAction(replayed as never, action as never) as unknown as KnownGame['state'];
  }
}

interface Look {
  readonly live: KnownGame;
  readonly replayed: KnownGame;
  readonly seat: number;
  readonly tally: Looks;
  readonly where: string;
}

function look(engine: AnyEngine, { live, replayed, seat, tally, where }: Look): void {
  const { state } = live;
  const builds = buildsOf(live, seat);
  const listOf = (game: KnownGame) => builds.map((build) => leavesWays(game, build)).join();
  const expected = listOf(live);
  tally.looks++;
  tally.builds += builds.length;
  const others: Record<string, KnownGame> = {
    reloaded: gameOf(engine, engine.deserialize(engine.serialize(state as never))),
    replayed,
    view: gameOf(engine, deepFreeze(JSON.parse(JSON.stringify(engine.view(state as never, seat))))),
    afresh: gameOf(engine, afresh(engine, state as never)),
  };
  for (const [name, game] of Object.entries(others))
    if (listOf(game) !== expected)
      tally.faults.push(
        `${where}, round ${state.round}: ${name} differs${firstDifference(builds, live, game)}`,
      );
  tally.faults.push(...faultsOfWays(live).map((fault) => `${where}: ${fault}`));
  for (const build of builds) judge(live, build, { tally, where });
}

// The first build that one game allows or refuses otherwise than the other.
function firstDifference(builds: readonly Build[], one: KnownGame, other: KnownGame): string {
  const answer = (game: KnownGame, build: Build) => (leavesWays(game, build) ? 'legal' : 'refused');
  const build = builds.find((some) => answer(one, some) !== answer(other, some));
  if (build === undefined) return '';
  return ` at ${build.from} ${build.to}: ${answer(one, build)} live, ${answer(other, build)} there`;
}

// Every build that no other condition refuses.
function buildsOf(game: KnownGame, seat: number): readonly Build[] {
  const { board } = game;
  return startsOf(game, seat)
    .flatMap((from) =>
      [0, 1, 2, 3, 4, 5].map((way) => ({ builder: seat, from, to: board.neighbours[6 * from + way] })),
    )
    .filter((build) => build.to >= 0 && otherRefusal(game, build) === null);
}

function judge(game: KnownGame, build: Build, { tally, where }: Pick<Look, 'tally' | 'where'>): void {
  const refusal = explainWays(game, { ...build, seat: build.builder });
  if (refusal === null) return;
  tally.refused++;
  if (refusal.cut === null) tally.notFound++;
  else if (tally.refused % PROOFS_PER_JUDGE !== 0) return;
  tally.judged++;
  if (laidAfresh(groundOf(game, build), JUDGED) === null) return;
  tally.tooStrict++;
  if (refusal.cut !== null) tally.faults.push(`${where}: a proof is wrong`);
}

function gameOf(engine: AnyEngine, state: unknown): KnownGame {
  return { ...engine.settingOf(state as never), state } as unknown as KnownGame;
}

// The parts of a state that make a position, set up anew.
function afresh(engine: AnyEngine, state: MilepostState): unknown {
  const { game, luck: _, ...parts } = JSON.parse(JSON.stringify(state));
  const { ruleset, seatNames, options } = game;
  return engine.createPosition(ruleset, {
    config: { seats: seatNames.length, seed: 1, options },
    state: parts,
  });
}

// A game whose values are all its own.
function copyOf(game: KnownGame): KnownGame {
  return { ...game, state: deepFreeze(structuredClone(game.state)) };
}

function onTurn(game: KnownGame, seat: number): KnownGame {
  return { ...game, state: { ...game.state, turn: { ...game.state.turn, seat } } };
}

// The build by which one game is ahead of another.
function lastBuild(ahead: KnownGame, seat: number, behind: KnownGame): Build {
  const track = ahead.state.rail.tracks[seat];
  const segment = track[track.length - 1];
  const [from, to] = [ahead.board.ends[2 * segment], ahead.board.ends[2 * segment + 1]];
  const build = { builder: seat, from, to };
  return otherRefusal(behind, build) === null ? build : { builder: seat, from: to, to: from };
}
