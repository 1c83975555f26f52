// Orders that a seat leaves behind, as plain data: what to do one after another, and what stops it. The
// host keeps them beside the game. No state holds them, so no view shows that there are any.

import * as z from 'zod/mini';
import type { Decision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import { issuesOf } from '../base/issues.js';
import { InvalidInputError, type Rejection, refuse } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Immutable } from '../base/state.js';
import { INPUT_BOUNDS, isWithin } from '../input/bounds.js';

const count = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1_000_000)))();
const amount = /* @__PURE__ */ (() => z.number().check(z.gte(-1_000_000), z.lte(1_000_000)))();
const text = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(1000)))();
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(1000));
const place = /* @__PURE__ */ (() =>
  z.strictObject({
    /** What it is, such as `city` or `milepost`. */
    kind: text,
    /** Its number on the board. */
    id: count,
    /** What it is called. */
    name: z.optional(text),
  }))();
/** A place of the board, or what the title calls it by its id. */
const target = /* @__PURE__ */ (() => z.union([text, place]))();
// Of a seat, never of the host.
const action: z.ZodMiniType<GameAction & { readonly seat: Seat }> = /* @__PURE__ */ (() =>
  z.looseObject({
    /** The type of the action. */
    type: text,
    /** The seat that left the orders. */
    seat: count,
    /** The id of the decision that it answers. */
    decision: z.optional(text),
  }))();

/** One thing to do. An aim takes as many turns as it needs. */
const orderSchema = /* @__PURE__ */ (() =>
  z.discriminatedUnion('do', [
    /** Plays an action as soon as it is its time. */
    z.strictObject({
      /** What to do. */
      do: z.literal('play'),
      /** The action of the seat. */
      action,
    }),
    /** Builds to a place by the cheapest way; from anywhere if `from` is left out. */
    z.strictObject({
      do: z.literal('build'),
      /** Where it ends: a place, or the id of one. */
      to: target,
      /** Where it begins: a place, or the id of one. */
      from: z.optional(target),
    }),
    /** Moves to a place by the quickest way; with the first of the seat's pieces if `piece` is left out. */
    z.strictObject({
      do: z.literal('move'),
      to: target,
      /** Which piece of the seat moves, from 0. */
      piece: z.optional(count),
    }),
    /** Builds what a card asks for. */
    z.strictObject({
      do: z.literal('card'),
      /** The number or id of the card. */
      card: z.union([count, text]),
    }),
    /** Follows the title's plan for an aim, as `plans` names it, until its deliveries are made. */
    z.strictObject({
      do: z.literal('pursue'),
      /** The aim, as a plan names it. */
      aim: text,
      /** `delivery`: ends with the first delivery, which brings another card. All are made if left out. */
      until: z.optional(z.literal('delivery')),
      /** What the plan delivers: by which card, where, and for how much. */
      deliveries: z.optional(
        list(
          z.strictObject({
            /** The id of the good. */
            good: text,
            to: place,
            card: count,
            /** What it pays, in the title's money. */
            pays: amount,
          }),
        ),
      ),
    }),
    /** Does as the title suggests until it has a plan that is for something. */
    z.strictObject({ do: z.literal('await') }),
    /** Does nothing more in this turn. */
    z.strictObject({ do: z.literal('end') }),
  ]))();

/** What stops orders, looked for before each action. */
const conditionSchema = /* @__PURE__ */ (() =>
  z.discriminatedUnion('when', [
    /** The seat has got a card. */
    z.strictObject({
      /** What stops the orders. */
      when: z.literal('card'),
    }),
    /** An event has come that touches the way of the orders. */
    z.strictObject({ when: z.literal('event') }),
    /** Another seat has built within this many steps of the way. */
    z.strictObject({
      when: z.literal('built'),
      /** Steps on the board. */
      within: count,
    }),
    /** The next action would bring what the orders paid other seats over this. */
    z.strictObject({
      when: z.literal('fees'),
      /** In the title's money. */
      over: amount,
    }),
    /** The next action would bring the seat's money under this. */
    z.strictObject({
      when: z.literal('money'),
      /** In the title's money. */
      under: amount,
    }),
    /** Another seat has this many hundredths of all that a victory needs, as far as the seat knows. */
    z.strictObject({
      when: z.literal('winning'),
      /** From 0 to 100. */
      percent: count,
    }),
  ]))();

/** What a seat leaves with its host. */
export const ordersSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** The seat that leaves the orders. */
    seat: count,
    /** What to do, one after another. */
    program: list(orderSchema),
    /** What to do while the program has to wait for another part of the turn, or for another turn. */
    meanwhile: z.optional(list(orderSchema)),
    /** What stops them, looked for before each action. */
    stopIf: z.optional(list(conditionSchema)),
    /**
     * `suggested`: what the orders do not answer is answered as the title suggests. They stop if left
     * out.
     */
    otherwise: z.optional(z.literal('suggested')),
    /** Notes of the runner. */
    progress: z.optional(
      z.strictObject({
        /** What they have paid other seats. */
        fees: amount,
        /** The round in which they last did something. */
        acted: count,
        /** The round that `end` ends. */
        ending: z.optional(count),
        /** What the seat knew when it was last looked at. */
        seen: z.strictObject({
          /** Its cards, by number or id. */
          cards: list(z.union([count, text])),
          /** The events in play, by number or id. */
          events: list(z.union([count, text])),
          /** How much each seat had built. */
          built: list(count),
        }),
        /** What the title keeps of its plans for the aim that is pursued. */
        kept: z.optional(z.unknown()),
        /** What comes next, if the game is at this step and asks for this. */
        line: z.optional(
          z.strictObject({
            /** The step of the game. */
            step: count,
            /** The kind of the decision that is asked. */
            kind: text,
            /** The actions that come next. */
            actions: list(action),
          }),
        ),
      }),
    ),
  }))();

/** One thing to do. */
export type Order = Immutable<z.output<typeof orderSchema>>;

/** What stops orders. */
export type OrderCondition = Immutable<z.output<typeof conditionSchema>>;

/** What a seat leaves with its host: a program, and what stops it. Plain data. */
export type Orders = Immutable<z.output<typeof ordersSchema>>;

/** Why orders go no further, as data; `describe` says it. */
export interface OrderStop {
  /**
   * `done`: nothing is left of them. `waits`: another seat decides first. `over`: the game is.
   * `refused`: a rule refuses the next action. `no-way`: nothing leads there.
   * `no-plan`: the title has no plan for the aim. `unanswered`: they do not answer the open decision.
   * `idle`: nothing could be played for two rounds. `enough`: as many actions as the host allows.
   * The others are conditions of the orders.
   */
  readonly stopped:
    | 'done'
    | 'waits'
    | 'over'
    | 'refused'
    | 'no-way'
    | 'no-plan'
    | 'unanswered'
    | 'idle'
    | 'enough'
    | OrderCondition['when'];
  /** Whose orders they are. */
  readonly seat: Seat;
  /** What they were about. */
  readonly order?: Order;
  /** Why the next action is refused, or nothing leads there. */
  readonly rejection?: Rejection;
  /** What they do not answer. */
  readonly decision?: Decision;
  /** The card or event that came; left out for other reasons. */
  readonly card?: number | string;
  /** The other seat that built, or is close to winning; left out for other reasons. */
  readonly other?: Seat;
  /** What would have been paid, or left; left out for other reasons. */
  readonly amount?: number;
}

/**
 * Reads orders, of this seat if it is given. Throws `InvalidInputError` for anything else, and for actions of
 * other seats.
 */
export function readOrders(input: unknown, of?: Seat): Orders {
  if (!isWithin(input, INPUT_BOUNDS)) refuse('orders', 'they are larger than any');
  const result = ordersSchema.safeParse(input);
  if (!result.success) throw new InvalidInputError('orders', issuesOf(result.error, [], ordersSchema));
  const { seat, program, meanwhile = [], progress } = result.data;
  const played = [...program, ...meanwhile].flatMap((order) => (order.do === 'play' ? [order.action] : []));
  if ([...played, ...(progress?.line?.actions ?? [])].some((one) => one.seat !== seat))
    refuse('orders', `all their actions are of seat ${seat}`);
  if (seat !== (of ?? seat)) refuse('orders', `they are not of seat ${of}`);
  return result.data;
}
