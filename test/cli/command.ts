// Runs the command as a user does, with a folder of its own: in this process, which is quick, or built and in a process of its
// own, where the process is what is tested.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { vi } from 'vitest';
import { runCommand } from '../../src/cli/run-command';
import options from '../../tsup.cli.config';

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
   * Runs `simulate` and presses Ctrl-C when games have been played. Nobody can tell from outside when that is, so where it was
   * too soon the command is run again and left alone for twice as long.
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
  return {
    ...commandOf(run),
    path,
    async interrupted(...words) {
      for (let patience = 3_000; ; patience *= 2) {
        const done = await interruptedAfter(patience, [path, ...words]);
        const isTooSoon = done.code === null || / after 0 of /.test(done.err);
        if (!isTooSoon || patience > 20_000) return done;
      }
    },
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

// The code is null where the signal itself ended the process: it did not listen yet.
function interruptedAfter(patience: number, words: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, words, { cwd: ROOT });
  const told = { out: '', err: '' };
  child.stdout.on('data', (data) => void (told.out += data));
  child.stderr.on('data', (data) => void (told.err += data));
  setTimeout(() => child.kill('SIGINT'), patience);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...told })));
}
