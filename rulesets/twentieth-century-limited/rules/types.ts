// The types that every file of this title works with. The title's page adds the union of its actions.

import {
  type ActionOf,
  type ActionSpec,
  type Condition,
  type Declaration,
  defineAction,
  type StepContext as EngineStepContext,
  type Game,
  type GameAction,
  type KnownGame as KnownGameOf,
  type Params,
  type Payload,
  type Seat,
} from '../../../src/core/engine/index.js';
import type { Board } from '../board/board.js';
import type { TwentiethEvent } from './facts.js';
import type { Options } from './options.js';
import type { KnownState, State, View } from './state.js';
import type { Rules } from './tables.js';

/** The types of 20th Century Limited. */
export interface TwentiethTypes {
  /** The id of the title. */
  readonly id: 'twentieth-century-limited';
  /** The options of a game with all defaults filled in. */
  readonly options: Options;
  /** The whole state, as steps write it. */
  readonly state: State;
  /** What rules read of a state or a view; hidden values are null. */
  readonly known: KnownState;
  /** What a seat or a spectator may know. */
  readonly view: View;
  /** Every action, a union by `type`. */
  readonly action: GameAction;
  /** Every fact that is told, a union by `type`. */
  readonly event: TwentiethEvent;
  /** The compiled tables of a game. */
  readonly rules: Rules;
  /** The compiled board. */
  readonly board: Board;
}

/** What rules read when they check and list. */
export type KnownGame = KnownGameOf<TwentiethTypes>;
/** Rules, board and the whole state. */
export type FullGame = Game<TwentiethTypes>;
/** What a step has at hand. */
export type StepContext = EngineStepContext<TwentiethTypes>;

/**
 * A condition that several actions share. It reads the fields named in `Fields`, and leaves the action's type
 * open, which each action infers from its declaration.
 */
export interface SharedCondition<Fields extends object = object>
  extends Omit<Condition<TwentiethTypes, GameAction>, 'test'> {
  test(game: KnownGame, action: Fields & { readonly seat: Seat }): Params | null;
}

/** Declares an action. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTwentiethAction<
  const Type extends string,
  const P extends Payload = Record<never, never>,
>(
  declared: Declaration<ActionSpec<TwentiethTypes, ActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P>,
): ActionSpec<TwentiethTypes, ActionOf<Type, P>> {
  return defineAction<TwentiethTypes>()<Type, P>(declared);
}
