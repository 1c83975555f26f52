// pickUpPilgrims: a load of Pilgrims comes aboard in a small or medium city of India (IR-PILG-1, 2, 5).

import { meetsAll } from '../../../src/engine/index.js';
import {
  defineMilepostAction,
  eachTrainOf,
  hasTrain,
  isPlaced,
  trainOf,
  trainShape,
} from '../../milepost/actions/define.js';
import { hasLoadPoints, isInCity } from '../../milepost/actions/load-conditions.js';
import type { City } from '../../milepost/board/board.js';
import { pickUpBan } from '../../milepost/events/in-play.js';
import { chipsLeft } from '../../milepost/rules/chips.js';
import { cityAt } from '../../milepost/rules/city.js';
import { payLoadPoints } from '../../milepost/rules/load-points.js';
import type { Train } from '../../milepost/state.js';
import { board as boardPilgrims, canBoard, originOf, PILGRIMS } from '../pilgrims.js';

const inCity = ['train/no-such-train', 'train/not-placed', 'load/not-in-city'];

export const pickUpPilgrims = /* @__PURE__ */ (() =>
  defineMilepostAction({
    type: 'pickUpPilgrims',
    payload: { train: trainShape },
    notation: ['board-pilgrims', 'train?'],

    // By train.
    *list(game, seat) {
      for (const { named } of eachTrainOf(game, seat)) {
        const action = { type: 'pickUpPilgrims', seat, ...named } as const;
        if (meetsAll(pickUpPilgrims.check, game, action)) yield action;
      }
    },

    check: [
      hasTrain,
      isPlaced,
      { ...isInCity, rule: 'IR-PILG-1' },
      {
        code: 'pilgrims/not-here',
        rule: 'IR-PILG-1',
        needs: inCity,
        test(game, action) {
          const city = cityAt(game.board, (trainOf(game, action) as Train).at);
          return city === undefined || canBoard(city) ? null : { city: city.id };
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
      {
        code: 'load/no-room',
        rule: 'IR-PILG-1',
        needs: ['train/no-such-train'],
        test(game, action) {
          const { loads, loco } = trainOf(game, action) as Train;
          const { capacity } = game.rules.locos[loco];
          return loads.length >= capacity ? { capacity } : null;
        },
      },
      {
        code: 'load/event',
        rule: 'M-EVENT-22',
        needs: inCity,
        test(game, action) {
          const { at } = trainOf(game, action) as Train;
          const city = cityAt(game.board, at);
          return city === undefined ? null : pickUpBan(game, action.seat, city, PILGRIMS, at);
        },
      },
      hasLoadPoints,
    ],

    apply({ rules, board, before, emit }, state, { seat, train = 0 }) {
      const { at, loads } = before.seats[seat].trains[train];
      const city = cityAt(board, at) as City;
      const loaded = state.seats[seat].trains[train];
      loaded.loads = [...loads, PILGRIMS];
      loaded.acted = true;
      payLoadPoints(rules, loaded);
      boardPilgrims(state, { seat, train, area: city.area as string });
      emit({ type: 'loadPickedUp', seat, train, city: city.id, good: PILGRIMS });
    },
  }))();
