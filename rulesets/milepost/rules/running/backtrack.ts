// backtrack: a turn given up to turn a train round on the spot (M-VAR-6, M-OPEN-33), also in a lost turn.

import { trainToWrite } from '../../generated/state.js';
import {
  defineMilepostAction,
  eachTrainOf,
  mustBePlaced,
  mustBePlayed,
  mustHaveTrain,
  trainOf,
} from '../define-action.js';
import { field } from '../fields.js';
import { itemsOf } from '../money/price-items.js';
import type { RentedUse } from '../policy-arguments.js';
import { NOBODY, networkOf, ownerOf } from '../rail/network.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { payRent, rentDueTo, rentOf, rentOutOfReach } from './rent.js';

export const backtrack = defineMilepostAction({
  type: 'backtrack',
  payload: () => ({ train: field.train }),
  notation: ['backtrack', 'train?'],

  *offers(game, seat) {
    for (const { named } of eachTrainOf(game, seat)) {
      yield { type: 'backtrack', seat, ...named };
    }
  },

  check: () => [
    mustBePlayed('backtracking', 'M-VAR-6', 'backtracking'),
    mustHaveTrain,
    mustBePlaced,
    {
      code: 'backtrack/already-acted',
      rule: 'M-VAR-6',
      test: ({ state }) => (state.turn.acted ? {} : null),
    },
    {
      code: 'backtrack/no-rent',
      rule: 'M-VAR-6',
      scope: 'own',
      needs: ['train/no-such-train'],
      test(game, { seat, train = 0 }) {
        const turned = trainOf(game, { seat, train }) as Train;
        const owner = rentDueTo(game, seat, arrivedOver(game, turned));
        if (owner === null) return null;
        const rent = rentOutOfReach(game, seat, turningRound(turned, owner));
        return rent === null ? null : { owner, rent };
      },
    },
  ],

  price(game, { seat, train = 0 }) {
    const turned = game.state.seats[seat].trains[train];
    const owner = turned === undefined || turned.at === null ? null : arrivedOver(game, turned);
    if (owner === null || owner === seat) return [];
    return itemsOf([rentOf(game, seat, turningRound(turned, owner))], game.state.seats[seat].cash);
  },

  apply(context, state, { seat, train = 0 }) {
    const { rules, board, before, emit } = context;
    const game = { rules, board, state: before };
    const turned = before.seats[seat].trains[train];
    const owner = rentDueTo(game, seat, arrivedOver(game, turned));
    if (owner !== null) payRent(context, state, seat, turningRound(turned, owner));
    trainToWrite(context, state, seat, train).arrivedBy = null;
    state.turn.phase = 'over';
    emit({ type: 'trainTurned', seat, train });
  },
});

const turningRound = ({ at }: Train, owner: number): RentedUse => ({
  owner,
  from: at as number,
  to: at as number,
});

// The owner of the segment the train arrived by; nobody's once it was erased.
function arrivedOver({ state }: KnownGame, { arrivedBy }: Train): number | null {
  if (arrivedBy === null) return null;
  const owner = ownerOf(networkOf(state.rail), arrivedBy);
  return owner === NOBODY ? null : owner;
}
