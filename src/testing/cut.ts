// Cutting a game short: candidates are the same game without a stretch of its actions. What follows a cut is
// played as far as it is legal. So a long game with a fault shrinks to the few actions that cause it.

import type { AnyEngine, GameAction, GameConfig } from '../core/engine/index.js';
import type { History } from './law.js';
import { isPlayable } from './options.js';
import { smallerPayloads, withoutOneSeat } from './payloads.js';
import { type GameText, titleOnBoardOf } from './playthrough.js';
import { findRuleset, gameAfter, gameFrom } from './running-game.js';

/**
 * Plays the listed actions that are legal when their turn comes, and skips the rest. With `alike`, another
 * listed action of the same type replaces a refused one. First try: its seat's now. Then: the action or its
 * seat's, after up to four last-listed actions, which mostly end a phase. Last: anybody's now.
 *
 * @param engine - An engine that plays the title.
 * @param game - The title, the config and the actions.
 * @returns The actions that were played, with every state.
 * @throws `InvalidInputError` for a config that the engine refuses; `Fault` where the rules break down.
 * @see `playRandomGame`
 * @example
 * const game = { ruleset: 'china-rails', config: { seats: 2, seed: 7 }, actions: [] };
 * const { states } = playLegal(engine, game);
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
  /** How the rules broke down, and on which action or on a list (null); null for a game played to its end. */
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
 * Shorter games made of a game, boldest first. The first has no action; then one stretch after another is
 * left out, from the end: halves, quarters, down to single actions. Then come smaller payloads and plainer
 * configs: an option less, the fewest seats, a seat less, or without one of its seats. The rest is played
 * unchanged, and where that fails also with similar actions. Each candidate is smaller, so cutting ends.
 * Actions in `begun` stay.
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
