// Answers about the session: games that begin and end, several requests in one, and counted lines.

import * as z from 'zod/mini';
import { answer, standing } from './parts.js';

/** The answers to `new`, `batch`, `perft` and `bye`. */
export const session = /* @__PURE__ */ (() =>
  [
    answer('new', {
      ...standing,
      /** The names of the seats, by seat. */
      seatNames: z.array(z.string()),
    }),
    answer('batch', {
      /** The answers, the last of which may be an error. */
      answers: z.array(
        z.looseObject({
          type: z.string(),
          ok: z.boolean(),
        }),
      ),
    }),
    answer('perft', {
      ruleset: z.string(),
      depth: z.int(),
      /** How many lines of play there are. */
      lines: z.int(),
      complete: z.boolean(),
      /** The lines by first action. */
      branches: z.array(z.strictObject({ text: z.string(), lines: z.int() })),
    }),
    answer('bye', {
      /** How many games are left. */
      games: z.int(),
    }),
  ] as const)();
