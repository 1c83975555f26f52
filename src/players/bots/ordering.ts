// A bot that leaves orders: it is asked, and its orders then play until they stop.

import type { GameAction, Order, Orders, Plan } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import type { Knowing } from '../../core/title/orders/knowing.js';
import { nextAction } from '../../core/title/orders/next-action.js';
import { isForSomething, played } from '../../core/title/orders/program.js';
import { botOf, choosing } from './answered.js';
import type { BotFactory, Choice } from './bot.js';

/**
 * Orders for what a bot has chosen: to follow the plan that begins with the action up to its first
 * delivery, because a new card may change everything. For a plan without an aim, they do as the title
 * suggests until it has one that is for something.
 *
 * @param choice What the bot was asked.
 * @param action What it answered.
 * @returns The orders. They begin with the action.
 * @see {@link orderingBot}
 * @example
 * const orders = ordersFor(choice, bot.choose(choice));
 */
export function ordersFor(choice: Choice, action: GameAction): Orders {
  return reading('choice', 'what a bot is asked, and an action', () => ordersAfter(choice, action));
}

function ordersAfter({ game, decision, random }: Choice, action: GameAction): Orders {
  const { seat } = decision;
  const begins = ({ line: [first] }: Plan) => JSON.stringify(first) === JSON.stringify(action);
  const plan = game.plans(decision, random).find(begins);
  const { aim, deliveries } = plan ?? {};
  const isFollowed = plan !== undefined && isForSomething(plan);
  const rest: Order =
    aim !== undefined && deliveries !== undefined && isFollowed
      ? { do: 'pursue', aim, deliveries, until: 'delivery' }
      : { do: 'await' };
  return { seat, program: [played(seat, action), rest], otherwise: 'suggested' };
}

/**
 * Makes bots that leave orders whenever they are asked: see {@link ordersFor}. Such a bot is asked
 * again only when its orders have come to an end.
 *
 * @param make Makes the bot that is asked.
 * @param onAsked Told of every choice for which the bot is asked; nobody if left out.
 * @returns A function that makes such a bot for a seat.
 * @see {@link greedyBot}
 * @example
 * let asked = 0;
 * const bots = [orderingBot(greedyBot, () => asked++), greedyBot];
 * const config = { seats: 2, seed: 7 };
 * const { actions } = playGame(engine, 'china-rails', { config, bots, maxRounds: 2 });
 * console.log(asked < actions.length);
 * // true
 */
export function orderingBot(make: BotFactory, onAsked: (choice: Choice) => void = () => {}): BotFactory {
  return () => {
    const bot = botOf(make);
    let orders: Orders | null = null;
    const next = (choice: Choice): GameAction | null => {
      if (orders === null) return null;
      const knowing: Knowing = { ...choice.game, view: choice.view };
      const found = nextAction(knowing, orders);
      orders = 'action' in found ? found.orders : null;
      return 'action' in found ? found.action : null;
    };
    return {
      name: `${bot.name} by orders`,
      choose: (choice) =>
        choosing(choice, () => {
          const ordered = next(choice);
          if (ordered !== null) return ordered;
          onAsked(choice);
          const action = bot.choose(choice);
          orders = action === null ? null : ordersFor(choice, action);
          return next(choice) ?? action;
        }),
    };
  };
}
