// How seats stand in a game, in words and figures, and what its cards are called.

import {
  type Column,
  counted,
  pointsFor,
  type SeatScore,
  type Summary,
  type SummaryGame,
  type SummaryLine,
} from '../../src/core/title/summary.js';
import type { Board } from './board/board.js';
import { shownDisplay, shownHand } from './picture/shown-cards.js';
import { scoreSoFar } from './rules/score.js';
import type { KnownState, Score, State } from './rules/state.js';
import type { Rules } from './rules/tables.js';
import type { KnownGame } from './rules/types.js';
import { bonusText } from './words/bonus-text.js';

const seatOf = ({ state }: SummaryGame<object, Board>, seat: number) => (state as State).seats[seat];

// Segments, companies founded, regions completed and waivers left.
const columns: readonly Column[] = [
  {
    head: 'track',
    width: 5,
    of: (game: SummaryGame<object, Board>, seat: number) => seatOf(game, seat).track.length,
  },
  {
    head: 'firms',
    width: 5,
    of: (game: SummaryGame<object, Board>, seat: number) => seatOf(game, seat).companiesFounded,
  },
  {
    head: 'regions',
    width: 7,
    of: (game: SummaryGame<object, Board>, seat: number) => seatOf(game, seat).regionalsCompleted,
  },
  {
    head: 'waivers',
    width: 7,
    of: (game: SummaryGame<object, Board>, seat: number) => seatOf(game, seat).waivers,
  },
];

// Score if the game is over, companies, regions, segments and waivers of a seat.
function describe(game: SummaryGame<object, Board>, seat: number): string {
  const { outcome } = game.state as State;
  const standing = outcome?.ranking.find((one) => one.seat === seat);
  const score = standing === undefined ? '' : `${standing.score} points: `;
  const { companiesFounded, regionalsCompleted, track, waivers } = seatOf(game, seat);
  const parts = [
    counted(companiesFounded, 'company', 'companies'),
    counted(regionalsCompleted, 'region'),
    counted(track.length, 'segment'),
    counted(waivers, 'waiver'),
  ];
  return `${score}${parts.join(', ')}`;
}

// Points as far as cards show them, cards scored, waivers, and the cards of the hand. Those that are on offer
// in a draft or a draw are among them.
function facts(game: SummaryGame<Rules, Board>, seat: number): readonly SummaryLine[] {
  const { board, state } = game;
  const { seats, draft, pending, turn } = state as KnownState;
  const { waivers, companies, regionals, companiesFounded, regionalsCompleted, stack } = seats[seat];
  const points = scoreSoFar(game as KnownGame, seat);
  const faceUp = (cards: readonly (number | null)[]) =>
    cards.map((card) => (card === null ? '?' : numberedCard(board, card))).join('; ');
  const offered = [
    ...(draft?.dealt.map((bySeat) => bySeat[seat]) ?? []),
    ...pending.flatMap((step) => (step.kind === 'keepRegional' && turn?.seat === seat ? [step.cards] : [])),
  ].flat();
  return [
    ['points', stack.includes(null) ? `${points} and more` : points], // TC-STACK-1: only the top card is seen
    ['regions', regionalsCompleted],
    ['founded', companiesFounded],
    ['waivers', waivers],
    ['companies', faceUp(companies)],
    ['regional', faceUp(regionals)],
    ['offered', faceUp(offered)],
  ];
}

// The display, and the bonuses that nobody has claimed.
function open({ board, state }: SummaryGame<object, Board>): readonly SummaryLine[] {
  const { display, bonuses } = state as KnownState;
  const texts = (cards: readonly number[]) => cards.map((card) => numberedCard(board, card)).join('; ');
  const unclaimed = bonuses.flatMap(({ card, claimedBy }) => (claimedBy === null ? [card] : []));
  return [
    ['display', texts(display)],
    ['bonuses', texts(unclaimed)],
  ];
}

// A card with the number that actions name it by.
const numberedCard = (board: Board, card: number) => `${card} ${cardName(board, card)}`;

function cardName({ cards, cityById }: Board, number: number): string {
  const { name, value, cities } = cards.find(({ card }) => card === number) as {
    readonly name?: string;
    readonly value?: number;
    readonly cities?: readonly string[];
  };
  const towns = cities?.map((id) => cityById.get(id)?.name).join(', ');
  if (name === undefined) return towns ?? '';
  return `${name} for ${value}${towns === undefined ? '' : ` (${towns})`}`;
}

// TC-SCORE-1 … 6
function score({ state }: SummaryGame<object, Board>, seat: number): SeatScore {
  const standing = (state as State).outcome?.ranking.find((one) => one.seat === seat) as Score;
  return {
    total: pointsFor('Points', standing.score, 'TC-SCORE-1'),
    items: [
      pointsFor('Regional Cards', standing.regionals, 'TC-SCORE-2'),
      pointsFor('Company Cards', standing.companies, 'TC-SCORE-3'),
      pointsFor('Bonus Cards', standing.bonuses, 'TC-SCORE-4'),
      pointsFor('Waivers', standing.waivers, 'TC-SCORE-5'),
    ],
  };
}

function decided({ state }: SummaryGame<object, Board>): readonly string[] {
  const { outcome, ending, game } = state as State;
  const { ranking, tieBreaks } = outcome as NonNullable<typeof outcome>;
  const said: string[] = [];
  if (ending !== null) {
    const what = ending.by === 'companies' ? 'Company Cards' : 'Regional Cards';
    said.push(`${game.seatNames[ending.seat]} scored enough ${what} to end the game.`); // TC-END-1
  }
  const isShared = ranking.filter(({ place }) => place === 1).length > 1;
  // TC-SCORE-6
  if (!isShared && tieBreaks.length > 0)
    said.push(`${game.seatNames[ranking[0].seat]} has more cards than those with as many points.`);
  return said;
}

/** The words of the title. */
export const summary: Summary = {
  columns,
  describe,
  facts,
  open,
  hand: shownHand,
  display: (game: SummaryGame<object, Board>) =>
    shownDisplay(game).map((shown) => {
      const card = (game.board as Board).cards[Number(shown.card)];
      return card.kind === 'bonus' ? { ...shown, says: bonusText(game.board, card) } : shown;
    }),
  score,
  decided,
  subject(board: Board, action) {
    const { card } = action as { readonly card?: unknown };
    return typeof card === 'number' ? cardName(board, card) : null;
  },
};
