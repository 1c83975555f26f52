// What lies in the queue between the one who asks for a tournament and those who play it: batches of games. A batch is
// data that names its games and their plan, so whoever plays it, the games are the same.

import * as z from 'zod/mini';
import type { FailedGame, GamePlan, GameReport } from './game.js';

/** The name of the queue. */
export const QUEUE = 'railhead-tournaments';

/** Games in a batch at most. */
export const MOST_IN_A_BATCH = 10_000;

/** Some games of a tournament. */
export interface Batch {
  readonly plan: GamePlan;
  /** Handed to the contest's factory of whoever plays it. */
  readonly setup: unknown;
  /** Numbers of games. */
  readonly games: readonly number[];
}

/** What came of a batch, by game. */
export type BatchResult = readonly (GameReport | FailedGame)[];

const text = () => z.string().check(z.minLength(1), z.maxLength(200));
const count = () => z.int().check(z.gte(0));

/** The shape of a batch: what lies in a queue may come from anybody. */
export const batchSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    plan: z.strictObject({
      ruleset: text(),
      seats: count(),
      seed: z.union([z.string(), z.number()]),
      bots: z.array(text()).check(z.minLength(1), z.maxLength(100)),
      options: z.optional(z.record(z.string(), z.unknown())),
      board: z.optional(text()),
      salt: z.optional(z.string()),
      maxRounds: count(),
      mirrored: z.optional(z.boolean()),
      patience: z.optional(z.number().check(z.gt(0))),
      clocked: z.optional(z.boolean()),
      records: z.optional(z.union([z.literal('all'), z.array(count())])),
    }),
    setup: z.optional(z.unknown()),
    games: z.array(count()).check(z.minLength(1), z.maxLength(MOST_IN_A_BATCH)),
  }))();
