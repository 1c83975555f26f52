// How seats stand in a milepost game, in words and figures.

import {
  type Column,
  counted,
  type SeatScore,
  type Summary,
  type SummaryGame,
  type SummaryLine,
} from '../../src/core/title/summary.js';
import { shownDisplay, shownHand } from './picture/shown-cards.js';
import type { MilepostKnown, MilepostState } from './rules/state.js';
import type { MilepostStanding } from './rules/turns/round.js';
import { isConnected, majorsJoined } from './rules/turns/victory.js';
import type { MilepostTypes } from './rules/types.js';

/** A game of the family to be told of. */
export interface MilepostGame extends SummaryGame<MilepostTypes['rules'], MilepostTypes['board']> {
  /** A state; a view is enough except for columns. */
  readonly state: MilepostState;
}

// Cash in millions, segments, deliveries, and majors joined (`all` once the line is what victory asks for).
const columns: readonly Column[] = [
  { head: 'cash', width: 4, of: ({ state }: MilepostGame, seat: number) => state.seats[seat].cash },
  { head: 'track', width: 5, of: ({ state }: MilepostGame, seat: number) => state.rail.tracks[seat].length },
  { head: 'loads', width: 5, of: ({ happened }, seat) => happened?.('loadDelivered', seat) ?? '' },
  { head: 'cities', width: 6, of: (game: MilepostGame, seat: number) => lineOf(game, seat) },
];

function lineOf({ rules, board, state }: MilepostGame, seat: number): string {
  if (isConnected({ rules, board, state }, seat)) return 'all';
  return `${majorsJoined({ rules, board, state }, seat)}/${rules.victoryMajors}`;
}

/** Cash, line, track, deliveries and locos of a seat; `money` is what its title counts in. */
export function describeMilepostSeat(game: MilepostGame, seat: number, money = 'M'): string {
  const { rules, state, happened } = game;
  const { cash, trains } = state.seats[seat];
  const line = lineOf(game, seat);
  const cities = line === 'all' ? 'connected' : `${line} major cities joined`;
  const locos = trains.map((train) => rules.locos[train.loco].name).join(' and ');
  const track = counted(state.rail.tracks[seat].length, 'segment');
  const deliveries = happened && counted(happened('loadDelivered', seat), 'delivery', 'deliveries');
  return [`${cash} ${money}`, cities, track, deliveries, locos]
    .filter((part) => part !== undefined)
    .join(', ');
}

// Cash, length of track, trains with their loads, and the cards of the hand with what they pay.
function facts({ rules, board, state }: MilepostGame, seat: number): readonly SummaryLine[] {
  const { locos, policies } = rules;
  const { cities, cityIndex, demandCards } = board;
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
      ({ loco, loads, points }): SummaryLine => [
        locos[loco].name,
        `${loads.join(', ') || 'no load'}, ${points} to move`,
      ],
    ),
    ...hand.map((card): SummaryLine => (card === null ? ['card', null] : [`card ${card}`, textOf(card)])),
  ];
}

// M-WIN-5, M-VAR-16: cash among those whose line is long enough.
const score = (game: MilepostGame, seat: number, money = 'M'): SeatScore => {
  const { cash } = standingOf(game, seat);
  const { rules } = game;
  const majors = isConnected(game, seat) ? rules.victoryMajors : majorsJoined(game, seat);
  const line = { label: 'Major cities joined', amount: majors, unit: '', rule: 'M-WIN-1' };
  const track = { label: 'Track', amount: game.state.rail.tracks[seat].length };
  return {
    total: { label: 'Cash', amount: cash, unit: money, rule: 'M-WIN-5' },
    items: [line, { ...track, unit: 'segments', rule: 'M-BUILD-1' }],
  };
};

/** What a seat of a title is ranked by that counts in another money. */
export const scoreIn = (money: string) => (game: MilepostGame, seat: number) => score(game, seat, money);

const standingOf = ({ state }: MilepostGame, seat: number): MilepostStanding =>
  (state.outcome as unknown as MilepostOutcome).ranking.find((one) => one.seat === seat) as MilepostStanding;

interface MilepostOutcome {
  readonly reason: string;
  readonly ranking: readonly MilepostStanding[];
}

/** Why a game of the family ended, and what decided it. */
function decided(game: MilepostGame): readonly string[] {
  const { rules, state } = game;
  const { reason, ranking } = state.outcome as unknown as MilepostOutcome;
  const name = (seat: number) => state.game.seatNames[seat];
  const [first] = ranking;
  const winner = name(first.seat);
  const line = `a line that joins ${rules.victoryMajors} major cities`;
  if (reason === 'timeLimit')
    return [
      first.connected
        ? `Time ran out. The richest player with ${line} wins.`
        : `Time ran out, and nobody has ${line}. The richest player wins.`,
    ];
  const declared = ranking.filter((one) => one.declared);
  if (declared.length === 1) return [`${winner} declared victory, with ${line} and enough money.`];
  const names = declared.map(({ seat }) => name(seat)).join(' and ');
  return [`${names} declared victory in the same round, and ${winner} has more money.`];
}

/** The words of the family. */
export const milepostSummary: Summary = {
  columns,
  describe: describeMilepostSeat,
  facts,
  hand: (game: MilepostGame, seat: number) => shownHand(game, seat),
  display: (game: MilepostGame) => shownDisplay(game),
  score: scoreIn('M'),
  decided,
};
