// What always holds: segments and waivers are conserved, every card is in one place, trackers are right.

import type { Seat } from '../../../src/core/engine/index.js';
import { type CardNumber, eraOfCard, type Line } from '../board/board.js';
import { cardsInPlay } from './cards-in-play.js';
import { NO_CARD } from './regional-draft.js';
import { nodesToJoin } from './route-conditions.js';
import { leastOwnSets } from './routes.js';
import { ownerOf } from './track.js';
import type { FullGame } from './types.js';

/** What does not hold, as sentences; empty for a sound state. */
export function brokenInvariants(game: FullGame): string[] {
  return [
    ...brokenTrack(game),
    ...brokenWaivers(game),
    ...brokenCards(game),
    ...brokenSeats(game),
    ...brokenTurn(game),
    ...brokenDraft(game),
    ...brokenPending(game),
  ];
}

// TC-TRACK-3, TC-TRACK-6.
function* brokenTrack({ rules, state }: FullGame): Generator<string> {
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
function* brokenWaivers({ rules, state }: FullGame): Generator<string> {
  const { seats, waiversRemoved } = state;
  const all = seats.reduce((sum, { waivers }) => sum + waivers, waiversRemoved);
  const dealt = rules.waiversPerSeat * seats.length ** 2;
  if (all !== dealt) yield `there are ${all} waivers of ${dealt}`;
}

function* brokenCards({ rules, board, state }: FullGame): Generator<string> {
  const places = new Map<CardNumber, number>();
  for (const card of cardsInPlay(state) as Iterable<CardNumber>) {
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
  if (state.eraDecks.length !== rules.lastEra) yield 'there are more or fewer decks than eras';
  if (places.has(-1)) yield 'an era deck holds a card of another era';
  if (
    ![...state.companyDeck, ...state.companyDiscard, ...state.display].every((card) =>
      board.companies.includes(card),
    )
  )
    yield 'a card among the Company Cards is none';
}

function* brokenSeats({ board, rules, state }: FullGame): Generator<string> {
  if (state.seats.length !== state.game.seatNames.length) yield 'there are more or fewer seats than names';
  for (let seat: Seat = 0; seat < state.seats.length; seat++) {
    const owner = state.seats[seat];
    const eraOf = (card: CardNumber) => eraOfCard(board, card);
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
      owner.nextEra < 1 ||
      owner.nextEra > rules.lastEra + 1 ||
      [...owner.erasCompleted, ...owner.regionalEras].some((era) => era >= owner.nextEra)
    )
      yield `seat ${seat} cannot draw from era ${owner.nextEra} next`;
  }
}

function* brokenTurn({ rules, state }: FullGame): Generator<string> {
  const { draft, turn, pending, outcome } = state;
  if (draft !== null && turn !== null) yield 'it is the draft and a turn at once';
  // E-HOST-4: a table may stop in the middle of either.
  if (draft === null && turn === null && outcome === null) yield 'it must be the draft, a turn, or over';
  if (pending.length > 0 && turn === null) yield 'a choice is pending in nobody’s turn';
  if (turn === null) return;
  // TC-TURN-3, TC-TRACK-7: a running step has a kind, and ends with its last line or the optional action.
  const { trackKind, trackLines, trackClosed, actionTaken } = turn;
  if ((trackKind === null) !== (trackLines.length === 0)) yield 'a track step has lines without a kind';
  const isFull = trackLines.length >= rules.linesPerStep;
  if (trackLines.length > rules.linesPerStep || ((isFull || actionTaken) && !trackClosed))
    yield 'a track step is open that has ended';
  if (trackClosed && !actionTaken && trackLines.length === 0) yield 'a track step has ended that never began';
}

// TC-SETUP-8: for every starting era each seat is dealt cards of it, and keeps one of them.
function* brokenDraft({ rules, board, state }: FullGame): Generator<string> {
  const { draft, seats } = state;
  if (draft === null) return;
  const { dealt, answers } = draft;
  const isWhole = ({ length }: readonly unknown[]) => length === rules.startingEras.length;
  const fits = ({ length }: readonly unknown[]) => length === seats.length;
  if (!isWhole(dealt) || !isWhole(answers) || !dealt.every(fits) || !answers.every(fits)) {
    yield 'the draft is of another number of seats or eras than the game';
    return;
  }
  for (const [place, era] of rules.startingEras.entries()) {
    for (const [seat, cards] of dealt[place].entries()) {
      const given = answers[place][seat];
      const kept = cards.length === 0 ? given?.answer === NO_CARD : cards.includes(given?.answer as number);
      if (given === null ? cards.length === 0 : !kept)
        yield `seat ${seat} keeps a card that it was not dealt`;
      if (!cards.every((card) => board.regionals[era - 1].includes(card)))
        yield `seat ${seat} was dealt a card of another era than ${era}`;
    }
  }
}

// TC-COMPANY-5: own lines join the cities together with the paid ones, and all of them are needed.
function canSell(
  game: FullGame,
  seat: Seat,
  { card, opponentLines }: { readonly card: CardNumber; readonly opponentLines: readonly Line[] },
): boolean {
  return leastOwnSets(game, seat, opponentLines, nodesToJoin(game, card)).length > 0;
}

// TC-REGION-4, TC-COMPANY-3, TC-COMPANY-4: the things to choose from exist and can be chosen.
function* brokenPending(game: FullGame): Generator<string> {
  const { board, state } = game;
  const seat = state.turn?.seat ?? 0;
  const kinds = state.pending.map(({ kind }) => kind).join();
  if (state.pending.length > 1 && kinds !== 'drawCompany,sellTrack') yield `nobody chooses ${kinds}`;
  for (const open of state.pending) {
    if (open.kind === 'keepRegional') {
      const { era, cards } = open;
      const isOfEra = cards.every((card) => board.regionals[era - 1]?.includes(card));
      if (cards.length === 0 || !isOfEra || era >= state.seats[seat].nextEra)
        yield `no card of era ${era} can be kept`;
    } else if (open.kind === 'sellTrack') {
      const { card, opponentLines } = open;
      const isFounded = board.cards[card].kind === 'company' && state.seats[seat].stack.includes(card);
      // TC-ROUTE-2: every paid line is another's, and the route needs it.
      const isPaid = (line: Line) => ![null, seat].includes(ownerOf(game, line));
      if (!isFounded || !opponentLines.every(isPaid) || !canSell(game, seat, open))
        yield `no track can be sold with card ${card}`;
    }
  }
}
