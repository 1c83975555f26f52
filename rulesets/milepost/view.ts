// What a seat may know of a milepost game (M-INFO-1 … 9): all but the deck's order, luck, others' cash before the tax,
// and discards that are not yet revealed. And back: a full state that such a view does not contradict.

import { deepFreeze, type Random, type Seat, viewAnswers } from '../../src/core/engine/index.js';
import { shuffled, startLuck } from '../../src/core/random/streams.js';
import type { KnownSeat, MilepostKnown, MilepostState, MilepostView } from './state.js';
import type { KnownGame } from './types.js';

/** The luck streams of a milepost game: the deck's shuffles, and ties at setup. */
export const MILEPOST_STREAMS = ['deck', 'setup'] as const;

/** What a title hides of its own slice; nothing if undefined. */
export type Hiding = ((own: object, viewer: Seat | null) => object) | undefined;
/** How a title fills in what it hides of its own slice. */
export type Guessing = ((game: KnownGame, random: Random) => object) | undefined;

/** The view of a seat, or of a spectator with null. */
export function viewState(state: MilepostState, viewer: Seat | null, hide: Hiding = undefined): MilepostView {
  const { drafts } = state;
  return {
    viewer,
    game: state.game,
    step: state.step,
    round: state.round,
    outcome: state.outcome,
    absent: state.absent,
    turn: state.turn,
    first: state.first,
    seats: state.seats.map(
      (player, seat): KnownSeat => ({
        // M-INFO-2, M-INFO-3: cash is the owner's secret until the tax was drawn, or the game is over.
        cash: seat === viewer || state.cashPublic || state.outcome !== null ? player.cash : null,
        hand: player.hand,
        trains: player.trains,
        turns: player.turns,
        losesTurn: player.losesTurn,
        loan: player.loan,
        debts: player.debts,
        owedFees: player.owedFees,
      }),
    ),
    rail: state.rail,
    deck: state.deck.map(() => null), // M-INFO-5: the number of cards is public, their order nobody's
    discards: state.discards,
    removed: state.removed,
    inPlay: state.inPlay,
    contracts: state.contracts,
    stored: state.stored,
    pending: state.pending,
    drafts: drafts === null ? null : { since: drafts.since, answers: viewAnswers(drafts.answers, viewer) },
    target: state.target,
    declared: state.declared,
    cashPublic: state.cashPublic,
    lastRound: state.lastRound,
    own: hide === undefined ? state.own : hide(state.own, viewer),
  };
}

/** A full state consistent with a view: unseen cards in some order, unseen cash at some figure, luck started anew. */
export function determinizeView(
  { rules, board, state }: KnownGame,
  random: Random,
  { seed, streams, own }: { seed: string; streams: readonly string[]; own: Guessing },
): MilepostState {
  const seen = new Set(cardsSeen(state));
  const unseen = [...board.demandCards, ...rules.events]
    .map(({ number }) => number)
    .filter((card) => !seen.has(card));
  const { viewer: _, ...known } = state as MilepostKnown & { viewer?: Seat | null };
  return {
    ...known,
    luck: startLuck(seed, streams),
    seats: state.seats.map((player, seat) => ({
      ...player,
      cash: player.cash ?? guessCash(state, seat, random),
    })),
    deck: shuffled(unseen, (from, to) => random.int(from, to)),
    drafts:
      state.drafts === null
        ? null
        : { ...state.drafts, answers: guessAnswers({ rules, board, state }, random) },
    own: own === undefined ? state.own : own({ rules, board, state }, random),
  } as MilepostState;
}

function cardsSeen({ seats, discards, removed, inPlay, contracts }: MilepostKnown): readonly number[] {
  return [
    ...seats.flatMap(({ hand }) => hand),
    ...discards,
    ...removed,
    ...inPlay.map(({ card }) => card),
    ...contracts,
  ];
}

// Who declared has the cash for it; nothing else is known of a hidden purse.
function guessCash({ declared, target }: MilepostKnown, seat: Seat, random: Random): number {
  return random.int(declared.includes(seat) ? target : 0, declared.includes(seat) ? target + 50 : 150);
}

function guessAnswers({ rules, state }: KnownGame, random: Random) {
  return (state.drafts?.answers ?? []).map((given, seat) => {
    if (given === null || given.answer !== null) return given;
    const { hand } = state.seats[seat];
    const order = shuffled(hand, (from, to) => random.int(from, to));
    return { answer: deepFreeze(order.slice(0, hand.length - rules.handSize)) };
  });
}
