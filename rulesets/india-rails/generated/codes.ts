// Written by `npm run generate -- states` from the conditions of all actions; a test fails where the two are not in step.

import type { FamilyRefusals } from '../../milepost/generated/codes.js';

/** The phases in which somebody is asked. */
export type Waits =
  | 'startup'
  | 'operations'
  | 'building'
  | 'lost'
  | 'discardDemands'
  | 'loseLoad'
  | 'answerDeal';

/** Refusals, by code: what fills the sentence of each. */
export interface Refusals extends FamilyRefusals {
  readonly 'pilgrims/aboard-already': Record<never, never>;
  readonly 'pilgrims/no-destination': { readonly city: string };
  readonly 'pilgrims/none-aboard': Record<never, never>;
  readonly 'pilgrims/not-here': { readonly city: string };
  readonly 'pilgrims/same-area': { readonly area: string };
}
