// What plans of titles are made of, as data: what they fetch and deliver, and what they are about.

import type { GameAction } from '../base/game-action.js';
import type { Seat } from '../base/seat.js';
import type { Plan } from './ruleset.js';

/** A thing of the board or a card that a plan is about. */
export interface PlanPlace {
  /** What it is, in the words of pictures and sentences: a place's kind, or `card`. */
  readonly kind: string;
  /** The number that actions name it by. */
  readonly id: number;
  /** What it is called on the board, if the title says. */
  readonly name?: string;
}

/** Why a plan is offered, as data: a reason, and what it speaks of. */
export interface PlanReason {
  /** The reason, in the title's own words for it: `filling-up`, `rival-close`. */
  readonly because: string;
  /** The place that it speaks of. */
  readonly at?: PlanPlace;
  /** The good, by id. */
  readonly good?: string;
  /** The other seat. */
  readonly seat?: Seat;
  /** How much, in the title's money. */
  readonly amount?: number;
}

/** A good that a plan fetches. */
export interface PlannedPickUp {
  /** The good, by id. */
  readonly good: string;
  /** Where it is picked up. */
  readonly at: PlanPlace;
}

/** A good that a plan delivers. */
export interface PlannedDelivery {
  /** The good, by id. */
  readonly good: string;
  /** Where it is wanted. */
  readonly to: PlanPlace;
  /** The card that asks for it. */
  readonly card: number;
  /** What the delivery pays, in the title's money. */
  readonly pays: number;
}

/** A plan as a title hands it in: what it leaves out is nothing. */
export type OfferedPlan<Action = GameAction> = Pick<Plan<Action>, 'line' | 'value'> & Partial<Plan<Action>>;
