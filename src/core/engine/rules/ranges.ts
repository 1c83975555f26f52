// Whole numbers of an action whose bounds depend on the state: a bid is more than the last one, and no more
// than the purse. Each bound cites the rule that sets it. Lists, refusals and bots know the same bounds.

import type { GameAction } from '../base/game-action.js';

/** An end of a range: where it is, and the id of the rule that refuses what lies beyond it. */
export interface Bound<Game, A> {
  /** The id of the rule. */
  readonly rule: string;
  /** The last number that is allowed. Of the action it reads the seat and the fields before this one. */
  is(game: Game, action: A): number;
}

/** The whole numbers that a field may hold now; none where `least` is above `most`. */
export interface Range<Game, A> {
  /** The lower end; a refusal has the code `bid/amount-low` for the field `amount` of a `bid`. */
  readonly least: Bound<Game, A>;
  /** The upper end; a refusal has the code `bid/amount-high`. */
  readonly most: Bound<Game, A>;
}

/** Ranges by field, of any title. */
// biome-ignore lint/suspicious/noExplicitAny: actions of any title
export type Ranges = Readonly<Record<string, Range<any, any>>>;

/** A condition that holds a field to one end of its range. */
interface RangeCondition {
  readonly code: string;
  readonly rule: string;
  test(game: unknown, action: GameAction): Readonly<Record<string, number>> | null;
}

/** The conditions that hold the fields of an action to their ranges. */
export function conditionsOfRanges(type: string, ranges: Ranges): RangeCondition[] {
  return Object.entries(ranges).flatMap(([field, { least, most }]) => {
    const valueIn = (action: GameAction) => (action as GameAction & Readonly<Record<string, number>>)[field];
    const low: RangeCondition['test'] = (game, action) => {
      const from = least.is(game, action);
      return valueIn(action) < from ? { least: from } : null;
    };
    const high: RangeCondition['test'] = (game, action) => {
      const to = most.is(game, action);
      return valueIn(action) > to ? { most: to } : null;
    };
    const code = `${type}/${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return [
      { code: `${code}-low`, rule: least.rule, test: low },
      { code: `${code}-high`, rule: most.rule, test: high },
    ];
  });
}
