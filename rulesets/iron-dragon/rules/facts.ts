// All that a game of Iron Dragon tells beyond the family.

import { type EventOf, fact } from '../../../src/core/engine/index.js';
import type { OfSeat } from '../../milepost/rules/fact.js';
import type { foremanFacts } from './foremen/facts.js';
import type { shipFacts } from './ships/facts.js';
import type { bribeFacts } from './underground/facts.js';

/** Facts about second trains. */
export const secondTrainFacts = {
  secondTrainChosen: fact<OfSeat & { readonly loco: string }>(),
};

/** The events that only Iron Dragon has. */
export type IronEvent =
  | EventOf<typeof bribeFacts>
  | EventOf<typeof foremanFacts>
  | EventOf<typeof secondTrainFacts>
  | EventOf<typeof shipFacts>;
