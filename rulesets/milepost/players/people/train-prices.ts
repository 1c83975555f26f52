// What a step of a planned way costs, item by item: the price of its action in the position that the way has led to.

import { actionPrice, type PriceItem } from '../../../../src/core/engine/index.js';
import type { PlannedRent } from '../../../../src/core/title/planning.js';
import type { Journey } from './journey.js';
import type { AskedGame } from './spec.js';
import { actionTo, isFeePaid, isTollPaid, ownersPaid, type TrainPosition } from './standing.js';

/** The items of the step that led to a standing; none where a turn begins. */
export function priceOfStep(journey: Journey, standing: TrainPosition): readonly PriceItem[] {
  const action = actionTo(journey, standing);
  if (action === null || standing.before === null) return [];
  const { state, engine } = positionAt(journey, standing.before);
  return actionPrice(engine.settingOf(state as never), state, action);
}

// The position as it is when the train stands there, as far as prices look at it.
function positionAt({ spec, now, later, seat, train }: Journey, standing: TrainPosition): AskedGame {
  const game = standing.turn <= 0 ? now : later;
  const { state } = game;
  const { seats, turn } = state;
  const { at, arrivedBy, waited, points, halved } = standing;
  const feePaid = isFeePaid(standing);
  const trains = seats[seat].trains.with(train, {
    ...seats[seat].trains[train],
    at,
    arrivedBy,
    waited,
    points,
    halved,
    feePaid,
  });
  const rented = ownersPaid(standing);
  const cash = Number.isFinite(standing.cash) ? standing.cash : null;
  return {
    ...game,
    state: {
      ...state,
      own: isTollPaid(standing) ? (spec.tolls?.afterStep(state.own) ?? state.own) : state.own,
      seats: seats.with(seat, { ...seats[seat], trains, cash }),
      turn: { ...turn, seat, rented },
    },
  };
}

/** The rents among the items, those that will be owed as well. */
export function rentsIn(items: readonly PriceItem[], turn: number): readonly PlannedRent[] {
  return items.flatMap(({ what, amount, params }) => {
    const due = amount + Number(params.owed ?? 0);
    return what === 'rent' && due > 0 ? [{ turn, to: Number(params.owner), amount: due }] : [];
  });
}
