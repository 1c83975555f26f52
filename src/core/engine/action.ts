// An action is one file in five parts: payload, notation, offers, check, apply. Here is what the parts are made of.

import * as z from 'zod/mini';
import type { LuckDrawer } from '../random/streams.js';
import type { OpenDecision } from './decision.js';
import type { Unnumbered } from './event.js';
import { seatShape } from './ids.js';
import type { Offers } from './offers.js';
import type { Params, Scope } from './rejection.js';
import type { GameAction, Immutable, Seat, TitleTypes } from './state.js';

/** What rules read: compiled rules, compiled board, and a state or a view of it. */
export interface Known<T extends TitleTypes> {
  readonly rules: T['rules'];
  readonly board: T['board'];
  readonly state: T['known'];
}

/** As {@link Known}, with the whole state: for steps that happen, not for checks. */
export interface Game<T extends TitleTypes> {
  readonly rules: T['rules'];
  readonly board: T['board'];
  readonly state: T['state'];
}

/** What a step of the rules has at hand while it writes a draft. */
export interface StepContext<T extends TitleTypes> {
  readonly rules: T['rules'];
  readonly board: T['board'];
  /** The state before this step: plain, frozen, and the one to derive anything from. */
  readonly before: T['state'];
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
  /** The rule that the refusal cites instead, where what says no has one of its own, such as an event card. */
  ruleOf?(params: Params): string;
  /** `seat`: it looks at nothing of the action but its seat, so that a list asks it once and not of every instance. */
  readonly about?: 'seat';
  /** Whom the refusal may be told; `public` unless said otherwise. */
  readonly scope?: Scope;
  /** Codes of conditions that must hold for this test to make sense; only `explainAction` needs to be told. */
  readonly needs?: readonly string[];
  /** Null when it holds, else what fills the sentence. */
  test(game: Known<T>, action: A): Params | null;
}

/** A kind of action: its shape, its words, what it offers, the rules it must meet and what it does. */
// biome-ignore lint/suspicious/noExplicitAny: an action of some title; the title's own file knows its exact type
export interface ActionSpec<T extends TitleTypes, A extends GameAction = any> {
  readonly type: A['type'];
  readonly schema: z.ZodMiniType<A>;
  /** The verb of its notation, then its fields in order; a field ending in `?` is written `field=value`. */
  readonly notation: readonly string[];
  /**
   * What a seat might do, in a documented order: every legal instance exactly once, and any others that are easier to
   * name than to leave out. The engine keeps those that pass `check`.
   */
  offers(game: Known<T>, seat: Seat, decision: OpenDecision): Offers<A>;
  /** True, always or for this game, where there are too many instances and `offers` names sensible ones only. */
  readonly incomplete?: boolean | ((game: Known<T>) => boolean);
  readonly check: readonly Condition<T, A>[];
  /**
   * The action as `list` has it, where fields may be left out or say nothing new: what is left out is filled in, what says
   * nothing is left out (E-SHAPE-4). Legal actions are played, recorded and written like this, so none has two spellings.
   * It takes any action of the right shape. Left out, every field says something.
   */
  asListed?(game: Known<T>, action: A): A;
  /** Carries the action out on a copy of the state's records: ordinary assignments, leaf lists replaced. */
  apply(context: StepContext<T>, state: T['state'], action: A): void;
}

/** True if the kind's list leaves legal instances out. */
export function isIncomplete<T extends TitleTypes>(
  { incomplete = false }: ActionSpec<T>,
  game: Known<T>,
): boolean {
  return typeof incomplete === 'function' ? incomplete(game) : incomplete;
}

/** The action type that a payload's zod shape describes. */
export type ActionOf<Type extends string, Payload extends Record<string, z.ZodMiniType>> = {
  readonly type: Type;
  readonly seat: Seat;
  readonly decision?: string | undefined;
} & (keyof Payload extends never ? unknown : Fields<z.output<z.ZodMiniObject<Payload>>>);

/** What a payload's schema gives, read-only all the way down. */
type Fields<Output> = { readonly [Key in keyof Output]: Immutable<Output[Key]> };

/** The action type of a spec. */
// biome-ignore lint/suspicious/noExplicitAny: only the second parameter matters here
export type ActionFrom<Spec> = Spec extends ActionSpec<any, infer A> ? A : never;

/** A name in an action's schema; {@link idField} says of what, if it is the id of something. */
export const idShape = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(64)))();
/** A number in an action's schema: an amount, or with {@link idField} the id of something. */
export const numberShape = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1_000_000)))();

/**
 * Declares an action of a title: `payload` is its zod shape besides type, seat and decision. Curried, so that the
 * title's types are given and the payload's are inferred.
 */
export function defineAction<T extends TitleTypes>() {
  return <const Type extends string, const Payload extends Record<string, z.ZodMiniType>>(
    spec: { type: Type; payload: Payload } & Omit<
      ActionSpec<T, ActionOf<NoInfer<Type>, NoInfer<Payload>>>,
      'type' | 'schema'
    >,
  ): ActionSpec<T, ActionOf<Type, Payload>> => {
    const { payload, ...rest } = spec;
    const schema = z.strictObject({
      type: z.literal(spec.type),
      seat: seatShape,
      decision: z.optional(idShape),
      ...payload,
    });
    return { ...rest, schema } as unknown as ActionSpec<T, ActionOf<Type, Payload>>;
  };
}

/** An action of the host (E-HOST-1): as {@link ActionSpec}, with seat null and nothing to list. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type HostActionSpec<T extends TitleTypes, A extends GameAction = any> = Omit<
  ActionSpec<T, A>,
  'offers' | 'incomplete'
>;

/** Declares a host action of a title. */
export function defineHostAction<T extends TitleTypes>() {
  return <const Type extends string, const Payload extends Record<string, z.ZodMiniType>>(
    spec: { type: Type; payload: Payload } & Omit<
      HostActionSpec<T, Omit<ActionOf<NoInfer<Type>, NoInfer<Payload>>, 'seat'> & { seat: null }>,
      'type' | 'schema'
    >,
  ) => {
    const { payload, ...rest } = spec;
    const schema = z.strictObject({ type: z.literal(spec.type), seat: z.null(), ...payload });
    return { ...rest, schema: schema as unknown as z.ZodMiniType } as HostActionSpec<
      T,
      Omit<ActionOf<Type, Payload>, 'seat' | 'decision'> & { seat: null }
    >;
  };
}
