// How seats stand in a game of Iron Dragon: as in the family, and whom they employ.

import type { Summary, Told } from '../../src/core/title/summary.js';
import { describeMilepostSeat, milepostSummary } from '../milepost/summary.js';
import { FOREMEN } from './foremen/cards.js';
import type { State } from './state.js';

/** The words of the title. */
export const summary: Summary = { ...milepostSummary, describe };

function describe(told: Told, seat: number): string {
  const foreman = (told.state as State).own.foremen[seat];
  const employed = foreman === null ? 'no foreman yet' : FOREMEN[foreman].name;
  return `${describeMilepostSeat(told, seat, 'GP')}, ${employed}`;
}
