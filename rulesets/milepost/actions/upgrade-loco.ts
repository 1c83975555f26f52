// upgradeLoco: a better loco instead of building track (M-BUILD-18 … 20).

import { idShape } from '../../../src/engine/index.js';
import { defineMilepostAction, eachTrainOf, hasTrain, trainOf, trainShape } from './define.js';

export const upgradeLoco = /* @__PURE__ */ (() =>
  defineMilepostAction({
    type: 'upgradeLoco',
    payload: { to: idShape, train: trainShape },
    notation: ['upgrade', 'to', 'train?'],

    // By train, then as the loco's own table lists its upgrades.
    *list(game, seat) {
      for (const { train, named } of eachTrainOf(game, seat)) {
        for (const to of game.rules.locos[train.loco].upgrades) {
          const action = { type: 'upgradeLoco', seat, to, ...named } as const;
          if (upgradeLoco.check.every((condition) => condition.test(game, action) === null)) yield action;
        }
      }
    },

    check: [
      hasTrain,
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
        // M-TURN-3: the building phase is for track or for one upgrade, never both.
        code: 'loco/already-spent',
        rule: 'M-BUILD-19',
        test: ({ state }) => (state.turn.spent > 0 || state.turn.dealt ? { spent: state.turn.spent } : null),
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
        test({ rules, state }, { seat }) {
          const { cash } = state.seats[seat];
          return cash !== null && cash < rules.upgradePrice ? { price: rules.upgradePrice, cash } : null;
        },
      },
    ],

    apply({ rules, before, emit }, state, { seat, to, train = 0 }) {
      const player = state.seats[seat];
      player.cash = before.seats[seat].cash - rules.upgradePrice;
      player.trains[train].loco = to; // M-BUILD-20: loads stay aboard, the new speed counts from the next turn
      state.turn.upgraded = true;
      state.turn.spent = rules.upgradePrice;
      emit({ type: 'locoUpgraded', seat, train, loco: to, price: rules.upgradePrice });
    },
  }))();
