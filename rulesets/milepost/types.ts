// The bundle of types of a milepost title, and short names for what rule code is handed.

import type {
  StepContext as EngineStepContext,
  GameAction,
  GameEvent,
  TitleTypes,
} from '../../src/core/engine/index.js';
import type { MilepostBoard } from './board/board.js';
import type { MilepostEvent } from './facts.js';
import type { MilepostKnown, MilepostState, MilepostView } from './state.js';
import type { MilepostRules } from './tables.js';

/** What every milepost title is made of; a title narrows id, options, own slice and actions. */
export interface MilepostTypes extends TitleTypes {
  readonly id: string;
  readonly options: object;
  readonly state: MilepostState;
  readonly known: MilepostKnown;
  readonly view: MilepostView;
  readonly action: GameAction;
  readonly event: MilepostEvent;
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
}

/** As {@link MilepostTypes}, for a title that may tell facts of its own. */
export type MilepostBundle = Omit<MilepostTypes, 'event'> & { readonly event: GameEvent };

/**
 * The types of a title: its id, its options, its own slice of state and its actions; where it hides some of the slice,
 * the slice as others know it; where it tells facts of its own, its events.
 */
export interface TitleOf<
  Id extends string,
  Options extends object,
  Own extends object,
  Action extends GameAction,
  KnownOwn extends object = Own,
  Event extends GameEvent = never,
> extends Omit<MilepostTypes, 'event'> {
  readonly id: Id;
  readonly options: Options;
  readonly state: MilepostState<Id, Options, Own>;
  readonly known: MilepostKnown<KnownOwn>;
  readonly view: MilepostView<Id, Options, KnownOwn>;
  readonly action: Action;
  readonly event: MilepostEvent | Event;
}

/** Rules, board and what may be known: what checks read. */
export interface KnownGame<Own = object> {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly state: MilepostKnown<Own>;
}

/** What a step of the rules has at hand. */
export type StepContext = EngineStepContext<MilepostTypes>;

/** Rules, board and the whole state. */
export interface FullGame<Own = object> {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly state: MilepostState<string, unknown, Own>;
}
