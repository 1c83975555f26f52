// The kinds of ids that this title adds to those of the family (E-SHAPE-2).

import type * as z from 'zod/mini';
import { idField, idShape } from '../../src/core/engine/index.js';
import type { ForemanId } from './foremen/cards.js';

/** Fields that hold a race of foremen or a ship card. */
export const ironField = /* @__PURE__ */ (() => ({
  foreman: idField('foreman', idShape as unknown as z.ZodMiniType<ForemanId>),
  ship: idField('ship', idShape),
}))();
