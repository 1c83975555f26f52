// What the queue holds between somebody who asks for a tournament and the workers who play it: batches of
// games. A batch is data that names its games and their plan, so the games are the same on every machine.
// Anybody who reaches the queue may have written it, so all its numbers are read with bounds. batch-result.ts
// reads what comes back.

import * as z from 'zod/mini';
import { issuesOf } from '../../core/engine/base/issues.js';
import { InvalidInputError, type Issue } from '../../core/engine/index.js';
import { isWithin } from '../../core/engine/input/bounds.js';
import type { GamePlan } from './game.js';
import { gamesADeal } from './seatings.js';

/** The name of the queue. */
export const QUEUE = 'railhead-tournaments';

/** Games in a batch at most. */
export const MOST_IN_A_BATCH = 10_000;

/** What a plan may ask of a worker at most. */
export const MOST = {
  seats: 24,
  bots: 100,
  rounds: 10_000,
  actions: 1_000_000,
  games: 1_000_000_000,
} as const;

/** Some games of a tournament. */
export interface Batch {
  readonly plan: GamePlan;
  /** Handed to the factory of the worker's contest, which must validate it with a schema. */
  readonly setup: unknown;
  /** Numbers of games. */
  readonly games: readonly number[];
}

/** Levels and values of a batch: a board and a deck travel in `setup`. */
const BATCH_BOUNDS = { depth: 32, values: 1_000_000 };

/** A short text that nothing can hide in. */
export const text = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'expected a text without control characters'),
    );

/** A whole number, from 0. */
export const count = (most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(0), z.lte(most));

const revisions = () => z.record(text(60), count());

const planSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    ruleset: text(60),
    seats: z.int().check(z.gte(1), z.lte(MOST.seats)),
    // The seed of a game is this one, a slash, and a number.
    seed: z.union([text(150), z.int()]),
    bots: z.array(text(60)).check(z.minLength(1), z.maxLength(MOST.bots)),
    options: z.optional(z.record(text(60), z.unknown())),
    board: z.optional(text(60)),
    salt: z.optional(z.string().check(z.maxLength(200))),
    maxRounds: count(MOST.rounds),
    maxActions: z.optional(count(MOST.actions)),
    header: z.optional(
      z.strictObject({
        revision: count(),
        layers: z.optional(revisions()),
        board: z.strictObject({ id: text(60), hash: text(64) }),
      }),
    ),
    mirrored: z.optional(z.boolean()),
    patience: z.optional(z.number().check(z.gt(0), z.lte(86_400_000))),
    clocked: z.optional(z.boolean()),
    records: z.optional(
      z.union([z.literal('all'), z.array(count(MOST.games)).check(z.maxLength(MOST_IN_A_BATCH))]),
    ),
  }))();

const batchSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    plan: planSchema,
    setup: z.optional(z.unknown()),
    games: z.array(count(MOST.games)).check(
      z.minLength(1),
      z.maxLength(MOST_IN_A_BATCH),
      z.refine((games) => new Set(games).size === games.length, 'a game stands in the list twice'),
    ),
  }))();

/**
 * Reads a batch from the queue. Throws InvalidInputError for data of another shape, and for a plan that asks
 * for more than {@link MOST}.
 */
export function parseBatch(data: unknown): Batch {
  const refused = (issues: readonly Issue[]) => new InvalidInputError('batch', issues);
  if (!isWithin(data, BATCH_BOUNDS)) throw refused([{ path: [], message: 'it is larger than any batch' }]);
  const parsed = z.safeParse(batchSchema, data);
  if (!parsed.success) throw refused(issuesOf(parsed.error));
  const batch = parsed.data as Batch;
  try {
    gamesADeal(batch.plan);
  } catch (error) {
    throw refused([{ path: ['plan', 'mirrored'], message: (error as Error).message }]);
  }
  return batch;
}

/** A plan as a batch of some games carries it: of the games whose records are kept it names its own. */
export function planFor(plan: GamePlan, games: readonly number[]): GamePlan {
  const { records } = plan;
  if (records === undefined || records === 'all') return plan;
  return { ...plan, records: records.filter((game) => games.includes(game)) };
}
