// The mechanics of the family. What a title adds stands on its page; what happens when, in sequence.ts.

import { building } from './building/mechanic.js';
import { cards } from './cards/mechanic.js';
import { deals } from './deals/mechanic.js';
import { eventCards } from './event-cards/mechanic.js';
import { loads } from './loads/mechanic.js';
import type { ActionsOf } from './mechanic.js';
import { money } from './money/mechanic.js';
import { running } from './running/mechanic.js';
import { locos } from './trains/mechanic.js';
import { turns } from './turns/mechanic.js';
import type { MilepostTypes } from './types.js';

/**
 * Where several wait for a choice at once, the first of them is asked first.
 * @internal
 */
export const familyMechanics = [
  cards, //                           M-CARD-1 … 6, M-TURN-5, M-VAR-3d
  building, //                        M-BUILD-1 … 21, M-FERRY-1 … 5
  running, //                         M-MOVE-1 … 14, M-FERRY-6 … 8, M-VAR-6
  loads, //                           M-LOAD-1 … 7, M-DELIVER-1 … 5, M-VAR-9
  money, //                           M-EVENT-18, M-VAR-4, M-VAR-5
  locos, //                           M-BUILD-18, M-BUILD-19, M-VAR-7
  deals, //                           M-VAR-14
  eventCards, //                      M-EVENT-1 … 22
  turns, //                           M-TURN-1, M-TURN-7, M-WIN-1 … 6, M-VAR-15 … 17
] as const;

/** An action of any milepost title, the host’s end of time among them. */
export type MilepostAction = ActionsOf<(typeof familyMechanics)[number]>;

/** The types that every title of the family has. A chapter for them goes over each title, layered or not. */
export interface AnyMilepost extends Omit<MilepostTypes, 'action'> {
  /** The actions of the family. */
  readonly action: MilepostAction;
}
