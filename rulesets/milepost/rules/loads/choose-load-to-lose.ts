// chooseLoadToLose: the owner of a train hit by an event chooses a load to lose (M-EVENT-14, M-EVENT-20).

import { trainToWrite } from '../../generated/state.js';
import { defineMilepostAction } from '../define-action.js';
import { field } from '../fields.js';
import type { PendingChoice } from '../state.js';
import type { KnownGame } from '../types.js';
import { withoutOne } from './chips.js';
import { specialLoad } from './special-loads.js';

type LoseLoad = Extract<PendingChoice, { kind: 'loseLoad' }>;

export const chooseLoadToLose = defineMilepostAction({
  type: 'chooseLoadToLose',
  payload: () => ({ load: field.good }),
  notation: ['lose', 'load'],
  isFree: true,

  // Each good aboard once; loads of one good leave no choice.
  *offers(game, seat) {
    for (const load of new Set(loadsAtStake(game))) yield { type: 'chooseLoadToLose', seat, load };
  },

  check: () => [
    {
      code: 'load/not-aboard',
      rule: 'M-EVENT-20',
      test: (game, { load }) => (loadsAtStake(game).includes(load) ? null : { good: load }),
    },
  ],

  apply(context, state, { load }) {
    const { before, emit } = context;
    const { seat, train } = before.pending[0] as LoseLoad;
    const { loads } = before.seats[seat].trains[train];
    trainToWrite(context, state, seat, train).loads = withoutOne(loads, load);
    state.pending = before.pending.slice(1);
    emit({ type: 'loadLost', seat, train, good: load });
    specialLoad(context, load)?.atLoss(context, state, { seat, train });
  },
});

function loadsAtStake({ state }: KnownGame): readonly string[] {
  const { seat, train } = state.pending[0] as LoseLoad;
  return state.seats[seat].trains[train].loads;
}
