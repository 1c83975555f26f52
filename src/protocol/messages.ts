// The messages of the protocol, one JSON object a line: what a client may ask, and what it is answered. These schemas are
// the reference; the JSON Schemas in docs/schemas are made from them.

import * as z from 'zod/mini';
import { configSchema } from '../core/engine/game.js';

/** The version of the protocol that is spoken here; every message names it. */
export const PROTOCOL = 1;

/** The longest list of actions that one answer holds. */
export const MOST_ACTIONS = 10_000;
/** The most lines of play that one perft counts, or half a minute of the slowest title: nothing else is answered meanwhile. */
export const MOST_LINES = 100_000;
/** How many games a session keeps at a time. */
export const MOST_GAMES = 1000;
/** The longest line that is read, in UTF-16 units: far beyond any request. */
export const LONGEST_LINE = 1_000_000;

const name = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200)))();
const seat = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(23)))();
const step = /* @__PURE__ */ (() => z.int().check(z.gte(0)))();
// What the client calls its request by; the answer brings it back.
const id = /* @__PURE__ */ (() =>
  z.optional(
    z.union([z.string().check(z.maxLength(200)), z.int()], {
      error: 'expected a whole number, or text of at most 200 characters',
    }),
  ))();
const protocol = /* @__PURE__ */ (() => z.literal(PROTOCOL))();
const limit = (most: number) => z.optional(z.int().check(z.gte(1), z.lte(most)));
// An action as an object, or as its text: `2: build 1203 1204`.
const action = /* @__PURE__ */ (() =>
  z.union([z.string().check(z.maxLength(10_000)), z.record(z.string(), z.unknown())], {
    error: 'expected an action, as an object or as its text',
  }))();

// Whoever asks for something else is told what can be asked for.
const oneOfThese = ({ code, options }: z.core.$ZodRawIssue): string | undefined =>
  code === 'invalid_union' ? `expected one of ${(options as readonly string[]).join(', ')}` : undefined;

/** What a client may ask, by `type`. */
export const requestSchema = /* @__PURE__ */ (() => {
  const requests = [
    z.strictObject({ protocol, id, type: z.literal('hello') }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('new'),
      ruleset: name,
      // Without a seed the server draws one and keeps it to itself.
      config: z.extend(configSchema, { seed: z.optional(configSchema.shape.seed) }),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('observe'),
      game: name,
      seat: z.nullable(seat),
      // Events of the actions from this step on; none are sent if it is left out.
      since: z.optional(step),
    }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('legal'),
      game: name,
      seat,
      decision: name,
      limit: limit(MOST_ACTIONS),
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
    }),
    z.strictObject({ protocol, id, type: z.literal('sample'), game: name, seat, decision: name }),
    z.strictObject({
      protocol,
      id,
      type: z.literal('perft'),
      ruleset: name,
      config: configSchema,
      depth: z.int().check(z.gte(1), z.lte(20)),
      limit: limit(MOST_LINES),
    }),
    // Leaves one game, or all of them and the session.
    z.strictObject({ protocol, id, type: z.literal('bye'), game: z.optional(name) }),
  ] as const;
  return z.discriminatedUnion('type', requests, { error: oneOfThese });
})();

/** A request of a client. */
export type Request = z.output<typeof requestSchema>;

const decisions = /* @__PURE__ */ (() =>
  z.array(z.strictObject({ id: z.string(), seat, kind: z.string(), optional: z.boolean(), since: step })))();
const outcome = /* @__PURE__ */ (() =>
  z.nullable(
    z.strictObject({
      reason: z.string(),
      ranking: z.array(z.looseObject({ seat, place: z.int() })),
      tieBreaks: z.array(z.string()),
    }),
  ))();
const rejection = /* @__PURE__ */ (() =>
  z.strictObject({
    code: z.string(),
    rule: z.string(),
    params: z.record(z.string(), z.unknown()),
    scope: z.enum(['public', 'own', 'revealed']),
    // English, with the players' names.
    sentence: z.string(),
  }))();
const event = /* @__PURE__ */ (() => z.looseObject({ n: step, type: z.string() }))();
const namedAction = /* @__PURE__ */ (() => ({
  action: z.looseObject({ type: z.string(), seat: z.nullable(seat) }),
  text: z.string(),
}))();

/** What a request is answered with: `ok` and what was asked for, or an error. */
export const answerSchema = /* @__PURE__ */ (() => {
  const answer = <const Type extends string, const Shape extends z.core.$ZodLooseShape>(
    type: Type,
    shape: Shape,
  ) => z.strictObject({ protocol, id, type: z.literal(type), ok: z.literal(true), ...shape });
  // Where a game stands: who decides what (ids that requests must name), and how it ended.
  const standing = { game: z.string(), step, round: step, decisions, outcome };
  return z.union([
    z.discriminatedUnion('type', [
      answer('hello', {
        server: z.string(),
        rulesets: z.array(
          z.strictObject({
            id: z.string(),
            title: z.string(),
            edition: z.string(),
            revision: z.int(),
            seats: z.strictObject({ min: z.int(), max: z.int() }),
            // JSON Schemas.
            options: z.record(z.string(), z.unknown()),
            actions: z.record(z.string(), z.unknown()),
            optionLabels: z.record(z.string(), z.string()),
          }),
        ),
      }),
      answer('new', { ...standing, seatNames: z.array(z.string()) }),
      answer('observe', {
        ...standing,
        seat: z.nullable(seat),
        view: z.looseObject({ viewer: z.nullable(seat) }),
        events: z.array(z.strictObject({ step, events: z.array(event) })),
      }),
      answer('legal', {
        game: z.string(),
        seat,
        decision: z.string(),
        actions: z.array(z.strictObject(namedAction)),
        // False where the limit cut the list, or the title names sensible actions only.
        complete: z.boolean(),
      }),
      // Every rule that refuses the action, the first one first; none if it may be played.
      answer('check', {
        game: z.string(),
        decision: z.nullable(z.string()),
        rejections: z.array(rejection),
      }),
      // What the acting seat sees happen.
      answer('act', {
        ...standing,
        decision: z.nullable(z.string()),
        ...namedAction,
        events: z.array(event),
      }),
      answer('sample', { game: z.string(), seat, decision: z.string(), ...namedAction }),
      answer('perft', {
        ruleset: z.string(),
        depth: z.int(),
        lines: z.int(),
        // False where the limit stopped the count, or a title lists sensible actions only.
        complete: z.boolean(),
        branches: z.array(z.strictObject({ text: z.string(), lines: z.int() })),
      }),
      answer('bye', { games: z.int() }),
    ]),
    z.strictObject({
      protocol,
      id,
      type: z.literal('error'),
      ok: z.literal(false),
      error: z.strictObject({
        code: z.string(),
        message: z.string(),
        rejection: z.optional(rejection),
        issues: z.optional(
          z.array(z.strictObject({ path: z.array(z.union([z.string(), z.int()])), message: z.string() })),
        ),
      }),
    }),
  ]);
})();

/** An answer of the server. */
export type Answer = z.output<typeof answerSchema>;
