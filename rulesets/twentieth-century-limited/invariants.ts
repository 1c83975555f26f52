// What always holds: segments and waivers are conserved, every card is in exactly one place, trackers tell the truth.

import type { Seat } from '../../src/engine/index.js';
import type { CardNumber } from './board/board.js';
import type { State } from './state.js';
import type { Game } from './title.js';

/** What does not hold, as sentences; empty for a sound state. */
export function brokenInvariants(game: Game): string[] {
  return [
    ...brokenTrack(game),
    ...brokenWaivers(game),
    ...brokenCards(game),
    ...brokenSeats(game),
    ...brokenTurn(game),
  ];
}

// TC-TRACK-3, TC-TRACK-6.
function* brokenTrack({ rules, state }: Game): Generator<string> {
  const taken = new Set<number>();
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { track } = state.seats[seat];
    if (track.length > rules.segments)
      yield `seat ${seat} has ${track.length} segments on the board of ${rules.segments}`;
    for (const line of track) {
      if (taken.has(line)) yield `line ${line} holds two segments`;
      taken.add(line);
    }
  }
}

// TC-WAIVER-7.
function* brokenWaivers({ rules, state }: Game): Generator<string> {
  const { seats, waiversRemoved } = state;
  const all = seats.reduce((sum, { waivers }) => sum + waivers, waiversRemoved);
  const dealt = rules.waiversPerSeat * seats.length ** 2;
  if (all !== dealt) yield `there are ${all} waivers of ${dealt}`;
}

function* brokenCards({ board, state }: Game): Generator<string> {
  const places = new Map<CardNumber, number>();
  for (const card of cardsInPlay(state)) {
    places.set(card, (places.get(card) ?? 0) + 1);
  }
  for (const { card, kind } of board.cards) {
    const count = places.get(card) ?? 0;
    if (kind !== 'bonus' && count !== 1) yield `${kind} card ${card} is in ${count} places`;
  }
  for (const { card, claimedBy } of state.bonuses) {
    if (board.cards[card]?.kind !== 'bonus') yield `card ${card} is no Bonus Card`;
    state.seats.forEach(({ stack }, seat) => {
      if (stack.includes(card) !== (seat === claimedBy)) places.set(card, 2);
    });
    if (places.get(card) === 2) yield `bonus card ${card} lies in another stack than its claimant's`;
  }
  for (const [card] of places) {
    if (board.cards[card]?.kind === 'bonus' && !state.bonuses.some((open) => open.card === card))
      yield `bonus card ${card} is not in this game`;
  }
  state.eraDecks.forEach((deck, place) => {
    if (!deck.every((card) => board.regionals[place]?.includes(card))) places.set(-1, place);
  });
  if (places.has(-1)) yield 'an era deck holds a card of another era';
  if (
    ![...state.companyDeck, ...state.companyDiscard, ...state.display].every((card) =>
      board.companies.includes(card),
    )
  )
    yield 'a card among the Company Cards is none';
}

/** Every card that lies somewhere on the table, open Bonus Cards that nobody claimed apart. */
function* cardsInPlay(state: State): Generator<CardNumber> {
  yield* state.display;
  yield* state.companyDeck;
  yield* state.companyDiscard;
  yield* state.regionalDiscard;
  for (const deck of state.eraDecks) yield* deck;
  for (const { companies, regionals, stack } of state.seats) {
    yield* companies;
    yield* regionals;
    yield* stack;
  }
  for (const bySeat of state.draft?.dealt ?? []) for (const cards of bySeat) yield* cards;
  for (const open of state.pending) if (open.kind === 'keepRegional') yield* open.cards;
}

function* brokenSeats({ board, rules, state }: Game): Generator<string> {
  if (state.seats.length !== state.game.seatNames.length) yield 'there are more or fewer seats than names';
  for (let seat: Seat = 0; seat < state.seats.length; seat++) {
    const owner = state.seats[seat];
    const eraOf = (card: CardNumber) => {
      const found = board.cards[card];
      return found?.kind === 'regional' ? found.era : 0;
    };
    const scored = owner.stack.filter((card) => eraOf(card) > 0);
    const founded = owner.stack.filter((card) => board.cards[card]?.kind === 'company');
    if (owner.companiesFounded !== founded.length)
      yield `seat ${seat} has founded ${founded.length} companies`;
    if (owner.regionalsCompleted !== scored.length)
      yield `seat ${seat} has completed ${scored.length} regionals`;
    if (scored.map(eraOf).join() !== owner.erasCompleted.join())
      yield `seat ${seat} has not completed the eras it says`;
    if (owner.regionals.map(eraOf).join() !== owner.regionalEras.join())
      yield `the eras of the hand of seat ${seat} are not those it says`;
    if (!owner.companies.every((card) => board.cards[card]?.kind === 'company'))
      yield `seat ${seat} holds a card among its Company Cards that is none`;
    if (
      owner.nextEra > rules.lastEra + 1 ||
      [...owner.erasCompleted, ...owner.regionalEras].some((era) => era >= owner.nextEra)
    )
      yield `seat ${seat} cannot draw from era ${owner.nextEra} next`;
  }
}

function* brokenTurn({ state }: Game): Generator<string> {
  const { draft, turn, pending, outcome, seats } = state;
  const count = seats.length;
  if (draft !== null && turn !== null) yield 'it is the draft and a turn at once';
  // E-HOST-4: a table may stop in the middle of either.
  if (draft === null && turn === null && outcome === null) yield 'it must be the draft, a turn, or over';
  if (pending.length > 0 && turn === null) yield 'a choice is pending in nobody’s turn';
  const fits = (list: readonly unknown[]) => list.length === count;
  if (draft !== null && !(draft.dealt.every(fits) && draft.answers.every(fits)))
    yield 'the draft has more or fewer seats than the game';
}
