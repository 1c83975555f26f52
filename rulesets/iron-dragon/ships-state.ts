// Ship cards and trains aboard ships, as part of Iron Dragon's slice of the state. A train at sea stands on a sea point.

import * as z from 'zod/mini';
import type { Seat } from '../../src/core/engine/index.js';
import { field } from '../milepost/fields.js';
import { ironField } from './fields.js';

/** One train of a seat. */
export interface TrainRef {
  readonly seat: Seat;
  readonly train: number;
}

/** A train aboard a ship, in the port of departure or at sea. */
export interface Voyage extends TrainRef {
  readonly ship: string;
  /** Sea points it can still sail this turn; null in the turn of boarding, when it cannot sail yet (ID-SHIP-4). */
  readonly points: number | null;
}

/** Ship cards that were drawn for a train and not yet answered: one, or three for the Wee Folk (ID-SHIP-8). */
export interface ShipDraw extends TrainRef {
  readonly ships: readonly string[];
  readonly since: number;
}

/** What a train may not do in the port it stands on because of how it came, or what it did; forgotten when it leaves. */
export interface PortCall extends TrainRef {
  /** True in the turn in which it came by ship: it moves no further (ID-SHIP-11). */
  readonly landed: boolean;
  /**
   * Whether it may draw ships: `freely`; `after-delivery`, in the turn of landing (ID-SHIP-14); `after-leaving`, since it
   * declined (ID-SHIP-6); `once-more`, for this turn, because it declined and has no way out.
   */
  readonly draws: 'freely' | 'after-delivery' | 'after-leaving' | 'once-more';
}

/** All about ships that a state holds. */
export interface ShipsState {
  /** Face down, the top card last (ID-SHIP-7). */
  readonly deck: readonly string[];
  /** Face up, the latest last. */
  readonly discards: readonly string[];
  /** The open decision `callShip`. */
  readonly drawn: ShipDraw | null;
  readonly voyages: readonly Voyage[];
  readonly calls: readonly PortCall[];
}

/** As it may be known: the order of the deck is nobody's. */
export type ShipsKnown = Omit<ShipsState, 'deck'> & { readonly deck: readonly (string | null)[] };

const ships = /* @__PURE__ */ (() => z.array(ironField.ship).check(z.maxLength(13)))();
const trainRef = /* @__PURE__ */ (() => ({
  seat: field.seat,
  train: z.int().check(z.gte(0), z.lte(1)),
}))();

/** The strict schema of {@link ShipsState}. */
export const shipsSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    deck: ships,
    discards: ships,
    drawn: z.nullable(z.strictObject({ ...trainRef, ships, since: z.int().check(z.gte(0)) })),
    voyages: z
      .array(
        z.strictObject({
          ...trainRef,
          ship: ironField.ship,
          points: z.nullable(z.int().check(z.gte(0), z.lte(13))),
        }),
      )
      .check(z.maxLength(12)),
    calls: z
      .array(
        z.strictObject({
          ...trainRef,
          landed: z.boolean(),
          draws: z.enum(['freely', 'after-delivery', 'after-leaving', 'once-more']),
        }),
      )
      .check(z.maxLength(12)),
  }))();

/** Ship cards that lie open: discarded, offered, or sailing. */
export function cardsSeen({ discards, drawn, voyages }: ShipsKnown): readonly string[] {
  return [...discards, ...(drawn?.ships ?? []), ...voyages.map((voyage) => voyage.ship)];
}

/** The voyage of a train, or undefined while it is ashore. */
export function voyageOf({ voyages }: ShipsKnown, seat: number, train: number): Voyage | undefined {
  for (const voyage of voyages) if (voyage.seat === seat && voyage.train === train) return voyage;
  return undefined;
}

/** What a train has done at the port it stands on; undefined where nothing of it matters. */
export function callOf({ calls }: ShipsKnown, seat: number, train: number): PortCall | undefined {
  return calls.find((call) => call.seat === seat && call.train === train);
}

/** The same list with what it says of a train replaced, or taken out for null; in order of seat and train. */
export function withTrain<Entry extends TrainRef>(
  entries: readonly Entry[],
  { seat, train }: TrainRef,
  entry: Entry | null,
): readonly Entry[] {
  const others = entries.filter((other) => other.seat !== seat || other.train !== train);
  if (entry === null) return others;
  return [...others, entry].sort((left, right) => left.seat - right.seat || left.train - right.train);
}
