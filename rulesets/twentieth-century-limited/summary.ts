// How seats stand in a game, in words and figures, and what its cards are called.

import type { Wording } from '../../src/core/engine/words/fill.js';
import {
  type Column,
  counted,
  pointsFor,
  type SeatScore,
  type Summary,
  type SummaryLine,
} from '../../src/core/title/summary.js';
import type { Board } from './board/board.js';
import { scoreSoFar } from './rules/score.js';
import type { KnownState, Score, State } from './rules/state.js';
import type { KnownGame } from './rules/types.js';
import { bonusText } from './words/bonus-text.js';
import { nameInGame } from './words/names.js';
import { type TwentiethTold, told, toldBy } from './words/say.js';
import { shownDisplay, shownHand } from './words/shown-cards.js';

const seatOf = ({ state }: TwentiethTold, seat: number) => (state as State).seats[seat];

// Segments, companies founded, regions completed and waivers left.
const columns: readonly Column[] = [
  {
    head: 'track',
    width: 5,
    of: (game: TwentiethTold, seat: number) => seatOf(game, seat).track.length,
  },
  {
    head: 'firms',
    width: 5,
    of: (game: TwentiethTold, seat: number) => seatOf(game, seat).companiesFounded,
  },
  {
    head: 'regions',
    width: 7,
    of: (game: TwentiethTold, seat: number) => seatOf(game, seat).regionalsCompleted,
  },
  {
    head: 'waivers',
    width: 7,
    of: (game: TwentiethTold, seat: number) => seatOf(game, seat).waivers,
  },
];

// Score if the game is over, companies, regions, segments and waivers of a seat.
function describe(game: TwentiethTold, seat: number): string {
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
function facts(game: TwentiethTold, seat: number): readonly SummaryLine[] {
  const { seats, draft, pending, turn } = game.state as KnownState;
  const { say } = toldBy(game);
  const { waivers, companies, regionals, companiesFounded, regionalsCompleted, stack } = seats[seat];
  const points = scoreSoFar(game as KnownGame, seat);
  const faceUp = (cards: readonly (number | null)[]) =>
    cards.map((card) => (card === null ? '?' : numberedCard(game, card))).join('; ');
  const offered = [
    ...(draft?.dealt.map((bySeat) => bySeat[seat]) ?? []),
    ...pending.flatMap((step) => (step.kind === 'keepRegional' && turn?.seat === seat ? [step.cards] : [])),
  ].flat();
  return [
    // TC-STACK-1: of other seats only the top card is seen.
    [say('fact points', {}), stack.includes(null) ? say('fact some points', { points }) : points],
    [say('fact regions', {}), regionalsCompleted],
    [say('fact founded', {}), companiesFounded],
    [say('fact waivers', {}), waivers],
    [say('fact companies', {}), faceUp(companies)],
    [say('fact regional', {}), faceUp(regionals)],
    [say('fact offered', {}), faceUp(offered)],
  ];
}

// The display, and the bonuses that nobody has claimed.
function open(game: TwentiethTold): readonly SummaryLine[] {
  const { display, bonuses } = game.state as KnownState;
  const texts = (cards: readonly number[]) => cards.map((card) => numberedCard(game, card)).join('; ');
  const unclaimed = bonuses.flatMap(({ card, claimedBy }) => (claimedBy === null ? [card] : []));
  return [
    ['display', texts(display)],
    ['bonuses', texts(unclaimed)],
  ];
}

// A card with the number that actions name it by.
const numberedCard = (game: TwentiethTold, card: number) =>
  `${card} ${cardNamed(game.board, card, toldBy(game).wording)}`;

function cardNamed(board: Board, number: number, wording: Wording): string {
  const card = board.cards[number];
  const { say, cityNamed } = told(board, wording);
  const cities = 'cities' in card ? card.cities.map(cityNamed).join(', ') : null;
  if (card.kind === 'regional') return cities ?? '';
  const name = wording.sentences?.[`card ${number}`] ?? card.name;
  return say('fact named card', { name, points: card.value, cities });
}

// TC-SCORE-1 … 6
function score(game: TwentiethTold, seat: number): SeatScore {
  const standing = (game.state as State).outcome?.ranking.find((one) => one.seat === seat) as Score;
  const { say } = toldBy(game);
  return {
    total: pointsFor(say('score points', {}), standing.score, 'TC-SCORE-1'),
    items: [
      pointsFor(say('score regionals', {}), standing.regionals, 'TC-SCORE-2'),
      pointsFor(say('score companies', {}), standing.companies, 'TC-SCORE-3'),
      pointsFor(say('score bonuses', {}), standing.bonuses, 'TC-SCORE-4'),
      pointsFor(say('score waivers', {}), standing.waivers, 'TC-SCORE-5'),
    ],
  };
}

function decided(game: TwentiethTold): readonly string[] {
  const { outcome, ending } = game.state as State;
  const { ranking, tieBreaks } = outcome as NonNullable<typeof outcome>;
  const { say } = toldBy(game);
  const said: string[] = [];
  if (ending !== null) said.push(say(`end ${ending.by}`, { seat: ending.seat })); // TC-END-1
  const isShared = ranking.filter(({ place }) => place === 1).length > 1;
  if (!isShared && tieBreaks.length > 0) said.push(say('end cards', { seat: ranking[0].seat })); // TC-SCORE-6
  return said;
}

/** The words of the title. */
export const summary: Summary = {
  columns,
  describe,
  facts,
  open,
  hand: shownHand,
  display: (game: TwentiethTold) =>
    shownDisplay(game).map((shown) => {
      const card = game.board.cards[Number(shown.card)];
      return card.kind === 'bonus' ? { ...shown, says: bonusText(game, card) } : shown;
    }),
  score,
  decided,
  subject(board: Board, action) {
    const { card } = action as { readonly card?: unknown };
    const called = (kind: string, value: string | number) => nameInGame({ rules: {}, board }, kind, value);
    return typeof card === 'number' ? cardNamed(board, card, { called }) : null;
  },
};
