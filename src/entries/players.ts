/**
 * Players that are not people: bots and games between them, games played forwards and back for searches, what a title is like to play,
 * and views and actions as numbers for programs that learn. Bots are shown views only.
 *
 * @module railhead/players
 */

export { createSimulator, type Simulator } from '../core/engine/play/simulator.js';
export { analyze, compareRules } from '../players/analysis/index.js';
export {
  type Bot,
  type BotFactory,
  botRandom,
  type Choice,
  choiceFor,
  createPursuit,
  expertBot,
  greedyBot,
  orderingBot,
  ordersFor,
  type PlayedGame,
  type Pursuit,
  playGame,
  randomBot,
  seatBots,
  type World,
} from '../players/bots/index.js';
export { createEncoder, type Encoder } from '../players/encode/index.js';
