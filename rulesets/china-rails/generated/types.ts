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

/** The optional rules of China Rails; all are off unless asked for. */
export interface ChinaRailsOptions {
  /** Fast trains. */
  readonly fastTrains: boolean;
  /** The ferry and container links of others may be rented. */
  readonly rentableCrossings: boolean;
  /** Mercy: borrowing. */
  readonly borrowing: boolean;
  /** Time limit: the round in which time runs out is the last. */
  readonly timeLimit: boolean;
}

/** The title's own part of it. */
export interface ChinaRailsOwn {
  /**
   * What the seat on turn has begun to do by container this turn, or null. A turn by container is for
   * delivering or for picking up (CR-CONT-6). A train that starts on a port picks up a single load: `start`
   * before it, `started` from then on (CR-OPEN-6).
   */
  readonly mode: 'deliver' | 'pickUp' | 'start' | 'started' | null;
}

/** The frozen state of a game of China Rails: what rules know, secrets and luck included. */
export interface ChinaRailsState {
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'china-rails', ChinaRailsOptions>;
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
  readonly own: ChinaRailsOwn;
}

/**
 * What a seat or a spectator may know of a game of China Rails: the shape of {@link ChinaRailsState} with null in
 * hidden places, without luck.
 */
export interface ChinaRailsView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'china-rails', ChinaRailsOptions>;
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
  readonly own: ChinaRailsOwn;
}

/** The seat buys the link at the `port`. Notation: `seat: buy-link port`. */
export interface BuyContainerLink {
  /** The word that names the action. */
  readonly type: 'buyContainerLink';
  /** Who acts. */
  readonly seat: number;
  /** The id of the port whose container link is bought. */
  readonly port: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/**
 * The seat delivers `load` by container, as asked by `card`, and pays `payTo`. Notation: `seat: ship load
 * card demand payTo?`.
 */
export interface DeliverByContainer {
  /** The word that names the action. */
  readonly type: 'deliverByContainer';
  /** Who acts. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: number;
  /** The id of the good that is delivered. */
  readonly load: string;
  /** Which of the demands of the card is met, from 0. */
  readonly demand: number;
  /** The seat whose right is rented; left out where no rent is due. */
  readonly payTo?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/**
 * The seat picks up `load` from `city` by container and pays `payTo`. Notation: `seat: fetch city load
 * payTo?`.
 */
export interface PickUpByContainer {
  /** The word that names the action. */
  readonly type: 'pickUpByContainer';
  /** Who acts. */
  readonly seat: number;
  /** The id of the city overseas that the load comes from. */
  readonly city: string;
  /** The id of the good. */
  readonly load: string;
  /** The seat whose right is rented; left out where no rent is due. */
  readonly payTo?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** Every action of China Rails, those of the host included, by `type`. */
export type ChinaRailsAction =
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
  | BuyContainerLink
  | DeliverByContainer
  | PickUpByContainer
  | DropSeat
  | LeaveSeat
  | TakeSeat
  | EndGame;

/** Everything that is told in China Rails, by `type`. */
export type ChinaRailsEvent =
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

/** Everything that a seat may be asked in China Rails, by `kind`. */
export type ChinaRailsDecision =
  | StartupDecision
  | OperationsDecision
  | BuildingDecision
  | LostDecision
  | DiscardDemandsDecision
  | LoseLoadDecision
  | AnswerDealDecision;

/** Why an action of China Rails may be refused, by `code`: its own rules, and those of the engine. */
export type ChinaRailsRejection = RejectionBy<Refusals> | RejectionBy<EngineRefusals>;

/** The named types of China Rails, as the title hands them to the engine. */
export interface ChinaRailsNames {
  /** The options of a game. */
  readonly options: ChinaRailsOptions;
  /** The frozen state. */
  readonly state: ChinaRailsState;
  /** What a seat or a spectator may know. */
  readonly view: ChinaRailsView;
  /** Every action. */
  readonly action: ChinaRailsAction;
  /** Every fact. */
  readonly event: ChinaRailsEvent;
  /** Every decision. */
  readonly decision: ChinaRailsDecision;
  /** Every refusal. */
  readonly rejection: ChinaRailsRejection;
}
