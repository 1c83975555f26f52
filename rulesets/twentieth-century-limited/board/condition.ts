// What a Bonus Card asks of a score stack (C9): thresholds on the cards in it and nothing else, so that showing cards
// proves it and further cards never undo it.

import * as z from 'zod/mini';
import { mapId } from '../../../src/core/map/envelope.js';
import type { Board } from './board.js';

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

const simpleSchema = /* @__PURE__ */ (() => z.union(simple as never))() as z.ZodMiniType<SimpleCondition>;

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

/** Whether the cards, shown together, meet a condition. */
export function isFulfilled(board: Board, condition: Condition, cards: readonly number[]): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(board, part, cards));
  if ('any' in condition) return condition.any.some((part) => isMet(board, part, cards));
  return isMet(board, condition, cards);
}

function isMet(board: Board, condition: SimpleCondition, cards: readonly number[]): boolean {
  return progress(board, condition, cards) >= goal(condition);
}

/** How much a condition asks for, in whatever it counts. */
export function goal(condition: SimpleCondition): number {
  if ('companiesAtLeast' in condition) return condition.companiesAtLeast;
  if ('regionalsAtLeast' in condition) return condition.regionalsAtLeast;
  if ('citiesCovered' in condition) return condition.citiesCovered.atLeast;
  if ('companiesInRegion' in condition) return condition.companiesInRegion.atLeast;
  if ('companyValueAtLeast' in condition) return condition.companyValueAtLeast;
  return new Set(condition.erasCompleted).size;
}

/** How much of it the cards give; never less when cards are added. */
export function progress(board: Board, condition: SimpleCondition, cards: readonly number[]): number {
  const shown = cards.map((card) => board.cards[card]);
  if ('regionalsAtLeast' in condition) return shown.filter(({ kind }) => kind === 'regional').length;
  if ('erasCompleted' in condition) {
    const eras = new Set(shown.map((card) => (card.kind === 'regional' ? card.era : 0)));
    return new Set(condition.erasCompleted.filter((era) => eras.has(era))).size;
  }
  if ('citiesCovered' in condition) {
    const named = new Set(shown.flatMap((card) => (card.kind === 'bonus' ? [] : card.cities)));
    return new Set(condition.citiesCovered.cities.filter((city) => named.has(city))).size;
  }
  const companies = shown.filter((card) => card.kind === 'company');
  if ('companiesAtLeast' in condition) return companies.length;
  if ('companyValueAtLeast' in condition) return companies.reduce((sum, { value }) => sum + value, 0);
  const { region } = condition.companiesInRegion;
  return companies.filter(({ cities }) => cities.some((city) => board.cityById.get(city)?.region === region))
    .length;
}

/** The thresholds of a condition, whatever joins them. */
export function thresholds(condition: Condition): readonly SimpleCondition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return [condition];
}
