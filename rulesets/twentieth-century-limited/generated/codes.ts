// Written by `npm run generate -- states` from the conditions of all actions; a test fails where the two are not in step.

/** The phases in which somebody is asked. */
export type Waits = 'draft' | 'track' | 'action' | 'finish' | 'keepRegional' | 'drawCompany' | 'sellTrack';

/** Refusals, by code: what fills the sentence of each. */
export interface Refusals {
  readonly 'bonus/at-the-end': { readonly card: number };
  readonly 'bonus/not-fulfilled': { readonly card: number };
  readonly 'bonus/not-in-stack': { readonly card: number };
  readonly 'bonus/not-open': { readonly card: number };
  readonly 'bonus/taken': { readonly card: number; readonly by: number };
  readonly 'card/not-in-hand': { readonly card: number };
  readonly 'company/not-least': { readonly own: number; readonly least: number };
  readonly 'company/paid-for-nothing': { readonly line: number };
  readonly 'draw/deck-empty': Record<never, never>;
  readonly 'draw/named-from-deck': { readonly card: number };
  readonly 'draw/not-in-display': { readonly card: null | number };
  readonly 'keep/not-dealt': { readonly card: number };
  readonly 'keep/not-drawn': { readonly card: number };
  readonly 'regional/out-of-order': { readonly card: number; readonly era: number; readonly lowest: number };
  readonly 'reset/no-waiver': Record<never, never>;
  readonly 'reset/used': Record<never, never>;
  readonly 'route/no-own-segment': Record<never, never>;
  readonly 'route/no-route': { readonly paid: number };
  readonly 'route/not-foreign': { readonly line: number };
  readonly 'route/not-joined': { readonly card: number };
  readonly 'route/other-lines': { readonly line: number };
  readonly 'route/superfluous': { readonly line: number };
  readonly 'sale/not-joined': { readonly card: number };
  readonly 'sale/not-least': { readonly lines: number; readonly least: null | number };
  readonly 'sale/paid-not-needed': { readonly line: number };
  readonly 'skip/no-card': Record<never, never>;
  readonly 'track/line-taken': { readonly line: number; readonly owner: number };
  readonly 'track/no-segment': { readonly line: number };
  readonly 'track/not-own':
    | { readonly line: number }
    | { readonly line: number; readonly owner: null | number };
  readonly 'track/other-kind': { readonly begun: 'place' | 'remove' };
  readonly 'track/step-closed': { readonly lines: number; readonly limit: number };
  readonly 'track/supply-empty': { readonly segments: number };
  readonly 'turn/action-used': Record<never, never>;
  readonly 'turn/track-first': Record<never, never>;
  readonly 'waiver/too-few': { readonly held: number; readonly needed: number };
  readonly 'waiver/too-many-of-one': {
    readonly owner: number;
    readonly lines: number;
    readonly limit: number;
  };
}
