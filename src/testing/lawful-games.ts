// All laws as one property: random games are examined, and what breaks a law shrinks to the few actions that it takes.

import * as fc from 'fast-check';
import { type AnyEngine, isRailheadError } from '../core/engine/index.js';
import { type ArbitraryConfig, type ArbitraryPlay, configs, told, wayTo } from './arbitrary-games.js';
import { examineActions, examineGame, type LawPlan, PLAYS_ON } from './conformance.js';
import { cutsOf, triedIn } from './cut.js';
import { brief } from './difference.js';
import type { LawFinding } from './law.js';
import { LAWS } from './laws/index.js';
import { isOfRuleset } from './options.js';
import { type GameText, titleOnBoardOf } from './playthrough.js';
import { findRuleset } from './random-game.js';

/** Which games are played, and how closely they are looked at. Nothing has to be given. */
export type LawfulPlan = ArbitraryPlay & Omit<LawPlan, 'limit'>;

/** A game with the first breach that was found in it. */
export interface ExaminedGame {
  /** The game up to there, to be played again. */
  readonly game: GameText;
  /** The first breach; null where the game kept all laws. */
  readonly finding: LawFinding | null;
}

/**
 * Every law of `LAWS` as one property over random games with any options that go together. A breach, or rules that break
 * down, shrinks to a short game that can be read, under the plainest config; the report is a playthrough, for
 * `readPlaythrough` and `examineActions`, with what was found below it. Games of big titles take a second or two each: give
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
export function lawfulGames(
  engine: AnyEngine,
  rulesetId: string,
  plan: LawfulPlan = {},
): fc.IPropertyWithHooks<[ExaminedGame]> {
  return fc.property(new ExaminedGames(engine, rulesetId, plan), ({ finding }) => {
    if (finding !== null) throw new Error(sayFinding(finding));
  });
}

function sayFinding({ law, sentence, step, action, detail }: LawFinding): string {
  const place = action === null ? `at step ${step}` : `at step ${step}, ${brief(action)}`;
  return `${law}: ${sentence}\n  ${place}: ${detail}`;
}

const SETS_UP = { law: 'sets-up', sentence: 'A game can be set up.' };

// A game of so few actions is short enough to read.
const SHORT = 5;
const DEALS_ANEW = 12;
const MOST_STEPS_ANEW = 20;

class ExaminedGames extends fc.Arbitrary<ExaminedGame> {
  readonly #engine: AnyEngine;
  readonly #rulesetId: string;
  readonly #plan: LawfulPlan;
  readonly #configs: fc.Arbitrary<ArbitraryConfig>;

  constructor(engine: AnyEngine, rulesetId: string, plan: LawfulPlan) {
    super();
    this.#engine = engine;
    this.#rulesetId = rulesetId;
    this.#plan = plan;
    this.#configs = configs(engine, rulesetId, plan);
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<ExaminedGame> {
    const { maxSteps = 100, ...plan } = this.#plan;
    let config: ArbitraryConfig = this.#plainest(random.nextInt(0, 1_000_000));
    try {
      config = this.#configs.generate(random, bias).value;
      const steps = random.nextInt(0, maxSteps);
      const { findings, history } = examineGame(this.#engine, this.#rulesetId, {
        ...plan,
        ...config,
        steps,
        limit: 1,
      });
      return this.#valueOf(history, findings);
    } catch (error) {
      return this.#brokenAtOnce(config, error);
    }
  }

  override canShrinkWithoutContext(value: unknown): value is ExaminedGame {
    return typeof value === 'object' && value !== null && 'finding' in value;
  }

  override shrink({ game, finding }: ExaminedGame): fc.Stream<fc.Value<ExaminedGame>> {
    const isCut = finding !== null && game.actions.length > 0;
    return isCut ? fc.stream(this.#shorter(game, finding)) : fc.Stream.nil();
  }

  // Only the law that was broken is looked at, but closely: what it draws differs from step to step.
  *#shorter(game: GameText, { law }: LawFinding): IterableIterator<fc.Value<ExaminedGame>> {
    const all = [...LAWS, ...(this.#plan.laws ?? [])];
    const plan = {
      ...this.#plan,
      every: 1,
      limit: 1,
      looks: 4,
      without: all.map(({ name }) => name).filter((name) => name !== law),
    };
    for (const cut of cutsOf(this.#engine, game)) {
      const shorter = { ...game, config: cut.config, actions: triedIn(cut) };
      const { findings, history } = examineActions(this.#engine, shorter, plan);
      yield this.#valueOf(history, findings);
    }
    if (game.actions.length <= SHORT) return;
    // What takes luck may take less of another: where nothing can be cut, other deals are tried.
    const steps = Math.min(game.actions.length - 1, MOST_STEPS_ANEW);
    for (let seed = 0; seed < DEALS_ANEW; seed++) {
      const config = { ...(game.config as ArbitraryConfig), seed };
      const { findings, history } = examineGame(this.#engine, game.ruleset, { ...plan, ...config, steps });
      yield this.#valueOf(history, findings);
    }
  }

  // The game up to the finding; a fault happened on an action behind it.
  #valueOf(history: GameText, findings: readonly LawFinding[]): fc.Value<ExaminedGame> {
    const [finding = null] = findings as readonly (LawFinding | undefined)[];
    const { ruleset, config, actions } = finding?.game ?? history;
    const upTo = finding === null || finding.law === PLAYS_ON.law ? actions.length : finding.step;
    return this.#told({ game: { ruleset, config, actions: actions.slice(0, upTo) }, finding });
  }

  // Rules that cannot even be set up: there is no game to show, but its config.
  #brokenAtOnce(config: ArbitraryConfig, error: unknown): fc.Value<ExaminedGame> {
    if (isRailheadError(error) && error.code !== 'fault' && !isOfRuleset(error)) throw error;
    const game = { ruleset: this.#rulesetId, config, actions: [] };
    const finding = { ...SETS_UP, step: 0, action: null, detail: `${error}`, game };
    return this.#told({ game, finding });
  }

  #plainest(seed: number): ArbitraryConfig {
    return { seats: findRuleset(this.#engine, this.#rulesetId).seats.min, seed, options: {} };
  }

  #told(examined: ExaminedGame): fc.Value<ExaminedGame> {
    return new fc.Value(
      told(examined, () => this.#report(examined)),
      undefined,
    );
  }

  #report({ game, finding }: ExaminedGame): string {
    const said = finding === null ? [] : [...sayFinding(finding).split('\n'), ...this.#further(finding)];
    const found = said.map((line) => `# ${line}\n`).join('');
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
