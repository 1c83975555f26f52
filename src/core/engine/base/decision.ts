// What somebody must or may decide, as data.

import type { Seat } from './seat.js';

/** An open decision as a ruleset finds it: its seat, phase and first step, and if the game waits for it. */
export interface OpenDecision<Kind extends string = string> {
  /** Who decides. */
  readonly seat: Seat;
  /** The phase that lists its actions. */
  readonly kind: Kind;
  /** The game waits for obligatory decisions only; an optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** An open decision with its id. */
export interface Decision<Kind extends string = string> extends OpenDecision<Kind> {
  /** Made from the step at which it opened, the seat and the kind: other seats' answers do not change it. */
  readonly id: string;
}

/** The id of a decision. */
export function decisionId({ since, seat, kind }: OpenDecision): string {
  return `${since}/${seat}/${kind}`;
}
