// The conformance suite: one game of a ruleset, with the laws of the contract examined on the way. It needs no test
// runner: what it finds is data.

import { type AnyEngine, type GameAction, isRailheadError } from '../core/engine/index.js';
import { explainFault } from './fault.js';
import type { Breach, History, Law, LawFinding, Moment } from './law.js';
import { LAWS } from './laws/index.js';
import { openMoments } from './moments.js';
import { type Happened, isSeldom, NO_NEWS, watchForNews } from './novelty.js';
import type { GameText } from './playthrough.js';
import { type GamePlan, type RunningGame, randomGame, scriptedGame } from './random-game.js';

/** How closely a game is looked at. */
export interface LawPlan {
  /**
   * The costly laws are examined after every so many actions, at the end, and wherever a kind of action, of decision or of event,
   * an automatic step or a refusal comes up for the first time, as a decision does at the start; 20 if left out.
   */
  readonly every?: number;
  /** Names of laws to leave out. */
  readonly without?: readonly string[];
  /** Laws of the title's own, examined behind {@link LAWS}. */
  readonly laws?: readonly Law[];
  /** Breaches after which it stops looking; 10 if left out. */
  readonly limit?: number;
  /**
   * What has come up before, by names of the suite's own. Hand one set to several games, and only what is new in all of them is
   * looked at out of turn; left out, each game begins anew.
   */
  readonly seen?: Set<string>;
  /** How often each law looks at a moment, with other draws each time; once if left out. */
  readonly looks?: number;
}

/** Which game to play, and how closely to look. Only the seed has to be given. */
export interface ExaminationPlan extends GamePlan, LawPlan {}

/** What came of an examination. */
export interface Examination {
  /** Every breach, in the order found; empty where the game kept all laws. */
  readonly findings: readonly LawFinding[];
  /** How often each kind of action was played; those that never were are there with 0. */
  readonly actions: Readonly<Record<string, number>>;
  /** How often each type of event happened; those that never did are there with 0. */
  readonly events: Readonly<Record<string, number>>;
  /** How often each rule refused a near miss. */
  readonly refusals: Readonly<Record<string, number>>;
  /** The game itself, to be played again. */
  readonly history: History;
}

/**
 * Plays one random legal game of a ruleset and returns every breach of {@link LAWS} that it finds: an empty list for a
 * ruleset that keeps them. The same plan finds the same. Play a few seeds and seat counts; where a whole game takes
 * long, lower `steps` or raise `every`:
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - The seed and seats, how many steps, and how often all laws are asked.
 * @returns Findings, each with the law, the step and what was wrong; empty where all laws are kept.
 * @see {@link examineGame}
 * @example
 * test.each([1, 2, 3])('seed %i keeps the laws', (seed) => {
 *   expect(conformance(engine, 'my-title', { seed, seats: 3, steps: 400, every: 40 })).toEqual([]);
 * });
 */
export function conformance(
  engine: AnyEngine,
  rulesetId: string,
  plan: ExaminationPlan,
): readonly LawFinding[] {
  return examineGame(engine, rulesetId, plan).findings;
}

/**
 * As {@link conformance}, and tells what was played: the whole history, and how often each kind of action, event and
 * refusal came up. A kind that never does in many games needs a test of its own.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - The seed and seats, how many steps, and how often all laws are asked.
 * @returns Findings, what was played, and how often each thing came up.
 * @see {@link conformance}
 * @example
 * const { findings } = examineGame(engine, 'hex-tycoon', { seed: 7, steps: 20 });
 * console.log(findings.length);
 * // 0
 */
export function examineGame(engine: AnyEngine, rulesetId: string, plan: ExaminationPlan): Examination {
  return examine(engine, randomGame(engine, rulesetId, plan), plan);
}

/**
 * As {@link examineGame} for a game that is given: its actions are played as far as they are legal. A playthrough that once
 * broke a law, kept and read again, is a regression test.
 *
 * @param engine - An engine that plays the title.
 * @param game - The title, the config and the actions.
 * @param plan - Which laws are asked, and how often; all of them if left out.
 * @returns Findings, what was played, and how often each thing came up.
 * @see {@link examineGame}
 * @example
 * expect(examineActions(engine, readPlaythrough(engine, text)).findings).toEqual([]);
 */
export function examineActions(engine: AnyEngine, game: GameText, plan: LawPlan = {}): Examination {
  return examine(engine, scriptedGame(engine, game), plan);
}

function examine(engine: AnyEngine, game: RunningGame, plan: LawPlan): Examination {
  const { every = 20, limit = 10, without = [], looks = 1, seen = new Set() } = plan;
  const laws = [...LAWS, ...(plan.laws ?? [])].filter(({ name }) => !without.includes(name));
  const { config, actions, states, events } = game.history;
  const setting = engine.settingOf(states[0]);
  const findings: LawFinding[] = [];
  const refusals: Record<string, number> = {};
  const refused = (rule: string) => {
    refusals[rule] = (refusals[rule] ?? 0) + 1;
  };
  const momentNow = openMoments(engine, game, { seed: config.seed, refused });
  const newsAt = laws.some(({ when }) => when === 'regularly')
    ? watchForNews(engine, setting, { seen, seed: config.seed })
    : () => NO_NEWS;

  const advance = () => {
    try {
      return game.advance();
    } catch (error) {
      const action = game.tried();
      const detail = explainFault(setting, { before: states[states.length - 1], action, error });
      findings.push({
        ...PLAYS_ON,
        step: actions.length,
        action,
        detail,
        game: gameTo(game.history, action),
      });
      return false;
    }
  };

  for (let more = true; more && findings.length < limit; ) {
    const step = actions.length;
    const happened = happenedIn(game.history);
    const often = every === 1 || isSeldom(seen, happened);
    const news = newsAt(happened, often);
    const seenBy = momentNow(news.refused);
    const look = (due: (law: Law) => boolean) => {
      for (const law of laws)
        for (let n = 0; n < looks && findings.length < limit && due(law); n++)
          findings.push(...findingsOf(law, seenBy(law, n)));
    };
    const regularly = news.isThere || (step > 0 && step % every === 0);
    const now = { always: true, often, regularly, end: false };
    look(({ when }) => now[when]);
    more = advance();
    if (!more) look(({ when }) => when === 'end' || (!regularly && when === 'regularly'));
  }

  const types = [...setting.ready.actions.keys(), ...setting.ready.hostActions.keys()];
  return {
    findings: findings.slice(0, limit),
    actions: tally(types, actions),
    events: tally(Object.keys(game.ruleset.events), events.flat()),
    refusals,
    history: game.history,
  };
}

const happenedIn = ({ actions, states, events }: History): Happened => ({
  before: states.at(-2) ?? null,
  action: actions.at(-1) ?? null,
  events: events[events.length - 1],
  state: states[states.length - 1],
});

const gameTo = ({ ruleset, config, actions }: History, ...further: (GameAction | null)[]): GameText => ({
  ruleset,
  config,
  actions: [...actions, ...further.filter((action) => action !== null)],
});

/** What is broken where rules break down on an action. */
export const PLAYS_ON = {
  law: 'plays-on',
  sentence: 'A listed action is accepted and played without a fault.',
};

// What a law finds at a moment; a law that throws has found something, too.
function findingsOf({ name, sentence, examine: look }: Law, moment: Moment): readonly LawFinding[] {
  const step = moment.history.actions.length;
  const found = (breach: Breach): LawFinding => ({
    law: name,
    sentence,
    step,
    action: breach.action ?? moment.action,
    detail: breach.detail,
    game: gameTo(moment.history, ...moment.further),
  });
  const findings: LawFinding[] = [];
  try {
    for (const breach of look(moment)) findings.push(found(breach));
  } catch (error) {
    findings.push(found({ detail: `threw ${topOf(error)}` }));
  }
  return findings;
}

// The error with the first lines of its stack, or of what caused it: they say where in the rules.
function topOf(error: unknown): string {
  const cause = isRailheadError(error) && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (cause.stack ?? '').split('\n').slice(0, 4).join(' ') : String(cause);
}

function tally(
  types: readonly string[],
  items: readonly { readonly type: string }[],
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(types.map((type) => [type, 0]));
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
