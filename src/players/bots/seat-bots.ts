// Bots at a table with people: they answer when the game waits for them, at a pace that people can follow.

import {
  type AnyEngine,
  type AnyState,
  type Decision,
  Fault,
  type GameAction,
  type Random,
} from '../../core/engine/index.js';
import { botOf, mustPlay } from './answered.js';
import type { BotFactory, TitleBot } from './bot.js';
import { botRandom, choiceFor } from './choice.js';

/** A game that is held for an interface, as far as bots need it: a store of `railhead/table`. */
export interface HeldGame {
  /** Where the game stands, and whether one looks at its past. */
  readonly getSnapshot: () => {
    readonly state: unknown;
    readonly decisions: readonly Decision[];
    readonly step: number;
    readonly length: number;
  };
  /** Calls a listener after every change until the function that is returned is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays an action; false where it is refused. */
  readonly play: (action: never) => boolean;
  /** How the game began, for its seed. */
  readonly played: () => { readonly config: { readonly seed: string | number } };
}

/** Who plays, and how quickly. */
export interface SeatedBots {
  /** A bot for each seat; null, or none, where a person plays. */
  readonly bots: readonly (BotFactory | null)[];
  /**
   * Milliseconds before each of their actions; 250 unless given. At 0 they play up to a tenth of a second in
   * one go. A function is asked before each action; null holds the bots until {@link BotsInSeats.goOn}.
   */
  readonly delay?: number | (() => number | null);
  /** Plays what they play in one go, which an interface may want to show once; just plays it unless given. */
  readonly together?: (play: () => void) => void;
}

/** Bots that were seated. */
export interface BotsInSeats {
  /** Asks for the delay again: people have changed the pace. */
  goOn(): void;
  /** Has them play no more. */
  stop(): void;
}

// Milliseconds that bots without a delay play in one go.
const SLICE = 90;

/**
 * Has bots play seats of a game that an interface holds, until they are stopped. A bot waits while somebody
 * looks at the past of the game. Its actions are the store's as anybody's: people can take their own back
 * with them up to the last barrier. Throws a `Fault`, and stops, if a bot's action is refused.
 *
 * @param engine The engine that plays the title.
 * @param store The game, as a store holds it.
 * @returns What stops the bots, and has them go on.
 * @throws `Fault` where an action of a bot is refused.
 * @see {@link playGame}
 * @example
 * const config = { seats: ['Ann', 'Bot'], seed: 7 };
 * const store = createGameStore(engine, { ruleset: 'china-rails', config });
 * const seated = seatBots(engine, store, { bots: [null, greedyBot] });
 * seated.stop();
 */
export function seatBots(
  engine: AnyEngine,
  store: HeldGame,
  { bots, delay = 250, together = (play) => play() }: SeatedBots,
): BotsInSeats {
  const { seed } = store.played().config;
  const players = bots.map((make, seat): { bot: TitleBot; random: Random } | null => {
    if (make === null) return null;
    const bot = botOf(make);
    return { bot, random: botRandom({ seed, seat, name: bot.name }) };
  });
  const pace = () => (typeof delay === 'number' ? delay : delay());
  let timer: ReturnType<typeof setTimeout> | undefined;

  // What waits for a bot: what must be decided; where nothing must be, nobody else may be asked.
  const next = (): Decision | undefined => {
    const { decisions, step, length } = store.getSnapshot();
    const isOurs = ({ seat }: Decision) => (players[seat] ?? null) !== null;
    const must = decisions.find(({ optional }) => !optional);
    const asked = must ?? (decisions.every(isOurs) ? decisions[0] : undefined);
    return step === length && asked !== undefined && isOurs(asked) ? asked : undefined;
  };
  // False where the bot plays nothing: the decision is left open.
  const answer = (decision: Decision): boolean => {
    const { bot, random } = players[decision.seat] as { bot: TitleBot; random: Random };
    const state = store.getSnapshot().state as AnyState;
    const chosen: GameAction | null = bot.choose(choiceFor(engine, state, { decision, random }));
    if (chosen === null && decision.optional) return false;
    const action = mustPlay(chosen, bot, decision);
    if (store.play(action as never)) return true;
    stop();
    throw new Fault(`the action ${action.type} of ${bot.name} in seat ${decision.seat} is refused`);
  };
  const play = () => {
    const until = performance.now() + SLICE;
    together(() => {
      for (let asked = next(); asked !== undefined; asked = next()) {
        if (!answer(asked)) break;
        if (pace() !== 0 || performance.now() >= until) break;
      }
    });
  };
  const goOn = () => {
    clearTimeout(timer);
    const wait = next() === undefined ? null : pace();
    if (wait !== null) timer = setTimeout(play, wait);
  };
  const forget = store.subscribe(goOn);
  const stop = () => {
    forget();
    clearTimeout(timer);
  };
  goOn();
  return { goOn, stop };
}
