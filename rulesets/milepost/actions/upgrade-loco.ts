// upgradeLoco: a better loco, instead of building track or beside it (M-BUILD-18 … 20).

import * as z from 'zod/mini';
import { idShape, meetsAll } from '../../../src/engine/index.js';
import { locosLeft, upgradePrice } from '../rules/locos.js';
import { giveUp, returnLoads, surpluses, surplusOf } from '../rules/surplus-loads.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { defineMilepostAction, eachTrainOf, hasTrain, trainOf, trainShape } from './define.js';
import { isPermitted } from './event-conditions.js';

const needsLoco = ['train/no-such-train', 'loco/no-such-upgrade'];

export const upgradeLoco = /* @__PURE__ */ (() =>
  defineMilepostAction({
    type: 'upgradeLoco',
    payload: {
      to: idShape,
      loadsToReturn: z.optional(z.array(idShape).check(z.minLength(1), z.maxLength(3))),
      train: trainShape,
    },
    notation: ['upgrade', 'to', 'loadsToReturn?', 'train?'],

    // By train, then as the loco's own table lists its upgrades; where loads must go, one for each kind to return.
    *list(game, seat) {
      for (const { train, named } of eachTrainOf(game, seat)) {
        for (const to of game.rules.locos[train.loco].upgrades) {
          for (const loadsToReturn of surpluses(game, train, to)) {
            const returned = loadsToReturn.length > 0 ? { loadsToReturn } : {};
            const action = { type: 'upgradeLoco', seat, to, ...returned, ...named } as const;
            if (meetsAll(upgradeLoco.check, game, action)) yield action;
          }
        }
      }
    },

    check: [
      hasTrain,
      isPermitted,
      {
        code: 'loco/no-such-upgrade',
        rule: 'M-BUILD-18',
        needs: ['train/no-such-train'],
        test(game, action) {
          const { loco } = trainOf(game, action) as { loco: string };
          return game.rules.locos[loco].upgrades.includes(action.to) ? null : { loco, to: action.to };
        },
      },
      {
        code: 'loco/none-left',
        rule: 'M-BUILD-18',
        needs: needsLoco,
        test: (game, { to }) => (locosLeft(game, to) < 1 ? { loco: to } : null),
      },
      {
        // M-TURN-3: the building phase is for track or for one upgrade, never both.
        code: 'loco/already-spent',
        rule: 'M-BUILD-19',
        test: ({ rules, state }) =>
          !rules.upgradesWithTrack && (state.turn.spent > 0 || state.turn.dealt)
            ? { spent: state.turn.spent }
            : null,
      },
      {
        code: 'loco/over-budget',
        rule: 'M-TURN-3',
        needs: needsLoco,
        test(game, action) {
          const price = priceOf(game, action);
          const left = game.rules.budget - game.state.turn.spent;
          return price > left ? { price, left } : null;
        },
      },
      {
        code: 'loco/owes-rent',
        rule: 'M-VAR-5',
        test: ({ state }, { seat }) => (state.seats[seat].debts.length > 0 ? {} : null),
      },
      {
        code: 'loco/no-cash',
        rule: 'M-BUILD-16',
        scope: 'own',
        needs: needsLoco,
        test(game, action) {
          const { cash } = game.state.seats[action.seat];
          const price = priceOf(game, action);
          return cash !== null && cash < price ? { price, cash } : null;
        },
      },
      {
        code: 'loco/wrong-loads',
        rule: 'M-BUILD-20',
        needs: needsLoco,
        test(game, action) {
          const train = trainOf(game, action) as Train;
          const surplus = surplusOf(game, train, action.to);
          return giveUp(train, surplus, action.loadsToReturn) ? null : { surplus };
        },
      },
    ],

    apply(context, state, { seat, to, loadsToReturn = [], train = 0 }) {
      const { before, emit } = context;
      const player = state.seats[seat];
      const price = upgradePrice(context, before.seats[seat].trains[train].loco, to);
      player.cash = before.seats[seat].cash - price;
      player.trains[train].loco = to; // M-BUILD-20: loads stay aboard, the new speed counts from the next turn
      returnLoads(context, state, { seat, train }, loadsToReturn);
      state.turn.upgraded = true;
      state.turn.spent = before.turn.spent + price;
      emit({ type: 'locoUpgraded', seat, train, loco: to, price });
    },
  }))();

function priceOf(game: KnownGame, action: { seat: number; train?: number; to: string }): number {
  return upgradePrice(game, (trainOf(game, action) as Train).loco, action.to);
}
