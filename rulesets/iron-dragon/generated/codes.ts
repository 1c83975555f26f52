// Written by `npm run generate -- states` from the conditions of all actions; a test fails where the two are not in step.

import type { FamilyRefusals } from '../../milepost/generated/codes.js';

/** The phases in which somebody is asked. */
export type Waits =
  | 'startup'
  | 'operations'
  | 'building'
  | 'lost'
  | 'chooseForeman'
  | 'keepForeman'
  | 'chooseSecondTrain'
  | 'callShip'
  | 'discardDemands'
  | 'loseLoad'
  | 'answerDeal';

/** Refusals, by code: what fills the sentence of each. */
export interface Refusals extends FamilyRefusals {
  readonly 'foreman/empty-pile': { readonly pile: 'discard' };
  readonly 'foreman/no-cash': { readonly price: number; readonly cash: number };
  readonly 'foreman/not-dealt': {
    readonly foreman: 'catman' | 'dwarf' | 'elf' | 'human' | 'orc' | 'troll' | 'wee-folk';
  };
  readonly 'foreman/not-for-hire': {
    readonly foreman: 'catman' | 'dwarf' | 'elf' | 'human' | 'orc' | 'troll' | 'wee-folk';
  };
  readonly 'foreman/over-budget': { readonly price: number; readonly left: number };
  readonly 'loco/no-second-train': { readonly loco: string };
  readonly 'move/no-bribe': { readonly bribe: number };
  readonly 'ship/aboard': { readonly ship: string };
  readonly 'ship/boarded-this-turn': Record<never, never>;
  readonly 'ship/declined-here': Record<never, never>;
  readonly 'ship/just-landed': Record<never, never>;
  readonly 'ship/no-fee': { readonly ship: string; readonly fee: number; readonly cash: number };
  readonly 'ship/no-points': Record<never, never>;
  readonly 'ship/no-sea-way': { readonly to: number };
  readonly 'ship/not-aboard': Record<never, never>;
  readonly 'ship/not-drawn': { readonly ship: string };
  readonly 'ship/not-in-port': Record<never, never>;
  readonly 'ship/nothing-delivered': Record<never, never>;
}
