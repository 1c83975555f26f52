// Three kinds of "no" that never mix: issues (wrong shape), rejections (a rule says no), faults (our bug).

import type { GameAction } from './game-action.js';
import { nearestAmong } from './nearest-name.js';
import { quoted } from './printable.js';

/** Numbers, ids and lists of them that fill the sentence of a rejection. */
export type Params = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;

/** Whom a rejection may be told without giving anything away. */
export type Scope = 'public' | 'own' | 'revealed';

/** A rule's "no": a stable code, the id of the rule that says it, and what fills the sentence. */
export interface Rejection<Code extends string = string, Said = Params> {
  /** Which refusal it is, by area and reason: `build/over-budget`. Part of the API. */
  readonly code: Code;
  /** The id of the rule that says no; `ruleIn` finds its text. */
  readonly rule: string;
  /** What fills its sentence: numbers and ids. */
  readonly params: Said;
  /** Who may be told: everybody, or only the seat that asked. */
  readonly scope: Scope;
}

/** The refusals of the engine itself, which every title has, by code: what fills the sentence of each. */
export interface EngineRefusals {
  /** Not the published shape (E-SHAPE-1). */
  'action/malformed': {
    /** Where in the action: keys and indices with dots; empty for the whole. */
    readonly path: string;
    /** The mistake, for people. */
    readonly message: string;
  };
  /** It names what the game does not have (E-SHAPE-2): `action/no-such-card` and its like. */
  [noSuch: `action/no-such-${string}`]: {
    /** What kind of thing: `card`. */
    readonly kind: string;
    /** The id that nothing has. */
    readonly id: string | number;
    /** The field of the action that names it. */
    readonly field: string;
  };
  /** The game has an outcome (E-OVER-1). */
  'game/over': {
    /** Why the game ended, as the outcome has it. */
    readonly reason: string;
  };
  /** The seat has nothing to decide (E-TURN-1). */
  'turn/not-yours': {
    /** Who is not asked. */
    readonly seat: number;
  };
  /** The seat's phase has no such action (E-TURN-2). */
  'turn/not-now': {
    /** The type of the action. */
    readonly action: string;
    /** The kind of the decision that is open. */
    readonly phase: string;
  };
  /** The decision that it answers is no longer open (E-STALE-1). */
  'decision/stale': {
    /** The id that the action names. */
    readonly decision: string;
  };
  /** The seat was dropped before, which is final (E-HOST-3). */
  'host/already-dropped': {
    /** The seat to be dropped, left or taken. */
    readonly target: number;
  };
  /** The seat was left before, and nobody has taken it (E-HOST-5). */
  'host/already-left': {
    /** The seat to be left. */
    readonly target: number;
  };
  /** The last seat cannot be dropped or left (E-HOST-3). */
  'host/last-seat': {
    /** The seat to be dropped or left. */
    readonly target: number;
  };
  /** Nobody left the seat, so nobody can take it (E-HOST-6). */
  'host/not-vacant': {
    /** The seat to be taken. */
    readonly target: number;
  };
}

/** One thing wrong with the shape of an input, with the path to it. */
export interface Issue {
  /** Where: keys and indices from the outside in; empty for the whole. */
  readonly path: readonly (string | number)[];
  /** The mistake, for people. */
  readonly message: string;
}

const BRAND = Symbol.for('railhead.error');

/** What every error that this library throws on purpose has in common. */
abstract class RailheadError extends Error {
  /** Stable and kebab-case, one per class: what to compare instead of the class. */
  abstract readonly code: string;
  constructor(message: string) {
    super(message);
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/**
 * True for every error this library throws on purpose, whichever copy of it (ESM or CJS) threw.
 *
 * @param error - Anything that was caught.
 * @returns True for an error of this library; its `code` says which.
 * @throws Nothing: it returns false for what cannot even be read.
 * @see `IllegalActionError`, `InvalidInputError`
 * @example
 * try {
 *   createGame('china-rails', { seats: 9, seed: 7 });
 * } catch (error) {
 *   if (isRailheadError(error)) console.log(error.code);
 *   // invalid-input
 * }
 */
export function isRailheadError(error: unknown): error is RailheadError {
  if (typeof error !== 'object' || error === null) return false;
  try {
    return (error as Record<symbol, unknown>)[BRAND] === true;
  } catch {
    // An object that cannot even be read, such as a proxy, is not ours.
    return false;
  }
}
export type { RailheadError };

/** A rule refuses the action; the state is as it was. */
export class IllegalActionError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'IllegalActionError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'illegal-action';
  constructor(
    /** Which rule says no, as `checkAction` tells it. */
    readonly rejection: Rejection,
  ) {
    super(`${rejection.rule}: ${rejection.code} ${JSON.stringify(rejection.params)}`);
  }
}

/** The action has not the published shape (E-SHAPE-1). */
export class InvalidActionError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'InvalidActionError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'invalid-action';
  constructor(
    /** The mistakes in its shape, at least one. */
    readonly issues: readonly Issue[],
  ) {
    super(`not an action: ${sentenceOf(issues)}`);
  }
}

/** A config, position, map or save has not the published shape, or says things that cannot be. */
export class InvalidInputError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'InvalidInputError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'invalid-input';
  constructor(
    /** The thing that was refused: `config`, `options`, `state`, `ruleset`. */
    readonly what: string,
    /** The mistakes in it, at least one. */
    readonly issues: readonly Issue[],
  ) {
    super(`${what}: ${sentenceOf(issues)}`);
  }
}

/** The state or save was made on a board that this engine does not have. */
export class UnknownBoardError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'UnknownBoardError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'unknown-board';
  constructor(
    /** The board that was asked for, by id and hash; the hash is empty where only an id was given. */
    readonly board: {
      readonly id: string;
      readonly hash: string;
    },
    /** The ids of the boards that the engine has; left out where the id is right and the hash differs. */
    known: readonly string[] = [],
  ) {
    const hash = board.hash === '' ? '' : ` with hash ${quoted(board.hash.slice(0, 12))}…`;
    super(`no board ${quoted(board.id)}${hash} is known to this engine${nearestAmong(board.id, known)}`);
  }
}

/** The ruleset that a state, record or call names is not among this engine's. */
export class UnknownRulesetError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'UnknownRulesetError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'unknown-ruleset';
  constructor(
    /** The id that was asked for. */
    readonly ruleset: string,
    /** The ids of the rulesets that the engine has. */
    known: readonly string[] = [],
  ) {
    super(`no ruleset ${quoted(ruleset)} is known to this engine${nearestAmong(ruleset, known)}`);
  }
}

/** A record or snapshot is damaged, foreign or from a newer version (E-SAVE-1). */
export class DamagedSaveError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'DamagedSaveError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'damaged-save';
}

/** Chance may fall in more ways than `outcomesOf` was allowed to list. */
export class TooManyOutcomesError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'TooManyOutcomesError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'too-many-outcomes';
  constructor(
    /** How many would have been listed. */
    readonly most: number,
  ) {
    super(`chance may fall in more than ${most} ways: ask for the first draws only, or for more`);
  }
}

/** The engine or its ruleset lacks the part that answers; the message names the import. */
export class MissingPartError extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'MissingPartError';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'missing-part';
  constructor(
    /** The part: `saves` or `words` of an engine, `suggestions` of a ruleset. */
    readonly part: 'saves' | 'words' | 'suggestions',
    asked: string,
    advice: string,
  ) {
    super(`${asked} needs ${part}, which were left out: ${advice}`);
  }
}

/** An invariant of this library broke: a bug worth reporting, with the state's hash and the action. */
export class Fault extends RailheadError {
  /** The name of the class, as of every error. */
  override readonly name = 'Fault';
  /** Tells the class apart where `instanceof` cannot. */
  readonly code = 'fault';
  constructor(
    message: string,
    /** `hashState` of the state before it; null where there is none. */
    readonly stateHash: string | null = null,
    /** The action that was being played; null where none was. */
    readonly action: GameAction | null = null,
    /** What the author of the rules should do about it, in a sentence; undefined where nobody can say. */
    readonly advice?: string,
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

/** Throws {@link InvalidInputError}: `what` was given, and `message` says what would be right. */
export function refuse(what: string, message: string, path: Issue['path'] = []): never {
  throw new InvalidInputError(what, [{ path, message }]);
}
