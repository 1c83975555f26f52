// What planners for people ask of a title beyond its rules, and short names for what they are handed.

import type { GameAction, Rejection, Seat } from '../../../../src/core/engine/index.js';
import type { Words } from '../../../../src/core/engine/words/translation.js';
import type { PlanningGame } from '../../../../src/core/title/planning.js';
import type { Milepost } from '../../board/board.js';
import type { KnownGame } from '../../rules/types.js';

/** Rules, board and what the seat knows, with an engine to try things with. */
export type AskedGame = KnownGame & Pick<PlanningGame, 'engine' | 'trial'>;

/**
 * What a title adds to the family's planning. A title may ask for its own game and its own actions: these are
 * methods.
 */
export interface MilepostPlanningSpec<Id extends string = string> {
  /** The id of the ruleset. */
  readonly ruleset: Id;
  /** The unit of prices, as texts print it behind a figure; default `M`, millions. */
  readonly money?: string;
  /** English for its own prices, by key: `price toll`. */
  readonly words?: Words;
  /** How a train goes on that cannot go on over land now; null, or left out, where it can. */
  voyage?(
    game: KnownGame,
    train: { readonly seat: Seat; readonly train: number },
  ): {
    /** The type of action by which it moves. */
    readonly by: string;
    /** What it has left to move in this turn. */
    readonly points: number;
    /** What it has to move in a turn. */
    readonly speed: number;
    /** The refusal of a place to which no such way leads. */
    readonly noWay: Pick<Rejection, 'code' | 'rule'>;
  } | null;
  /** The rule by which victory needs a link, where it does. */
  readonly linkRule?: string;
  /** The mileposts that the title's own actions are about; undefined for those of the family. */
  placesOwn?(game: KnownGame, action: FamilyAction): readonly Milepost[] | undefined;
}

/** An action of the family with the fields that planners read. */
export interface FamilyAction extends GameAction {
  /** Whose action it is. */
  readonly seat: Seat;
  /** Which of the seat's trains, 0 if left out. */
  readonly train?: number;
  /** Where a segment begins. */
  readonly from?: Milepost;
  /** Where a segment ends or a train goes; of cards and cities their id. */
  readonly to?: Milepost | string;
  /** Where a train is put down. */
  readonly milepost?: Milepost;
  /** The crossing that is used or paid for, by id; absent where there is none. */
  readonly ferry?: string;
  /** Whom rent is paid to, where there is a choice. */
  readonly payTo?: Seat;
}
