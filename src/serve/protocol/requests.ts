// What a client may ask, one JSON object a line. This schema is the reference for the JSON Schema in
// docs/schemas. Comments of fields are its descriptions (docs/tools/schema-words.ts), where they come first.

import * as z from 'zod/mini';
import { configSchema } from '../../core/engine/begin/game.js';
import { ordersSchema } from '../../core/engine/index.js';
import { MOST_ACTIONS, MOST_AT_ONCE, MOST_LINES, MOST_OUTCOMES, MOST_PLAYED_OUT } from './limits.js';
import { id, protocol, seat, step } from './shapes.js';

const name = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200)))();
const limit = (most: number) => z.optional(z.int().check(z.gte(1), z.lte(most)));
/** An action as an object, as its text (`2: build 63,28 64,28`), or as `action` and `text` of answers. */
const action = /* @__PURE__ */ (() =>
  z.union([z.string().check(z.maxLength(10_000)), z.record(z.string(), z.unknown())], {
    error: 'expected an action, as an object or as its text',
  }))();

// Any other request gets a list of the possible ones.
const oneOfThese = ({ code, options }: z.core.$ZodRawIssue): string | undefined =>
  code === 'invalid_union' ? `expected one of ${(options as readonly string[]).join(', ')}` : undefined;

/** What a client may ask, by `type`. */
export const requestSchema = /* @__PURE__ */ (() => {
  const requests = [
    z.strictObject({
      protocol,
      id,
      /** The kind of request; its answer has the same. */
      type: z.literal('hello'),
      /** The id of a title; for `hello` and `board`, the one to describe. */
      ruleset: z.optional(name),
    }),
    // The board, rules and rule texts of a game, or of a title's own board without any option.
    z.strictObject({
      protocol,
      id,
      type: z.literal('board'),
      /** The game, as `new` named it. */
      game: z.optional(name),
      ruleset: z.optional(name),
      /** The parts to tell; all if left out. */
      parts: z.optional(z.array(z.enum(['board', 'rules', 'catalogue'])).check(z.maxLength(3))),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('new'),
      ruleset: name,
      /** What the game is made of. Without a seed the server draws one and keeps it to itself. */
      config: z.extend(configSchema, { seed: z.optional(configSchema.shape.seed) }),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('observe'),
      game: name,
      seat: z.nullable(seat),
      /** Events of the actions from this step on; none are sent if it is left out. */
      since: z.optional(step),
      /** The step of a view of the seat that the client holds: the answer goes on from it where it can. */
      held: z.optional(step),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('legal'),
      game: name,
      seat,
      /** The id of an open decision that the seat answers; null for actions of the host. */
      decision: name,
      /** The most to list or to count; the server's own limit if left out. */
      limit: limit(MOST_ACTIONS),
      /** Types of actions; all if left out. */
      kinds: z.optional(z.array(name).check(z.maxLength(100))),
      /** The form of each action; `both` if left out. `counts` lists none. */
      form: z.optional(z.enum(['both', 'actions', 'texts', 'counts'])),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('check'),
      game: name,
      decision: z.nullable(name),
      action,
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('act'),
      game: name,
      decision: z.nullable(name),
      action,
      /** The first rolls and draws, as `outcomes` tells them; the later ones are the game's. */
      luck: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_AT_ONCE))),
    }),
    // Several actions of one seat that has the decision open; it stops before one that is refused.
    z.strictObject({
      protocol,
      id,
      type: z.literal('line'),
      game: name,
      decision: name,
      /** Actions in order, as objects or texts: to be played, or to be described. */
      actions: z.array(action).check(z.maxLength(MOST_AT_ONCE)),
    }),
    z.strictObject({ protocol, id, type: z.literal('sample'), game: name, seat, decision: name }),
    z.strictObject({ protocol, id, type: z.literal('suggest'), game: name, seat, decision: name }),
    // How well a seat stands, as far as it knows.
    z.strictObject({ protocol, id, type: z.literal('evaluate'), game: name, seat }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('plans'),
      game: name,
      seat,
      decision: name,
      limit: limit(100),
    }),
    // Leaves orders of a seat, which play from now on; withdraws them with null, and tells of them if
    // left out.
    z.strictObject({
      protocol,
      id,
      type: z.literal('orders'),
      game: name,
      seat,
      orders: z.optional(z.nullable(ordersSchema)),
    }),
    // What orders would do and cost from here, as far as their seat knows.
    z.strictObject({ protocol, id, type: z.literal('checkOrders'), game: name, seat, orders: ordersSchema }),
    // Decisions, holdings, actions and events, in English.
    z.strictObject({
      protocol,
      id,
      type: z.literal('describe'),
      game: name,
      seat: z.nullable(seat),
      actions: z.optional(z.array(action).check(z.maxLength(MOST_AT_ONCE))),
      since: z.optional(step),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('bot'),
      game: name,
      seat,
      /** The server's bot that plays, by name; null for the client; in playouts `random` if left out. */
      bot: z.nullable(name),
    }),
    // A separate copy of the game.
    z.strictObject({ protocol, id, type: z.literal('clone'), game: name }),
    // A game that is made up as far as the seat cannot know the other.
    z.strictObject({
      protocol,
      id,
      type: z.literal('determinize'),
      game: name,
      seat,
      /** What the unknown is made up from; drawn by the server if left out. */
      seed: z.optional(z.union([name, z.int()])),
    }),
    // Such games, played on: after an action, if one is given.
    z.strictObject({
      protocol,
      id,
      type: z.literal('playout'),
      game: name,
      seat,
      action: z.optional(action),
      /** How many games; 1 if left out. */
      worlds: limit(100),
      /** The most actions that are played in one; 400 if left out. */
      steps: limit(MOST_PLAYED_OUT),
      bot: z.optional(name),
    }),
    // Every way in which chance may fall while an action is played.
    z.strictObject({
      protocol,
      id,
      type: z.literal('outcomes'),
      game: name,
      decision: z.nullable(name),
      action,
      /** How many rolls and draws are opened, the first ones; all if left out. */
      draws: z.optional(z.int().check(z.gte(0), z.lte(MOST_AT_ONCE))),
      /** The most outcomes that you want; the server refuses an action with more. */
      most: limit(MOST_OUTCOMES),
      /** True: the games behind the outcomes are kept as separate games. */
      keep: z.optional(z.boolean()),
    }),
    // A view as numbers, and which digits of an action may follow those that are given.
    z.strictObject({
      protocol,
      id,
      type: z.literal('encode'),
      game: name,
      seat,
      decision: name,
      /** The digits of an action that have been chosen so far; none if left out. */
      index: z.optional(z.array(z.int().check(z.gte(0), z.lte(1023))).check(z.maxLength(1000))),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('batch'),
      /** Requests without `protocol`, one after the other, up to the first that is refused. */
      requests: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('perft'),
      ruleset: name,
      config: configSchema,
      /** How many actions deep lines of play are counted. */
      depth: z.int().check(z.gte(1), z.lte(20)),
      limit: limit(MOST_LINES),
    }),
    // Leaves one game, or all of them and the session.
    z.strictObject({ protocol, id, type: z.literal('bye'), game: z.optional(name) }),
  ] as const;
  return z.discriminatedUnion('type', requests, { error: oneOfThese });
})();

/** A request of a client, by `type`: `docs/protocol.md` has the fields of each, `requestSchema` the shape. */
export type Request = z.output<typeof requestSchema>;
