// Carries out an action that the judge has let pass: apply, settle, seal. The pure verbs, records and the
// simulator all come through here; they differ in the executor, and in whether anybody wants the events.

import type { GameAction } from '../base/game-action.js';
import { hashOf } from '../base/hashes.js';
import { Fault, type Issue, type Rejection } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import type { GameEvent } from '../rules/event.js';
import type { Executor } from './executor.js';
import { asListed, findRejection, malformed, parseAction } from './judge.js';
import type { PlayableAction } from './legal.js';
import type { Setting } from './setting.js';
import { settle, takeStep } from './settle.js';

/** The next state with the action as listed (E-SHAPE-4), or why not; `issues` only if it is malformed. */
export type Tried<State> =
  | { readonly ok: true; readonly state: State; readonly action: GameAction }
  | { readonly ok: false; readonly rejection: Rejection; readonly issues?: readonly Issue[] };

/** Reads an action from outside, judges it, and plays it as {@link play} does if it may be. */
export function tryPlay<State extends Envelope>(
  setting: Setting,
  executor: Executor,
  before: State,
  input: unknown,
  events: GameEvent[] | null,
): Tried<State> {
  const parsed = parseAction(setting.ready, input);
  if ('issues' in parsed) return { ok: false, rejection: malformed(parsed.issues), issues: parsed.issues };
  const rejection = findRejection(setting, before, parsed);
  if (rejection !== null) return { ok: false, rejection };
  const action = asListed(setting, before, parsed);
  return { ok: true, state: play(setting, executor, before, { kind: parsed.kind, action }, events), action };
}

/** The state after an action that may be played; its events are added to `events`, unless that is null. */
export function play<State extends Envelope>(
  setting: Setting,
  executor: Executor,
  before: State,
  { kind, action }: PlayableAction,
  events: GameEvent[] | null,
): State {
  try {
    const applied = takeStep(setting, executor, before, events, { by: kind, action, step: before.step + 1 });
    return executor.seal(before, settle(setting, executor, applied, events));
  } catch (error) {
    const fault = new Fault(error instanceof Error ? error.message : String(error), hashOf(before), action);
    fault.cause = error;
    throw fault;
  }
}
