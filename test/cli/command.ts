// Runs the command as a user does, with a folder of its own: in this process, which is quick, or built and in a process of its
// own, where the process is what is tested.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { vi } from 'vitest';
import { runCommand } from '../../src/cli/run-command';
import options from '../../tsup.cli.config';
import { until } from '../until';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Inside the repository, so that the dependencies are found; apart for every process, so that none runs what another one is writing.
const CACHE = join(ROOT, 'node_modules/.cache');
const BUILT = join(CACHE, `railhead-command-${process.pid}`);

/** What a run of the command gave. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command, and a folder for the files it writes. */
export interface Command {
  run(...words: readonly string[]): Promise<Run>;
  /** Runs it with `--json` and reads the document. */
  // biome-ignore lint/suspicious/noExplicitAny: documents of whatever command
  json(...words: readonly string[]): Promise<any>;
  /** A path in the folder. */
  file(name: string): string;
  read(name: string): string;
  close(): void;
}

/** The command in processes of its own. */
export interface BuiltCommand extends Command {
  /** Where its script lies. */
  readonly path: string;
  /**
   * Runs `simulate` with a log, and presses Ctrl-C as soon as a game stands in it.
   */
  interrupted(...words: readonly string[]): Promise<Run>;
}

/** The command in this process. */
export const openCommand = (): Command => commandOf(runHere);

let built: Promise<void> | undefined;

/** Builds the command, which takes a second; once in a process, whichever file asks. */
export async function buildCommand(): Promise<BuiltCommand> {
  built ??= buildIt();
  await built;
  const path = join(BUILT, 'cli.js');
  const run = async (...words: readonly string[]): Promise<Run> => {
    const done = spawnSync(process.execPath, [path, ...words], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    return { code: done.status, out: done.stdout, err: done.stderr };
  };
  const command = commandOf(run);
  return {
    ...command,
    path,
    interrupted: (...words) => interruptedIn(command.file('interrupted.jsonl'), [path, ...words]),
  };
}

// What processes built that have ended since goes first.
async function buildIt(): Promise<void> {
  for (const name of readdirSync(CACHE)) {
    const [, process] = /^railhead-command-(\d+)$/.exec(name) ?? [];
    if (process !== undefined && !isRunning(Number(process)))
      rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  await build({ ...options, config: false, silent: true, outDir: BUILT });
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

function commandOf(run: Command['run']): Command {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-'));
  return {
    run,
    json: async (...words) => JSON.parse((await run(...words, '--json')).out),
    file: (name) => join(folder, name),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runHere(...words: readonly string[]): Promise<Run> {
  const told = { out: '', err: '' };
  const write = (stream: keyof typeof told) => (text: unknown) => {
    told[stream] += text;
    return true;
  };
  const streams = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(write('err')),
  ];
  try {
    return { code: await runCommand(words), ...told };
  } finally {
    for (const stream of streams) stream.mockRestore();
  }
}

async function interruptedIn(log: string, words: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [...words, '--log', log], { cwd: ROOT });
  const told = { out: '', err: '' };
  child.stdout.on('data', (data) => void (told.out += data));
  child.stderr.on('data', (data) => void (told.err += data));
  let isOver = false;
  const done = new Promise<Run>((resolve) =>
    child.on('close', (code) => {
      isOver = true;
      resolve({ code, ...told });
    }),
  );
  // Its first line says what is played, and every game is one more.
  const hasGame = () => existsSync(log) && readFileSync(log, 'utf8').split('\n').length > 2;
  await until(() => isOver || hasGame());
  child.kill('SIGINT');
  return done;
}
