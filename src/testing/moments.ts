// The moments of a game as laws see them. Each law has its own generator and notes, so neither the order of
// laws nor how often they look changes what is played or found.

import type { AnyEngine, Envelope, GameAction, Random, Rejection } from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import type { History, Law, Moment } from './law.js';
import { nearMisses, ValuePool } from './near-misses.js';
import { type RunningGame, upTo } from './running-game.js';

const NEAR_MISSES = 24;

/** A moment of a game by its number of actions, and what was refused there as nothing was before. */
export interface Place {
  readonly step: number;
  readonly refused: readonly GameAction[];
}

/** The parts that all moments of an examined game share. */
export interface MomentPlan {
  readonly seed: string | number;
  /** Is told how near misses are refused. */
  readonly refused: (rejection: Rejection) => void;
}

/** Where a game stands, as a law sees it; `look` tells the looks of one law at one moment apart. */
export type SeenBy = (law: Law, look?: number) => Moment;

/**
 * Makes moments of a played game. Lists and near misses are made when a law first asks for them. Actions that
 * were `refused` for a new reason are among the near misses.
 */
export function openMoments(
  engine: AnyEngine,
  game: RunningGame,
  plan: MomentPlan,
): (place: Place) => SeenBy {
  const { ruleset, history, from } = game;
  const { actions, states, events } = history;
  const setting = engine.settingOf(states[0]);
  const seats = states[0].game.seatNames.map((_, seat) => seat);
  const pool = new ValuePool();
  const memories = new Map<Law, Map<unknown, unknown>>();
  const memoryOf = (law: Law) => {
    let memory = memories.get(law);
    if (memory === undefined) memories.set(law, (memory = new Map()));
    return memory;
  };
  const draws = (...of: readonly (string | number)[]) => createHashedRandom(plan.seed, 'laws', ...of);

  const list = (state: Envelope) => {
    const listed = [...engine.legalActions(state)];
    pool.learn(listed.slice(0, 500), draws('list', state.step));
    return listed;
  };
  const miss = (state: Envelope, listed: readonly GameAction[], look: number) => {
    const random = draws('near misses', state.step, look);
    const near = nearMisses(listed, pool, { count: NEAR_MISSES, seats: seats.length, random });
    for (const action of near) {
      const rejection = engine.checkAction(state, action);
      if (rejection !== null) plan.refused(rejection);
    }
    return near;
  };

  return ({ step, refused }): SeenBy => {
    const state = states[step];
    const standing = {
      ...{ engine, ruleset, setting, seats, from, state },
      before: states[step - 1] ?? null,
      action: actions[step - 1] ?? null,
      events: events[step],
    };
    let soFar: History | undefined;
    let listed: readonly GameAction[] | undefined;
    const near = new Map<number, readonly GameAction[]>();
    const listNow = () => {
      listed ??= list(state);
      return listed;
    };
    const missNow = (look: number) => {
      let some = near.get(look);
      if (some === undefined) near.set(look, (some = [...refused, ...miss(state, listNow(), look)]));
      return some;
    };
    return (law, look = 0) => ({
      ...standing,
      memory: memoryOf(law),
      further: [],
      random: whenFirstDrawn(() => draws(law.name, state.step, look)),
      get history() {
        soFar ??= upTo(history, step);
        return soFar;
      },
      get listed() {
        return listNow();
      },
      get nearMisses() {
        return missNow(look);
      },
    });
  };
}

// Most laws draw nothing, and to seed a generator takes longer than to ask most questions.
function whenFirstDrawn(make: () => Random): Random {
  let random: Random | undefined;
  return {
    int(from, to) {
      random ??= make();
      return random.int(from, to);
    },
  };
}
