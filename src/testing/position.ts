// Games that begin in mid-game: a state as the parts that `createPosition` takes, and as code for a test.

import { type AnyEngine, type Envelope, type GameAction, isRailheadError } from '../core/engine/index.js';
import { firstDifference } from './difference.js';
import type { GameText, History } from './law.js';

type Start = Omit<GameText, 'actions'>;

/** The first state of a game, and what setting it up told. */
export function startOf(
  engine: AnyEngine,
  { ruleset, config, position }: Start,
): ReturnType<AnyEngine['startGame']> {
  if (position === undefined) return engine.startGame(ruleset, config);
  return { state: engine.createPosition(ruleset, { config, state: position }), events: [] };
}

/** As {@link startOf}; null for a position that the rules refuse. */
export function admittedStart(engine: AnyEngine, start: Start): Envelope | null {
  try {
    return startOf(engine, start).state;
  } catch (error) {
    if (isRailheadError(error) && error.code === 'invalid-input') return null;
    throw error;
  }
}

/** What `createPosition` takes of a state beside the config. */
const partsOf = ({ game: _, ...parts }: Envelope): object => parts;

/**
 * The game that begins in this state, for `playLegal`, `examineActions` and `outlineOf`.
 *
 * @param state - A state, mostly from `createPosition`.
 * @param actions - The actions to play from there.
 * @returns The game as config, position and actions.
 * @see `playLegal`
 * @example
 * const state = engine.createPosition('china-rails', { config: { seats: 2, seed: 7 }, state: { round: 3 } });
 * console.log(playLegal(engine, gameAt(state, [])).states[0].round);
 * // 3
 */
export function gameAt(state: Envelope, actions: readonly GameAction[]): GameText {
  const { ruleset, options, board, seatNames } = state.game;
  const config = { seats: seatNames, seed: 0, options: options as object, board: board.id };
  return { ruleset, config, position: partsOf(state), actions };
}

/** The game from behind its first `count` actions: it begins in the position there. */
export function fromStep<Game extends History>(game: Game, count: number): Game {
  return {
    ...game,
    position: partsOf(game.states[count]),
    actions: game.actions.slice(count),
    states: game.states.slice(count),
    events: [[], ...game.events.slice(count + 1)],
  };
}

/** The position of a game without all that a fresh game of its config has as well. */
export function leanPosition(engine: AnyEngine, { position = {}, ...game }: Start): object {
  const fresh = partsOf(engine.createGame(game.ruleset, game.config));
  const lean = (changesOf(fresh, position) ?? {}) as object;
  const [whole, same] = [position, lean].map((one) => admittedStart(engine, { ...game, position: one }));
  return firstDifference(whole, same) === null ? lean : position;
}

// What differs, as `createPosition` puts it in place; undefined for nothing.
function changesOf(base: unknown, value: unknown, key?: string): unknown {
  if (firstDifference(base, value) === null) return undefined;
  if (key === 'seats' && areRows(base) && areRows(value) && base.length === value.length)
    return value.map((seat, n) => changesOf(base[n], seat) ?? {});
  if (!isRecord(base) || !isRecord(value)) return value;
  const changes = Object.entries(value).map(([name, part]) => [name, changesOf(base[name], part, name)]);
  return Object.fromEntries(changes.filter(([, part]) => part !== undefined));
}

/** True for a record, not for a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areRows = (value: unknown): value is readonly object[] => Array.isArray(value) && value.every(isRecord);

/** A game from a position as code to paste into a test: `createPosition`, and the actions in notation. */
export function positionCode(engine: AnyEngine, { ruleset, config, position, actions }: GameText): string {
  const { state } = startOf(engine, { ruleset, config, ...(position && { position }) });
  const lines = actions.map((action) => `  ${written(engine.formatAction(state, action))},`);
  return [
    `const position = engine.createPosition(${written(ruleset)}, {`,
    `  config: ${written(config, '  ')},`,
    `  state: ${written(position, '  ')},`,
    '});',
    'const actions = [',
    ...lines,
    '].map((text) => engine.parseAction(position, text));',
    'const game = gameAt(position, actions);',
    '',
  ].join('\n');
}

const WIDTH = 100;

// A value as code, on one line if it fits.
function written(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null)
    return JSON.stringify(value).replace(/^"([^'"\\]*)"$/, "'$1'");
  const parts = (inside: string): readonly string[] =>
    Array.isArray(value)
      ? value.map((item) => written(item, inside))
      : Object.entries(value).map(([name, part]) => `${nameOf(name)}: ${written(part, inside)}`);
  if (parts('').length === 0) return Array.isArray(value) ? '[]' : '{}';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts('').join(', ')}${close}`;
  const isFlat = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (isFlat || (indent.length + line.length <= WIDTH && !line.includes('\n'))) return line;
  const inside = `${indent}  `;
  return `${open.trim()}\n${parts(inside)
    .map((part) => `${inside}${part},\n`)
    .join('')}${indent}${close.trim()}`;
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
