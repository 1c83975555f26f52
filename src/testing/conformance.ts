// The conformance suite: one random legal game of a ruleset, with the laws of the contract examined on the way. It
// needs no test runner: what it finds is data.

import {
  type AnyEngine,
  createRandom,
  type Envelope,
  type GameAction,
  type GameEvent,
  type Random,
} from '../engine/index.js';
import type { Finding, History, Law, Moment } from './law.js';
import { LAWS } from './laws/index.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { pickAction } from './offers.js';

/** How an examination plays and looks. Only the seed has to be given. */
export interface ExaminationPlan {
  /** Seeds the game and, apart from it, what the players pick. */
  readonly seed: string | number;
  /** Seats; the ruleset's smallest number if left out. */
  readonly seats?: number;
  readonly options?: object;
  readonly board?: string;
  /** Actions to play at most; 200 if left out. */
  readonly steps?: number;
  /** The costly laws are examined at the start, after every so many actions and at the end; 20 if left out. */
  readonly every?: number;
  /** Picks the next action instead of a random one; null leaves it to chance. Host actions may come from here too. */
  readonly choose?: (state: Envelope, random: Random) => GameAction | null;
  /** Names of laws to leave out. */
  readonly without?: readonly string[];
  /** Laws of the title's own, examined behind {@link LAWS}. */
  readonly laws?: readonly Law[];
  /** Breaches after which it stops looking; 10 if left out. */
  readonly limit?: number;
}

/** What came of an examination. */
export interface Examination {
  readonly findings: readonly Finding[];
  /** How often each kind of action was played, and each type of event happened; those that never did are there with 0. */
  readonly actions: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
  /** How often each rule refused a near miss. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly history: History;
}

/**
 * Plays one random legal game of a ruleset and returns every breach of {@link LAWS} that it finds: an empty list for a
 * ruleset that keeps them. The same plan finds the same. Play a few seeds and seat counts:
 *
 * @example
 * test.each([1, 2, 3])('seed %i keeps the laws', (seed) => {
 *   expect(conformance(engine, 'china-rails', { seed, seats: 3, steps: 400, every: 40 })).toEqual([]);
 * });
 */
export function conformance(engine: AnyEngine, rulesetId: string, plan: ExaminationPlan): readonly Finding[] {
  return examineGame(engine, rulesetId, plan).findings;
}

/** As {@link conformance}, and tells what was played: the actions, states and events, and how often each kind came up. */
export function examineGame(engine: AnyEngine, rulesetId: string, plan: ExaminationPlan): Examination {
  const ruleset = engine.rulesets.find(({ id }) => id === rulesetId);
  if (ruleset === undefined) throw new RangeError(`this engine has no ruleset ${rulesetId}`);
  const { seed, seats = ruleset.seats.min, steps = 200, every = 20, limit = 10, without = [] } = plan;
  const laws = [...LAWS, ...(plan.laws ?? [])].filter(({ name }) => !without.includes(name));
  const config = {
    seats,
    seed,
    ...(plan.options && { options: plan.options }),
    ...(plan.board && { board: plan.board }),
  };
  const random = createRandom(seed, 'conformance', rulesetId);
  const pool = new ValuePool();
  const findings: Finding[] = [];
  const refusals: Record<string, number> = {};

  const start = engine.startGame(rulesetId, config);
  const table = engine.tableOf(start.state);
  const played = {
    actions: [] as GameAction[],
    states: [start.state] as Envelope[],
    events: [start.events] as (readonly GameEvent[])[],
    hashes: new Map<Envelope, string>(),
  };
  const history: History = { ruleset: rulesetId, config, ...played };
  const allSeats = Array.from({ length: seats }, (_, seat) => seat);

  const momentOf = (before: Envelope | null, state: Envelope): Moment => {
    let listed: readonly GameAction[] | undefined;
    let near: readonly GameAction[] | undefined;
    return {
      engine,
      ruleset,
      table,
      before,
      state,
      action: played.actions.at(-1) ?? null,
      events: played.events[played.events.length - 1],
      seats: allSeats,
      random,
      history,
      get listed() {
        if (listed === undefined) {
          listed = [...engine.legalActions(state)];
          pool.learn(listed.slice(0, 500), random);
        }
        return listed;
      },
      get nearMisses() {
        if (near === undefined) {
          near = nearMisses(this.listed, pool, { count: 24, seats, random });
          for (const action of near) {
            const rule = engine.checkAction(state, action)?.rule;
            if (rule !== undefined) refusals[rule] = (refusals[rule] ?? 0) + 1;
          }
        }
        return near;
      },
    };
  };

  const examine = (moment: Moment, due: (law: Law) => boolean) => {
    for (const law of laws) {
      if (findings.length >= limit) return;
      if (!due(law)) continue;
      for (const { detail, action } of breachesOf(law, moment)) {
        const { name, sentence } = law;
        const step = played.actions.length;
        findings.push({ law: name, sentence, step, action: action ?? moment.action, detail });
        if (findings.length >= limit) return;
      }
    }
  };

  let moment = momentOf(null, start.state);
  for (let step = 0; findings.length < limit; step++) {
    const { state } = moment;
    const last = step >= steps || engine.outcome(state) !== null;
    const regular = last || step % every === 0;
    if (regular) played.hashes.set(state, engine.hashState(state));
    examine(
      moment,
      ({ when }) => when === 'always' || (regular && when === 'regularly') || (last && when === 'end'),
    );
    if (last) break;
    const decisions = engine.decisions(state);
    const action = plan.choose?.(state, random) ?? pickAction(ruleset, table, state, { decisions, random });
    if (action === null) break;
    const result = tryPlaying(engine, state, action);
    if (typeof result === 'string') {
      findings.push({ ...PLAYS_WITHOUT_FAULT, step, action, detail: result });
      break;
    }
    played.actions.push(action);
    played.states.push(result.state);
    played.events.push(result.events);
    moment = momentOf(state, result.state);
  }

  const types = [...table.title.actions.keys(), ...table.title.hostActions.keys()];
  return {
    findings,
    actions: tally(types, played.actions),
    events: tally(Object.keys(ruleset.events), played.events.flat()),
    refusals,
    history,
  };
}

const PLAYS_WITHOUT_FAULT = {
  law: 'plays-without-fault',
  sentence: 'A listed action is accepted and played without a fault.',
};

function tryPlaying(engine: AnyEngine, state: Envelope, action: GameAction) {
  try {
    const result = engine.tryAction(state, action);
    return result.ok ? result : `${result.rejection.rule} ${result.rejection.code} refuses it`;
  } catch (error) {
    return String(error);
  }
}

// A law that throws has found something too.
function breachesOf(law: Law, moment: Moment) {
  const breaches = [];
  try {
    for (const breach of law.examine(moment)) breaches.push(breach);
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 4).join(' ') : '';
    breaches.push({ detail: `threw ${stack || error}` });
  }
  return breaches;
}

function tally(
  types: readonly string[],
  items: readonly { readonly type: string }[],
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(types.map((type) => [type, 0]));
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
