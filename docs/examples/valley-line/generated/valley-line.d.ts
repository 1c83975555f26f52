// The types of Valley Line, written by `railhead document`.

/** The options of Valley Line. */
export interface ValleyLineOptions {

}

/** The board that it is played on, by id and hash. */
export interface ValleyLineBoard {
  /** The id that `config.board` names it by. */
  readonly id: string;
  /** SHA-256 of its canonical JSON, hex: a saved game is only played on the same board. */
  readonly hash: string;
}

/** What the table committed to, where it made the seed together (E-SEED-1). */
export interface ValleyLineSeedCommitments {
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
export interface ValleyLineGame {
  /** The id of the title. */
  readonly ruleset: string;
  /** The revision of the ruleset that plays this game. */
  readonly revision: number;
  /** The revisions of what the ruleset was laid over, by id; absent for a title that stands by itself. */
  readonly layers?: Readonly<Record<string, number>>;
  /** The title's options, defaults filled in. */
  readonly options: unknown;
  /** The board that it is played on, by id and hash. */
  readonly board: ValleyLineBoard;
  /** The names of the seats, by seat: each another. */
  readonly seatNames: readonly string[];
  /** What the table committed to, where it made the seed together (E-SEED-1). */
  readonly seedCommitments?: ValleyLineSeedCommitments;
  /** The absent seats that somebody may take, in ascending order (E-HOST-5); left out if there are none. */
  readonly vacantSeats?: readonly number[];
}

/** The streams that all luck is drawn from; never part of a view. */
export interface ValleyLineLuck {
  /** How the words of a stream follow from the key (E-LUCK-2). */
  readonly algorithm: 'sha256-counter';
  /** The key that the words of all streams are hashed from: 64 lower-case hex digits. */
  readonly key: string;
  /** How many words of each stream have been taken, by its name. */
  readonly streams: Readonly<Record<string, number>>;
}

/** Every seat, best first; equals share a place. */
export interface ValleyLineRanking {
  /** Whose place it is. */
  readonly seat: number;
  /** 1 is best. */
  readonly place: number;
}

/** How the game ended; null while it goes on. */
export interface ValleyLineOutcome {
  /** Why the game ended: a word of the title, or `agreed` (E-HOST-4). */
  readonly reason: string;
  /** Every seat, best first; equals share a place. */
  readonly ranking: readonly ValleyLineRanking[];
  /** What decided between equals, in the order applied; empty where nothing had to. */
  readonly tieBreaks: readonly string[];
}

/** What belongs to each seat. */
export interface ValleyLineSeat {
  /** The coins that it has. */
  readonly coins: number;
}

/** The steps at which the open decisions opened. */
export interface ValleyLineOpening {
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** Which choice it is. */
  readonly kind: string;
  /** The step at which its decision opened. */
  readonly since: number;
}

/** The frozen state of a game of Valley Line, secrets and luck included. */
export interface ValleyLineState {
  /** The header: title, options, board, names. */
  readonly game: ValleyLineGame;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** The streams that all luck is drawn from; never part of a view. */
  readonly luck: ValleyLineLuck;
  /** How the game ended; null while it goes on. */
  readonly outcome: ValleyLineOutcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** Who laid each stretch, by stretch; null where nobody did. */
  readonly owners: readonly (number | null)[];
  /** Whose turn it is. */
  readonly turn: number;
  /** What belongs to each seat. */
  readonly seats: readonly ValleyLineSeat[];
  /** The steps at which the open decisions opened. */
  readonly openings: readonly ValleyLineOpening[];
}

/** What a seat or a spectator may know: null in hidden places, no luck. */
export interface ValleyLineView {
  /** Whose view it is; null for a spectator. */
  readonly viewer: number | null;
  /** The header: title, options, board, names. */
  readonly game: ValleyLineGame;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: ValleyLineOutcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly number[];
  /** Who laid each stretch, by stretch; null where nobody did. */
  readonly owners: readonly (number | null)[];
  /** Whose turn it is. */
  readonly turn: number;
  /** What belongs to each seat. */
  readonly seats: readonly ValleyLineSeat[];
  /** The steps at which the open decisions opened. */
  readonly openings: readonly ValleyLineOpening[];
}

/** The seat lays `stretch`. Notation: `seat: lay stretch`. */
export interface Lay {
  /** The word that names it. */
  readonly type: 'lay';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
  /** The number of the stretch, in the order of the board. */
  readonly stretch: number;
}

/** The seat earns coins. Notation: `seat: earn`. */
export interface Earn {
  /** The word that names it. */
  readonly type: 'earn';
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string;
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

/** The seat lays `stretch` for `price`. */
export interface StretchLaid {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** The number of the stretch, in the order of the board. */
  readonly stretch: number;
  /** What it costs, in coins. */
  readonly price: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** The seat earns `coins`. */
export interface CoinsEarned {
  /** The word that names it. */
  readonly type: string;
  /** The seat that it is about, from 0. */
  readonly seat: number;
  /** An amount of coins. */
  readonly coins: number;
  /** Its place among the facts of its step, from 0. */
  readonly n: number;
}

/** Lay a stretch, or earn coins. */
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

/** Every action of Valley Line, by `type`. */
export type ValleyLineAction = Lay | Earn | DropSeat | LeaveSeat | TakeSeat | EndGame;

/** Everything that is told in Valley Line, by `type`. */
export type ValleyLineEvent = GameEnded | StretchLaid | CoinsEarned;

/** Everything that a seat may be asked in Valley Line, by `kind`. */
export type ValleyLineDecision = TurnDecision;
