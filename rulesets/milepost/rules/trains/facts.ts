// Facts about locos.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfTrain } from '../fact.js';

/** The loco is the new one; prices are millions. */
export const locoFacts = {
  locoUpgraded: fact<OfTrain & { readonly loco: string; readonly price: number }>(),
  locoCrossgraded: fact<OfTrain & { readonly loco: string; readonly price: number }>(),
};
