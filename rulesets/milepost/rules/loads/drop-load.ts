// dropLoad: drops a load in a city for no pay (M-LOAD-6); with field warehousing it waits there (M-VAR-9).

import type { City } from '../../board/board.js';
import { trainToWrite } from '../../generated/state.js';
import { defineMilepostAction, eachTrainOf, mustBePlaced, mustHaveTrain } from '../define-action.js';
import { field } from '../fields.js';
import { cityAt } from '../rail/city.js';
import { withoutOne } from './chips.js';
import { mustBeAboard, mustBeInCity, mustHaveLoadPoints } from './load-conditions.js';
import { payLoadPoints } from './load-points.js';
import { specialLoad } from './special-loads.js';

export const dropLoad = defineMilepostAction({
  type: 'dropLoad',
  payload: () => ({ load: field.good, train: field.train }),
  notation: ['drop', 'load', 'train?'],

  // By train, then each good aboard once.
  *offers(game, seat) {
    for (const { train, named } of eachTrainOf(game, seat)) {
      for (const load of new Set(train.loads)) {
        yield { type: 'dropLoad', seat, load, ...named };
      }
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    { ...mustBeInCity, rule: 'M-LOAD-6' },
    { ...mustBeAboard, rule: 'M-LOAD-6' },
    mustHaveLoadPoints,
  ],

  apply(context, state, { seat, load, train = 0 }) {
    const { rules, board, before, emit } = context;
    const { at, loads } = before.seats[seat].trains[train];
    const city = cityAt(board, at) as City;
    const { id } = city;
    const special = specialLoad(context, load);
    const unloaded = trainToWrite(context, state, seat, train);
    unloaded.loads = withoutOne(loads, load);
    payLoadPoints(rules, unloaded);
    if (special !== undefined) special.atPutDown(context, state, { seat, train, city }, 'dropped');
    else if (rules.storedTurns !== null) {
      const lastTurn = before.seats[seat].turns + rules.storedTurns;
      state.stored = [...before.stored, { city: id, good: load, seat, lastTurn }];
    }
    emit({ type: 'loadDropped', seat, train, city: id, good: load });
  },
});
