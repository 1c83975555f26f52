// The conformance suite: one random legal game of a ruleset, with the laws of the contract examined on the way. It
// needs no test runner: what it finds is data.

import type { AnyEngine, Envelope, GameAction } from '../core/engine/index.js';
import type { Breach, Finding, History, Law, Moment } from './law.js';
import { LAWS } from './laws/index.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { type GamePlan, type RandomGame, randomGame } from './random-game.js';

/** Which game to play, and how closely to look. Only the seed has to be given. */
export interface ExaminationPlan extends GamePlan {
  /** The costly laws are examined at the start, after every so many actions and at the end; 20 if left out. */
  readonly every?: number;
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
  /** How often each kind of action was played; those that never were are there with 0. */
  readonly actions: Readonly<Record<string, number>>;
  /** How often each type of event happened; those that never did are there with 0. */
  readonly events: Readonly<Record<string, number>>;
  /** How often each rule refused a near miss. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly history: History;
}

/**
 * Plays one random legal game of a ruleset and returns every breach of {@link LAWS} that it finds: an empty list for a
 * ruleset that keeps them. The same plan finds the same. Play a few seeds and seat counts; where a whole game takes
 * long, lower `steps` or raise `every`:
 *
 * @example
 * test.each([1, 2, 3])('seed %i keeps the laws', (seed) => {
 *   expect(conformance(engine, 'my-title', { seed, seats: 3, steps: 400, every: 40 })).toEqual([]);
 * });
 */
export function conformance(engine: AnyEngine, rulesetId: string, plan: ExaminationPlan): readonly Finding[] {
  return examineGame(engine, rulesetId, plan).findings;
}

/**
 * As {@link conformance}, and tells what was played: the whole history, and how often each kind of action, event and
 * refusal came up. A kind that never does in many games needs a test of its own.
 */
export function examineGame(engine: AnyEngine, rulesetId: string, plan: ExaminationPlan): Examination {
  const { every = 20, limit = 10, without = [] } = plan;
  const laws = [...LAWS, ...(plan.laws ?? [])].filter(({ name }) => !without.includes(name));
  const game = randomGame(engine, rulesetId, plan);
  const { actions, states, events } = game.history;
  const findings: Finding[] = [];
  const refusals: Record<string, number> = {};
  const momentOf = openMoments(engine, game, refusals);

  const examine = (moment: Moment, due: (law: Law) => boolean) => {
    for (const law of laws) {
      if (findings.length < limit && due(law)) findings.push(...findingsOf(law, moment));
    }
  };
  const advance = () => {
    try {
      return game.advance();
    } catch (error) {
      findings.push({ ...PLAYS_ON, step: actions.length, action: game.tried(), detail: String(error) });
      return false;
    }
  };

  for (let more = true; more && findings.length < limit; ) {
    const step = actions.length;
    const moment = momentOf();
    const regularly = step % every === 0;
    examine(moment, ({ when }) => when === 'always' || (regularly && when === 'regularly'));
    more = advance();
    if (!more) examine(moment, ({ when }) => when === 'end' || (!regularly && when === 'regularly'));
  }

  const { title } = engine.tableOf(states[0]);
  const types = [...title.actions.keys(), ...title.hostActions.keys()];
  return {
    findings: findings.slice(0, limit),
    actions: tally(types, actions),
    events: tally(Object.keys(game.ruleset.events), events.flat()),
    refusals,
    history: game.history,
  };
}

const PLAYS_ON = {
  law: 'plays-on',
  sentence: 'A listed action is accepted and played without a fault.',
};

// Makes the moment that a game stands at; lists and near misses are made when a law first asks for them.
function openMoments(engine: AnyEngine, game: RandomGame, refusals: Record<string, number>): () => Moment {
  const { ruleset, history, random } = game;
  const { actions, states, events } = history;
  const table = engine.tableOf(states[0]);
  const seats = states[0].game.seatNames.map((_, seat) => seat);
  const pool = new ValuePool();
  const hashes = new Map<Envelope, string>();

  const list = (state: Envelope) => {
    const listed = [...engine.legalActions(state)];
    pool.learn(listed.slice(0, 500), random);
    return listed;
  };
  const miss = (state: Envelope, listed: readonly GameAction[]) => {
    const near = nearMisses(listed, pool, { count: 24, seats: seats.length, random });
    for (const action of near) {
      const rule = engine.checkAction(state, action)?.rule;
      if (rule !== undefined) refusals[rule] = (refusals[rule] ?? 0) + 1;
    }
    return near;
  };
  return () => {
    const state = states[states.length - 1];
    let listed: readonly GameAction[] | undefined;
    let near: readonly GameAction[] | undefined;
    return {
      ...{ engine, ruleset, table, seats, random, history, hashes, state },
      before: states.at(-2) ?? null,
      action: actions.at(-1) ?? null,
      events: events[events.length - 1],
      get listed() {
        listed ??= list(state);
        return listed;
      },
      get nearMisses() {
        near ??= miss(state, this.listed);
        return near;
      },
    };
  };
}

function findingsOf({ name, sentence, examine }: Law, moment: Moment): readonly Finding[] {
  const step = moment.history.actions.length;
  const found = (breach: Breach): Finding => ({
    law: name,
    sentence,
    step,
    action: breach.action ?? moment.action,
    detail: breach.detail,
  });
  const findings: Finding[] = [];
  try {
    for (const breach of examine(moment)) findings.push(found(breach));
  } catch (error) {
    // A law that throws has found something too; the top of the stack says what.
    const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 4).join(' ') : '';
    findings.push(found({ detail: `threw ${stack || error}` }));
  }
  return findings;
}

function tally(
  types: readonly string[],
  items: readonly { readonly type: string }[],
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(types.map((type) => [type, 0]));
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
