// Plays a whole game between bots.

import type { AnyEngine, GameAction, GameConfig, GameEvent, Random } from '../core/engine/index.js';
import type { Bot, BotFactory, Choice } from './bot.js';
import { botRandom, choiceFor } from './choice.js';

/** How a game between bots is played. */
export interface PlayOptions {
  /** Seats, seed, options and board, as for `createGame`. */
  readonly config: GameConfig;
  /** One for each seat; a shorter list repeats. */
  readonly bots: readonly BotFactory[];
  /**
   * A secret that bots' generators are made of besides the seed. Without it a bot that guesses the seed can see from its
   * generator that it is right; a long random seed is not guessed.
   */
  readonly salt?: string;
  /** The game is left when this round is over; unbounded if left out. */
  readonly maxRounds?: number;
  /** Called after every action. */
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly onAction?: (played: { state: any; action: GameAction; events: readonly GameEvent[] }) => void;
}

/** A game that bots have played. */
export interface PlayedGame {
  /** The last state. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly state: any;
  /** Every action played, in order; with the config it is the game. */
  readonly actions: readonly GameAction[];
  /** `outcome`, or `roundLimit` if `maxRounds` came first. */
  readonly stopped: 'outcome' | 'roundLimit';
}

/**
 * Plays a game to its end. Each bot draws from a generator of its own, made of seed, salt, its seat and its name. Bots run in
 * this process, and what they hold is frozen and tells no secret; a bot whose code is not trusted belongs behind `railhead
 * serve`.
 *
 * @example
 * const { state } = playGame(engine, 'hex-tycoon', {
 *   config: { seats: 2, seed: 7 },
 *   bots: [greedyBot, randomBot],
 *   maxRounds: 1,
 * });
 */
export function playGame(engine: AnyEngine, ruleset: string, options: PlayOptions): PlayedGame {
  const { config, bots, salt, maxRounds = Number.POSITIVE_INFINITY, onAction } = options;
  let state = engine.createGame(ruleset, config as never);
  const players = state.game.seatNames.map((_: string, seat: number): { bot: Bot; random: Random } => {
    const bot = bots[seat % bots.length]();
    return { bot, random: botRandom({ seed: config.seed, salt, seat, name: bot.name }) };
  });
  const actions: GameAction[] = [];
  while (state.outcome === null) {
    if (state.round > maxRounds) return { state, actions, stopped: 'roundLimit' };
    const open = engine.decisions(state);
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { bot, random } = players[decision.seat];
    const action = answerOf(bot, choiceFor(engine, state, { decision, random }));
    const result = engine.tryAction(state, action);
    if (!result.ok) throw new Error(`${bot.name} played ${JSON.stringify(action)}: ${result.rejection.code}`);
    state = result.state;
    actions.push(result.action);
    onAction?.({ state, action: result.action, events: result.events });
  }
  return { state, actions, stopped: 'outcome' };
}

// As it stands now: a bot may keep what it has answered and write it later.
function answerOf(bot: Bot, choice: Choice): GameAction {
  const answer = bot.choose(choice);
  try {
    return JSON.parse(JSON.stringify(answer) ?? 'null');
  } catch (cause) {
    throw new Error(`${bot.name} played what is no JSON`, { cause });
  }
}
