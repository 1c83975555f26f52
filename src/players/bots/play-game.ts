// Plays a whole game between bots.

import { refuse } from '../../core/engine/base/rejection.js';
import type {
  AnyEngine,
  AnyNames,
  AnyRuleset,
  Engine,
  GameAction,
  GameConfig,
  Ids,
  NamesIn,
  Random,
  TitleNames,
} from '../../core/engine/index.js';
import { answered, mustBeEngine, mustBeList, mustBeRecord } from '../../core/engine/input/arguments.js';
import { botOf } from './answered.js';
import type { BotFactory, Choice, TitleBot } from './bot.js';
import { botRandom, choiceFor } from './choice.js';

/** How a game between bots is played. */
export interface PlayOptions<T extends TitleNames = AnyNames> {
  /** Seats, seed, options and board, as for `createGame`. */
  readonly config: GameConfig;
  /** One for each seat; a shorter list repeats. */
  readonly bots: readonly BotFactory<T>[];
  /**
   * A secret for the bots' generators, next to the seed. Without it a bot that guesses the seed can see from
   * its generator that it is right; nobody guesses a long random seed.
   */
  readonly salt?: string;
  /** The game is left when this round is over; unbounded if left out. */
  readonly maxRounds?: number;
  /** The game is left after this number of actions of all seats together; unbounded if left out. */
  readonly maxActions?: number;
  /**
   * What happens if a bot throws or breaks a rule. `throw` (the default) throws its error. With `forfeit` it
   * loses: its seat is dropped (E-HOST-2), and the game ends when one seat is left (E-HOST-4).
   */
  readonly misplay?: 'throw' | 'forfeit';
  /** Called after every action. */
  readonly onAction?: (played: {
    readonly state: T['state'];
    readonly action: T['action'];
    readonly events: readonly T['event'][];
  }) => void;
}

/** A bot that has lost its game by what it did. */
export interface Forfeit {
  /** Its seat. */
  readonly seat: number;
  /** What it did, for people. */
  readonly message: string;
}

/** A game that bots have played. */
export interface PlayedGame<T extends TitleNames = AnyNames> {
  /** The last state. */
  readonly state: T['state'];
  /** Every action played, in order; with the config it is the game. */
  readonly actions: readonly T['action'][];
  /** `outcome`, or the limit that came first: `roundLimit` is `maxRounds`, `actionLimit` is `maxActions`. */
  readonly stopped: 'outcome' | 'roundLimit' | 'actionLimit';
  /** Bots that lost by what they did, in order; with `misplay: 'forfeit'` only. The outcome lacks them. */
  readonly forfeits: readonly Forfeit[];
}

/**
 * Plays a game to its end. Each bot draws from a separate generator, made of seed, salt, seat and name. Bots
 * run in this process, and all that they hold is frozen and tells no secret. Run bots that you do not trust
 * behind `railhead serve`.
 *
 * @param engine The engine that plays the title.
 * @param ruleset The id of the title, such as `china-rails`.
 * @param options Config, bots by seat, and limits after which the game is left.
 * @returns The last state, every action, and why it stopped.
 * @throws `InvalidInputError` for a wrong config, or if one of `bots` makes no bot.
 * @throws The error of a bot, or one that says what it played against the rules, unless `misplay` is
 *   `forfeit`.
 * @see {@link choiceFor}
 * @example
 * const { state } = playGame(engine, 'hex-tycoon', {
 *   config: { seats: 2, seed: 7 },
 *   bots: [greedyBot, randomBot],
 *   maxRounds: 1,
 * });
 */
export function playGame<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  ruleset: Id,
  options: PlayOptions<NamesIn<R, NoInfer<Id>>>,
): PlayedGame<NamesIn<R, Id>> {
  return played(engine, ruleset, options as unknown as PlayOptions) as PlayedGame<NamesIn<R, Id>>;
}

function played(engine: AnyEngine, ruleset: string, options: PlayOptions): PlayedGame {
  answered(
    () => {
      mustBeEngine(engine);
      mustBeList(options.bots, 'bots');
      if (options.bots.length === 0 || !options.bots.every((make) => typeof make === 'function'))
        refuse('bots', 'expected at least one function that makes a bot');
    },
    () => mustBeRecord(options, 'options'),
  );
  const { config, bots, salt, misplay = 'throw', onAction } = options;
  const { maxRounds = Number.POSITIVE_INFINITY, maxActions = Number.POSITIVE_INFINITY } = options;
  let state = engine.createGame(ruleset, config);
  const players = state.game.seatNames.map((_: string, seat: number): { bot: TitleBot; random: Random } => {
    const bot = botOf(bots[seat % bots.length]);
    return { bot, random: botRandom({ seed: config.seed, salt, seat, name: bot.name }) };
  });
  const actions: GameAction[] = [];
  const forfeits: Forfeit[] = [];
  const refusalOf = (action: GameAction): string | null => {
    const result = engine.tryAction(state, action);
    if (!result.ok) return result.rejection.code;
    state = result.state;
    actions.push(result.action);
    onAction?.({ state, action: result.action, events: result.events });
    return null;
  };
  const refused = (bot: TitleBot, action: GameAction): Error | null => {
    const code = refusalOf(action);
    return code === null ? null : new Error(`${bot.name} played ${JSON.stringify(action)}: ${code}`);
  };
  while (state.outcome === null) {
    if (state.round > maxRounds) return { state, actions, stopped: 'roundLimit', forfeits };
    if (actions.length >= maxActions) return { state, actions, stopped: 'actionLimit', forfeits };
    const open = engine.decisions(state);
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { seat } = decision;
    const { bot, random } = players[seat];
    const answer = answerOf(bot, choiceFor(engine, state, { decision, random }));
    const error = 'error' in answer ? answer.error : refused(bot, answer.action);
    if (error === null) continue;
    if (misplay === 'throw') throw error;
    forfeits.push({ seat, message: error instanceof Error ? error.message : String(error) });
    const isOneLeft = forfeits.length === players.length - 1;
    const drop = { type: 'dropSeat', seat: null, target: seat } as GameAction;
    refusalOf(isOneLeft ? ({ type: 'endGame', seat: null } as GameAction) : drop);
  }
  return { state, actions, stopped: 'outcome', forfeits };
}

type Answer = { readonly action: GameAction } | { readonly error: unknown };

// A copy: a bot may keep its answer and change it later.
function answerOf(bot: TitleBot, choice: Choice): Answer {
  let answer: unknown;
  try {
    answer = bot.choose(choice);
  } catch (error) {
    return { error: error ?? new Error(`${bot.name} threw nothing`) };
  }
  try {
    return { action: JSON.parse(JSON.stringify(answer) ?? 'null') };
  } catch (cause) {
    return { error: new Error(`${bot.name} played what is no JSON`, { cause }) };
  }
}
