// The verbs with their types: they follow from the ruleset's id, and another title's action does not compile.

import type { Patch } from 'immer';
import type { Random } from '../random/generator.js';
import type { Decision } from './base/decision.js';
import type { GameAction } from './base/game-action.js';
import type { Issue } from './base/rejection.js';
import type { Seat } from './base/seat.js';
import type { Immutable, Outcome } from './base/state.js';
import type { AskedOutcomes, ChanceOutcome } from './luck/chance.js';
import type { LegalActions } from './play/legal.js';
import type { Setting } from './play/setting.js';
import type { WantedPlans } from './play/suggestions.js';
import type { AnyRuleset, KeptPlans, Plan } from './rules/ruleset.js';
import type { GameRecord } from './save/record.js';
import type { UpgradeCheck } from './save/upgrade.js';
import type {
  ActionIn,
  ConfigIn,
  DecisionIn,
  EventIn,
  Headed,
  Ids,
  PositionIn,
  RejectionIn,
  StateIn,
  ViewIn,
} from './typed-by-title.js';
import type { Sayable } from './words/describe-told.js';

/** What `tryAction` answers; `issues` only for an action that is malformed (E-SHAPE-1). */
export type TryResult<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  | {
      /** True where the action was played. */
      readonly ok: true;
      /** The action that was played, spelled as in `legalActions` and in records (E-SHAPE-4). */
      readonly action: ActionIn<R, Id>;
      /** The next state, frozen. */
      readonly state: StateIn<R, Id>;
      /** What happened, in order, automatic steps included; nothing is hidden yet: see `viewEvents`. */
      readonly events: readonly EventIn<R, Id>[];
      /** Who must or may decide what now. */
      readonly decisions: readonly DecisionIn<R, Id>[];
    }
  | {
      /** False where it was refused; the state is as it was. */
      readonly ok: false;
      /** Which rule says no. */
      readonly rejection: RejectionIn<R, Id>;
      /** The mistakes in the action's shape; absent where its shape is right. */
      readonly issues?: readonly Issue[];
    };

/** Where texts of actions are written and read without a state: a title and a board with named things. */
export interface TitleOnBoard<Id extends string = string> {
  /** The id of the title. */
  readonly ruleset: Id;
  /** The id of the board; left out, the title's own. */
  readonly board?: string | undefined;
}

/** How a record is played again. */
export interface ReplayOptions<R extends AnyRuleset> {
  /** After how many actions to stop, from 0; all of them if left out. */
  readonly to?: number;
  /** Whether chain, digest and final hash must fit; true if left out. */
  readonly verify?: boolean;
  /** Gets every step as it is played: the set-up, number 0 without an action, then one for every action. */
  readonly onStep?: (step: ReplayedStep<R>) => void;
}

/** A step of a record that is played again. */
export interface ReplayedStep<R extends AnyRuleset> {
  /** Its number: 0 for the set-up, then 1 for the first action. */
  readonly n: number;
  /** The action that was played; null for the set-up. */
  readonly action: ActionIn<R> | null;
  /** What happened, nothing hidden. */
  readonly events: readonly EventIn<R>[];
  /** The state after it. */
  readonly state: StateIn<R>;
}

/** What playing a record again came to. */
export interface ReplayedGame<R extends AnyRuleset> {
  /** The state after the last action that was played. */
  readonly state: StateIn<R>;
  /** The actions that were played. */
  readonly actions: readonly ActionIn<R>[];
  /** How many actions the record holds. */
  readonly length: number;
  /** The record in today's format. */
  readonly record: GameRecord;
}

/** The verbs of an engine. All are pure; every state and view returned is frozen. */
export interface Engine<R extends AnyRuleset> {
  /** The rulesets it plays. */
  readonly rulesets: readonly R[];
  /** The first state of a game. Throws `InvalidInputError`, `UnknownRulesetError`, `UnknownBoardError`. */
  createGame<Id extends Ids<R>>(ruleset: Id, config: ConfigIn<R, Id>): StateIn<R, Id>;
  /** As `createGame`, with the events of setting up. */
  startGame<Id extends Ids<R>>(
    ruleset: Id,
    config: ConfigIn<R, Id>,
  ): { readonly state: StateIn<R, Id>; readonly events: readonly EventIn<R, Id>[] };
  /** A state in mid-game: a fresh game of `config` with parts replaced; refused unless it could be one. */
  createPosition<Id extends Ids<R>>(
    ruleset: Id,
    setup: {
      readonly config: ConfigIn<R, Id>;
      readonly state: PositionIn<R, Id>;
    },
  ): StateIn<R, Id>;

  /** The next state. Throws `IllegalActionError` with a rejection, `InvalidActionError` for a wrong shape. */
  applyAction<Id extends Ids<R>>(state: StateIn<R, Id> & Headed<Id>, action: ActionIn<R, Id>): StateIn<R, Id>;
  /** The next state with its events and decisions, or the rejection; never throws for play. */
  tryAction<Id extends Ids<R>>(state: StateIn<R, Id> & Headed<Id>, action: ActionIn<R, Id>): TryResult<R, Id>;
  /** All actions or none. */
  applyActions<Id extends Ids<R>>(
    state: StateIn<R, Id> & Headed<Id>,
    actions: readonly ActionIn<R, Id>[],
  ): StateIn<R, Id>;
  /** As `applyAction`, with immer patches forwards and backwards; lists of values are replaced whole. */
  applyActionWithPatches<Id extends Ids<R>>(
    state: StateIn<R, Id> & Headed<Id>,
    action: ActionIn<R, Id>,
  ): {
    readonly state: StateIn<R, Id>;
    readonly events: readonly EventIn<R, Id>[];
    readonly patches: readonly Patch[];
    readonly inversePatches: readonly Patch[];
  };
  /**
   * Every way in which chance may fall while an action is played, each with its probability: rolls, and cards
   * from piles in unknown order. Throws as `applyAction` does, and `TooManyOutcomesError`.
   */
  outcomesOf<Id extends Ids<R>>(
    state: StateIn<R, Id> & Headed<Id>,
    action: ActionIn<R, Id>,
    how?: AskedOutcomes,
  ): readonly ChanceOutcome<StateIn<R, Id>, EventIn<R, Id>>[];
  /**
   * As `applyAction`, but `luck` decides rolls and draws in order, as `outcomesOf` has them; after its end
   * the seed decides. Also throws `InvalidInputError` if rules cannot draw such a result, or draw fewer.
   * Saves keep such a state; a record does not lead to it, because records know only the seed's luck.
   */
  applyActionWithLuck<Id extends Ids<R>>(
    state: StateIn<R, Id> & Headed<Id>,
    action: ActionIn<R, Id>,
    luck: readonly unknown[],
  ): { readonly state: StateIn<R, Id>; readonly events: readonly EventIn<R, Id>[] };

  /** The first rule that refuses the action, or null. Takes a state or the acting seat's view. */
  checkAction<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    action: ActionIn<R, Id>,
  ): RejectionIn<R, Id> | null;
  /** Every rule that refuses the action. */
  explainAction<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    action: ActionIn<R, Id>,
  ): readonly RejectionIn<R, Id>[];
  /** Who must or may decide what. */
  decisions<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
  ): readonly DecisionIn<R, Id>[];
  /** The atomic legal actions of a seat, of all, or for one open decision; of a view, those of its viewer. */
  legalActions<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    of?: Seat | Pick<Decision, 'seat' | 'kind'>,
  ): LegalActions<ActionIn<R, Id>>;
  /** One legal action of a seat, uniform over the list; null if the list is empty. */
  sampleAction<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    seat: Seat,
    random?: Random,
  ): ActionIn<R, Id> | null;
  /**
   * The action with which a seat leaves an open decision and does nothing more, such as `endTurn`; null where
   * it must choose or do something first. It need not be the last of the list, and the last need not pass.
   */
  passAction<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    decision: Pick<Decision, 'seat' | 'kind'>,
  ): ActionIn<R, Id> | null;
  /**
   * The title's own line of play for a decision, in order; empty where the title has no opinion. The answer
   * follows from view and decision alone. With `kept`, a player goes on with its plan, which is far quicker.
   */
  suggest<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    decision: Pick<Decision, 'seat' | 'kind'>,
    random: Random,
    kept?: KeptPlans,
  ): readonly ActionIn<R, Id>[];
  /**
   * The title's plans for a decision, best first, each with its estimated value; the first is the suggestion.
   * At most `most`, all if left out. A search over plans tries these instead of single actions. With
   * `aim` it returns the plans for that aim alone, so that a player goes on with what it has begun.
   */
  plans<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    decision: Pick<Decision, 'seat' | 'kind'>,
    random: Random,
    how?: WantedPlans,
  ): readonly Plan<ActionIn<R, Id>>[];
  /**
   * How well a seat stands by the title's estimate, with what it has started; null where the title does not
   * say. On a view only of its viewer. Unlike a ruleset's `standing` it is an opinion, to compare positions.
   */
  evaluate<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    seat: Seat,
  ): number | null;
  /** How the game ended, or null. */
  outcome(state: StateIn<R> | ViewIn<R>): Immutable<Outcome> | null;

  /** What a seat, or a spectator with null, may know. */
  view<Id extends Ids<R>>(state: StateIn<R, Id> & Headed<Id>, viewer: Seat | null): ViewIn<R, Id>;
  /**
   * What a seat or a spectator may see of events, renumbered; `state` is any state or view of their game.
   * Throws `InvalidInputError` for a type that the title does not declare.
   */
  viewEvents<Id extends Ids<R>>(
    state: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
    events: readonly EventIn<R, Id>[],
    viewer: Seat | null,
  ): readonly EventIn<R, Id>[];
  /** A full state that the view does not contradict. */
  determinize<Id extends Ids<R>>(view: ViewIn<R, Id> & Headed<Id>, seed: string | number): StateIn<R, Id>;

  /**
   * Says an action, an event, a decision, a refusal, a plan or orders in English, with the title's words and
   * the names of its players. Give `seatNames` where others play than began. If a ruleset brings no words,
   * types and codes are spelled out. Throws `InvalidInputError` for anything else.
   */
  describe(
    state: StateIn<R> | ViewIn<R>,
    thing: Sayable,
    how?: { readonly seatNames?: readonly string[] | undefined },
  ): string;
  /**
   * The stable text of an action: `2: build 63,28 64,28`. With a state or view, the action is spelled as
   * lists there have it (E-SHAPE-4). With an id alone, names are those of the title's own board; for another
   * board give a title with its board. Throws `InvalidActionError` for anything that is not an action.
   */
  formatAction(where: Ids<R> | TitleOnBoard<Ids<R>> | StateIn<R> | ViewIn<R>, action: GameAction): string;
  /**
   * The action of a text; with a state, spelled as lists there have it (E-SHAPE-4). Throws
   * `InvalidActionError`, also for a name that nothing on the board has.
   */
  parseAction<Id extends Ids<R>>(
    where: Id | TitleOnBoard<Id> | (StateIn<R, Id> & Headed<Id>),
    text: string,
  ): ActionIn<R, Id>;

  /** Plays a game and records it. Throws as `applyAction` does. */
  record<Id extends Ids<R>>(
    ruleset: Id,
    config: ConfigIn<R, Id>,
    actions: readonly ActionIn<R, Id>[],
  ): GameRecord;
  /** A JSON record in today's format. Throws `DamagedSaveError` (shape, digest), `UnknownRulesetError`. */
  readRecord(input: unknown): GameRecord;
  /**
   * Plays a record again, up to action `to` if given; verifies chain, digest and final hash unless told not
   * to. Throws `DamagedSaveError`.
   */
  replay(record: GameRecord | string, how?: ReplayOptions<R>): ReplayedGame<R>;
  /** Whether a record of an older revision would go otherwise today, from which step, and by which rule. */
  checkUpgrade(record: GameRecord | string): UpgradeCheck;
  /** A snapshot as JSON text. */
  serialize(state: StateIn<R>): string;
  /** The state of a snapshot. Throws `DamagedSaveError` or `InvalidInputError`. */
  deserialize(text: string): StateIn<R>;
  /** A save of an older format in today's. */
  migrate(text: string): string;
  /** SHA-256 of the canonical JSON of a state or a view. */
  hashState(state: object): string;
  /** The ruleset, compiled rules and board that a state is played with, for planners and pictures. */
  settingOf(position: object): Setting;
}
