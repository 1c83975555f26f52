// Written by `npm run generate -- states` from what the title declares; a test fails where the two are not in step.

import type { Decision } from '../../../src/core/engine/base/decision.js';
import type { EngineRefusals } from '../../../src/core/engine/base/rejection.js';
import type { GameHeader, Outcome, Standing } from '../../../src/core/engine/base/state.js';
import type { SecretAnswers } from '../../../src/core/engine/fields/secret-answers.js';
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

/** The optional rules of Iron Dragon; all are off unless asked for. */
export interface IronDragonOptions {
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
}

/** A race of foremen. */
export type IronDragonForeman = 'catman' | 'dwarf' | 'elf' | 'human' | 'orc' | 'troll' | 'wee-folk';

/** The foreman draft while it is open, else null. */
export interface IronDragonDraft {
  /** The step at which its decision opened. */
  readonly since: number;
  /** By seat: the foremen that it was dealt; null for those that a viewer may not know. */
  readonly dealt: readonly (readonly IronDragonForeman[])[];
  /** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
  readonly answers: SecretAnswers<IronDragonForeman>;
}

/** The foreman just drawn, whom the seat keeps or turns down; null if none is drawn. */
export interface IronDragonHiring {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The pile that it is drawn from. */
  readonly pile: 'deck' | 'discard';
  /** The foreman who was drawn; null for seats that may not know it. */
  readonly drawn: IronDragonForeman;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** Seats that have chosen their second train while that goes on (ID-VAR-TRAINS-1), else null. */
export interface IronDragonSecondTrains {
  /** How many seats have chosen. */
  readonly chosen: number;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** Bribes that the seat on turn has paid, or owes, this turn: for moving and for building. */
export interface IronDragonBribed {
  /** True once the bribe for moving was paid, or is owed. */
  readonly moving: boolean;
  /** True once the bribe for building was paid, or is owed. */
  readonly building: boolean;
}

/** Bribes that could not be paid when due; `to` is null for the bank. */
export interface IronDragonOwedBribe {
  /** The seat that owes it. */
  readonly seat: number;
  /** The seat that it is owed to; null for the bank. */
  readonly to: number | null;
}

/**
 * The open decision `callShip`: ships drawn for a train, one, or three for the Wee Folk (ID-SHIP-8). Null
 * without a decision.
 */
export interface IronDragonDrawn {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The ids of the ships. */
  readonly ships: readonly string[];
  /** The step at which its decision opened. */
  readonly since: number;
}

/** Trains aboard a ship, in the port of departure or at sea. */
export interface IronDragonVoyage {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the ship. */
  readonly ship: string;
  /** Sea points left this turn; null in the turn of boarding (ID-SHIP-4). */
  readonly points: number | null;
}

/** Limits for a train in its port, from its arrival or acts there, until it leaves. */
export interface IronDragonCall {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** True in the turn in which it came by ship: it moves no further (ID-SHIP-11). */
  readonly landed: boolean;
  /**
   * Whether it may draw ships: `freely`; `after-delivery` in the turn of landing (ID-SHIP-14);
   * `after-leaving` if it declined (ID-SHIP-6); `once-more` this turn if also stuck.
   */
  readonly draws: 'freely' | 'after-delivery' | 'after-leaving' | 'once-more';
}

/** The ship cards, and trains aboard ships. */
export interface IronDragonShips {
  /** Face down, the top card last (ID-SHIP-7). */
  readonly deck: readonly string[];
  /** Face up, the latest last. */
  readonly discards: readonly string[];
  /**
   * The open decision `callShip`: ships drawn for a train, one, or three for the Wee Folk (ID-SHIP-8). Null
   * without a decision.
   */
  readonly drawn: IronDragonDrawn | null;
  /** Trains aboard a ship, in the port of departure or at sea. */
  readonly voyages: readonly IronDragonVoyage[];
  /** Limits for a train in its port, from its arrival or acts there, until it leaves. */
  readonly calls: readonly IronDragonCall[];
}

/** The title's own part of it. */
export interface IronDragonOwn {
  /** The foreman of each seat; null until the draft is revealed. */
  readonly foremen: readonly (IronDragonForeman | null)[];
  /** Face down, the top card last. */
  readonly foremanDeck: readonly IronDragonForeman[];
  /** Face up, the top card last. */
  readonly foremanDiscards: readonly IronDragonForeman[];
  /** The foreman draft while it is open, else null. */
  readonly draft: IronDragonDraft | null;
  /** The foreman just drawn, whom the seat keeps or turns down; null if none is drawn. */
  readonly hiring: IronDragonHiring | null;
  /** Seats that have chosen their second train while that goes on (ID-VAR-TRAINS-1), else null. */
  readonly secondTrains: IronDragonSecondTrains | null;
  /** Bribes that the seat on turn has paid, or owes, this turn: for moving and for building. */
  readonly bribed: IronDragonBribed;
  /** Bribes that could not be paid when due; `to` is null for the bank. */
  readonly owedBribes: readonly IronDragonOwedBribe[];
  /** The ship cards, and trains aboard ships. */
  readonly ships: IronDragonShips;
}

/** The frozen state of a game of Iron Dragon: what rules know, secrets and luck included. */
export interface IronDragonState {
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'iron-dragon', IronDragonOptions>;
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
  readonly own: IronDragonOwn;
}

/** The foreman draft while it is open, else null. */
export interface IronDragonDraftView {
  /** The step at which its decision opened. */
  readonly since: number;
  /** By seat: the foremen that it was dealt; null for those that a viewer may not know. */
  readonly dealt: readonly (readonly (IronDragonForeman | null)[])[];
  /** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
  readonly answers: SecretAnswers<IronDragonForeman>;
}

/** The foreman just drawn, whom the seat keeps or turns down; null if none is drawn. */
export interface IronDragonHiringView {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The pile that it is drawn from. */
  readonly pile: 'deck' | 'discard';
  /** The foreman who was drawn; null for seats that may not know it. */
  readonly drawn: IronDragonForeman | null;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** The ship cards, and trains aboard ships. */
export interface IronDragonShipsView {
  /** Face down, the top card last (ID-SHIP-7). */
  readonly deck: readonly (string | null)[];
  /** Face up, the latest last. */
  readonly discards: readonly string[];
  /**
   * The open decision `callShip`: ships drawn for a train, one, or three for the Wee Folk (ID-SHIP-8). Null
   * without a decision.
   */
  readonly drawn: IronDragonDrawn | null;
  /** Trains aboard a ship, in the port of departure or at sea. */
  readonly voyages: readonly IronDragonVoyage[];
  /** Limits for a train in its port, from its arrival or acts there, until it leaves. */
  readonly calls: readonly IronDragonCall[];
}

/** The title's own part of it. */
export interface IronDragonOwnView {
  /** The foreman of each seat; null until the draft is revealed. */
  readonly foremen: readonly (IronDragonForeman | null)[];
  /** Face down, the top card last. */
  readonly foremanDeck: readonly (IronDragonForeman | null)[];
  /** Face up, the top card last. */
  readonly foremanDiscards: readonly IronDragonForeman[];
  /** The foreman draft while it is open, else null. */
  readonly draft: IronDragonDraftView | null;
  /** The foreman just drawn, whom the seat keeps or turns down; null if none is drawn. */
  readonly hiring: IronDragonHiringView | null;
  /** Seats that have chosen their second train while that goes on (ID-VAR-TRAINS-1), else null. */
  readonly secondTrains: IronDragonSecondTrains | null;
  /** Bribes that the seat on turn has paid, or owes, this turn: for moving and for building. */
  readonly bribed: IronDragonBribed;
  /** Bribes that could not be paid when due; `to` is null for the bank. */
  readonly owedBribes: readonly IronDragonOwedBribe[];
  /** The ship cards, and trains aboard ships. */
  readonly ships: IronDragonShipsView;
}

/**
 * What a seat or a spectator may know of a game of Iron Dragon: the shape of {@link IronDragonState} with null in
 * hidden places, without luck.
 */
export interface IronDragonView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'iron-dragon', IronDragonOptions>;
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
  readonly own: IronDragonOwnView;
}

/** The seat chooses the `foreman`. Notation: `seat: keep-foreman foreman`. */
export interface ChooseForeman {
  /** The word that names the action. */
  readonly type: 'chooseForeman';
  /** Who acts. */
  readonly seat: number;
  /** The foreman, by race; null in what others are told where it is secret. */
  readonly foreman: IronDragonForeman;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat keeps `keep`. Notation: `seat: retain keep`. */
export interface KeepForeman {
  /** The word that names the action. */
  readonly type: 'keepForeman';
  /** Who acts. */
  readonly seat: number;
  /** Which foreman is kept: the one held, or the one drawn. */
  readonly keep: 'drawn' | 'current';
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat hires the top foreman of the `pile`. Notation: `seat: hire-from pile`. */
export interface HireForemanDraw {
  /** The word that names the action. */
  readonly type: 'hireForemanDraw';
  /** Who acts. */
  readonly seat: number;
  /** The pile that it is drawn from. */
  readonly pile: 'deck' | 'discard';
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat hires the `foreman` (`foreman`). Notation: `seat: hire foreman`. */
export interface HireForemanChoose {
  /** The word that names the action. */
  readonly type: 'hireForemanChoose';
  /** Who acts. */
  readonly seat: number;
  /** The foreman, by race; null in what others are told where it is secret. */
  readonly foreman: IronDragonForeman;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat chooses a `to` as second train. Notation: `seat: second-train to`. */
export interface ChooseSecondTrain {
  /** The word that names the action. */
  readonly type: 'chooseSecondTrain';
  /** Who acts. */
  readonly seat: number;
  /** The id of the loco that the second train gets. */
  readonly to: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat asks for a ship. Notation: `seat: draw-ship train?`. */
export interface DrawShip {
  /** The word that names the action. */
  readonly type: 'drawShip';
  /** Who acts. */
  readonly seat: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat sails to `to`. Notation: `seat: sail to train?`. */
export interface MoveShip {
  /** The word that names the action. */
  readonly type: 'moveShip';
  /** Who acts. */
  readonly seat: number;
  /** The sea point or port to sail to: a neighbour of where the ship is. */
  readonly to: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number | undefined;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat boards the `ship`. Notation: `seat: board ship`. */
export interface BoardShip {
  /** The word that names the action. */
  readonly type: 'boardShip';
  /** Who acts. */
  readonly seat: number;
  /** The id of the ship. */
  readonly ship: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat takes no ship. Notation: `seat: decline-ship`. */
export interface DeclineShip {
  /** The word that names the action. */
  readonly type: 'declineShip';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat pays a bribe of `amount` GP to `to`. */
export interface BribePaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'bribePaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The seat that gets it; null for the bank. */
  readonly to: number | null;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat owes a bribe of `amount` GP to `to`. */
export interface BribeOwed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'bribeOwed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The seat that it is due to; null for the bank. */
  readonly to: number | null;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat keeps the same foreman. */
export interface ForemanKept {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'foremanKept';
  /** The seat that it is about, from 0. */
  readonly seat: number;
}

/** The seat chooses the `foreman` as foreman. */
export interface ForemanChosen {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'foremanChosen';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The foreman, by race; null in what others are told where it is secret. */
  readonly foreman: IronDragonForeman;
}

/** The seat draws a foreman from the `pile`: the `foreman`. */
export interface ForemanDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'foremanDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The pile that it is drawn from. */
  readonly pile: 'deck' | 'discard';
  /** The foreman, by race; null in what others are told where it is secret. */
  readonly foreman: IronDragonForeman | null;
  /** What it costs, in M. */
  readonly price: number;
}

/** The seat hires the `foreman` for `price` GP and dismisses the `discarded`. */
export interface ForemanHired {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'foremanHired';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The foreman, by race; null in what others are told where it is secret. */
  readonly foreman: IronDragonForeman;
  /** The foreman who was dismissed. */
  readonly discarded: IronDragonForeman;
  /** What it costs, in M. */
  readonly price: number;
}

/** The seat turns the `foreman` down. */
export interface ForemanTurnedDown {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'foremanTurnedDown';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The foreman, by race; null in what others are told where it is secret. */
  readonly foreman: IronDragonForeman;
}

/** The seat chooses a `loco` as second train. */
export interface SecondTrainChosen {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'secondTrainChosen';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the loco. */
  readonly loco: string;
}

/** The seat is shown the `ships`. */
export interface ShipDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'shipDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The ids of the ships. */
  readonly ships: readonly string[];
}

/** The seat boards the `ship` for `fee` GP. */
export interface ShipBoarded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'shipBoarded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the ship. */
  readonly ship: string;
  /** What the passage costs, in M. */
  readonly fee: number;
}

/** The seat takes none of the `ships`. */
export interface ShipDeclined {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'shipDeclined';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The ids of the ships. */
  readonly ships: readonly string[];
}

/** The seat sails to `to`. */
export interface ShipMoved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'shipMoved';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The milepost that it starts from. */
  readonly from: number;
  /** The sea point or port that the ship is at now. */
  readonly to: number;
  /** Movement points. */
  readonly points: number;
}

/** The `ship` lands at `at`. */
export interface ShipArrived {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'shipArrived';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The id of the ship. */
  readonly ship: string;
  /** The milepost where it lands. */
  readonly at: number;
}

/** The ship cards are shuffled again. */
export interface ShipsReshuffled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'shipsReshuffled';
}

/** Keep one of the foremen dealt. Answered by {@link ChooseForeman}. */
export interface ChooseForemanDecision extends Decision<'chooseForeman'> {
  /** The phase that lists its actions. */
  readonly kind: 'chooseForeman';
}

/** Keep the foreman held or the one drawn. Answered by {@link KeepForeman}. */
export interface KeepForemanDecision extends Decision<'keepForeman'> {
  /** The phase that lists its actions. */
  readonly kind: 'keepForeman';
}

/** Choose the second train. Answered by {@link ChooseSecondTrain}. */
export interface ChooseSecondTrainDecision extends Decision<'chooseSecondTrain'> {
  /** The phase that lists its actions. */
  readonly kind: 'chooseSecondTrain';
}

/** Board a ship that was drawn, or decline. Answered by {@link BoardShip}, {@link DeclineShip}. */
export interface CallShipDecision extends Decision<'callShip'> {
  /** The phase that lists its actions. */
  readonly kind: 'callShip';
}

/** Every action of Iron Dragon, those of the host included, by `type`. */
export type IronDragonAction =
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
  | ChooseForeman
  | KeepForeman
  | HireForemanDraw
  | HireForemanChoose
  | ChooseSecondTrain
  | DrawShip
  | MoveShip
  | BoardShip
  | DeclineShip
  | DropSeat
  | LeaveSeat
  | TakeSeat
  | EndGame;

/** Everything that is told in Iron Dragon, by `type`. */
export type IronDragonEvent =
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
  | BribePaid
  | BribeOwed
  | ForemanKept
  | ForemanChosen
  | ForemanDrawn
  | ForemanHired
  | ForemanTurnedDown
  | SecondTrainChosen
  | ShipDrawn
  | ShipBoarded
  | ShipDeclined
  | ShipMoved
  | ShipArrived
  | ShipsReshuffled
  | SeatDropped
  | SeatLeft
  | SeatTaken;

/** Everything that a seat may be asked in Iron Dragon, by `kind`. */
export type IronDragonDecision =
  | StartupDecision
  | OperationsDecision
  | BuildingDecision
  | LostDecision
  | ChooseForemanDecision
  | KeepForemanDecision
  | ChooseSecondTrainDecision
  | CallShipDecision
  | DiscardDemandsDecision
  | LoseLoadDecision
  | AnswerDealDecision;

/** Why an action of Iron Dragon may be refused, by `code`: its own rules, and those of the engine. */
export type IronDragonRejection = RejectionBy<Refusals> | RejectionBy<EngineRefusals>;

/** The named types of Iron Dragon, as the title hands them to the engine. */
export interface IronDragonNames {
  /** The options of a game. */
  readonly options: IronDragonOptions;
  /** The frozen state. */
  readonly state: IronDragonState;
  /** What a seat or a spectator may know. */
  readonly view: IronDragonView;
  /** Every action. */
  readonly action: IronDragonAction;
  /** Every fact. */
  readonly event: IronDragonEvent;
  /** Every decision. */
  readonly decision: IronDragonDecision;
  /** Every refusal. */
  readonly rejection: IronDragonRejection;
}
