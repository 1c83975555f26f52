// The types of Fen Shares, written by `railhead document`.

/** The options of Fen Shares. */
export interface FenSharesOptions {
  /** A short game of four rounds. */
  readonly short?: boolean;
}

/** The board that it is played on, by id and hash. */
export interface FenSharesBoard {
  /** The id that `config.board` names it by. */
  readonly id: string;
  /** SHA-256 of its canonical JSON, hex: a saved game is only played on the same board. */
  readonly hash: string;
}

/** What the table committed to, where it made the seed together (E-SEED-1). */
export interface FenSharesSeedCommitments {
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
export interface FenSharesGame {
  /** The id of the title. */
  readonly ruleset: string;
  /** The revision of the ruleset that plays this game. */
  readonly revision: number;
  /** The revisions of what the ruleset was laid over, by id; absent for a title that stands by itself. */
  readonly layers?: Readonly<Record<string, number>>;
  /** The title's options, defaults filled in. */
  readonly options: unknown;
  /** The board that it is played on, by id and hash. */
  readonly board: FenSharesBoard;
  /** The names of the seats, by seat: each another. */
  readonly seatNames: readonly string[];
  /** What the table committed to, where it made the seed together (E-SEED-1). */
  readonly seedCommitments?: FenSharesSeedCommitments;
  /** The absent seats that somebody may take, in ascending order (E-HOST-5); left out if there are none. */
  readonly vacantSeats?: readonly number[];
}

/** The streams that all luck is drawn from; never part of a view. */
export interface FenSharesLuck {
  /** How the words of a stream follow from the key (E-LUCK-2). */
  readonly algorithm: 'sha256-counter';
  /** The key that the words of all streams are hashed from: 64 lower-case hex digits. */
  readonly key: string;
  /** How many words of each stream have been taken, by its name. */
  readonly streams: Readonly<Record<string, number>>;
}

/** Every seat, best first; equals share a place. */
export interface FenSharesRanking {
  /** Whose place it is. */
  readonly seat: number;
  /** 1 is best. */
  readonly place: number;
}

/** How the game ended; null while it goes on. */
export interface FenSharesOutcome {
  /** Why the game ended: a word of the title, or `agreed` (E-HOST-4). */
  readonly reason: string;
  /** Every seat, best first; equals share a place. */
  readonly ranking: readonly FenSharesRanking[];
  /** What decided between equals, in the order applied; empty where nothing had to. */
  readonly tieBreaks: readonly string[];
}

/** Who has a turn in the round, and who has passed. */
export interface FenSharesTurns {
  /** The seats of the round, each once, the first to have a turn in front (E-TURNS-1). */
  readonly order: readonly number[];
  /** Whose turn it is; null when all have passed, which is the end of the round (E-TURNS-4). */
  readonly seat: number | null;
  /** The seats that have passed, the first to pass in front (E-TURNS-3). */
  readonly passed: readonly number[];
}

/** The auction that is open; null while there is none. */
export interface FenSharesAuction {
  /** The number of the company, in the order of the map. */
  readonly company: number;
  /** The highest bid, 0 before the first. */
  readonly bid: number;
  /** Who made it; null before the first. */
  readonly bidder: number | null;
  /** Who bids next, and who is out of it. */
  readonly turns: FenSharesTurns;
}

/** What belongs to each company. */
export interface FenSharesCompany {
  /** The money of the company. */
  readonly coins: number;
  /** How often it built this round. */
  readonly built: number;
  /** True once a share of it was offered this round. */
  readonly asked: boolean;
}

/** What belongs to each seat. */
export interface FenSharesSeat {
  /** The money of the seat. */
  readonly coins: number;
  /** How many shares it has, by company. */
  readonly shares: readonly number[];
}

/** The steps at which the open decisions opened. */
export interface FenSharesOpening {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which choice it is. */
  readonly kind: string;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** The frozen state of a game of Fen Shares, secrets and luck included. */
export interface FenSharesState {
  /** The header: title, options, board, names. */
  readonly game: FenSharesGame;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** The streams that all luck is drawn from; never part of a view. */
  readonly luck: FenSharesLuck;
  /** How the game ended; null while it goes on. */
  readonly outcome: FenSharesOutcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** Who has a turn in the round, and who has passed. */
  readonly turns: FenSharesTurns;
  /** The auction that is open; null while there is none. */
  readonly auction: FenSharesAuction | null;
  /** The companies of the cubes on each link. */
  readonly cubes: readonly (readonly number[])[];
  /** What belongs to each company. */
  readonly companies: readonly FenSharesCompany[];
  /** What belongs to each seat. */
  readonly seats: readonly FenSharesSeat[];
  /** The number of the station where the fair is. */
  readonly fair: number;
  /** The steps at which the open decisions opened. */
  readonly openings: readonly FenSharesOpening[];
}

/** What a seat or a spectator may know: null in hidden places, no luck. */
export interface FenSharesView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: FenSharesGame;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: FenSharesOutcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** Who has a turn in the round, and who has passed. */
  readonly turns: FenSharesTurns;
  /** The auction that is open; null while there is none. */
  readonly auction: FenSharesAuction | null;
  /** The companies of the cubes on each link. */
  readonly cubes: readonly (readonly number[])[];
  /** What belongs to each company. */
  readonly companies: readonly FenSharesCompany[];
  /** What belongs to each seat. */
  readonly seats: readonly FenSharesSeat[];
  /** The number of the station where the fair is. */
  readonly fair: number;
  /** The steps at which the open decisions opened. */
  readonly openings: readonly FenSharesOpening[];
}

/** The seat bids `amount`. Notation: `seat: bid amount`. */
export interface Bid {
  /** The word that names it. */
  readonly type: 'bid';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** An amount of coins: a bid, or what a share costs. */
  readonly amount: number;
}

/** The seat passes. Notation: `seat: pass`. */
export interface Pass {
  /** The word that names it. */
  readonly type: 'pass';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
}

/** The seat lays a cube of `company` on `link`. Notation: `seat: build company link`. */
export interface Build {
  /** The word that names it. */
  readonly type: 'build';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The number of the company, in the order of the map. */
  readonly company: number;
  /** The number of the link, in the order of the map. */
  readonly link: number;
}

/** The seat offers a share of `company`. Notation: `seat: offer company`. */
export interface Offer {
  /** The word that names it. */
  readonly type: 'offer';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The number of the company, in the order of the map. */
  readonly company: number;
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

/** The game is over. */
export interface GameEnded {
  /** The word that names it. */
  readonly type: string;
  /** Why the game ended: a word that `outcome` has too. */
  readonly reason: string;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** The seat bids `amount`. */
export interface BidMade {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** An amount of coins: a bid, or what a share costs. */
  readonly amount: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** The seat passes. */
export interface HasPassed {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** The seat offers a share of `company`. */
export interface ShareOffered {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the company, in the order of the map. */
  readonly company: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** The seat buys a share of `company` for `amount`. */
export interface ShareSold {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the company, in the order of the map. */
  readonly company: number;
  /** An amount of coins: a bid, or what a share costs. */
  readonly amount: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** `company` lays a cube on `link` for `price`. */
export interface CubeLaid {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the company, in the order of the map. */
  readonly company: number;
  /** The number of the link, in the order of the map. */
  readonly link: number;
  /** What the company pays. */
  readonly price: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** The seat is paid `coins`. */
export interface DividendPaid {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** An amount of coins. */
  readonly coins: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** Round `round` begins, with the fair at `station`. */
export interface RoundBegan {
  /** The word that names it. */
  readonly type: string;
  /** The number of the round, from 1. */
  readonly round: number;
  /** The number of the station where the fair is. */
  readonly station: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** Bid, or pass. */
export interface AuctionDecision {
  /** The phase that lists its actions. */
  readonly kind: 'auction';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Build, offer a share, or pass. */
export interface TurnDecision {
  /** The phase that lists its actions. */
  readonly kind: 'turn';
  /** Who decides. */
  readonly seat: number;
  /** Made from step, seat and kind. */
  readonly id: string;
  /** An optional one lapses unanswered. */
  readonly optional: boolean;
  /** The step at which it opened. */
  readonly since: number;
}

/** Every action of Fen Shares, by `type`. */
export type FenSharesAction = Bid | Pass | Build | Offer | DropSeat | LeaveSeat | TakeSeat | EndGame;

/** Everything that is told in Fen Shares, by `type`. */
export type FenSharesEvent = GameEnded | BidMade | HasPassed | ShareOffered | ShareSold | CubeLaid | DividendPaid | RoundBegan;

/** Everything that a seat may be asked in Fen Shares, by `kind`. */
export type FenSharesDecision = AuctionDecision | TurnDecision;
