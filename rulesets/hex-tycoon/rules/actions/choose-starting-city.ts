// chooseStartingCity: in the order of a second roll each player puts a free rail marker into a starting city
// (HT-SETUP-6); Silver Streak may choose any city.

import { legalOffers } from '../../../../src/core/engine/index.js';
import { isCity, STARTING_CITY } from '../../board/ground.js';
import { ability } from '../ability.js';
import { field } from '../fields.js';
import { railsAt, siteCapacity } from '../network.js';
import { newCompany } from '../new-company.js';
import { defineHexAction } from './define.js';

/** Picks the start city of the seat's first company. Listed by hex. */
export const chooseStartingCity = defineHexAction({
  type: 'chooseStartingCity',
  payload: () => ({ hex: field.hex }),
  notation: ['pick-city', 'hex'],

  *offers(game, seat) {
    for (const hex of game.board.cities) yield { type: 'chooseStartingCity', seat, hex };
  },

  check: () => [
    {
      code: 'setup/not-a-starting-city', // HT-COMPANY-9: any city will do for Silver Streak
      rule: 'HT-SETUP-6',
      test: ({ rules, board, state }, { seat, hex }) => {
        if (board.place[hex] === STARTING_CITY) return null;
        const id = state.seats[seat].company as string;
        const anywhere = ability(rules, state, { id, seat }, 'anyStartCity') > 0;
        return anywhere && isCity(board, hex) ? null : { hex };
      },
    },
    {
      code: 'setup/city-occupied',
      rule: 'HT-SETUP-7',
      needs: ['setup/not-a-starting-city'],
      // HT-COMPANY-9: an ordinary city is not bound by this.
      test: ({ board, state: { companies } }, { hex }) =>
        board.place[hex] === STARTING_CITY &&
        railsAt(companies, hex) > 0 &&
        board.startingCities.some((city) => railsAt(companies, city) === 0)
          ? { hex }
          : null,
    },
    {
      code: 'setup/city-full',
      rule: 'HT-BUILD-9',
      needs: ['setup/not-a-starting-city'],
      test: ({ rules, board, state }, { hex }) => {
        const limit = siteCapacity(rules, board, hex);
        return railsAt(state.companies, hex) < limit ? null : { hex, limit };
      },
    },
  ],

  apply({ rules, board, before, emit }, state, { seat, hex }) {
    // HT-SETUP-7: the table is told of a city that nobody picked; a game's record has no action for it.
    const game = { rules, board, state: before };
    const isOnly = [...legalOffers(chooseStartingCity, game, { seat })].length === 1;
    const settled = isOnly || before.absent.includes(seat);
    const id = before.seats[seat].company as string;
    state.companies = [...state.companies, newCompany(rules, before, { id, seat, start: hex, extra: false })];
    state.queue = before.queue.slice(1);
    emit({ type: 'startingCityChosen', seat, company: id, hex, settled });
  },
});
