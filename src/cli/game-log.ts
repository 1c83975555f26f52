// A file of games, one JSON document a line. The first line says what is played. So the same command goes on
// where the file ends, even if its last line is incomplete.

import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import type { FailedGame, GamePlan, GameReport } from '../players/tournament/index.js';
import { BadInputError } from './console.js';
import { readText, writeText } from './files.js';

/** A file of games. */
export interface GameLog {
  /** Games in the file, those that failed apart: they are played again. */
  readonly played: readonly GameReport[];
  /** Writes a game behind the others. */
  add(outcome: GameReport | FailedGame): void;
}

/** The seed of the games in a file; undefined where there is no file yet. */
export function seedIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const [head] = linesOf(file);
  return head === undefined ? undefined : (head as Head).plan?.seed;
}

/** Opens a file of games, or begins one. Throws `BadInputError` where it holds games of another plan. */
export function openGameLog(file: string, plan: Head['plan']): GameLog {
  const head = JSON.stringify({ plan });
  const add = (outcome: GameReport | FailedGame) => appendFileSync(file, `${JSON.stringify(outcome)}\n`);
  const [first, ...games] = existsSync(file) ? linesOf(file) : [];
  if (first === undefined) {
    writeText(file, `${head}\n`);
    return { played: [], add };
  }
  if (JSON.stringify(first) !== head)
    throw new BadInputError(`${file} holds games of another tournament: ${JSON.stringify(first)}`);
  const whole = wholeLinesOf(file);
  truncateSync(file, Buffer.byteLength(whole));
  return { played: games.filter((game) => Object.hasOwn(game, 'hash')) as GameReport[], add };
}

interface Head {
  readonly plan: GamePlan & { readonly seed: string };
}

function linesOf(file: string): readonly object[] {
  const lines = wholeLinesOf(file).split('\n').slice(0, -1);
  return lines.map((line, n) => {
    try {
      return Object(JSON.parse(line));
    } catch {
      throw new BadInputError(`${file} is no file of games: line ${n + 1} is no JSON`);
    }
  });
}

// Behind the last end of a line stands what was being written, if anything.
function wholeLinesOf(file: string): string {
  const text = readText(file, 'log');
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
