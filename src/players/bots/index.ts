// Players that are not people, and games between them. Bots are shown views only.

export type { AnyBot, Bot, BotFactory, BotGame, Choice, World } from './bot.js';
export { botRandom, choiceFor } from './choice.js';
export { expertBot } from './expert.js';
export { greedyBot } from './greedy.js';
export { orderingBot, ordersFor } from './ordering.js';
export { type Forfeit, type PlayedGame, playGame } from './play-game.js';
export { createPursuit, type Pursuit } from './pursuit.js';
export { randomBot } from './random.js';
export { type BotsInSeats, type HeldGame, seatBots } from './seat-bots.js';
