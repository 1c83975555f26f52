// What a bot is: it is shown its own seat's view and an open decision, and answers with an action.

import type { AnyEngine, Decision, GameAction, Random } from '../engine/index.js';

/** What a bot is asked. */
export interface Choice {
  readonly engine: AnyEngine;
  /** The view of the deciding seat, never a state. */
  // biome-ignore lint/suspicious/noExplicitAny: views of whatever title
  readonly view: any;
  readonly decision: Decision;
  /** The bot's own generator; nothing else may be random. */
  readonly random: Random;
}

/** A player that is not a person. An instance plays one seat of one game. */
export interface Bot {
  readonly name: string;
  /** A legal action for the decision. */
  choose(choice: Choice): GameAction;
}

/** Makes a bot for one seat of one game. */
export type BotFactory = () => Bot;
