// What may be played now: the atomic legal actions, lazily and in a documented order.

import { createRandom, type Random } from '../random/streams.js';
import { type ActionSpec, isIncomplete, meetsAll } from './action.js';
import { type Decision, decisionId, findOpen, type OpenDecision } from './decision.js';
import type { Parsed } from './judge.js';
import type { GameAction, Seat } from './state.js';
import type { Table } from './table.js';

/** Legal actions in order: decisions as the ruleset lists them, then the phase's kinds of action, then each kind's own order. */
export interface LegalActions<Action> extends Iterable<Action> {
  /** False where some kind has too many instances to list and names sensible ones only. */
  readonly complete: boolean;
}

/** Every open decision, with its id. For a view: those that its viewer may know of. */
export function openDecisions(table: Table, state: object): readonly Decision[] {
  return findOpen(table, state).map((decision) => ({ id: decisionId(decision), ...decision }));
}

/** The legal actions of one seat, or of all. Nothing is computed before it is asked for. */
export function listLegal(table: Table, state: object, seat?: Seat): LegalActions<GameAction> {
  const { ruleset, rules, board } = table;
  const game = { rules, board, state } as never;
  const decisions = openDecisions(table, state).filter(
    (decision) => seat === undefined || decision.seat === seat,
  );
  return {
    complete: decisions.every(({ kind }) =>
      ruleset.phases[kind].actions.every((spec) => !isIncomplete(spec, game)),
    ),
    *[Symbol.iterator]() {
      for (const decision of decisions) {
        for (const spec of ruleset.phases[decision.kind].actions)
          yield* spec.list(game, decision.seat, decision);
      }
    },
  };
}

// Draws that may miss before the exact list is made instead.
const MISSES = 60;

/**
 * One legal action of a seat or of all, uniform over their list; null when there is none. Kinds that name candidates are
 * not listed: a candidate is drawn among everything that might be legal, and drawn again until one is.
 */
export function pickLegal(
  table: Table,
  state: object,
  seat: Seat | undefined,
  random: Random = createRandom('sample'),
): Parsed | null {
  const { ruleset, rules, board } = table;
  const game = { rules, board, state } as never;
  const pools: Pool[] = [];
  let total = 0;
  for (const decision of findOpen(table, state)) {
    if (seat !== undefined && decision.seat !== seat) continue;
    const specs: readonly ActionSpec<never>[] = ruleset.phases[decision.kind].actions;
    for (let place = 0; place < specs.length; place++) {
      const pool = poolOf(specs[place], game, decision);
      if (pool.count === 0) continue;
      pools.push(pool);
      total += pool.count;
    }
  }
  for (let miss = 0; total > 0 && miss < MISSES; miss++) {
    let drawn = random.int(0, total - 1);
    let place = 0;
    while (drawn >= pools[place].count) drawn -= pools[place++].count;
    const { spec, at, isListed } = pools[place];
    const action = at(drawn);
    if (action !== null && (isListed || meetsAll(spec.check, game, action))) return { spec, action };
  }
  return total === 0 ? null : pickListed(pools, game, random);
}

/** Instances of one kind of action, by index: all of them legal, or candidates of which some may not be. */
interface Pool {
  readonly spec: ActionSpec<never>;
  readonly count: number;
  readonly isListed: boolean;
  at(index: number): GameAction | null;
}

function poolOf(spec: ActionSpec<never>, game: never, decision: OpenDecision): Pool {
  const candidates = spec.candidates?.(game, decision.seat, decision);
  if (candidates !== undefined) return { spec, count: candidates.count, isListed: false, at: candidates.at };
  const listed: readonly GameAction[] = [...spec.list(game, decision.seat, decision)];
  return { spec, count: listed.length, isListed: true, at: (index) => listed[index] };
}

// So few of the candidates are legal that it is better to see which.
function pickListed(pools: readonly Pool[], game: never, random: Random): Parsed | null {
  const legal: Parsed[] = [];
  for (const { spec, count, isListed, at } of pools) {
    for (let index = 0; index < count; index++) {
      const action = at(index);
      if (action !== null && (isListed || meetsAll(spec.check, game, action))) legal.push({ spec, action });
    }
  }
  return legal.length > 0 ? legal[random.int(0, legal.length - 1)] : null;
}
