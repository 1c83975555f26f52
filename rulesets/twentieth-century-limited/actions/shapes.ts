// Shapes that several payloads share.

import * as z from 'zod/mini';
import { numberShape } from '../../../src/engine/index.js';

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, place) => place === 0 || numbers[place - 1] < number);

/** A set of lines or cards: ascending, so that every set has one way to be written. */
export const setShape = /* @__PURE__ */ (() =>
  z
    .array(numberShape)
    .check(z.maxLength(200), z.refine(isAscending, 'expected ascending numbers without repeats')))();

/** Where a Company Card is drawn from. */
export const sourceShape = /* @__PURE__ */ (() => z.enum(['deck', 'display']))();
