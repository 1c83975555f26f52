// A game between greedy bots of several builds of this library: every seat asks the bot of its own.

import type { AnyEngine } from '../../src/core/engine/index.js';
import { botRandom, choiceFor, greedyBot } from '../../src/players/bots/index.js';
import type { Build } from './build-of.js';
import { type SeatFigures, watchSeats } from './seat-figures.js';

/** A game goes on for so many rounds at most. */
export const MAX_ROUNDS = 120;

/** What is kept of a game. */
export interface JudgedGame {
  readonly rounds: number;
  readonly reason: string;
  /** Money or points by seat; null where the round limit came first. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[];
  /** Empty for titles of other families. */
  readonly figures: readonly SeatFigures[];
  readonly milliseconds: number;
}

/** What to play: a title, a deal, and a build for every seat. */
export interface JudgedDeal {
  readonly ruleset: string;
  readonly seed: string;
  readonly builds: readonly Build[];
}

/** The build that an engine of this checkout is. */
export const buildHere = (engine: AnyEngine): Build => ({ engine, greedyBot, choiceFor });

/** Plays a game by the rules of an engine. Throws what a bot does against them. */
export function play(engine: AnyEngine, { ruleset, seed, builds }: JudgedDeal): JudgedGame {
  const began = process.cpuUsage();
  let state = engine.createGame(ruleset, { seats: builds.length, seed } as never);
  const { board } = engine.settingOf(state);
  const watch = 'segmentCount' in board ? watchSeats(board as never, builds.length) : null;
  const players = builds.map((build, seat) => ({
    build,
    bot: build.greedyBot(),
    random: botRandom({ seed, seat, name: 'greedy' }),
  }));
  while (state.outcome === null && state.round <= MAX_ROUNDS) {
    const open = engine.decisions(state);
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { build, bot, random } = players[decision.seat];
    const action = bot.choose(build.choiceFor(build.engine, state, { decision, random }));
    const result = engine.tryAction(state, JSON.parse(JSON.stringify(action)));
    if (!result.ok) throw new Error(`${seed}: ${JSON.stringify(action)}: ${result.rejection.code}`);
    state = result.state;
    watch?.see(result.events, state.round);
  }
  const ranking: readonly { seat: number; place: number; score?: number; cash?: number }[] =
    state.outcome?.ranking ?? [];
  const scores = ranking.toSorted((left, right) => left.seat - right.seat);
  return {
    rounds: state.round,
    reason: state.outcome?.reason ?? 'none',
    scores: state.outcome === null ? null : scores.map(({ score, cash }) => score ?? cash ?? 0),
    winners: ranking.filter(({ place }) => place === 1).map(({ seat }) => seat),
    figures: watch?.figures({ ...engine.settingOf(state), state } as never) ?? [],
    milliseconds: process.cpuUsage(began).user / 1000,
  };
}
