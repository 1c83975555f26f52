// The public surface of railhead/bots.

export type { Bot, BotFactory, Choice } from './bot.js';
export { greedyBot } from './greedy.js';
export { type PlayedGame, type PlayOptions, playGame } from './play-game.js';
export { randomBot } from './random.js';
