// moveShip: a ship with its train sails to the next sea point, or lands in a port (ID-SHIP-9 … 13).

import type { MilepostBoard } from '../../../milepost/board/board.js';
import { trainToWrite } from '../../../milepost/generated/state.js';
import { eachTrainOf, mustHaveTrain, trainOf } from '../../../milepost/rules/define-action.js';
import { field } from '../../../milepost/rules/fields.js';
import { standAt } from '../../../milepost/rules/running/arrival.js';
import type { Train } from '../../../milepost/rules/state.js';
import { shipsToWrite } from '../../generated/state.js';
import { noteLanding } from '../ships/port-calls.js';
import { voyageOf, withTrain } from '../ships/voyages.js';
import type { Voyage } from '../state.js';
import { defineIronAction } from '../types.js';

const needsShip = ['train/no-such-train', 'ship/not-aboard'];

export const moveShip = defineIronAction({
  type: 'moveShip',
  payload: () => ({ to: field.milepost, train: field.train }),
  notation: ['sail', 'to', 'train?'],

  // By train, then by direction.
  *offers(game, seat) {
    for (const { train, named } of eachTrainOf(game, seat)) {
      for (const to of train.at === null ? [] : seaStepsFrom(game.board, train.at)) {
        yield { type: 'moveShip', seat, to, ...named };
      }
    }
  },

  check: () => [
    mustHaveTrain,
    {
      code: 'ship/not-aboard',
      rule: 'ID-SHIP-9',
      needs: ['train/no-such-train'],
      test: ({ state }, { seat, train = 0 }) =>
        voyageOf(state.own.ships, seat, train) === undefined ? {} : null,
    },
    {
      code: 'ship/boarded-this-turn',
      rule: 'ID-SHIP-4',
      needs: needsShip,
      test: ({ state }, { seat, train = 0 }) =>
        voyageOf(state.own.ships, seat, train)?.points === null ? {} : null,
    },
    {
      code: 'ship/no-points',
      rule: 'ID-SHIP-9',
      needs: needsShip,
      test: ({ state }, { seat, train = 0 }) =>
        voyageOf(state.own.ships, seat, train)?.points === 0 ? {} : null,
    },
    {
      code: 'ship/no-sea-way',
      rule: 'ID-SHIP-10',
      needs: needsShip,
      test: (game, action) =>
        seaStepsFrom(game.board, (trainOf(game, action) as Train).at as number).includes(action.to)
          ? null
          : { to: action.to },
    },
  ],

  apply(context, state, { seat, to, train = 0 }) {
    const { rules, board, before, emit } = context;
    const { ships } = before.own;
    const voyage = voyageOf(ships, seat, train) as Voyage;
    const points = (voyage.points as number) - 1; // stepping onto the port takes one too
    const from = before.seats[seat].trains[train].at as number;
    const sailing = trainToWrite(context, state, seat, train);
    standAt(board, sailing, to); // at sea the last city stays what it was
    emit({ type: 'shipMoved', seat, train, from, to, points });
    if (board.shipPortAt[to] < 0) {
      shipsToWrite(context, state).voyages = withTrain(ships.voyages, voyage, { ...voyage, points });
      return;
    }
    // ID-SHIP-11: the ship and its last points are gone, unless loading takes some (ID-VAR-COST-2).
    sailing.points = rules.loadPoints > 0 ? points : 0;
    const written = shipsToWrite(context, state);
    written.discards = [...ships.discards, voyage.ship];
    written.voyages = withTrain(ships.voyages, voyage, null);
    noteLanding(context, state, voyage);
    emit({ type: 'shipArrived', seat, train, ship: voyage.ship, at: to });
  },
});

// Where a ship gets by one step, by direction: sea points, and ports beside a sea point (ID-SHIP-10, R-58).
function seaStepsFrom({ seaNeighbours }: MilepostBoard, from: number): readonly number[] {
  return [...seaNeighbours.subarray(6 * from, 6 * from + 6)].filter((to) => to >= 0);
}
