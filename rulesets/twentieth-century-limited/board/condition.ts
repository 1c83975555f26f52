// What a Bonus Card asks of a score stack (C9): thresholds on the cards in it only. Whether cards reach them
// is fulfilment.ts.

import * as z from 'zod/mini';
import { mapId } from '../../../src/core/map/envelope.js';

const many = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(500)))();
const ids = /* @__PURE__ */ (() => z.array(mapId).check(z.minLength(1), z.maxLength(60)))();

const simple = /* @__PURE__ */ (() => [
  z.strictObject({ companiesAtLeast: many }),
  z.strictObject({ regionalsAtLeast: many }),
  z.strictObject({ citiesCovered: z.strictObject({ cities: ids, atLeast: many }) }),
  z.strictObject({ companiesInRegion: z.strictObject({ region: mapId, atLeast: many }) }),
  z.strictObject({ companyValueAtLeast: many }),
  z.strictObject({ erasCompleted: z.array(z.int().check(z.gte(1), z.lte(8))).check(z.minLength(1)) }),
])();

const simpleSchema = /* @__PURE__ */ (() => z.union(simple))() as z.ZodMiniType<SimpleCondition>;

/** A condition as it is written: one threshold, or several of which all or any must hold. */
export const conditionSchema: z.ZodMiniType<Condition> = /* @__PURE__ */ (() =>
  z.union([
    simpleSchema,
    z.strictObject({ all: z.array(simpleSchema).check(z.minLength(1), z.maxLength(6)) }),
    z.strictObject({ any: z.array(simpleSchema).check(z.minLength(1), z.maxLength(6)) }),
  ]))();

/** One threshold. */
export type SimpleCondition =
  | { readonly companiesAtLeast: number }
  | { readonly regionalsAtLeast: number }
  /** Different cities of the list named on scored cards. */
  | { readonly citiesCovered: { readonly cities: readonly string[]; readonly atLeast: number } }
  /** Companies with at least one city in the region. */
  | { readonly companiesInRegion: { readonly region: string; readonly atLeast: number } }
  | { readonly companyValueAtLeast: number }
  | { readonly erasCompleted: readonly number[] };

/** What a Bonus Card asks. */
export type Condition =
  | SimpleCondition
  | { readonly all: readonly SimpleCondition[] }
  | { readonly any: readonly SimpleCondition[] };

/** The thresholds of a condition, joined by “all” or “any”. */
export function thresholds(condition: Condition): readonly SimpleCondition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return [condition];
}
