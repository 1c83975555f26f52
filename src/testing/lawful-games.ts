// All laws as one property: random games are examined, and a breach shrinks to the few actions that it takes.

import * as fc from 'fast-check';
import {
  type AnyEngine,
  type AnyRuleset,
  type Engine,
  type Ids,
  isRailheadError,
} from '../core/engine/index.js';
import {
  type ArbitraryConfig,
  type ArbitraryPlay,
  configsOf,
  PLAY,
  type SomeOptions,
  told,
  wayTo,
} from './arbitrary-games.js';
import {
  type Examination,
  examineActions,
  examineGame,
  type LawPlan,
  MOST_SUGGESTED,
  PLAYS_ON,
  reachedIn,
} from './conformance.js';
import { type Cut, cutsOf, laterStarts, playOn, triedIn } from './cut.js';
import { brief } from './difference.js';
import { mostSteps } from './game-size.js';
import { checkPlan } from './known-options.js';
import type { History, LawFinding } from './law.js';
import { ADVICE } from './laws/advice.js';
import { adviceOf } from './laws/causes.js';
import { LAWS } from './laws/index.js';
import { isOfRuleset } from './options.js';
import { type GameText, titleOnBoardOf } from './playthrough.js';
import { fromStep } from './position.js';
import { findRuleset, upTo } from './running-game.js';
import { anyPlace, type SamplePlace, sampleGameOf, samplePlaces, WINDOW } from './sample-game.js';
import { TAKES_LONG, timedEngine } from './time-limit.js';

/** Which games are played, and how closely they are looked at. Nothing has to be given. */
export type LawfulPlan<Options = Readonly<Record<string, unknown>>> = ArbitraryPlay<Options> &
  Omit<LawPlan, 'limit'>;

/** A game with the first breach that was found in it. */
export interface ExaminedGame {
  /** The game up to there, to be played again. */
  readonly game: GameText;
  /** Where in the sample games of the title it was begun; null for a game from the start. */
  readonly begun: SamplePlace | null;
  /** What came up in it, as `reached` of a plan names it. */
  readonly reached: readonly string[];
  /** The first breach; null where the game kept all laws. */
  readonly finding: LawFinding | null;
}

/**
 * Every law of `LAWS` as one property over random games with any options that go together. A breach or a
 * fault shrinks to a short game under the plainest config. The report is a playthrough for `readPlaythrough`
 * and `examineActions`, with the finding below it. Games of big titles take a second or two each, so give
 * `fc.assert` fewer runs than its hundred.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - Laws of your own, options and board, and how long games are; the usual if left out.
 * @returns A property for `fc.assert`.
 * @see `conformance`
 * @example
 * test('my title keeps the laws', () => {
 *   fc.assert(lawfulGames(engine, 'my-title'), { numRuns: 30 });
 * });
 */
export function lawfulGames<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  plan: LawfulPlan<SomeOptions<R, Id>> = {},
): fc.IPropertyWithHooks<[ExaminedGame]> {
  const games = new ExaminedGames(engine, rulesetId, plan);
  const property = fc.property(games, ({ finding }) => {
    if (finding !== null) throw new Error(sayFinding(finding));
  });
  const { generate } = property;
  return Object.assign(property, {
    generate(this: typeof property, random: fc.Random, run?: number) {
      games.run = run;
      return generate.call(this, random, run);
    },
  });
}

/**
 * The games of {@link lawfulGames} as an arbitrary, for properties of your own. Each has the first breach of
 * a law in it, or null. It goes with `fc.tuple`, `.map`, `.filter` and `.chain`. A game without a breach does
 * not shrink.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - Laws of your own, options and board, and how long games are; the usual if left out.
 * @returns Games with what was found in them.
 * @see `lawfulGames`
 * @example
 * const games = examinedGames(engine, 'hex-tycoon', { maxSteps: 10 });
 * const found = games.map(({ finding }) => finding?.law ?? 'nothing');
 * console.log(fc.sample(found, { numRuns: 1, seed: 1 })[0]);
 * // nothing
 */
export function examinedGames<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  rulesetId: Id,
  plan: LawfulPlan<SomeOptions<R, Id>> = {},
): fc.Arbitrary<ExaminedGame> {
  return new ExaminedGames(engine, rulesetId, plan);
}

function sayFinding({ law, sentence, step, action, detail, advice }: LawFinding): string {
  const place = action === null ? `at step ${step}` : `at step ${step}, ${brief(action)}`;
  const toDo = advice === undefined ? '' : `\n  what to do: ${advice}`;
  return `${law}: ${sentence}\n  ${place}: ${detail}${toDo}`;
}

const SETS_UP = { law: 'sets-up', sentence: 'A game can be set up.', advice: ADVICE['sets-up'] };

// A game of so few actions is short enough to read.
const SHORT = 5;
const DEALS_ANEW = 12;
const MOST_STEPS_ANEW = 20;

// In milliseconds, as `budget` counts.
const BUDGET = 250;

const LAWFUL: readonly string[] = [
  ...PLAY,
  ...Object.keys({
    ...{ every: 1, without: 1, laws: 1, seen: 1, reached: 1, looks: 1, budget: 1, timeLimit: 1 },
  } satisfies Record<keyof Omit<LawPlan, 'limit'>, 1>),
];

class ExaminedGames extends fc.Arbitrary<ExaminedGame> {
  /** The number of the run that is generated, where it is known: different runs begin in different places. */
  run: number | undefined;
  readonly #engine: AnyEngine;
  readonly #rulesetId: string;
  readonly #plan: LawfulPlan;
  readonly #configs: fc.Arbitrary<ArbitraryConfig>;
  readonly #ruleset: AnyRuleset;
  #places: readonly SamplePlace[] | undefined;

  constructor(engine: AnyEngine, rulesetId: string, plan: LawfulPlan) {
    super();
    checkPlan('lawful plan', plan, LAWFUL);
    this.#engine = engine;
    this.#rulesetId = rulesetId;
    this.#plan = plan;
    this.#configs = configsOf(engine, rulesetId, { options: plan.options, board: plan.board });
    this.#ruleset = findRuleset(engine, rulesetId);
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<ExaminedGame> {
    let config: ArbitraryConfig = this.#plainest(random.nextInt(0, 1_000_000));
    try {
      config = this.#configs.generate(random, bias).value;
      const { suggested = random.nextInt(0, MOST_SUGGESTED), budget = BUDGET } = this.#plan;
      const begun = this.#place(random);
      const most = mostSteps(this.#plan);
      const steps = random.nextInt(begun === null ? 0 : Math.min(WINDOW, most), most);
      const examination = examineGame(this.#engine, this.#rulesetId, {
        ...{ ...this.#plan, ...config, suggested, budget, steps, limit: 1 },
        ...(begun && { ...begun, options: this.#plan.options, board: this.#plan.board }),
      });
      return this.#valueOf(examination, begun);
    } catch (error) {
      return this.#brokenAtOnce(config, error);
    }
  }

  // Where in the sample games to begin; null for a game from the start. Nine of ten runs begin in a sample
  // until all its places had a run. Later every second run does.
  #place(random: fc.Random): SamplePlace | null {
    const drawn = random.nextInt(0, 1_000_000);
    const { run = drawn } = this;
    if (this.#plan.deep === false) return null;
    this.#places ??= this.#inTime((engine) => samplePlaces(engine, this.#ruleset, this.#plan));
    const turn = run - Math.floor(run / 10) - 1;
    if (turn < this.#places.length) return run % 10 === 0 ? null : this.#places[turn];
    if (drawn % 2 === 0) return null;
    return this.#inTime((engine) => anyPlace(engine, this.#ruleset, this.#plan, random));
  }

  // A time limit holds for sample games that are collected, too.
  #inTime<Found>(find: (engine: AnyEngine) => Found): Found {
    const { timeLimit, board } = this.#plan;
    if (timeLimit === undefined) return find(this.#engine);
    const timed = timedEngine(this.#engine, this.#rulesetId, board);
    timed.begin(timeLimit);
    const found = find(timed.engine);
    timed.end();
    return found;
  }

  override canShrinkWithoutContext(value: unknown): value is ExaminedGame {
    return typeof value === 'object' && value !== null && 'finding' in value;
  }

  override shrink(examined: ExaminedGame, next?: number): fc.Stream<fc.Value<ExaminedGame>> {
    const { game, finding } = examined;
    // To see that a shorter game takes as long would take as long again.
    const isCut = finding !== null && finding.law !== TAKES_LONG.law;
    const isLong = game.actions.length > 0 || game.position !== undefined;
    return isCut && isLong ? fc.stream(this.#shorter(game, examined, next)) : fc.Stream.nil();
  }

  // Only the law that was broken is looked at, but closely: what it draws differs from step to step.
  *#shorter(
    game: GameText,
    { finding, begun: place }: ExaminedGame,
    next?: number,
  ): IterableIterator<fc.Value<ExaminedGame>> {
    const all = [...LAWS, ...(this.#plan.laws ?? [])];
    const { budget: _, reached: __, timeLimit: ___, ...chosen } = this.#plan;
    const plan = {
      ...{ ...chosen, every: 1, limit: 1, looks: 4 },
      without: all.map(({ name }) => name).filter((name) => name !== finding?.law),
    };
    const isLong = game.actions.length > SHORT;
    if (place !== null) yield* this.#anew(game, plan);
    const cuts = place === null ? cutsOf(this.#engine, game, next) : this.#fromSample(game, place, plan);
    for (const cut of cuts) {
      const { states: _states, events: _events, fault: _fault, next: then, ...shorter } = cut;
      const examination = examineActions(this.#engine, { ...shorter, actions: triedIn(cut) }, plan);
      yield this.#valueOf(examination, null, then);
    }
    if (place === null && next === undefined && game.position === undefined && isLong)
      yield* this.#anew(game, plan);
  }

  // The positions shortly before the finding. A state of the sample that breaks the law comes first: the
  // action that led to the first such state is to blame.
  *#fromSample(game: GameText, { sample, from }: SamplePlace, plan: LawPlan): IterableIterator<Cut> {
    const played = sampleGameOf(this.#engine, this.#ruleset, sample, this.#plan);
    if (played === null) return;
    const whole = playOn(this.#engine, game, { alike: false, begun: upTo(played.history, from) });
    const isBroken = (step: number): boolean => {
      const there = upTo(fromStep(whole, step), 0);
      return examineActions(this.#engine, there, plan, there).findings.length > 0;
    };
    if (isBroken(from)) {
      let [sound, broken] = [0, from];
      while (broken - sound > 1) {
        const middle = Math.floor((sound + broken) / 2);
        if (isBroken(middle)) broken = middle;
        else sound = middle;
      }
      yield { ...fromStep(upTo(whole, broken), sound), fault: null };
    }
    yield* laterStarts(this.#engine, whole);
  }

  // What takes luck may take less of another: where nothing can be cut, other deals are tried.
  *#anew(game: GameText, plan: LawPlan): IterableIterator<fc.Value<ExaminedGame>> {
    const steps = Math.min(game.actions.length - 1, MOST_STEPS_ANEW);
    for (let seed = 0; seed < DEALS_ANEW; seed++) {
      const config = { ...(game.config as ArbitraryConfig), seed };
      yield this.#valueOf(examineGame(this.#engine, game.ruleset, { ...plan, ...config, steps }), null);
    }
  }

  // The game up to the finding; a fault happened on an action behind it.
  #valueOf(examination: Examination, begun: SamplePlace | null, next?: number): fc.Value<ExaminedGame> {
    const { history, findings } = examination;
    const [finding = null] = findings as readonly (LawFinding | undefined)[];
    const {
      states: _,
      events: __,
      actions,
      ...start
    }: Partial<History> & GameText = finding?.game ?? history;
    const end = finding === null || finding.law === PLAYS_ON.law ? actions.length : finding.step;
    const game = { ...start, actions: actions.slice(0, end) };
    return this.#told({ game, begun, reached: reachedIn(examination), finding }, next);
  }

  // Rules that cannot even be set up: there is no game to show, but its config.
  #brokenAtOnce(config: ArbitraryConfig, error: unknown): fc.Value<ExaminedGame> {
    if (isRailheadError(error) && error.code !== 'fault' && !isOfRuleset(error)) throw error;
    const game = { ruleset: this.#rulesetId, config, actions: [] };
    const advice = adviceOf(error) ?? SETS_UP.advice;
    const finding = { ...SETS_UP, advice, step: 0, action: null, detail: `${error}`, game };
    return this.#told({ game, begun: null, reached: [], finding });
  }

  #plainest(seed: number): ArbitraryConfig {
    return { seats: this.#ruleset.seats.min, seed, options: {} };
  }

  #told(examined: ExaminedGame, next?: number): fc.Value<ExaminedGame> {
    return new fc.Value(
      told(examined, () => this.#report(examined)),
      next,
    );
  }

  #report({ game, finding }: ExaminedGame): string {
    const said = finding === null ? [] : [...sayFinding(finding).split('\n'), ...this.#further(finding)];
    const mark = game.position === undefined ? '#' : '//';
    const found = said.map((line) => `${mark} ${line}\n`).join('');
    const way = finding?.law === SETS_UP.law ? `\n${JSON.stringify(game)}\n` : wayTo(this.#engine, game);
    return `${way}${found}`;
  }

  // What the law played on from there, in notation.
  #further({ law, step, game }: LawFinding): readonly string[] {
    const further = law === PLAYS_ON.law ? [] : game.actions.slice(step);
    if (further.length === 0) return [];
    return [
      '  played on:',
      ...further.map((action) => `    ${this.#engine.formatAction(titleOnBoardOf(game), action)}`),
    ];
  }
}
