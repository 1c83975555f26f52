// The types of China Rails for one evening, written by `railhead document`.

/** The options of China Rails for one evening. */
export interface EveningChinaOptions {
  /** Fast trains. */
  readonly fastTrains?: boolean;
  /** Mercy: borrowing. */
  readonly borrowing?: boolean;
  /** Time limit: the round in which time runs out is the last. */
  readonly timeLimit?: boolean;
  /** The ferry and container links of others may be rented. */
  readonly rentableCrossings?: boolean;
}

/** The board that it is played on, by id and hash. */
export interface EveningChinaBoard {
  /** The id that `config.board` names it by. */
  readonly id: string;
  /** SHA-256 of its canonical JSON, hex: a saved game is only played on the same board. */
  readonly hash: string;
}

/** What the table committed to, where it made the seed together (E-SEED-1). */
export interface EveningChinaSeedCommitments {
  /** The name of this one game among all games of the host: 1 to 200 printable ASCII characters. */
  readonly table: string;
  /** The host's commitment to its own part. */
  readonly host: string;
  /** The commitments of the seats, by seat. */
  readonly seats: readonly string[];
  /** The host's commitments to the parts with which it stands in for seats, by seat. */
  readonly reserves: readonly string[];
  /** The seats that did not reveal their parts before the first deal, ascending; none if left out. */
  readonly withheld?: readonly number[];
}

/** The header: title, options, board, names. */
export interface EveningChinaGame {
  /** The id of the title. */
  readonly ruleset: string;
  /** The revision of the ruleset that plays this game. */
  readonly revision: number;
  /** The revisions of what the ruleset was laid over, by id; absent for a title that stands by itself. */
  readonly layers?: Readonly<Record<string, number>>;
  /** The title's options, defaults filled in. */
  readonly options: unknown;
  /** The board that it is played on, by id and hash. */
  readonly board: EveningChinaBoard;
  /** The names of the seats, by seat: each another. */
  readonly seatNames: readonly string[];
  /** What the table committed to, where it made the seed together (E-SEED-1). */
  readonly seedCommitments?: EveningChinaSeedCommitments;
  /** The absent seats that somebody may take, in ascending order (E-HOST-5); left out if there are none. */
  readonly vacantSeats?: readonly number[];
}

/** The streams that all luck is drawn from; never part of a view. */
export interface EveningChinaLuck {
  /** How the words of a stream follow from the key (E-LUCK-2). */
  readonly algorithm: 'sha256-counter';
  /** The key that the words of all streams are hashed from: 64 lower-case hex digits. */
  readonly key: string;
  /** How many words of each stream have been taken, by its name. */
  readonly streams: Readonly<Record<string, number>>;
}

/** Every seat, best first; equals share a place. */
export interface EveningChinaRanking {
  /** Whose place it is. */
  readonly seat: number;
  /** 1 is best. */
  readonly place: number;
}

/** How the game ended; null while it goes on. */
export interface EveningChinaOutcome {
  /** Why the game ended: a word of the title, or `agreed` (E-HOST-4). */
  readonly reason: string;
  /** Every seat, best first; equals share a place. */
  readonly ranking: readonly EveningChinaRanking[];
  /** What decided between equals, in the order applied; empty where nothing had to. */
  readonly tieBreaks: readonly string[];
}

/** Whose turn it is, and what has been done in it. */
export interface EveningChinaTurn {
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
export interface EveningChinaTrain {
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
export interface EveningChinaDebt {
  /** The seat that it is owed to. */
  readonly to: number;
  /** The amount owed, in M. */
  readonly amount: number;
}

/** What belongs to each seat, its track apart. */
export interface EveningChinaSeat {
  /** Its money; null in a view to which it is secret (M-INFO-2, M-INFO-3). */
  readonly cash: number;
  /** Numbers of its demand cards, open to all, the longest held first. */
  readonly hand: readonly number[];
  /** Trains on the board or waiting to be placed. */
  readonly trains: readonly EveningChinaTrain[];
  /** Turns begun so far, startup, lost and hand-discard turns included. */
  readonly turns: number;
  /** True while its next turn is lost (M-EVENT-11). */
  readonly losesTurn: boolean;
  /** Principal of its unrepaid loans (M-VAR-4). */
  readonly loan: number;
  /** Rent that could not be paid when due, the oldest first (M-VAR-5). */
  readonly debts: readonly EveningChinaDebt[];
  /** Unpaid movement fees of this turn (M-VAR-11). */
  readonly owedFees: number;
}

/** Flooded bridges that only their owners may rebuild for now (M-EVENT-17, M-OPEN-24). */
export interface EveningChinaReserved {
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
export interface EveningChinaRail {
  /** Segments by seat, in the order they were built. */
  readonly tracks: readonly (readonly number[])[];
  /** Ferries and links held, by seat. */
  readonly rights: readonly (readonly string[])[];
  /** Flooded bridges that only their owners may rebuild for now (M-EVENT-17, M-OPEN-24). */
  readonly reserved: readonly EveningChinaReserved[];
  /**
 * By seat the unbuilt segments kept for it, as text (M-BUILD-12). Null if no ways for everyone were found;
 * empty in an older save, where they must still be found.
 */
  readonly ways: readonly string[] | null;
}

/** Events in play (M-CARD-6). */
export interface EveningChinaInPlay {
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
export interface EveningChinaStored {
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
export interface EveningChinaLoseLoad {
  /** Which choice it is. */
  readonly kind: 'loseLoad';
  /** The seller, who is asked. */
  readonly seat: number;
  /** Which of its trains loses the load, from 0. */
  readonly train: number;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** An offer to buy or trade track (M-VAR-14). */
export interface EveningChinaDeal {
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
export interface EveningChinaAnswerDeal {
  /** Which choice it is. */
  readonly kind: 'answerDeal';
  /** The seller, who is asked. */
  readonly seat: number;
  /** An offer to buy or trade track (M-VAR-14). */
  readonly deal: EveningChinaDeal;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
export interface EveningChinaAnswer {
  /** The answer; null for those who may not see it yet. */
  readonly answer: readonly number[] | null;
}

/** The five-card discard while it is open (M-VAR-3d), null otherwise. */
export interface EveningChinaDrafts {
  /** The step at which its decision opened. */
  readonly since: number;
  /** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
  readonly answers: readonly (EveningChinaAnswer | null)[];
}

/** The title's own part of it. */
export interface EveningChinaOwn {
  /**
 * What the seat on turn has begun to do by container this turn, or null. A turn by container is for
 * delivering or for picking up (CR-CONT-6). A train that starts on a port picks up a single load: `start`
 * before it, `started` from then on (CR-OPEN-6).
 */
  readonly mode: 'deliver' | 'pickUp' | 'start' | 'started' | null;
}

/** The frozen state of a game of China Rails for one evening, secrets and luck included. */
export interface EveningChinaState {
  /** The header: title, options, board, names. */
  readonly game: EveningChinaGame;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** The streams that all luck is drawn from; never part of a view. */
  readonly luck: EveningChinaLuck;
  /** How the game ended; null while it goes on. */
  readonly outcome: EveningChinaOutcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** Whose turn it is, and what has been done in it. */
  readonly turn: EveningChinaTurn;
  /** The seat that opens every round (M-SETUP-7). */
  readonly first: number;
  /** What belongs to each seat, its track apart. */
  readonly seats: readonly EveningChinaSeat[];
  /** All that is drawn on the board. A value: each change makes a new one, so caches may key by it. */
  readonly rail: EveningChinaRail;
  /** Face-down cards, the top one last. M-INFO-5: their number is public, their order nobody's. */
  readonly deck: readonly number[];
  /** Numbers of the cards on the discard pile, the latest last. */
  readonly discards: readonly number[];
  /** Cards taken out of the game. */
  readonly removed: readonly number[];
  /** Events in play (M-CARD-6). */
  readonly inPlay: readonly EveningChinaInPlay[];
  /** Demand cards lying open for all (M-VAR-8). */
  readonly contracts: readonly number[];
  /** Loads that wait in a city (M-VAR-9), each until the end of its dropper's turn `lastTurn`. */
  readonly stored: readonly EveningChinaStored[];
  /** Choices that stop play until they are answered; the first in the list is open. */
  readonly pending: readonly (EveningChinaLoseLoad | EveningChinaAnswerDeal)[];
  /** The five-card discard while it is open (M-VAR-3d), null otherwise. */
  readonly drafts: EveningChinaDrafts | null;
  /** Cash that a victory needs now (M-WIN-6). */
  readonly target: number;
  /** Seats that declared victory this round, in order (M-WIN-4). */
  readonly declared: readonly number[];
  /** True once the tax was drawn (M-EVENT-19). */
  readonly cashPublic: boolean;
  /** The round after which the clock ends the game (M-OPEN-39); null while time is left. */
  readonly lastRound: number | null;
  /** The title's own part of it. */
  readonly own: EveningChinaOwn;
}

/** What belongs to each seat, its track apart. */
export interface EveningChinaViewSeat {
  /** Its money; null in a view to which it is secret (M-INFO-2, M-INFO-3). */
  readonly cash: number | null;
  /** Numbers of its demand cards, open to all, the longest held first. */
  readonly hand: readonly number[];
  /** Trains on the board or waiting to be placed. */
  readonly trains: readonly EveningChinaTrain[];
  /** Turns begun so far, startup, lost and hand-discard turns included. */
  readonly turns: number;
  /** True while its next turn is lost (M-EVENT-11). */
  readonly losesTurn: boolean;
  /** Principal of its unrepaid loans (M-VAR-4). */
  readonly loan: number;
  /** Rent that could not be paid when due, the oldest first (M-VAR-5). */
  readonly debts: readonly EveningChinaDebt[];
  /** Unpaid movement fees of this turn (M-VAR-11). */
  readonly owedFees: number;
}

/** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
export interface EveningChinaAnswers {
  /** The answer; null for those who may not see it yet. */
  readonly answer: readonly (number | null)[] | null | null | null;
}

/** The five-card discard while it is open (M-VAR-3d), null otherwise. */
export interface EveningChinaViewDrafts {
  /** The step at which its decision opened. */
  readonly since: number | null;
  /** By seat: null until it has answered, then its answer, which stays secret until all have answered. */
  readonly answers: readonly (EveningChinaAnswers | null | null | null)[] | null;
}

/** What a seat or a spectator may know: null in hidden places, no luck. */
export interface EveningChinaView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: EveningChinaGame;
  /** How many actions have been played. */
  readonly step: number;
  /** The round, from 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: EveningChinaOutcome | null;
  /** Seats that were dropped or left, ascending (E-HOST-2, E-HOST-5). */
  readonly absent: readonly number[];
  /** Whose turn it is, and what has been done in it. */
  readonly turn: EveningChinaTurn;
  /** The seat that opens every round (M-SETUP-7). */
  readonly first: number;
  /** What belongs to each seat, its track apart. */
  readonly seats: readonly EveningChinaViewSeat[];
  /** All that is drawn on the board. A value: each change makes a new one, so caches may key by it. */
  readonly rail: EveningChinaRail;
  /** Face-down cards, the top one last. M-INFO-5: their number is public, their order nobody's. */
  readonly deck: readonly (number | null)[];
  /** Numbers of the cards on the discard pile, the latest last. */
  readonly discards: readonly number[];
  /** Cards taken out of the game. */
  readonly removed: readonly number[];
  /** Events in play (M-CARD-6). */
  readonly inPlay: readonly EveningChinaInPlay[];
  /** Demand cards lying open for all (M-VAR-8). */
  readonly contracts: readonly number[];
  /** Loads that wait in a city (M-VAR-9), each until the end of its dropper's turn `lastTurn`. */
  readonly stored: readonly EveningChinaStored[];
  /** Choices that stop play until they are answered; the first in the list is open. */
  readonly pending: readonly (EveningChinaLoseLoad | EveningChinaAnswerDeal)[];
  /** The five-card discard while it is open (M-VAR-3d), null otherwise. */
  readonly drafts: EveningChinaViewDrafts | null | null | null;
  /** Cash that a victory needs now (M-WIN-6). */
  readonly target: number;
  /** Seats that declared victory this round, in order (M-WIN-4). */
  readonly declared: readonly number[];
  /** True once the tax was drawn (M-EVENT-19). */
  readonly cashPublic: boolean;
  /** The round after which the clock ends the game (M-OPEN-39); null while time is left. */
  readonly lastRound: number | null;
  /** The title's own part of it. */
  readonly own: EveningChinaOwn;
}

/** The seat builds from `from` to `to`. Notation: `seat: build from to`. */
export interface BuildTrack {
  /** The word that names the action. */
  readonly type: 'buildTrack';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The milepost to build from: one of the own network, or of a major city. */
  readonly from: number;
  /** The milepost to build to: a neighbour of the first. */
  readonly to: number;
}

/** The seat buys the link at the `port`. Notation: `seat: buy-link port`. */
export interface BuyContainerLink {
  /** The word that names the action. */
  readonly type: 'buyContainerLink';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the port whose container link is bought. */
  readonly port: string;
}

/** The seat upgrades to a `to`. Notation: `seat: upgrade to loadsToReturn? train?`. */
export interface UpgradeLoco {
  /** The word that names the action. */
  readonly type: 'upgradeLoco';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the new loco. */
  readonly to: string;
  /** Ids of goods that the new loco has no room for and that go back; none if left out. */
  readonly loadsToReturn?: readonly string[];
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat swaps the loco for a `to`. Notation: `seat: crossgrade to loadsToReturn? train?`. */
export interface CrossgradeLoco {
  /** The word that names the action. */
  readonly type: 'crossgradeLoco';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the new loco. */
  readonly to: string;
  /** Ids of goods that the new loco has no room for and that go back; none if left out. */
  readonly loadsToReturn?: readonly string[];
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat borrows `amount` M. Notation: `seat: borrow amount`. */
export interface TakeLoan {
  /** The word that names the action. */
  readonly type: 'takeLoan';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** How much, in M. */
  readonly amount: number;
}

/** The seat ends the turn. Notation: `seat: end-turn`. */
export interface EndTurn {
  /** The word that names the action. */
  readonly type: 'endTurn';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
}

/** The seat places a train at `milepost`. Notation: `seat: place milepost train?`. */
export interface PlaceTrain {
  /** The word that names the action. */
  readonly type: 'placeTrain';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The number of the milepost. */
  readonly milepost: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat crosses by the `ferry` and pays `payTo`. Notation: `seat: cross ferry payTo? train?`. */
export interface CrossFerry {
  /** The word that names the action. */
  readonly type: 'crossFerry';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the ferry. */
  readonly ferry: string;
  /** The seat whose right is rented; left out where the own right is used. */
  readonly payTo?: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
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
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the good that is delivered. */
  readonly load: string;
  /** The number of the card. */
  readonly card: number;
  /** Which of the demands of the card is met, from 0. */
  readonly demand: number;
  /** The seat whose right is rented; left out where no rent is due. */
  readonly payTo?: number;
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
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the city overseas that the load comes from. */
  readonly city: string;
  /** The id of the good. */
  readonly load: string;
  /** The seat whose right is rented; left out where no rent is due. */
  readonly payTo?: number;
}

/** The seat delivers `load`, as asked by `card`. Notation: `seat: deliver load card demand train?`. */
export interface DeliverLoad {
  /** The word that names the action. */
  readonly type: 'deliverLoad';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the good. */
  readonly load: string;
  /** The number of the card. */
  readonly card: number;
  /** Which of the demands of the card is met, from 0. */
  readonly demand: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat picks up `load`. Notation: `seat: pick-up load fromWarehouse? train?`. */
export interface PickUpLoad {
  /** The word that names the action. */
  readonly type: 'pickUpLoad';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the good. */
  readonly load: string;
  /** True to take a load that is stored in the city, and not one of the supply; false if left out. */
  readonly fromWarehouse?: boolean;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat drops `load`. Notation: `seat: drop load train?`. */
export interface DropLoad {
  /** The word that names the action. */
  readonly type: 'dropLoad';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the good. */
  readonly load: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat moves to `to`. Notation: `seat: move to train?`. */
export interface MoveTrain {
  /** The word that names the action. */
  readonly type: 'moveTrain';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The milepost to move to: a neighbour of where the train is. */
  readonly to: number;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat skips the turn to discard the hand. Notation: `seat: discard-hand`. */
export interface DiscardHand {
  /** The word that names the action. */
  readonly type: 'discardHand';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
}

/** The seat turns a train round. Notation: `seat: backtrack train?`. */
export interface Backtrack {
  /** The word that names the action. */
  readonly type: 'backtrack';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** Which train of the seat, 0 or 1; left out it is the first. */
  readonly train?: number;
}

/** The seat ends operations. Notation: `seat: end-operations`. */
export interface EndOperations {
  /** The word that names the action. */
  readonly type: 'endOperations';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
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
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The seat whose track it is. */
  readonly seller: number;
  /** Numbers of segments of the seller that are asked for, ascending. */
  readonly segments: readonly number[];
  /** The money offered, in M. */
  readonly price: number;
  /** Numbers of own segments that are given for them, ascending; empty for a sale. */
  readonly inExchange: readonly number[];
}

/** The seat discards demand cards. Notation: `seat: discard cards`. */
export interface DiscardDemands {
  /** The word that names the action. */
  readonly type: 'discardDemands';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The numbers of the cards. */
  readonly cards: readonly number[];
}

/** The seat gives up `load`. Notation: `seat: lose load`. */
export interface ChooseLoadToLose {
  /** The word that names the action. */
  readonly type: 'chooseLoadToLose';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The id of the good. */
  readonly load: string;
}

/** The seat says `accept` to the offer for track. Notation: `seat: answer accept`. */
export interface AnswerTrackDeal {
  /** The word that names the action. */
  readonly type: 'answerTrackDeal';
  /** Who acts. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** True to take the offer, false to refuse it. */
  readonly accept: boolean;
}

/** Notation: `seat: drop-seat target`. */
export interface DropSeat {
  /** The word that names it. */
  readonly type: 'dropSeat';
  /** Null: the host acts. */
  readonly seat: null;
  /** The seat that is dropped. */
  readonly target: number;
}

/** Notation: `seat: leave-seat target`. */
export interface LeaveSeat {
  /** The word that names it. */
  readonly type: 'leaveSeat';
  /** Null: the host acts. */
  readonly seat: null;
  /** The seat that is left. */
  readonly target: number;
}

/** Notation: `seat: take-seat target`. */
export interface TakeSeat {
  /** The word that names it. */
  readonly type: 'takeSeat';
  /** Null: the host acts. */
  readonly seat: null;
  /** The seat that somebody takes. */
  readonly target: number;
}

/** Notation: `seat: end-game`. */
export interface EndGame {
  /** The word that names it. */
  readonly type: 'endGame';
  /** Null: the host acts. */
  readonly seat: null;
}

/** The time is up. Notation: `seat: expire-time`. */
export interface ExpireTime {
  /** The word that names the action. */
  readonly type: 'expireTime';
  /** Null: the host acts. */
  readonly seat: null;
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

/** What the build costs, item by item, in the order in which it is paid. */
export interface EveningChinaItem {
  /**
 * The thing that is paid for, as a word that interfaces can look up: `terrain`, `river`, `port`, `rent`,
 * `toll`, `loco`.
 */
  readonly what: string;
  /** The id of the rule that says so. */
  readonly rule: string;
  /** In what the title counts money in; never below 0. */
  readonly amount: number;
  /** Who gets it; null where nobody gets anything, as for what is free. */
  readonly to: 'bank' | null | number;
  /** What it is about: ids and numbers. */
  readonly params: object;
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
  readonly items: readonly EveningChinaItem[];
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

/** The seat’s train starts at `milepost`. */
export interface TrainPlaced {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainPlaced';
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the milepost. */
  readonly milepost: number;
}

/** The seat’s train moves to `to`. */
export interface TrainMoved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainMoved';
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The milepost that the train is at now. */
  readonly to: number;
}

/** The seat’s train runs at half speed. */
export interface RateHalved {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'rateHalved';
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Movement points. */
  readonly points: number;
}

/** The seat’s train turns round. */
export interface TrainTurned {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'trainTurned';
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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

/** The seat picks up `good` in `city`. */
export interface LoadPickedUp {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'loadPickedUp';
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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

/** The seat upgrades to a `loco` for `price` M. */
export interface LocoUpgraded {
  /** Its place among the events of the step, from 0; `viewEvents` counts again from 0. */
  readonly n: number;
  /** What happened, in the past tense: `trackBuilt`. */
  readonly type: 'locoUpgraded';
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
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
  /** Which of the trains of the seat, from 0. */
  readonly train: number;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the loco. */
  readonly loco: string;
  /** What it costs, in M. */
  readonly price: number;
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
  readonly deal: EveningChinaDeal;
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
  readonly deal: EveningChinaDeal;
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

/** Build track or upgrade, then end the startup turn. */
export interface StartupDecision {
  /** The phase that lists its actions. */
  readonly kind: 'startup';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Run the train, then end operations. */
export interface OperationsDecision {
  /** The phase that lists its actions. */
  readonly kind: 'operations';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Build track or upgrade, then end the turn. */
export interface BuildingDecision {
  /** The phase that lists its actions. */
  readonly kind: 'building';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Turn a train round, or end the lost turn. */
export interface LostDecision {
  /** The phase that lists its actions. */
  readonly kind: 'lost';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Discard the surplus demand cards. */
export interface DiscardDemandsDecision {
  /** The phase that lists its actions. */
  readonly kind: 'discardDemands';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Choose a load to lose. */
export interface LoseLoadDecision {
  /** The phase that lists its actions. */
  readonly kind: 'loseLoad';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Take the offer for your track, or not. */
export interface AnswerDealDecision {
  /** The phase that lists its actions. */
  readonly kind: 'answerDeal';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Every action of China Rails for one evening, by `type`. */
export type EveningChinaAction = BuildTrack | BuyContainerLink | UpgradeLoco | CrossgradeLoco | TakeLoan | EndTurn | PlaceTrain | CrossFerry | DeliverByContainer | PickUpByContainer | DeliverLoad | PickUpLoad | DropLoad | MoveTrain | DiscardHand | Backtrack | EndOperations | OfferTrackDeal | DiscardDemands | ChooseLoadToLose | AnswerTrackDeal | DropSeat | LeaveSeat | TakeSeat | EndGame | ExpireTime;

/** Everything that is told in China Rails for one evening, by `type`. */
export type EveningChinaEvent = HandDealt | FirstSeatFound | DeckReshuffled | CardDrawn | HandDiscarded | DemandsDiscarded | ContractsOpened | TrackBuilt | RightBought | TrackErased | BridgeReserved | ReservationLapsed | TrainPlaced | TrainMoved | FerryCrossed | TrainSentBack | RateHalved | TrainTurned | RentPaid | RentOwed | FeePaid | FeeOwed | LoadPickedUp | LoadDropped | LoadLost | ChipLaid | StoredLoadReturned | LoadDelivered | PaidByBank | TaxPaid | LoanTaken | LoanRepaid | LocoUpgraded | LocoCrossgraded | DealOffered | DealAnswered | RightPassed | EventDrawn | EventEnded | RequirementMet | RoundBegan | TurnBegan | TurnLost | TurnForfeited | OperationsEnded | TurnEnded | VictoryDeclared | TargetRaised | TimeExpired | GameEnded;

/** Everything that a seat may be asked in China Rails for one evening, by `kind`. */
export type EveningChinaDecision = StartupDecision | OperationsDecision | BuildingDecision | LostDecision | DiscardDemandsDecision | LoseLoadDecision | AnswerDealDecision;
