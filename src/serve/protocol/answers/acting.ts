// What came of actions, and of the bots that answer them.

import * as z from 'zod/mini';
import { ordersSchema } from '../../../core/engine/index.js';
import { seat } from '../shapes.js';
import { answer, event, namedAction, rejection, replies, standing } from './parts.js';

/** Why orders go no further now. */
const stop = /* @__PURE__ */ (() =>
  z.nullable(
    z.strictObject({
      /** The reason, for programs: `waits`, `done`, `refused`, `card`. */
      stopped: z.string(),
      /** English, with the players' names. */
      sentence: z.string(),
    }),
  ))();

/** The answers to `act`, `line`, `orders`, `checkOrders` and `bot`. */
export const acting = /* @__PURE__ */ (() =>
  [
    // What the acting seat sees happen.
    answer('act', {
      ...standing,
      decision: z.nullable(z.string()),
      ...namedAction,
      events: z.array(event),
      replies,
    }),
    answer('line', {
      ...standing,
      decision: z.string(),
      /** The actions of the line that were played. */
      played: z.array(z.strictObject(namedAction)),
      /** Why no more of it was; null where all of it was. */
      rejection: z.nullable(rejection),
      events: z.array(event),
      replies,
    }),
    answer('orders', {
      ...standing,
      seat,
      /** The orders that remain; null where there are none. */
      orders: z.nullable(ordersSchema),
      /** The orders in English. */
      sentence: z.nullable(z.string()),
      /** Why they go no further now; null where there are none. */
      stop,
      replies,
    }),
    answer('checkOrders', {
      game: z.string(),
      seat,
      /** What they would play in this turn. */
      actions: z.array(z.strictObject(namedAction)),
      /** What that costs. */
      spent: z.number(),
      /** What of it other seats get. */
      fees: z.number(),
      /** What amounts are counted in. */
      money: z.string(),
      /** Why they would stop then; null where luck decides what comes next. */
      stop,
      /** The ways of the orders as they are now. */
      ways: z.array(
        z.strictObject({
          /** Which order. */
          order: z.looseObject({ do: z.string() }),
          /** How many steps are left. */
          steps: z.int(),
          /** What they cost. */
          total: z.number(),
          /** How many of the seat's turns they take. */
          turns: z.int(),
          /** Why nothing leads there, or why the rest has to wait. */
          refusal: z.nullable(rejection),
        }),
      ),
      /** The orders with what the seat knows noted: leave these. */
      orders: ordersSchema,
    }),
    answer('bot', { ...standing, seat, bot: z.nullable(z.string()), replies }),
  ] as const)();
