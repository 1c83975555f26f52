// A whole state that a view does not contradict. Unseen cards are dealt at random to the places where the
// viewer sees a back. Each place takes only cards that public facts allow there.

import type { Random } from '../../../src/core/engine/index.js';
import { startLuck } from '../../../src/core/random/streams.js';
import type { CardNumber } from '../board/board.js';
import { guessState } from '../generated/state.js';
import { cardsInPlay } from './cards-in-play.js';
import type { KnownSeat, RegionalDraft, State } from './state.js';
import type { KnownGame } from './types.js';

/** The streams of luck of this title. */
export const STREAMS = ['setup', 'deck'] as const;

/** Fills in what the view hides; luck starts again from the seed. */
export function determinizeView(
  { rules, board, state: view }: KnownGame,
  random: Random,
  seed: string,
): State {
  const unseen = unseenCards({ rules, board, state: view });
  const take = (suits: (card: CardNumber) => boolean): CardNumber => {
    const fitting = unseen.filter(suits);
    const card = fitting[random.int(0, fitting.length - 1)];
    unseen.splice(unseen.indexOf(card), 1);
    return card;
  };
  const ofEra = (era: number) => (card: CardNumber) => board.regionals[era - 1]?.includes(card) ?? false;
  const isCompany = (card: CardNumber) => board.cards[card].kind === 'company';
  const fill = (cards: readonly (CardNumber | null)[], suits: (card: CardNumber) => boolean) =>
    cards.map((card) => card ?? take(suits));

  const claimedBy = (seat: number) =>
    view.bonuses.filter((bonus) => bonus.claimedBy === seat).map(({ card }) => card);
  const dealer: Dealer = { kindOf: (card) => board.cards[card], take, ofEra, isCompany };
  return guessState(view, startLuck(seed, STREAMS), {
    'seats.companies': (cards) => fill(cards, isCompany),
    'seats.regionals': (cards, seat) =>
      cards.map((card, place) => card ?? take(ofEra(view.seats[seat].regionalEras[place]))),
    'seats.stack': (_, seat) => fillStack(view.seats[seat], claimedBy(seat), dealer),
    draft: (draft) =>
      draft && guessDraft(draft, (cards, place) => fill(cards, ofEra(rules.startingEras[place])), random),
    pending: (pending) =>
      pending.map((open) =>
        open.kind === 'keepRegional' ? { ...open, cards: fill(open.cards, ofEra(open.era)) } : open,
      ),
    companyDeck: (deck) => fill(deck, isCompany),
    eraDecks: (decks) => decks.map((deck, place) => fill(deck, ofEra(place + 1))),
  });
}

// An answer that is hidden can be any of the cards dealt.
function guessDraft(
  draft: RegionalDraft<CardNumber | null>,
  fill: (cards: readonly (CardNumber | null)[], place: number) => readonly CardNumber[],
  random: Random,
): RegionalDraft {
  const dealt = draft.dealt.map((bySeat, place) => bySeat.map((cards) => fill(cards, place)));
  const guess = (cards: readonly CardNumber[]) => ({ answer: cards[random.int(0, cards.length - 1)] ?? -1 });
  return {
    dealt,
    answers: draft.answers.map((given, place) =>
      given.map((answer, seat) =>
        answer === null || answer.answer !== null ? answer : guess(dealt[place][seat]),
      ),
    ),
  };
}

interface Dealer {
  kindOf(card: CardNumber): { readonly kind: string; readonly era?: number };
  take(suits: (card: CardNumber) => boolean): CardNumber;
  ofEra(era: number): (card: CardNumber) => boolean;
  isCompany(card: CardNumber): boolean;
}

// The trackers say what lies below the top; hidden cards come in any order, except for the eras.
function fillStack(
  { stack, companiesFounded, erasCompleted }: KnownSeat,
  claimed: readonly CardNumber[],
  { kindOf, take, ofEra, isCompany }: Dealer,
): CardNumber[] {
  const shown = stack.filter((card) => card !== null);
  if (shown.length === stack.length) return shown;
  const has = (kind: string) => shown.filter((card) => kindOf(card).kind === kind).length;
  const eras = erasCompleted.slice(0, erasCompleted.length - has('regional'));
  return [
    ...eras.map((era) => take(ofEra(era))),
    ...Array.from({ length: companiesFounded - has('company') }, () => take(isCompany)),
    ...claimed.filter((card) => !shown.includes(card)),
    ...shown,
  ];
}

/** Regional and Company Cards that the view shows nowhere, ascending. */
function unseenCards({ board, state }: KnownGame): CardNumber[] {
  const seen = new Set(cardsInPlay(state));
  return board.cards.flatMap(({ kind, card }) => (kind === 'bonus' || seen.has(card) ? [] : [card]));
}
