// Plays a whole game between bots.

import {
  type AnyEngine,
  createRandom,
  type GameAction,
  type GameConfig,
  type GameEvent,
  type Random,
} from '../engine/index.js';
import type { Bot, BotFactory } from './bot.js';

/** How a game between bots is played. */
export interface PlayOptions {
  readonly config: GameConfig;
  /** One for each seat; a shorter list repeats. */
  readonly bots: readonly BotFactory[];
  /** The game is left when this round is over; unbounded if left out. */
  readonly maxRounds?: number;
  /** Called after every action. */
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly onAction?: (played: { state: any; action: GameAction; events: readonly GameEvent[] }) => void;
}

/** A game that bots have played. */
export interface PlayedGame {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly state: any;
  readonly actions: readonly GameAction[];
  /** `outcome`, or `roundLimit` if `maxRounds` came first. */
  readonly stopped: 'outcome' | 'roundLimit';
}

/** Plays a game to its end. Each bot draws from a generator of its own, made of the seed, its seat and its name. */
export function playGame(engine: AnyEngine, ruleset: string, options: PlayOptions): PlayedGame {
  const { config, bots, maxRounds = Number.POSITIVE_INFINITY, onAction } = options;
  let state = engine.createGame(ruleset, config as never);
  const players = state.game.seatNames.map((_: string, seat: number): { bot: Bot; random: Random } => {
    const bot = bots[seat % bots.length]();
    return { bot, random: createRandom(config.seed, seat, bot.name) };
  });
  const actions: GameAction[] = [];
  while (state.outcome === null) {
    if (state.round > maxRounds) return { state, actions, stopped: 'roundLimit' };
    const open = engine.decisions(state);
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { bot, random } = players[decision.seat];
    const action = bot.choose({ engine, view: engine.view(state, decision.seat), decision, random });
    const result = engine.tryAction(state, action);
    if (!result.ok) throw new Error(`${bot.name} played ${JSON.stringify(action)}: ${result.rejection.code}`);
    state = result.state;
    actions.push(result.action);
    onAction?.({ state, action: result.action, events: result.events });
  }
  return { state, actions, stopped: 'outcome' };
}
