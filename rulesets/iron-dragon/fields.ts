// The kinds of ids that this title adds to those of the family (E-SHAPE-2).

import type * as z from 'zod/mini';
import { type IdRanges, idField, idShape } from '../../src/core/engine/index.js';
import { FOREMAN_IDS, type ForemanId } from './foremen.js';
import { SHIP_IDS } from './ships.js';

/** Fields that hold a race of foremen or a ship card. */
export const ironField = /* @__PURE__ */ (() => ({
  foreman: idField('foreman', idShape as unknown as z.ZodMiniType<ForemanId>),
  ship: idField('ship', idShape),
}))();

/** The races and the ships there are. */
export const ironIds: IdRanges = /* @__PURE__ */ (() => ({
  foreman: new Set<string>(FOREMAN_IDS),
  ship: new Set(SHIP_IDS),
}))();
