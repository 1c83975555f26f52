// Who wins, where a title says what a seat counts (`score`): places, ties and the end of the game follow.

import { Fault } from '../../base/rejection.js';
import type { Seat } from '../../base/seat.js';
import type { TitleTypes } from '../../base/state.js';
import type { Game } from '../action.js';
import type { AnyRuleset, AutomaticStep } from '../ruleset.js';

/** What decides between seats of equal scores. */
export interface TieBreak<T extends TitleTypes> {
  /** What it compares, in a word or two for people. The outcome names it where it decided something. */
  readonly name: string;
  /** What a seat has of it; the most is best. */
  of(game: Game<T>, seat: Seat): number;
}

/** A way in which the game ends. */
export interface GameEnd<T extends TitleTypes> {
  /** Why the game is over, in camelCase: the reason in the outcome, and in the fact `gameEnded`. */
  readonly reason: string;
  /** The id of the rule that ends it. */
  readonly rule: string;
  /** True when the game is over. */
  when(game: Game<T>): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: rulesets of any title
type Untyped = any;

/** What a title counts. */
export interface Counting {
  readonly id: string;
  readonly score: (game: Game<Untyped>, seat: Seat) => number;
  readonly tieBreaks: readonly TieBreak<Untyped>[];
}

/**
 * The `finish` of a title: every seat at its place, the most first; equals share a place. The fact
 * `gameEnded` tells of it.
 */
export function finishBy({ id, score, tieBreaks }: Counting): AnyRuleset['finish'] {
  const figures = [{ name: 'score', of: score }, ...tieBreaks];
  return ({ rules, board, before, emit }, state, reason) => {
    const game = { rules, board, state: before };
    const rows = (before as Untyped).game.seatNames.map((_: string, seat: Seat) =>
      figures.map(({ name, of }) => mustCount(of(game, seat), `the ${name} of ${id} gives seat ${seat}`)),
    ) as readonly Row[];
    const ranking = rows.map((row, seat) => ({
      seat,
      place: 1 + rows.filter((other) => compare(other, row) < 0).length,
      score: row[0],
    }));
    const names = tieBreaks.filter((_, n) => hasDecided(rows, n + 1)).map(({ name }) => name);
    state.outcome = {
      reason,
      ranking: ranking.sort((one, other) => one.place - other.place),
      tieBreaks: names,
    };
    emit({ type: 'gameEnded', reason });
  };
}

/** What ends a game by itself, one step for each way. */
export function endsBy(
  ends: readonly GameEnd<Untyped>[],
  finish: AnyRuleset['finish'],
): readonly AutomaticStep<Untyped>[] {
  return ends.map(({ reason, rule, when }) => ({
    name: `end the game: ${reason}`,
    rule,
    due: (game) => when(game),
    apply: (context, state) => finish(context, state, reason),
  }));
}

/** What a seat counts: its score, then what breaks ties, in their order. */
type Row = readonly number[];

// Negative where the first is better.
function compare(one: Row, other: Row): number {
  const at = one.findIndex((figure, n) => figure !== other[n]);
  return at < 0 ? 0 : other[at] - one[at];
}

// True where two seats are equal in all before the figure at a place, and differ in it.
function hasDecided(rows: readonly Row[], place: number): boolean {
  const isEqual = (one: Row, other: Row) => one.slice(0, place).every((figure, n) => figure === other[n]);
  return rows.some((one) => rows.some((other) => isEqual(one, other) && one[place] !== other[place]));
}

function mustCount(figure: number, what: string): number {
  if (Number.isFinite(figure)) return figure;
  throw new Fault(`${what} ${figure}, and seats are ranked by numbers`);
}
