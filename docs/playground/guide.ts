// What the planners of a title tell about a position, as far as the title has them.

import type { GameAction, Seat } from 'railhead/engine';
import {
  actionsAt,
  type BuildPlan,
  type MovePlan,
  type PlanningEngine,
  type Price,
  planBuild,
  planMove,
  priceOf,
  type Reached,
  reachOf,
  type TurnStatus,
  turnStatus,
  withPlanning,
} from 'railhead/planning';
import type { Place } from 'railhead/render';
import type { Session } from './session.js';

/** The planners; null where the title has nothing to build to, or no trains. */
export interface Guide {
  status(view: object, seat: Seat): TurnStatus;
  price(view: object, action: GameAction): Price;
  /** The legal actions that are about a place. */
  at(view: object, place: Place, seat: Seat): readonly GameAction[];
  build(
    view: object,
    seat: Seat,
    ends: { readonly from: Place | 'network'; readonly to: Place },
  ): BuildPlan | null;
  move(view: object, seat: Seat, trip: { readonly train: number; readonly to: Place }): MovePlan | null;
  reach(view: object, seat: Seat, train: number): readonly Reached[];
}

/** The planners of a session's title. */
export function guideOf({ engine, planning }: Session): Guide {
  const known = withPlanning(engine, [planning]) as PlanningEngine<never>;
  const of = (view: object) => view as never;
  return {
    status: (view, seat) => turnStatus(known, of(view), seat),
    price: (view, action) => priceOf(known, of(view), action as never),
    at: (view, place, seat) => actionsAt(known, of(view), place, seat),
    build: (view, seat, { from, to }) =>
      planning.build === undefined ? null : planBuild(known, of(view), seat, from, to),
    move: (view, seat, { train, to }) =>
      planning.move === undefined ? null : planMove(known, of(view), seat, train, to),
    reach: (view, seat, train) => reachOf(known, of(view), seat, train),
  };
}
