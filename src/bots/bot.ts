// What a bot is: it is shown its own seat's view and an open decision, and answers with an action. What it may ask the rules
// about is answered from that view: it holds neither the engine nor a state, so it can neither see nor change a game.

import type { Decision, GameAction, LegalActions, Random, Rejection } from '../core/engine/index.js';
import type { Simulator } from '../sim/index.js';

/** What a bot is asked. All of it is frozen. */
export interface Choice {
  /** What the rules say of the game, as far as the view tells. */
  readonly game: BotGame;
  /** The view of the deciding seat, never a state. */
  // biome-ignore lint/suspicious/noExplicitAny: views of whatever title
  readonly view: any;
  readonly decision: Decision;
  /** The bot's own generator; nothing else may be random. */
  readonly random: Random;
}

/** The game as a bot's seat may ask about it: the verbs of an engine for the one view that it was given. */
export interface BotGame {
  /** True where the title has lines of play to suggest. */
  readonly hasSuggestions: boolean;
  /** Who must or may decide what, as far as the seat may know. */
  decisions(): readonly Decision[];
  /** The seat's legal actions. */
  legalActions(): LegalActions<GameAction>;
  /** One of them, uniform over the list; null when there is none. */
  sampleAction(random: Random): GameAction | null;
  /** The first rule that refuses an action of the seat, or null. */
  checkAction(action: GameAction): Rejection | null;
  /** Every rule that refuses it. */
  explainAction(action: GameAction): readonly Rejection[];
  /** The title's own line of play for a decision of the seat, to be played in order; empty where it has no opinion. */
  suggest(decision: Pick<Decision, 'seat' | 'kind'>, random: Random): readonly GameAction[];
  /** A world that the view does not contradict; what the seat cannot know is made up from the seed. */
  determinize(seed: string | number): World;
}

/**
 * A game that is made up as far as a view does not tell, to be played forwards and back: a {@link Simulator} that can be asked
 * what bots need besides. Nothing that is done in it touches the game it was made after.
 */
// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
export interface World extends Omit<Simulator<any, GameAction>, 'fork' | 'state'> {
  /** Where the world stands, frozen. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly state: any;
  /** A world of its own that stands here, with nothing to undo. Costs no copy. */
  fork(): World;
  /** What a seat has to show so far, in the title's own measure; null where the title does not say. */
  standing(seat: number): number | null;
  /** What a bot would be asked at an open decision of this world. */
  choice(decision: Decision, random: Random): Choice;
}

/** A player that is not a person. An instance plays one seat of one game. */
export interface Bot {
  readonly name: string;
  /** A legal action for the decision. */
  choose(choice: Choice): GameAction;
}

/** Makes a bot for one seat of one game. */
export type BotFactory = () => Bot;
