// crossgradeLoco: a swap for the other loco of the same level, beside some track (M-VAR-7, M-OPEN-34).

import * as z from 'zod/mini';
import { idShape, meetsAll } from '../../../src/engine/index.js';
import { locosLeft } from '../rules/locos.js';
import { giveUp, returnLoads, surpluses, surplusOf } from '../rules/surplus-loads.js';
import type { Train } from '../state.js';
import { defineMilepostAction, eachTrainOf, hasTrain, trainOf, trainShape } from './define.js';

const needsTrain = ['variant/off', 'train/no-such-train'];

export const crossgradeLoco = /* @__PURE__ */ (() =>
  defineMilepostAction({
    type: 'crossgradeLoco',
    payload: {
      to: idShape,
      loadsToReturn: z.optional(z.array(idShape).check(z.minLength(1), z.maxLength(3))),
      train: trainShape,
    },
    notation: ['crossgrade', 'to', 'loadsToReturn?', 'train?'],

    // By train and loco; where loads must go, one instance for each kind of load to return.
    *list(game, seat) {
      for (const { train, named } of eachTrainOf(game, seat)) {
        for (const to of game.rules.locos[train.loco].crossgrades) {
          for (const loadsToReturn of surpluses(game, train, to)) {
            const returned = loadsToReturn.length > 0 ? { loadsToReturn } : {};
            const action = { type: 'crossgradeLoco', seat, to, ...returned, ...named } as const;
            if (meetsAll(crossgradeLoco.check, game, action)) yield action;
          }
        }
      }
    },

    check: [
      {
        code: 'variant/off',
        rule: 'M-VAR-7',
        test: ({ rules }) => (rules.crossgradePrice === null ? { variant: 'crossgrading' } : null),
      },
      hasTrain,
      {
        code: 'loco/no-such-crossgrade',
        rule: 'M-VAR-7',
        needs: needsTrain,
        test(game, action) {
          const { loco } = trainOf(game, action) as Train;
          return game.rules.locos[loco].crossgrades.includes(action.to) ? null : { loco, to: action.to };
        },
      },
      {
        code: 'loco/upgraded',
        rule: 'M-VAR-7',
        test: ({ rules, state }) =>
          !rules.upgradesWithTrack && (state.turn.upgraded || state.turn.dealt) ? {} : null,
      },
      {
        code: 'loco/owes-rent',
        rule: 'M-VAR-5',
        test: ({ state }, { seat }) => (state.seats[seat].debts.length > 0 ? {} : null),
      },
      {
        // The price lies inside the budget, so what was built so far must leave room for it.
        code: 'loco/over-budget',
        rule: 'M-VAR-7',
        needs: ['variant/off'],
        test({ rules, state }) {
          const left = rules.budget - state.turn.spent;
          return (rules.crossgradePrice ?? 0) > left ? { price: rules.crossgradePrice, left } : null;
        },
      },
      {
        code: 'loco/no-cash',
        rule: 'M-BUILD-16',
        scope: 'own',
        needs: ['variant/off'],
        test({ rules, state }, { seat }) {
          const { cash } = state.seats[seat];
          const price = rules.crossgradePrice ?? 0;
          return cash !== null && cash < price ? { price, cash } : null;
        },
      },
      {
        code: 'loco/none-left',
        rule: 'M-VAR-7',
        needs: [...needsTrain, 'loco/no-such-crossgrade'],
        test: (game, { to }) => (locosLeft(game, to) < 1 ? { loco: to } : null),
      },
      {
        code: 'loco/wrong-loads',
        rule: 'M-VAR-7',
        needs: [...needsTrain, 'loco/no-such-crossgrade'],
        test(game, action) {
          const train = trainOf(game, action) as Train;
          const surplus = surplusOf(game, train, action.to);
          return giveUp(train, surplus, action.loadsToReturn) ? null : { surplus };
        },
      },
    ],

    apply(context, state, { seat, to, loadsToReturn = [], train = 0 }) {
      const { rules, before, emit } = context;
      const price = rules.crossgradePrice ?? 0;
      const owned = state.seats[seat].trains[train];
      returnLoads(context, state, { seat, train }, loadsToReturn);
      owned.loco = to;
      state.seats[seat].cash = before.seats[seat].cash - price;
      state.turn.spent = before.turn.spent + price;
      emit({ type: 'locoCrossgraded', seat, train, loco: to, price });
    },
  }))();
