// Sets of cards, lines and the like in an action: they are read in any order and kept sorted, so that one set has one
// form in records, notation and lists.

import * as z from 'zod/mini';

/** How many numbers a list may have. */
export interface ListBounds {
  /** 0 unless said otherwise. */
  readonly least?: number;
  readonly most: number;
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const areDifferent = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;

/**
 * The shape of a list of numbers whose order does not matter (E-SHAPE-3): the parsed action has it in ascending order.
 * Repeats are left to the conditions of the action; where no condition speaks of them, use {@link setShape}.
 */
export function sortedShape(
  element: z.ZodMiniType<number, number>,
  { least = 0, most }: ListBounds,
): z.ZodMiniArray<z.ZodMiniType<number, number>> {
  return z.array(element).check(z.minLength(least), z.maxLength(most), z.overwrite(ascending));
}

/**
 * As {@link sortedShape}, without repeats: a number named twice is malformed.
 *
 * @example
 * setShape(numberShape, { least: 1, most: 3 }) // reads [7, 4] as [4, 7]; refuses [], [4, 4] and [1, 2, 3, 4]
 */
export function setShape(
  element: z.ZodMiniType<number, number>,
  bounds: ListBounds,
): z.ZodMiniArray<z.ZodMiniType<number, number>> {
  return sortedShape(element, bounds).check(z.refine(areDifferent, 'expected numbers without repeats'));
}
