// The bundle of types that every file of this title works with. The title's page adds the union of its actions.

import type { GameAction, Game as GameOf, Known, StepContext } from '../../src/engine/index.js';
import type { Board } from './board/board.js';
import type { TwentiethEvent } from './events.js';
import type { Options } from './options.js';
import type { Rules } from './rules.js';
import type { KnownState, State, View } from './state.js';

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
