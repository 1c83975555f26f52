// What a ruleset is: the declaration of one title. The engine runs it; it never runs itself.

import type * as z from 'zod/mini';
import type { Random } from '../../random/generator.js';
import type { OpenDecision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import type { Seat } from '../base/seat.js';
import type { Envelope, Immutable, TitleTypes } from '../base/state.js';
import type { Fields } from '../fields/declared/kinds.js';
import type { IdRanges } from '../fields/ids.js';
import type { NameTables } from '../fields/names.js';
import type { SchemaOf } from '../fields/schema-of.js';
import type { WordedGame } from '../words/translation.js';
import type { ActionSpec, Game, HostActionSpec, KnownGame, StepContext } from './action.js';
import type { AnswerKinds } from './answer-kinds.js';
import type { Diagram } from './diagram.js';
import type { Projection } from './event.js';
import type { OfferedPlan, PlannedDelivery, PlannedPickUp, PlanPlace, PlanReason } from './plan.js';
import type { Fix, Revised, Revisions, SavedState } from './revisions.js';
import { listTexts, type RuleText, type RuleTexts } from './rule-texts.js';
import type { TableNames } from './table-names.js';
import type { Variant } from './variant.js';

/**
 * A waiting point of the game: what the seat is asked, what it may answer, and the rule that limits it to
 * that.
 */
export interface Phase<T extends TitleTypes> {
  /** What the seat is asked, as a short English question or order, with its mark at the end. */
  readonly prompt: string;
  /** The actions that answer it, in the order in which `legalActions` lists them. */
  readonly actions: readonly ActionSpec<T>[];
  /** The rule that an action of another phase breaks (E-TURN-2 if none is named). */
  readonly rule?: string;
  /** True for a choice that resolves itself when only one answer is legal. */
  readonly choice?: boolean;
  /**
   * The type of the action by which a seat leaves it with nothing more done: the first legal one of the list,
   * as a dividend of 0. Left out where the seat must choose. See `passAction`.
   */
  readonly passBy?: string;
}

/** A step that the rules take by themselves: when it is due, and what it does. */
export interface AutomaticStep<T extends TitleTypes> {
  /** What the step is called where a fault tells of it. */
  readonly name: string;
  /** The id of the rule that calls it automatic. */
  readonly rule: string;
  /** True when it is to happen now. */
  due(game: Game<T>): boolean;
  /** Makes it happen; afterwards it must not be due for the same reason. */
  apply(context: StepContext<T>, state: T['state']): void;
  /** True if loading takes the step where a save lacks it. A save that lacks any other step is refused. */
  readonly isTakenOnLoading?: boolean;
}

/**
 * What the engine does with a state, except for applying rules. All of it is generated for a declared state
 * (`stateParts` of its generated module); by hand, a schema and a view are enough, and immer makes the
 * copies.
 */
export interface StateParts<T extends TitleTypes> {
  /** The declaration, or anything else with the strict schema of a state, envelope included. */
  readonly shape: {
    /** The strict schema of a state, envelope included. */
    readonly schema: z.ZodMiniType;
    /** The fields behind the envelope, and who sees them; absent where only a schema is given. */
    readonly fields?: Fields;
  };
  /**
   * What a seat or a spectator may know; built up from nothing, never by deleting (E-VIEW-1). Where the shape
   * is a declaration, `declaredView` makes it.
   */
  view(state: T['state'], viewer: Seat | null): T['view'];
  /**
   * A copy that a step may write; it shares everything that a step replaces as a whole. Without it, steps
   * write on immer's drafts.
   */
  fork?(state: T['state']): T['state'];
  /**
   * A copy written by a step as an immer draft; `plain` makes copies of parts of it that outlive it.
   * `defineRuleset` puts it where there is no `fork`; nobody else needs to.
   */
  writeDraft?(
    state: T['state'],
    write: (draft: T['state'], plain: <Value>(value: Value) => Value) => void,
  ): T['state'];
  /**
   * A copy of which every record is laid out as copies are, which keeps compiled code; `fork` if left out.
   */
  layOut?(state: T['state']): T['state'];
  /**
   * Makes a fork fit to leave the engine: gives records that did not change their old identity back and
   * freezes the rest. Without it every field is compared by name, which is slower.
   */
  seal?(original: T['state'], last: T['state']): T['state'];
}

/**
 * What suggestions are made of: what the seat knows, and the phases as they are played, with every condition
 * laid over them.
 */
export interface PhasedGame<T extends TitleTypes> extends KnownGame<T> {
  /** The phases by kind, with all that layers changed. */
  readonly phases: Ruleset<T>['phases'];
}

/** A line of play, and what a title's planner thinks of it. */
export interface Plan<Action = GameAction> {
  /**
   * To be played in order, as `suggest` returns it. It covers what comes next; the rest of the plan is
   * planned when its time comes.
   */
  readonly line: readonly Action[];
  /** What sort of plan it is, in the title's own word for it: `trip`, `upgrade`; `line` where it does not say. */
  readonly kind: string;
  /** Why the title offers it; empty where the plan's contents say so. */
  readonly reasons: readonly PlanReason[];
  /**
   * What the whole plan is worth to the seat, in the title's own measure; comparable among the plans of one
   * answer, and no promise.
   */
  readonly value: number;
  /** What it pays the bank until it is done, in the title's money. */
  readonly spend: number;
  /** What it pays other seats; 0 in titles where nobody is paid. */
  readonly fees: number;
  /** The unit of amounts, as written behind a figure: `M`. Empty if the plan is without amounts. */
  readonly money: string;
  /** How many of the seat's turns it takes; 0 for what is done at once. */
  readonly turns: number;
  /** What it fetches until it is done, in order. Goods that are aboard already are not among them. */
  readonly pickUps: readonly PlannedPickUp[];
  /** What it delivers until it is done, in order. */
  readonly deliveries: readonly PlannedDelivery[];
  /** What it builds until it is done, in an order in which it can be built. */
  readonly builds: readonly PlanPlace[];
  /** What it is for if it delivers nothing: a hex to connect or to start in, a card to draw or to score. */
  readonly goals: readonly PlanPlace[];
  /**
   * What it is for, as a text that stays the same from decision to decision as long as the plan does. A
   * player who follows the plan finds it again among later ones. Left out if no action is left to play.
   */
  readonly aim?: string;
}

/**
 * The plans that a player keeps between suggestions for one seat of one game, to go on with them. This is
 * plain data that the title writes and reads. A player begins with `{ data: null }`.
 */
export interface KeptPlans {
  /**
   * JSON, to be saved with the player if need be. Data that is not of the title or its game is as good as
   * none.
   */
  data: unknown;
}

/** An aim that a player has set out for. */
export interface Pursued {
  /** The aim, as {@link Plan.aim} names it. */
  readonly aim: string;
  /** What the player keeps of its plans for the aim; nothing if left out. */
  readonly kept?: KeptPlans | undefined;
}

/**
 * How a search over a title's plans spends its playouts best, by what the title's players cost and its
 * evaluation is good for.
 */
export interface SearchAdvice {
  /**
   * Kinds of decision that a search is worth its time for: at others the suggestion is played; all kinds if
   * left out.
   */
  readonly kinds?: readonly string[];
  /** Playouts for a decision, about; what the bot usually plays if left out. */
  readonly playouts?: number;
  /** Rounds after which a playout is judged by `evaluate`; to the end of the game if left out. */
  readonly rounds?: number;
  /**
   * True where other seats had better stand still in playouts: their play costs more than it tells about the
   * seat's plans.
   */
  readonly alone?: boolean;
  /**
   * Plans that are thought to be worth less than the best by more than this are not tried; all are if left
   * out.
   */
  readonly within?: number;
  /**
   * By how many deviations of what was seen a plan must be better than the suggestion to be played instead; 1
   * if left out. Infinity where searching does more harm than good: the suggestion is played.
   */
  readonly doubt?: number;
}

/**
 * One of the things that rules are laid together from: the title at the bottom, a chapter, or what a layer
 * itself brought.
 */
export interface Layer extends Revised {
  /** Its rules in words; those of a published title are in its catalogue. */
  readonly texts: readonly RuleText[];
  /** Ids of the rules below it that no longer hold as written. */
  readonly replaces: readonly string[];
  /** What it brought, by kind and name: `option fog`, `action bid`. */
  readonly brings: readonly string[];
  /** Its tables: those it added, and those that it laid over others. */
  readonly tables: object;
}

/** What setting up has at hand: as a step of the rules, before there is a state. */
export interface SetupContext<T extends TitleTypes> extends Omit<StepContext<T>, 'before'> {
  /** How many seats play. */
  readonly seats: number;
}

/** The declaration of one title. */
export interface Ruleset<T extends TitleTypes> {
  /** Kebab-case, unique in an engine; states, records and types are told apart by it. */
  readonly id: T['id'];
  /** The name of the game for people. */
  readonly title: string;
  /** Which published rules it follows. */
  readonly edition: string;
  /** Raised when the same actions could give another state. */
  readonly revision: number;
  /**
   * What raised the revision, one fix each, the last today's: games of older revisions are played on as they
   * began.
   */
  readonly fixes?: readonly Fix<T['rules']>[];
  /** How many may play. */
  readonly seats: {
    /** The fewest, at least 1. */
    readonly min: number;
    /** The most. */
    readonly max: number;
  };
  /** The options' strict schema; every option has a default. Conflicts between options are issues of it. */
  readonly options: SchemaOf<T['options']>;
  /** A label for every option, for people. */
  readonly optionLabels: Readonly<Record<string, string>>;
  /** The rules without any variant. */
  readonly tables: T['rules'];
  /**
   * The kinds of answers of the policies among the tables, by name. Where a rule asks a policy that answers
   * otherwise, the engine throws a `Fault` that names both.
   */
  readonly answerKinds?: AnswerKinds;
  /**
   * The names in its tables that stand for entries of other tables, or for one of a few words. Titles,
   * layers and variants that bring any other name are refused with the nearest right one.
   */
  tableNames?(tables: T['rules']): Iterable<TableNames>;
  /** Optional rules, in the order in which they change the tables. */
  readonly variants: readonly Variant<T['rules'], T['options']>[];
  /** The board that is played on unless the config names another; loaded on first use. */
  readonly board: () => T['board'];
  /**
   * The `kind` of the boards that it can be played on; a board of any other is refused. Left out, it may be
   * any.
   */
  readonly boardKind?: string;
  /**
   * Why no game of this many seats can be set up or won on a board by these rules, as sentences; such a game
   * is refused.
   */
  unwinnable?(game: Pick<Game<T>, 'rules' | 'board'> & { readonly seats: number }): readonly string[];
  /**
   * Which ids there are, by the kinds that fields name (`nameOf('company')`): of mileposts, cards, companies.
   * Actions and states that name others are refused before any rule sees them (E-SHAPE-2). Seats are the
   * engine's.
   */
  ids?(game: Pick<Game<T>, 'rules' | 'board'>): IdRanges;
  /**
   * What notation calls the things of a board that have numbers, by the kinds that fields name: mileposts by
   * column and row. A name has no blank, `;`, `>`, `+` or `@` in it and no comma at its end. Left out,
   * everything is called by its id.
   */
  names?(board: T['board']): NameTables;
  /** How a state is made up: of its declaration, or by hand. */
  readonly state: StateParts<T>;
  /**
   * Streams of luck that lie in every state from the beginning; no others may be drawn on. Left out, the
   * first draw names a stream.
   */
  readonly streams?: readonly string[];
  /** The title's part of the first state. */
  setup(context: SetupContext<T>): Omit<Immutable<T['state']>, keyof Envelope>;
  /** The waiting points by the kind of their decisions. */
  readonly phases: Readonly<Record<string, Phase<T>>>;
  /** Actions of the host, in addition to those of every ruleset (E-HOST-1). */
  readonly hostActions?: readonly HostActionSpec<T>[];
  /** Steps taken by themselves, tried in this order after every step until none is due. */
  readonly automatic: readonly AutomaticStep<T>[];
  /** Every open decision, obligatory or not; reads only what each deciding seat may know. */
  decisions(game: KnownGame<T>): readonly OpenDecision[];
  /**
   * What an absent seat plays at an obligatory decision (E-HOST-2, E-HOST-5). Left out, or where it answers
   * null: the first legal action by which the phase is passed (`passBy`), or else the first legal action of
   * all.
   */
  onAbsent?(game: Game<T>, decision: OpenDecision): T['action'] | null;
  /**
   * Ends the game as it is now by the title's final scoring: writes the outcome with this reason, and
   * tells. The host's `endGame` (E-HOST-4) can come at any moment, in the middle of a decision too.
   */
  finish(context: StepContext<T>, state: T['state'], reason: string): void;
  /** A full state consistent with a view: hidden facts drawn by `random`, luck started from `seed`. */
  determinize(game: KnownGame<T>, random: Random, seed: string): Immutable<T['state']>;
  /** Whom each event type may be shown to. */
  readonly events: Readonly<Record<T['event']['type'], Projection<never>>>;
  /**
   * Types of events that on purpose tell everybody what no view shows: a victim is named, what they lost
   * stays hidden. The laws treat a secret that any other event tells as a leak.
   */
  readonly revealing?: readonly T['event']['type'][];
  /** What must always hold, as sentences about what does not. */
  invariants(game: Game<T>): readonly string[];
  /** A snapshot's state with fields that older states lack, where they changed no rule; others unchanged. */
  completeSave?(state: SavedState): SavedState;
  /** Fills in what a position leaves to be derived (decks, supplies); `given` is what the setup names. */
  completePosition?(game: Game<T>, given: object): Immutable<T['state']>;
  /**
   * For rules whose suggestions are another import: what to import, such as
   * `chinaRails of railhead/rulesets/china-rails`. Who asks them for suggestions gets a `MissingPartError`.
   * If it is left out, rules without suggestions answer with none.
   */
  readonly suggestedBy?: string;
  /**
   * A sensible line of play for the decision, to be played in order; for bots. It follows from what the seat
   * may know, and from what the player keeps if it keeps anything.
   */
  suggest?(
    game: PhasedGame<T>,
    decision: OpenDecision,
    random: Random,
    kept?: KeptPlans,
  ): readonly T['action'][];
  /**
   * Several lines of play for the decision, each beginning with a legal action, in any order. The engine
   * sorts them, puts the suggestion in front and leaves out doubles. Empty where the title has nothing to
   * compare: then the suggestion is the only plan. If a player pursues an aim, only the plans for it
   * are wanted, also where they are not worth comparing; the engine leaves out all others.
   */
  plans?(
    game: PhasedGame<T>,
    decision: OpenDecision,
    random: Random,
    pursued?: Pursued,
  ): readonly OfferedPlan<T['action']>[];
  /**
   * How well a seat stands in its own eyes, in the title's measure, with what it has started; for searches
   * that stop early.
   */
  evaluate?(game: PhasedGame<T>, seat: Seat): number;
  /** How bots had better search over its plans: at any time, or as a game stands. */
  readonly search?: SearchAdvice | ((game: KnownGame<T>) => SearchAdvice);
  /**
   * What a seat has to show so far in the title's own measure (money, points), for searches that stop before
   * the end.
   */
  standing?(game: Game<T>, seat: Seat): number;
  /** True if standings and the figures of the ranking are whole numbers. The laws then find half points. */
  readonly wholeScores?: true;
  /**
   * Its rules in words: `{ 'V-1': 'Two to four play.' }`. A refusal without its own sentence says the
   * rule that it cites, and catalogues have them all. Published titles have theirs in `catalogue` of their
   * `Title`, which loads when somebody asks.
   */
  readonly texts?: RuleTexts;
  /**
   * The ids of its other rules, counted up: `CR-WIN-1..2 CR-VAR-1..4`. If there are rules in words or ids,
   * its code may cite no other, and a layer may say that it replaces these. If both are left out, the code
   * may cite any, and a layer may replace what the code cites.
   */
  readonly ruleIds?: string;
  /** English for the title's rejection codes. */
  readonly messages?: Readonly<Record<string, string>>;
  /**
   * English for the title's actions and facts, by type. Blanks are their fields, `{to:seat}` where a name
   * does not say of what kind. Facts in a row stand under their type with a plus sign, and what an action
   * does under `to buildTrack`: `build track`.
   */
  readonly sentences?: Readonly<Record<string, string>>;
  /**
   * What the fields of its state, actions and facts are, for `railhead document` and schemas: by name, or by
   * where they stand, `{ 'lay.stretch': 'The stretch that is laid.', 'seats.coins': 'Coins in hand.' }`.
   */
  readonly fieldWords?: Readonly<Record<string, string>>;
  /**
   * What a thing of the game is called in sentences: a milepost by the nearest city, a card by what is on it.
   * `kind` is the name of a field, or what a sentence calls it (`{owner:seat}`); null leaves the value as it
   * is.
   */
  nameOf?(game: WordedGame<Game<T>>, kind: string, value: string | number): string | null;
  /**
   * A plain drawing of the board: a picture follows from it if the title does not bring another. A title with
   * several boards gives a function of the board. See `plainTitle` of `railhead/titles`.
   */
  readonly diagram?: Diagram<T> | ((board: T['board']) => Diagram<T>);
  /** Ids of rules that no longer hold as written, of all that was laid over one another; `layer` sets it. */
  readonly replaces?: readonly string[];
  /** What it was laid over, the title at the bottom first; `layer` sets it. */
  readonly below?: readonly Layer[];
  /** The layer of the ruleset's own id, laid over those below; `layer` sets it. */
  readonly top?: Layer;
  /** What makes the rules of a game, where it is more than tables, variants and fixes; `layer` sets it. */
  readonly compile?: (ruleset: AnyRuleset, options: object, revisions: Revisions) => object;
  /** Carries the bundle of types; never set. */
  readonly types?: T;
}

/** The words of a ruleset, which its rules can do without. */
export type RulesetWords<T extends TitleTypes> = Pick<Ruleset<T>, 'messages' | 'sentences' | 'nameOf'>;
/** What a ruleset tells bots, which its rules can do without. */
export type RulesetSuggestions<T extends TitleTypes> = Pick<
  Ruleset<T>,
  'suggest' | 'plans' | 'evaluate' | 'search'
>;

/** True for rules whose suggestions are another import: who asks for one gets a `MissingPartError`. */
export const lacksSuggestions = ({ suggest, suggestedBy }: AnyRuleset): boolean =>
  suggest === undefined && suggestedBy !== undefined;

/** A ruleset of any title. */
// biome-ignore lint/suspicious/noExplicitAny: heterogeneous collections of rulesets; each keeps its own types
export type AnyRuleset = Ruleset<any>;

/** The layers of a ruleset, the bottom first and what it is itself last. */
export function layersOf(ruleset: AnyRuleset): readonly Layer[] {
  const { id, revision, fixes, tables } = ruleset;
  const texts = listTexts(ruleset);
  const itself = ruleset.top ?? { id, revision, fixes, texts, replaces: [], brings: [], tables };
  return [...(ruleset.below ?? []), itself];
}
