// Conditions that picking up, dropping and delivering share.

import type { Params } from '../../../../src/core/engine/index.js';
import type { City } from '../../board/board.js';
import { type TrainAction, trainOf } from '../define-action.js';
import { citesItsCard, deliveryBan, pickUpBan } from '../events/in-play.js';
import { cityAt } from '../rail/city.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';

interface LoadAction extends TrainAction {
  readonly load: string;
}

/** What a condition needs that asks about the city where the train stands. */
export const inCity = ['train/no-such-train', 'train/not-placed', 'load/not-in-city'];

/** The city where the train stands, once {@link mustBeInCity} holds. */
export function cityOf(game: KnownGame, action: TrainAction): City {
  return cityAt(game.board, (trainOf(game, action) as Train).at) as City;
}

/** The train stands in a city; any milepost of a major one will do (M-LOAD-2, M-LOAD-6). */
export const mustBeInCity = {
  code: 'load/not-in-city',
  rule: 'M-LOAD-2',
  needs: ['train/no-such-train', 'train/not-placed'],
  test: (game: KnownGame, action: TrainAction): Params | null =>
    cityAt(game.board, trainOf(game, action)?.at ?? null) === undefined ? {} : null,
};

/** The load is aboard. */
export const mustBeAboard = {
  code: 'load/not-aboard',
  rule: 'M-DELIVER-1',
  needs: ['train/no-such-train'],
  test: (game: KnownGame, action: LoadAction): Params | null =>
    trainOf(game, action)?.loads.includes(action.load) ? null : { good: action.load },
};

/** Movement is left for the loading, where that takes any (M-VAR-12). */
export const mustHaveLoadPoints = {
  code: 'load/no-points',
  rule: 'M-VAR-12',
  needs: ['train/no-such-train'],
  test: (game: KnownGame, action: TrainAction): Params | null =>
    (trainOf(game, action)?.points ?? 0) < game.rules.loadPoints ? { points: game.rules.loadPoints } : null,
};

/** A place is free aboard. */
export const mustHaveRoom = {
  code: 'load/no-room',
  rule: 'M-LOAD-1',
  needs: ['train/no-such-train'],
  test(game: KnownGame, action: TrainAction): Params | null {
    const { loads, loco } = trainOf(game, action) as Train;
    const { capacity } = game.rules.locos[loco];
    return loads.length >= capacity ? { capacity } : null;
  },
};

/** The card is in the seat's hand, or is an open contract (M-VAR-8). */
export const mustBeOwnCard = {
  code: 'deliver/not-your-card',
  rule: 'M-DELIVER-1',
  test: ({ state }: KnownGame, { seat, card }: { seat: number; card: number }): Params | null =>
    state.seats[seat].hand.includes(card) || state.contracts.includes(card) ? null : { card },
};

/** No event bars the action's load, or the good that it is about, from coming aboard in the train's city. */
export const mustBeAllowedAboard = (good?: string) => unbarred('load/event', pickUpBan, good);

/** As {@link mustBeAllowedAboard}, for delivering. */
export const mustBeDeliverable = (good?: string) => unbarred('deliver/event', deliveryBan, good);

function unbarred(code: string, banOf: typeof pickUpBan, good: string | undefined) {
  return {
    code,
    rule: 'M-EVENT-22',
    ...citesItsCard,
    needs: inCity,
    test(game: KnownGame, action: TrainAction & { readonly load?: string }): Params | null {
      const { at } = trainOf(game, action) as Train;
      const load = good ?? (action.load as string);
      return banOf(game, { seat: action.seat, city: cityOf(game, action), good: load, at });
    },
  };
}
