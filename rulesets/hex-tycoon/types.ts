// The bundle of types that every file of this title works with. The title's page adds the union of its actions.

import type { StepContext as EngineStepContext, GameAction, Known } from '../../src/core/engine/index.js';
import type { HexBoard } from './board/compile-board.js';
import type { HexEvent } from './facts.js';
import type { HexOptions } from './options.js';
import type { KnownState, State, View } from './state.js';
import type { HexRules } from './tables.js';

/** The types of the hex game. */
export interface HexTypes {
  readonly id: 'hex-tycoon';
  readonly options: HexOptions;
  readonly state: State;
  readonly known: KnownState;
  readonly view: View;
  readonly action: GameAction;
  readonly event: HexEvent;
  readonly rules: HexRules;
  readonly board: HexBoard;
}

/** What rules read when they check and list. */
export type KnownGame = Known<HexTypes>;
/** What a step has at hand. */
export type StepContext = EngineStepContext<HexTypes>;
