// What answers are put together from.

import * as z from 'zod/mini';
import { id, protocol, seat, step } from '../shapes.js';

/** The open decisions: who may or must decide what. */
const decisions = /* @__PURE__ */ (() =>
  z.array(
    z.strictObject({
      /** The name of the decision, for requests about it. */
      id: z.string(),
      seat,
      /** The kind of decision: a phase of the title. */
      kind: z.string(),
      /** True where the game goes on without an answer. */
      optional: z.boolean(),
      /** The step at which it opened. */
      since: step,
    }),
  ))();
/** How the game ended; null while it goes on. */
export const outcome = /* @__PURE__ */ (() =>
  z.nullable(
    z.strictObject({
      /** Why it ended. */
      reason: z.string(),
      /** Every seat, best first, with what the title ranks by. */
      ranking: z.array(
        z.looseObject({
          seat,
          /** 1 is best; equals share a place. */
          place: z.int(),
        }),
      ),
      /** What decided between equals, in the order applied. */
      tieBreaks: z.array(z.string()),
    }),
  ))();
/** Why a rule says no. */
export const rejection = /* @__PURE__ */ (() =>
  z.strictObject({
    /** The problem, for programs: `build/over-budget`. */
    code: z.string(),
    /** The id of the rule. */
    rule: z.string(),
    /** Numbers and ids that the sentence is filled with. */
    params: z.record(z.string(), z.unknown()),
    /** Who may see it: everybody, the acting seat, or seats to which something was revealed. */
    scope: z.enum(['public', 'own', 'revealed']),
    /** English, with the players' names. */
    sentence: z.string(),
  }))();
/** Something that happened. */
export const event = /* @__PURE__ */ (() =>
  z.looseObject({
    /** Its number among the events of its action that the seat sees, from 0. */
    n: step,
    /** What happened; the other fields are the title's. */
    type: z.string(),
  }))();
/** What the seat sees of the actions that bots have played since, by action. */
export const replies = /* @__PURE__ */ (() => z.array(z.strictObject({ step, events: z.array(event) })))();
/** An action with its text. */
export const namedAction = /* @__PURE__ */ (() => ({
  /** The action as an object. */
  action: z.looseObject({
    /** What kind of action it is; the other fields are the title's. */
    type: z.string(),
    seat: z.nullable(seat),
  }),
  /** It in notation, or the action that a branch begins with. */
  text: z.string(),
}))();
/** Where a game stands: who decides what (ids that requests must name), and how it ended. */
export const standing = /* @__PURE__ */ (() => ({
  game: z.string(),
  step,
  /** The round, from 0 before the first. */
  round: step,
  decisions,
  outcome,
}))();

/** An answer of a type, with the fields that all have. */
export const answer = <const Type extends string, const Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) =>
  z.strictObject({
    protocol,
    id,
    type: z.literal(type),
    /** True for an answer, false for an error. */
    ok: z.literal(true),
    ...shape,
  });
