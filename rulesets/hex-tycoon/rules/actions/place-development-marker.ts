// placeDevelopmentMarker: a marker from the hand onto a town or city, in turn or out of turn (HT-DM-G2 … G5).

import { developmentMarkers, suitsMarker } from '../../board/development-markers.js';
import { NO_PLACE, STARTING_CITY } from '../../board/ground.js';
import { field } from '../fields.js';
import type { Development } from '../state.js';
import type { KnownGame } from '../types.js';
import { seatToWrite } from '../writers.js';
import { defineHexAction } from './define.js';

/** Places a development marker at no cost. Listed by marker as held, then by hex. */
export const placeDevelopmentMarker = defineHexAction({
  type: 'placeDevelopmentMarker',
  payload: () => ({ marker: field.marker, hex: field.hex }),
  notation: ['place', 'marker', 'hex'],

  *offers(game, seat) {
    for (const marker of game.state.seats[seat].markers) {
      if (marker === null) continue;
      const { on } = game.rules.developmentMarkers[marker];
      for (const hex of on === 'town' ? game.board.towns : game.board.cities) {
        yield { type: 'placeDevelopmentMarker', seat, marker, hex };
      }
    }
  },

  check: () => [
    {
      code: 'marker/not-held', // reads the acting seat's own hand and nobody else's
      rule: 'HT-DM-G2',
      scope: 'own',
      test: ({ state }, { seat, marker }) => (state.seats[seat].markers.includes(marker) ? null : { marker }),
    },
    {
      code: 'marker/no-town-or-city',
      rule: 'HT-DM-G3',
      test: ({ board }, { hex }) => (board.place[hex] !== NO_PLACE ? null : { hex }),
    },
    {
      code: 'marker/starting-city',
      rule: 'HT-DM-G4',
      test: ({ board }, { hex }) => (board.place[hex] === STARTING_CITY ? { hex } : null),
    },
    {
      code: 'marker/occupied',
      rule: 'HT-DM-G5',
      test: ({ state }, { hex }) =>
        state.developments.some((placed) => placed.hex === hex) ? { hex } : null,
    },
    // HT-DM-1 … HT-DM-20: every marker has its rule.
    ...Object.entries(developmentMarkers).map(([id, { rule }]) => ({
      code: `marker/not-for-${id}`,
      rule,
      needs: ['marker/not-held', 'marker/no-town-or-city', 'marker/starting-city'],
      test: ({ rules, board }: KnownGame, { marker, hex }: Development) =>
        marker !== id || suitsMarker(board, rules.developmentMarkers[id], hex) ? null : { marker, hex },
    })),
  ],

  apply(context, state, { seat, marker, hex }) {
    const { before, emit } = context;
    seatToWrite(context, state, seat).markers = before.seats[seat].markers.filter((held) => held !== marker);
    state.developments = [...before.developments, { marker, hex }]; // HT-DM-G6
    emit({ type: 'developmentMarkerPlaced', seat, marker, hex });
  },
});
