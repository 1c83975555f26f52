// What may be played now: the atomic legal actions, lazily and in a documented order.

import { createRandom, type Random } from '../random/streams.js';
import { isIncomplete } from './action.js';
import { type Decision, decisionId, findOpen } from './decision.js';
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

/** One legal action of a seat, uniform over its list; null when it has none. */
export function pickLegal(
  table: Table,
  state: object,
  seat: Seat,
  random: Random = createRandom('sample'),
): GameAction | null {
  const actions = [...listLegal(table, state, seat)];
  return actions.length > 0 ? actions[random.int(0, actions.length - 1)] : null;
}
