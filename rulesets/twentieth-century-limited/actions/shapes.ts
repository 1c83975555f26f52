// Shapes that several payloads share.

import * as z from 'zod/mini';
import { setShape } from '../../../src/core/engine/index.js';
import { field } from '../fields.js';

/** A set of lines (E-SHAPE-3). */
export const lineSet = /* @__PURE__ */ (() => setShape(field.line, { most: 200 }))();

/** A set of cards (E-SHAPE-3). */
export const cardSet = /* @__PURE__ */ (() => setShape(field.card, { most: 200 }))();

/** Where a Company Card is drawn from. */
export const sourceShape = /* @__PURE__ */ (() => z.enum(['deck', 'display']))();
