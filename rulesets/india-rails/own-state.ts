// India's own slice of state: where Pilgrims came aboard, and where each Circus is. All of it is public (IR-INFO-1, 2).

import * as z from 'zod/mini';
import { idShape } from '../../src/core/engine/index.js';
import { field } from '../milepost/fields.js';

/** Pilgrims aboard a train, with the area of India where they boarded (IR-PILG-5). */
export interface PilgrimsAboard {
  readonly seat: number;
  readonly train: number;
  readonly area: string;
}

/** A Circus aboard a train, with the city where it was picked up (IR-OPEN-11). */
export interface CircusAboard {
  readonly seat: number;
  readonly train: number;
  readonly from: string;
}

/** What India Rails adds to the state; a value that is replaced as a whole. */
export interface IndiaState {
  readonly pilgrims: readonly PilgrimsAboard[];
  readonly circus: {
    /** The city of each Circus that no train carries, by city id. */
    readonly lying: readonly string[];
    /** Those aboard, the longest aboard first. */
    readonly aboard: readonly CircusAboard[];
  };
}

const aboard = /* @__PURE__ */ (() => ({
  seat: field.seat,
  train: z.int().check(z.gte(0), z.lte(1)),
}))();

/** The strict schema of the slice. */
export const indiaStateSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    pilgrims: z.array(z.strictObject({ ...aboard, area: idShape })).check(z.maxLength(12)),
    circus: z.strictObject({
      lying: z.array(field.city).check(z.maxLength(10)),
      aboard: z.array(z.strictObject({ ...aboard, from: field.city })).check(z.maxLength(10)),
    }),
  }))();

/** The slice of a state. */
export function ownOf({ own }: { readonly own: object }): IndiaState {
  return own as IndiaState;
}

/** The list without the first that fits. */
export function withoutFirst<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  const place = items.findIndex(fits);
  return items.filter((_, index) => index !== place);
}
