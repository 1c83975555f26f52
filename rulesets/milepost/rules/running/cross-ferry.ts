// crossFerry: a train that has waited at a ferry port since its owner's last turn crosses; the turn is at
// half rate (M-FERRY-6, M-FERRY-7). Loading in the port's city may come first, moving may not (M-OPEN-18).

import type { MilepostBoard } from '../../board/board.js';
import { farPort, ferriesAt } from '../../board/ports.js';
import { trainToWrite } from '../../generated/state.js';
import { defineMilepostAction, eachTrainOf, mustBePlaced, mustHaveTrain, trainOf } from '../define-action.js';
import { citesItsCard, stepBan } from '../events/in-play.js';
import { field } from '../fields.js';
import { itemsOf } from '../money/price-items.js';
import { paysRightly, waysToPay } from '../rail/crossings.js';
import type { Train } from '../state.js';
import { arrive } from './arrival.js';
import { halfSpeed, trainSpeed } from './movement.js';
import { payRent, rentOf, rentOutOfReach } from './rent.js';

const needsFerry = ['train/no-such-train', 'train/not-placed', 'ferry/not-at-port'];

export const crossFerry = defineMilepostAction({
  type: 'crossFerry',
  payload: () => ({ ferry: field.crossing, payTo: field.optional(field.seat), train: field.train }),
  notation: ['cross', 'ferry', 'payTo?', 'train?'],

  // By train, ferry, and holder to pay where the seat lacks the right.
  *offers(game, seat) {
    for (const { train, named } of eachTrainOf(game, seat)) {
      if (train.at === null) continue;
      for (const { id } of ferriesAt(game.board, train.at)) {
        for (const paid of waysToPay(game)) {
          yield { type: 'crossFerry', seat, ferry: id, ...paid, ...named };
        }
      }
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    {
      code: 'ferry/not-at-port',
      rule: 'M-FERRY-6',
      needs: ['train/no-such-train', 'train/not-placed'],
      test: (game, action) =>
        ferriesAt(game.board, (trainOf(game, action) as Train).at as number).some(
          ({ id }) => id === action.ferry,
        )
          ? null
          : { ferry: action.ferry },
    },
    {
      code: 'ferry/has-not-waited',
      rule: 'M-FERRY-6',
      needs: needsFerry,
      test: (game, action) => ((trainOf(game, action) as Train).waited ? null : { ferry: action.ferry }),
    },
    {
      code: 'ferry/event',
      rule: 'M-EVENT-22',
      ...citesItsCard,
      needs: needsFerry,
      test(game, action) {
        const { at } = trainOf(game, action) as Train;
        // M-OPEN-23: a ferry is not a bridge, even where track may lie between its ports.
        return stepBan(game, at as number, farEnd(game.board, action.ferry, at as number), -1);
      },
    },
    {
      code: 'ferry/no-right',
      rule: 'M-OPEN-50',
      needs: needsFerry,
      test: (game, { seat, ferry, payTo }) => (paysRightly(game, seat, ferry, payTo) ? null : { ferry }),
    },
    {
      code: 'ferry/no-rent',
      rule: 'M-MOVE-12',
      scope: 'own',
      needs: [...needsFerry, 'ferry/no-right'],
      test(game, action) {
        const { seat, ferry, payTo: owner } = action;
        if (owner === undefined) return null;
        const from = (trainOf(game, action) as Train).at as number;
        const rent = rentOutOfReach(game, seat, { owner, from, to: farEnd(game.board, ferry, from) });
        return rent === null ? null : { owner, rent };
      },
    },
  ],

  price(game, { seat, ferry, payTo: owner, train = 0 }) {
    const from = game.state.seats[seat].trains[train]?.at ?? null;
    if (owner === undefined || from === null) return [];
    const rent = rentOf(game, seat, { owner, from, to: farEnd(game.board, ferry, from) });
    return itemsOf([rent], game.state.seats[seat].cash);
  },

  apply(context, state, { seat, ferry, payTo, train = 0 }) {
    const { rules, board, before, emit } = context;
    const from = before.seats[seat].trains[train].at as number;
    const to = farEnd(board, ferry, from);
    if (payTo !== undefined) payRent(context, state, seat, { owner: payTo, from, to });
    const crossed = trainToWrite(context, state, seat, train);
    // M-FERRY-7: half rate for the whole turn, counted from the far port; not halved twice (M-OPEN-21). What
    // loading took before the crossing counts (M-VAR-12).
    if (!crossed.halved) {
      const taken = trainSpeed({ rules }, crossed) - crossed.points;
      crossed.points = Math.max(0, halfSpeed({ rules }, crossed) - taken);
      crossed.halved = true;
    }
    crossed.arrivedBy = null;
    emit({ type: 'ferryCrossed', seat, train, ferry, to, points: crossed.points });
    arrive(context, state, { seat, train, from, to });
  },
});

// The milepost that the ferry brings the train to.
function farEnd(board: MilepostBoard, ferry: string, at: number): number {
  return farPort(board.crossings[board.crossingIndex(ferry)], at);
}
