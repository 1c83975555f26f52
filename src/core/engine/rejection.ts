// The three kinds of "no", which never mix: issues (wrong shape), rejections (a rule says no), faults (our own bug).

import type { GameAction } from './state.js';

/** Numbers, ids and lists of them that fill the sentence of a rejection. */
export type Params = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;

/** Whom a rejection may be told without giving anything away. */
export type Scope = 'public' | 'own' | 'revealed';

/** A rule's "no": a stable code, the id of the rule that says it, and what fills the sentence. */
export interface Rejection<Code extends string = string, Said = Params> {
  readonly code: Code;
  readonly rule: string;
  readonly params: Said;
  readonly scope: Scope;
}

/** The refusals of the engine itself, which every title has, by code: what fills the sentence of each. */
export interface EngineRefusals {
  /** Not the published shape (E-SHAPE-1). */
  'action/malformed': { readonly path: string; readonly message: string };
  /** It names what the game does not have (E-SHAPE-2): `action/no-such-card` and its like. */
  [noSuch: `action/no-such-${string}`]: {
    readonly kind: string;
    readonly id: string | number;
    readonly field: string;
  };
  /** The game has an outcome (E-OVER-1). */
  'game/over': { readonly reason: string };
  /** The seat has nothing to decide (E-TURN-1). */
  'turn/not-yours': { readonly seat: number };
  /** The seat's phase has no such action (E-TURN-2). */
  'turn/not-now': { readonly action: string; readonly phase: string };
  /** The decision that it answers is no longer open (E-STALE-1). */
  'decision/stale': { readonly decision: string };
  /** The seat was dropped before (E-HOST-3). */
  'host/already-dropped': { readonly target: number };
  /** The last seat cannot be dropped (E-HOST-3). */
  'host/last-seat': { readonly target: number };
}

/** One thing wrong with the shape of an input, with the path to it. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const BRAND = Symbol.for('railhead.error');

/** What every error that this library throws on purpose has in common. */
abstract class RailheadError extends Error {
  abstract readonly code: string;
  constructor(message: string) {
    super(message);
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** True for every error this library throws on purpose, whichever copy of it (ESM or CJS) threw. */
export function isRailheadError(error: unknown): error is RailheadError {
  return typeof error === 'object' && error !== null && (error as Record<symbol, unknown>)[BRAND] === true;
}
export type { RailheadError };

/** A rule refuses the action; the state is as it was. */
export class IllegalActionError extends RailheadError {
  override readonly name = 'IllegalActionError';
  readonly code = 'illegal-action';
  constructor(readonly rejection: Rejection) {
    super(`${rejection.rule}: ${rejection.code} ${JSON.stringify(rejection.params)}`);
  }
}

/** The action has not the published shape (E-SHAPE-1). */
export class InvalidActionError extends RailheadError {
  override readonly name = 'InvalidActionError';
  readonly code = 'invalid-action';
  constructor(readonly issues: readonly Issue[]) {
    super(`not an action: ${sentenceOf(issues)}`);
  }
}

/** A config, position, map or save has not the published shape, or says things that cannot be. */
export class InvalidInputError extends RailheadError {
  override readonly name = 'InvalidInputError';
  readonly code = 'invalid-input';
  constructor(
    what: string,
    readonly issues: readonly Issue[],
  ) {
    super(`${what}: ${sentenceOf(issues)}`);
  }
}

/** The state or save was made on a board that this engine does not have. */
export class UnknownBoardError extends RailheadError {
  override readonly name = 'UnknownBoardError';
  readonly code = 'unknown-board';
  constructor(readonly board: { readonly id: string; readonly hash: string }) {
    const hash = board.hash === '' ? '' : ` with hash ${board.hash.slice(0, 12)}…`;
    super(`no board ${board.id}${hash} is known to this engine`);
  }
}

/** The ruleset that a state, record or call names is not among this engine's. */
export class UnknownRulesetError extends RailheadError {
  override readonly name = 'UnknownRulesetError';
  readonly code = 'unknown-ruleset';
  constructor(readonly ruleset: string) {
    super(`no ruleset ${ruleset} is known to this engine`);
  }
}

/** A record or snapshot is damaged, foreign or from a newer version (E-SAVE-1). */
export class DamagedSaveError extends RailheadError {
  override readonly name = 'DamagedSaveError';
  readonly code = 'damaged-save';
}

/** An invariant of this library broke: a bug worth reporting, with the state's hash and the action. */
export class Fault extends RailheadError {
  override readonly name = 'Fault';
  readonly code = 'fault';
  constructor(
    message: string,
    readonly stateHash: string | null = null,
    readonly action: GameAction | null = null,
  ) {
    super(
      stateHash === null
        ? message
        : `${message} (state ${stateHash.slice(0, 12)}, ${JSON.stringify(action)})`,
    );
  }
}

// A sentence that people read; `issues` has them all.
const MOST_TOLD = 10;

/** Issues as text, each with its place. */
export function sentenceOf(issues: readonly Issue[]): string {
  const told = issues
    .slice(0, MOST_TOLD)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  if (issues.length > MOST_TOLD) told.push(`${issues.length - MOST_TOLD} more`);
  return told.join('; ');
}
