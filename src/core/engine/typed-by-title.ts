// Types by title: an engine knows a title's state, view, actions, events, decisions and refusals by its id.

import type { Decision } from './base/decision.js';
import type { GameAction } from './base/game-action.js';
import type { EngineRefusals, Rejection } from './base/rejection.js';
import type { Seat } from './base/seat.js';
import type { AnyState, AnyView, Immutable, TitleNames, TitleTypes } from './base/state.js';
import type { GameConfig } from './begin/game.js';
import { answered, mustBeRecord } from './input/arguments.js';
import type { GameEvent } from './rules/event.js';
import type { AnyRuleset } from './rules/ruleset.js';

/** The bundle of types of a ruleset, or of the declared parts of a title. */
export type TypesOf<R extends { readonly types?: unknown }> = R extends {
  readonly types?: infer T | undefined;
}
  ? Extract<T, TitleTypes>
  : never;
/** The ids of the titles of an engine. */
export type Ids<R extends AnyRuleset> = Each<TypesOf<R>['id']>;
/** The members of a union. An alias of it is shown by its own name in editors. */
export type Each<T> = T extends unknown ? T : never;
/** The types of one title of an engine. */
export type TitleIn<R extends AnyRuleset, Id> = Extract<TypesOf<R>, { id: Id }>;

/** A state or view whose header names its title. */
export interface Headed<Id> {
  /** Its header names the title. */
  readonly game: { readonly ruleset: Id };
}

/** The frozen state of a title of this engine; of any title when no id is given. */
export type StateIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true ? AnyState : Id extends unknown ? NamedGame<R, Id, 'state'> : never;
/** The view of a title of this engine. */
export type ViewIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true ? AnyView : Id extends unknown ? NamedGame<R, Id, 'view'> : never;
/** The config of a game of a title of this engine: any of its options. */
export type ConfigIn<R extends AnyRuleset, Id extends Ids<R>> =
  IsAny<TypesOf<R>> extends true
    ? GameConfig
    : GameConfig<Partial<NamedOr<TitleIn<R, Id>, 'options', TitleIn<R, Id>['options']>>>;
/** The actions of a title of this engine, those of the host included. */
export type ActionIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true
    ? GameAction
    : Id extends unknown
      ? NamedOr<
          TitleIn<R, Id>,
          'action',
          TitleIn<R, Id>['action'] | DropSeat | LeaveSeat | TakeSeat | EndGame
        >
      : never;
/** The events of a title of this engine. */
export type EventIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true
    ? GameEvent
    : Id extends unknown
      ? NamedOr<TitleIn<R, Id>, 'event', TitleIn<R, Id>['event'] | SeatDropped | SeatLeft | SeatTaken>
      : never;
/** An open decision of a title of this engine: its kind is one of its phases, if the title names them. */
export type DecisionIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true
    ? Decision
    : Id extends unknown
      ? NamedOr<TitleIn<R, Id>, 'decision', Decision<KindOf<TitleIn<R, Id>>>>
      : never;
/**
 * Why an action of a title may be refused: one of its codes with what fills its sentence, if the title names
 * them. Any rejection otherwise, as of a layered title, whose layers may refuse by other codes.
 */
export type RejectionIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true
    ? Rejection
    : Id extends unknown
      ? NamedOr<TitleIn<R, Id>, 'rejection', RejectionOf<TitleIn<R, Id>>>
      : never;
/** Parts of a state of a title, to be put in place of those of a fresh game: see `createPosition`. */
export type PositionIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> =
  IsAny<TypesOf<R>> extends true
    ? object
    : Id extends unknown
      ? PartsOf<Omit<StateIn<R, Id>, 'game'>>
      : never;

/**
 * All that callers see of a title of this engine, as one bundle: its own, such as `ChinaRailsNames`, if it
 * gives names; of any title when no id is given.
 */
export type NamesIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> = Id extends unknown
  ? IsAny<TitleIn<R, Id>> extends true
    ? AnyNames
    : TitleIn<R, Id> extends { readonly named: infer Names extends TitleNames }
      ? Names
      : SeenBy<R, Id>
  : never;

/** What callers see of any title, for tools that are given any. */
export interface AnyNames extends TitleNames {
  /** The frozen state. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  readonly state: any;
  /** What a seat or a spectator may know. */
  // biome-ignore lint/suspicious/noExplicitAny: views of any title
  readonly view: any;
}

/** The bundle of a title that gives no names. */
export interface SeenBy<R extends AnyRuleset, Id extends Ids<R>> extends TitleNames {
  /** The options of a game with all defaults filled in. */
  readonly options: TitleIn<R, Id>['options'];
  /** The frozen state. */
  readonly state: StateIn<R, Id>;
  /** What a seat or a spectator may know. */
  readonly view: ViewIn<R, Id>;
  /** Every action, those of the host included. */
  readonly action: ActionIn<R, Id>;
  /** Every fact that is told. */
  readonly event: EventIn<R, Id>;
  /** Everything that a seat may be asked. */
  readonly decision: DecisionIn<R, Id>;
  /** Why an action may be refused. */
  readonly rejection: RejectionIn<R, Id>;
}

/** True for `any`: any titles; that must come out as what all of them share. */
type IsAny<T> = 0 extends 1 & T ? true : false;

/** The state or the view that a title gives a name to; else what is made of its declaration. */
type NamedGame<R extends AnyRuleset, Id, What extends 'state' | 'view'> =
  // Asked of the id, so that an editor shows this type by its name while the id is open.
  [Id] extends [never] ? never : NamedIn<TitleIn<R, Id>, Id, What>;

type NamedIn<T extends TitleTypes, Id, What extends 'state' | 'view'> =
  IsAny<T> extends true
    ? { readonly state: AnyState; readonly view: AnyView }[What] & Headed<Id>
    : T extends { readonly named: { readonly [Key in What]: infer Named extends Headed<Id> } }
      ? Named
      : Immutable<T[What]> & Headed<Id>;

/** What a title gives a name to, under that name; what is made of its other types where it names nothing. */
type NamedOr<T, What extends keyof TitleNames, Made> =
  IsAny<T> extends true
    ? Made
    : T extends {
          readonly named: { readonly [Key in What]: infer Named extends TitleNames[What] };
        }
      ? Named
      : Made;

/** The kinds of decisions that a title names; any word where it names none. */
type KindOf<T> =
  IsAny<T> extends true ? string : T extends { readonly waits: infer Kind } ? Extract<Kind, string> : string;

/** The rejections that a title names, and the engine's own; any where it names none. */
type RejectionOf<T> =
  IsAny<T> extends true
    ? Rejection
    : T extends { readonly refusals: infer Refusals }
      ? RejectionBy<Refusals> | RejectionBy<EngineRefusals>
      : Rejection;

/** A rejection for every code, each with what fills its sentence. */
export type RejectionBy<Refusals> = {
  [Code in keyof Refusals & string]: Rejection<Code, Refusals[Code]>;
}[keyof Refusals & string];

/**
 * Parts of a record: of lists all items; of seats those that change, by their index. What a title derives of
 * a record in a list may be left out there too.
 */
type PartsOf<Value> = {
  readonly [Key in keyof Value]?: Key extends 'seats'
    ? readonly (PartOf<ItemOf<Value[Key]>> | undefined)[]
    : PartOf<Value[Key]>;
};
/** A part of a value: of a list all items, each of which may be a part. */
type PartOf<Value> = Value extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Value extends object
    ? PartsOf<Value>
    : Value;
/** What a list is a list of. */
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** The host action that drops a seat; every title has it (E-HOST-2). */
export interface DropSeat {
  /** The word that names the action. */
  readonly type: 'dropSeat';
  /** Null: the host acts. */
  readonly seat: null;
  /** Who leaves the table. */
  readonly target: Seat;
}

/** The host action that leaves a seat until somebody takes it; every title has it (E-HOST-5). */
export interface LeaveSeat {
  /** The word that names the action. */
  readonly type: 'leaveSeat';
  /** Null: the host acts. */
  readonly seat: null;
  /** Whose seat is vacant from now on. */
  readonly target: Seat;
}

/** The host action that gives a seat that was left to somebody; every title has it (E-HOST-6). */
export interface TakeSeat {
  /** The word that names the action. */
  readonly type: 'takeSeat';
  /** Null: the host acts. */
  readonly seat: null;
  /** The seat that somebody takes. */
  readonly target: Seat;
}

/** The host action that ends a game because the table agrees to stop; every title has it (E-HOST-4). */
export interface EndGame {
  /** The word that names the action. */
  readonly type: 'endGame';
  /** Null: the host acts. */
  readonly seat: null;
}

/** The event of {@link DropSeat}, which everybody sees. */
export interface SeatDropped extends GameEvent {
  /** The word that names the event. */
  readonly type: 'seatDropped';
  /** Who left the table. */
  readonly seat: Seat;
}

/** The event of {@link LeaveSeat}, which everybody sees. */
export interface SeatLeft extends GameEvent {
  /** The word that names the event. */
  readonly type: 'seatLeft';
  /** The seat that nobody plays now. */
  readonly seat: Seat;
}

/** The event of {@link TakeSeat}, which everybody sees. */
export interface SeatTaken extends GameEvent {
  /** The word that names the event. */
  readonly type: 'seatTaken';
  /** The seat that somebody plays again. */
  readonly seat: Seat;
}

/**
 * True if a state or view is of the title named, and then typed as that title's.
 *
 * @param about A state or a view.
 * @param id The id of a title.
 * @returns True where it is of that title.
 * @see {@link StateIn}
 * @example
 * if (isGame(view, 'hex-tycoon')) show(view.companies);
 */
export function isGame<Any extends Headed<string>, const Id extends Any['game']['ruleset']>(
  about: Any,
  id: Id,
): about is Extract<Any, Headed<Id>> {
  return answered(
    () => (about as Partial<Any> | null | undefined)?.game?.ruleset === id,
    () => mustBeRecord(about, 'state'),
  );
}
