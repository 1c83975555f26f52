// How seats stand in a milepost game, in words and figures.

import { type Column, counted, type Fact, type Summary, type Told } from '../../src/core/title/summary.js';
import { shownDisplay, shownHand } from './picture/shown-cards.js';
import type { MilepostKnown, MilepostState } from './rules/state.js';
import { isConnected, majorsJoined } from './rules/turns/victory.js';
import type { MilepostTypes } from './rules/types.js';

interface MilepostTold extends Told {
  readonly rules: MilepostTypes['rules'];
  readonly board: MilepostTypes['board'];
  readonly state: MilepostState;
}

// Cash in millions, segments, deliveries, and majors joined (`all` once the line is what victory asks for).
const columns: readonly Column[] = [
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
  return [`${cash} ${money}`, cities, track, deliveries, locos]
    .filter((part) => part !== undefined)
    .join(', ');
}

// Cash, length of track, trains with their loads, and the cards of the hand with what they pay.
function facts({ rules, board, state }: Told, seat: number): readonly Fact[] {
  const { locos, policies } = rules as MilepostTypes['rules'];
  const { cities, cityIndex, demandCards } = board as MilepostTypes['board'];
  const { seats, rail } = state as MilepostKnown;
  const { cash, trains, hand } = seats[seat];
  const textOf = (card: number) =>
    policies
      .demands(demandCards[card - 1])
      .map(({ city, good, payout }) => `${good} to ${cities[cityIndex(city)].name} for ${payout}`)
      .join('; ');
  return [
    ['cash', cash],
    ['track', rail.tracks[seat].length],
    ...trains.map(
      ({ loco, loads, points }): Fact => [
        locos[loco].name,
        `${loads.join(', ') || 'no load'}, ${points} to move`,
      ],
    ),
    ...hand.map((card): Fact => (card === null ? ['card', null] : [`card ${card}`, textOf(card)])),
  ];
}

/** The words of the family. */
export const milepostSummary: Summary = {
  columns,
  describe: describeMilepostSeat,
  facts,
  hand: (told, seat) => shownHand(told, seat),
  display: (told) => shownDisplay(told),
};
