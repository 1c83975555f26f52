// Cutting a game short: candidates that are the same game with a stretch of its actions left out. What follows a cut is
// played as far as it is still legal, so that a long game in which something went wrong shrinks to the few actions that
// it takes.

import type { AnyEngine, GameAction, GameConfig } from '../core/engine/index.js';
import type { History } from './law.js';
import { isPlayable } from './options.js';
import { smallerPayloads, withoutOneSeat } from './payloads.js';
import { type GameText, titleOnBoardOf } from './playthrough.js';
import { findRuleset, gameAfter, gameFrom } from './running-game.js';

/**
 * Plays those actions of a list that are legal when their turn comes, and passes over the rest. With `alike`, an action
 * that is refused gives way to the first listed one of its kind: its seat's now, its own or its seat's after up to four of
 * the actions that are listed last (they end a phase as a rule), or else anybody's now. Throws what the engine throws for
 * a config that it refuses, and a `Fault` if it meets one.
 *
 * @param engine - An engine that plays the title.
 * @param game - The title, the config and the actions.
 * @returns The actions that were played, with every state.
 * @throws `InvalidInputError` for a config that the engine refuses; `Fault` where the rules break down.
 * @see `playRandomGame`
 * @example
 * const { states } = playLegal(engine, { ruleset: 'china-rails', config: { seats: 2, seed: 7 }, actions: [] });
 * console.log(states.length);
 * // 1
 */
export function playLegal(
  engine: AnyEngine,
  game: GameText,
  { alike = false }: { readonly alike?: boolean } = {},
): History {
  const { fault, ...history } = playOn(engine, game, { alike });
  if (fault !== null) throw fault.error;
  return history;
}

/** A game as far as it could be played. */
export interface Cut extends History {
  /** How the rules broke down, and on which action, or on a list (null); null for a game that was played to its end. */
  readonly fault: { readonly action: GameAction | null; readonly error: unknown } | null;
}

function playOn(
  engine: AnyEngine,
  { ruleset, config, actions: all }: GameText,
  { alike, begun }: { readonly alike: boolean; readonly begun?: History | undefined },
): Cut {
  const game = begun === undefined ? gameFrom(engine, ruleset, config) : gameAfter(engine, begun);
  const wanted = all.slice(game.from);
  const { actions, states } = game.history;
  let fault: Cut['fault'] = null;
  const play = (action: GameAction | undefined): boolean => {
    if (action === undefined || fault !== null) return false;
    try {
      return game.play(action) === null;
    } catch (error) {
      fault = { action, error };
      return false;
    }
  };
  const listed = (): readonly GameAction[] => {
    try {
      return [...engine.legalActions(states[states.length - 1])];
    } catch (error) {
      fault = { action: null, error };
      return [];
    }
  };
  const catchUp = (action: GameAction): boolean => {
    const { length } = actions;
    const now = listed();
    if (play(now.find((one) => isAlike(one, action)))) return true;
    for (let list = now; actions.length < length + CATCH_UP && play(list.at(-1)); list = listed())
      if (play(action) || play(listed().find((one) => isAlike(one, action)))) return true;
    if (fault !== null) return false;
    game.takeBackTo(length);
    return play(now.find(({ type }) => type === action.type));
  };
  for (const action of wanted) if (!play(action) && alike && fault === null) catchUp(action);
  return { ...game.history, fault };
}

/** The actions that were played, and the one that could not be for a fault. */
export const triedIn = ({ actions, fault }: Cut): readonly GameAction[] =>
  fault === null || fault.action === null ? actions : [...actions, fault.action];

const CATCH_UP = 4;

const isAlike = (one: GameAction, other: GameAction) => one.type === other.type && one.seat === other.seat;

/**
 * Shorter games made of a game, boldest first: without any action, then without one stretch after another from the end,
 * halves, quarters and so on down to single actions; then with smaller payloads, where it is short; and the game under plainer configs,
 * with one option less, the fewest seats, a seat less or without one of its seats. What follows is played as it was, and where that
 * gets out of step also with similar actions. Every candidate has fewer actions, less to write, smaller payloads or a plainer config, so
 * cutting ends. What is played in `begun` stays as it is.
 *
 * @example
 * const game = { ruleset: 'china-rails', config: { seats: 2, seed: 7 }, actions: [] };
 * console.log([...cutsOf(engine, game)].length);
 */
export function* cutsOf(engine: AnyEngine, game: GameText, begun?: History): IterableIterator<Cut> {
  const { ruleset, config, actions } = game;
  const from = begun?.actions.length ?? 0;
  const on = titleOnBoardOf(game);
  const lengthOf = (list: readonly GameAction[]) =>
    list.reduce((sum, action) => sum + engine.formatAction(on, action).length, 0);
  const length = lengthOf(actions);
  const count = actions.length;
  for (let size = count - from; size >= 1; size = Math.floor(size / 2)) {
    for (let end = count; end >= from + size; end -= size) {
      const rest = { ...game, actions: [...actions.slice(0, end - size), ...actions.slice(end)] };
      const shorter = playOn(engine, rest, { alike: false, begun });
      yield shorter;
      if (triedIn(shorter).length === count - size) continue;
      const inStep = playOn(engine, rest, { alike: true, begun });
      if (lengthOf(triedIn(inStep)) < length) yield inStep;
    }
  }
  for (const actions of smallerPayloads(engine, game, from)) {
    const smaller = playOn(engine, { ...game, actions }, { alike: false, begun });
    const tried = triedIn(smaller);
    if (tried.length === count && lengthOf(tried) <= length) yield smaller;
  }
  if (begun !== undefined) return;
  for (const plainer of plainerConfigs(engine, ruleset, config))
    yield playOn(engine, { ...game, config: plainer }, { alike: true });
  for (const fewer of withoutOneSeat(engine, game)) yield playOn(engine, fewer, { alike: true });
}

function* plainerConfigs(engine: AnyEngine, ruleset: string, config: GameConfig<object>) {
  const options = Object.entries(config.options ?? {});
  const plainer = options.map(([left]): GameConfig<object> => {
    const rest = Object.fromEntries(options.filter(([name]) => name !== left));
    return { ...config, options: rest };
  });
  const { seats } = config;
  const { min } = findRuleset(engine, ruleset).seats;
  if (typeof seats === 'number' && seats > min)
    for (const fewer of new Set([min, seats - 1])) plainer.push({ ...config, seats: fewer });
  for (const one of plainer) if (isPlayable(engine, ruleset, one)) yield one;
}
