// The conformance suite: one game of a ruleset, with the laws of the contract examined on the way. It needs
// no test runner: what it finds is data.

import {
  type AnyEngine,
  type Envelope,
  type GameAction,
  isRailheadError,
  type Rejection,
} from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import { isDrawn, sharesOf, sizeOf } from './budget.js';
import { explainFault } from './fault.js';
import type { Breach, History, Law, LawFinding, Moment } from './law.js';
import { ADVICE } from './laws/advice.js';
import { adviceOf, differsAgain, OUTSIDE } from './laws/causes.js';
import { LAWS } from './laws/index.js';
import { openMoments, type Place } from './moments.js';
import { type Happened, isSeldom, NO_NEWS, watchForNews } from './novelty.js';
import type { GameText } from './playthrough.js';
import { type GamePlan, randomGame } from './random-game.js';
import { findRuleset, type RunningGame, scriptedGame } from './running-game.js';
import { samplePlaces } from './sample-game.js';
import { cpuClock, TAKES_LONG, type TimedEngine, timedEngine } from './time-limit.js';

/** How closely a game is looked at. */
export interface LawPlan {
  /**
   * The costly laws are examined at the end, and each time this number of actions was played; 20 if left out.
   * They also look where a kind of action, decision or event, an automatic step or a refusal is new.
   */
  readonly every?: number;
  /** Names of laws to leave out. */
  readonly without?: readonly string[];
  /** The title's own laws, examined behind {@link LAWS}. */
  readonly laws?: readonly Law[];
  /** Breaches after which it stops looking; 10 if left out. */
  readonly limit?: number;
  /**
   * Names of what came up before. Hand one set to several games, and the suite looks out of turn only at what
   * is new in all of them. If left out, each game begins with an empty set.
   */
  readonly seen?: Set<string>;
  /**
   * Is filled with what came up: `action buildTrack`, `fact trackBuilt`, `refusal build/over-budget`. Hand
   * one set to several games to see what none of them reached.
   */
  readonly reached?: Set<string>;
  /** How often each law looks at a moment, with other draws each time; once if left out. */
  readonly looks?: number;
  /**
   * About how many milliseconds the costly laws look at a game, which then look at some moments only; no
   * limit if left out. It is counted from the size of the states and not measured, so the same plan finds the
   * same.
   */
  readonly budget?: number;
  /**
   * How many milliseconds of CPU time an examination may take; a minute if left out. Then it is interrupted:
   * at the next condition, offer or step if a limit is given, else at the next look. Its last finding,
   * `takes-long`, names the part of the rules that took the longest.
   */
  readonly timeLimit?: number;
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
  /**
   * How often each rule refused what was tried: near misses, and actions of the right shape that name
   * anything.
   */
  readonly refusals: Readonly<Record<string, number>>;
  /** The same by the code of the refusal. */
  readonly codes: Readonly<Record<string, number>>;
  /** The game itself, to be played again. */
  readonly history: History;
}

/**
 * Plays one random legal game of a ruleset and returns every breach of {@link LAWS} that it finds: an empty
 * list for a correct ruleset. The same plan finds the same. The seed draws what a plan leaves open, such as
 * the share of suggested actions (0 to 95 in a hundred). If seats, options and board are open too, it may
 * begin in a sample game. Play a few seeds and seat counts; in long games, lower `steps` or raise `every`:
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
 * As {@link conformance}, and tells what was played: the whole history, and how often each kind of action,
 * event and refusal came up. If a kind never comes up in many games, write a test for it.
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
  return limited(engine, { ruleset: rulesetId, board: plan.board }, plan, (timed) => {
    const whole = varied(timed, rulesetId, plan);
    return () => randomGame(timed, rulesetId, whole);
  });
}

// Examines a game, by rules that are timed where the plan has a limit.
function limited(
  engine: AnyEngine,
  { ruleset, board }: { readonly ruleset: string; readonly board?: string | undefined },
  plan: LawPlan,
  prepare: (engine: AnyEngine) => () => RunningGame,
): Examination {
  const { timeLimit } = plan;
  if (timeLimit === undefined) {
    const [used, began] = [cpuClock(), performance.now()];
    // To ask for CPU time is slow. It cannot be over before as much time has passed by the wall clock.
    const isOver = () => performance.now() - began > GENEROUS && used() > GENEROUS;
    const untimed = examine(engine, prepare(engine)(), plan, isOver);
    // Only rules that are slow are timed, because timing slows them all.
    return isOver() ? limited(engine, { ruleset, board }, { ...plan, timeLimit: NAMING }, prepare) : untimed;
  }
  const timed = timedEngine(engine, ruleset, board);
  timed.begin(timeLimit);
  // Sample games that are collected take of the time. Where it is over, the game is there to be told.
  const begin = prepare(timed.engine);
  const game = timed.uninterrupted(begin);
  const { findings, ...examination } = interruptible(timed, game, plan);
  const detail = timed.end();
  if (detail === null) return { findings, ...examination };
  const { history } = game;
  const action = history.actions.at(-1) ?? null;
  const long = { ...TAKES_LONG, step: history.actions.length, action, detail, game: gameTo(history) };
  return { findings: [...findings, long], ...examination };
}

// The limit of every examination, and how long slow rules are looked at to name the slow part.
const GENEROUS = 60_000;
const NAMING = 10_000;

// What the plan leaves open, drawn with its seed: how much is played as the ruleset suggests, and whether the
// game begins in a sample.
function varied(engine: AnyEngine, rulesetId: string, plan: ExaminationPlan): ExaminationPlan {
  const random = createHashedRandom(plan.seed, 'variety', rulesetId);
  const suggested = random.int(0, MOST_SUGGESTED);
  const { from, seats, options, board, choose, deep = true } = plan;
  const isFree = deep && [from, seats, options, board, choose].every((chosen) => chosen === undefined);
  const places = isFree ? samplePlaces(engine, findRuleset(engine, rulesetId), plan) : [];
  const begun = places.length > 0 && random.int(0, 1) === 0 ? places[random.int(0, places.length - 1)] : {};
  return { suggested, ...begun, ...plan };
}

/**
 * The most actions in a hundred that are suggested. Suggested play gets far into a game, and random play
 * reaches what nobody would play.
 */
export const MOST_SUGGESTED = 95;

/**
 * As {@link examineGame} for a game that is given: its actions are played as far as they are legal. A
 * playthrough that once broke a law, kept and read again, is a regression test. Where its first actions have
 * been played already, the laws look at what comes behind them.
 *
 * @param engine - An engine that plays the title.
 * @param game - The title, the config and the actions.
 * @param plan - Which laws are asked, and how often; all of them if left out.
 * @param begun - The first actions, where they have been played already; none if left out.
 * @returns Findings, what was played, and how often each thing came up.
 * @see {@link examineGame}
 * @example
 * expect(examineActions(engine, readPlaythrough(engine, text)).findings).toEqual([]);
 */
export function examineActions(
  engine: AnyEngine,
  game: GameText,
  plan: LawPlan = {},
  begun?: History,
): Examination {
  return limited(
    engine,
    { ruleset: game.ruleset, board: game.config.board },
    plan,
    (timed) => () => scriptedGame(timed, game, begun),
  );
}

// Where the rules are interrupted outside of a law, nothing is counted.
function interruptible(timed: TimedEngine, game: RunningGame, plan: LawPlan): Examination {
  try {
    return examine(timed.engine, game, plan, timed.isOver);
  } catch (error) {
    if (!timed.isOver()) throw error;
    return { findings: [], actions: {}, events: {}, refusals: {}, codes: {}, history: game.history };
  }
}

// Findings of the last moment are left out: rules that are interrupted break down.
function examine(
  engine: AnyEngine,
  game: RunningGame,
  plan: LawPlan,
  isOver: () => boolean = () => false,
): Examination {
  const {
    every = 20,
    limit = 10,
    without = [],
    looks = 1,
    seen = new Set(),
    budget = Number.POSITIVE_INFINITY,
  } = plan;
  const laws = [...LAWS, ...(plan.laws ?? [])].filter(({ name }) => !without.includes(name));
  const { from, history } = game;
  const { config, actions, states, events } = history;
  const setting = engine.settingOf(states[0]);
  const findings: LawFinding[] = [];
  const refusals: Record<string, number> = {};
  const codes: Record<string, number> = {};
  const refused = ({ rule, code }: Rejection) => {
    refusals[rule] = (refusals[rule] ?? 0) + 1;
    codes[code] = (codes[code] ?? 0) + 1;
  };
  const momentAt = openMoments(engine, game, { seed: config.seed, refused });
  const newsAt = laws.some(({ when }) => when === 'regularly')
    ? watchForNews(engine, setting, { seen, seed: config.seed, refused })
    : () => NO_NEWS;

  const faultOf = (error: unknown): LawFinding => {
    const action = game.tried();
    const detail = explainFault(setting, { before: states[states.length - 1], action, error });
    const advice = adviceOf(error) ?? PLAYS_ON.advice;
    return { ...PLAYS_ON, advice, step: actions.length, action, detail, game: gameTo(history, action) };
  };

  // Plays the game, and says at each action which laws are due.
  function* visits(): Iterable<Visit> {
    for (let more = true; more; ) {
      const step = actions.length;
      const happened = happenedIn(history);
      const often = every === 1 || isSeldom(seen, happened);
      const { isThere, refused } = newsAt(happened, often);
      const regularly = isThere || (step > from && step % every === 0);
      const now = { always: true, often, regularly, end: false };
      yield { step, refused, laws: laws.filter(({ when }) => now[when]), fault: null };
      let fault: LawFinding | null = null;
      try {
        more = game.advance();
      } catch (error) {
        fault = faultOf(error);
        more = false;
      }
      if (more && !isOver()) continue;
      more = false;
      const last = laws.filter(({ when }) => when === 'end' || (!regularly && when === 'regularly'));
      yield { step, refused, laws: last, fault };
    }
  }

  // Where time is short the whole game is played first, to know what there is to look at.
  const all = budget < Number.POSITIVE_INFINITY ? [...visits()] : visits();
  const isDue = Array.isArray(all) ? withinBudget(all, states, { budget, seed: config.seed }) : () => true;
  for (const visit of all) {
    if (isOver()) break;
    if (visit.fault !== null) findings.push(visit.fault);
    const seenBy = momentAt(visit);
    for (const law of visit.laws)
      for (let n = 0; n < looks && findings.length < limit && isDue(law); n++) {
        const found = findingsOf(law, seenBy(law, n));
        if (isOver()) break;
        findings.push(...found);
      }
    if (findings.length >= limit || isOver()) break;
  }

  const types = [...setting.ready.actions.keys(), ...setting.ready.hostActions.keys()];
  const told = from === 0 ? events : events.slice(from + 1);
  const examination: Examination = {
    findings: findings.slice(0, limit),
    actions: tally(types, actions.slice(from)),
    events: tally(Object.keys(game.ruleset.events), told.flat()),
    refusals,
    codes,
    history,
  };
  for (const name of reachedIn(examination)) plan.reached?.add(name);
  return examination;
}

/** What came up in a game, by the names that `reached` of a plan is filled with. */
export function reachedIn({ actions, events, codes }: Examination): readonly string[] {
  const kinds = { action: actions, fact: events, refusal: codes };
  return Object.entries(kinds).flatMap(([kind, counts]) =>
    Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${kind} ${name}`] : [])),
  );
}

// A moment, with the laws that are due there in the order in which they look, and how the rules broke down
// behind it.
interface Visit extends Place {
  readonly laws: readonly Law[];
  readonly fault: LawFinding | null;
}

// Says of one law after the other, as they come, whether it looks. Those that look at every action cost
// little.
function withinBudget(
  visits: readonly Visit[],
  states: readonly Envelope[],
  { budget, seed }: { readonly budget: number; readonly seed: string | number },
): (law: Law) => boolean {
  const costly = ({ when }: Law) => when !== 'always';
  const due = visits.map(({ step, laws }) => ({ laws: laws.filter(costly), size: sizeOf(states[step]) }));
  const shares = sharesOf(due, budget);
  const random = createHashedRandom(seed, 'looks', visits[0].step);
  return (law) => isDrawn(shares.get(law) ?? 1, random);
}

const happenedIn = ({ actions, states, events }: History): Happened => ({
  before: states.at(-2) ?? null,
  action: actions.at(-1) ?? null,
  events: events[events.length - 1],
  state: states[states.length - 1],
});

const gameTo = (
  { states: _, events: __, actions, ...start }: History,
  ...further: (GameAction | null)[]
): GameText => ({
  ...start,
  actions: [...actions, ...further.filter((action) => action !== null)],
});

/** The breach when rules break down on an action. */
export const PLAYS_ON = {
  law: 'plays-on',
  sentence: 'A listed action is accepted and played without a fault.',
  advice: ADVICE['plays-on'],
};

// What a law finds at a moment; a law that throws has found something, too.
function findingsOf({ name, sentence, advice, examine: look }: Law, moment: Moment): readonly LawFinding[] {
  const step = moment.history.actions.length;
  const found = (breach: Breach, cause?: string): LawFinding => ({
    law: name,
    sentence,
    step,
    action: breach.action ?? moment.action,
    detail: breach.detail,
    ...withAdvice(cause ?? (differsAgain(moment, breach.action) === null ? advice : OUTSIDE)),
    game: gameTo(moment.history, ...moment.further),
  });
  const findings: LawFinding[] = [];
  try {
    for (const breach of look(moment)) findings.push(found(breach));
  } catch (error) {
    findings.push(found({ detail: `threw ${topOf(error)}` }, adviceOf(error)));
  }
  return findings;
}

const withAdvice = (advice: string | undefined) => (advice === undefined ? {} : { advice });

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
