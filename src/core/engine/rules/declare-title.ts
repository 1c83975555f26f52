// The parts of a title that type everything else in it: id, state, tables, facts, options, board. You
// say each once. The types that actions and rules get follow from them.

import type { GameAction } from '../base/game-action.js';
import type { Board, Standing, TitleTypes } from '../base/state.js';
import type { DeclaredState, DraftOf, KnownOf, StateOf, ViewOf } from '../fields/declared/declare-state.js';
import { declaredView } from '../fields/declared/declared-view.js';
import type { AnyHostSpec } from './action.js';
import {
  type ActionFrom,
  type ActionSpec,
  type DefinesActions,
  defineAction,
  defineHostAction,
  type FactFrom,
  type HostActionSpec,
} from './action.js';
import { type AuctionIn, type AuctionParts, type AuctionPhase, auctionIn } from './define/auction.js';
import { defineRuleset } from './define/define-ruleset.js';
import type { OptionPieces, OptionValues } from './define/options.js';
import type { EventOf, Fact, GameEvent } from './event.js';
import type { ActionsByPhase } from './layer/layered-types.js';
import type { Ruleset } from './ruleset.js';

/** A declared state, or the generated parts of one: `stateParts` of what `railhead generate-state` writes. */
export type StatePart = DeclaredState | { readonly shape: DeclaredState; fork(state: never): object };

/** The facts of a title, each with what it says and whom it may be shown to: {@link fact}. */
export type FactParts = Readonly<Record<string, Fact<object>>>;

/** What a title's types are made of. */
export interface TitleParts {
  /** The id of the ruleset: kebab-case. */
  readonly id: string;
  /** The state, as declared; or its generated parts, where steps write on fast copies and not on drafts. */
  readonly state: StatePart;
  /** The numbers that rules read, and that variants and layers may replace. */
  readonly tables: object;
  /** The facts that the title tells, by type. */
  readonly facts: FactParts;
  /** Options, by name; none if left out. */
  readonly options?: OptionPieces;
  /** The board; left out, one of which only the id matters. */
  readonly board?: () => Board;
  /** The numbers in a seat's place at the end; `score` if left out. */
  readonly ranking?: readonly string[];
}

/** The bundle of types of a title with these parts. */
export interface TypesOfParts<
  P extends TitleParts,
  Action extends GameAction = GameAction,
  Told extends GameEvent = never,
> {
  /** The id of the ruleset. */
  readonly id: P['id'];
  /** The options of a game with all defaults filled in. */
  readonly options: OptionsIn<P>;
  /** The whole state, as steps write it: on drafts all of it in place. */
  readonly state: P['state'] extends DeclaredState
    ? DraftOf<P['state'], P['id'], OptionsIn<P>, RankedIn<P>>
    : StateOf<ShapeIn<P>, P['id'], OptionsIn<P>, RankedIn<P>>;
  /** What rules may read when they check, list and decide. */
  readonly known: KnownOf<ShapeIn<P>, P['id'], OptionsIn<P>, RankedIn<P>>;
  /** What a seat or a spectator may know. */
  readonly view: ViewOf<ShapeIn<P>, P['id'], OptionsIn<P>, RankedIn<P>>;
  /** Every action. */
  readonly action: Action;
  /** Every fact. */
  readonly event: EventOf<P['facts']> | Told;
  /** The compiled tables. */
  readonly rules: Readonly<P['tables']>;
  /** The compiled board. */
  readonly board: P extends { readonly board: () => infer B extends Board } ? B : Board;
}

type ShapeIn<P extends TitleParts> = P['state'] extends DeclaredState
  ? P['state']
  : P['state'] extends { readonly shape: infer D extends DeclaredState }
    ? D
    : never;
type OptionsIn<P extends TitleParts> = P extends { readonly options: infer Options extends OptionPieces }
  ? OptionValues<Options>
  : object;
type RankedIn<P extends TitleParts> = P extends { readonly ranking: readonly (infer Figure extends string)[] }
  ? Standing & { readonly [Key in Figure]: number }
  : Standing & { readonly score: number };

/** What `defineRuleset` takes for a bundle of types. */
type RulesetParts<T extends TitleTypes> = Parameters<typeof defineRuleset<T>>[0];
/** What stands in the parts and the phases already. */
type Said = keyof TitleParts | 'optionLabels' | 'variants' | 'events' | 'phases' | 'hostActions';
/** A phase as it is declared. */
type PhaseIn<T extends TitleTypes> = RulesetParts<T>['phases'][string];

/** Declares what is written in the types of the parts. */
export interface DeclaredTitle<P extends TitleParts> extends DefinesActions<TypesOfParts<P>> {
  /** Carries the bundle of types, for `TypesOf`; never set. */
  readonly types?: TypesOfParts<P>;
  /**
   * Declares an auction: the phase in which seats bid or pass in turns until one is left, and the sale
   * (E-AUCTION-1..3). It lies in the field of the state that it is named after, of the kind `of.auction`, and is
   * open from when a rule writes a `newAuction` there. Returns the phase, for `withPhases`: with the action
   * `bid`, which has the field `amount` and is told as `bidMade`.
   */
  defineAuction<
    Field extends AuctionIn<TypesOfParts<P>['known']>,
    // biome-ignore lint/suspicious/noExplicitAny: an action of the title
    Pass extends ActionSpec<any, any>,
  >(field: Field, parts: AuctionParts<TypesOfParts<P>, Field, Pass>): AuctionPhase<TypesOfParts<P>, Pass>;
  /**
   * Takes the phases with their actions, by the kind of their decisions, and the title's actions of the host.
   * Returns the object that makes the ruleset, which knows all these actions.
   */
  withPhases<Actions extends ActionsByPhase, Hosts extends readonly AnyHostSpec[] = readonly []>(
    phases: {
      readonly [Kind in keyof Actions]: Omit<PhaseIn<TypesOfParts<P>>, 'actions'> & {
        readonly actions: Actions[Kind];
      };
    },
    hostActions?: Hosts,
  ): DeclaredRules<
    TypesOfParts<P, ActionsIn<Actions, Hosts>, FactFrom<Actions[keyof Actions][number] | Hosts[number]>>
  >;
}

/** Makes the ruleset of a title whose types are complete. */
export interface DeclaredRules<T extends TitleTypes> {
  /** Carries the bundle of types, for `TypesOf`; never set. */
  readonly types?: T;
  /**
   * Makes the ruleset of the rest: what the parts and the phases do not say already. Throws `InvalidInputError`
   * for what contradicts itself in it.
   */
  defineRuleset(rest: RestOfRules<T>): Ruleset<T>;
}

/** What parts and phases do not say of a title's rules. */
export type RestOfRules<T extends TitleTypes> = Omit<RulesetParts<T>, Said> & {
  /** Optional rules, in the order in which they change the tables; none if left out. */
  readonly variants?: RulesetParts<T>['variants'];
};

/** The actions of phases and of the host. */
type ActionsIn<Actions extends ActionsByPhase, Hosts extends readonly AnyHostSpec[]> =
  | ActionFrom<Actions[keyof Actions][number]>
  | HostActionFrom<Hosts[number]>;
/** The action of a spec of the host; none of none. */
// biome-ignore lint/suspicious/noExplicitAny: only the second parameter matters here
type HostActionFrom<Spec> = Spec extends HostActionSpec<any, infer Action> ? Action : never;

/**
 * Declares the parts of a title that type everything else in it. The result declares actions and the ruleset.
 * Actions know the state, the tables and the facts, and the ruleset knows its actions. You name no type
 * twice. `TypesOf<typeof parts>` names the bundle for your functions.
 *
 * Steps write a state in place if it has no generated parts: `state.seats[0].coins += 1`.
 *
 * @param parts - The id, the state, the tables and the facts. Optional: options, board and `ranking`.
 * @returns An object that declares the actions and the ruleset of the title.
 * @see `declareState`, `declareChapter`
 * @example
 * const lanterns = declareTitle({
 *   id: 'lanterns',
 *   state: declareState((of) => ({ lit: of.count })),
 *   tables: { most: 3 },
 *   facts: { lanternLit: fact<{ readonly seat: number }>() },
 * });
 * const light = lanterns.defineAction({
 *   type: 'light',
 *   check: [],
 *   apply({ emit }, state, { seat }) {
 *     state.lit += 1;
 *     emit({ type: 'lanternLit', seat });
 *   },
 * });
 * console.log(light.type);
 * // light
 */
/* @__NO_SIDE_EFFECTS__ */
export function declareTitle<
  const Id extends string,
  S extends StatePart,
  Tables extends object,
  Facts extends FactParts,
  Options extends OptionPieces = Record<never, never>,
  B extends Board = Board,
  const Figure extends string = 'score',
>(parts: {
  readonly id: Id;
  readonly state: S;
  readonly tables: Tables;
  readonly facts: Facts;
  readonly options?: Options;
  /** The board; left out, one of which only the id matters. */
  readonly board?: () => B;
  readonly ranking?: readonly Figure[];
}): DeclaredTitle<{
  readonly id: Id;
  readonly state: S;
  readonly tables: Tables;
  readonly facts: Facts;
  readonly options: Options;
  /** The board. */
  readonly board: () => B;
  readonly ranking: readonly Figure[];
}> {
  return {
    defineAction: defineAction(),
    defineHostAction: defineHostAction(),
    defineAuction: auctionIn as never,
    withPhases: (phases: object, hostActions: readonly AnyHostSpec[] = []) => ({
      defineRuleset: (rest: object) =>
        defineRuleset({ ...saidBy(parts), phases, hostActions, ...rest } as never),
    }),
  };
}

// What the parts say, as a ruleset says it.
function saidBy({ id, state, tables, facts, options = {}, board = boardOf(id) }: TitleParts) {
  const parts = 'shape' in state ? state : { shape: state, view: declaredView(state) };
  return { id, tables, events: facts, board, options, state: parts };
}

// Saves name this board for titles that declare none.
const boardOf = (id: string) => () => ({ id, hash: '0'.repeat(64) });
