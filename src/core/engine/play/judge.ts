// The judge answers one question: may this action be played now, and if not, which rule says so? The order is
// fixed: malformed or about unknown things, then game over or not your decision, then the rules of the action
// in the order of its file.

import * as z from 'zod/mini';
import { decisionId } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import { issuesOf } from '../base/issues.js';
import { orNearest } from '../base/nearest-name.js';
import { quoted } from '../base/printable.js';
import type { Issue, Params, Rejection } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import { unknownId } from '../fields/ids.js';
import { INPUT_BOUNDS, isWithin } from '../input/bounds.js';
import type { AnyKnownGame, Condition } from '../rules/action.js';
import { findOpen } from './decision.js';
import type { ActionKind } from './kind.js';
import type { ReadyRuleset, Setting } from './setting.js';

/** An action that has the right shape, with its kind. */
export interface Parsed {
  readonly kind: ActionKind;
  readonly action: GameAction;
}

/** Reads an action from outside (E-SHAPE-1): the parsed copy, or what is wrong with its shape. */
export function parseAction(
  ready: ReadyRuleset,
  input: unknown,
): Parsed | { readonly issues: readonly Issue[] } {
  try {
    return readAction(ready, input);
  } catch (error) {
    // Reading may run code of the caller's, a getter or a proxy, and that may throw.
    return { issues: [{ path: [], message: `it cannot be read: ${error}` }] };
  }
}

function readAction(ready: ReadyRuleset, input: unknown): Parsed | { readonly issues: readonly Issue[] } {
  const type = typeof input === 'object' && input !== null ? (input as { type?: unknown }).type : undefined;
  if (typeof type !== 'string') {
    return { issues: [{ path: ['type'], message: 'an action is an object whose type is a string' }] };
  }
  const kind = ready.kinds.get(type);
  if (kind === undefined)
    return {
      issues: [
        {
          path: ['type'],
          message: `unknown action type ${quoted(type)}${orNearest(type, [...ready.kinds.keys()])}`,
        },
      ],
    };
  const quick = kind.read(input as object);
  if (quick !== undefined) return { kind, action: quick as GameAction };
  if (!isWithin(input, INPUT_BOUNDS))
    return { issues: [{ path: [], message: 'no action is as large, or has as many things in each other' }] };
  const schema = kind.spec.schema as z.ZodMiniType<GameAction>;
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) return { issues: issuesOf(parsed.error, [], schema) };
  return { kind, action: plain(parsed.data) as GameAction };
}

// Turns −0, which JSON does not have, into 0, and drops fields that are undefined. Hardly any action has
// either, so it looks before it copies.
function plain(value: unknown): unknown {
  if (isPlain(value)) return value;
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(plain);
  const given = Object.entries(value as object).filter(([, item]) => item !== undefined);
  return Object.fromEntries(given.map(([key, item]) => [key, plain(item)]));
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && !Object.is(value, -0);
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** The one spelling of a parsed action, as its kind lists it (E-SHAPE-4), with the decision that it names. */
export function asListed({ rules, board }: Setting, state: object, { kind, action }: Parsed): GameAction {
  return kind.asListed === undefined ? action : kind.asListed({ rules, board, state }, action);
}

/** The rejection of an action that has not the published shape (E-SHAPE-1). */
export function malformed([{ path, message }]: readonly Issue[]): Rejection {
  return no('action/malformed', 'E-SHAPE-1', { path: path.join('.'), message });
}

/** The rejection of a parsed action that names what its game does not have (E-SHAPE-2), or null. */
export function findUnknown({ idFinder }: Setting, { action }: Parsed): Rejection | null {
  const unknown = idFinder(action.type)?.(action) ?? null;
  return unknown === null ? null : unknownId(unknown);
}

/** The first rule that refuses a parsed action, or null when it may be played. */
export function findRejection(setting: Setting, state: object, parsed: Parsed): Rejection | null {
  const { kind, action } = parsed;
  const misplaced = findUnknown(setting, parsed) ?? findMisplacement(setting, state, parsed);
  if (misplaced !== null) return misplaced;
  const game = { rules: setting.rules, board: setting.board, state } as AnyKnownGame;
  const conditions = kind.check;
  for (let place = 0; place < conditions.length; place++) {
    const params = conditions[place].test(game, action);
    if (params !== null) return reject(conditions[place], params);
  }
  return null;
}

/** Every condition that refuses a parsed action; those whose `needs` failed are left out. */
export function findRejections(setting: Setting, state: object, parsed: Parsed): readonly Rejection[] {
  const { kind, action } = parsed;
  const misplaced = findUnknown(setting, parsed) ?? findMisplacement(setting, state, parsed);
  if (misplaced !== null) return [misplaced];
  const game = { rules: setting.rules, board: setting.board, state } as AnyKnownGame;
  const found: Rejection[] = [];
  const failed = new Set<string>();
  for (const condition of kind.check) {
    const params = condition.needs?.some((code) => failed.has(code))
      ? undefined
      : condition.test(game, action);
    if (params === null) continue;
    failed.add(condition.code);
    if (params !== undefined) found.push(reject(condition, params));
  }
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: rules of any title
function reject(condition: Condition<any, GameAction>, params: Params): Rejection {
  const { code, rule, scope = 'public' } = condition;
  return { code, rule: condition.ruleOf?.(params) ?? rule, params, scope };
}

function findMisplacement(setting: Setting, state: object, { kind, action }: Parsed): Rejection | null {
  const { outcome } = state as Envelope;
  if (outcome !== null) return no('game/over', 'E-OVER-1', { reason: outcome.reason });
  if (action.seat === null) return null;
  let phase: string | null = null;
  let answers = false;
  for (const decision of findOpen(setting, state)) {
    if (decision.seat !== action.seat) continue;
    // The phase is that of the obligatory decision, even if the seat may decide other things too.
    if (phase === null || !decision.optional) phase = decision.kind;
    if (!kind.phases.includes(decision.kind)) continue;
    answers = true;
    if (action.decision === undefined || action.decision === decisionId(decision)) return null;
  }
  if (phase === null) return no('turn/not-yours', 'E-TURN-1', { seat: action.seat });
  if (answers) return no('decision/stale', 'E-STALE-1', { decision: action.decision as string });
  return no('turn/not-now', setting.ruleset.phases[phase].rule ?? 'E-TURN-2', { action: action.type, phase });
}

function no(code: string, rule: string, params: Params): Rejection {
  return { code, rule, params, scope: 'public' };
}
