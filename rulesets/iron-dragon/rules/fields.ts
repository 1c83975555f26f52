// The kinds of ids that this title adds to those of the family (E-SHAPE-2).

import { fields } from '../../../src/core/engine/index.js';
import { field as milepost } from '../../milepost/rules/fields.js';
import type { ForemanId } from './foremen/cards.js';

/** The fields of the title's actions: those of the family, races of foremen and ship cards. */
export const field = /* @__PURE__ */ (() => ({
  ...milepost,
  foreman: fields.nameOf<ForemanId>('foreman'),
  ship: fields.nameOf('ship'),
}))();
