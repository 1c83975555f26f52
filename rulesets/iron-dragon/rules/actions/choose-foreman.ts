// chooseForeman: one of the foremen dealt, kept in secret by everybody at once (ID-SETUP-6, R-7).

import { withAnswer } from '../../../../src/core/engine/index.js';
import { ownToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import type { ForemanId } from '../foremen/cards.js';
import type { ForemanDraft } from '../state.js';
import { defineIronAction } from '../types.js';

export const chooseForeman = defineIronAction({
  type: 'chooseForeman',
  payload: () => ({ foreman: field.foreman }),
  notation: ['keep-foreman', 'foreman'],
  isFree: true,

  // Each race among the cards dealt once, in the order of the deal.
  *offers({ state }, seat) {
    for (const foreman of new Set(dealtTo(state.own.draft, seat)))
      if (foreman !== null) yield { type: 'chooseForeman', seat, foreman };
  },

  check: () => [
    {
      code: 'foreman/not-dealt',
      rule: 'ID-SETUP-6',
      scope: 'own',
      test: ({ state }, { seat, foreman }) =>
        dealtTo(state.own.draft, seat).includes(foreman) ? null : { foreman },
    },
  ],

  apply(context, state, { seat, foreman }) {
    const { before, emit } = context;
    const draft = before.own.draft as ForemanDraft<ForemanId>;
    const answers = withAnswer(draft.answers, seat, foreman);
    ownToWrite(context, state).draft = { ...draft, answers };
    emit({ type: 'foremanKept', seat });
  },
});

function dealtTo(draft: ForemanDraft<ForemanId | null> | null, seat: number): readonly (ForemanId | null)[] {
  return draft?.dealt[seat] ?? [];
}
