// The state of a game, its view, and what both have in common, which is all that checks and lists may read.

import type { Envelope, Immutable, Seat } from '../../src/engine/index.js';
import type { Hex, Site } from './board/layout.js';
import type { HexOptions } from './options.js';
import type { Pick } from './rules.js';

/** Where the game stands: setting up, or a phase of the active company's turn (HT-TURN-1). */
export type PhaseName =
  | 'setup'
  | Pick
  | 'steal'
  | 'build'
  | 'income'
  | 'event'
  | 'upkeep'
  | 'dividend'
  | 'upgrade'
  | 'end';

/** A company in play. Its player is a seat; an extra railroad is one more company of the same seat. */
export interface Company {
  readonly id: string;
  readonly seat: Seat;
  /** HT-OPT-EXTRA: founded in play. */
  readonly extra: boolean;
  readonly start: Hex;
  /** Sites of its rail markers in the order they were built, the start city's interior first; a site may occur again. */
  rails: readonly Site[];
  /** Hexes of its stations in the order they were built. */
  stations: readonly Hex[];
  /** Markers left in its supply. */
  railsLeft: number;
  stationsLeft: number;
  money: number;
  /** VP; may be negative. Hidden from other seats until the end. */
  points: number;
  trainLevel: number;
  obsolescence: number;
}

/** A player. */
export interface SeatState {
  /** The first company, once picked; Mike's and Boris' points go to it. */
  company: string | null;
  tycoon: string | null;
  /** Development markers in hand; hidden from other seats, their number is public. */
  markers: readonly string[];
  /** The step of the seat's own last action. */
  acted: number;
}

/** What has happened in the turn so far; public. */
export interface Turn {
  /** The active company. */
  company: string;
  railsBuilt: number;
  stationsBuilt: number;
  /** Paid out this turn, null before. */
  income: number | null;
  loanRoll: number | null;
  loansTaken: number;
  /** Lester's bonus included. */
  investmentRoll: number | null;
  stocksBought: number;
  /** Phil's bonus included. */
  dividendRolls: readonly number[];
  upgrades: number;
  draws: number;
}

/** A development marker on the board. */
export interface Development {
  readonly marker: string;
  readonly hex: Hex;
}

/** The state of a game. */
export interface HexState extends Envelope<'hex-tycoon', HexOptions> {
  phase: PhaseName;
  /** The step at which the phase began. */
  opened: number;
  /** The step at which the first turn began. */
  begun: number;
  /** The step at which the round began. */
  roundBegan: number;
  /** True where nobody was asked anything in the whole round before. */
  idle: boolean;
  /** Seats that have yet to pick, in order. */
  queue: readonly Seat[];
  /** Null while setting up. */
  turn: Turn | null;
  /** Companies in play, by id, in order of their turns; empty until the order is rolled. */
  turnOrder: readonly string[];
  /** In the order they came into play. */
  companies: Company[];
  seats: SeatState[];
  developments: readonly Development[];
  /** Development markers neither held nor placed, the next one first; hidden, its length is public. */
  pool: readonly string[];
}

/** What checks, lists and decisions may read: a state, or a view with nulls for what is hidden. */
export type HexKnown = Omit<Immutable<HexState>, 'luck' | 'companies' | 'seats' | 'pool'> & {
  readonly companies: readonly KnownCompany[];
  readonly seats: readonly KnownSeat[];
  readonly pool: readonly (string | null)[];
};
/** A company as a viewer sees it. */
export type KnownCompany = Omit<Immutable<Company>, 'points'> & { readonly points: number | null };
/** A seat as a viewer sees it. */
export type KnownSeat = Omit<Immutable<SeatState>, 'markers'> & {
  readonly markers: readonly (string | null)[];
};
/** What a seat, or a spectator with null, may know. */
export type HexView = HexKnown & { readonly viewer: Seat | null };

/** The company of an id; there must be one. */
export function companyOf<C extends { readonly id: string }>(
  state: { readonly companies: readonly C[] },
  id: string,
): C {
  const found = state.companies.find((company) => company.id === id);
  if (found === undefined) throw new RangeError(`no company ${id} is in play`);
  return found;
}

/** The company whose turn it is. */
export function activeCompany<C extends { readonly id: string }>(state: {
  readonly companies: readonly C[];
  readonly turn: { readonly company: string } | null;
}): C {
  return companyOf(state, (state.turn as { company: string }).company);
}
