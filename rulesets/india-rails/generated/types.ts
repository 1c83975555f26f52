// Written by `npm run generate -- states` from what the title declares; a test fails where the two are not in step.

import type { EngineRefusals } from '../../../src/core/engine/base/rejection.js';
import type { GameHeader, Outcome, Standing } from '../../../src/core/engine/base/state.js';
import type {
  DropSeat,
  EndGame,
  LeaveSeat,
  RejectionBy,
  SeatDropped,
  SeatLeft,
  SeatTaken,
  TakeSeat,
} from '../../../src/core/engine/typed-by-title.js';
import type { Luck } from '../../../src/core/random/streams.js';
import type {
  AnswerDealDecision,
  AnswerTrackDeal,
  Backtrack,
  BridgeReserved,
  BuildingDecision,
  BuildTrack,
  CardDrawn,
  ChipLaid,
  ChooseLoadToLose,
  ContractsOpened,
  CrossFerry,
  CrossgradeLoco,
  DealAnswered,
  DealOffered,
  DeckReshuffled,
  DeliverLoad,
  DemandsDiscarded,
  DiscardDemands,
  DiscardDemandsDecision,
  DiscardHand,
  DropLoad,
  EndOperations,
  EndTurn,
  EventDrawn,
  EventEnded,
  ExpireTime,
  FeeOwed,
  FeePaid,
  FerryCrossed,
  FirstSeatFound,
  GameEnded,
  HandDealt,
  HandDiscarded,
  LoadDelivered,
  LoadDropped,
  LoadLost,
  LoadPickedUp,
  LoanRepaid,
  LoanTaken,
  LocoCrossgraded,
  LocoUpgraded,
  LoseLoadDecision,
  LostDecision,
  MilepostAnswerDeal,
  MilepostDrafts,
  MilepostInPlay,
  MilepostLoseLoad,
  MilepostRail,
  MilepostSeat,
  MilepostSeatView,
  MilepostStored,
  MilepostTurn,
  MoveTrain,
  OfferTrackDeal,
  OperationsDecision,
  OperationsEnded,
  PaidByBank,
  PickUpLoad,
  PlaceTrain,
  RateHalved,
  RentOwed,
  RentPaid,
  RequirementMet,
  ReservationLapsed,
  RightBought,
  RightPassed,
  RoundBegan,
  StartupDecision,
  StoredLoadReturned,
  TakeLoan,
  TargetRaised,
  TaxPaid,
  TimeExpired,
  TrackBuilt,
  TrackErased,
  TrainMoved,
  TrainPlaced,
  TrainSentBack,
  TrainTurned,
  TurnBegan,
  TurnEnded,
  TurnForfeited,
  TurnLost,
  UpgradeLoco,
  VictoryDeclared,
} from '../../milepost/generated/types.js';
import type { Refusals } from './codes.js';

export type * from '../../milepost/generated/types.js';

/** The optional rules of India Rails; all are off unless asked for. */
export interface IndiaRailsOptions {
  /** Fast trains. */
  readonly fastTrains: boolean;
  /** Mercy: backtracking. */
  readonly backtracking: boolean;
  /** Mercy: borrowing. */
  readonly borrowing: boolean;
  /** Challenge: open contracts. */
  readonly openContracts: boolean;
  /** Challenge: selling and trading track. */
  readonly trackDeals: boolean;
  /** Time limit: the round in which time runs out is the last. */
  readonly timeLimit: boolean;
  /** Crossgrading. */
  readonly crossgrading: boolean;
  /** Fast game: cash 70, three startup turns. */
  readonly fastStart: boolean;
  /** Fast game: events met in the deal are out of the game. */
  readonly dealtEventsOut: boolean;
  /** Fast game: no tax. */
  readonly noTax: boolean;
  /** Fast game: five cards, two discarded. */
  readonly fiveCards: boolean;
  /** Mercy: late payment of rent. */
  readonly latePayment: boolean;
  /** Challenge: field warehousing. */
  readonly fieldWarehousing: boolean;
  /** Challenge: reshuffle at the tax. */
  readonly reshuffle: boolean;
  /** Challenge: cost to move. */
  readonly costToMove: boolean;
  /** Challenge: cost to load. */
  readonly costToLoad: boolean;
  /** Challenge: two trains. */
  readonly additionalTrains: boolean;
  /** Challenge: hands of four for two trains. */
  readonly handsOfFour: boolean;
  /** The Circus. */
  readonly circus: boolean;
}

/** Pilgrims aboard, with the area of India where they boarded (IR-PILG-5). */
export interface IndiaRailsPilgrim {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The area where they boarded. */
  readonly area: string;
}

/** Those aboard, the longest aboard first, with the city where each was picked up (IR-OPEN-11). */
export interface IndiaRailsAboard {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the city where it was picked up. */
  readonly from: string;
}

/** Where each Circus is. */
export interface IndiaRailsCircus {
  /** The city of each Circus that no train carries, by city id. */
  readonly lying: readonly string[];
  /** Those aboard, the longest aboard first, with the city where each was picked up (IR-OPEN-11). */
  readonly aboard: readonly IndiaRailsAboard[];
}

/** The title's own part of it. */
export interface IndiaRailsOwn {
  /** Pilgrims aboard, with the area of India where they boarded (IR-PILG-5). */
  readonly pilgrims: readonly IndiaRailsPilgrim[];
  /** Where each Circus is. */
  readonly circus: IndiaRailsCircus;
}

/** The frozen state of a game of India Rails: what rules know, secrets and luck included. */
export interface IndiaRailsState {
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'india-rails', IndiaRailsOptions>;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** The streams that all luck is drawn from; never part of a view. */
  readonly luck: Luck;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome<Standing> | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** Whose turn it is, and what has been done in it. */
  readonly turn: MilepostTurn;
  /** The seat that opens every round (M-SETUP-7). */
  readonly first: number;
  /** What belongs to each seat, its track apart. */
  readonly seats: readonly MilepostSeat[];
  /** All that is drawn on the board. A value: each change makes a new one, so caches may key by it. */
  readonly rail: MilepostRail;
  /** Face-down cards, the top one last. M-INFO-5: their number is public, their order nobody's. */
  readonly deck: readonly number[];
  /** Numbers of the cards on the discard pile, the latest last. */
  readonly discards: readonly number[];
  /** Cards taken out of the game. */
  readonly removed: readonly number[];
  /** Events in play (M-CARD-6). */
  readonly inPlay: readonly MilepostInPlay[];
  /** Demand cards lying open for all (M-VAR-8). */
  readonly contracts: readonly number[];
  /** Loads that wait in a city (M-VAR-9), each until the end of its dropper's turn `lastTurn`. */
  readonly stored: readonly MilepostStored[];
  /** Choices that stop play until they are answered; the first in the list is open. */
  readonly pending: readonly (MilepostLoseLoad | MilepostAnswerDeal)[];
  /** The five-card discard while it is open (M-VAR-3d), null otherwise. */
  readonly drafts: MilepostDrafts | null;
  /** Cash that a victory needs now (M-WIN-6). */
  readonly target: number;
  /** Seats that declared victory this round, in order (M-WIN-4). */
  readonly declared: readonly number[];
  /** True once the tax was drawn (M-EVENT-19). */
  readonly cashPublic: boolean;
  /** The round after which the clock ends the game (M-OPEN-39); null while time is left. */
  readonly lastRound: number | null;
  /** The title's own part of it. */
  readonly own: IndiaRailsOwn;
}

/**
 * What a seat or a spectator may know of a game of India Rails: the shape of {@link IndiaRailsState} with null in
 * hidden places, without luck.
 */
export interface IndiaRailsView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'india-rails', IndiaRailsOptions>;
  /** How many actions have been played. */
  readonly step: number;
  /** The round, from 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome<Standing> | null;
  /** Seats that were dropped or left, ascending (E-HOST-2, E-HOST-5). */
  readonly absent: readonly number[];
  /** Whose turn it is, and what has been done in it. */
  readonly turn: MilepostTurn;
  /** The seat that opens every round (M-SETUP-7). */
  readonly first: number;
  /** What belongs to each seat, its track apart. */
  readonly seats: readonly MilepostSeatView[];
  /** All that is drawn on the board. A value: each change makes a new one, so caches may key by it. */
  readonly rail: MilepostRail;
  /** Face-down cards, the top one last. M-INFO-5: their number is public, their order nobody's. */
  readonly deck: readonly (number | null)[];
  /** Numbers of the cards on the discard pile, the latest last. */
  readonly discards: readonly number[];
  /** Cards taken out of the game. */
  readonly removed: readonly number[];
  /** Events in play (M-CARD-6). */
  readonly inPlay: readonly MilepostInPlay[];
  /** Demand cards lying open for all (M-VAR-8). */
  readonly contracts: readonly number[];
  /** Loads that wait in a city (M-VAR-9), each until the end of its dropper's turn `lastTurn`. */
  readonly stored: readonly MilepostStored[];
  /** Choices that stop play until they are answered; the first in the list is open. */
  readonly pending: readonly (MilepostLoseLoad | MilepostAnswerDeal)[];
  /** The five-card discard while it is open (M-VAR-3d), null otherwise. */
  readonly drafts: MilepostDrafts | null;
  /** Cash that a victory needs now (M-WIN-6). */
  readonly target: number;
  /** Seats that declared victory this round, in order (M-WIN-4). */
  readonly declared: readonly number[];
  /** True once the tax was drawn (M-EVENT-19). */
  readonly cashPublic: boolean;
  /** The round after which the clock ends the game (M-OPEN-39); null while time is left. */
  readonly lastRound: number | null;
  /** The title's own part of it. */
  readonly own: IndiaRailsOwn;
}

/** The seat sets Pilgrims down. Notation: `seat: set-down-pilgrims train?`. */
export interface DeliverPilgrims {
  /** The word that names the action. */
  readonly type: 'deliverPilgrims';
  /** Who acts. */
  readonly seat: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat takes Pilgrims aboard. Notation: `seat: board-pilgrims train?`. */
export interface PickUpPilgrims {
  /** The word that names the action. */
  readonly type: 'pickUpPilgrims';
  /** Who acts. */
  readonly seat: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** Every action of India Rails, those of the host included, by `type`. */
export type IndiaRailsAction =
  | DiscardHand
  | DiscardDemands
  | BuildTrack
  | PlaceTrain
  | CrossFerry
  | MoveTrain
  | Backtrack
  | DeliverLoad
  | PickUpLoad
  | DropLoad
  | ChooseLoadToLose
  | TakeLoan
  | UpgradeLoco
  | CrossgradeLoco
  | OfferTrackDeal
  | AnswerTrackDeal
  | EndOperations
  | EndTurn
  | ExpireTime
  | DeliverPilgrims
  | PickUpPilgrims
  | DropSeat
  | LeaveSeat
  | TakeSeat
  | EndGame;

/** Everything that is told in India Rails, by `type`. */
export type IndiaRailsEvent =
  | TrackBuilt
  | RightBought
  | TrackErased
  | BridgeReserved
  | ReservationLapsed
  | HandDealt
  | FirstSeatFound
  | DeckReshuffled
  | CardDrawn
  | HandDiscarded
  | DemandsDiscarded
  | ContractsOpened
  | DealOffered
  | DealAnswered
  | RightPassed
  | EventDrawn
  | EventEnded
  | RequirementMet
  | LoadPickedUp
  | LoadDropped
  | LoadLost
  | ChipLaid
  | StoredLoadReturned
  | LoadDelivered
  | LocoUpgraded
  | LocoCrossgraded
  | PaidByBank
  | TaxPaid
  | LoanTaken
  | LoanRepaid
  | FeePaid
  | TrainPlaced
  | TrainMoved
  | FerryCrossed
  | TrainSentBack
  | RateHalved
  | TrainTurned
  | RentPaid
  | RentOwed
  | FeeOwed
  | RoundBegan
  | TurnBegan
  | TurnLost
  | TurnForfeited
  | OperationsEnded
  | TurnEnded
  | VictoryDeclared
  | TargetRaised
  | TimeExpired
  | GameEnded
  | SeatDropped
  | SeatLeft
  | SeatTaken;

/** Everything that a seat may be asked in India Rails, by `kind`. */
export type IndiaRailsDecision =
  | StartupDecision
  | OperationsDecision
  | BuildingDecision
  | LostDecision
  | DiscardDemandsDecision
  | LoseLoadDecision
  | AnswerDealDecision;

/** Why an action of India Rails may be refused, by `code`: its own rules, and those of the engine. */
export type IndiaRailsRejection = RejectionBy<Refusals> | RejectionBy<EngineRefusals>;

/** The named types of India Rails, as the title hands them to the engine. */
export interface IndiaRailsNames {
  /** The options of a game. */
  readonly options: IndiaRailsOptions;
  /** The frozen state. */
  readonly state: IndiaRailsState;
  /** What a seat or a spectator may know. */
  readonly view: IndiaRailsView;
  /** Every action. */
  readonly action: IndiaRailsAction;
  /** Every fact. */
  readonly event: IndiaRailsEvent;
  /** Every decision. */
  readonly decision: IndiaRailsDecision;
  /** Every refusal. */
  readonly rejection: IndiaRailsRejection;
}
