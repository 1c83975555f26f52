// The state of a game, and the view of it: one shape, in which a view has null where it may not see a card.

import type { Envelope, Outcome, Seat, SecretAnswers, Standing } from '../../src/engine/index.js';
import type { CardNumber, Line } from './board/board.js';
import type { Options } from './options.js';

/** What one player has. `C` is a card's number, or in a view null for a card that the viewer may not see. */
export interface SeatState<C = CardNumber> {
  /** Lines that carry own segments, in the order they were placed; the supply is the rest of the S segments. */
  track: readonly Line[];
  waivers: number;
  /** Hand of Company Cards. */
  companies: readonly C[];
  /** Hand of Regional Cards, and their eras, which are public. */
  regionals: readonly C[];
  regionalEras: readonly number[];
  /** TC-REGION-7: the era to draw from next; 9 when Era 8 has been drawn. */
  nextEra: number;
  /** TC-STACK-1: scored and claimed cards, the top last. Others see the top only. */
  stack: readonly C[];
  /** The two Completion Trackers. */
  companiesFounded: number;
  regionalsCompleted: number;
  /** Eras of the Regional Cards in the stack, in the order they were scored. */
  erasCompleted: readonly number[];
  /** TC-SKIP-5. */
  cannotEndByRegionals: boolean;
}

/** TC-SETUP-8: the draft of the starting Regional Cards; all are drawn before the first answer. */
export interface Draft<C = CardNumber> {
  /** By starting era, then by seat: the cards dealt. */
  dealt: readonly (readonly (readonly C[])[])[];
  /** By starting era: what each seat keeps; −1 where its deck was empty. */
  answers: readonly SecretAnswers<number>[];
}

/** How far the turn is. */
export interface Turn {
  seat: Seat;
  /** The step at which the open decision opened. */
  since: number;
  /** TC-TRACK-7: what the track step is, its lines so far, and whether it is over. */
  trackKind: 'place' | 'remove' | null;
  trackLines: readonly Line[];
  trackClosed: boolean;
  /** TC-TURN-5: whether the optional action is used. */
  actionTaken: boolean;
  /** TC-RESET-1: once a turn. */
  displayReset: boolean;
}

/** A choice that must be answered before anything else; the first of the list is open. */
export type Pending<C = CardNumber> =
  | { readonly kind: 'keepRegional'; readonly era: number; readonly cards: readonly C[] }
  | { readonly kind: 'drawCompany' }
  /** TC-COMPANY-4: the company founded and the paid lines. */
  | { readonly kind: 'sellTrack'; readonly card: CardNumber; readonly opponentLines: readonly Line[] };

/** TC-END-1: who set off the last round, and how. */
export interface Ending {
  readonly seat: Seat;
  readonly by: 'companies' | 'regionals';
}

/** An open Bonus Card. */
export interface OpenBonus {
  readonly card: CardNumber;
  readonly claimedBy: Seat | null;
}

/** The title's part of a state or a view. Decks have their top last. */
export interface TableState<C = CardNumber> {
  firstSeat: Seat;
  draft: Draft<C> | null;
  turn: Turn | null;
  pending: readonly Pending<C>[];
  ending: Ending | null;
  seats: SeatState<C>[];
  display: readonly CardNumber[];
  companyDeck: readonly C[];
  companyDiscard: readonly CardNumber[];
  /** By era. */
  eraDecks: readonly (readonly C[])[];
  regionalDiscard: readonly CardNumber[];
  /** Blue, green, red. */
  bonuses: readonly OpenBonus[];
  /** TC-RESET-1: waivers that left the game. */
  waiversRemoved: number;
}

/** One seat's final score and what it is made of. */
export interface Score extends Standing {
  readonly score: number;
  readonly regionals: number;
  readonly companies: number;
  readonly bonuses: number;
  readonly waivers: number;
  /** TC-SCORE-6: Company and Regional Cards together. */
  readonly cards: number;
}

/** A state of this title. */
export interface State extends Envelope<'twentieth-century-limited', Options>, TableState {
  outcome: Outcome<Score> | null;
}

/** What rules may read when they check, list and decide. */
export interface KnownState extends Omit<State, keyof TableState | 'luck'>, TableState<CardNumber | null> {
  readonly viewer?: Seat | null;
}

/** What a seat (null: a spectator) may know. */
export interface View extends KnownState {
  readonly viewer: Seat | null;
}
