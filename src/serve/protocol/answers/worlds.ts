// Games that were made after others, how they went, and what chance may bring.

import * as z from 'zod/mini';
import { seat, step } from '../shapes.js';
import { answer, event, namedAction, outcome, standing } from './parts.js';

/** The answers to `clone`, `determinize`, `playout` and `outcomes`. */
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
          /** How well the title says that each seat stands; null where it does not say. */
          values: z.array(z.nullable(z.number())),
        }),
      ),
    }),
    answer('outcomes', {
      game: z.string(),
      decision: z.nullable(z.string()),
      ...namedAction,
      /** The ways in which chance may fall, ascending by what comes first. */
      outcomes: z.array(
        z.strictObject({
          /** How likely it is; those of a list add up to 1. */
          probability: z.number(),
          /** What comes of each roll and draw that was opened, for `act`. */
          luck: z.array(z.unknown()),
          events: z.array(event),
          /** The game behind it; null where none is kept. */
          game: z.nullable(z.string()),
        }),
      ),
    }),
  ] as const)();
