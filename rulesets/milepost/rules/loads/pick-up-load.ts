// pickUpLoad: a load that the city supplies, or one that waits there (M-LOAD-1 … 5, M-VAR-9).

import type { City } from '../../board/board.js';
import { trainToWrite } from '../../generated/state.js';
import { defineMilepostAction, eachTrainOf, mustBePlaced, mustHaveTrain } from '../define-action.js';
import { field } from '../fields.js';
import { cityAt } from '../rail/city.js';
import { chipsLeft } from './chips.js';
import {
  cityOf,
  inCity,
  mustBeAllowedAboard,
  mustBeInCity,
  mustHaveLoadPoints,
  mustHaveRoom,
} from './load-conditions.js';
import { payLoadPoints } from './load-points.js';
import { isOffered, specialLoad, specialLoadsIn } from './special-loads.js';

export const pickUpLoad = defineMilepostAction({
  type: 'pickUpLoad',
  payload: () => ({ load: field.good, fromWarehouse: field.optional(field.yes), train: field.train }),
  notation: ['pick-up', 'load', 'fromWarehouse?', 'train?'],

  // By train: what the city supplies in its order, then what waits there.
  *offers(game, seat) {
    for (const { train, named } of eachTrainOf(game, seat)) {
      const city = cityAt(game.board, train.at);
      if (city === undefined || train.loads.length >= game.rules.locos[train.loco].capacity) continue;
      const stored = new Set(
        game.state.stored.filter((load) => load.city === city.id).map(({ good }) => good),
      );
      const offers = [
        ...city.supplies.map((load) => ({ load })),
        ...specialLoadsIn(game, city).map((load) => ({ load })),
        ...[...stored].map((load) => ({ load, fromWarehouse: true })),
      ];
      for (const offer of offers) {
        yield { type: 'pickUpLoad', seat, ...offer, ...named };
      }
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    mustBeInCity,
    {
      code: 'load/not-supplied',
      rule: 'M-LOAD-2',
      needs: inCity,
      test(game, action) {
        const city = cityOf(game, action);
        if (action.fromWarehouse) return null;
        return isOffered(game, city, action.load) ? null : { city: city.id, good: action.load };
      },
    },
    {
      code: 'load/not-stored',
      rule: 'M-VAR-9',
      needs: inCity,
      test(game, action) {
        if (!action.fromWarehouse) return null;
        const city = cityOf(game, action);
        const waits = game.state.stored.some(({ city: at, good }) => at === city.id && good === action.load);
        return waits ? null : { city: city.id, good: action.load };
      },
    },
    {
      code: 'load/no-chip',
      rule: 'M-LOAD-3',
      needs: [...inCity, 'load/not-supplied'],
      test: (game, { load, fromWarehouse }) =>
        !fromWarehouse && specialLoad(game, load) === undefined && chipsLeft(game, load) < 1
          ? { good: load }
          : null,
    },
    {
      code: 'load/special',
      rule: 'M-LOAD-2',
      test(game, { seat, load }) {
        const by = specialLoad(game, load)?.barsPickUp?.(game, seat) ?? null;
        return by === null ? null : { good: load, by };
      },
    },
    mustHaveRoom,
    mustBeAllowedAboard(),
    mustHaveLoadPoints,
  ],

  apply(context, state, { seat, load, fromWarehouse, train = 0 }) {
    const { rules, board, before, emit } = context;
    const { at, loads } = before.seats[seat].trains[train];
    const place = cityAt(board, at) as City;
    const { id } = place;
    const loaded = trainToWrite(context, state, seat, train);
    loaded.loads = [...loads, load];
    payLoadPoints(rules, loaded);
    if (fromWarehouse) {
      const taken = before.stored.findIndex(({ city, good }) => city === id && good === load);
      state.stored = before.stored.filter((_, index) => index !== taken);
    }
    specialLoad(context, load)?.atPickUp?.(context, state, { seat, train, city: place });
    emit({ type: 'loadPickedUp', seat, train, city: id, good: load });
  },
});
