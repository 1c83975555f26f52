// The expert bot: it imagines what it cannot see and carries out the title's plans there. It leaves the
// suggestion only for a surely better plan, and follows its plan. It searches plans, not single actions. Its
// budget is playouts and rounds, not time, so the same game goes the same way everywhere.

import { choosing } from './answered.js';
import { type Arm, armsOf } from './arms.js';
import type { AnyBot, BotFactory, Choice } from './bot.js';
import { greedyBot } from './greedy.js';
import { tryArm } from './playout.js';
import { createPursuit } from './pursuit.js';
import { randomBot } from './random.js';
import { bestArm } from './search.js';

/** How long and how wide an expert bot searches. */
export interface ExpertOptions {
  /** Its name, by which tournaments call it and its generator is made; `expert` if left out. */
  readonly name?: string;
  /**
   * Playouts for a decision, about; if left out, what the title advises, or 12. {@link ExpertOptions.opening}
   * multiplies them before the first round.
   */
  readonly playouts?: number;
  /** Factor for playouts, and rounds of them, of decisions before the first round; 2 if left out. */
  readonly opening?: number;
  /** Plans that are tried for a decision at most, the suggestion among them; 4 if left out. */
  readonly plans?: number;
  /** Rounds of a playout before it is judged by `evaluate`; what the title advises if left out. */
  readonly rounds?: number;
  /** Actions of a playout at most, all seats together; 1000 if left out. */
  readonly steps?: number;
  /** True where other seats stand still in playouts; what the title advises if left out. */
  readonly alone?: boolean;
  /**
   * By how many observed deviations a plan must beat the suggestion to replace it; what the title advises if
   * left out. Infinity plays the suggestion without a search.
   */
  readonly doubt?: number;
  /** Who plays on in playouts; `greedyBot` where the title has suggestions, else `randomBot`. */
  readonly players?: BotFactory;
}

/**
 * Makes a bot that searches over worlds that its view does not contradict (`determinize`). It tries the
 * title's plans or, if there are none, few legal actions, all in the same worlds with the same luck. It drops
 * the worse half again and again, and leaves the suggestion only for a plan that is better by `doubt`. It
 * follows a plan without thinking as long as the title has it (`aim`). Playouts are judged by the lead in
 * `evaluate`, or in `standing` if the game is over or the title does not evaluate.
 *
 * @param options How long and how wide it searches; what the title advises if left out.
 * @returns A function that makes such a bot for a seat.
 * @see {@link greedyBot}
 * @example
 * playGame(engine, 'my-title', { config, bots: [expertBot({ playouts: 48 }), greedyBot] });
 */
export function expertBot(options: ExpertOptions = {}): () => AnyBot {
  const { name = 'expert', plans = 4 } = options;
  return () => {
    const pursuit = createPursuit();
    return {
      name,
      choose: (choice) =>
        choosing(choice, () => {
          const pursued = pursuit.next(choice);
          if (pursued !== null) return pursued;
          const { arms, hasFavourite } = armsOf(choice, plans);
          if (arms.length === 0) return null;
          const { kinds } = choice.game.search;
          // A decision that needs no thought changes no plan.
          if (hasFavourite && kinds !== undefined && !kinds.includes(choice.decision.kind))
            return pursuit.begin(choice, { line: arms[0].line }) ?? arms[0].line[0];
          const doubt = hasFavourite ? (options.doubt ?? choice.game.search.doubt ?? 1) : 0;
          const isClear = arms.length === 1 || doubt === Number.POSITIVE_INFINITY;
          const arm = isClear ? arms[0] : arms[compare(choice, arms, { ...options, doubt })];
          return pursuit.begin(choice, arm) ?? arm.line[0];
        }),
    };
  };
}

function compare(
  choice: Choice,
  arms: readonly Arm[],
  options: ExpertOptions & { readonly doubt: number },
): number {
  const { game, view, random } = choice;
  const {
    playouts = game.search.playouts ?? 12,
    opening = 2,
    steps = 1000,
    doubt,
    players = game.hasSuggestions ? greedyBot : randomBot,
  } = options;
  const { rounds = Number.POSITIVE_INFINITY, alone = false } = { ...game.search, ...options };
  const times = view.round === 0 ? opening : 1;
  return bestArm({
    arms: arms.length,
    tries: playouts * times,
    doubt,
    world() {
      const seed = random.int(0, 0x7fff_ffff);
      const trunk = game.determinize(seed);
      const playout = { rounds: rounds * times, steps, alone, players, seed };
      return (arm) => tryArm(choice, trunk.fork(), arms[arm], playout);
    },
  });
}
