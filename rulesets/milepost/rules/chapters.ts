// The chapters of the family. What a title adds stands on its page; what happens when, in sequence.ts.

import { building } from './building/chapter.js';
import { cards } from './cards/chapter.js';
import type { ActionsOf } from './chapter.js';
import { deals } from './deals/chapter.js';
import { eventCards } from './event-cards/chapter.js';
import { loads } from './loads/chapter.js';
import { money } from './money/chapter.js';
import { running } from './running/chapter.js';
import { locos } from './trains/chapter.js';
import { turns } from './turns/chapter.js';

/**
 * Where several wait for a choice at once, the first of them is asked first.
 * @internal
 */
export const familyChapters = [
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
export type MilepostAction = ActionsOf<(typeof familyChapters)[number]>;
