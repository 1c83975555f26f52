// What must hold of whose turn it is, of what stands open and of who has done what: no move of the game leads elsewhere, and
// the rules of turns and choices rely on it.

import type { Seat } from '../../../src/core/engine/index.js';
import { brokenEntry } from '../deals/track-deals.js';
import { networkOf, ownerOf } from '../rail/network.js';
import type { PendingChoice, TrackDeal } from '../state.js';
import { startupSeat } from '../turns/turn-order.js';
import type { FullGame } from '../types.js';

/** What does not hold, as sentences. The seats and segments of the state must exist. */
export function orderFaults(game: FullGame): readonly string[] {
  return [
    ...turnFaults(game),
    ...roundFaults(game),
    ...draftFaults(game),
    ...game.state.pending.flatMap((choice) => choiceFaults(game, choice)),
  ];
}

function* turnFaults({ rules, state }: FullGame): Generator<string> {
  const { turn, first, seats, pending, drafts, step } = state;
  const { seat, phase, startup, lost, offered, rented } = turn;
  if (startup >= 0) {
    // M-SETUP-10, M-SETUP-12
    if (phase !== 'startup' && phase !== 'over') yield `a startup turn is at ${phase} (M-SETUP-10)`;
    if (startup >= seats.length * rules.startupTurns)
      yield 'there are more startup turns than the rules give';
    else if (seat !== startupSeat(first, seats.length, startup))
      yield 'a startup turn is another seat’s (M-SETUP-12)';
  } else if (phase === 'startup') yield 'the startup is over, and it goes on (M-SETUP-10)';
  if (lost && startup >= 0) yield 'a startup turn is lost (M-EVENT-11)';
  // M-EVENT-10: in a lost turn a train may be turned round, where the rules allow that, and nothing else.
  if (phase === 'lost' && !(lost && rules.backtracking)) yield 'a turn is lost that is not (M-VAR-6)';
  if (lost && phase !== 'lost' && phase !== 'over') yield 'a lost turn is played (M-EVENT-10)';
  const opened = [
    turn.since,
    ...(drafts === null ? [] : [drafts.since]),
    ...pending.map(({ since }) => since),
  ];
  if (opened.some((since) => since > step)) yield 'a choice has been open since a step to come (E-TURN-2)';
  for (const others of [offered, rented])
    if (isTwice(others) || others.includes(seat)) yield 'a seat was dealt with twice, or with itself';
}

function* roundFaults({ state }: FullGame): Generator<string> {
  const { declared, turn, first, seats } = state;
  const played = (turn.seat - first + seats.length) % seats.length;
  const places = declared.map((seat) => (seat - first + seats.length) % seats.length);
  // M-WIN-4: in the order of their turns, each at the end of its own.
  const isInOrder = places.every((place, n) => place <= played && (n === 0 || places[n - 1] < place));
  if (!isInOrder || (declared.length > 0 && turn.startup >= 0))
    yield 'victory was declared twice, or before a turn (M-WIN-4)';
}

// M-VAR-3d: the surplus is chosen from one's own hand.
function* draftFaults({ rules, state }: FullGame): Generator<string> {
  const { drafts, seats } = state;
  if (drafts === null) return;
  const surplus = rules.dealtCards - rules.handSize;
  if (surplus <= 0) yield 'surplus cards are discarded where none were dealt (M-VAR-3d)';
  for (const [seat, given] of drafts.answers.entries()) {
    if (given === null) continue;
    const cards = given.answer ?? [];
    const isHeld = cards.every((card) => seats[seat].hand.includes(card));
    if (cards.length !== surplus || isTwice(cards) || !isHeld)
      yield `seat ${seat} discards cards that it does not hold (M-VAR-3d)`;
  }
}

function choiceFaults(game: FullGame, choice: PendingChoice): string[] {
  const { seats } = game.state;
  if (choice.kind === 'answerDeal')
    return isDealOpen(game, choice.seat, choice.deal)
      ? []
      : ['a deal is open that nobody can have offered (M-VAR-14)'];
  const train = seats[choice.seat].trains[choice.train];
  return train === undefined || train.loads.length === 0
    ? ['a load is to be lost that nobody has (M-EVENT-20)']
    : [];
}

// M-VAR-14, M-OPEN-38: what was checked when it was offered, and nothing has happened since.
function isDealOpen(game: FullGame, asked: Seat, deal: TrackDeal): boolean {
  const { rules, board, state } = game;
  const { buyer, seller, segments, price, inExchange } = deal;
  const { turn, seats } = state;
  const network = networkOf(board, state.rail);
  const isOf = (owner: Seat) => (segment: number) => ownerOf(network, segment) === owner;
  return (
    rules.trackDeals &&
    turn.phase === 'building' &&
    buyer === turn.seat &&
    seller !== buyer &&
    seller === asked &&
    turn.offered.includes(seller) &&
    price <= seats[buyer].cash &&
    segments.length > 0 &&
    !isTwice([...segments, ...inExchange]) &&
    segments.every(isOf(seller)) &&
    inExchange.every(isOf(buyer)) &&
    brokenEntry(game, deal) === undefined
  );
}

const isTwice = (items: readonly number[]) => new Set(items).size < items.length;
