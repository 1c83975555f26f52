// The parts that requests and answers share.

import * as z from 'zod/mini';
import { PROTOCOL } from './limits.js';

/** A seat of the game, from 0; null where a spectator may look or nobody acts. */
export const seat = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(23)))();
/** How many actions had been played. */
export const step = /* @__PURE__ */ (() => z.int().check(z.gte(0)))();
/** What the client calls its request by; the answer brings it back. */
export const id = /* @__PURE__ */ (() =>
  z.optional(
    z.union([z.string().check(z.maxLength(200)), z.int()], {
      error: 'expected a whole number, or text of at most 200 characters',
    }),
  ))();
/** The version of the protocol. */
export const protocol = /* @__PURE__ */ (() => z.literal(PROTOCOL))();
