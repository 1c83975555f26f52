// Validates states from outside, positions and snapshots. An admitted state can be played: its shape is
// right, its ids exist, the title's invariants hold, and somebody has something to decide.

import * as z from 'zod/mini';
import { createHashedRandom } from '../../random/hashed-random.js';
import { issuesOf } from '../base/issues.js';
import { deepFreeze } from '../base/json.js';
import { quoted } from '../base/printable.js';
import { InvalidInputError, type Issue } from '../base/rejection.js';
import { type Envelope, envelopeShape } from '../base/state.js';
import { schemaFrom } from '../fields/schema-of.js';
import type { ReadyRuleset, Setting, Settings } from '../play/setting.js';
import { findDue, settle } from '../play/settle.js';
import { faultsOf } from './playable.js';

/**
 * Admits a state from outside. Throws {@link InvalidInputError} unless its head names a game of this engine,
 * it fits the title's schema, names only what there is (E-SHAPE-2), breaks no invariant and can be played on.
 * A position may stand before an automatic step, to test the step; a snapshot was taken when none was due.
 */
export function admit(settings: Settings, state: unknown, what: 'position' | 'snapshot'): Envelope {
  const refuse = (...issues: readonly Issue[]): never => {
    throw new InvalidInputError(what, issues);
  };
  const head = z.safeParse(headSchema, state);
  if (!head.success) return refuse(...issuesOf(head.error, [], headSchema));
  const { game } = head.data;
  const ready = settings.ready(game.ruleset);
  const optionsSchema = schemaFrom(ready.ruleset.options);
  const options = z.safeParse(optionsSchema, game.options);
  if (!options.success) return refuse(...issuesOf(options.error, ['game', 'options'], optionsSchema));
  const { read, issues } = readIn(ready, state);
  if (read === null) return refuse(...issues);
  // The head is what settings are remembered by.
  deepFreeze(read.game);
  const { admitted, amiss } = admitTo(settings.of(read), read, (setting, whole) =>
    findFaults(setting, whole, what),
  );
  return amiss.length === 0 ? admitted : refuse(...amiss);
}

/** A state that was let in, after the step that loading takes, if one is due. */
export function settledSave(settings: Settings, state: Envelope): Envelope {
  const { ruleset, rules, board } = settings.of(state);
  const isDue = state.outcome === null && findDue(ruleset.automatic, { rules, board, state }) !== undefined;
  return isDue ? settledPosition(settings, state) : state;
}

/**
 * An admitted position after the automatic steps of the rules: it stands as a game does. The result must be
 * admitted as a snapshot is. Throws {@link InvalidInputError}.
 */
export function settledPosition(settings: Settings, position: Envelope): Envelope {
  const setting = settings.of(position);
  const { ruleset, ready } = setting;
  let settled: Envelope;
  try {
    settled = ready.executor.seal(position, settle(setting, ready.executor, position, null));
  } catch (error) {
    const message = `${ruleset.title} cannot be played from there: ${error}`;
    throw new InvalidInputError('position', [{ path: [], message }]);
  }
  return settled === position ? position : admit(settings, settled, 'snapshot');
}

/**
 * Throws {@link InvalidInputError} for a state or a view that no game of the setting comes to. It is asked
 * after rules broke down on one: nothing cheaper tells a caller's own object from a state. A view is judged
 * by a whole state that fits it. If rules break down here too, their error passes.
 */
export function mustBePosition(setting: Setting, position: object): void {
  const { ready, ruleset, rules, board } = setting;
  const isView = 'viewer' in position;
  const what = isView ? 'view' : 'state';
  if (isView) {
    const missing = fieldsOf(ready).filter((name) => name !== 'luck' && !Object.hasOwn(position, name));
    if (missing.length > 0)
      throw new InvalidInputError(
        what,
        missing.map((name) => ({ path: [name], message: 'it is missing' })),
      );
  }
  const whole = () =>
    ruleset.determinize({ rules, board, state: position }, createHashedRandom('whole'), 'whole');
  const { read, issues } = readIn(ready, isView ? whole() : position);
  const amiss = read === null ? issues : admitTo(setting, read, playableFaults).amiss;
  if (amiss.length > 0) throw new InvalidInputError(what, amiss);
}

const fieldsOf = ({ ruleset }: ReadyRuleset): readonly string[] =>
  Object.keys((ruleset.state.shape.schema as { def?: { shape?: object } }).def?.shape ?? {});

// A state read by the title's schema, or why it cannot be.
function readIn({ ruleset }: ReadyRuleset, state: unknown) {
  const schema = ruleset.state.shape.schema as z.ZodMiniType<Envelope>;
  const whole = z.safeParse(schema, state);
  if (whole.success) return { read: whole.data, issues: [] };
  return { read: null, issues: issuesOf(whole.error, [], schema) };
}

// A state of the right shape, frozen, and what is amiss with it.
function admitTo(
  setting: Setting,
  read: Envelope,
  judge: (setting: Setting, state: Envelope) => readonly string[],
) {
  const unknown = setting.idFinderOfStates()?.(read) ?? null;
  if (unknown !== null) {
    const { path, kind, id } = unknown;
    return { admitted: read, amiss: [{ path, message: `there is no ${kind} ${quoted(id)} in this game` }] };
  }
  const admitted = deepFreeze(setting.ready.laidOut(read));
  return { admitted, amiss: judge(setting, admitted).map((message) => ({ path: [], message })) };
}

const headSchema = /* @__PURE__ */ (() => z.looseObject({ game: envelopeShape.game }))();

// A state on which the rules throw is refused as well.
function findFaults(setting: Setting, state: Envelope, what: 'position' | 'snapshot'): readonly string[] {
  try {
    return faultsOf(setting, state, what);
  } catch (error) {
    return [`${setting.ruleset.title} cannot be played from there: ${error}`];
  }
}

const playableFaults = (setting: Setting, state: Envelope) => faultsOf(setting, state, 'position');
