// A match on a host: its state, and who may play which seat. Its file is the match: the first line says by
// which rules it is played, then comes a line an action. Opening the file plays it up to its last line.

import { join } from 'node:path';
import {
  type AnyEngine,
  freshSeed,
  type GameAction,
  type GameEvent,
  type GameRecord,
  type SeedParts,
  type SharedSeed,
} from 'railhead/engine';
import { type Disk, openFile, writeFile } from './match-file.js';

/** What a host has: an engine, a folder on a disk, and somebody to tell what happens there. */
export interface Means {
  readonly engine: AnyEngine;
  readonly disk: Disk;
  readonly folder: string;
  readonly log: (line: string) => void;
}

/** The state of a match of any title. */
export type State = ReturnType<AnyEngine['createGame']>;

/** A state of a match, and what led to it. */
export interface Past {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A match that is being played. */
export interface Match {
  readonly id: string;
  /** By seat: what its player shows to be let in. */
  readonly keys: readonly string[];
  readonly state: () => State;
  /** The last states, the present one last: for clients that come back. They share what did not change. */
  readonly recent: () => readonly Past[];
  /**
   * Plays for a seat. Throws `NotWrittenError` where the disk fails; that, like a refusal, changes nothing.
   */
  readonly play: (seat: number, action: object) => ReturnType<AnyEngine['tryAction']>;
  /**
   * The whole match, with its seed and the parts that the seed is made of. Null until the game is over: the
   * seed tells every card.
   */
  readonly record: () => GameRecord | null;
}

/**
 * The first line. It names all that decides the rules, so that a host with newer rules plays the match as it
 * began.
 */
interface Start {
  readonly format: 1;
  /** Title, revision, layers, options, board and its hash, names, and what a table committed to. */
  readonly game: ReturnType<AnyEngine['view']>['game'];
  /** The algorithm that draws cards and dice. */
  readonly luck: string;
  /** Stays with the host: if you know it, you know every card. */
  readonly seed: string;
  /** What the seed of a table is made of; it stays with the host as well. */
  readonly seedParts?: SeedParts | undefined;
  readonly keys: readonly string[];
}

// States that a match remembers: a turn of everybody at a full table.
const MOST_RECENT = 200;

/** What somebody asks for who wants a match. */
export interface Wish {
  readonly ruleset: string;
  readonly seats: unknown;
  readonly options?: unknown;
}

/** What there is before the first deal. A match takes the id of its table, so that every seat finds it. */
export interface Made extends SharedSeed {
  readonly id: string;
  readonly seed: string;
  /** The host draws them if a table has not. */
  readonly keys?: readonly string[];
}

/**
 * Begins a match and writes its file; without a table, the host draws seed and keys. Throws a railhead error
 * for what is no game, and `NotWrittenError` where the disk fails.
 */
export function beginMatch(
  means: Means,
  { ruleset, seats, options }: Wish,
  made: Made = { id: freshSeed(), seed: freshSeed() },
): Match {
  const { id, keys, ...shared } = made;
  const config = { seats, ...shared, ...(options !== undefined && { options }) };
  const { game, luck } = means.engine.createGame(ruleset, config as never);
  const { seed, seedParts } = shared;
  const secret = { seed, seedParts, keys: keys ?? game.seatNames.map(() => freshSeed()) };
  const start: Start = { format: 1, game, luck: luck.algorithm, ...secret };
  writeFile(means.disk, fileOf(means, id), start);
  return openMatch(means, id);
}

/** Opens the file of a match. Throws an error that says what is wrong with it. */
export function openMatch(means: Means, id: string): Match {
  const { engine } = means;
  const file = openFile(means.disk, fileOf(means, id));
  const [head, ...rest] = file.lines;
  if (head === undefined) throw new Error('it has no first line');
  if (file.cut > 0)
    means.log(`match ${id}: a last line was never finished and is cut off (${file.cut} bytes)`);
  const start = startIn(head);
  const first = firstState(engine, start);
  let { state } = first;
  const recent: Past[] = [first];
  const goOn = (to: Past) => {
    state = to.state;
    recent.push({ state, events: to.events });
    if (recent.length > MOST_RECENT) recent.shift();
  };
  const actions: GameAction[] = [];
  let whole: GameRecord | null = null;
  for (const [n, line] of rest.entries()) {
    const result = engine.tryAction(state, jsonIn(line, n + 2) as GameAction);
    if (!result.ok) throw new Error(`line ${n + 2}: the rules refuse it (${result.rejection.code})`);
    goOn(result);
    actions.push(result.action);
  }
  return {
    id,
    keys: start.keys,
    state: () => state,
    recent: () => recent,
    play(seat, action) {
      // The seat comes from the key, not from the message.
      const result = engine.tryAction(state, { ...action, seat } as GameAction);
      if (result.ok) {
        file.append(result.action);
        goOn(result);
        actions.push(result.action);
      }
      return result;
    },
    record() {
      if (state.outcome === null) return null;
      whole ??= engine.record(start.game.ruleset, configOf(start) as never, actions as never);
      return whole;
    },
  };
}

// The parts of a seed must fit the commitments, so a file in which somebody changed either does not open.
function configOf({ game, seed, seedParts }: Start) {
  const { revision, layers, options, board, seatNames: seats, seedCommitments } = game;
  const shared = { seed, seedCommitments, seedParts };
  return { seats, ...shared, options, board: board.id, revision, ...(layers && { layers }) };
}

function firstState(engine: AnyEngine, start: Start): Past {
  const { game, luck } = start;
  const { board } = game;
  const { state, events } = engine.startGame(game.ruleset, configOf(start) as never);
  if (state.game.board.hash !== board.hash)
    throw new Error(`its board ${board.id} is not the one known here`);
  if (state.luck.algorithm !== luck) throw new Error(`its luck is drawn by ${luck}, which is not known here`);
  return { state, events };
}

function startIn(line: string): Start {
  const start = Object(jsonIn(line, 1)) as Partial<Start>;
  const { format, game, luck, seed, seedParts, keys } = start;
  const isStart =
    format === 1 &&
    typeof luck === 'string' &&
    typeof seed === 'string' &&
    typeof game?.ruleset === 'string' &&
    typeof game.board?.id === 'string' &&
    Array.isArray(game.seatNames) &&
    (game.seedCommitments === undefined) === (seedParts === undefined) &&
    Array.isArray(keys) &&
    keys.length === game.seatNames.length &&
    keys.every((key) => typeof key === 'string');
  if (isStart) return start as Start;
  throw new Error('line 1 does not say how a match began');
}

// The parser's own message would quote the line, and with it seed and keys.
function jsonIn(line: string, n: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`line ${n} is not JSON`);
  }
}

/** Where the file of a match lies. */
export const fileOf = ({ folder }: Pick<Means, 'folder'>, id: string) => join(folder, `${id}.jsonl`);
