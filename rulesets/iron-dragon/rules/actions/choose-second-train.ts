// chooseSecondTrain: a second loco of level II, chosen in turn order before the first turn (ID-VAR-TRAINS-1).

import { seatToWrite } from '../../../milepost/generated/state.js';
import { field } from '../../../milepost/rules/fields.js';
import { newTrain } from '../../../milepost/rules/setup.js';
import { locosLeft } from '../../../milepost/rules/trains/locos.js';
import { ownToWrite } from '../../generated/state.js';
import { defineIronAction } from '../types.js';

export const chooseSecondTrain = defineIronAction({
  type: 'chooseSecondTrain',
  payload: () => ({ to: field.loco }),
  notation: ['second-train', 'to'],
  isFree: true,

  // As the rules list the types.
  *offers(game, seat) {
    for (const to of game.rules.chosenLocos) {
      yield { type: 'chooseSecondTrain', seat, to };
    }
  },

  check: () => [
    {
      code: 'loco/no-second-train',
      rule: 'ID-VAR-TRAINS-1',
      test: ({ rules }, { to }) => (rules.chosenLocos.includes(to) ? null : { loco: to }),
    },
    {
      code: 'loco/none-left',
      rule: 'ID-LOCO-6',
      needs: ['loco/no-second-train'],
      test: (game, { to }) => (locosLeft(game, to) < 1 ? { loco: to } : null),
    },
  ],

  apply(context, state, { seat, to }) {
    const { before, emit } = context;
    const { secondTrains } = before.own;
    const chosen = (secondTrains?.chosen ?? 0) + 1;
    seatToWrite(context, state, seat).trains = [...state.seats[seat].trains, newTrain(to)];
    const isLast = chosen === before.seats.length;
    ownToWrite(context, state).secondTrains = isLast ? null : { chosen, since: state.step };
    if (isLast) state.turn.since = state.step;
    emit({ type: 'secondTrainChosen', seat, loco: to });
  },
});
