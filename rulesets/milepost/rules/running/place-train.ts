// placeTrain: where a train begins (M-MOVE-1, M-OPEN-14).

import { byIndex } from '../../../../src/core/engine/index.js';
import { trainToWrite } from '../../generated/state.js';
import { defineMilepostAction, eachTrainOf, mustHaveTrain, trainOf } from '../define-action.js';
import { isHalved } from '../events/in-play.js';
import { field } from '../fields.js';
import type { Train } from '../state.js';
import { halveNow } from './half-rate.js';

export const placeTrain = defineMilepostAction({
  type: 'placeTrain',
  payload: () => ({ milepost: field.milepost, train: field.train }),
  notation: ['place', 'milepost', 'train?'],

  // By train, then by milepost.
  offers(game, seat) {
    const { mileposts } = game.board;
    const unplaced = eachTrainOf(game, seat).filter(({ train }) => train.at === null);
    const at = (index: number) => {
      const { named } = unplaced[Math.floor(index / mileposts.length)];
      return { type: 'placeTrain', seat, milepost: mileposts[index % mileposts.length], ...named } as const;
    };
    return byIndex(unplaced.length * mileposts.length, at);
  },

  check: () => [
    mustHaveTrain,
    {
      code: 'train/already-placed',
      rule: 'M-OPEN-14',
      needs: ['train/no-such-train'],
      test: (game, action) =>
        (trainOf(game, action) as Train).at === null ? null : { train: action.train ?? 0 },
    },
    {
      code: 'train/no-start-there',
      rule: 'M-MOVE-1',
      test: (game, { seat, milepost }) =>
        game.rules.policies.canStartAt(game, seat, milepost) ? null : { milepost },
    },
  ],

  apply(context, state, { seat, milepost, train = 0 }) {
    const { rules, board, before } = context;
    const placed = trainToWrite(context, state, seat, train);
    placed.at = milepost;
    placed.arrivedBy = null;
    placed.waited = false; // M-OPEN-18
    placed.lastCity = milepost; // M-OPEN-41, CR-OPEN-22: the start counts as visited, a port too
    context.emit({ type: 'trainPlaced', seat, train, milepost });
    // M-OPEN-21: a train that begins in a half-rate area has the halved allowance, placed there or not.
    if (isHalved({ rules, board, state: before }, milepost)) halveNow(context, state, seat, train);
    rules.policies.atPlacement(context, state, { seat, milepost });
  },
});
