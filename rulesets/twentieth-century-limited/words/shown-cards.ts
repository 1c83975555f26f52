// The cards of the game as people see them: cities to be joined, and the points for it.

import { cardBack, type ShownCard } from '../../../src/core/title/card.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { Card, CardNumber } from '../board/board.js';
import type { KnownState } from '../rules/state.js';
import { type TwentiethTold, toldBy } from './say.js';

/** The cards that a seat may keep now, and its hand. */
export function shownHand(game: TwentiethTold, seat: number): readonly ShownCard[] {
  const { seats, draft, pending, turn } = game.state as KnownState;
  const { say } = toldBy(game);
  const { companies, regionals } = seats[seat];
  const offered = [
    ...(draft?.dealt.map((bySeat) => bySeat[seat]) ?? []),
    ...pending.flatMap((step) => (step.kind === 'keepRegional' && turn?.seat === seat ? [step.cards] : [])),
  ].flat();
  const cards = (of: readonly (CardNumber | null)[], sort: Sort) =>
    of.map((card) => (card === null ? cardBack(say(sort, {})) : shownCard(game, card, sort)));
  return [
    ...cards(offered, 'sort offered'),
    ...cards(regionals, 'sort regional'),
    ...cards(companies, 'sort company'),
  ];
}

/** The display, and the bonuses that nobody has claimed. */
export function shownDisplay(game: TwentiethTold): readonly ShownCard[] {
  const { display, bonuses } = game.state as KnownState;
  const unclaimed = bonuses.filter(({ claimedBy }) => claimedBy === null);
  return [
    ...display.map((card) => shownCard(game, card, 'sort display')),
    ...unclaimed.map(({ card }) => shownCard(game, card, 'sort bonus')),
  ];
}

// What may be done with a card of a sort.
const TYPES = {
  'sort offered': ['keepRegionalCard'],
  'sort regional': ['scoreRegionalCard'],
  'sort company': ['scoreCompanyCard', 'exchangeCompanyCard'],
  'sort display': ['exchangeCompanyCard', 'drawCompanyCard'],
  'sort bonus': ['claimBonusCard'],
} as const;
type Sort = keyof typeof TYPES;

function shownCard(game: TwentiethTold, number: CardNumber, sort: Sort): ShownCard {
  const card = game.board.cards[number] as Card;
  const { say, wording, cityNamed } = toldBy(game);
  const common = { card: number, sort: say(sort, {}), rule: null, types: TYPES[sort] };
  const lines = 'cities' in card ? card.cities : [];
  const shown = lines.map((id) => {
    const city = game.board.cities.findIndex((one) => one.id === id);
    const to: readonly Place[] = [{ kind: 'city', id: city }];
    return { text: cityNamed(id), pays: null, to, from: [] };
  });
  if (card.kind === 'regional')
    return { ...common, title: say('card era', { era: card.era }), pays: null, lines: shown };
  const title = wording.sentences?.[`card ${number}`] ?? card.name;
  return { ...common, title, pays: say('unit points', { amount: card.value }), lines: shown };
}
