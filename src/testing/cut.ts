// Cutting a game short: candidates are the same game without a stretch of its actions. What follows a cut is
// played as far as it is legal. So a long game with a fault shrinks to the few actions that cause it.

import type { AnyEngine, GameAction, GameConfig } from '../core/engine/index.js';
import { firstDifference } from './difference.js';
import type { History } from './law.js';
import { isPlayable } from './options.js';
import { smallerPayloads, withoutOneSeat } from './payloads.js';
import { type GameText, titleOnBoardOf } from './playthrough.js';
import { admittedStart, fromStep } from './position.js';
import { findRuleset, gameAfter, gameFrom, upTo } from './running-game.js';
import { smallerPositions } from './smaller-positions.js';

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
  /** Which place of its position to make smaller next; left out where there is more to cut before. */
  readonly next?: number;
}

/** Plays a game as far as it can be played, or goes on with what of it has been `begun`. */
export function playOn(
  engine: AnyEngine,
  { actions: all, ...start }: GameText,
  { alike, begun }: { readonly alike: boolean; readonly begun?: History | undefined },
): Cut {
  const game = begun === undefined ? gameFrom(engine, start) : gameAfter(engine, begun);
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

// Games of so few actions are short enough to read. Longer ones begin in mid-game in the end.
const SHORT = 5;

/**
 * Shorter games made of a game, boldest first. The first has no action; then one stretch after another is
 * left out, from the end: halves, quarters, down to single actions. Then come smaller payloads and plainer
 * configs: an option less, the fewest seats, a seat less, or without one of its seats. The rest is played
 * unchanged, and where that fails also with similar actions. A game that stays long begins later, in a
 * position. Of a position parts go or are emptied. Each candidate is smaller, so cutting ends.
 *
 * @example
 * const game = { ruleset: 'china-rails', config: { seats: 2, seed: 7 }, actions: [] };
 * console.log([...cutsOf(engine, game)].length);
 */
export function* cutsOf(engine: AnyEngine, game: GameText, next?: number): IterableIterator<Cut> {
  const { position, actions } = game;
  if (position !== undefined && admittedStart(engine, game) === null) return;
  const whole = playOn(engine, game, { alike: false });
  const isWhole = triedIn(whole).length === actions.length;
  if (isWhole && position !== undefined && next === undefined) yield* laterStarts(engine, whole);
  if (next === undefined) yield* shorterPlay(engine, game, isWhole ? whole : undefined);
  const isFirst = next === undefined || next === 0;
  if (isFirst) yield* plainerTables(engine, game);
  if (position === undefined) {
    if (isWhole && actions.length > SHORT) yield* laterStarts(engine, whole);
    return;
  }
  for (const smaller of smallerPositions(engine, game, next ?? 0)) {
    const one = { ...game, position: smaller.position };
    if (admittedStart(engine, one) !== null)
      yield { ...playOn(engine, one, { alike: false }), next: smaller.next };
  }
  if (!isFirst) yield* plainerTables(engine, game);
}

// The game with an option less or fewer seats.
function* plainerTables(engine: AnyEngine, game: GameText): IterableIterator<Cut> {
  const { ruleset, config, position } = game;
  for (const plainer of plainerConfigs(engine, ruleset, config)) yield* played({ ...game, config: plainer });
  for (const fewer of withoutOneSeat(engine, game)) {
    yield* played(fewer);
    if (position !== undefined) for (const less of withAPartLess(fewer)) yield* played(less);
  }
  function* played(one: GameText): IterableIterator<Cut> {
    if (one.position === undefined || admittedStart(engine, one) !== null)
      yield { ...playOn(engine, one, { alike: true }), ...(position && { next: 0 }) };
  }
}

// The cards of a seat that left are missing, unless the title deals the deck or all cards again.
function withAPartLess(game: GameText): readonly GameText[] {
  const parts = Object.entries(game.position ?? {});
  const less = parts.map(([name]) => Object.fromEntries(parts.filter(([other]) => other !== name)));
  return [{}, ...less].map((position) => ({ ...game, position }));
}

/** The game from a position before its last action, its last two, its last four and so on. */
export function* laterStarts(engine: AnyEngine, whole: Cut): IterableIterator<Cut> {
  const count = triedIn(whole).length;
  for (let kept = 1; kept < count; kept = Math.min(2 * kept, Math.max(kept + 1, count - 1))) {
    const later = fromStep(whole, count - kept);
    if (firstDifference(later.states[0], admittedStart(engine, later)) === null) yield later;
  }
}

// The game without a stretch of its actions, or with smaller ones. The actions before the cut are not played
// again.
function* shorterPlay(engine: AnyEngine, game: GameText, whole: Cut | undefined): IterableIterator<Cut> {
  const { actions } = game;
  const on = titleOnBoardOf(game);
  const lengthOf = (list: readonly GameAction[]) =>
    list.reduce((sum, action) => sum + engine.formatAction(on, action).length, 0);
  const length = lengthOf(actions);
  const count = actions.length;
  for (let size = count; size >= 1; size = Math.floor(size / 2)) {
    for (let end = count; end >= size; end -= size) {
      const rest = { ...game, actions: [...actions.slice(0, end - size), ...actions.slice(end)] };
      const begun = whole && upTo(whole, end - size);
      const shorter = playOn(engine, rest, { alike: false, begun });
      yield shorter;
      if (triedIn(shorter).length === count - size) continue;
      const inStep = playOn(engine, rest, { alike: true, begun });
      if (lengthOf(triedIn(inStep)) < length) yield inStep;
    }
  }
  for (const actions of smallerPayloads(engine, game)) {
    const smaller = playOn(engine, { ...game, actions }, { alike: false });
    const tried = triedIn(smaller);
    if (tried.length === count && lengthOf(tried) <= length) yield smaller;
  }
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
