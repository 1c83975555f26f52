// The state of a milepost game, declared once. It gives the types and the schema, and generated/state.ts,
// which copies, seals, shows and completes it. A title declares its own slice, `own`, over these fields.

import {
  type At,
  declareState,
  type KnownOf,
  type RowOf,
  type SecretAnswers,
  type SeenRowOf,
  type StateOf,
  toNobody,
  type ViewOf,
  viewAnswers,
} from '../../../src/core/engine/index.js';

/** The fields of a state of the family, behind what every state begins with. */
export const state = /* @__PURE__ */ declareState(
  ({
    answers,
    compared,
    count,
    flag,
    hidden,
    int,
    leaf,
    list,
    maybe,
    nameOf,
    numberOf,
    oneOf,
    part,
    partly,
    record,
    rows,
    seat,
    text,
    union,
    word,
  }) => {
    const card = numberOf('card');
    const cards = list(card, 400);
    const milepost = numberOf('milepost');
    const segment = numberOf('segment');
    const segments = list(segment, 20_000);
    const good = nameOf('good');
    const seats = list(seat, 6);
    return {
      /** Whose turn it is, and what has been done in it. */
      turn: part({
        seat,
        /** `lost`: a lost turn that still allows turning round (M-VAR-6). `over`: ends once play settles. */
        phase: oneOf(['startup', 'operations', 'building', 'lost', 'over']),
        /** The step at which its decision opened: the turn's beginning or its seat's last action. */
        since: count,
        /** Startup turns done by all seats together; −1 once normal play has begun. */
        startup: int(-1, 100),
        /** True once its seat has acted, loans apart (M-TURN-5, M-OPEN-31). */
        acted: flag,
        /** True for a turn that is lost to an event. */
        lost: flag,
        /** Money spent in this building phase. */
        spent: count,
        /** Segments built out of major cities this turn (M-BUILD-5). */
        majorStarts: count,
        /** True once track was built this turn. */
        built: flag,
        /** True once a loco was bought this turn (M-BUILD-19). */
        upgraded: flag,
        /** True once a track deal was struck this turn (M-OPEN-38). */
        dealt: flag,
        /** Sellers who were made an offer this turn (M-OPEN-38). */
        offered: seats,
        /** Owners whose rent the seat on turn has paid, or owes, for this turn (M-MOVE-11, M-OPEN-37). */
        rented: seats,
      }),
      /** The seat that opens every round (M-SETUP-7). */
      first: seat,
      /** What belongs to each seat, its track apart. */
      seats: rows('seat', [2, 6], {
        /** Its money; null in a view to which it is secret (M-INFO-2, M-INFO-3). */
        cash: hidden(count, toOwnerUntilTax),
        /** Numbers of its demand cards, open to all, the longest held first. */
        hand: cards,
        /** Trains on the board or waiting to be placed. */
        trains: rows('train', [0, 2], {
          loco: nameOf('loco'),
          /** Null until it is placed (M-OPEN-14). */
          at: maybe(milepost),
          /** The segment it arrived by; null if it may go any way, as in a city (M-OPEN-15, R-16). */
          arrivedBy: maybe(segment),
          /** The last city milepost on its own path, or where it started (M-OPEN-41); null until then. */
          lastCity: maybe(milepost),
          /** Goods aboard, the longest aboard first. */
          loads: list(good, 8),
          /** True on a port where it ended its owner's last turn, until it moves (M-OPEN-18, M-OPEN-15). */
          waited: flag,
          /** Movement points left in this operations phase. */
          points: int(0, 100),
          /** True once its rate was halved this turn: that happens at most once (M-OPEN-21). */
          halved: flag,
          /** True while its owner's next turn halves its rate in any case (CR-OPEN-13). */
          halvedNext: flag,
          /** True once it has paid, or owes, for running on own track this turn (M-VAR-11). */
          feePaid: flag,
        }),
        /** Turns begun so far, startup, lost and hand-discard turns included. */
        turns: count,
        /** True while its next turn is lost (M-EVENT-11). */
        losesTurn: flag,
        /** Principal of its unrepaid loans (M-VAR-4). */
        loan: count,
        /** Rent that could not be paid when due, the oldest first (M-VAR-5). */
        debts: list(record({ to: seat, amount: count }), 1000),
        /** Unpaid movement fees of this turn (M-VAR-11). */
        owedFees: count,
      }),
      /** All that is drawn on the board. A value: each change makes a new one, so caches may key by it. */
      rail: record({
        /** Segments by seat, in the order they were built. */
        tracks: list(segments, 6),
        /** Ferries and links held, by seat. */
        rights: list(list(nameOf('crossing'), 50), 6),
        /** Flooded bridges that only their owners may rebuild for now (M-EVENT-17, M-OPEN-24). */
        reserved: list(
          record({
            segment,
            seat,
            /** The flood card that erased it, or flooded the same river last. */
            card,
            /** The owner's turn at whose end it lapses; null while the flood lasts. */
            lastTurn: maybe(count),
          }),
          2000,
        ),
        /**
         * By seat the unbuilt segments kept for it, as text (M-BUILD-12). Null if no ways for everyone were
         * found; empty in an older save, where they must still be found.
         */
        ways: maybe(list(text(8000), 6)),
      }),
      /** Face-down cards, the top one last. M-INFO-5: their number is public, their order nobody's. */
      deck: hidden(cards, toNobody),
      discards: cards,
      /** Cards taken out of the game. */
      removed: cards,
      /** Events in play (M-CARD-6). */
      inPlay: compared(
        list(
          record({
            card,
            drawer: seat,
            /** The drawer's turn at whose end it leaves play; null if it does not end by time. */
            lastTurn: maybe(count),
            /** Seats that have met its requirement, ascending (M-EVENT-3). */
            met: seats,
          }),
          50,
        ),
      ),
      /** Demand cards lying open for all (M-VAR-8). */
      contracts: cards,
      /** Loads that wait in a city (M-VAR-9), each until the end of its dropper's turn `lastTurn`. */
      stored: list(record({ city: nameOf('city'), good, seat, lastTurn: count }), 200),
      /** Choices that stop play until they are answered; the first in the list is open. */
      pending: list(
        union(
          { kind: word('loseLoad'), seat, train: int(0, 1), since: count },
          {
            kind: word('answerDeal'),
            seat,
            /** An offer to buy or trade track (M-VAR-14). */
            deal: record({ buyer: seat, seller: seat, segments, price: count, inExchange: segments }),
            since: count,
          },
        ),
        50,
      ),
      /** The five-card discard while it is open (M-VAR-3d), null otherwise. */
      drafts: partly(maybe(record({ since: count, answers: answers(cards, 6) })), seeDrafts),
      /** Cash that a victory needs now (M-WIN-6). */
      target: count,
      /** Seats that declared victory this round, in order (M-WIN-4). */
      declared: seats,
      /** True once the tax was drawn (M-EVENT-19). */
      cashPublic: flag,
      /** The round after which the clock ends the game (M-OPEN-39); null while time is left. */
      lastRound: maybe(count),
      /** The title's slice: a value that is replaced as a whole, unless the title declares it otherwise. */
      own: leaf(record({}).schema, (): object => ({})),
    };
  },
);

type Purses = { readonly cashPublic: boolean; readonly outcome: object | null };

// M-INFO-2, M-INFO-3: cash is the owner's secret until the tax was drawn, or the game is over.
function toOwnerUntilTax({ state: { cashPublic, outcome }, viewer, place }: At<Purses>): boolean {
  return viewer === place || cashPublic || outcome !== null;
}

/** The five-card discards while seats choose (M-VAR-3d); each sees its own answer only. */
export interface Drafts {
  readonly since: number;
  readonly answers: SecretAnswers<readonly number[]>;
}

function seeDrafts(drafts: Drafts | null, { viewer }: At<object>): Drafts | null {
  return drafts && { since: drafts.since, answers: viewAnswers(drafts.answers, viewer) };
}

/** The declaration, of which the types below are made. */
type StateDeclaration = typeof state;

/** The state of a milepost game; `own` is the title's slice. */
export type MilepostState<Id extends string = string, Options = unknown, Own = object> = Omit<
  StateOf<StateDeclaration, Id, Options>,
  'own'
> & {
  /** The title's own part of it. */
  own: Own;
};

/** What rules may read: a state, or a view with nulls in hidden places. */
export type MilepostKnown<Own = object> = Omit<KnownOf<StateDeclaration>, 'own'> & {
  /** The title's own part of it. */
  readonly own: Own;
};

/** What a seat or a spectator sees (M-INFO-1 … 9). */
export type MilepostView<Id extends string = string, Options = unknown, Own = object> = Omit<
  ViewOf<StateDeclaration, Id, Options>,
  'own'
> & {
  /** The title's own part of it. */
  readonly own: Own;
};

/** Whose turn it is, and what has been done in it. */
export type Turn = MilepostState['turn'];
/** What belongs to one seat, its track apart. */
export type SeatState = RowOf<StateDeclaration, 'seats'>;
/** A seat as others may know it. */
export type KnownSeat = SeenRowOf<StateDeclaration, 'seats'>;
/** A train on the board or waiting to be placed. */
export type Train = SeatState['trains'][number];
/** All that is drawn on the board. */
export type Rail = MilepostState['rail'];
/** A flooded bridge that only its owner may rebuild for now (M-EVENT-17, M-OPEN-24). */
export type Reservation = Rail['reserved'][number];
/** An event in play (M-CARD-6). */
export type EventInPlay = MilepostState['inPlay'][number];
/** A load that waits in a city (M-VAR-9). */
export type StoredLoad = MilepostState['stored'][number];
/** A choice that stops play until it is answered. */
export type PendingChoice = MilepostState['pending'][number];
/** An offer to buy or trade track (M-VAR-14). */
export type TrackDeal = Extract<PendingChoice, { readonly kind: 'answerDeal' }>['deal'];
