// A tour: the first minutes of a game that is dealt the same way each time. The last step is paid for.

import type { GameAction, GameConfig } from '../engine/index.js';
import type { Place } from './picture.js';

/** A step of a tour. */
export interface TourStep {
  /** The key of its sentence among those of the title. */
  readonly say: string;
  /** What to click: a card or a line of it, a place, or a button by what it plays. */
  readonly at:
    | { readonly card: number | string; readonly line?: number }
    | { readonly place: Place }
    | { readonly actions: readonly GameAction[] };
  /** The type of action that the player's click proposes; when it was played, the next step comes. */
  readonly plays: string;
}

/** A tour for the first of two seats. */
export interface Tour {
  /** The seed that deals what the steps speak of. */
  readonly seed: string;
  /** The steps, in their order. */
  readonly steps: readonly TourStep[];
}

/**
 * How the game of a tour begins: the other seat has left, and plays what its title says for absent ones.
 *
 * @param ruleset - The id of the title.
 * @param tour - The tour of the title.
 * @param seats - The names of both seats.
 * @returns What `openTable` begins with.
 * @see `stepsDone`
 * @example
 * const { actions } = tourStart('china-rails', { seed: 'a', steps: [] }, ['You', 'Nobody']);
 * console.log(actions.length);
 * // 1
 */
export const tourStart = (ruleset: string, { seed }: Tour, seats: GameConfig['seats']) => ({
  ruleset,
  config: { seats, seed },
  actions: [{ type: 'dropSeat', seat: null, target: 1 } as GameAction],
});

/**
 * How many steps are done, by the actions of the game.
 *
 * @param tour - The tour of the title.
 * @param actions - The actions of the game, from its begin.
 * @returns The number of steps that are done: the place of the next one among the steps.
 * @see `tourStart`
 * @example
 * const steps = [{ say: 'tour 1', at: { card: 0 }, plays: 'buildTrack' }];
 * console.log(stepsDone({ seed: 'a', steps }, []));
 * // 0
 */
export const stepsDone = ({ steps }: Tour, actions: readonly GameAction[]): number =>
  actions.reduce((at, { seat, type }) => at + Number(seat === 0 && type === steps[at]?.plays), 0);
