// How the types of a title grow when rules are laid over it: a bundle in, a bundle out.

import type { Decision } from '../../base/decision.js';
import type { GameAction } from '../../base/game-action.js';
import type { Rejection } from '../../base/rejection.js';
import type {
  Envelope,
  GameHeader,
  Immutable,
  KnownEnvelope,
  TitleNames,
  TitleTypes,
} from '../../base/state.js';
import type { ActionFrom, ActionSpec, FactFrom } from '../action.js';
import type { OptionPieces, OptionValues } from '../define/options.js';
import type { GameEvent } from '../event.js';
import type { Slice, SliceState, SliceView } from './slice.js';

/** What a chapter adds to the types of a title; a part that it does not have is `object` or `never`. */
export interface Growth {
  readonly options: object;
  /** Its slice of state by its name, as steps write it. */
  readonly slice: object;
  /** The slice as checks and views read it. */
  readonly seen: object;
  readonly action: GameAction;
  readonly event: GameEvent;
  /** Its own tables. */
  readonly rules: object;
}

/** A title with what chapters add to it, under the id that it has then. */
export interface Grown<T extends TitleTypes, G extends Growth, Id extends string = T['id']> {
  /** The id that it is registered under. */
  readonly id: Id;
  /** Options of both. */
  readonly options: And<T['options'], G['options']>;
  /** The state of the title below with the slices of chapters. */
  readonly state: Envelope & And<Headed<T['state'], Id, And<T['options'], G['options']>>, G['slice']>;
  /** What rules read of a state as of a view, with the slices of chapters. */
  readonly known: And<Headed<T['known'], Id, And<T['options'], G['options']>>, G['seen']>;
  /** The view of the title below with the slices of chapters. */
  readonly view: And<Headed<T['view'], Id, And<T['options'], G['options']>>, G['seen']>;
  /** Actions of both. */
  readonly action: T['action'] | G['action'];
  /** Facts of both. */
  readonly event: T['event'] | G['event'];
  /** Tables of both. */
  readonly rules: And<T['rules'], G['rules']>;
  /** The board of the title below. */
  readonly board: T['board'];
  /** The names of the title below, with what chapters add to each. */
  readonly named: NamesOver<T['named'], G, Id>;
}

/** Names of a layered title; no names if the title below gives none. */
type NamesOver<Names, G extends Growth, Id> = Names extends TitleNames
  ? {
      readonly options: And<Names['options'], G['options']>;
      readonly state: Layered<Names['state'], Id, And<Names['options'], G['options']>, G['slice']>;
      readonly view: Layered<Names['view'], Id, And<Names['options'], G['options']>, G['seen']>;
      readonly action: Names['action'] | G['action'];
      readonly event: Names['event'] | G['event'];
      readonly decision: Decision;
      readonly rejection: Rejection;
    }
  : undefined;

/** The state or view of a layered title: with its own id, its options and the slices of chapters. */
export type Layered<Below, Id, Options, Slices = object> = KnownEnvelope &
  Omit<Below, 'game'> & {
    /** The header, with the id and the options of the layered title. */
    readonly game: GameHeader<Id & string, Options>;
  } & Immutable<Slices>;

/** Both, in short: what adds nothing is not named. */
export type And<One, More> = object extends More ? One : One & More;

/** A state whose header names the title, with the options that it has now. */
type Headed<State, Id, Options> = State extends { readonly game: infer Header }
  ? Omit<State, 'game'> & {
      readonly game: Omit<Header, 'ruleset' | 'options'> & {
        readonly ruleset: Id;
        readonly options: Options;
      };
    }
  : State;

/** A title with all that chapters add to it. */
export type GrownBy<T extends TitleTypes, Chapters extends readonly unknown[]> = Chapters extends readonly []
  ? T
  : Grown<
      T,
      {
        readonly options: Every<GrowthIn<Chapters[number]>['options']>;
        readonly slice: Every<GrowthIn<Chapters[number]>['slice']>;
        readonly seen: Every<GrowthIn<Chapters[number]>['seen']>;
        readonly action: GrowthIn<Chapters[number]>['action'];
        readonly event: GrowthIn<Chapters[number]>['event'];
        readonly rules: Every<GrowthIn<Chapters[number]>['rules']>;
      }
    >;

/** What a chapter adds. */
type GrowthIn<C> = C extends Carrying<infer G> ? G : never;

/** Anything that carries the types that it adds. */
interface Carrying<G extends Growth> {
  /** Never set. */
  readonly types?: ((ground: never) => G) | undefined;
}

/** The intersection of a union's members. */
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All & object
  : never;

/** Actions by the phase in which they may be played. */
// biome-ignore lint/suspicious/noExplicitAny: actions of any title; each knows its own types
export type ActionsByPhase = Readonly<Record<string, readonly ActionSpec<any, any>[]>>;

/** What a chapter of these parts adds to the types of a title; see {@link Parts}. */
export interface GrowthOf<
  Options extends OptionPieces = Record<never, never>,
  S = never,
  Fact extends GameEvent = never,
  Actions extends ActionsByPhase = Record<never, never>,
  Tables extends object = object,
> {
  /** The values of its options. */
  readonly options: OptionValues<Options>;
  /** Its slice of state, as steps write it. */
  readonly slice: [S] extends [never] ? object : { [Name in NameOf<S>]: SliceState<S> };
  /** Its slice of state, as checks and views read it. */
  readonly seen: [S] extends [never] ? object : { readonly [Name in NameOf<S>]: SliceView<S> };
  /** Its actions. */
  readonly action: ActionFrom<Actions[keyof Actions][number]>;
  /** Its facts. */
  readonly event: Fact | FactFrom<Actions[keyof Actions][number]>;
  /** Its own tables. */
  readonly rules: Tables;
}

/** The name of a slice. */
type NameOf<S> = S extends Slice<infer Name> ? Name : never;

/** The types that a chapter reads of a title. It reads neither facts nor actions of the title. */
export interface Ground<KnownState, Rules, Board> {
  /** The parts of states and views that rules read. */
  readonly known: KnownState;
  /** The compiled tables. */
  readonly rules: Rules;
  /** The compiled board. */
  readonly board: Board;
}
/** The ground that a title with these types is. */
export type GroundOf<B extends TitleTypes> = Ground<B['known'], B['rules'], B['board']>;
