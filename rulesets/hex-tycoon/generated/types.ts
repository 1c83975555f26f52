// Written by `npm run generate -- states` from what the title declares; a test fails where the two are not in step.

import type { Decision } from '../../../src/core/engine/base/decision.js';
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
import type { Refusals } from './codes.js';

/** The optional rules of Hex Tycoon; all are off unless asked for. */
export interface HexTycoonOptions {
  /** A site may hold two rail markers of one player; off unless asked for. */
  readonly shutout: boolean;
  /** Money may be borrowed for victory points; off unless asked for. */
  readonly loans: boolean;
  /** Victory points may be bought from opponents; off unless asked for. */
  readonly stocks: boolean;
  /** Development markers may be drawn for money; off unless asked for. */
  readonly drawDevelopmentMarkers: boolean;
  /** Points at the end for train level, sole connections and money; on unless declined. */
  readonly endGameBonuses: boolean;
  /** Every player has a tycoon with an ability; off unless asked for. */
  readonly tycoons: boolean;
  /** Players may found more companies; off unless asked for. */
  readonly extraRailroads: boolean;
  /** HT-END-8: the game ends with this round at the latest; null for no limit. */
  readonly roundLimit: number | null;
}

/** The turn so far; null while setting up. */
export interface HexTycoonTurn {
  /** The active company. */
  readonly company: string;
  /** Rail markers built this turn. */
  readonly railsBuilt: number;
  /** Stations built this turn. */
  readonly stationsBuilt: number;
  /** Paid out this turn, null before. */
  readonly income: number | null;
  /** The roll for loans; null before. */
  readonly loanRoll: number | null;
  /** Loans taken this turn, in MB. */
  readonly loansTaken: number;
  /** Lester's bonus included; null before the roll. */
  readonly investmentRoll: number | null;
  /** Stocks bought this turn. */
  readonly stocksBought: number;
  /** Phil's bonus included. */
  readonly dividendRolls: readonly number[];
  /** Train levels gained this turn. */
  readonly upgrades: number;
  /** Development markers drawn this turn. */
  readonly draws: number;
}

/** Companies in the order they came into play. An extra railroad is one more company of the same seat. */
export interface HexTycoonCompany {
  /** The id of the company. */
  readonly id: string;
  /** The seat that runs it. */
  readonly seat: number;
  /** HT-OPT-EXTRA: founded in play. */
  readonly extra: boolean;
  /** The number of the hex of its start city. */
  readonly start: number;
  /** Sites of its rail markers as built, the start city's interior first; a site may occur again. */
  readonly rails: readonly number[];
  /** Hexes of its stations in the order they were built. */
  readonly stations: readonly number[];
  /** Markers left in its supply. */
  readonly railsLeft: number;
  /** Stations left in its supply. */
  readonly stationsLeft: number;
  /** What it has, in MB. */
  readonly money: number;
  /** VP; may be negative. Null in the views of others until the end. */
  readonly points: number;
  /** Its train level. */
  readonly trainLevel: number;
  /** Obsolescence tokens that it holds. */
  readonly obsolescence: number;
}

/** What belongs to each seat. */
export interface HexTycoonSeat {
  /** The first company, null until it is picked; Mike's and Boris' points go to it. */
  readonly company: string | null;
  /** The id of the tycoon; null where none is played or picked. */
  readonly tycoon: string | null;
  /** Development markers in hand (HT-SETUP-8); their number is public. */
  readonly markers: readonly string[];
  /** The step of the seat's own last action. */
  readonly acted: number;
}

/** Development markers on the board. */
export interface HexTycoonDevelopment {
  /** The id of the development marker. */
  readonly marker: string;
  /** The number of the hex. */
  readonly hex: number;
}

/** The frozen state of a game of Hex Tycoon: what rules know, secrets and luck included. */
export interface HexTycoonState {
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'hex-tycoon', HexTycoonOptions>;
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
  /** Where the game stands: setting up, or the phase of the turn. */
  readonly phase:
    | 'event'
    | 'setup'
    | 'build'
    | 'upgrade'
    | 'chooseCompany'
    | 'chooseTycoon'
    | 'chooseStartingCity'
    | 'steal'
    | 'income'
    | 'beforeUpkeep'
    | 'upkeep'
    | 'dividend'
    | 'end';
  /** The step at which the phase began. */
  readonly opened: number;
  /** The step at which the first turn began. */
  readonly begun: number;
  /** The step at which the round began. */
  readonly roundBegan: number;
  /** True where nobody was asked anything in the whole round before. */
  readonly idle: boolean;
  /** Seats that have yet to pick, in order. */
  readonly queue: readonly number[];
  /** The turn so far; null while setting up. */
  readonly turn: HexTycoonTurn | null;
  /** Companies in play, by id, in order of their turns; empty until the order is rolled. */
  readonly turnOrder: readonly string[];
  /** Companies in the order they came into play. An extra railroad is one more company of the same seat. */
  readonly companies: readonly HexTycoonCompany[];
  /** What belongs to each seat. */
  readonly seats: readonly HexTycoonSeat[];
  /** Development markers on the board. */
  readonly developments: readonly HexTycoonDevelopment[];
  /** Development markers neither held nor placed, the next one first; their number is public. */
  readonly pool: readonly string[];
}

/** Companies in the order they came into play. An extra railroad is one more company of the same seat. */
export interface HexTycoonCompanyView {
  /** The id of the company. */
  readonly id: string;
  /** The seat that runs it. */
  readonly seat: number;
  /** HT-OPT-EXTRA: founded in play. */
  readonly extra: boolean;
  /** The number of the hex of its start city. */
  readonly start: number;
  /** Sites of its rail markers as built, the start city's interior first; a site may occur again. */
  readonly rails: readonly number[];
  /** Hexes of its stations in the order they were built. */
  readonly stations: readonly number[];
  /** Markers left in its supply. */
  readonly railsLeft: number;
  /** Stations left in its supply. */
  readonly stationsLeft: number;
  /** What it has, in MB. */
  readonly money: number;
  /** VP; may be negative. Null in the views of others until the end. */
  readonly points: number | null;
  /** Its train level. */
  readonly trainLevel: number;
  /** Obsolescence tokens that it holds. */
  readonly obsolescence: number;
}

/** What belongs to each seat; markers of other hands are null. */
export interface HexTycoonSeatView {
  /** The first company, null until it is picked; Mike's and Boris' points go to it. */
  readonly company: string | null;
  /** The id of the tycoon; null where none is played or picked. */
  readonly tycoon: string | null;
  /** Development markers in hand (HT-SETUP-8); their number is public. */
  readonly markers: readonly (string | null)[];
  /** The step of the seat's own last action. */
  readonly acted: number;
}

/**
 * What a seat or a spectator may know of a game of Hex Tycoon: the shape of {@link HexTycoonState} with null in
 * hidden places, without luck.
 */
export interface HexTycoonView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: GameHeader<'hex-tycoon', HexTycoonOptions>;
  /** How many actions have been played. */
  readonly step: number;
  /** The round, from 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome<Standing> | null;
  /** Seats that were dropped or left, ascending (E-HOST-2, E-HOST-5). */
  readonly absent: readonly number[];
  /** Where the game stands: setting up, or the phase of the turn. */
  readonly phase:
    | 'event'
    | 'setup'
    | 'build'
    | 'upgrade'
    | 'chooseCompany'
    | 'chooseTycoon'
    | 'chooseStartingCity'
    | 'steal'
    | 'income'
    | 'beforeUpkeep'
    | 'upkeep'
    | 'dividend'
    | 'end';
  /** The step at which the phase began. */
  readonly opened: number;
  /** The step at which the first turn began. */
  readonly begun: number;
  /** The step at which the round began. */
  readonly roundBegan: number;
  /** True where nobody was asked anything in the whole round before. */
  readonly idle: boolean;
  /** Seats that have yet to pick, in order. */
  readonly queue: readonly number[];
  /** The turn so far; null while setting up. */
  readonly turn: HexTycoonTurn | null;
  /** Companies in play, by id, in order of their turns; empty until the order is rolled. */
  readonly turnOrder: readonly string[];
  /** Companies in the order they came into play. An extra railroad is one more company of the same seat. */
  readonly companies: readonly HexTycoonCompanyView[];
  /** What belongs to each seat; markers of other hands are null. */
  readonly seats: readonly HexTycoonSeatView[];
  /** Development markers on the board. */
  readonly developments: readonly HexTycoonDevelopment[];
  /** Development markers neither held nor placed, the next one first; their number is public. */
  readonly pool: readonly (string | null)[];
}

/** The seat takes the company `company`. Notation: `seat: pick-company company`. */
export interface ChooseCompany {
  /** The word that names the action. */
  readonly type: 'chooseCompany';
  /** Who acts. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat takes the tycoon `tycoon`. Notation: `seat: pick-tycoon tycoon`. */
export interface ChooseTycoon {
  /** The word that names the action. */
  readonly type: 'chooseTycoon';
  /** Who acts. */
  readonly seat: number;
  /** The id of the tycoon. */
  readonly tycoon: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat starts in `hex`. Notation: `seat: pick-city hex`. */
export interface ChooseStartingCity {
  /** The word that names the action. */
  readonly type: 'chooseStartingCity';
  /** Who acts. */
  readonly seat: number;
  /** The number of the hex. */
  readonly hex: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat steals a victory point from `target`. Notation: `seat: steal target`. */
export interface StealVictoryPoint {
  /** The word that names the action. */
  readonly type: 'stealVictoryPoint';
  /** Who acts. */
  readonly seat: number;
  /** The id of the company that loses the point. */
  readonly target: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat builds a rail marker at `site`. Notation: `seat: build site`. */
export interface BuildTrack {
  /** The word that names the action. */
  readonly type: 'buildTrack';
  /** Who acts. */
  readonly seat: number;
  /** The number of the site: a hex for its interior, or a hexside. */
  readonly site: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat builds a station in `hex`. Notation: `seat: station hex`. */
export interface BuildStation {
  /** The word that names the action. */
  readonly type: 'buildStation';
  /** Who acts. */
  readonly seat: number;
  /** The number of the hex. */
  readonly hex: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat removes an obsolescence token. Notation: `seat: discard-token`. */
export interface RemoveObsolescence {
  /** The word that names the action. */
  readonly type: 'removeObsolescence';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat ends the phase. Notation: `seat: end`. */
export interface EndPhase {
  /** The word that names the action. */
  readonly type: 'endPhase';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat takes a loan of `amount` MB. Notation: `seat: loan amount`. */
export interface TakeLoan {
  /** The word that names the action. */
  readonly type: 'takeLoan';
  /** Who acts. */
  readonly seat: number;
  /** How much, in MB. */
  readonly amount: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat buys {quantity#stock} of `seller`. Notation: `seat: stock seller quantity`. */
export interface BuyStock {
  /** The word that names the action. */
  readonly type: 'buyStock';
  /** Who acts. */
  readonly seat: number;
  /** The id of the company whose stock is bought. */
  readonly seller: string;
  /** How many stocks. */
  readonly quantity: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat pays `amount`. Notation: `seat: dividend amount`. */
export interface PayDividend {
  /** The word that names the action. */
  readonly type: 'payDividend';
  /** Who acts. */
  readonly seat: number;
  /** How much is spent on victory points, in MB; 0 for nothing. */
  readonly amount: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat raises the train level. Notation: `seat: upgrade`. */
export interface UpgradeTrainLevel {
  /** The word that names the action. */
  readonly type: 'upgradeTrainLevel';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat draws a development marker. Notation: `seat: draw`. */
export interface DrawDevelopmentMarker {
  /** The word that names the action. */
  readonly type: 'drawDevelopmentMarker';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat founds `company` in `hex`. Notation: `seat: found company hex`. */
export interface FoundRailroad {
  /** The word that names the action. */
  readonly type: 'foundRailroad';
  /** Who acts. */
  readonly seat: number;
  /** The id of the company that is founded. */
  readonly company: string;
  /** The number of the hex. */
  readonly hex: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}

/** The seat places the `marker` marker in `hex`. Notation: `seat: place marker hex`. */
export interface PlaceDevelopmentMarker {
  /** The word that names the action. */
  readonly type: 'placeDevelopmentMarker';
  /** Who acts. */
  readonly seat: number;
  /** The number of the hex. */
  readonly hex: number;
  /** The id of the development marker. */
  readonly marker: string;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
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

/** `company` takes a turn. */
export interface TurnBegan {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'turnBegan';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
}

/** Every seat with its place and score, best first. */
export interface HexTycoonStanding {
  /** Whose place it is. */
  readonly seat: number;
  /** 1 is best. */
  readonly place: number;
  /** The sum of all parts. */
  readonly score: number;
  /** Gained in play. */
  readonly points: number;
  /** Victory points for train levels. */
  readonly trainLevels: number;
  /** Victory points for places that nobody else reaches. */
  readonly soleConnections: number;
  /** Victory points for money left. */
  readonly money: number;
}

/** The game is over: `reason`. */
export interface GameEnded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'gameEnded';
  /** Why the game ended: a word that `outcome` has too. */
  readonly reason: string;
  /** Every seat with its place and score, best first. */
  readonly ranking: readonly HexTycoonStanding[];
}

/** The dice decide the order: `order`. */
export interface OrderRolled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'orderRolled';
  /** The seats, or the seats of companies, in the order that was rolled. */
  readonly order: readonly number[];
  /** What the order is for. */
  readonly for: 'chooseCompany' | 'chooseTycoon' | 'chooseStartingCity' | 'turnOrder';
  /** The dice of every seat, re-rolls behind; the longest lists are the ties. */
  readonly dice: readonly (readonly number[])[];
}

/** The seat runs `company`. */
export interface CompanyChosen {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyChosen';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
}

/** The seat plays `tycoon`. */
export interface TycoonChosen {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'tycoonChosen';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the tycoon. */
  readonly tycoon: string;
}

/** `company` starts in `hex`. */
export interface StartingCityChosen {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'startingCityChosen';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The number of the hex. */
  readonly hex: number;
  /** True where it followed from the others, so that nobody was asked. */
  readonly settled: boolean;
}

/** The seat is dealt {count#development marker}: `markers`. */
export interface DevelopmentMarkersDealt {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'developmentMarkersDealt';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** How many it was dealt. */
  readonly count: number;
  /** The ids of the markers; null for the other seats. */
  readonly markers: readonly string[] | null;
}

/** `company` can do nothing `phase`. */
export interface PhasePassed {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'phasePassed';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The phase that passed by itself. */
  readonly phase:
    | 'event'
    | 'setup'
    | 'build'
    | 'upgrade'
    | 'chooseCompany'
    | 'chooseTycoon'
    | 'chooseStartingCity'
    | 'steal'
    | 'income'
    | 'beforeUpkeep'
    | 'upkeep'
    | 'dividend'
    | 'end';
}

/** `company` steals a victory point from `target`. */
export interface VictoryPointStolen {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'victoryPointStolen';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The id of the company that loses the point. */
  readonly target: string;
}

/** `company` builds a rail marker at `site` for `price` MB. */
export interface RailMarkerBuilt {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'railMarkerBuilt';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The number of the site: a hex for its interior, or a hexside. */
  readonly site: number;
  /** What it costs, in MB. */
  readonly price: number;
}

/** `company` pays `to` `amount` MB for a station. */
export interface StationFeePaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'stationFeePaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How much, in MB. */
  readonly amount: number;
  /** The id of the company that gets it. */
  readonly to: string;
}

/** `company` builds a station in `hex` for `price` MB. */
export interface StationBuilt {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'stationBuilt';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The number of the hex. */
  readonly hex: number;
  /** What it costs, in MB. */
  readonly price: number;
}

/** `company` earns `amount` MB. */
export interface CompanyIncomePaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyIncomePaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How much, in MB. */
  readonly amount: number;
}

/** `company` rolls `dice` for a loan. */
export interface LoanAvailabilityRolled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loanAvailabilityRolled';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The dice, in the order in which they were rolled. */
  readonly dice: readonly number[];
}

/** `company` rolls `dice` for investors. */
export interface InvestmentRolled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'investmentRolled';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The dice, in the order in which they were rolled. */
  readonly dice: readonly number[];
  /** What is added to the roll. */
  readonly bonus: number;
}

/** `company` takes a loan of `amount` MB. */
export interface CompanyLoanTaken {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyLoanTaken';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How much, in MB. */
  readonly amount: number;
}

/** `company` buys {quantity#stock} of `seller`. */
export interface StockBought {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'stockBought';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The id of the company whose stock it is. */
  readonly seller: string;
  /** How many stocks. */
  readonly quantity: number;
}

/** `company` rolls `die` for the event “`event`”. */
export interface EventRolled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'eventRolled';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The number on the die, without the bonus. */
  readonly die: number;
  /** What is added to the roll. */
  readonly bonus: number;
  /** The id of the event. */
  readonly event: string;
}

/** `company` rolls `dice` for train wrecks, and `lossDie` for the loss. */
export interface TrainWreckRolled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainWreckRolled';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The dice, in the order in which they were rolled. */
  readonly dice: readonly number[];
  /** The die for the loss; null where there was no wreck. */
  readonly lossDie: number | null;
}

/** `company` gains {count#obsolescence token}. */
export interface ObsolescenceGained {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'obsolescenceGained';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How many tokens it gets. */
  readonly count: number;
}

/** `company` removes an obsolescence token for `price` MB. */
export interface ObsolescenceRemoved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'obsolescenceRemoved';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** What it costs, in MB. */
  readonly price: number;
}

/** `company` gains `amount` MB. */
export interface CompanyMoneyGained {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'companyMoneyGained';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How much, in MB. */
  readonly amount: number;
}

/** `company` pays `paid` MB for upkeep. */
export interface UpkeepPaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'upkeepPaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** What is due, in MB. */
  readonly due: number;
  /** What was paid, in MB; the rest costs victory points. */
  readonly paid: number;
}

/** `company` rolls `dice` for its dividend. */
export interface DividendsRolled {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'dividendsRolled';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The dice, in the order in which they were rolled. */
  readonly dice: readonly number[];
  /** What is added to the roll. */
  readonly bonus: number;
}

/** `company` pays `amount`. */
export interface DividendPaid {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'dividendPaid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How much, in MB. */
  readonly amount: number;
}

/** `company` pays `price` MB for train level `level`. */
export interface TrainLevelUpgraded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainLevelUpgraded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The level that it has now. */
  readonly level: number;
  /** What it costs, in MB. */
  readonly price: number;
}

/** `company` draws a development marker: `marker` for `price` MB. */
export interface DevelopmentMarkerDrawn {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'developmentMarkerDrawn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** What it costs, in MB. */
  readonly price: number;
  /** The id of the marker; null for the other seats. */
  readonly marker: string | null;
}

/** The seat places the `marker` marker in `hex`. */
export interface DevelopmentMarkerPlaced {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'developmentMarkerPlaced';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the development marker. */
  readonly marker: string;
  /** The number of the hex. */
  readonly hex: number;
}

/** `founder` founds `company` in `hex` for `price` MB. */
export interface RailroadFounded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'railroadFounded';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** The id of the company that paid for it. */
  readonly founder: string;
  /** The number of the hex. */
  readonly hex: number;
  /** What it costs, in MB. */
  readonly price: number;
}

/** `company` `by` `reason`. */
export interface VictoryPointsChanged {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'victoryPointsChanged';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the company. */
  readonly company: string;
  /** How many points are gained; negative for a loss. */
  readonly by: number;
  /** Why: a word that interfaces can look up. */
  readonly reason: string;
}

/** Pick a company. Answered by {@link ChooseCompany}. */
export interface ChooseCompanyDecision extends Decision<'chooseCompany'> {
  /** The phase that lists its actions. */
  readonly kind: 'chooseCompany';
}

/** Pick a tycoon. Answered by {@link ChooseTycoon}. */
export interface ChooseTycoonDecision extends Decision<'chooseTycoon'> {
  /** The phase that lists its actions. */
  readonly kind: 'chooseTycoon';
}

/** Pick a starting city. Answered by {@link ChooseStartingCity}. */
export interface ChooseStartingCityDecision extends Decision<'chooseStartingCity'> {
  /** The phase that lists its actions. */
  readonly kind: 'chooseStartingCity';
}

/** Take a victory point from which opponent? Answered by {@link StealVictoryPoint}. */
export interface StealDecision extends Decision<'steal'> {
  /** The phase that lists its actions. */
  readonly kind: 'steal';
}

/**
 * Build rail markers and a station. Answered by {@link BuildTrack}, {@link BuildStation}, {@link
 * RemoveObsolescence}, {@link EndPhase}.
 */
export interface BuildDecision extends Decision<'build'> {
  /** The phase that lists its actions. */
  readonly kind: 'build';
}

/**
 * Take a loan, buy stock, or discard obsolescence tokens. Answered by {@link TakeLoan}, {@link
 * BuyStock}, {@link RemoveObsolescence}, {@link EndPhase}.
 */
export interface IncomeDecision extends Decision<'income'> {
  /** The phase that lists its actions. */
  readonly kind: 'income';
}

/**
 * Discard obsolescence tokens before the upkeep. Answered by {@link RemoveObsolescence}, {@link
 * EndPhase}.
 */
export interface BeforeUpkeepDecision extends Decision<'beforeUpkeep'> {
  /** The phase that lists its actions. */
  readonly kind: 'beforeUpkeep';
}

/** Spend how much on victory points? Answered by {@link PayDividend}, {@link RemoveObsolescence}. */
export interface DividendDecision extends Decision<'dividend'> {
  /** The phase that lists its actions. */
  readonly kind: 'dividend';
}

/**
 * Raise the train level, or grow otherwise. Answered by {@link UpgradeTrainLevel}, {@link
 * DrawDevelopmentMarker}, {@link FoundRailroad}, {@link RemoveObsolescence}, {@link EndPhase}.
 */
export interface UpgradeDecision extends Decision<'upgrade'> {
  /** The phase that lists its actions. */
  readonly kind: 'upgrade';
}

/** Place a development marker. Answered by {@link PlaceDevelopmentMarker}. */
export interface PlaceMarkerDecision extends Decision<'placeMarker'> {
  /** The phase that lists its actions. */
  readonly kind: 'placeMarker';
}

/** Every action of Hex Tycoon, those of the host included, by `type`. */
export type HexTycoonAction =
  | ChooseCompany
  | ChooseTycoon
  | ChooseStartingCity
  | StealVictoryPoint
  | BuildTrack
  | BuildStation
  | RemoveObsolescence
  | EndPhase
  | TakeLoan
  | BuyStock
  | PayDividend
  | UpgradeTrainLevel
  | DrawDevelopmentMarker
  | FoundRailroad
  | PlaceDevelopmentMarker
  | DropSeat
  | LeaveSeat
  | TakeSeat
  | EndGame;

/** Everything that is told in Hex Tycoon, by `type`. */
export type HexTycoonEvent =
  | RoundBegan
  | TurnBegan
  | GameEnded
  | OrderRolled
  | CompanyChosen
  | TycoonChosen
  | StartingCityChosen
  | DevelopmentMarkersDealt
  | PhasePassed
  | VictoryPointStolen
  | RailMarkerBuilt
  | StationFeePaid
  | StationBuilt
  | CompanyIncomePaid
  | LoanAvailabilityRolled
  | InvestmentRolled
  | CompanyLoanTaken
  | StockBought
  | EventRolled
  | TrainWreckRolled
  | ObsolescenceGained
  | ObsolescenceRemoved
  | CompanyMoneyGained
  | UpkeepPaid
  | DividendsRolled
  | DividendPaid
  | TrainLevelUpgraded
  | DevelopmentMarkerDrawn
  | DevelopmentMarkerPlaced
  | RailroadFounded
  | VictoryPointsChanged
  | SeatDropped
  | SeatLeft
  | SeatTaken;

/** Everything that a seat may be asked in Hex Tycoon, by `kind`. */
export type HexTycoonDecision =
  | ChooseCompanyDecision
  | ChooseTycoonDecision
  | ChooseStartingCityDecision
  | StealDecision
  | BuildDecision
  | IncomeDecision
  | BeforeUpkeepDecision
  | DividendDecision
  | UpgradeDecision
  | PlaceMarkerDecision;

/** Why an action of Hex Tycoon may be refused, by `code`: its own rules, and those of the engine. */
export type HexTycoonRejection = RejectionBy<Refusals> | RejectionBy<EngineRefusals>;

/** The named types of Hex Tycoon, as the title hands them to the engine. */
export interface HexTycoonNames {
  /** The options of a game. */
  readonly options: HexTycoonOptions;
  /** The frozen state. */
  readonly state: HexTycoonState;
  /** What a seat or a spectator may know. */
  readonly view: HexTycoonView;
  /** Every action. */
  readonly action: HexTycoonAction;
  /** Every fact. */
  readonly event: HexTycoonEvent;
  /** Every decision. */
  readonly decision: HexTycoonDecision;
  /** Every refusal. */
  readonly rejection: HexTycoonRejection;
}
