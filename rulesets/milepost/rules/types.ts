// The bundle of types of a milepost title, and short names for what rule code is handed.

import type {
  StepContext as EngineStepContext,
  GameAction,
  GameEvent,
  TitleTypes,
} from '../../../src/core/engine/index.js';
import type { MilepostBoard } from '../board/board.js';
import type { MilepostEvent } from './facts.js';
import type { MilepostKnown, MilepostState, MilepostView } from './state.js';
import type { MilepostRules } from './tables.js';

/** What every milepost title is made of; a title narrows id, options, own slice and actions. */
export interface MilepostTypes extends TitleTypes {
  /** The id of the ruleset. */
  readonly id: string;
  /** The options of a game with all defaults filled in. */
  readonly options: object;
  /** The whole state, as steps write it. */
  readonly state: MilepostState;
  readonly known: MilepostKnown;
  /** What a seat or a spectator may know. */
  readonly view: MilepostView;
  /** Every action, by `type`. */
  readonly action: GameAction;
  /** Every fact that is told, by `type`. */
  readonly event: MilepostEvent;
  /** The compiled tables of a game. */
  readonly rules: MilepostRules;
  /** The compiled board. */
  readonly board: MilepostBoard;
}

/** As {@link MilepostTypes}, for a title that may tell further facts. */
export type MilepostBundle = Omit<MilepostTypes, 'event'> & { readonly event: GameEvent };

/**
 * The types of a title: its id, its options, its own slice of state and its actions. It adds the known slice
 * if it hides some of it, and its events if it tells further facts.
 */
export interface TitleOf<
  Id extends string,
  Options extends object,
  Own extends object,
  Action extends GameAction,
  KnownOwn extends object = Own,
  Event extends GameEvent = never,
> extends Omit<MilepostTypes, 'event'> {
  /** The id of the title. */
  readonly id: Id;
  /** The options of a game with all defaults filled in. */
  readonly options: Options;
  /** The whole state, with the title's own part under `own`. */
  readonly state: MilepostState<Id, Options, Own>;
  /** What rules read of a state or a view. */
  readonly known: MilepostKnown<KnownOwn>;
  /** What a seat or a spectator may know, the title's own part under `own`. */
  readonly view: MilepostView<Id, Options, KnownOwn>;
  /** Every action, by `type`. */
  readonly action: Action;
  /** Facts of the family and of the title. */
  readonly event: MilepostEvent | Event;
}

/** Rules, board and what may be known: what checks read. */
export interface KnownGame<Own = object> {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly state: MilepostKnown<Own>;
}
/** The game as a title's rules may read it. */
export type KnownGameOf<T extends MilepostBundle> = KnownGame<T['known']['own']>;

/** As much of a game as reserved ways depend on. */
export interface LaidGame {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly state: Pick<MilepostKnown, 'rail' | 'seats' | 'inPlay'>;
}

/** What a step of the rules has at hand. */
export type StepContext = EngineStepContext<MilepostTypes>;

/** Rules, board and the whole state. */
export interface FullGame<Own = object> {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly state: MilepostState<string, unknown, Own>;
}
/** What steps and invariants of a title look at. */
export type FullGameOf<T extends MilepostBundle> = FullGame<T['state']['own']>;
