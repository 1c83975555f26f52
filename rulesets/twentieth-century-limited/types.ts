// The bundle of types that every file of this title works with. The title's page adds the union of its actions.

import type {
  Condition,
  GameAction,
  Game as GameOf,
  Known,
  Params,
  Seat,
  StepContext,
} from '../../src/core/engine/index.js';
import type { Board } from './board/board.js';
import type { TwentiethEvent } from './facts.js';
import type { Options } from './options.js';
import type { KnownState, State, View } from './state.js';
import type { Rules } from './tables.js';

/** The types of 20th Century Limited. */
export interface TwentiethCentury {
  readonly id: 'twentieth-century-limited';
  readonly options: Options;
  readonly state: State;
  readonly known: KnownState;
  readonly view: View;
  readonly action: GameAction;
  readonly event: TwentiethEvent;
  readonly rules: Rules;
  readonly board: Board;
}

/** What rules read when they check and list. */
export type Reading = Known<TwentiethCentury>;
/** Rules, board and the whole state. */
export type Game = GameOf<TwentiethCentury>;
/** What a step has at hand. */
export type Step = StepContext<TwentiethCentury>;

/**
 * A condition that several actions share. It reads the fields named in `Fields`, and says nothing about the action's
 * type, which each action infers from its own declaration.
 */
export interface SharedCondition<Fields extends object = object>
  extends Omit<Condition<TwentiethCentury, GameAction>, 'test'> {
  test(game: Reading, action: Fields & { readonly seat: Seat }): Params | null;
}
