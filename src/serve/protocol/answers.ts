// What a client is answered, one JSON object a line. This schema is the reference for the JSON Schema in
// docs/schemas. Comments of fields become its descriptions (docs/tools/schema-words.ts).

import * as z from 'zod/mini';
import { acting } from './answers/acting.js';
import { asking } from './answers/asking.js';
import { refused } from './answers/refused.js';
import { session } from './answers/session.js';
import { telling } from './answers/telling.js';
import { worlds } from './answers/worlds.js';

/** What a request is answered with: `ok` and what was asked for, or an error. */
export const answerSchema = /* @__PURE__ */ (() =>
  z.union([
    z.discriminatedUnion('type', [...telling, ...session, ...asking, ...acting, ...worlds]),
    refused,
  ]))();

/** An answer, by the `type` of its request, or an error: `docs/protocol.md` has the fields of each. */
export type Answer = z.output<typeof answerSchema>;
