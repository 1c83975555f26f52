// How the command line tells of a milepost game.

import { isConnected, majorsJoined } from '../../rulesets/milepost/rules/victory.js';
import type { MilepostState } from '../../rulesets/milepost/state.js';
import type { MilepostTypes } from '../../rulesets/milepost/types.js';
import { counted } from './console.js';
import type { Column, Told } from './titles.js';

interface MilepostTold extends Told {
  readonly rules: MilepostTypes['rules'];
  readonly board: MilepostTypes['board'];
  readonly state: MilepostState;
}

/** Cash in millions, segments, deliveries, and majors joined (`won` once the line is what victory asks for). */
export const milepostColumns: readonly Column[] = [
  { head: 'cash', width: 4, of: ({ state }, seat) => state.seats[seat].cash },
  { head: 'track', width: 5, of: ({ state }, seat) => state.rail.tracks[seat].length },
  { head: 'loads', width: 5, of: ({ happened }, seat) => happened?.('loadDelivered', seat) ?? '' },
  { head: 'cities', width: 6, of: (told, seat) => lineOf(told, seat) },
];

function lineOf({ rules, board, state }: MilepostTold, seat: number): string {
  if (isConnected({ rules, board, state }, seat)) return 'all';
  return `${majorsJoined({ rules, board, state }, seat)}/${rules.victoryMajors}`;
}

/** Cash, line, track, deliveries and locos of a seat; `money` is what its title counts in. */
export function describeMilepostSeat(told: MilepostTold, seat: number, money = 'M'): string {
  const { rules, state, happened } = told;
  const { cash, trains } = state.seats[seat];
  const line = lineOf(told, seat);
  const cities = line === 'all' ? 'connected' : `${line} major cities joined`;
  const locos = trains.map((train) => rules.locos[train.loco].name).join(' and ');
  const track = counted(state.rail.tracks[seat].length, 'segment');
  const deliveries = happened && counted(happened('loadDelivered', seat), 'delivery', 'deliveries');
  return [`${cash} ${money}`, cities, track, deliveries, locos].filter((part) => part !== null).join(', ');
}

/** M-WIN-1: that a board of one's own has too few major cities for anybody to win. */
export function noticeOfMajors({ rules, board }: Pick<MilepostTold, 'rules' | 'board'>): string | null {
  const majors = board.majors.length;
  if (majors >= rules.victoryMajors) return null;
  const there = majors === 0 ? 'no major city' : counted(majors, 'major city', 'major cities');
  return `${board.name} has ${there} and victory needs ${rules.victoryMajors} joined: nobody can win here.`;
}
