// A match on a host: its state, and who may play which seat. Its file is the match: the first line says by
// which rules it is played, then comes a line an action. Opening the file plays it up to its last line.

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AnyEngine, GameAction, GameHeader } from 'railhead/engine';
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

/** A match that is being played. */
export interface Match {
  readonly id: string;
  /** By seat: what its player shows to be let in. */
  readonly keys: readonly string[];
  readonly state: () => State;
  /**
   * Plays for a seat. Throws `NotWrittenError` where the disk fails; that, like a refusal, changes nothing.
   */
  readonly play: (seat: number, action: object) => ReturnType<AnyEngine['tryAction']>;
}

/**
 * The first line. It names all that decides the rules, so that a host with newer rules plays the match as it
 * began.
 */
interface Start {
  readonly format: 1;
  /** Title, revision, layers, options, board and its hash, names. */
  readonly game: GameHeader;
  /** The algorithm that draws cards and dice. */
  readonly luck: string;
  /** Stays with the host: if you know it, you know every card. */
  readonly seed: string;
  readonly keys: readonly string[];
}

/** What somebody asks for who wants a match. */
export interface Wish {
  readonly ruleset: string;
  readonly seats: unknown;
  readonly options?: unknown;
}

/**
 * Begins a match and writes its file. Throws a railhead error for what is no game, and `NotWrittenError`
 * where the disk fails.
 */
export function beginMatch(means: Means, { ruleset, seats, options }: Wish): Match {
  const seed = randomBytes(16).toString('hex');
  const config = { seats, seed, ...(options !== undefined && { options }) };
  const { game, luck } = means.engine.createGame(ruleset, config as never);
  const id = randomBytes(6).toString('hex');
  const keys = game.seatNames.map(() => randomBytes(12).toString('hex'));
  const start: Start = { format: 1, game, luck: luck.algorithm, seed, keys };
  writeFile(means.disk, fileOf(means, id), start);
  return openMatch(means, id);
}

/** Opens the file of a match. Throws an error that says what is wrong with it. */
export function openMatch(means: Means, id: string): Match {
  const { engine } = means;
  const file = openFile(means.disk, fileOf(means, id));
  const [first, ...rest] = file.lines;
  if (first === undefined) throw new Error('it has no first line');
  if (file.cut > 0)
    means.log(`match ${id}: a last line was never finished and is cut off (${file.cut} bytes)`);
  const start = startIn(first);
  let state = firstState(engine, start);
  for (const [n, line] of rest.entries()) {
    const result = engine.tryAction(state, jsonIn(line, n + 2) as GameAction);
    if (!result.ok) throw new Error(`line ${n + 2}: the rules refuse it (${result.rejection.code})`);
    state = result.state;
  }
  return {
    id,
    keys: start.keys,
    state: () => state,
    play(seat, action) {
      // The seat comes from the key, not from the message.
      const result = engine.tryAction(state, { ...action, seat } as GameAction);
      if (result.ok) {
        file.append(result.action);
        state = result.state;
      }
      return result;
    },
    record: () => record(ruleset, config as never, actions as never),
  };
}

function firstState(engine: AnyEngine, { game, luck, seed }: Start): State {
  const { ruleset, revision, layers, options, board, seatNames: seats } = game;
  const played = { seats, seed, options, board: board.id, revision, ...(layers && { layers }) };
  const state = engine.createGame(ruleset, played as never);
  if (state.game.board.hash !== board.hash)
    throw new Error(`its board ${board.id} is not the one known here`);
  if (state.luck.algorithm !== luck) throw new Error(`its luck is drawn by ${luck}, which is not known here`);
  return state;
}

function startIn(line: string): Start {
  const start = Object(jsonIn(line, 1)) as Partial<Start>;
  const { format, game, luck, seed, keys } = start;
  const isStart =
    format === 1 &&
    typeof luck === 'string' &&
    typeof seed === 'string' &&
    typeof game?.ruleset === 'string' &&
    typeof game.board?.id === 'string' &&
    Array.isArray(game.seatNames) &&
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
