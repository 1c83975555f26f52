// What a seat or a spectator may know, built up from nothing (E-VIEW-1): hands, draws and the lower stack are the
// owner's alone, decks show their length.

import { type Seat, viewAnswers } from '../../src/engine/index.js';
import type { Draft, Pending, SeatState, State, View } from './state.js';

const hidden = (cards: readonly unknown[]): null[] => cards.map(() => null);

/** The view of a seat, or of a spectator with null. */
export function viewOf(state: State, viewer: Seat | null): View {
  const { game, step, round, outcome, absent, turn } = state;
  return {
    game,
    step,
    round,
    outcome,
    absent,
    viewer,
    firstSeat: state.firstSeat,
    draft: state.draft && viewDraft(state.draft, viewer),
    turn,
    pending: state.pending.map((open) => viewPending(open, turn?.seat === viewer)),
    ending: state.ending,
    seats: state.seats.map((owner, seat) => viewSeat(owner, seat === viewer)),
    display: state.display,
    companyDeck: hidden(state.companyDeck),
    companyDiscard: state.companyDiscard,
    eraDecks: state.eraDecks.map(hidden),
    regionalDiscard: state.regionalDiscard,
    bonuses: state.bonuses,
    waiversRemoved: state.waiversRemoved,
  };
}

function viewSeat(owner: SeatState, isOwn: boolean): SeatState<number | null> {
  const { stack } = owner;
  return {
    track: owner.track,
    waivers: owner.waivers,
    companies: isOwn ? owner.companies : hidden(owner.companies),
    regionals: isOwn ? owner.regionals : hidden(owner.regionals),
    regionalEras: owner.regionalEras,
    nextEra: owner.nextEra,
    // TC-STACK-1: everyone sees the top card, and only that.
    stack: isOwn ? stack : stack.map((card, place) => (place === stack.length - 1 ? card : null)),
    companiesFounded: owner.companiesFounded,
    regionalsCompleted: owner.regionalsCompleted,
    erasCompleted: owner.erasCompleted,
    cannotEndByRegionals: owner.cannotEndByRegionals,
  };
}

function viewDraft({ dealt, answers }: Draft, viewer: Seat | null): Draft<number | null> {
  return {
    dealt: dealt.map((bySeat) => bySeat.map((cards, seat) => (seat === viewer ? cards : hidden(cards)))),
    answers: answers.map((given) => viewAnswers(given, viewer)),
  };
}

function viewPending(open: Pending, isOwn: boolean): Pending<number | null> {
  if (open.kind !== 'keepRegional') return open;
  return { kind: 'keepRegional', era: open.era, cards: isOwn ? open.cards : hidden(open.cards) };
}
