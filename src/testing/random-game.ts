// A random legal game, step by step: what the conformance suite looks at, and what tests play when they need a game.

import {
  type AnyEngine,
  type AnyRuleset,
  type Envelope,
  type GameAction,
  type GameConfig,
  type GameEvent,
  IllegalActionError,
  type Random,
  type Rejection,
  UnknownRulesetError,
} from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import type { History } from './law.js';
import { pickAction } from './offers.js';
import type { GameText } from './playthrough.js';
import { followSometimes } from './suggested-play.js';

/** Which game to play. Only the seed has to be given. */
export interface GamePlan {
  /** Seeds the game and, apart from it, what the players pick. */
  readonly seed: string | number;
  /** Seats; the ruleset's smallest number if left out. */
  readonly seats?: number;
  /** The title's options; defaults where left out. */
  readonly options?: object;
  /** The board, by its id; the title's own if left out. */
  readonly board?: string;
  /** Actions to play at most; 200 if left out. */
  readonly steps?: number;
  /** How likely each kind of action is picked, against 1 for those left out: `{ endTurn: 0.2 }` for longer turns. */
  readonly weights?: Readonly<Record<string, number>>;
  /**
   * How many actions in a hundred follow the ruleset's own suggestions, which leads deeper into a game; none if left out. They come in
   * stretches of eight, so that lines are played on.
   */
  readonly suggested?: number;
  /** Picks the next action instead of a random one; null leaves it to chance. Host actions may come from here too. */
  readonly choose?: (state: Envelope, random: Random) => GameAction | null;
}

/**
 * Plays one random legal game: a kind of decision, of action and an instance, each uniformly.
 * Throws what the engine throws if a listed action is refused or faults.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - The seed and seats, how many steps, options and board.
 * @returns The actions that were played, with every state.
 * @throws `IllegalActionError` where the rules list an action that they refuse; `Fault` where they break
 *   down.
 * @see `playLegal`
 * @example
 * const { actions } = playRandomGame(engine, 'hex-tycoon', { seed: 7, steps: 20 });
 * console.log(actions.length);
 * // 20
 */
export function playRandomGame(engine: AnyEngine, rulesetId: string, plan: GamePlan): History {
  const game = randomGame(engine, rulesetId, plan);
  while (game.advance());
  return game.history;
}

/** A game that goes on when told to. */
export interface RunningGame {
  readonly ruleset: AnyRuleset;
  readonly history: History;
  /** The action on which `advance` threw; null if it did not come to try one. */
  tried(): GameAction | null;
  /** Plays one action; false when the game is over, has its steps, or has nothing to play. Throws what the engine throws. */
  advance(): boolean;
}

/** Begins a game of a plan. */
export function randomGame(engine: AnyEngine, rulesetId: string, plan: GamePlan): RunningGame {
  const { seed, seats = findRuleset(engine, rulesetId).seats.min, steps = 200, options, board } = plan;
  const config = { seats, seed, ...(options && { options }), ...(board && { board }) };
  const random = createHashedRandom(seed, 'conformance', rulesetId);
  const game = gameFrom(engine, rulesetId, config);
  const { ruleset, setting } = game;
  const { actions, states } = game.history;

  const pick = (state: Envelope) =>
    pickAction(ruleset, setting, state, {
      decisions: engine.decisions(state),
      weights: plan.weights,
      random,
    });
  const suggestion = followSometimes(engine, plan.suggested ?? 0);
  const advance = (): boolean => {
    const state = states[states.length - 1];
    if (actions.length >= steps || engine.outcome(state) !== null) return false;
    const next = plan.choose?.(state, random) ?? suggestion(state, random) ?? pick(state);
    if (next === null) return false;
    const rejection = game.play(next);
    if (rejection !== null) throw new IllegalActionError(rejection);
    return true;
  };
  return { ...game, advance };
}

/**
 * A game of these actions: those that are legal when their turn comes are played, the rest are passed over, what is no
 * action of the title with them.
 */
export function scriptedGame(engine: AnyEngine, { ruleset, config, actions }: GameText): RunningGame {
  const game = gameFrom(engine, ruleset, config);
  const wanted = actions.values();
  const advance = (): boolean => {
    for (const action of wanted) if (game.play(action) === null) return true;
    return false;
  };
  return { ...game, advance };
}

/** A game at its start, what plays an action of it and writes it down, and what takes back all but the first actions. */
export function gameFrom(engine: AnyEngine, rulesetId: string, config: GameConfig<object>) {
  const ruleset = findRuleset(engine, rulesetId);
  const start = engine.startGame(rulesetId, config);
  const setting = engine.settingOf(start.state);
  const actions: GameAction[] = [];
  const states: Envelope[] = [start.state];
  const events: (readonly GameEvent[])[] = [start.events];
  let tried: GameAction | null = null;
  const play = (action: GameAction): Rejection | null => {
    tried = action;
    const result = engine.tryAction(states[states.length - 1], action);
    if (!result.ok) return result.rejection;
    actions.push(result.action);
    states.push(result.state);
    events.push(result.events);
    tried = null;
    return null;
  };
  const history: History = { ruleset: rulesetId, config, actions, states, events };
  const takeBackTo = (length: number): void => {
    actions.length = length;
    states.length = length + 1;
    events.length = length + 1;
  };
  return { ruleset, setting, history, play, takeBackTo, tried: () => tried };
}

/** The ruleset of that id; throws `UnknownRulesetError` when the engine has none. */
export function findRuleset(engine: AnyEngine, rulesetId: string): AnyRuleset {
  const ruleset = engine.rulesets.find(({ id }) => id === rulesetId);
  if (ruleset === undefined) throw new UnknownRulesetError(rulesetId);
  return ruleset;
}
