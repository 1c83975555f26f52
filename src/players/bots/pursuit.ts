// A plan that a bot follows: it plays the line to its end, then the line that the title has for the same aim.

import { refuse } from '../../core/engine/base/rejection.js';
import type { GameAction, TitleNames } from '../../core/engine/index.js';
import { answered, mustBeRecord } from '../../core/engine/input/arguments.js';
import { choosing, mustBeChoice } from './answered.js';
import type { Choice } from './bot.js';
import { createLine } from './line.js';

/** What a pursuit takes up: a plan of the title's, or any line of play. */
export interface Pursued<Action = GameAction> {
  /** The actions, in order. */
  readonly line: readonly Action[];
  /** The plan's aim, which finds it again after its line; null if it has no aim; left out for a mere line. */
  readonly aim?: string | null | undefined;
  /** True for a plan to give up once the title suggests another. */
  readonly isSuggested?: boolean;
}

/** What a bot is about to do. It is the bot's own, and good for one seat of one game. */
export interface Pursuit {
  /**
   * The next action: the rest of the line, then of the line that the title has for the same aim.
   *
   * @param choice What the bot is asked.
   * @returns The action; null where the plan is done, another seat has come between, the rules refuse the
   * action, or the title lacks a line for the aim.
   */
  next<T extends TitleNames>(choice: Choice<T>): T['action'] | null;
  /**
   * Takes up a plan. A line without `aim` is played and leaves the plan before it in place.
   *
   * @param choice What the bot is asked.
   * @param plan The plan, as `game.plans` lists them, or `{ line }`.
   * @returns The first action; null if the rules refuse it or there is none.
   */
  begin<T extends TitleNames>(choice: Choice<T>, plan: Pursued<T['action']>): T['action'] | null;
}

/**
 * Creates an empty pursuit: it keeps a bot's plan, so that the bot plays the rest of a line without thinking.
 *
 * @returns The pursuit, for one seat of one game.
 * @see {@link greedyBot}
 * @example
 * // A bot that takes the plan with the least rent, and goes on with it.
 * const cheapBot = () => {
 *   const pursuit = createPursuit();
 *   const fallback = greedyBot();
 *   return {
 *     name: 'cheap',
 *     choose(choice) {
 *       const { game, decision, random } = choice;
 *       const [best] = game.plans(decision, random).toSorted((one, other) => one.fees - other.fees);
 *       return pursuit.next(choice) ?? (best && pursuit.begin(choice, best)) ?? fallback.choose(choice);
 *     },
 *   };
 * };
 * const config = { seats: 2, seed: 7 };
 * console.log(playGame(engine, 'hex-tycoon', { config, bots: [cheapBot], maxRounds: 2 }).stopped);
 * // roundLimit
 */
export function createPursuit(): Pursuit {
  const line = createLine();
  let aim: string | null = null;
  let isSuggested = false;
  const goOn = (choice: Choice): GameAction | null => {
    const planned = line.next(choice);
    if (planned !== null || aim === null) return planned;
    const { game, decision, random } = choice;
    const plans = game.plans(decision, random);
    const same = plans.find((plan) => plan.aim === aim);
    // A decision without plans that have aims, a load to lose or a card to choose, changes no plan.
    if (plans.every((plan) => plan.aim === undefined)) return null;
    if (same !== undefined && (!isSuggested || same === plans[0])) return line.begin(choice, same.line);
    aim = null;
    return null;
  };
  return {
    next: (choice) => choosing(choice, () => goOn(choice as Choice)),
    begin(choice, plan) {
      return answered(
        () => {
          const action = line.begin(choice as Choice, plan.line as readonly GameAction[]);
          if (plan.aim !== undefined) [aim, isSuggested] = [plan.aim, plan.isSuggested === true];
          return action;
        },
        () => {
          mustBeChoice(choice);
          mustBeRecord(plan, 'plan');
          if (!Array.isArray(plan.line)) refuse('plan', 'expected a plan, or { line }');
        },
      );
    },
  };
}
