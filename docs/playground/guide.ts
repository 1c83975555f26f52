// What the planners tell about a position of a session's title.

import type { GameAction, Seat } from 'railhead/engine';
import {
  type Place,
  type PlanningEngine,
  type Price,
  type Proposal,
  possiblePlaces,
  priceOf,
  proposalsAt,
  type TurnStatus,
  turnStatus,
  withPlanning,
} from 'railhead/table';
import type { Session } from './session.js';

/** The planners, for views of whatever title. */
export interface Guide {
  status(view: object, seat: Seat): TurnStatus;
  price(view: object, action: GameAction): Price;
  /** What a seat may mean by a place; track begins at `from`. */
  meant(
    view: object,
    seat: Seat,
    ends: { readonly from: Place | 'network'; readonly to: Place },
  ): readonly Proposal[];
  /** Where legal actions happen and trains can be at the end of the turn, where they are few enough to help. */
  possible(view: object, seat: Seat, legal: readonly GameAction[]): readonly Place[];
}

/** The planners of a session's title. */
export function guideOf({ engine, planning, picture }: Session): Guide {
  const known = withPlanning(engine, [planning]) as PlanningEngine<never>;
  const of = (view: object) => view as never;
  // Asked for several times of one view.
  let stood: { readonly view: object; readonly status: TurnStatus } | null = null;
  return {
    status(view, seat) {
      if (stood?.view !== view || stood.status.seat !== seat)
        stood = { view, status: turnStatus(known, of(view), seat) };
      return stood.status;
    },
    price: (view, action) => priceOf(known, of(view), action as never),
    meant: (view, seat, { from, to }) => proposalsAt(known, of(view), seat, to, from),
    possible: (view, seat, legal) =>
      possiblePlaces(known, of(view), seat, { picture, legal: legal as never }),
  };
}
