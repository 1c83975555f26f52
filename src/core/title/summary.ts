// What every title can tell of a game: columns for lines of rounds, a seat in a few words, facts for tables.

import type { GameAction, KnownEnvelope } from '../engine/index.js';
import type { Wording } from '../engine/words/fill.js';
import type { ShownCard } from './card.js';

/** A game to be told of. */
export interface SummaryGame<Rules = object, Board = object> {
  /** The compiled tables of the game. */
  readonly rules: Rules;
  /** The compiled board. */
  readonly board: Board;
  /** The words of another language; English if left out. */
  readonly wording?: Wording;
  /** A state; a view will do, except for {@link Summary.describe} and columns. */
  readonly state: KnownEnvelope;
  /** How often each type of event has named a seat so far; absent where only the state is known. */
  readonly happened?: (type: string, seat: number) => number;
}

/** A column about each seat in the line of a round. */
export interface Column {
  /** What stands above it. */
  readonly head: string;
  /** Characters that it takes. */
  readonly width: number;
  /** What stands in it for a seat. */
  of(game: SummaryGame, seat: number): string | number;
}

/**
 * A line of a summary: what it is about, and what is known of it. Null and empty ones stay unsaid, and a
 * line about a card says so.
 */
export type SummaryLine = readonly [about: string, is: unknown, kind?: 'card'];

/** A figure of a seat at the end of a game. */
export interface ScoreItem {
  /** What it counts: `Regional Cards`. */
  readonly label: string;
  /** How much of it there is. */
  readonly amount: number;
  /** What it counts in: `points`, `M`; empty for a bare number. */
  readonly unit: string;
  /** The rule that says so. */
  readonly rule: string;
}

/** What a seat is ranked by, and the figures that this is made of or that come next. */
export interface SeatScore {
  /** What ranks first. */
  readonly total: ScoreItem;
  /** The figures behind it, in the order in which people read them. */
  readonly items: readonly ScoreItem[];
}

/** How seats stand in a game of a title. Its functions take games of that title only. */
export interface Summary {
  /** Columns of the line of a round, for every seat. */
  readonly columns: readonly Column[];
  /** A seat's standing in a few words. */
  describe(game: SummaryGame, seat: number): string;
  /** Facts about a seat, as far as the view knows them. */
  facts(game: SummaryGame, seat: number): readonly SummaryLine[];
  /** Facts about what is open for all, if the picture does not show it. */
  open?(game: SummaryGame): readonly SummaryLine[];
  /** The cards of a seat, as far as the view knows them: its hand, offered cards, and what it plays as. */
  hand?(game: SummaryGame, seat: number): readonly ShownCard[];
  /** The seats' colours, if the title gives them, not the picture's options: six-digit hex codes with `#`. */
  colours?(game: SummaryGame): readonly string[];
  /** The cards that are open for all. */
  display?(game: SummaryGame): readonly ShownCard[];
  /** What a seat is ranked by once the game is over. */
  score?(game: SummaryGame, seat: number): SeatScore;
  /**
   * Why the game ended and what decided it, in sentences. It leaves out what the figures say. It is not asked
   * about an end that the players agreed on.
   */
  decided?(game: SummaryGame): readonly string[];
  /** What an action speaks of other than places: a card, by its name. Null if that is nothing. */
  subject?(board: object, action: GameAction): string | null;
}

/** An item of a score that is counted in points, by the rule that gives them. */
export function pointsFor(label: string, amount: number, rule: string): ScoreItem {
  return { label, amount, unit: 'points', rule };
}

/** A number of things in words: `1 company`, `5 companies`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
