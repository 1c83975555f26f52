// chooseCompany: in the order of the dice each player picks one company of the list (HT-SETUP-5).

import { field } from '../fields.js';
import type { KnownGame } from '../types.js';
import { seatToWrite } from '../writers.js';
import { defineHexAction } from './define.js';

/** True for a company that somebody has picked or founded. */
export function isCompanyTaken({ seats, companies }: KnownGame['state'], id: string): boolean {
  return seats.some(({ company }) => company === id) || companies.some((company) => company.id === id);
}

/** Picks a company. Listed in the order of the company list. */
export const chooseCompany = defineHexAction({
  type: 'chooseCompany',
  payload: () => ({ company: field.company }),
  notation: ['pick-company', 'company'],

  *offers(game, seat) {
    for (const company of Object.keys(game.rules.companies)) {
      yield { type: 'chooseCompany', seat, company };
    }
  },

  check: () => [
    {
      code: 'setup/no-such-company', // HT-OPT-0b: Purple Pusher is on the list with stocks only
      rule: 'HT-OPT-0b',
      test: ({ rules }, { company }) => (Object.hasOwn(rules.companies, company) ? null : { company }),
    },
    {
      code: 'setup/company-taken',
      rule: 'HT-SETUP-5',
      test: ({ state }, { company }) => (isCompanyTaken(state, company) ? { company } : null),
    },
  ],

  apply(context, state, { seat, company }) {
    const { before, emit } = context;
    seatToWrite(context, state, seat).company = company;
    state.queue = before.queue.slice(1);
    emit({ type: 'companyChosen', seat, company });
  },
});
