// The figures of the game in one table, and the options as variants of it.

import type { Seat, StepContext, TitleTypes, Variant } from '../../../src/core/engine/index.js';
import type { Board, CardNumber, ValuedCard } from '../board/board.js';
import type { TwentiethEvent } from './facts.js';
import type { Options } from './options.js';
import type { KnownState, State } from './state.js';

/** What rule code reads: every figure of the rulebook, adjusted to the options of the game. */
export interface Rules {
  /** TC-SETUP-2: segments per player. */
  readonly segments: number;
  /** TC-SETUP-3: waivers per player for every player in the game. */
  readonly waiversPerSeat: number;
  /** TC-SETUP-5, -6. */
  readonly handSize: number;
  /** Company Cards that are face up (TC-SETUP-6). */
  readonly displaySize: number;
  /** TC-SETUP-8: cards drawn of an era, of which one is kept. */
  readonly regionalsDrawn: number;
  /** The eras that starting cards are drawn of, from 1 (TC-SETUP-8). */
  readonly startingEras: readonly number[];
  /** The last era that has Regional Cards, from 1. */
  readonly lastEra: number;
  /** TC-SETUP-10: null draws. */
  readonly firstSeat: Seat | null;
  /** TC-TURN-3: lines of one track step. */
  readonly linesPerStep: number;
  /** TC-REGION-6: from how many seats on the starting cards may be scored in either order. */
  readonly seatsForEitherStart: number;
  /** TC-WAIVER-2: segments of one opponent in one turn. */
  readonly segmentsOfOneOpponent: number;
  /** TC-END-1: companies or regionals that end the game. */
  readonly cardsToEnd: number;
  /** TC-END-5: the last round, if nothing ends the game before; null for none. */
  readonly roundLimit: number | null;
  /** TC-SCORE-2: points by number of Regional Cards. */
  readonly regionalPoints: readonly number[];
  /** Answers to the questions that a layer may decide in its own way. */
  readonly policies: TwentiethPolicies;
}

/** Questions that a layer may answer in its own way. */
export interface TwentiethPolicies {
  /** What a Company or Bonus Card is worth to a seat at the end (TC-SCORE-3, TC-SCORE-4). */
  cardValue(
    game: { readonly board: Board; readonly state: KnownState },
    seat: Seat,
    card: ValuedCard,
  ): number;
  /** Called when a seat's turn has begun. */
  atTurnStart(context: InstantContext, state: State, seat: Seat): void;
  /** Called when a seat's turn ends, before the game may end. */
  atTurnEnd(context: InstantContext, state: State, seat: Seat): void;
  /** Called when a seat has scored a Regional or a Company Card, or has claimed a Bonus Card. */
  atCardScored(context: InstantContext, state: State, scored: ScoredCard): void;
}

/** A card that a seat has just scored. */
interface ScoredCard {
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly kind: 'regional' | 'company' | 'bonus';
}

/** The context of a hook: that of the step in which its instant comes. */
type InstantContext = StepContext<InstantTypes>;
interface InstantTypes extends TitleTypes {
  readonly state: State;
  readonly known: KnownState;
  readonly event: TwentiethEvent;
  readonly rules: Rules;
  readonly board: Board;
}

/** An option that is a figure, and the figure that it replaces. */
const figure = (id: string, rule: string, replaced: (options: Options) => Partial<Rules>) => ({
  id,
  rules: [rule],
  isOn: () => true,
  adjust: (rules: Rules, options: Options) => ({ ...rules, ...replaced(options) }),
});

/** Options that are figures: each replaces one. */
export const variants: readonly Variant<Rules, Options>[] = /* @__PURE__ */ (() => [
  figure('segments-per-player', 'TC-SETUP-2', ({ segmentsPerPlayer: segments }) => ({ segments })),
  figure('first-seat', 'TC-SETUP-10', ({ firstSeat }) => ({ firstSeat })),
  figure('round-limit', 'TC-END-5', ({ roundLimit }) => ({ roundLimit })),
])();
