// Carrying out an action that the judge has let pass: apply, settle, seal. The pure verbs and the simulator both come
// through here; they differ in the executor, and in whether anybody wants to hear of the events.

import type { GameEvent } from './event.js';
import type { Executor } from './executor.js';
import type { Parsed } from './judge.js';
import { Fault } from './rejection.js';
import { settle, takeStep } from './settle.js';
import { hashOf } from './snapshot.js';
import type { Envelope } from './state.js';
import type { Table } from './table.js';

/** The state after an action that may be played; its events are added to `events`, unless that is null. */
export function play<State extends Envelope>(
  table: Table,
  executor: Executor,
  before: State,
  { spec, action }: Parsed,
  events: GameEvent[] | null,
): State {
  try {
    const applied = takeStep(table, executor, before, events, (context, draft) => {
      draft.step = before.step + 1;
      spec.apply(context, draft as never, action as never);
    });
    return executor.seal(before, settle(table, executor, applied, events));
  } catch (error) {
    const fault = new Fault(error instanceof Error ? error.message : String(error), hashOf(before), action);
    fault.cause = error;
    throw fault;
  }
}
