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
  readonly 'container/already-held': { readonly port: string };
  readonly 'container/has-not-waited': Record<never, never>;
  readonly 'container/no-cash': { readonly price: number; readonly cash: number };
  readonly 'container/no-rent': { readonly owner: number; readonly rent: number };
  readonly 'container/no-right': { readonly port: string };
  readonly 'container/no-such-link': { readonly port: string };
  readonly 'container/no-track': { readonly port: string };
  readonly 'container/not-at-port': Record<never, never>;
  readonly 'container/not-overseas': { readonly city: string };
  readonly 'container/one-load': Record<never, never>;
  readonly 'container/other-mode': { readonly mode: 'deliver' | 'pickUp' | 'start' | 'started' };
  readonly 'container/over-budget': { readonly price: number; readonly left: number };
  readonly 'container/upgraded': Record<never, never>;
}
