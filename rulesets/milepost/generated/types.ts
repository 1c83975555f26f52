// Written by `npm run generate -- states` from what the title declares; a test fails where the two are not in step.

import type { Decision } from '../../../src/core/engine/base/decision.js';
import type { SecretAnswers } from '../../../src/core/engine/fields/secret-answers.js';
import type { PriceItem } from '../../../src/core/engine/rules/price.js';

/** Whose turn it is, and what has been done in it. */
export interface MilepostTurn {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** `lost`: a lost turn that still allows turning round (M-VAR-6). `over`: ends once play settles. */
  readonly phase: 'startup' | 'operations' | 'building' | 'lost' | 'over';
  /** The step at which its decision opened: the turn's beginning or its seat's last action. */
  readonly since: number;
  /** Startup turns done by all seats together; −1 once normal play has begun. */
  readonly startup: number;
  /** True once its seat has acted, loans apart (M-TURN-5, M-OPEN-31). */
  readonly acted: boolean;
  /** True for a turn that is lost to an event. */
  readonly lost: boolean;
  /** Money spent in this building phase. */
  readonly spent: number;
  /** Segments built out of major cities this turn (M-BUILD-5). */
  readonly majorStarts: number;
  /** True once track was built this turn. */
  readonly built: boolean;
  /** True once a loco was bought this turn (M-BUILD-19). */
  readonly upgraded: boolean;
  /** True once a track deal was struck this turn (M-OPEN-38). */
  readonly dealt: boolean;
  /** Sellers who were made an offer this turn (M-OPEN-38). */
  readonly offered: readonly number[];
  /** Owners whose rent the seat on turn has paid, or owes, for this turn (M-MOVE-11, M-OPEN-37). */
  readonly rented: readonly number[];
}

/** Trains on the board or waiting to be placed. */
export interface MilepostTrain {
  /** The id of the loco. */
  readonly loco: string;
  /** Null until it is placed (M-OPEN-14). */
  readonly at: number | null;
  /** The segment it arrived by; null if it may go any way, as in a city (M-OPEN-15, R-16). */
  readonly arrivedBy: number | null;
  /** The last city milepost on its own path, or where it started (M-OPEN-41); null until then. */
  readonly lastCity: number | null;
  /** Goods aboard, the longest aboard first. */
  readonly loads: readonly string[];
  /** True on a port where it ended its owner's last turn, until it moves (M-OPEN-18, M-OPEN-15). */
  readonly waited: boolean;
  /** Movement points left in this operations phase. */
  readonly points: number;
  /** True once its rate was halved this turn: that happens at most once (M-OPEN-21). */
  readonly halved: boolean;
  /** True while its owner's next turn halves its rate in any case (CR-OPEN-13). */
  readonly halvedNext: boolean;
  /** True once it has paid, or owes, for running on own track this turn (M-VAR-11). */
  readonly feePaid: boolean;
}

/** Rent that could not be paid when due, the oldest first (M-VAR-5). */
export interface MilepostDebt {
  /** The seat that it is owed to. */
  readonly to: number;
  /** The amount owed, in M. */
  readonly amount: number;
}

/** What belongs to each seat, its track apart. */
export interface MilepostSeat {
  /** Its money; null in a view to which it is secret (M-INFO-2, M-INFO-3). */
  readonly cash: number;
  /** Numbers of its demand cards, open to all, the longest held first. */
  readonly hand: readonly number[];
  /** Trains on the board or waiting to be placed. */
  readonly trains: readonly MilepostTrain[];
  /** Turns begun so far, startup, lost and hand-discard turns included. */
  readonly turns: number;
  /** True while its next turn is lost (M-EVENT-11). */
  readonly losesTurn: boolean;
  /** Principal of its unrepaid loans (M-VAR-4). */
  readonly loan: number;
  /** Rent that could not be paid when due, the oldest first (M-VAR-5). */
  readonly debts: readonly MilepostDebt[];
  /** Unpaid movement fees of this turn (M-VAR-11). */
  readonly owedFees: number;
}

/** Flooded bridges that only their owners may rebuild for now (M-EVENT-17, M-OPEN-24). */
export interface MilepostReserved {
  /** The number of the segment. */
  readonly segment: number;
  /** The owner, who alone may rebuild it. */
  readonly seat: number;
  /** The flood card that erased it, or flooded the same river last. */
  readonly card: number;
  /** The owner's turn at whose end it lapses; null while the flood lasts. */
  readonly lastTurn: number | null;
}

/** All that is drawn on the board. A value: each change makes a new one, so caches may key by it. */
export interface MilepostRail {
  /** Segments by seat, in the order they were built. */
  readonly tracks: readonly (readonly number[])[];
  /** Ferries and links held, by seat. */
  readonly rights: readonly (readonly string[])[];
  /** Flooded bridges that only their owners may rebuild for now (M-EVENT-17, M-OPEN-24). */
  readonly reserved: readonly MilepostReserved[];
  /**
   * By seat the unbuilt segments kept for it, as text (M-BUILD-12). Null if no ways for everyone were found;
   * empty in an older save, where they must still be found.
   */
  readonly ways: readonly string[] | null;
}

/** Events in play (M-CARD-6). */
export interface MilepostInPlay {
  /** The number of the event card. */
  readonly card: number;
  /** The seat that drew it. */
  readonly drawer: number;
  /** The drawer's turn at whose end it leaves play; null if it does not end by time. */
  readonly lastTurn: number | null;
  /** Seats that have met its requirement, ascending (M-EVENT-3). */
  readonly met: readonly number[];
}

/** Loads that wait in a city (M-VAR-9), each until the end of its dropper's turn `lastTurn`. */
export interface MilepostStored {
  /** The id of the city. */
  readonly city: string;
  /** The id of the good. */
  readonly good: string;
  /** The seat that dropped it. */
  readonly seat: number;
  /** The turn of its dropper at whose end it goes back to the supply. */
  readonly lastTurn: number;
}

/** Choices that stop play until they are answered; the first in the list is open. */
export interface MilepostLoseLoad {
  /** Which choice it is. */
  readonly kind: 'loseLoad';
  /** The seat that chooses. */
  readonly seat: number;
  /** Which of its trains loses the load, from 0. */
  readonly train: number;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** An offer to buy or trade track (M-VAR-14). */
export interface MilepostDeal {
  /** The seat that makes the offer. */
  readonly buyer: number;
  /** The seat whose track it is. */
  readonly seller: number;
  /** Numbers of segments of the seller that are asked for. */
  readonly segments: readonly number[];
  /** The money offered, in M. */
  readonly price: number;
  /** Numbers of segments of the buyer that are given for them; empty for a sale. */
  readonly inExchange: readonly number[];
}

/** Choices that stop play until they are answered; the first in the list is open. */
export interface MilepostAnswerDeal {
  /** Which choice it is. */
  readonly kind: 'answerDeal';
  /** The seller, who is asked. */
  readonly seat: number;
  /** An offer to buy or trade track (M-VAR-14). */
  readonly deal: MilepostDeal;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** The five-card discard while it is open (M-VAR-3d), null otherwise. */
export interface MilepostDrafts {
  /** The step at which its decision opened. */
  readonly since: number;
  /** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
  readonly answers: SecretAnswers<readonly number[]>;
}

/** What belongs to each seat, its track apart. */
export interface MilepostSeatView {
  /** Its money; null in a view to which it is secret (M-INFO-2, M-INFO-3). */
  readonly cash: number | null;
  /** Numbers of its demand cards, open to all, the longest held first. */
  readonly hand: readonly number[];
  /** Trains on the board or waiting to be placed. */
  readonly trains: readonly MilepostTrain[];
  /** Turns begun so far, startup, lost and hand-discard turns included. */
  readonly turns: number;
  /** True while its next turn is lost (M-EVENT-11). */
  readonly losesTurn: boolean;
  /** Principal of its unrepaid loans (M-VAR-4). */
  readonly loan: number;
  /** Rent that could not be paid when due, the oldest first (M-VAR-5). */
  readonly debts: readonly MilepostDebt[];
  /** Unpaid movement fees of this turn (M-VAR-11). */
  readonly owedFees: number;
}

/** The seat skips the turn to discard the hand. Notation: `seat: discard-hand`. */
export interface DiscardHand {
  /** The word that names the action. */
  readonly type: 'discardHand';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat discards demand cards. Notation: `seat: discard cards`. */
export interface DiscardDemands {
  /** The word that names the action. */
  readonly type: 'discardDemands';
  /** Who acts. */
  readonly seat: number;
  /** The numbers of the cards. */
  readonly cards: readonly number[];
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat builds from `from` to `to`. Notation: `seat: build from to`. */
export interface BuildTrack {
  /** The word that names the action. */
  readonly type: 'buildTrack';
  /** Who acts. */
  readonly seat: number;
  /** The milepost to build to: a neighbour of the first. */
  readonly to: number;
  /** The milepost to build from: one of the own network, or of a major city. */
  readonly from: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat places a train at `milepost`. Notation: `seat: place milepost train?`. */
export interface PlaceTrain {
  /** The word that names the action. */
  readonly type: 'placeTrain';
  /** Who acts. */
  readonly seat: number;
  /** The number of the milepost. */
  readonly milepost: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat crosses by the `ferry` and pays `payTo`. Notation: `seat: cross ferry payTo? train?`. */
export interface CrossFerry {
  /** The word that names the action. */
  readonly type: 'crossFerry';
  /** Who acts. */
  readonly seat: number;
  /** The id of the ferry. */
  readonly ferry: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The seat whose right is rented; left out where the own right is used. */
  readonly payTo?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat moves to `to`. Notation: `seat: move to train?`. */
export interface MoveTrain {
  /** The word that names the action. */
  readonly type: 'moveTrain';
  /** Who acts. */
  readonly seat: number;
  /** The milepost to move to: a neighbour of where the train is. */
  readonly to: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat turns a train round. Notation: `seat: backtrack train?`. */
export interface Backtrack {
  /** The word that names the action. */
  readonly type: 'backtrack';
  /** Who acts. */
  readonly seat: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat delivers `load`, as asked by `card`. Notation: `seat: deliver load card demand train?`. */
export interface DeliverLoad {
  /** The word that names the action. */
  readonly type: 'deliverLoad';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: number;
  /** The id of the good. */
  readonly load: string;
  /** Which of the demands of the card is met, from 0. */
  readonly demand: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat picks up `load`. Notation: `seat: pick-up load fromWarehouse? train?`. */
export interface PickUpLoad {
  /** The word that names the action. */
  readonly type: 'pickUpLoad';
  /** Who acts. */
  readonly seat: number;
  /** The id of the good. */
  readonly load: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** True to take a load that is stored in the city, and not one of the supply; false if left out. */
  readonly fromWarehouse?: boolean | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat drops `load`. Notation: `seat: drop load train?`. */
export interface DropLoad {
  /** The word that names the action. */
  readonly type: 'dropLoad';
  /** Who acts. */
  readonly seat: number;
  /** The id of the good. */
  readonly load: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat gives up `load`. Notation: `seat: lose load`. */
export interface ChooseLoadToLose {
  /** The word that names the action. */
  readonly type: 'chooseLoadToLose';
  /** Who acts. */
  readonly seat: number;
  /** The id of the good. */
  readonly load: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat borrows `amount` M. Notation: `seat: borrow amount`. */
export interface TakeLoan {
  /** The word that names the action. */
  readonly type: 'takeLoan';
  /** Who acts. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat upgrades to a `to`. Notation: `seat: upgrade to loadsToReturn? train?`. */
export interface UpgradeLoco {
  /** The word that names the action. */
  readonly type: 'upgradeLoco';
  /** Who acts. */
  readonly seat: number;
  /** The id of the new loco. */
  readonly to: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** Ids of goods that the new loco has no room for and that go back; none if left out. */
  readonly loadsToReturn?: readonly string[] | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat swaps the loco for a `to`. Notation: `seat: crossgrade to loadsToReturn? train?`. */
export interface CrossgradeLoco {
  /** The word that names the action. */
  readonly type: 'crossgradeLoco';
  /** Who acts. */
  readonly seat: number;
  /** The id of the new loco. */
  readonly to: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** Ids of goods that the new loco has no room for and that go back; none if left out. */
  readonly loadsToReturn?: readonly string[] | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/**
 * The seat offers `seller` `price` M for `segments`, and in exchange `inExchange`. Notation: `seat: offer
 * seller segments price inExchange`.
 */
export interface OfferTrackDeal {
  /** The word that names the action. */
  readonly type: 'offerTrackDeal';
  /** Who acts. */
  readonly seat: number;
  /** The seat whose track it is. */
  readonly seller: number;
  /** Numbers of segments of the seller that are asked for, ascending. */
  readonly segments: readonly number[];
  /** The money offered, in M. */
  readonly price: number;
  /** Numbers of own segments that are given for them, ascending; empty for a sale. */
  readonly inExchange: readonly number[];
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat says `accept` to the offer for track. Notation: `seat: answer accept`. */
export interface AnswerTrackDeal {
  /** The word that names the action. */
  readonly type: 'answerTrackDeal';
  /** Who acts. */
  readonly seat: number;
  /** True to take the offer, false to refuse it. */
  readonly accept: boolean;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat ends operations. Notation: `seat: end-operations`. */
export interface EndOperations {
  /** The word that names the action. */
  readonly type: 'endOperations';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat ends the turn. Notation: `seat: end-turn`. */
export interface EndTurn {
  /** The word that names the action. */
  readonly type: 'endTurn';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The time is up. Notation: `seat: expire-time`. */
export interface ExpireTime {
  /** The word that names the action. */
  readonly type: 'expireTime';
  /** Null: the host acts. */
  readonly seat: null;
}

/** The seat builds from `from` to `to` for `price` M. */
export interface TrackBuilt {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trackBuilt';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The milepost that it starts from. */
  readonly from: number;
  /** The milepost that it leads to. */
  readonly to: number;
  /** The number of the segment. */
  readonly segment: number;
  /** The sum of the items; a toll is a separate fact. */
  readonly price: number;
  /** What the build costs, item by item, in the order in which it is paid. */
  readonly items: readonly PriceItem[];
}

/** The seat buys a right to the `crossing` for `price` M. */
export interface RightBought {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'rightBought';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the ferry or link. */
  readonly crossing: string;
  /** What it costs, in M. */
  readonly price: number;
}

/** The seat loses {segments#segment} near `segments`. */
export interface TrackErased {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trackErased';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The numbers of the segments. */
  readonly segments: readonly number[];
}

/** For now only the seat may rebuild the bridge near `segment`. */
export interface BridgeReserved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'bridgeReserved';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the segment. */
  readonly segment: number;
}

/** The seat’s right to rebuild the bridge near `segment` has ended. */
export interface ReservationLapsed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'reservationLapsed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the segment. */
  readonly segment: number;
}

/** The seat is dealt `hand`. */
export interface HandDealt {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'handDealt';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The numbers of the cards. */
  readonly hand: readonly number[];
}

/** The seat begins with the highest payout of all hands, `payout` M. */
export interface FirstSeatFound {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'firstSeatFound';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The payout of the card, in M. */
  readonly payout: number;
}

/** The deck is shuffled again. */
export interface DeckReshuffled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'deckReshuffled';
}

/** The seat draws `card`. */
export interface CardDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'cardDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: number;
}

/** The seat discards the hand. */
export interface HandDiscarded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'handDiscarded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The numbers of the cards. */
  readonly cards: readonly number[];
}

/** The seat discards `cards`. */
export interface DemandsDiscarded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'demandsDiscarded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The numbers of the cards. */
  readonly cards: readonly number[];
}

/** The open contracts are `cards`. */
export interface ContractsOpened {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'contractsOpened';
  /** The numbers of the cards. */
  readonly cards: readonly number[];
}

/** The seat makes an offer for track. */
export interface DealOffered {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'dealOffered';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The offer. */
  readonly deal: MilepostDeal;
}

/** The seat says `accepted` to an offer for track. */
export interface DealAnswered {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'dealAnswered';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The offer. */
  readonly deal: MilepostDeal;
  /** True where the offer was taken. */
  readonly accepted: boolean;
}

/** The seat’s right to the `crossing` goes to `to`. */
export interface RightPassed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'rightPassed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the ferry or link. */
  readonly crossing: string;
  /** The seat that has the right now. */
  readonly to: number;
}

/** The seat draws `card`. */
export interface EventDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'eventDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: number;
}

/** `card` ends. */
export interface EventEnded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'eventEnded';
  /** The number of the card. */
  readonly card: number;
}

/** The seat has done what `card` asks for. */
export interface RequirementMet {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'requirementMet';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: number;
}

/** The seat picks up `good` in `city`. */
export interface LoadPickedUp {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loadPickedUp';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the city. */
  readonly city: string;
  /** The id of the good. */
  readonly good: string;
}

/** The seat drops `good` in `city`. */
export interface LoadDropped {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loadDropped';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the city. */
  readonly city: string;
  /** The id of the good. */
  readonly good: string;
}

/** The seat loses `good`. */
export interface LoadLost {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loadLost';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the good. */
  readonly good: string;
}

/** `city` stores `good`. */
export interface ChipLaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'chipLaid';
  /** The id of the city. */
  readonly city: string;
  /** The id of the good. */
  readonly good: string;
}

/** The supply gets back `good` that waited in `city`. */
export interface StoredLoadReturned {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'storedLoadReturned';
  /** The id of the city. */
  readonly city: string;
  /** The id of the good. */
  readonly good: string;
}

/** The seat delivers `good` to `city` for `payout` M. */
export interface LoadDelivered {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loadDelivered';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the city. */
  readonly city: string;
  /** The id of the good. */
  readonly good: string;
  /** The number of the card. */
  readonly card: number;
  /** The payout of the card, in M. */
  readonly payout: number;
  /** What an event adds to the payout, in M; 0 for nothing. */
  readonly bonus: number;
}

/** The seat upgrades to a `loco` for `price` M. */
export interface LocoUpgraded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'locoUpgraded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the loco. */
  readonly loco: string;
  /** What it costs, in M. */
  readonly price: number;
}

/** The seat swaps the loco for a `loco` and pays `price` M. */
export interface LocoCrossgraded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'locoCrossgraded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the loco. */
  readonly loco: string;
  /** What it costs, in M. */
  readonly price: number;
}

/** The bank pays the seat `amount` M. */
export interface PaidByBank {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'paidByBank';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat pays `amount`. */
export interface TaxPaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'taxPaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat borrows `amount` M. */
export interface LoanTaken {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loanTaken';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat pays back `amount` M. */
export interface LoanRepaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loanRepaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat pays a fee of `amount` M. */
export interface FeePaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'feePaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat’s train starts at `milepost`. */
export interface TrainPlaced {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainPlaced';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The number of the milepost. */
  readonly milepost: number;
}

/** The seat’s train moves to `to`. */
export interface TrainMoved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainMoved';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The milepost that it starts from. */
  readonly from: number;
  /** The milepost that the train is at now. */
  readonly to: number;
  /** Movement points. */
  readonly points: number;
}

/** The seat’s train crosses by the `ferry`. */
export interface FerryCrossed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'ferryCrossed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the ferry. */
  readonly ferry: string;
  /** The milepost that the train is at now. */
  readonly to: number;
  /** Movement points. */
  readonly points: number;
}

/** The seat’s train is sent back to `to`. */
export interface TrainSentBack {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainSentBack';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The milepost that the train is at now. */
  readonly to: number;
}

/** The seat’s train runs at half speed. */
export interface RateHalved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'rateHalved';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** Movement points. */
  readonly points: number;
}

/** The seat’s train turns round. */
export interface TrainTurned {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainTurned';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
}

/** The seat pays `to` `amount` M for the use of track. */
export interface RentPaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'rentPaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The seat that gets it. */
  readonly to: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat owes `to` `amount` M for the use of track. */
export interface RentOwed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'rentOwed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The seat that it is owed to. */
  readonly to: number;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat owes a fee of `amount` M. */
export interface FeeOwed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'feeOwed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How much, in M. */
  readonly amount: number;
}

/** Round `round` begins. */
export interface RoundBegan {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'roundBegan';
  /** The number of the round, from 1. */
  readonly round: number;
}

/** The seat’s turn begins. */
export interface TurnBegan {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'turnBegan';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The seat loses the turn. */
export interface TurnLost {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'turnLost';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The seat gives the turn up. */
export interface TurnForfeited {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'turnForfeited';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The seat has ended operations. */
export interface OperationsEnded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'operationsEnded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The seat’s turn is over. */
export interface TurnEnded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'turnEnded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The seat declares victory. */
export interface VictoryDeclared {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'victoryDeclared';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** Victory asks for `target` M from now on. */
export interface TargetRaised {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'targetRaised';
  /** The cash that a victory needs from now on, in M. */
  readonly target: number;
}

/** The time is up: round `lastRound` is the last. */
export interface TimeExpired {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'timeExpired';
  /** The number of the round after which the game ends. */
  readonly lastRound: number;
}

/** The game is over. */
export interface GameEnded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'gameEnded';
  /** Why the game ended: a word that `outcome` has too. */
  readonly reason: string;
}

/**
 * Build track or upgrade, then end the startup turn. Answered by {@link BuildTrack}, {@link
 * BuyContainerLink}, {@link UpgradeLoco}, {@link CrossgradeLoco}, {@link TakeLoan}, {@link EndTurn}.
 */
export interface StartupDecision extends Decision<'startup'> {
  /** The phase that lists its actions. */
  readonly kind: 'startup';
}

/**
 * Run the train, then end operations. Answered by {@link PlaceTrain}, {@link CrossFerry}, {@link
 * DeliverByContainer}, {@link PickUpByContainer}, {@link DeliverLoad}, {@link PickUpLoad}, {@link
 * DropLoad}, {@link MoveTrain}, {@link DiscardHand}, {@link Backtrack}, {@link TakeLoan}, {@link
 * EndOperations}, {@link EndTurn}.
 */
export interface OperationsDecision extends Decision<'operations'> {
  /** The phase that lists its actions. */
  readonly kind: 'operations';
}

/**
 * Build track or upgrade, then end the turn. Answered by {@link BuildTrack}, {@link BuyContainerLink},
 * {@link UpgradeLoco}, {@link CrossgradeLoco}, {@link OfferTrackDeal}, {@link TakeLoan}, {@link
 * EndTurn}.
 */
export interface BuildingDecision extends Decision<'building'> {
  /** The phase that lists its actions. */
  readonly kind: 'building';
}

/** Turn a train round, or end the lost turn. Answered by {@link Backtrack}, {@link EndTurn}. */
export interface LostDecision extends Decision<'lost'> {
  /** The phase that lists its actions. */
  readonly kind: 'lost';
}

/** Discard the surplus demand cards. Answered by {@link DiscardDemands}. */
export interface DiscardDemandsDecision extends Decision<'discardDemands'> {
  /** The phase that lists its actions. */
  readonly kind: 'discardDemands';
}

/** Choose a load to lose. Answered by {@link ChooseLoadToLose}. */
export interface LoseLoadDecision extends Decision<'loseLoad'> {
  /** The phase that lists its actions. */
  readonly kind: 'loseLoad';
}

/** Take the offer for your track, or not. Answered by {@link AnswerTrackDeal}. */
export interface AnswerDealDecision extends Decision<'answerDeal'> {
  /** The phase that lists its actions. */
  readonly kind: 'answerDeal';
}
