// Games that were made after others, and how they went.

import * as z from 'zod/mini';
import { seat, step } from '../shapes.js';
import { answer, outcome, standing } from './parts.js';

/** The answers to `clone`, `determinize` and `playout`. */
export const worlds = /* @__PURE__ */ (() =>
  [
    answer('clone', {
      ...standing,
      /** The game that it was made after. */
      of: z.string(),
    }),
    answer('determinize', { ...standing, of: z.string(), seat }),
    answer('playout', {
      game: z.string(),
      seat,
      /** One a world. */
      results: z.array(
        z.strictObject({
          /** Actions that were played in it. */
          steps: step,
          outcome,
          /** What each seat has to show, in the title's measure; null where it does not say. */
          standings: z.array(z.nullable(z.number())),
          /** How well each seat stands by the title's reckoning; null where it does not say. */
          values: z.array(z.nullable(z.number())),
        }),
      ),
    }),
  ] as const)();
