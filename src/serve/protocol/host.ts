// What all requests of a session are answered with.

import type { AnyEngine, GameAction, Random, Rejection, TitleOnBoard } from '../../core/engine/index.js';
import type { BotFactory } from '../../players/bots/bot.js';
import { formatRejection, wordingOf } from '../../table/words/index.js';
import type { Meter } from './budget.js';
import { cutShort } from './cut-short.js';
import { ProtocolError, stale } from './protocol-error.js';
import type { Request } from './requests.js';
import type { OpenGame, Tables } from './tables.js';
import type { TitleWords } from './title-words.js';

/** What a session works with. */
export interface Host {
  /** Charges what its verbs cost to the meter. */
  readonly engine: AnyEngine;
  /** What the line has cost so far. */
  readonly meter: Meter;
  readonly server: string;
  readonly tables: Tables;
  /** Separate generators: what a client learns from samples must not help it to guess seeds. */
  readonly seeds: Random;
  readonly samples: Random;
  readonly opinions: Random;
  /** The session's secret, for generators of bots. */
  readonly secret: string;
  readonly bots: Readonly<Record<string, BotFactory>>;
  readonly titles: TitleWords | null;
}

/** A request of a type. */
export type RequestOf<Type> = Extract<Request, { type: Type }>;
/** The fields of an answer, except for those that all have. */
export type Body = Record<string, unknown>;

/** An action with its text. */
export function named(engine: AnyEngine, state: OpenGame['state'], action: GameAction) {
  return { action, text: engine.formatAction(state, action) };
}

/** A rejection with its sentence. */
export function withSentence(engine: AnyEngine, state: OpenGame['state'], rejection: Rejection) {
  return cutShort({ ...rejection, sentence: formatRejection(rejection, wordingOf(engine, state)) });
}

/** An open decision of a seat by its id; throws where it is not open (E-STALE-1). */
export function openDecision(
  { engine }: Host,
  { state }: OpenGame,
  { seat, decision }: { readonly seat: number | null; readonly decision: string },
) {
  const open = engine.decisions(state).find(({ id }) => id === decision);
  if (open !== undefined && open.seat === seat) return open;
  const rejection = withSentence(engine, state, stale(decision));
  throw new ProtocolError('illegal-action', rejection.sentence, { rejection });
}

/**
 * An action as it was sent. A text is read; an object is left for the engine to read. `{ action, text }` from
 * an answer, or a part of it, means its action.
 */
export function readAction(
  engine: AnyEngine,
  about: OpenGame['state'] | TitleOnBoard,
  sent: unknown,
): GameAction {
  const action = isTold(sent) ? (sent.action ?? sent.text) : sent;
  return (typeof action === 'string' ? engine.parseAction(about, action) : action) as GameAction;
}

// What `named` makes. No title has an action without a type.
function isTold(sent: unknown): sent is { readonly action?: unknown; readonly text?: unknown } {
  if (typeof sent !== 'object' || sent === null) return false;
  const keys = Object.keys(sent);
  return keys.length > 0 && keys.every((key) => key === 'action' || key === 'text');
}

/** What comes of an action; throws where a rule says no. */
export function accepted({ engine }: Host, state: OpenGame['state'], action: GameAction) {
  const result = engine.tryAction(state, action);
  if (!result.ok) throw refusal(engine, state, result);
  return result;
}

/** An action that was refused, as an error of the protocol. */
export function refusal(engine: AnyEngine, state: OpenGame['state'], refused: Refused) {
  const rejection = withSentence(engine, state, refused.rejection);
  const { issues } = refused;
  return issues === undefined
    ? new ProtocolError('illegal-action', rejection.sentence, { rejection })
    : new ProtocolError('invalid-action', rejection.sentence, { rejection, issues });
}
type Refused = Extract<ReturnType<AnyEngine['tryAction']>, { ok: false }>;

/** A seed of 128 bits as 32 hex digits. A generator makes it, so that a session can be played again. */
export function nextSeed(random: Random): string {
  return Array.from({ length: 8 }, () => random.int(0, 0xffff).toString(16).padStart(4, '0')).join('');
}
