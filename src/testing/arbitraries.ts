/**
 * Arbitraries for fast-check, which is an optional peer: they are an entry of their own, so that nothing else needs it.
 * A counterexample shrinks to few actions, few options and few seats, and is reported as the actions that lead to it: text
 * that `readPlaythrough` reads.
 *
 * @module railhead/testing/arbitraries
 */

import * as fc from 'fast-check';
import {
  type AnyEngine,
  createRandom,
  type Envelope,
  type GameAction,
  type Seat,
} from '../core/engine/index.js';
import { cutsOf } from './cut.js';
import type { History } from './law.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { pickAction } from './offers.js';
import { isPlayable, type OptionRange, optionRanges } from './options.js';
import { outlineOf } from './playthrough.js';
import { findRuleset, type GamePlan, playRandomGame } from './random-game.js';
import { nameOf, twinOf } from './twins.js';

/** A config that `createGame` accepts; with `steps` added, a plan for `examineGame`. */
export interface ArbitraryConfig {
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly board?: string;
}

/**
 * Configs of a ruleset: any seed, any number of seats that can play, and any options that go together. Options are read
 * off the schema: switches, choices, whole numbers within their bounds (0 and 100 where none are stated), null; others
 * keep their defaults. `options` and `board` fix theirs.
 */
export function configs(
  engine: AnyEngine,
  rulesetId: string,
  fixed: { readonly options?: Readonly<Record<string, unknown>>; readonly board?: string } = {},
): fc.Arbitrary<ArbitraryConfig> {
  const ruleset = findRuleset(engine, rulesetId);
  const free = Object.entries(optionRanges(ruleset)).filter(([name]) => !(name in (fixed.options ?? {})));
  const changes = fc.record(
    Object.fromEntries(
      free.map(([name, range]) => [name, fc.option(valuesOf(range), { nil: undefined, freq: 2 })]),
    ),
  );
  return fc
    .record({ seats: fc.integer(ruleset.seats), seed: fc.nat(1_000_000), changes })
    .map(({ changes: changed, ...rest }) => {
      const plain = { ...rest, ...(fixed.board !== undefined && { board: fixed.board }) };
      return together(engine, rulesetId, { ...plain, options: fixed.options ?? {} }, changed);
    });
}

function valuesOf(range: OptionRange): fc.Arbitrary<unknown> {
  if (range.kind === 'values') return fc.constantFrom(...range.values);
  const numbers = fc.integer({ min: range.min, max: range.max });
  return range.nullable ? fc.option(numbers) : numbers;
}

// The config with as many of the changes as go together. One that needs another gets a second chance when that has come.
function together(
  engine: AnyEngine,
  rulesetId: string,
  plain: ArbitraryConfig,
  changes: Readonly<Record<string, unknown>>,
): ArbitraryConfig {
  const wanted = Object.entries(changes).filter(([, value]) => value !== undefined);
  let config = plain;
  for (const [name, value] of [...wanted, ...wanted]) {
    if (name in config.options) continue;
    const more = { ...config, options: { ...config.options, [name]: value } };
    if (isPlayable(engine, rulesetId, more)) config = more;
  }
  return config;
}

/** Which games are played. Nothing has to be given. */
export type ArbitraryPlay = Pick<GamePlan, 'weights' | 'suggested'> & {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly board?: string;
  /** Actions to play at most; 100 if left out. */
  readonly maxSteps?: number;
};

/**
 * Random games with every state on the way. A game shrinks by cutting stretches out of its actions; what follows a cut is
 * played as far as it is still legal. So the counterexample is the few actions that it takes, under the plainest config.
 *
 * @example
 * fc.assert(fc.property(playedGames(engine, 'my-title'), ({ states }) => states.every(moneyIsConserved)));
 */
export function playedGames(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<History> {
  return new PlayedGames(engine, rulesetId, configs(engine, rulesetId, play), play);
}

class PlayedGames extends fc.Arbitrary<History> {
  readonly #engine: AnyEngine;
  readonly #rulesetId: string;
  readonly #configs: fc.Arbitrary<ArbitraryConfig>;
  readonly #play: ArbitraryPlay;

  constructor(
    engine: AnyEngine,
    rulesetId: string,
    arbitraryConfigs: fc.Arbitrary<ArbitraryConfig>,
    play: ArbitraryPlay,
  ) {
    super();
    this.#engine = engine;
    this.#rulesetId = rulesetId;
    this.#configs = arbitraryConfigs;
    this.#play = play;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<History> {
    const { value: config } = this.#configs.generate(random, bias);
    const { maxSteps = 100, weights, suggested } = this.#play;
    const steps = random.nextInt(0, maxSteps);
    const plan = { ...config, steps, ...(weights && { weights }), ...(suggested && { suggested }) };
    return this.#valueOf(playRandomGame(this.#engine, this.#rulesetId, plan));
  }

  override canShrinkWithoutContext(value: unknown): value is History {
    return typeof value === 'object' && value !== null && 'actions' in value && 'config' in value;
  }

  override shrink(game: History): fc.Stream<fc.Value<History>> {
    const cuts = cutsOf(this.#engine, game);
    return fc.stream(cuts).map((shorter) => this.#valueOf(shorter));
  }

  #valueOf(game: History): fc.Value<History> {
    return new fc.Value(
      told(game, () => wayTo(this.#engine, game)),
      undefined,
    );
  }
}

// What a report shows in place of a value: states would fill pages.
function told<Value extends object>(value: Value, tell: () => string): Value {
  return Object.defineProperty(value, fc.toStringMethod, { value: tell });
}

const wayTo = (engine: AnyEngine, game: History) => `\n${outlineOf(engine, game)}`;

/** States that play can reach: the last ones of {@link playedGames}, and they shrink as those do. */
export function reachableStates(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<Envelope> {
  return playedGames(engine, rulesetId, play).map((game) => lastOf(engine, game));
}

// A copy of the record at the top, as states are frozen: whatever hangs on it is the same.
function lastOf(engine: AnyEngine, game: History): Envelope {
  const last = game.states[game.states.length - 1];
  return Object.freeze(told({ ...last }, () => wayTo(engine, game)));
}

/** A state in which the game is on, and an action of a seat. */
export interface Move {
  readonly state: Envelope;
  readonly action: GameAction;
}

/**
 * Legal moves: a reachable state and one of its listed actions, picked by kind of decision, kind of action and instance,
 * so that rare kinds come up often.
 */
export function legalMoves(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<Move> {
  const ruleset = findRuleset(engine, rulesetId);
  return openStates(engine, rulesetId, play).map(({ way, state, pick }) => {
    const decisions = engine.decisions(state);
    const action = pickAction(ruleset, engine.tableOf(state), state, {
      decisions,
      random: createRandom(pick),
    });
    if (action === null) throw new Error(`nobody can act after ${state.step} actions of ${rulesetId}`);
    return tried(engine, way, { state, action });
  });
}

/**
 * Near misses: a reachable state and an action one change away from a listed one. About half are refused, by a rule more
 * often than for their shape; the others are legal, and then they are listed where the list is complete.
 */
export function nearMissMoves(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<Move> {
  return openStates(engine, rulesetId, play).map(({ way, state, pick }) => {
    const random = createRandom(pick);
    const listed = [...engine.legalActions(state)];
    const pool = new ValuePool();
    pool.learn(listed, random);
    const seats = state.game.seatNames.length;
    const [action] = nearMisses(listed, pool, { count: 1, seats, random });
    return tried(engine, way, { state, action });
  });
}

/** A reachable state with a twin: what a seat cannot know is drawn anew. See `leaksBetween`. */
export interface TwinStates {
  readonly state: Envelope;
  readonly twin: Envelope;
  /** Who cannot tell them apart; null for a spectator. */
  readonly viewer: Seat | null;
}

/** Reachable states with twins for one of the seats or the spectator. */
export function twinStates(
  engine: AnyEngine,
  rulesetId: string,
  play: ArbitraryPlay = {},
): fc.Arbitrary<TwinStates> {
  return fc.tuple(playedGames(engine, rulesetId, play), fc.nat()).map(([game, pick]) => {
    const state = game.states[game.states.length - 1];
    const seat = pick % (state.game.seatNames.length + 1);
    const viewer = seat === state.game.seatNames.length ? null : seat;
    const twins = { state, viewer, twin: twinOf(engine, state, viewer, pick) };
    return told(twins, () => `${wayTo(engine, game)}and the twin of seed ${pick} for ${nameOf(viewer)}\n`);
  });
}

// The last state in which the game is on, the game up to there, and a number to pick with.
function openStates(engine: AnyEngine, rulesetId: string, play: ArbitraryPlay) {
  return fc.tuple(playedGames(engine, rulesetId, play), fc.nat()).map(([game, pick]) => {
    const step = game.states.findLastIndex(({ outcome }) => outcome === null);
    const way = { ...game, actions: game.actions.slice(0, step) };
    return { way, state: game.states[step], pick };
  });
}

const tried = (engine: AnyEngine, way: History, move: Move): Move =>
  told(move, () => `${wayTo(engine, way)}and then ${JSON.stringify(move.action)}\n`);
