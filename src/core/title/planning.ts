// What planners for people answer, the same for every title, and what a title answers them with. A title's
// planning is separate from its ruleset, so that you do not load it if you play by the rules alone.

import type { AnyEngine, GameAction, PriceItem, Rejection, Seat } from '../engine/index.js';
import type { Words } from '../engine/words/translation.js';
import type { Place } from './picture.js';
import type { SummaryGame } from './summary.js';

/** What an action costs. */
export interface Price {
  /** The sum of the items. */
  readonly total: number;
  /** What it is made of, free parts included. */
  readonly items: readonly PriceItem[];
}

/** A place, or a city by its id. */
export type Target = Place | string;

/** An action of a plan with its price, and when it can be played. */
export interface PlannedStep<Action = GameAction> {
  /** The action, to be played unchanged. */
  readonly action: Action;
  /** What it costs. */
  readonly price: Price;
  /**
   * In which of the seat's turns it can be played: 0 is this turn, or the next one of a seat that is not on
   * turn. Later turns have a full budget or full movement each and as much cash as they need; no event stops
   * building.
   */
  readonly turn: number;
}

/** Where a plan leads, and what it is counted in. */
interface Aimed {
  /** Null where it leads to several places, as for a card. */
  readonly to: Place | null;
  /** The unit of its amounts, as written behind a figure: `M`. */
  readonly money: string;
}

/** The cheapest way to build somewhere. */
export interface BuildPlan<Action = GameAction> extends Aimed {
  /** All of it in order. Empty if there is nothing to build, or if nothing can be built. */
  readonly steps: readonly PlannedStep<Action>[];
  /** What all of it costs. */
  readonly total: number;
  /** What must be played first in this turn: the end of operations, for one. Mostly empty. */
  readonly before: readonly Action[];
  /** This turn's actions, behind {@link BuildPlan.before}: `applyActions(state, [...before, ...actions])`. */
  readonly actions: readonly Action[];
  /** How many of the steps that is, and what it costs. */
  readonly thisTurn: {
    /** How many of the steps. */
    readonly count: number;
    /** What they cost. */
    readonly spent: number;
  };
  /** In how many turns it can be done, this one included; 0 if there is nothing to do. */
  readonly turns: number;
  /** Why the step behind `actions` cannot be played now, or why there is no plan; null if nothing is left. */
  readonly refusal: Rejection | null;
}

/** Rent on a way: whom to pay or to owe it, how much, and in which turn. */
export interface PlannedRent {
  /** In which of the seat's turns, as {@link PlannedStep.turn} counts them. */
  readonly turn: number;
  /** Who gets it. */
  readonly to: Seat;
  /** How much, in what the title counts money in. */
  readonly amount: number;
}

/** A place where a train must stop on its way. */
export interface PlannedStop {
  /** Where it stops. */
  readonly place: Place;
  /** The turn that ends there. */
  readonly turn: number;
  /** `movement`: it can go no further this turn. `ferry`: it waits for a ferry. */
  readonly why: 'movement' | 'ferry';
}

/** The quickest way of a train, and of those the one with the least rent. */
export interface MovePlan<Action = GameAction> extends Aimed {
  /** All of it in order. Empty where the train is there already, and where it cannot go. */
  readonly steps: readonly PlannedStep<Action>[];
  /** The places it comes by, from where it stands to where it goes. */
  readonly way: readonly Place[];
  /** What can be played this turn: `applyActions` takes it. */
  readonly actions: readonly Action[];
  /** How many turns it takes, this one included; 0 where it is there already. */
  readonly turns: number;
  /** Rent, fees and tolls of all of it. */
  readonly total: number;
  /** Whom it pays, turn by turn. */
  readonly rents: readonly PlannedRent[];
  /** Where it has to wait for another turn. */
  readonly stops: readonly PlannedStop[];
  /**
   * Why the step behind `actions` cannot be played now, or why the train cannot go there. Null if nothing is
   * left, or if the train could go on and waits to save rent.
   */
  readonly refusal: Rejection | null;
}

/** A plan as a title makes it; where it leads and its unit are added in the same way for all. */
export type Unaimed<Plan extends Aimed> = Omit<Plan, keyof Aimed>;

/** Something that pointing at a place may mean, to be looked at before it is played. */
export interface Proposal<Action = GameAction> extends Aimed {
  /** `build` and `move` are plans that lead to the place, `act` is a legal action that is about it. */
  readonly what: 'build' | 'move' | 'act';
  /** The train that would move; absent for all else. */
  readonly train?: number;
  /** All of it in order; empty where there is no way, and the refusal says why. */
  readonly steps: readonly PlannedStep<Action>[];
  /** What can be played of it now, one after another; what must be played first is among it. */
  readonly actions: readonly Action[];
  /** How many of the steps that is, and what it costs. */
  readonly now: { readonly count: number; readonly spent: number };
  /** What all of it costs. */
  readonly total: number;
  /** In how many turns it can be done, this one included. */
  readonly turns: number;
  /** Whom a train pays for its way. */
  readonly rents: readonly PlannedRent[];
  /** Why the step behind `actions` cannot be played now, or why there is no way; null if nothing is left. */
  readonly refusal: Rejection | null;
}

/** A place that a train can reach. */
export interface Reached {
  /** Where it can be. */
  readonly place: Place;
  /** 0 for this turn, or the next one of a seat that is not on turn; 1 for the turn after that. */
  readonly turn: 0 | 1;
  /** The place it comes from by its last step; null where it is put down. */
  readonly from: Place | null;
  /** Movement that is left when it gets there. */
  readonly left: number;
  /** What it pays others for the way, this turn and the next. */
  readonly rents: readonly PlannedRent[];
}

/** How much is left of something, and how much there is of it in a turn. */
export interface Meter {
  /** What it is, as a word that interfaces can look up: `budget`, `movement`, `starts`. */
  readonly what: string;
  /** All of it in words: `15 of 20 M to spend`. */
  readonly text: string;
  /** How much is left in this turn. */
  readonly left: number;
  /** How much there is in a turn; null for what has no limit, such as money. */
  readonly max: number | null;
  /** The train it is about; absent for what belongs to the seat. */
  readonly train?: number;
}

/** What a train carries. */
export interface Cargo {
  /** Which of the seat's trains, from 0. */
  readonly train: number;
  /** What it carries: ids of goods, one a load. */
  readonly loads: readonly string[];
  /** How many loads it has room for. */
  readonly capacity: number;
}

/** Something that a victory needs, or that brings the game to its end. */
export interface Goal {
  /** What it is, as a word that interfaces can look up: `cash`, `majors`. */
  readonly what: string;
  /** All of it in words: `1 of 8 major cities joined`; a question mark for what the view hides. */
  readonly text: string;
  /** The id of the rule that asks for it. */
  readonly rule: string;
  /** Null where the view does not show it. */
  readonly have: number | null;
  /** How much of it is needed, in the unit of `have`. */
  readonly need: number;
  /**
   * True where any one such goal ends the game, no matter who wins; `have` may be what the whole table has
   * done for it. Absent where the seat wins by meeting all of them.
   */
  readonly ends?: boolean;
}

/** How a turn stands for a seat. */
export interface TurnStatus<Action = GameAction> {
  /** Whose turn is told of. */
  readonly seat: Seat;
  /** True if the seat has something to decide now. */
  readonly decides: boolean;
  /** The kinds of its open decisions. */
  readonly phases: readonly string[];
  /** Budget and movement that are left. */
  readonly meters: readonly Meter[];
  /** What its trains carry, by train. */
  readonly cargo: readonly Cargo[];
  /** Types of actions of which at least one is legal now, in the order of the list. */
  readonly may: readonly string[];
  /** The action that ends the phase or the turn without doing anything more; null where none does. */
  readonly pass: Action | null;
  /** What a victory needs or ends the game, and how much of it there is. */
  readonly goals: readonly Goal[];
  /** The title's unit of money, as written behind a figure: `M`. */
  readonly money: string;
}

/**
 * A way to complete a card: what it takes of the seat's own, and what is waived. Its actions can be played as
 * soon as the seat may complete a card at all.
 */
export interface CardWay<Action = GameAction> {
  /** The actions that complete the card, in order. */
  readonly actions: readonly Action[];
  /** What it costs, waivers included. */
  readonly price: Price;
  /** The places that are taken for it. */
  readonly places: readonly Place[];
}

/** Ways to complete a card. */
export interface CardWays<Action = GameAction> {
  /** The cheapest first. */
  readonly ways: readonly CardWay<Action>[];
  /** False if the search was cut off, so that there may be more. */
  readonly complete: boolean;
}

// biome-ignore-start lint/suspicious/noExplicitAny: each title knows its own rules, boards and states
/** A game as a title's planning sees it: what the seat knows, and an engine to try things with. */
export interface PlanningGame {
  /** The engine to try actions with. */
  readonly engine: AnyEngine;
  /** The compiled tables of the game. */
  readonly rules: any;
  /** The compiled board. */
  readonly board: any;
  /** What the seat knows: its view, of a state as well. */
  readonly state: any;
  /**
   * A whole state that does not contradict what the seat knows, to try actions on. Hidden facts in it are
   * guessed: no answer may depend on them.
   */
  readonly trial: () => any;
}
// biome-ignore-end lint/suspicious/noExplicitAny: as above

/** Something that a player gives up by an action, though they might use it. */
export interface Loss {
  /** The key of the question in the title's sentences; its blank `label` is what the button says. */
  readonly key: string;
  /** The rule by which it is lost. */
  readonly rule: string;
  /** Numbers and ids for the sentence. */
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What orders compare from turn to turn. */
export interface Watched {
  /** The cards of the seat's hand, by number or name. */
  readonly cards: readonly (number | string)[];
  /** The events that last, by number or name. */
  readonly events: readonly (number | string)[];
  /** How much each seat has built. */
  readonly built: readonly number[];
}

/** How a title answers planners. What it leaves out its rules do not have; the planners then say so. */
export interface TitlePlanning<Id extends string = string> {
  /** The id of the ruleset. */
  readonly ruleset: Id;
  /** The unit of prices, as written behind a figure: `M`. */
  readonly money: string;
  /**
   * Types of actions that give up a turn or a card: interfaces ask before they play one. None unless given.
   */
  readonly givesUp?: readonly string[];
  /**
   * The losses of actions that are played one after another: money of a turn, steps, a load that nobody asks
   * for. Interfaces ask about the first before they play. Nothing unless given.
   */
  losses?(
    game: PlanningGame,
    played: { readonly actions: readonly GameAction[]; readonly legal: readonly GameAction[] },
  ): readonly Loss[];
  /**
   * What an action brings at once, in words that stand behind its label: `for 9 victory points`; null where
   * there is nothing to say. Nothing unless given.
   */
  brings?(game: SummaryGame, action: GameAction): string | null;
  /** The cheapest way to build to a place, from another or from all that the seat has. */
  build?(
    game: PlanningGame,
    seat: Seat,
    ends: { readonly from: Place | 'network'; readonly to: Place },
  ): Unaimed<BuildPlan>;
  /** The quickest way of a train. */
  move?(
    game: PlanningGame,
    seat: Seat,
    trip: { readonly train: number; readonly to: Place },
  ): Unaimed<MovePlan>;
  /** Where a train can be this turn and the next. */
  reach?(game: PlanningGame, seat: Seat, train: number): readonly Reached[];
  /** The cheapest way to build what a card asks for. */
  card?(game: PlanningGame, seat: Seat, card: number | string): Unaimed<BuildPlan>;
  /** Every way to complete a card with what lies on the board. */
  ways?(game: PlanningGame, seat: Seat, card: number | string): CardWays;
  /** The places that an action is about: what one might point at for it, the most telling first. */
  placesOf(game: PlanningGame, action: GameAction): readonly Place[];
  /** Where an action begins and where it leads; null for what it does not have. */
  ends(game: PlanningGame, action: GameAction): { readonly from: Place | null; readonly to: Place | null };
  /** The place of a city by its id; null where there is none. */
  cityPlace(game: PlanningGame, id: string): Place | null;
  /** All that is the same place: a city and its mileposts. The place itself is among them. */
  sameAs(game: PlanningGame, place: Place): readonly Place[];
  /**
   * The kinds of decisions of a seat's own turn. Orders that wait leave them by `passAction` and go on
   * in the next turn. None unless given: such orders stop.
   */
  readonly turn?: readonly string[];
  /** What orders compare from turn to turn. Conditions about what it leaves out never hold. */
  watched?(game: PlanningGame, seat: Seat): Partial<Watched>;
  /** True where an event touches one of the places. */
  touches?(game: PlanningGame, event: number | string, places: readonly Place[]): boolean;
  /**
   * True where one of the last `count` things that a seat has built is within this many steps of a
   * place.
   */
  hasBuiltNear?(
    game: PlanningGame,
    built: { readonly seat: Seat; readonly count: number; readonly within: number },
    places: readonly Place[],
  ): boolean;
  /**
   * English for how a turn stands, for prices and for losses, by key: `meter budget`, `goal cash`,
   * `price terrain`, `unit M`, `lose money`. A meter and a goal have the blanks `left`, `have` and so on.
   */
  readonly words?: Words;
  /** How a turn stands, as far as it is the title's own; {@link TitlePlanning.words} says it. */
  status(game: PlanningGame, seat: Seat): OwnStatus;
}

/** How a turn stands as a title tells it, without texts. */
export interface OwnStatus extends Pick<TurnStatus, 'cargo'> {
  /** Budget and movement that are left. */
  readonly meters: readonly Omit<Meter, 'text'>[];
  /** What a victory needs or ends the game. */
  readonly goals: readonly Omit<Goal, 'text'>[];
}
