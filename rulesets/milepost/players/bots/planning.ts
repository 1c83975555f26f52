// What planners ask of a title beyond its rules, and what the family answers.

import type { GameAction, KeptPlans } from '../../../../src/core/engine/index.js';
import type { City, Milepost } from '../../board/board.js';
import type { KnownGame } from '../../rules/types.js';

/** Rules, board and what a player may know, with the questions of planners. */
export interface PlanGame<Own = object> extends KnownGame<Own> {
  readonly planning: Planning<Own>;
  /** The player's kept plans, and the state and seat they are for: plans for others are not kept. */
  readonly kept?: { readonly state: object; readonly seat: number; readonly plans: KeptPlans };
  /** The demands that alone are planned for, as `card/demand`; all of the seat if left out. */
  readonly demands?: ReadonlySet<string>;
}

/** Where a planner's train goes next. */
export interface WayAhead {
  /** Cities on the way, in order. */
  readonly cities: readonly City[];
  /** True if a place stays free as far as the way goes. */
  readonly hasRoom: boolean;
}

/** How trains go by sea, for planners. */
export interface Sailing<Own = object> {
  /** Where the seat's first train is: ashore, or aboard with this many sea points left this turn. */
  pointsLeft(game: PlanGame<Own>, seat: number): number | 'ashore';
  /** The most that a passage may cost the seat, in millions. */
  dearestFare(game: PlanGame<Own>, seat: number): number;
  /** Asks for a ship in the port where the train stands; null if no ship is available there now. */
  draw(game: PlanGame<Own>, seat: number): GameAction | null;
  /** Sails to a sea point, or into a port. */
  readonly sail: (seat: number, to: Milepost) => GameAction;
}

/** How cities without rail access are served from container ports, for planners. */
export interface Overseas {
  /** Delivers from the port where the seat's first train stands. */
  deliver(
    game: PlanGame,
    seat: number,
    asked: { readonly load: string; readonly card: number; readonly demand: number },
  ): GameAction;
  /** Picks up from the port where the seat's first train stands. */
  pickUp(game: PlanGame, seat: number, wanted: { readonly city: string; readonly load: string }): GameAction;
  /** Buys the link of a port. */
  buyLink(seat: number, port: string): GameAction;
}

/** Questions of planners that a title answers in its own way, on its own slice of what is known. */
export interface Planning<Own = object> {
  /** The unit of prices, as texts print it behind a figure. */
  readonly money: string;
  /** Null where no city is served from container ports. */
  readonly overseas: Overseas | null;
  /** Null where no train goes by sea. */
  readonly sailing: Sailing<Own> | null;
  /**
   * The code of the first condition that an action does not meet, or null; throws if the title has no such
   * action. With `board`, it asks only conditions whose refusal lasts as long as the board stays the same.
   */
  refusalOf(game: PlanGame<Own>, action: GameAction, lasting?: 'board'): string | null;
  /** True for what a train does, which names it where a seat has two. */
  isOfTrain(type: string): boolean;
  /** The title's slice as if the two trains of a seat changed places. */
  swapTrains(own: Own, seat: number): Own;
  /** What a train does by the way in the city where it stands: an action that is legal now, or null. */
  inPassing(game: PlanGame<Own>, seat: number, way: WayAhead): GameAction | null;
}

/** The common answers. */
export const familyPlanning: Omit<Planning, 'refusalOf' | 'isOfTrain'> = {
  money: 'M',
  overseas: null,
  sailing: null,
  swapTrains: (own) => own,
  inPassing: () => null,
};

/** Rows about the trains of a seat, as if its two changed places. */
export function swapped<Row extends { readonly seat: number; readonly train: number }>(
  rows: readonly Row[],
  seat: number,
): readonly Row[] {
  return rows.map((row) => (row.seat === seat ? { ...row, train: 1 - row.train } : row));
}
