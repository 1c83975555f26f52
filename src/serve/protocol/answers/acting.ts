// What came of actions, and of the bots that answer them.

import * as z from 'zod/mini';
import { seat } from '../shapes.js';
import { answer, event, namedAction, rejection, replies, standing } from './parts.js';

/** The answers to `act`, `line` and `bot`. */
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
    answer('bot', { ...standing, seat, bot: z.nullable(z.string()), replies }),
  ] as const)();
