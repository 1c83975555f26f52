// An action is one file: payload, notation, offers, check, apply; and a price where it has one. Only type and
// apply must be said.
// Here is what the parts are made of.

import * as z from 'zod/mini';
import type { LuckDrawer } from '../../random/streams.js';
import type { OpenDecision } from '../base/decision.js';
import { freezeForGood } from '../base/freeze.js';
import type { GameAction } from '../base/game-action.js';
import { once } from '../base/memo.js';
import type { Params, Scope } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Immutable, TitleTypes } from '../base/state.js';
import {
  type AnyField,
  type CountableField,
  name,
  nobody,
  only,
  optional,
  type Payload,
  seat,
} from '../fields/fields.js';
import type { GameEvent, Unnumbered } from './event.js';
import { everyInstance } from './every-instance.js';
import type { Offers } from './offers.js';
import type { PriceItem } from './price.js';
import { conditionsOfRanges, type Range, type Ranges } from './ranges.js';

/** What rules read: compiled rules, compiled board, and a state or a view of it. */
export interface KnownGame<T extends TitleTypes> {
  /** The compiled tables of the game. */
  readonly rules: T['rules'];
  /** The compiled board. */
  readonly board: T['board'];
  /** A state or a view, as far as the deciding seat may know it; hidden values are null. */
  readonly state: T['known'];
}

/** As {@link KnownGame}, with the whole state: for steps that happen, not for checks. */
export interface Game<T extends TitleTypes> {
  /** The compiled tables of the game. */
  readonly rules: T['rules'];
  /** The compiled board. */
  readonly board: T['board'];
  /** The whole state, read only. */
  readonly state: Immutable<T['state']>;
}

// biome-ignore-start lint/suspicious/noExplicitAny: the parts of any title fit
/** What the rules of any title read. */
export interface AnyKnownGame extends KnownGame<any> {}
/** An action of any title. */
export interface AnySpec extends ActionSpec<any> {}
/** An action of the host, of any title. */
export interface AnyHostSpec extends HostActionSpec<any> {}
// biome-ignore-end lint/suspicious/noExplicitAny: as above

/** What a step of the rules has at hand while it writes a draft. */
export interface StepContext<T extends TitleTypes> {
  /** The compiled tables of the game. */
  readonly rules: T['rules'];
  /** The compiled board. */
  readonly board: T['board'];
  /** The state before this step: plain, frozen, and the one to derive anything from. */
  readonly before: Immutable<T['state']>;
  /** Draws from the streams of the state; every draw moves its stream on. */
  readonly luck: LuckDrawer;
  /** Tells an event; it is numbered when the action is done. */
  emit(event: Unnumbered<T['event']>): void;
}

/** One condition of an action: what it tests, and what it answers when the test fails. */
export interface Condition<T extends TitleTypes, A extends GameAction> {
  /** Stable and namespaced by area: `build/over-budget`. */
  readonly code: string;
  /** The id of the rule that says no. */
  readonly rule: string;
  /**
   * The rule that the refusal cites instead, if what says no has its own, such as an event card.
   */
  ruleOf?(params: Params): string;
  /**
   * `seat`: it looks at nothing of the action but its seat, so that a list asks it once. Left out, it is
   * asked of every instance.
   */
  readonly about?: 'seat';
  /**
   * False where it refuses nothing that the seat might do, so that a list need not ask it. Left out, it is
   * always asked.
   */
  mayRefuse?(game: KnownGame<T>, seat: Seat): boolean;
  /**
   * How long a refusal lasts. `turn`: it looks at the turn, at money, at events in play or at how far track
   * has come. Then the same action may be legal later on the same board. `board`, or left out: it lasts as
   * long as the board does not change.
   */
  readonly holds?: 'turn' | 'board';
  /** Whom the refusal may be told; `public` unless said otherwise. */
  readonly scope?: Scope;
  /**
   * Codes of conditions that must hold for this test to make sense; only `explainAction` needs to be told.
   */
  readonly needs?: readonly string[];
  /** Null when it holds, else what fills the sentence. */
  test(game: KnownGame<T>, action: A): Params | null;
}

/**
 * A condition as it is declared. If its sentence needs only the text of its rule, `met` says yes or no
 * in place of `test`: `{ code: 'lay/too-dear', rule: 'V-5', met: ({ state }, { seat, price }) => price <=
 * state.seats[seat].coins }`.
 */
export type DeclaredCondition<C> =
  | C
  | (C extends { test(game: infer G, action: infer A): unknown }
      ? Omit<C, 'test'> & {
          /** True when it holds. */
          met(game: G, action: A): boolean;
        }
      : never);

/** A kind of action: its shape, its words, what it offers, the rules it must meet and what it does. */
// biome-ignore lint/suspicious/noExplicitAny: an action of some title; the title's file knows its exact type
export interface ActionSpec<T extends TitleTypes, A extends GameAction = any> {
  /** The word that `action.type` has: imperative, camelCase, `buildTrack`. */
  readonly type: A['type'];
  /** Its fields, type and seat included. */
  readonly fields: Payload;
  /** The strict schema that its fields make up. */
  readonly schema: z.ZodMiniType<A>;
  /** The verb of its notation, then its fields in order; a field ending in `?` is written `field=value`. */
  readonly notation: readonly string[];
  /**
   * What a seat might do, in a documented order: every legal instance exactly once, and any others that are
   * easier to name than to leave out. The engine keeps those that pass `check`.
   */
  offers(game: KnownGame<T>, seat: Seat, decision: OpenDecision): Offers<A>;
  /**
   * True, always or for this game, where there are too many instances and `offers` names sensible ones only.
   */
  readonly incomplete?: boolean | ((game: KnownGame<T>) => boolean);
  /** Its conditions in the order in which they are asked: `checkAction` stops at the first that fails. */
  readonly check: readonly Condition<T, A>[];
  /**
   * The action as `list` has it, where fields may be left out or say nothing new: what is left out is filled
   * in, what says nothing is left out (E-SHAPE-4). Legal actions are played, recorded and written like this,
   * so none has two spellings. It takes any action of the right shape. Left out, every field says something.
   */
  asListed?(game: KnownGame<T>, action: A): A;
  /**
   * What it takes of its seat, item by item in the order in which it is paid, whether it is legal or not:
   * what `apply` then takes. Left out, it costs nothing.
   */
  price?(game: KnownGame<T>, action: A): readonly PriceItem[];
  /** The fact that the action itself is, in the past tense; it is told first, with all fields of the action. */
  readonly tells?: string;
  /** Carries the action out on a copy of the state's records: ordinary assignments, leaf lists replaced. */
  apply(context: StepContext<T>, state: T['state'], action: A): void;
}

/** True if the kind's list leaves legal instances out. */
export function isIncomplete<T extends TitleTypes>(
  { incomplete = false }: ActionSpec<T>,
  game: KnownGame<T>,
): boolean {
  return typeof incomplete === 'function' ? incomplete(game) : incomplete;
}

/** The action type that a payload describes. */
export type ActionOf<Type extends string, P extends Payload> = {
  /** The word that names the action. */
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
} & (keyof P extends never ? unknown : ValuesOf<P>);

/** What an action holds in the fields of its payload. */
type ValuesOf<P extends Payload> = { readonly [Key in Exclude<keyof P, Optional<P>>]: Held<P[Key]> } & {
  readonly [Key in Optional<P>]?: Held<P[Key]> | undefined;
};
/** The fields of a payload that may be left out. */
type Optional<P extends Payload> = {
  [Key in keyof P]: P[Key] extends { readonly isOptional: true } ? Key : never;
}[keyof P];
/** What an action holds in a field. */
type Held<F> = F extends { readonly types?: { readonly value: infer Value } } ? Value : never;

/** The action type of a spec. */
// biome-ignore lint/suspicious/noExplicitAny: only the second parameter matters here
export type ActionFrom<Spec> = Spec extends ActionSpec<any, infer A> ? A : never;

/** What an action is declared to tell; without a name nothing. */
export interface Telling<Fact extends string> {
  /** The name of the fact. */
  readonly tells?: Fact;
}

/** The fact that an action of a spec is: `tells`, with the fields of the action. */
export type FactFrom<Spec> = Spec extends { readonly tells?: infer Fact }
  ? ToldAs<Extract<Fact, string>, ActionFrom<Spec>>
  : never;
type ToldAs<Fact, A> = Fact extends string
  ? GameEvent & { readonly type: Fact } & Omit<A, 'type' | 'decision'>
  : never;

/**
 * What an action's file says of it: a spec whose fields, without type and seat, and conditions are made when
 * first needed.
 */
export type Declaration<
  Spec extends object,
  Type extends string,
  P extends Payload,
  Fact extends string = never,
> = {
  /** The word that names the action: imperative, camelCase. */
  readonly type: Type;
  /** Its fields, or what makes them when they are first needed. Left out, it has only type and seat. */
  readonly payload?: P | (() => P);
  /** The verb of its notation, then its fields. Left out, its type and then its fields in their order. */
  readonly notation?: readonly string[];
  /**
   * The conditions in their order, or what makes them when they are first needed. Left out, there are no
   * conditions.
   */
  readonly check?: ConditionsOf<Spec> | (() => ConditionsOf<Spec>);
} & Omit<Spec, 'type' | 'fields' | 'schema' | 'notation' | 'check' | 'offers' | 'tells' | 'apply'> &
  OffersOf<Spec, P> &
  DoesOf<Spec, Fact>;

/** What an action tells and does: one of them at least. */
type DoesOf<Spec, Fact extends string> = Spec extends { readonly apply: infer Apply }
  ?
      | {
          /**
           * The fact that the action itself is, in the past tense: `tells: 'bidMade'`. It is told before anything
           * else that the action does, and has the fields of the action. The sentence of the action says it, if
           * it has none of its own. Everybody is told, unless the title declares the fact with a projection.
           */
          readonly tells: Fact;
          readonly apply?: Apply;
        }
      | { readonly tells?: undefined; readonly apply: Apply }
  : never;

/**
 * What a spec offers: left out, every instance, if all values of its fields can be named, or lie in ranges.
 */
type OffersOf<Spec, P extends Payload> = Spec extends { readonly offers: infer Offered }
  ? P[keyof P] extends CountableField<unknown>
    ? { readonly offers?: Offered; readonly ranges?: RangesOf<Spec, keyof P> }
    :
        | { readonly offers: Offered; readonly ranges?: RangesOf<Spec, keyof P> }
        | { readonly offers?: Offered; readonly ranges: RangesOf<Spec, keyof P> & Ranged<P> }
  : unknown;

/** Between which numbers fields lie, by field. */
type RangesOf<Spec, Field extends PropertyKey> =
  Spec extends ActionSpec<infer T, infer A> ? { readonly [Name in Field]?: Range<KnownGame<T>, A> } : never;
/** The fields that need a range: nobody can name all of their values. */
type Ranged<P extends Payload> = {
  readonly [Name in keyof P as P[Name] extends CountableField<unknown> ? never : Name]: object;
};

/** The conditions of a spec, in its own types. */
type ConditionsOf<Spec> = Spec extends { readonly check: readonly (infer C)[] }
  ? readonly DeclaredCondition<C>[]
  : never;

/**
 * Declares an action of a title. Curried, so that the title's types are given and those of the payload are
 * inferred.
 */
export function defineAction<T extends TitleTypes>() {
  return <
    const Type extends string,
    const P extends Payload = Record<never, never>,
    const Fact extends string = never,
  >(
    declared: Declaration<ActionSpec<T, ActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P, Fact>,
  ): ActionSpec<T, ActionOf<Type, P>> & Telling<Fact> =>
    specOf(declared, { seat, decision: optional(name) }) as never;
}

/** Declares actions in the types of a title, or of a title with a chapter. */
export interface DefinesActions<T extends TitleTypes> {
  /** Declares an action of a seat in these types. Returns it, for a phase. */
  defineAction<
    const Type extends string,
    const P extends Payload = Record<never, never>,
    const Fact extends string = never,
  >(
    declared: Declaration<ActionSpec<T, ActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P, Fact>,
  ): ActionSpec<T, ActionOf<Type, P>> & Telling<Fact>;
  /** Declares an action of the host in these types (E-HOST-1). Returns it, for `hostActions`. */
  defineHostAction<const Type extends string, const P extends Payload = Record<never, never>>(
    declared: Declaration<HostActionSpec<T, HostActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P>,
  ): HostActionSpec<T, HostActionOf<Type, P>>;
}

// The spec of a declaration. Parts that are made when first needed lie behind getters, which cost nothing
// once they have answered.
function specOf(declared: object, head: Payload): object {
  const {
    payload = {},
    notation,
    check = [],
    apply = () => {},
    ranges = {},
    ...rest
  } = declared as Declaration<ActionSpec<TitleTypes>, string, Payload> & { readonly ranges?: Ranges };
  const { type, tells } = rest;
  const own = once((): Payload => (typeof payload === 'function' ? (payload as () => Payload)() : payload));
  const fields = once((): Payload => freezeForGood({ type: only(type), ...head, ...own() }));
  const schema = once(() => freezeForGood(schemaOf(fields())));
  const conditions = once(() => {
    const own = typeof check === 'function' ? check() : check;
    return laidOutAlike([...conditionsOfRanges(type, ranges), ...own]);
  });
  const words = once(() => notation ?? [type, ...Object.entries(own()).map(wordOf)]);
  return {
    offers: (game: KnownGame<TitleTypes>, seat: Seat) =>
      everyInstance({ type, payload: own(), ranges }, game, seat),
    ...(rest as object),
    apply: tells === undefined ? apply : telling(tells, apply),
    get notation() {
      return words();
    },
    get fields() {
      return fields();
    },
    get schema() {
      return schema();
    },
    get check() {
      return conditions();
    },
  };
}

// The action with its fields is the fact; which decision it answered says nothing.
function telling(tells: string, apply: AnySpec['apply']): AnySpec['apply'] {
  return (context, state, action) => {
    const { decision: _decision, ...said } = action;
    context.emit({ ...said, type: tells });
    apply(context, state, action);
  };
}

const wordOf = ([field, { isOptional }]: [string, AnyField]) => (isOptional ? `${field}?` : field);

/**
 * The conditions, frozen, every one of them with the same fields in the same order: a loop that asks
 * conditions of all actions runs faster over records of one layout.
 */
export function laidOutAlike<C extends Condition<never, never>>(
  conditions: readonly DeclaredCondition<C>[],
): readonly C[] {
  const alike = conditions.map((declared) => {
    const { code, rule, about, mayRefuse, holds, scope, needs, ruleOf } = declared as C;
    const test = 'met' in declared ? refusing(declared.met as never) : (declared as C).test;
    return { code, rule, about, mayRefuse, holds, scope, needs, ruleOf, test } as C;
  });
  return freezeForGood(alike);
}

// Its sentence has no blanks.
const refusing =
  (met: (game: unknown, action: unknown) => boolean): Condition<never, never>['test'] =>
  (game, action) =>
    met(game, action) ? null : {};

function schemaOf(fields: Payload): z.ZodMiniType {
  const shape = Object.entries(fields).map(([key, field]) => [key, field.schema()]);
  return z.strictObject(Object.fromEntries(shape));
}

/** An action of the host (E-HOST-1): as {@link ActionSpec}, with seat null and nothing to list. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type HostActionSpec<T extends TitleTypes, A extends GameAction = any> = Omit<
  ActionSpec<T, A>,
  'offers' | 'incomplete' | 'price'
>;

/** The type of a host action that a payload describes. */
export type HostActionOf<Type extends string, P extends Payload> = Omit<
  ActionOf<Type, P>,
  'seat' | 'decision'
> & { seat: null };

/** Declares a host action of a title, for `hostActions` of a ruleset (E-HOST-1). */
export function defineHostAction<T extends TitleTypes>() {
  return <const Type extends string, const P extends Payload = Record<never, never>>(
    declared: Declaration<HostActionSpec<T, HostActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P>,
  ): HostActionSpec<T, HostActionOf<Type, P>> => specOf(declared, { seat: nobody }) as never;
}
