// Playthroughs: whole games as text for people and version control. Each action is a line of notation; below
// it stand what happened, who is asked next and sometimes the state's hash. As a golden file it shows a
// changed rule at the line where play differs.

import { type NameTables, nameIn } from '../core/engine/fields/names.js';
import {
  type AnyEngine,
  type Decision,
  type Envelope,
  type Fact,
  type GameEvent,
  IllegalActionError,
  InvalidInputError,
  isRailheadError,
  type TitleOnBoard,
} from '../core/engine/index.js';
import type { ThingsNamed } from '../core/engine/rules/event.js';
import type { GameText } from './law.js';
import { startOf } from './position.js';

export type { GameText };

/** Where a playthrough is no longer what is played. */
export interface Departure {
  /** The number of the line, from 1. */
  readonly line: number;
  /** The written line; null behind the end. */
  readonly written: string | null;
  /** What would be written today, or why the line cannot be played; null behind the end. */
  readonly now: string | null;
}

const TITLE = 'railhead playthrough 1';
const HASH_EVERY = 25;

/**
 * Writes a game as text. Throws what the engine throws if an action cannot be played.
 *
 * @param engine - An engine that plays the title.
 * @param game - The title, the config and the actions.
 * @returns The text, a line for each action and for what came of it.
 * @throws `IllegalActionError` and `InvalidActionError` for an action that cannot be played.
 * @see {@link readPlaythrough}
 * @example
 * const text = writePlaythrough(engine, playRandomGame(engine, 'my-title', { seed: 1 }));
 */
export function writePlaythrough(engine: AnyEngine, game: GameText): string {
  return [...linesOf(engine, game), ''].join('\n');
}

/**
 * A playthrough of config and actions alone, without what happened: enough for {@link readPlaythrough}, and
 * short enough to report a failed property.
 *
 * @param engine - An engine that plays the title.
 * @param game - The title, the config and the actions.
 * @returns The text.
 * @see {@link writePlaythrough}
 * @example
 * const text = outlineOf(engine, { ruleset: 'china-rails', config: { seats: 2, seed: 7 }, actions: [] });
 * console.log(readPlaythrough(engine, text).ruleset);
 * // china-rails
 */
export function outlineOf(engine: AnyEngine, game: GameText): string {
  const { state } = startOf(engine, game);
  const actions = game.actions.map((action) => engine.formatAction(titleOnBoardOf(game), action));
  return [...headingOf(game, state, game.config.options ?? {}), ...actions, ''].join('\n');
}

/**
 * Reads the config, the actions and the revisions of a playthrough; the rest is for people and for
 * {@link checkPlaythrough}. Throws `InvalidInputError` with the line, `InvalidActionError` for bad notation.
 *
 * @param engine - An engine that plays the title.
 * @param text - A playthrough, or an outline of one.
 * @returns The title, the config and the actions.
 * @throws `InvalidInputError` for a line that cannot be read, `InvalidActionError` for an action that no
 *   notation reads.
 * @see {@link outlineOf}
 * @example
 * const text = outlineOf(engine, { ruleset: 'china-rails', config: { seats: 2, seed: 7 }, actions: [] });
 * const game = readPlaythrough(engine, text);
 */
export function readPlaythrough(engine: AnyEngine, text: string): GameText {
  const lines = text.split('\n');
  if (lines[0] !== TITLE) throw misread(1, `expected «${TITLE}»`);
  const heading = (name: string, ...standard: readonly unknown[]): unknown => {
    const line = lines.findIndex((one) => one.startsWith(`${name} `));
    if (line < 0 && standard.length > 0) return standard[0];
    if (line < 0) throw misread(1, `expected a line that begins with ${name}`);
    try {
      return JSON.parse(lines[line].slice(name.length + 1));
    } catch {
      throw misread(line + 1, 'expected JSON');
    }
  };
  const ruleset = String(heading('ruleset'));
  const config = { seats: heading('seats'), seed: heading('seed'), options: heading('options') };
  const revision = heading('revision', {});
  const revisions = typeof revision === 'object' ? revision : { revision };
  const whole = { ...config, board: heading('board'), ...revisions } as GameText['config'];
  const on = titleOnBoardOf({ ruleset, config: whole });
  const actions = lines
    .filter((line) => /^(\d+|host): /.test(line))
    .map((line) => engine.parseAction(on, line));
  const position = heading('position', undefined) as object | undefined;
  return { ruleset, config: whole, ...(position && { position }), actions };
}

/**
 * Plays a playthrough again; null when every line is what would be written today, else the first that is not.
 *
 * @param engine - An engine that plays the title.
 * @param text - A playthrough, as `writePlaythrough` wrote it.
 * @returns Null where nothing differs; the number of the first line that does, from 1, with both texts.
 * @see {@link writePlaythrough}
 * @example
 * const text = writePlaythrough(engine, playRandomGame(engine, 'hex-tycoon', { seed: 7, steps: 3 }));
 * console.log(checkPlaythrough(engine, text) === null);
 * // true
 */
export function checkPlaythrough(engine: AnyEngine, text: string): Departure | null {
  const written = text.split('\n');
  const game = readPlaythrough(engine, text);
  let line = 0;
  try {
    for (const now of linesOf(engine, game)) {
      if (written[line] !== now) return { line: line + 1, written: written[line] ?? null, now };
      line++;
    }
  } catch (error) {
    if (!isRailheadError(error)) throw error;
    return { line: line + 1, written: written[line] ?? null, now: error.message };
  }
  const [rest = ''] = written.slice(line);
  return rest === '' && written.length === line + 1 ? null : { line: line + 1, written: rest, now: null };
}

function headingOf(
  { ruleset, config, position }: GameText,
  { game }: Envelope,
  options: unknown,
): readonly string[] {
  const { revision, layers } = game;
  return [
    TITLE,
    `ruleset ${JSON.stringify(ruleset)}`,
    `revision ${JSON.stringify(layers === undefined ? revision : { revision, layers })}`,
    `board ${JSON.stringify(game.board.id)}`,
    `seats ${JSON.stringify(config.seats)}`,
    `seed ${JSON.stringify(config.seed)}`,
    `options ${JSON.stringify(options)}`,
    ...(position === undefined ? [] : [`position ${JSON.stringify(position)}`]),
    '',
  ];
}

function* linesOf(engine: AnyEngine, game: GameText): Iterable<string> {
  const start = startOf(engine, game);
  let state: Envelope = start.state;
  yield* headingOf(game, state, state.game.options);
  const eventLine = eventLinesOf(engine, state);
  yield* start.events.map(eventLine);
  yield* askedLines(engine.decisions(state), []);
  for (const action of game.actions) {
    const before = state;
    yield engine.formatAction(state, action);
    const result = engine.tryAction(state, action);
    if (!result.ok) throw new IllegalActionError(result.rejection);
    state = result.state;
    yield* result.events.map(eventLine);
    if (state.round !== before.round) yield* ['', `= round ${state.round}`];
    yield* askedLines(result.decisions, engine.decisions(before));
    if (state.step % HASH_EVERY === 0) yield `  # state ${engine.hashState(state).slice(0, 16)}`;
  }
  const outcome = engine.outcome(state);
  yield '';
  if (outcome === null) yield `= still open after ${state.step} actions`;
  else {
    yield `= over: ${outcome.reason}`;
    for (const { place, ...standing } of outcome.ranking) yield `  ${place}. ${fields(standing)}`;
    yield* outcome.tieBreaks.map((tieBreak) => `  tie: ${tieBreak}`);
  }
  yield `# state ${engine.hashState(state)}`;
}

/** Where the texts of a game's actions name things: its title and its board. */
export function titleOnBoardOf({ ruleset, config }: Pick<GameText, 'ruleset' | 'config'>): TitleOnBoard {
  return { ruleset, board: config.board };
}

// Writes events of a game, each a line, with names for the things that its facts declare.
function eventLinesOf(engine: AnyEngine, state: Envelope): (event: GameEvent) => string {
  const { names, ruleset } = engine.settingOf(state);
  const facts = ruleset.events as Readonly<Record<string, Fact<object>>>;
  return ({ n: _, type, ...rest }) =>
    `  ${type} ${fields(named(rest, facts[type]?.things, names))}`.trimEnd();
}

// A record with names instead of numbers in the fields for which a fact says which kind of thing they hold.
function named(record: object, things: ThingsNamed | undefined, names: NameTables): object {
  if (things === undefined) return record;
  const entries = Object.entries(record).map(([field, value]) => {
    const kind = things[field];
    if (typeof kind === 'object') return [field, value === null ? null : named(value, kind, names)];
    const table = names[kind];
    if (table === undefined || value === null) return [field, value];
    return [field, Array.isArray(value) ? value.map((one) => nameIn(table, one)) : nameIn(table, value)];
  });
  return Object.fromEntries(entries);
}

// Who is asked, when that is not what it was before.
function* askedLines(now: readonly Decision[], before: readonly Decision[]): Iterable<string> {
  const [text, earlier] = [now, before].map((decisions) =>
    decisions.map(({ seat, kind, optional }) => `${seat} ${kind}${optional ? '?' : ''}`).join(', '),
  );
  if (text !== earlier) yield `  > ${text || 'nobody'}`;
}

function fields(record: object): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
}

function misread(line: number, message: string): InvalidInputError {
  return new InvalidInputError('playthrough', [{ path: ['line', line], message }]);
}
