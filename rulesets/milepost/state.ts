// The state of a milepost game: few small records, leaf lists that are replaced and never changed in place.

import type { Envelope, GameHeader, Seat, SecretAnswers } from '../../src/core/engine/index.js';
import type { Milepost, Segment } from './board/board.js';

/** A train on the board or waiting to be placed. */
export interface Train {
  readonly loco: string;
  /** Null until it is placed (M-OPEN-14). */
  readonly at: Milepost | null;
  /** The segment it arrived by; null where any way on is open: in cities, on ports it may turn at, at sea (M-OPEN-15, R-16). */
  readonly arrivedBy: Segment | null;
  /** The last city milepost on its own path, or where it started (M-OPEN-41). */
  readonly lastCity: Milepost | null;
  /** Goods aboard, the longest aboard first. */
  readonly loads: readonly string[];
  /** True while it stands on a port on which it ended its owner's previous turn; a move ends it (M-OPEN-18, M-OPEN-15). */
  readonly waited: boolean;
  /** Movement points left in this operations phase. */
  readonly points: number;
  /** True once its rate was halved this turn: that happens at most once (M-OPEN-21). */
  readonly halved: boolean;
  /** True while its owner's next turn halves its rate whatever else happens (CR-OPEN-13). */
  readonly halvedNext: boolean;
  /** True once it has paid, or owes, for running on own track this turn (M-VAR-11). */
  readonly feePaid: boolean;
}

/** Rent that could not be paid when due (M-VAR-5). */
export interface Debt {
  readonly to: Seat;
  /** Millions. */
  readonly amount: number;
}

/** What belongs to one seat, its track apart. */
export interface SeatState {
  /** Millions. Hidden from the others until the tax was drawn (M-INFO-2). */
  readonly cash: number;
  /** Numbers of its demand cards, open to all, the longest held first. */
  readonly hand: readonly number[];
  readonly trains: readonly Train[];
  /** Turns begun so far, startup, lost and hand-discard turns included. */
  readonly turns: number;
  /** True while its next turn is lost (M-EVENT-11). */
  readonly losesTurn: boolean;
  /** Principal of its unrepaid loans (M-VAR-4). */
  readonly loan: number;
  /** Unpaid rent, the oldest first (M-VAR-5). */
  readonly debts: readonly Debt[];
  /** Unpaid movement fees of this turn (M-VAR-11). */
  readonly owedFees: number;
}

/** A flooded bridge that only its owner may rebuild for now (M-EVENT-17, M-OPEN-24). */
export interface Reservation {
  readonly segment: Segment;
  readonly seat: Seat;
  /** The flood card that erased it, or flooded the same river last. */
  readonly card: number;
  /** The owner's turn at whose end it lapses; null while the flood lasts. */
  readonly lastTurn: number | null;
}

/** All that is drawn on the board. A value: every change makes a new one, so that caches can hang on its identity. */
export interface Rail {
  /** Segments by seat, in the order they were built. */
  readonly tracks: readonly (readonly Segment[])[];
  /** Ferries and links held, by seat. */
  readonly rights: readonly (readonly string[])[];
  readonly reserved: readonly Reservation[];
}

/** An event in play (M-CARD-6). */
export interface EventInPlay {
  readonly card: number;
  readonly drawer: Seat;
  /** The drawer's turn at whose end it leaves play; null if it does not end by time. */
  readonly lastTurn: number | null;
  /** Seats that have met its requirement, ascending (M-EVENT-3). */
  readonly met: readonly Seat[];
}

/** A load that waits in a city (M-VAR-9). */
export interface StoredLoad {
  readonly city: string;
  readonly good: string;
  readonly seat: Seat;
  /** The dropper's turn at whose end it returns to the supply. */
  readonly lastTurn: number;
}

/** An offer to buy or trade track (M-VAR-14). */
export interface TrackDeal {
  readonly buyer: Seat;
  readonly seller: Seat;
  readonly segments: readonly Segment[];
  readonly price: number;
  readonly inExchange: readonly Segment[];
}

/** A choice that stops play until it is answered; the first in the list is open. */
export type PendingChoice =
  | { readonly kind: 'loseLoad'; readonly seat: Seat; readonly train: number; readonly since: number }
  | { readonly kind: 'answerDeal'; readonly seat: Seat; readonly deal: TrackDeal; readonly since: number };

/** Whose turn it is, and what has been done in it. */
export interface Turn {
  seat: Seat;
  /** `lost`: a lost turn that may still be used to turn round (M-VAR-6). `over`: it ends as soon as play is settled. */
  phase: 'startup' | 'operations' | 'building' | 'lost' | 'over';
  /** The step at which its decision opened: the turn's beginning or its seat's last action. */
  since: number;
  /** Startup turns done by all seats together; −1 once normal play has begun. */
  startup: number;
  /** True once its seat has acted, loans apart (M-TURN-5, M-OPEN-31). */
  acted: boolean;
  /** True for a turn that is lost to an event. */
  lost: boolean;
  /** Millions spent in this building phase. */
  spent: number;
  /** Segments built out of major cities this turn (M-BUILD-5). */
  majorStarts: number;
  /** True once track was built this turn. */
  built: boolean;
  /** True once a loco was bought this turn (M-BUILD-19). */
  upgraded: boolean;
  /** True once a track deal was struck this turn (M-OPEN-38). */
  dealt: boolean;
  /** Sellers who were made an offer this turn (M-OPEN-38). */
  offered: readonly Seat[];
  /** Seats whose rent its seat has paid, or owes, for this turn, whichever train runs on their track (M-MOVE-11, M-OPEN-37). */
  rented: readonly Seat[];
}

/** The state of a milepost game; `own` is the title's slice, a value that is replaced as a whole. */
export interface MilepostState<Id extends string = string, Options = unknown, Own = object>
  extends Envelope<Id, Options> {
  turn: Turn;
  /** The seat that opens every round (M-SETUP-7). */
  first: Seat;
  seats: readonly SeatState[];
  rail: Rail;
  /** Face-down cards, the top one last. */
  deck: readonly number[];
  discards: readonly number[];
  /** Cards taken out of the game. */
  removed: readonly number[];
  inPlay: readonly EventInPlay[];
  /** Demand cards lying open for all (M-VAR-8). */
  contracts: readonly number[];
  stored: readonly StoredLoad[];
  pending: readonly PendingChoice[];
  /** The five-card discard while it is open (M-VAR-3d). */
  drafts: { readonly since: number; readonly answers: SecretAnswers<readonly number[]> } | null;
  /** Cash that a victory needs now (M-WIN-6). */
  target: number;
  /** Seats that declared victory this round, in order (M-WIN-4). */
  declared: readonly Seat[];
  /** True once the tax was drawn (M-EVENT-19). */
  cashPublic: boolean;
  /** The round after which the clock ends the game (M-OPEN-39). */
  lastRound: number | null;
  own: Own;
}

/** A seat as others may know it. */
export type KnownSeat = Omit<SeatState, 'cash'> & { cash: number | null };

/** What rules may read: a state, or a view with nulls in hidden places. */
export type MilepostKnown<Own = object> = Omit<
  MilepostState<string, unknown, Own>,
  'luck' | 'seats' | 'deck'
> & {
  seats: readonly KnownSeat[];
  deck: readonly (number | null)[];
};

/** What a seat or a spectator sees (M-INFO-1 … 9). */
export type MilepostView<Id extends string = string, Options = unknown, Own = object> = Omit<
  MilepostKnown<Own>,
  'game'
> & { game: GameHeader<Id, Options>; readonly viewer: Seat | null };
