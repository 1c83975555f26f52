// Shapes that several payloads share.

import * as z from 'zod/mini';
import { numberShape, setShape } from '../../../src/engine/index.js';

/** A set of lines or cards (E-SHAPE-3). */
export const numberSet = /* @__PURE__ */ (() => setShape(numberShape, { most: 200 }))();

/** Where a Company Card is drawn from. */
export const sourceShape = /* @__PURE__ */ (() => z.enum(['deck', 'display']))();
