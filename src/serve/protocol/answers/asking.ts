// What a seat is told from its view: the view, legal actions, refusals, and what the title would play.

import * as z from 'zod/mini';
import { patchSchema } from '../../../core/engine/views/view-patch.js';
import { seat, step } from '../shapes.js';
import { answer, event, namedAction, rejection, standing } from './parts.js';

/** A thing of the board, or a card: what it is, and the number that actions name it by. */
const planPlace = () =>
  z.strictObject({
    /** Its kind: a city, a milepost, a hex, a card. */
    kind: z.string(),
    /** Its number. */
    id: z.int(),
    /** What it is called, if the title says. */
    name: z.optional(z.string()),
  });

/** The answers to `observe`, `legal`, `check`, `sample`, `suggest`, `evaluate`, `plans` and `encode`. */
export const asking = /* @__PURE__ */ (() =>
  [
    answer('observe', {
      ...standing,
      seat: z.nullable(seat),
      /** What the seat may know: the state's shape, with null for what is hidden. */
      view: z.optional(
        z.looseObject({
          /** Whose view it is. */
          viewer: z.nullable(seat),
        }),
      ),
      /** In place of `view`: what makes it out of the view that the client holds. */
      patch: z.optional(patchSchema()),
      /** What the seat sees happen: of `observe` by action. */
      events: z.array(z.strictObject({ step, events: z.array(event) })),
    }),
    answer('legal', {
      game: z.string(),
      seat,
      decision: z.string(),
      /** Legal actions, in the title's order. */
      actions: z.array(z.partial(z.strictObject(namedAction))),
      /** How many there are of each kind that has any, as far as they were looked at. */
      kinds: z.array(
        z.strictObject({
          type: z.string(),
          /** How many. */
          count: z.int(),
        }),
      ),
      /** By which the seat leaves the decision with nothing more done; null where it must choose. */
      pass: z.nullable(z.strictObject(namedAction)),
      /** False where the limit stopped the list or the count, or the title names sensible actions only. */
      complete: z.boolean(),
    }),
    answer('check', {
      game: z.string(),
      decision: z.nullable(z.string()),
      /** Every rule that refuses the action, the first one first; none if it may be played. */
      rejections: z.array(rejection),
    }),
    answer('sample', { game: z.string(), seat, decision: z.string(), ...namedAction }),
    answer('suggest', {
      game: z.string(),
      seat,
      decision: z.string(),
      /** Actions to be played in order, as far as the rules allow. */
      line: z.array(z.strictObject(namedAction)),
    }),
    answer('evaluate', {
      game: z.string(),
      seat,
      /** How well the title says that the seat stands, in its measure; null where it does not say. */
      value: z.nullable(z.number()),
    }),
    answer('plans', {
      game: z.string(),
      seat,
      decision: z.string(),
      /** The lines that the title compares, best first. */
      plans: z.array(
        z.strictObject({
          line: z.array(z.strictObject(namedAction)),
          /** What sort of plan it is, in the title's own word for it: `trip`, `upgrade`. */
          kind: z.string(),
          /** Why the title offers it. */
          reasons: z.array(
            z.strictObject({
              /** The reason, in the title's own word for it. */
              because: z.string(),
              /** The place that it speaks of. */
              at: z.optional(planPlace()),
              /** The good. */
              good: z.optional(z.string()),
              /** The other seat. */
              seat: z.optional(seat),
              /** How much, in the title's money. */
              amount: z.optional(z.number()),
            }),
          ),
          /** What the whole plan is worth, in the title's measure. */
          value: z.number(),
          /** What it pays the bank. */
          spend: z.number(),
          /** What it pays other seats. */
          fees: z.number(),
          /** What amounts are counted in. */
          money: z.string(),
          /** How many of the seat's turns it takes. */
          turns: z.number(),
          /** The goods that it fetches, in order, and where. */
          pickUps: z.array(
            z.strictObject({
              /** Which good. */
              good: z.string(),
              /** Where it is fetched. */
              at: planPlace(),
            }),
          ),
          /** The goods that it delivers, in order: where, by which card, and for how much. */
          deliveries: z.array(
            z.strictObject({
              /** Which good. */
              good: z.string(),
              /** Where it goes. */
              to: planPlace(),
              /** The card that asks for it. */
              card: z.int(),
              /** What it brings. */
              pays: z.number(),
            }),
          ),
          /** What it builds, in an order in which it can be built. */
          builds: z.array(planPlace()),
          /** Its goals if it is not a delivery: hexes and cards. */
          goals: z.array(planPlace()),
        }),
      ),
    }),
    answer('encode', {
      game: z.string(),
      seat,
      decision: z.string(),
      /** How many numbers a view is. */
      size: z.int(),
      /** The most values of any digit. */
      width: z.int(),
      /** The numbers that are not 0, by place; null behind the first digit. */
      places: z.nullable(z.array(z.int())),
      /** What they are; null behind the first digit. */
      numbers: z.nullable(z.array(z.number())),
      /** The digits that may follow; none behind a whole action. */
      mask: z.array(z.int()),
      /** The action that the digits make up; null while more must follow. */
      whole: z.nullable(z.strictObject(namedAction)),
    }),
  ] as const)();
