// Arbitrary configs and games for fast-check, and what reports show of them.

import * as fc from 'fast-check';
import type { ActionIn, AnyEngine, AnyRuleset, Engine, EventIn, Ids, StateIn } from '../core/engine/index.js';
import type { TitleIn } from '../core/engine/typed-by-title.js';
import { cutsOf } from './cut.js';
import { type GameSize, mostSteps } from './game-size.js';
import { checkPlan } from './known-options.js';
import type { History } from './law.js';
import { isPlayable, type OptionRange, optionRanges } from './options.js';
import { type GameText, outlineOf } from './playthrough.js';
import { fromStep, positionCode } from './position.js';
import { type GamePlan, playRandomGame } from './random-game.js';
import { findRuleset } from './running-game.js';
import { anyPlace, type DeepStart, rarePlace, type SamplePlace } from './sample-game.js';

/** A config that `createGame` accepts; with `steps` added, a plan for `examineGame`. */
export interface ArbitraryConfig<Options = Readonly<Record<string, unknown>>> {
  /** How many seats. */
  readonly seats: number;
  /** The seed of the game. */
  readonly seed: number;
  /** The title's options as drawn. */
  readonly options: Options;
  /** The board, by its id; the title's own if left out. */
  readonly board?: string;
}

/** Some of the options of a title of an engine. */
export type SomeOptions<R extends AnyRuleset, Id extends Ids<R>> = Readonly<
  Partial<TitleIn<R, Id>['options']>
>;

/** A game of a title of an engine, with the types of that title. */
export interface HistoryIn<R extends AnyRuleset, Id extends Ids<R>> extends History {
  /** The id of the title. */
  readonly ruleset: Id;
  /** What the game was made of. */
  readonly config: ArbitraryConfig<SomeOptions<R, Id>>;
  /** Every action played, in order. */
  readonly actions: readonly ActionIn<R, Id>[];
  /** The first state and the state after each action. */
  readonly states: readonly StateIn<R, Id>[];
  /** What setting up told, then each action. */
  readonly events: readonly (readonly EventIn<R, Id>[])[];
}

/**
 * Configs of a ruleset: any seed, any number of seats that can play, and any options that go together.
 * Options are read off the schema: switches, choices, whole numbers within their bounds (0 and 100 where none
 * are stated), null; others keep their defaults. `options` and `board` fix theirs.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param fixed - Options and the board that every config has; the rest is free.
 * @returns Configs for `createGame`.
 * @see {@link playedGames}
 * @example
 * const [config] = fc.sample(configs(engine, 'china-rails'), { numRuns: 1, seed: 7 });
 * console.log(config.seats >= 2);
 * // true
 */
export function configs<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  fixed: { readonly options?: SomeOptions<R, Id>; readonly board?: string } = {},
): fc.Arbitrary<ArbitraryConfig<SomeOptions<R, Id>>> {
  checkPlan('config', fixed, ['options', 'board']);
  return configsOf(engine, rulesetId, fixed);
}

/** As {@link configs}, for any engine. */
export function configsOf(
  engine: AnyEngine,
  rulesetId: string,
  fixed: Pick<ArbitraryPlay, 'options' | 'board'> = {},
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

// The config with as many of the changes as go together. One that needs another gets a second chance when
// that has come.
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
export type ArbitraryPlay<Options = Readonly<Record<string, unknown>>> = GameSize &
  DeepStart &
  Pick<GamePlan, 'weights' | 'suggested'> & {
    /** The title's options; drawn where left out. */
    readonly options?: Options;
    /** The board, by its id; the title's own if left out. */
    readonly board?: string;
  };

/**
 * Random games with every state on the way. A game shrinks by cutting stretches out of its actions; what
 * follows a cut is played as far as it is still legal. So the counterexample is the few actions that it
 * takes, under the plainest config.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param play - How games are played: their longest length, options and board; anything if left out.
 * @returns Games with their states.
 * @see `lawfulGames`
 * @example
 * fc.assert(fc.property(playedGames(engine, 'my-title'), ({ states }) => states.every(moneyIsConserved)));
 */
export function playedGames<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  play: ArbitraryPlay<SomeOptions<R, Id>> = {},
): fc.Arbitrary<HistoryIn<R, Id>> {
  return gamesOf(engine, rulesetId, play) as fc.Arbitrary<HistoryIn<R, Id>>;
}

/** As {@link playedGames}, for any engine. */
export const gamesOf = (engine: AnyEngine, rulesetId: string, play: ArbitraryPlay): fc.Arbitrary<History> =>
  new PlayedGames(engine, rulesetId, play);

/** The options of {@link playedGames}. */
export const PLAY: readonly string[] = Object.keys({
  ...{ maxSteps: 1, size: 1, weights: 1, suggested: 1, options: 1, board: 1, deep: 1, samples: 1 },
} satisfies Record<keyof ArbitraryPlay, 1>);

// How many games of a hundred begin in mid-game.
const DEEP = 80;

class PlayedGames extends fc.Arbitrary<History> {
  readonly #engine: AnyEngine;
  readonly #rulesetId: string;
  readonly #configs: fc.Arbitrary<ArbitraryConfig>;
  readonly #play: ArbitraryPlay;

  constructor(engine: AnyEngine, rulesetId: string, play: ArbitraryPlay) {
    super();
    checkPlan('arbitrary play', play, PLAY);
    this.#engine = engine;
    this.#rulesetId = rulesetId;
    this.#configs = configsOf(engine, rulesetId, { options: play.options, board: play.board });
    this.#play = play;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<History> {
    const { value: config } = this.#configs.generate(random, bias);
    const { deep = true, options, board, samples, ...how } = this.#play;
    const steps = random.nextInt(0, mostSteps(how));
    const begun = random.nextInt(1, 100) <= DEEP && deep ? this.#place(random) : null;
    const deeply = begun && { ...begun, options, board, samples };
    const game = playRandomGame(this.#engine, this.#rulesetId, { ...how, ...config, steps, ...deeply });
    return this.#valueOf(begun === null ? game : fromStep(game, begun.from));
  }

  #place(random: fc.Random): SamplePlace | null {
    const draw = random.nextInt(1, 3) < 3 ? rarePlace : anyPlace;
    return draw(this.#engine, findRuleset(this.#engine, this.#rulesetId), this.#play, random);
  }

  override canShrinkWithoutContext(value: unknown): value is History {
    return typeof value === 'object' && value !== null && 'actions' in value && 'config' in value;
  }

  override shrink(game: History, next?: number): fc.Stream<fc.Value<History>> {
    // Where the rules break down there is no game to hold a property against; lawfulGames looks into that.
    const whole = fc.stream(cutsOf(this.#engine, game, next)).filter(({ fault }) => fault === null);
    return whole.map(({ fault: _, next: then, ...shorter }) => this.#valueOf(shorter, then));
  }

  #valueOf(game: History, next?: number): fc.Value<History> {
    return new fc.Value(
      told(game, () => wayTo(this.#engine, game)),
      next,
    );
  }
}

/** Says what a report shows in place of a value: states would fill pages. */
export function told<Value extends object>(value: Value, tell: () => string): Value {
  return Object.defineProperty(value, fc.toStringMethod, { value: tell });
}

/** A game as a report shows it: a playthrough, or code that sets up its position. */
export const wayTo = (engine: AnyEngine, game: GameText) =>
  `\n${game.position === undefined ? outlineOf(engine, game) : positionCode(engine, game)}`;
