// Why there is no answer.

import * as z from 'zod/mini';
import { id, protocol } from '../shapes.js';
import { rejection } from './parts.js';

/** What stands in the place of every answer that there is none of. */
export const refused = /* @__PURE__ */ (() =>
  z.strictObject({
    protocol,
    id,
    type: z.literal('error'),
    ok: z.literal(false),
    /** Why there is no answer. */
    error: z.strictObject({
      code: z.string(),
      /** English, for people. */
      message: z.string(),
      rejection: z.optional(rejection),
      /** Of what a line may cost: how much it had used, how much more this takes, and the limit. */
      budget: z.optional(
        z.strictObject({
          /** What the line had used. */
          used: z.int(),
          /** What the request takes next. */
          more: z.int(),
          /** What a line may cost. */
          limit: z.int(),
        }),
      ),
      /** Every place that has not the published shape. */
      issues: z.optional(
        z.array(
          z.strictObject({
            /** The way to it: names and numbers. */
            path: z.array(z.union([z.string(), z.int()])),
            message: z.string(),
          }),
        ),
      ),
    }),
  }))();
