// How seats stand in a milepost game, in words and figures.

import { wordsOf } from '../../src/core/engine/words/fill.js';
import type { ShownCard } from '../../src/core/title/card.js';
import {
  type Column,
  counted,
  type SeatScore,
  type Summary,
  type SummaryGame,
  type SummaryLine,
} from '../../src/core/title/summary.js';
import { goodIcon } from './picture/goods/good-icon.js';
import type { MilepostKnown, MilepostState } from './rules/state.js';
import type { MilepostStanding } from './rules/turns/round.js';
import { isConnected, majorsJoined } from './rules/turns/victory.js';
import type { MilepostTypes } from './rules/types.js';
import { toldBy } from './words/say.js';
import { shownDisplay, shownHand } from './words/shown-cards.js';

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
function facts(game: MilepostGame, seat: number): readonly SummaryLine[] {
  const { seats, rail } = game.state as MilepostKnown;
  const { cities, cityIndex, demandCards } = game.board;
  const { cash, trains, hand } = seats[seat];
  const { say, wording } = toldBy(game);
  const textOf = (card: number) =>
    game.rules.policies
      .demands(demandCards[card - 1])
      .map(({ city, good, payout }) => `${good} to ${cities[cityIndex(city)].name} for ${payout}`)
      .join('; ');
  const named = (loads: readonly string[]) => loads.map((load) => wordsOf(load, 'load', wording)).join(', ');
  return [
    [say('fact cash', {}), cash],
    [say('fact track', {}), rail.tracks[seat].length],
    ...trains.map(
      ({ loco, loads, points }): SummaryLine => [
        wordsOf(loco, 'loco', wording),
        say('fact train', { loads: named(loads) || say('fact no load', {}), points }),
      ],
    ),
    ...hand.map(
      (card): SummaryLine => [
        card === null ? 'card' : `card ${card}`,
        card === null ? null : textOf(card),
        'card',
      ],
    ),
  ];
}

// M-WIN-5, M-VAR-16: cash among those whose line is long enough.
const score = (game: MilepostGame, seat: number, money = 'M'): SeatScore => {
  const { cash } = standingOf(game, seat);
  const { rules } = game;
  const majors = isConnected(game, seat) ? rules.victoryMajors : majorsJoined(game, seat);
  const { say } = toldBy(game);
  const line = { label: say('score majors', {}), amount: majors, unit: '', rule: 'M-WIN-1' };
  const track = { label: say('score track', {}), amount: game.state.rail.tracks[seat].length };
  return {
    total: { label: say('score cash', {}), amount: cash, unit: money, rule: 'M-WIN-5' },
    items: [line, { ...track, unit: 'segments', rule: 'M-BUILD-1' }],
  };
};

// What a line asks for, as a little picture.
const withIcons = (cards: readonly ShownCard[]): readonly ShownCard[] =>
  cards.map((card) => ({
    ...card,
    lines: card.lines.map((line) =>
      line.named === undefined ? line : { ...line, icon: goodIcon(String(line.named['load'])) },
    ),
  }));

/** The demand cards of a seat in a title that counts in some money. */
export const handIn = (money: string) => (game: MilepostGame, seat: number) =>
  withIcons(shownHand(game, seat, money));

/** Events in play and open contracts in a title that counts in some money. */
export const displayIn = (money: string) => (game: MilepostGame) => withIcons(shownDisplay(game, money));

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
  const { say, wording } = toldBy(game);
  const [{ seat, connected }] = ranking;
  const count = rules.victoryMajors;
  if (reason === 'timeLimit') return [say(connected ? 'end time' : 'end time, no line', { count })];
  const declared = ranking.filter((one) => one.declared);
  if (declared.length === 1) return [say('end declared', { seat, count })];
  const names = wordsOf(
    declared.map((one) => one.seat),
    'seats',
    wording,
  );
  return [say('end declared by some', { names, seat })];
}

/** The words of the family. */
export const milepostSummary: Summary = {
  columns,
  describe: describeMilepostSeat,
  facts,
  hand: handIn('M'),
  display: displayIn('M'),
  score: scoreIn('M'),
  decided,
};
