// What a bot is: it is shown its seat's view and an open decision, and answers with an action. Its questions
// about rules are answered from that view: without engine and state it can neither see nor change a game.

import type {
  AnyNames,
  AnyRuleset,
  GameAction,
  Ids,
  KeptPlans,
  LegalActions,
  NamesIn,
  Plan,
  Random,
  SearchAdvice,
  TitleNames,
  WantedPlans,
} from '../../core/engine/index.js';
import type { Simulator } from '../../core/engine/play/simulator.js';

/** What a bot is asked. All of it is frozen. */
export interface Choice<T extends TitleNames = AnyNames> {
  /** What the rules say of the game, as far as the view tells. */
  readonly game: BotGame<T>;
  /** The view of the deciding seat, never a state. */
  readonly view: T['view'];
  /** The decision that it is asked to answer. */
  readonly decision: T['decision'];
  /** The bot's own generator; nothing else may be random. */
  readonly random: Random;
}

/** What a bot of a title of an engine is asked; of any of its titles when no id is given. */
export type ChoiceIn<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> = Choice<NamesIn<R, Id>>;

/** The game as a bot's seat may ask about it: the verbs of an engine for the one view that it was given. */
export interface BotGame<T extends TitleNames = AnyNames> {
  /** True where the title has lines of play to suggest. */
  readonly hasSuggestions: boolean;
  /** How the title would have its plans searched now; empty where it does not say. */
  readonly search: SearchAdvice;
  /** Who must or may decide what, as far as the seat may know. */
  decisions(): readonly T['decision'][];
  /** The seat's legal actions. */
  legalActions(): LegalActions<T['action']>;
  /** One of them, uniform over the list; null when there is none. */
  sampleAction(random: Random): T['action'] | null;
  /** The action that leaves a decision with nothing more done; null where the seat must act first. */
  passAction(decision: Pick<T['decision'], 'seat' | 'kind'>): T['action'] | null;
  /** The first rule that refuses an action of the seat, or null. */
  checkAction(action: T['action']): T['rejection'] | null;
  /** Every rule that refuses it. */
  explainAction(action: T['action']): readonly T['rejection'][];
  /**
   * The title's own line of play for a decision of the seat, in order; empty where it has no opinion. The bot
   * keeps its plans itself: see {@link KeptPlans}.
   */
  suggest(
    decision: Pick<T['decision'], 'seat' | 'kind'>,
    random: Random,
    kept?: KeptPlans,
  ): readonly T['action'][];
  /** The title's plans for a decision of the seat, best first, at most `most`; the suggestion leads. */
  plans(
    decision: Pick<T['decision'], 'seat' | 'kind'>,
    random: Random,
    how?: WantedPlans,
  ): readonly Plan<T['action']>[];
  /** How well the title says that the seat stands, plans included; null where the title does not say. */
  evaluate(): number | null;
  /** A world that the view does not contradict; what the seat cannot know is made up from the seed. */
  determinize(seed: string | number): World<T>;
}

/**
 * A game in which a bot can play forwards and back, with all that the view hides made up: a {@link Simulator}
 * with the bot's other questions. The real game never changes.
 */
export interface World<T extends TitleNames = AnyNames>
  extends Omit<Simulator<T['state'], T['action'], T['decision']>, 'fork' | 'state'> {
  /** Where the world stands, frozen. */
  readonly state: T['state'];
  /** A separate world in the same state, with nothing to undo. Costs no copy. */
  fork(): World<T>;
  /** Has bots play on; returns how many actions they played. The same seed plays the same. */
  playOn(options: PlayOnOptions): number;
  /** What a seat has to show so far, in the title's own measure; null where the title does not say. */
  standing(seat: number): number | null;
  /** How well the title says that a seat stands, plans included; null where the title does not say. */
  evaluate(seat: number): number | null;
  /** What a bot would be asked at an open decision of this world. */
  choice(decision: T['decision'], random: Random): Choice<T>;
}

/** How bots play a world on. */
export interface PlayOnOptions {
  /** What the bots' generators are made of. */
  readonly seed: string | number;
  /** Who plays a seat; greedy bots play all of them if left out. */
  // biome-ignore lint/suspicious/noExplicitAny: bots of one title and of any
  readonly players?: (seat: number) => TitleBot<any>;
  /** Rounds from now on; until the end if left out. */
  readonly rounds?: number;
  /** The most actions, all seats together; unbounded if left out. */
  readonly maxActions?: number;
  /** Told of every action before it is played; nobody if left out. */
  readonly onAction?: (action: GameAction) => void;
}

/**
 * A player that is not a person. An instance plays one seat of one game. With the types of a title it plays
 * that title, and knows its view and actions; without, it plays any title.
 */
export type Bot<T extends TitleNames = never> = [T] extends [never] ? AnyBot : TitleBot<T>;

/** A bot that plays one title. */
export interface TitleBot<T extends TitleNames = AnyNames> {
  /** Its name in reports; it goes into the seed of its generator. */
  readonly name: string;
  /** A legal action for the decision. Null plays nothing: only an optional decision may lapse so. */
  readonly choose: (choice: Choice<T>) => T['action'] | null;
}

/** A bot that plays any title: its answers are actions of the title that asks. */
export interface AnyBot {
  /** Its name in reports; it goes into the seed of its generator. */
  readonly name: string;
  /** A legal action for the decision. Null plays nothing: only an optional decision may lapse so. */
  readonly choose: <T extends TitleNames>(choice: Choice<T>) => T['action'] | null;
}

/** Makes a bot for one seat of one game. */
export type BotFactory<T extends TitleNames = AnyNames> = () => TitleBot<T>;
