// How seats stand in a game of Iron Dragon: as in the family, and whom they employ.

import type { ShownCard } from '../../src/core/title/card.js';
import type { Summary, Told } from '../../src/core/title/summary.js';
import { shownDisplay, shownHand } from '../milepost/picture/shown-cards.js';
import { describeMilepostSeat, milepostSummary, scoreIn } from '../milepost/summary.js';
import { FOREMAN_IDS, FOREMEN } from './rules/foremen/cards.js';
import type { State } from './rules/state.js';

/** The words of the title. */
export const summary: Summary = {
  ...milepostSummary,
  describe,
  hand,
  display: (told) => shownDisplay(told, 'GP'),
  score: scoreIn('GP'),
};

function describe(told: Told, seat: number): string {
  const foreman = (told.state as State).own.foremen[seat];
  const employed = foreman === null ? 'no foreman yet' : FOREMEN[foreman].name;
  return `${describeMilepostSeat(told, seat, 'GP')}, ${employed}`;
}

// The foreman first, then the demands.
function hand(told: Told, seat: number): readonly ShownCard[] {
  const foreman = (told.state as State).own.foremen[seat];
  const demands = shownHand(told, seat, 'GP');
  if (foreman === null) return demands;
  const rule = `ID-FOREMAN-${FOREMAN_IDS.indexOf(foreman) + 2}`;
  return [
    { card: foreman, sort: 'Foreman', title: FOREMEN[foreman].name, pays: null, lines: [], rule },
    ...demands,
  ];
}
