// The cards of the game as people see them: cities to be joined, and the points for it.

import { cardBack, type ShownCard } from '../../../src/core/title/card.js';
import type { Place } from '../../../src/core/title/picture.js';
import { counted, type SummaryGame } from '../../../src/core/title/summary.js';
import type { Board, Card, CardNumber } from '../board/board.js';
import type { KnownState } from '../rules/state.js';

/** The cards that a seat may keep now, and its hand. */
export function shownHand({ board, state }: SummaryGame<object, Board>, seat: number): readonly ShownCard[] {
  const { seats, draft, pending, turn } = state as KnownState;
  const { companies, regionals } = seats[seat];
  const offered = [
    ...(draft?.dealt.map((bySeat) => bySeat[seat]) ?? []),
    ...pending.flatMap((step) => (step.kind === 'keepRegional' && turn?.seat === seat ? [step.cards] : [])),
  ].flat();
  const cards = (of: readonly (CardNumber | null)[], sort: string) =>
    of.map((card) => (card === null ? cardBack(sort) : shownCard(board, card, sort)));
  return [
    ...cards(offered, 'Offered'),
    ...cards(regionals, 'Regional Card'),
    ...cards(companies, 'Company Card'),
  ];
}

/** The display, and the bonuses that nobody has claimed. */
export function shownDisplay({ board, state }: SummaryGame<object, Board>): readonly ShownCard[] {
  const { display, bonuses } = state as KnownState;
  const unclaimed = bonuses.filter(({ claimedBy }) => claimedBy === null);
  return [
    ...display.map((card) => shownCard(board, card, 'Display')),
    ...unclaimed.map(({ card }) => shownCard(board, card, 'Bonus Card')),
  ];
}

// What may be done with a card of a sort.
const TYPES: Readonly<Record<string, readonly string[]>> = {
  Offered: ['keepRegionalCard'],
  'Regional Card': ['scoreRegionalCard'],
  'Company Card': ['scoreCompanyCard', 'exchangeCompanyCard'],
  Display: ['exchangeCompanyCard', 'drawCompanyCard'],
  'Bonus Card': ['claimBonusCard'],
};

function shownCard(board: Board, number: CardNumber, sort: string): ShownCard {
  const card = board.cards[number] as Card;
  const common = { card: number, sort, rule: null, types: TYPES[sort] };
  if (card.kind === 'bonus')
    return { ...common, title: card.name, pays: counted(card.value, 'point'), lines: [] };
  const lines = card.cities.map((id) => {
    const city = board.cities.findIndex((one) => one.id === id);
    const to: readonly Place[] = [{ kind: 'city', id: city }];
    return { text: board.cities[city].name, pays: null, to, from: [] };
  });
  return card.kind === 'regional'
    ? { ...common, title: `Era ${card.era}`, pays: null, lines }
    : { ...common, title: card.name, pays: counted(card.value, 'point'), lines };
}
