// The types that every file of this title works with. The title's page adds the union of its actions.

import type {
  AutomaticStep,
  StepContext as EngineStepContext,
  Game,
  GameAction,
  KnownGame as KnownGameOf,
} from '../../../src/core/engine/index.js';
import type { HexBoard } from '../board/compile-board.js';
import type { HexEvent } from './facts.js';
import type { HexOptions } from './options.js';
import type { KnownState, State, Turn, View } from './state.js';
import type { HexRules } from './tables.js';

/** The types of the hex game. */
export interface HexTypes {
  /** The id of the title. */
  readonly id: 'hex-tycoon';
  /** The options of a game with all defaults filled in. */
  readonly options: HexOptions;
  /** The whole state, as steps write it. */
  readonly state: State;
  /** What rules read of a state or a view; hidden values are null. */
  readonly known: KnownState;
  /** What a seat or a spectator may know. */
  readonly view: View;
  /** Every action, a union by `type`. */
  readonly action: GameAction;
  /** Every fact that is told, a union by `type`. */
  readonly event: HexEvent;
  /** The compiled tables of a game. */
  readonly rules: HexRules;
  /** The compiled board. */
  readonly board: HexBoard;
}

/** What rules read when they check and list. */
export type KnownGame = KnownGameOf<HexTypes>;
/** Rules, board and the whole state. */
export type FullGame = Game<HexTypes>;
/** What a step has at hand. */
export type StepContext = EngineStepContext<HexTypes>;

/** The types in the phases of a company's turn, for the actions and steps of those phases. */
export interface TurnTypes extends Omit<HexTypes, 'state' | 'known'> {
  /** The whole state, with the turn. */
  readonly state: State & { turn: Turn };
  /** What rules read of a state or a view, with the turn. */
  readonly known: KnownState & { readonly turn: Turn };
}

/** What rules read when they check and list in a turn. */
export type KnownTurn = KnownGameOf<TurnTypes>;
/** A step of a turn. What says when it is due is also asked when no company has its turn. */
export interface TurnStep extends Pick<AutomaticStep<HexTypes>, 'name' | 'rule' | 'due'> {
  /** Makes it happen. */
  apply(context: EngineStepContext<TurnTypes>, state: TurnTypes['state']): void;
}
