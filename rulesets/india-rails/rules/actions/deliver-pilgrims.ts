// deliverPilgrims: sets Pilgrims down in an Indian major of another area for 2 M, no card (IR-PILG-3, 4).

import type { City } from '../../../milepost/board/board.js';
import { trainToWrite } from '../../../milepost/generated/state.js';
import { eachTrainOf, mustBePlaced, mustHaveTrain } from '../../../milepost/rules/define-action.js';
import { field } from '../../../milepost/rules/fields.js';
import { withoutOne } from '../../../milepost/rules/loads/chips.js';
import {
  cityOf,
  inCity,
  mustBeDeliverable,
  mustBeInCity,
  mustHaveLoadPoints,
} from '../../../milepost/rules/loads/load-conditions.js';
import { payLoadPoints } from '../../../milepost/rules/loads/load-points.js';
import { receive } from '../../../milepost/rules/money/income.js';
import { cityAt } from '../../../milepost/rules/rail/city.js';
import { alight, canAlight, originOf, PILGRIM_PAY, PILGRIMS } from '../pilgrims/boarding.js';
import { defineIndiaAction } from '../types.js';

export const deliverPilgrims = defineIndiaAction({
  type: 'deliverPilgrims',
  payload: () => ({ train: field.train }),
  notation: ['set-down-pilgrims', 'train?'],

  // By train.
  *offers(game, seat) {
    for (const { named } of eachTrainOf(game, seat)) {
      yield { type: 'deliverPilgrims', seat, ...named };
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    { ...mustBeInCity, rule: 'IR-PILG-3' },
    {
      code: 'pilgrims/none-aboard',
      rule: 'IR-PILG-3',
      needs: ['train/no-such-train'],
      test: ({ state }, { seat, train = 0 }) => (originOf(state, seat, train) === undefined ? {} : null),
    },
    {
      code: 'pilgrims/no-destination',
      rule: 'IR-PILG-3',
      needs: inCity,
      test(game, action) {
        const city = cityOf(game, action);
        return canAlight(city) ? null : { city: city.id };
      },
    },
    {
      code: 'pilgrims/same-area',
      rule: 'IR-PILG-3',
      needs: ['pilgrims/none-aboard', 'pilgrims/no-destination'],
      test(game, action) {
        const area = originOf(game.state, action.seat, action.train ?? 0);
        return area !== undefined && area === cityOf(game, action).area ? { area } : null;
      },
    },
    mustBeDeliverable(PILGRIMS),
    mustHaveLoadPoints,
  ],

  apply(context, state, { seat, train = 0 }) {
    const { rules, board, before, emit } = context;
    const { at, loads } = before.seats[seat].trains[train];
    const { id } = cityAt(board, at) as City;
    const unloaded = trainToWrite(context, state, seat, train);
    unloaded.loads = withoutOne(loads, PILGRIMS);
    payLoadPoints(rules, unloaded); // M-VAR-12: a delivery is a putting-down
    alight(state, seat, train);
    emit({ type: 'loadDropped', seat, train, city: id, good: PILGRIMS });
    emit({ type: 'paidByBank', seat, amount: PILGRIM_PAY });
    receive(context, state, seat, PILGRIM_PAY); // IR-OPEN-8: income, but no delivery on a card
  },
});
