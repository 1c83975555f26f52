// A whole state that a view does not contradict: the cards nobody shows are dealt at random to the places where the
// viewer sees a back, each place taking only cards that public facts allow there.

import type { Random } from '../../src/engine/index.js';
import { startLuck } from '../../src/random/streams.js';
import type { CardNumber } from './board/board.js';
import type { Pending, SeatState, State } from './state.js';
import type { Reading } from './title.js';

/** The streams of luck of this title. */
export const STREAMS = ['setup', 'deck'] as const;

/** Fills in what the view hides; luck starts anew from the seed. */
export function determinizeView({ rules, board, state: view }: Reading, random: Random, seed: string): State {
  const { viewer: _viewer, ...known } = view;
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

  const seats = view.seats.map((owner, seat): SeatState => {
    const claimed = view.bonuses.filter(({ claimedBy }) => claimedBy === seat).map(({ card }) => card);
    return {
      ...owner,
      companies: fill(owner.companies, isCompany),
      regionals: owner.regionals.map((card, place) => card ?? take(ofEra(owner.regionalEras[place]))),
      stack: fillStack(owner, claimed, { kindOf: (card) => board.cards[card], take, ofEra, isCompany }),
    };
  });
  const draft = view.draft && {
    dealt: view.draft.dealt.map((bySeat, place) =>
      bySeat.map((cards) => fill(cards, ofEra(rules.startingEras[place]))),
    ),
    answers: view.draft.answers,
  };
  const pending = view.pending.map(
    (open): Pending =>
      open.kind === 'keepRegional' ? { ...open, cards: fill(open.cards, ofEra(open.era)) } : open,
  );
  return {
    ...known,
    luck: startLuck(seed, STREAMS),
    seats,
    // An answer that is hidden can be any of the cards dealt.
    draft: draft && {
      ...draft,
      answers: draft.answers.map((given, place) =>
        given.map((answer, seat) =>
          answer === null || answer.answer !== null
            ? answer
            : { answer: draft.dealt[place][seat][random.int(0, draft.dealt[place][seat].length - 1)] ?? -1 },
        ),
      ),
    },
    pending,
    companyDeck: fill(view.companyDeck, isCompany),
    eraDecks: view.eraDecks.map((deck, place) => fill(deck, ofEra(place + 1))),
  } as State;
}

interface Dealer {
  kindOf(card: CardNumber): { readonly kind: string; readonly era?: number };
  take(suits: (card: CardNumber) => boolean): CardNumber;
  ofEra(era: number): (card: CardNumber) => boolean;
  isCompany(card: CardNumber): boolean;
}

// The trackers say what lies below the top; the order of the hidden cards is free but for that of the eras.
function fillStack(
  { stack, companiesFounded, erasCompleted }: SeatState<CardNumber | null>,
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
function unseenCards({ board, state }: Reading): CardNumber[] {
  const seen = new Set<CardNumber | null>([
    ...state.display,
    ...state.companyDiscard,
    ...state.regionalDiscard,
  ]);
  const see = (cards: readonly (CardNumber | null)[]) => {
    for (const card of cards) seen.add(card);
  };
  for (const { companies, regionals, stack } of state.seats) [companies, regionals, stack].forEach(see);
  see(state.companyDeck);
  state.eraDecks.forEach(see);
  for (const bySeat of state.draft?.dealt ?? []) bySeat.forEach(see);
  for (const open of state.pending) if (open.kind === 'keepRegional') see(open.cards);
  return board.cards.flatMap(({ kind, card }) => (kind === 'bonus' || seen.has(card) ? [] : [card]));
}
