// A random legal game, step by step, for the conformance suite and for tests that need a game.

import {
  type AnyEngine,
  type Envelope,
  type GameAction,
  IllegalActionError,
  InvalidInputError,
  type Random,
} from '../core/engine/index.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import type { History } from './law.js';
import { pickAction } from './offers.js';
import { findRuleset, gameAfter, gameFrom, type RunningGame, upTo } from './running-game.js';
import { type DeepStart, sampleGameOf, WINDOW } from './sample-game.js';
import { followLine, followSometimes, followSuggestions } from './suggested-play.js';

/** Which game to play. Only the seed has to be given. */
export interface GamePlan extends DeepStart {
  /** Seeds the game and, separately, what the players pick. */
  readonly seed: string | number;
  /** Seats; the ruleset's smallest number if left out. */
  readonly seats?: number;
  /** The title's options; defaults where left out. */
  readonly options?: object;
  /** The board, by its id; the title's own if left out. */
  readonly board?: string;
  /** Actions to play at most; 200 if left out. */
  readonly steps?: number;
  /** The weight of each kind of action in the draw, 1 if left out: `{ endTurn: 0.2 }` for longer turns. */
  readonly weights?: Readonly<Record<string, number>>;
  /**
   * How many actions in a hundred follow the ruleset's own suggestions, which lead deeper into a game; none
   * if left out. They come in stretches of eight, so that lines are played on. In a sample game 90 go on as
   * the sample did, where that is legal, if left out.
   */
  readonly suggested?: number;
  /**
   * How many actions of a sample game of the title are played first; then at most `steps` more. The sample
   * gives seats, options and board.
   */
  readonly from?: number;
  /** Which sample game: 0 (if left out), which bots or suggestions played, or 1, which is random play. */
  readonly sample?: number;
  /** Picks the next action; null leaves it to chance. It may also return host actions. */
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

/** Begins a game of a plan. Throws `InvalidInputError` if the plan needs a sample game that is missing. */
export function randomGame(engine: AnyEngine, rulesetId: string, plan: GamePlan): RunningGame {
  const { game, follow } =
    plan.from === undefined ? fromTheStart(engine, rulesetId, plan) : inTheMiddle(engine, rulesetId, plan);
  const { ruleset, setting, from } = game;
  const { actions, states } = game.history;
  const random = createHashedRandom(plan.seed, 'conformance', rulesetId);
  const most = from + (plan.steps ?? 200);

  const pick = (state: Envelope) =>
    pickAction(ruleset, setting, state, {
      decisions: engine.decisions(state),
      weights: plan.weights,
      random,
    });
  const { suggested = from === 0 ? 0 : AS_THE_SAMPLE } = plan;
  const suggestion = followSometimes(follow, suggested, from === 0 ? 0 : from + WINDOW);
  const advance = (): boolean => {
    const state = states[states.length - 1];
    if (actions.length >= most || engine.outcome(state) !== null) return false;
    const next = plan.choose?.(state, random) ?? suggestion(state, random) ?? pick(state);
    if (next === null) return false;
    const rejection = game.play(next);
    if (rejection !== null) throw new IllegalActionError(rejection);
    return true;
  };
  return { ...game, advance };
}

const AS_THE_SAMPLE = 90;

function fromTheStart(engine: AnyEngine, rulesetId: string, plan: GamePlan) {
  const { seed, seats = findRuleset(engine, rulesetId).seats.min, options, board } = plan;
  const config = { seats, seed, ...(options && { options }), ...(board && { board }) };
  return { game: gameFrom(engine, { ruleset: rulesetId, config }), follow: followSuggestions(engine) };
}

// Suggestions are what was played in the sample game, as long as it may be played.
function inTheMiddle(engine: AnyEngine, rulesetId: string, plan: GamePlan) {
  const { from = 0, sample: which = 0 } = plan;
  const sample = sampleGameOf(engine, findRuleset(engine, rulesetId), which, plan);
  if (sample === null)
    throw new InvalidInputError('game plan', [
      { path: ['from'], message: `${rulesetId} has no sample game ${which} to begin in` },
    ]);
  const { history, line } = sample;
  const begun = upTo(history, Math.max(0, Math.min(from, history.actions.length)));
  // To ask for suggestions takes longest.
  const asked = plan.suggested === undefined ? () => null : followSuggestions(engine);
  return {
    game: gameAfter(engine, begun),
    follow: followLine(engine, line.slice(begun.actions.length), asked),
  };
}
