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
import type { GameEvent } from '../event.js';

/** What a chapter adds to the types of a title; a part that it does not have is `object` or `never`. */
export interface Growth {
  readonly options: object;
  /** Its slice of state by its name, as steps write it. */
  readonly slice: object;
  /** The slice as checks and views read it. */
  readonly seen: object;
  readonly action: GameAction;
  readonly event: GameEvent;
  /** Tables of its own. */
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
  /** What rules read of a state or a view alike, with the slices of chapters. */
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

/** Names of a layered title; none where the title below has none. */
type NamesOver<Names, G extends Growth, Id> = Names extends TitleNames
  ? {
      readonly options: And<Names['options'], G['options']>;
      readonly state: Laid<Names['state'], Id, And<Names['options'], G['options']>, G['slice']>;
      readonly view: Laid<Names['view'], Id, And<Names['options'], G['options']>, G['seen']>;
      readonly action: Names['action'] | G['action'];
      readonly event: Names['event'] | G['event'];
      readonly decision: Decision;
      readonly rejection: Rejection;
    }
  : undefined;

/** The state or the view of a title with rules laid over it: under the id and with the options that it has then, and with the slices of chapters. */
export type Laid<Below, Id, Options, Slices = object> = KnownEnvelope &
  Omit<Below, 'game'> & {
    /** The header, with the id and the options of the layered title. */
    readonly game: GameHeader<Id & string, Options>;
  } & Immutable<Slices>;

/** Both, in few words: what adds nothing is not named. */
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

/** Whatever carries the types that it adds. */
interface Carrying<G extends Growth> {
  /** Never set. */
  readonly types?: ((ground: never) => G) | undefined;
}

/** The intersection of a union's members. */
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All & object
  : never;
