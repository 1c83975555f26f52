// A chapter is one mechanic, made to be laid over a title (layer.ts). It has options, a slice of state,
// actions and the phases in which they may be played, conditions on the title's own actions, facts, and rules
// in words. Every part may be left out.

import type { Random } from '../../../random/generator.js';
import type { OpenDecision } from '../../base/decision.js';
import type { GameAction } from '../../base/game-action.js';
import type { Envelope, TitleTypes } from '../../base/state.js';
import type { IdRanges } from '../../fields/ids.js';
import type { WordedGame } from '../../words/translation.js';
import {
  type Condition,
  type DeclaredCondition,
  type DefinesActions,
  defineAction,
  defineHostAction,
  type Game,
  type HostActionSpec,
  type KnownGame,
  type StepContext,
} from '../action.js';
import type { FactParts } from '../declare-title.js';
import type { DeclaredPhase } from '../define/define-ruleset.js';
import type { Guessed } from '../define/guessing.js';
import type { OptionPieces } from '../define/options.js';
import type { EventOf } from '../event.js';
import type { Fix } from '../revisions.js';
import type { RuleTexts } from '../rule-texts.js';
import type { AutomaticStep, PhasedGame, Ruleset, SetupContext } from '../ruleset.js';
import type { Variant } from '../variant.js';
import type { ActionsByPhase, GroundOf, Grown, Growth, GrowthOf } from './layered-types.js';
import type { Slice, SliceState } from './slice.js';

/** A point at which the game waits for a choice of the chapter's own. */
export interface WaitingPoint<T extends TitleTypes> extends DeclaredPhase<T> {
  /**
   * The questions that are open here, for a chapter that stores since when they are open. It reads only what
   * each deciding seat may know. Left out, `asks` says who is asked.
   */
  open?(game: KnownGame<T>): readonly OpenDecision[];
  /** What a dropped seat plays (E-HOST-2). Left out, or null: as {@link Ruleset.onAbsent} says. */
  pass?(game: Game<T>, decision: OpenDecision): GameAction | null;
}

/** The questions that the rules of a title let layers answer: those of its table `policies`. */
export type PoliciesOf<Rules> = Rules extends { readonly policies: infer Policies } ? Policies : object;

/** Answers wrapped round existing answers: each gets the answer before it and makes its own from it. */
export type Wrapped<Questions> = {
  readonly [Q in keyof Questions]?: (before: Questions[Q]) => Questions[Q];
};

/** Hooks at instants: those policies whose names begin with `at`, in the types of the layered title. */
export type Hooks<T extends TitleTypes, Questions> = {
  readonly [Q in keyof Questions as Q extends `at${string}` ? Q : never]?: Questions[Q] extends (
    context: never,
    state: never,
    ...about: infer About
  ) => void
    ? (context: StepContext<T>, state: T['state'], ...about: About) => void
    : never;
};

/**
 * The parts of a chapter. `B` are the types of what it is laid over, `T` the same with what it adds. Names
 * that are in use below are refused. A chapter may replace tables, policies and sentences of the title below;
 * those of another layer only if it `replaces` a rule of that layer.
 */
export interface Parts<
  B extends TitleTypes,
  T extends TitleTypes,
  Options extends OptionPieces,
  S,
  FactsByType extends FactParts,
  Actions extends ActionsByPhase,
  Waits extends ActionsByPhase,
  Tables extends object,
> {
  /** Raised when the same actions could give another state; 1 if left out. Layers below have their own. */
  readonly revision?: number;
  /** What raised the revision, one fix each: see {@link Ruleset.fixes}. */
  readonly fixes?: readonly Fix<T['rules']>[];
  /** Ids of rules below that no longer hold as written; those that `texts` name need not be named again. */
  readonly replaces?: readonly string[];
  /** The ids of its rules, counted up, where their texts are elsewhere: see {@link Ruleset.ruleIds}. */
  readonly ruleIds?: string;
  /** Its rules in words. */
  readonly texts?: RuleTexts;

  /** Its own options, by name. */
  readonly options?: Options;
  /** Its own slice of state, made by {@link defineSlice}. */
  readonly state?: S;
  /** Facts of its own by type, made by `fact`. */
  readonly facts?: FactsByType;
  /** Tables of its own, which only its own rules read. */
  readonly ownTables?: Tables;
  /** Actions that it adds to phases below, before the last of the phase, which ends it as a rule. */
  readonly actions?: Actions;
  /**
   * Its own waiting points, by the kind of their decisions. While an obligatory decision is open at one of
   * them, nothing below is open.
   */
  readonly waits?: {
    readonly [Kind in keyof Waits]: Omit<WaitingPoint<T>, 'actions'> & { readonly actions: Waits[Kind] };
  };

  /** Tables in place of those below. Variants that are on adjust them like those that they replace. */
  readonly tables?: Partial<Omit<B['rules'], 'policies'>>;
  /** Answers to questions of the rules below, wrapped round the answers that there are. */
  readonly policies?: Wrapped<PoliciesOf<B['rules']>>;
  /** Variants, tried behind those below. */
  readonly variants?: readonly Variant<T['rules'], T['options']>[];
  /** Further conditions of actions, by type. They hold in lists, refusals and samples, and for bots. */
  readonly conditions?: {
    readonly [Type in T['action']['type']]?: readonly DeclaredCondition<
      Condition<T, Extract<T['action'], { type: Type }>>
    >[];
  };
  /** What actions also do, by type of action, after what they do anyway. */
  readonly effects?: {
    readonly [Type in T['action']['type']]?: (
      context: StepContext<T>,
      state: T['state'],
      action: Extract<T['action'], { type: Type }>,
    ) => void;
  };
  /** Further effects of automatic steps, by the name of the step. They come after its own effects. */
  readonly stepEffects?: Readonly<Record<string, (context: StepContext<T>, state: T['state']) => void>>;
  /** Hooks at the instants of the title, such as `atTurnStart`. They come after the hooks of lower layers. */
  readonly at?: Hooks<T, PoliciesOf<B['rules']>>;
  /** The first content of the slice if it is not empty; `state` is what lies below it in the first state. */
  start?(context: StartContext<B, T>): [S] extends [never] ? object : Partial<SliceState<S>>;
  /** Actions of the host. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly hostActions?: readonly HostActionSpec<any>[];
  /** What happens by itself, looked for before what happens by itself below. */
  readonly automatic?: readonly AutomaticStep<T>[];
  /** Streams of luck that are there from the beginning; others are named by their first use. */
  readonly streams?: readonly string[];
  /** Which ids there are, by its own kinds (E-SHAPE-2). */
  ids?(game: Pick<Game<T>, 'rules' | 'board'>): IdRanges;
  /** Facts of it that tell on purpose what no view shows: see {@link Ruleset.revealing}. */
  readonly revealing?: readonly (keyof FactsByType & string)[];
  /** Sentences for its refusals, by code. A word in braces is a parameter of the refusal. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Sentences for its actions and facts, by type, as {@link Ruleset.sentences} has them. */
  readonly sentences?: Readonly<Record<string, string>>;
  /** What its fields are, as {@link Ruleset.fieldWords} has them. */
  readonly fieldWords?: Readonly<Record<string, string>>;
  /** What its things are called in sentences; null leaves it to what is below. See {@link Ruleset.nameOf}. */
  nameOf?(game: WordedGame<Game<T>>, kind: string, value: string | number): string | null;
  /** Further invariants, as sentences about what does not hold. */
  invariants?(game: Game<T>): readonly string[];
  /**
   * The fields of the slice that a view hides, as they may be; needed where it hides anything. `drawn` is the
   * state below it.
   */
  guess?(
    game: KnownGame<T> & { readonly drawn: B['state'] },
    random: Random,
  ): [S] extends [never] ? object : Guessed<SliceState<S>>;
  /** A line of play for a decision, best first; null leaves it to what is below. */
  suggest?(game: PhasedGame<T>, decision: OpenDecision, random: Random): readonly T['action'][] | null;
  /** Questions about a whole game, wrapped as policies are. */
  readonly answers?: Wrapped<
    Pick<Ruleset<B>, 'setup' | 'onAbsent' | 'finish' | 'completePosition' | 'standing'>
  >;
}

/** What a slice is begun of. */
export interface StartContext<B extends TitleTypes, T extends TitleTypes> extends SetupContext<T> {
  readonly state: Omit<B['state'], keyof Envelope>;
}

/** A chapter: the ground that it is laid over must have all that it reads. */
export interface Chapter<On, G extends Growth = Growth> {
  /** Its id: kebab-case; two chapters of one title may not share it. */
  readonly id: string;
  /** Carries the types; never set. */
  readonly types?: (ground: On) => G;
}

/** What a chapter's types are made of. */
export interface ChapterParts<
  S extends Slice,
  FactsByType extends FactParts,
  Tables extends object,
  Options extends OptionPieces,
> {
  /** Its id: kebab-case. */
  readonly id: string;
  /** Its slice of state, made by `defineSlice`. */
  readonly state?: S;
  /** The facts that it tells, by type, made by `fact`. */
  readonly facts?: FactsByType;
  /** The tables that only its own rules read. */
  readonly ownTables?: Tables;
  /** Its options, by name. */
  readonly options?: Options;
}

/** Declares what is written in the types of a chapter's parts, over a title of the types `B`. */
export interface DeclaredChapter<
  B extends TitleTypes,
  S extends Slice,
  FactsByType extends FactParts,
  Tables extends object,
  Options extends OptionPieces,
> extends DefinesActions<Over<B, S, FactsByType, Tables, Options>> {
  /** Carries the types of the title with the chapter, for `TypesOf`; never set. */
  readonly types?: Over<B, S, FactsByType, Tables, Options>;
  /** Makes the chapter of the rest: what the parts do not say already. */
  defineChapter<
    Actions extends ActionsByPhase = Record<never, never>,
    Waits extends ActionsByPhase = Record<never, never>,
  >(
    rest: Omit<
      Parts<
        B,
        Over<B, S, FactsByType, Tables, Options, Actions & Waits>,
        Options,
        S,
        FactsByType,
        Actions,
        Waits,
        Tables
      >,
      keyof ChapterParts<S, FactsByType, Tables, Options>
    >,
  ): Chapter<GroundOf<B>, GrowthOf<Options, S, EventOf<FactsByType>, Actions & Waits, Tables>>;
}

/** The types of a title with a chapter of these parts. */
type Over<
  B extends TitleTypes,
  S extends Slice,
  FactsByType extends FactParts,
  Tables extends object,
  Options extends OptionPieces,
  Actions extends ActionsByPhase = Record<never, never>,
> = Grown<B, GrowthOf<Options, S, EventOf<FactsByType>, Actions, Tables>>;

/**
 * Declares the parts of a chapter that type everything else in it. The result declares its actions and the
 * chapter. You name no type twice. Curried, so that the types of the title below are given and all else is
 * inferred: those of one title, `TypesOf<typeof chinaRails>`, or of a family, `AnyMilepost`.
 *
 * @returns A function that takes the parts and returns an object that declares actions and the chapter.
 * @see `declareTitle`, `layer`
 * @example
 * const bells = declareChapter<TypesOf<typeof hexTycoon>>()({
 *   id: 'bells',
 *   state: defineSlice('bells', (of) => ({ rung: of.count })),
 *   facts: { bellRung: fact<{ readonly seat: number }>() },
 * });
 * const ring = bells.defineAction({
 *   type: 'ring',
 *   apply({ emit }, state, { seat }) {
 *     state.bells.rung += 1;
 *     emit({ type: 'bellRung', seat });
 *   },
 * });
 * const chapter = bells.defineChapter({ actions: { build: [ring] } });
 * console.log(chapter.id);
 * // bells
 */
export function declareChapter<B extends TitleTypes>() {
  return <
    S extends Slice = never,
    FactsByType extends FactParts = Record<never, never>,
    Tables extends object = object,
    Options extends OptionPieces = Record<never, never>,
  >(
    parts: ChapterParts<S, FactsByType, Tables, Options>,
  ): DeclaredChapter<B, S, FactsByType, Tables, Options> => ({
    defineAction: defineAction(),
    defineHostAction: defineHostAction(),
    defineChapter: (rest) => ({ ...parts, ...rest }),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: chapters of any titles
type Untyped = any;

/** A further effect of an automatic step. */
export type StepEffect = (context: StepContext<Untyped>, state: Untyped) => void;
/** A hook at an instant of a title. */
export type Hook = (context: StepContext<Untyped>, state: Untyped, ...about: Untyped[]) => void;

/** A chapter of any title. */
export interface AnyChapter
  extends Omit<
    Parts<Untyped, Untyped, Untyped, Slice, Untyped, Untyped, Untyped, Untyped>,
    'conditions' | 'effects' | 'stepEffects' | 'at' | 'policies' | 'answers' | 'waits' | 'tables'
  > {
  readonly id: string;
  readonly conditions?: Readonly<Record<string, readonly DeclaredCondition<Condition<Untyped, Untyped>>[]>>;
  readonly effects?: Readonly<
    Record<string, (context: StepContext<Untyped>, state: Untyped, action: Untyped) => void>
  >;
  readonly stepEffects?: Readonly<Record<string, StepEffect>>;
  readonly at?: Readonly<Record<string, Hook>>;
  readonly policies?: Readonly<Record<string, (before: unknown) => unknown>>;
  readonly answers?: Readonly<Record<string, (before: unknown) => unknown>>;
  readonly waits?: Readonly<Record<string, Untyped>>;
  readonly tables?: Readonly<Record<string, unknown>>;
}
