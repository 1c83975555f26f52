// pickUpPilgrims: a load of Pilgrims comes aboard in a small or medium city of India (IR-PILG-1, 2, 5).

import type { City } from '../../../milepost/board/board.js';
import { trainToWrite } from '../../../milepost/generated/state.js';
import { eachTrainOf, mustBePlaced, mustHaveTrain } from '../../../milepost/rules/define-action.js';
import { field } from '../../../milepost/rules/fields.js';
import { chipsLeft } from '../../../milepost/rules/loads/chips.js';
import {
  cityOf,
  inCity,
  mustBeAllowedAboard,
  mustBeInCity,
  mustHaveLoadPoints,
  mustHaveRoom,
} from '../../../milepost/rules/loads/load-conditions.js';
import { payLoadPoints } from '../../../milepost/rules/loads/load-points.js';
import { cityAt } from '../../../milepost/rules/rail/city.js';
import { board as boardPilgrims, canBoard, originOf, PILGRIMS } from '../pilgrims/boarding.js';
import { defineIndiaAction } from '../types.js';

export const pickUpPilgrims = defineIndiaAction({
  type: 'pickUpPilgrims',
  payload: () => ({ train: field.train }),
  notation: ['board-pilgrims', 'train?'],

  // By train.
  *offers(game, seat) {
    for (const { named } of eachTrainOf(game, seat)) {
      yield { type: 'pickUpPilgrims', seat, ...named };
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    { ...mustBeInCity, rule: 'IR-PILG-1' },
    {
      code: 'pilgrims/not-here',
      rule: 'IR-PILG-1',
      needs: inCity,
      test(game, action) {
        const city = cityOf(game, action);
        return canBoard(city) ? null : { city: city.id };
      },
    },
    {
      code: 'pilgrims/aboard-already',
      rule: 'IR-PILG-2',
      needs: ['train/no-such-train'],
      test: ({ state }, { seat, train = 0 }) => (originOf(state, seat, train) === undefined ? null : {}),
    },
    {
      code: 'load/no-chip',
      rule: 'IR-OPEN-6',
      test: (game) => (chipsLeft(game, PILGRIMS) < 1 ? { good: PILGRIMS } : null),
    },
    { ...mustHaveRoom, rule: 'IR-PILG-1' },
    mustBeAllowedAboard(PILGRIMS),
    mustHaveLoadPoints,
  ],

  apply(context, state, { seat, train = 0 }) {
    const { rules, board, before, emit } = context;
    const { at, loads } = before.seats[seat].trains[train];
    const city = cityAt(board, at) as City;
    const loaded = trainToWrite(context, state, seat, train);
    loaded.loads = [...loads, PILGRIMS];
    payLoadPoints(rules, loaded);
    boardPilgrims(state, { seat, train, area: city.area as string });
    emit({ type: 'loadPickedUp', seat, train, city: city.id, good: PILGRIMS });
  },
});
