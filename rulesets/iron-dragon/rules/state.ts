// The state of Iron Dragon: the family's fields and a slice for foremen and their cards, the draft, bribes of
// the turn and ships. Generated text copies, seals, shows and completes it (generated/state.ts).

import {
  type At,
  declareState,
  type KnownOf,
  type Seat,
  type SecretAnswers,
  type StateOf,
  toNobody,
  viewAnswers,
} from '../../../src/core/engine/index.js';
import {
  type MilepostKnown,
  type MilepostState,
  type MilepostView,
  state as milepost,
} from '../../milepost/rules/state.js';
import type { ForemanId } from './foremen/cards.js';

/** The foreman draft while it is open (ID-SETUP-6, R-7): what each seat was dealt, and what it keeps. */
export interface ForemanDraft<Card> {
  readonly since: number;
  readonly dealt: readonly (readonly Card[])[];
  readonly answers: SecretAnswers<ForemanId>;
}

/** A foreman drawn by the seat on turn, who now keeps one of two (ID-FOREMAN-9). */
export interface Hiring<Card> {
  readonly seat: Seat;
  readonly pile: 'deck' | 'discard';
  readonly drawn: Card;
  readonly since: number;
}

/** The fields of a state. A train at sea stands on a sea point. */
export const state = /* @__PURE__ */ declareState(
  ({ answers, count, flag, hidden, int, list, maybe, nameOf, oneOf, partly, record, seat, slice }) => {
    const foreman = nameOf<ForemanId>('foreman');
    const foremen = list(foreman, 13);
    const ship = nameOf('ship');
    const ships = list(ship, 13);
    const train = { seat, train: int(0, 1) };
    return {
      ...milepost.fields,
      own: slice({
        /** The foreman of each seat; null until the draft is revealed. */
        foremen: list(maybe(foreman), 6),
        /** Face down, the top card last. */
        foremanDeck: hidden(foremen, toNobody),
        /** Face up, the top card last. */
        foremanDiscards: foremen,
        draft: partly(
          maybe(record({ since: count, dealt: list(foremen, 6), answers: answers(foreman, 6) })),
          seeDraft,
        ),
        hiring: partly(
          maybe(record({ seat, pile: oneOf(['deck', 'discard']), drawn: foreman, since: count })),
          seeHiring,
        ),
        /** Seats that have chosen their second train while that goes on (ID-VAR-TRAINS-1), else null. */
        secondTrains: maybe(record({ chosen: count, since: count })),
        /** Bribes that the seat on turn has paid, or owes, this turn: for moving and for building. */
        bribed: record({ moving: flag, building: flag }),
        /** Bribes that could not be paid when due; `to` is null for the bank. */
        owedBribes: list(record({ seat, to: maybe(seat) }), 100),
        ships: slice({
          /** Face down, the top card last (ID-SHIP-7). */
          deck: hidden(ships, toNobody),
          /** Face up, the latest last. */
          discards: ships,
          /**
           * The open decision `callShip`: ships drawn for a train, one, or three for the Wee Folk
           * (ID-SHIP-8). Null without a decision.
           */
          drawn: maybe(record({ ...train, ships, since: count })),
          /** Trains aboard a ship, in the port of departure or at sea. */
          voyages: list(
            record({
              ...train,
              ship,
              /** Sea points left this turn; null in the turn of boarding (ID-SHIP-4). */
              points: maybe(int(0, 13)),
            }),
            12,
          ),
          /** Limits for a train in its port, from its arrival or acts there, until it leaves. */
          calls: list(
            record({
              ...train,
              /** True in the turn in which it came by ship: it moves no further (ID-SHIP-11). */
              landed: flag,
              /**
               * Whether it may draw ships: `freely`; `after-delivery` in the turn of landing (ID-SHIP-14);
               * `after-leaving` if it declined (ID-SHIP-6); `once-more` this turn if also stuck.
               */
              draws: oneOf(['freely', 'after-delivery', 'after-leaving', 'once-more']),
            }),
            12,
          ),
        }),
      }),
    };
  },
);

function seeDraft(
  draft: ForemanDraft<ForemanId> | null,
  { viewer }: At<object>,
): ForemanDraft<ForemanId | null> | null {
  return (
    draft && {
      since: draft.since,
      dealt: draft.dealt.map((cards, of) => cards.map((card) => (of === viewer ? card : null))),
      answers: viewAnswers(draft.answers, viewer),
    }
  );
}

// a foreman from the deck is the drawer's secret.
function seeHiring(
  hiring: Hiring<ForemanId> | null,
  { viewer }: At<object>,
): Hiring<ForemanId | null> | null {
  return (
    hiring && {
      seat: hiring.seat,
      pile: hiring.pile,
      drawn: viewer === hiring.seat || hiring.pile === 'discard' ? hiring.drawn : null,
      since: hiring.since,
    }
  );
}

/** The declaration, of which the types below are made. */
type StateDeclaration = typeof state;

/** What Iron Dragon adds to the state. */
export type IronState = StateOf<StateDeclaration>['own'];
/** The slice as a seat may know it, without the order of the decks and other seats' secret foremen. */
export type IronKnown = KnownOf<StateDeclaration>['own'];

/** A state of this title. */
export type State = MilepostState<string, unknown, IronState>;
/** What rules may read: a state, or a view with nulls for what is hidden. */
export type KnownState = MilepostKnown<IronKnown>;
/** What a seat (null: a spectator) may know. */
export type View = MilepostView<string, unknown, IronKnown>;

/** All about ships that a state holds. */
export type ShipsState = IronState['ships'];
/** As it may be known: the order of the deck is nobody's. */
export type ShipsKnown = IronKnown['ships'];
/** A train aboard a ship. */
export type Voyage = ShipsState['voyages'][number];
/** Ship cards that were drawn for a train and not yet answered. */
export type ShipDraw = NonNullable<ShipsState['drawn']>;
/** What a train may not do in the port it stands on. */
export type PortCall = ShipsState['calls'][number];
/** One train of a seat. */
export type TrainRef = Pick<Voyage, 'seat' | 'train'>;
