// The parts of a chapter that type everything else in it: slice of state, facts, tables, options. You say
// each once. The types that its actions and rules get follow from them and from the title below.

import type { TitleTypes } from '../../base/state.js';
import { type DefinesActions, defineAction, defineHostAction } from '../action.js';
import type { FactParts } from '../declare-title.js';
import type { OptionPieces } from '../define/options.js';
import type { EventOf } from '../event.js';
import {
  type ActionsByPhase,
  type Chapter,
  defineChapter,
  factsOf,
  type GroundOf,
  type GrowthOf,
  type Parts,
} from './chapter.js';
import type { Grown } from './grown.js';
import type { Slice } from './slice.js';

/** What a chapter's types are made of. */
export interface ChapterParts<
  S extends Slice,
  Told extends FactParts,
  Tables extends object,
  Options extends OptionPieces,
> {
  /** Its id: kebab-case. */
  readonly id: string;
  /** Its slice of state, made by `defineSlice`. */
  readonly state?: S;
  /** The facts that it tells, by type, made by `fact`. */
  readonly facts?: Told;
  /** The tables that only its own rules read. */
  readonly ownTables?: Tables;
  /** Its options, by name. */
  readonly options?: Options;
}

/** Declares what is written in the types of a chapter's parts, over a title of the types `B`. */
export interface DeclaredChapter<
  B extends TitleTypes,
  S extends Slice,
  Told extends FactParts,
  Tables extends object,
  Options extends OptionPieces,
> extends DefinesActions<Over<B, S, Told, Tables, Options>> {
  /** Carries the types of the title with the chapter, for `TypesOf`; never set. */
  readonly types?: Over<B, S, Told, Tables, Options>;
  /** Makes the chapter: {@link defineChapter}, without what the parts say already. */
  defineChapter<
    Actions extends ActionsByPhase = Record<never, never>,
    Waits extends ActionsByPhase = Record<never, never>,
  >(
    rest: Omit<
      Parts<
        B,
        Over<B, S, Told, Tables, Options, Actions & Waits>,
        Options,
        S,
        EventOf<Told>,
        Actions,
        Waits,
        Tables
      >,
      keyof ChapterParts<S, Told, Tables, Options>
    >,
  ): Chapter<GroundOf<B>, GrowthOf<Options, S, EventOf<Told>, Actions & Waits, Tables>>;
}

/** The types of a title with a chapter of these parts. */
type Over<
  B extends TitleTypes,
  S extends Slice,
  Told extends FactParts,
  Tables extends object,
  Options extends OptionPieces,
  Actions extends ActionsByPhase = Record<never, never>,
> = Grown<B, GrowthOf<Options, S, EventOf<Told>, Actions, Tables>>;

/**
 * Declares the parts of a chapter that type everything else in it. The result declares its actions and the
 * chapter. You name no type twice. Curried, so that the types of the title below are given and all else is
 * inferred.
 *
 * @returns A function that takes the parts and returns an object that declares actions and the chapter.
 * @see `defineChapter`, `declareTitle`, `layer`
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
    Told extends FactParts = Record<never, never>,
    Tables extends object = object,
    Options extends OptionPieces = Record<never, never>,
  >(
    parts: ChapterParts<S, Told, Tables, Options>,
  ): DeclaredChapter<B, S, Told, Tables, Options> => {
    const { facts, ...said } = parts;
    const own = { ...said, ...(facts && { facts: factsOf(facts) }) };
    return {
      defineAction: defineAction(),
      defineHostAction: defineHostAction(),
      defineChapter: (rest: object) => defineChapter<B>()({ ...own, ...rest }),
    };
  };
}
