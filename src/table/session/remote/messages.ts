// What a host says on the stream of a match, and how it answers: looked at before anything is believed.

import * as z from 'zod/mini';
import { issuesOf } from '../../../core/engine/base/issues.js';
import { type GameEvent, InvalidInputError, once, type Rejection } from '../../../core/engine/index.js';
import { isWithin, SAVE_BOUNDS } from '../../../core/engine/input/bounds.js';
import type { ToldStep } from '../session.js';

/** A message of the stream: the whole view and what led there, or what the next action changed. */
export type MatchUpdate =
  | { readonly view: object; readonly story: readonly ToldStep<GameEvent>[] }
  | { readonly patch: unknown; readonly events: readonly GameEvent[] };

/** How a host answers a seat that has sent its actions. */
export interface Answered {
  /** The step at which the match stands; null where a host that refuses does not say. */
  readonly step: number | null;
  /** Which rule refused an action; null where none did. */
  readonly rejection: Rejection | null;
  /** Why it was refused, in a sentence; empty where it was not. */
  readonly refused: string;
}

/**
 * Reads a message of the stream unchanged: a schema would put the fields of a view in another order. Throws
 * `InvalidInputError` for anything else.
 */
export function readMatchUpdate(message: unknown): MatchUpdate {
  read(matchUpdateSchema(), message);
  return message as MatchUpdate;
}

/**
 * Reads the answer to actions; null for anything else, as a proxy may answer in place of the host. An answer
 * states a step that all actions have led to (`least`), a rejection, or a refusal with the status 409.
 */
export function readAnswer(
  message: unknown,
  { status, least }: { readonly status: number; readonly least: number },
): Answered | null {
  const parsed = isWithin(message, SAVE_BOUNDS) ? z.safeParse(answerSchema(), message).data : undefined;
  const { step = null, rejection = null, refused = '' } = parsed ?? {};
  const isRefusal = status < 500 && (rejection !== null || (status === 409 && refused !== ''));
  const isPlayed = status < 300 && refused === '' && step !== null && step >= least;
  return isRefusal || isPlayed ? { step, rejection: rejection as Rejection | null, refused } : null;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, message: unknown): z.output<Schema> {
  if (!isWithin(message, SAVE_BOUNDS))
    throw new InvalidInputError('message', [{ path: [], message: 'it is larger than any' }]);
  const parsed = z.safeParse(schema, message);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError('message', issuesOf(parsed.error));
}

const matchUpdateSchema = once(() => {
  const step = z.int().check(z.gte(0));
  const events = z.array(z.looseObject({ type: z.string() }));
  const view = z.looseObject({
    viewer: z.nullable(step),
    step,
    game: z.looseObject({ ruleset: z.string(), seatNames: z.array(z.string()) }),
  });
  const story = z.array(z.object({ n: step, events }));
  return z.union([z.object({ view, story }), z.object({ patch: z.looseObject({}), events })]);
});

const answerSchema = once(() =>
  z.object({
    step: z.optional(z.int().check(z.gte(0))),
    refused: z.optional(z.string()),
    rejection: z.optional(
      z.object({
        code: z.string(),
        rule: z.string(),
        params: z.record(z.string(), z.unknown()),
        scope: z.enum(['public', 'own', 'revealed']),
      }),
    ),
  }),
);
