// Builds the command once and runs it as a user does, in a folder of its own.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import options from '../../tsup.cli.config';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Inside the repository, so that the dependencies are found.
const BUILT = join(ROOT, 'node_modules/.cache/railhead-command');

/** What a run of the command gave. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command, and a folder for the files it writes. */
export interface Command {
  /** Where its script lies. */
  readonly path: string;
  run(...words: readonly string[]): Run;
  /** Runs it with `--json` and reads the document. */
  // biome-ignore lint/suspicious/noExplicitAny: documents of whatever command
  json(...words: readonly string[]): any;
  /** A path in the folder. */
  file(name: string): string;
  read(name: string): string;
  close(): void;
}

/** Builds the command; takes a second. */
export async function buildCommand(): Promise<Command> {
  await build({ ...options, config: false, silent: true, outDir: BUILT });
  const folder = mkdtempSync(join(tmpdir(), 'railhead-'));
  const run = (...words: readonly string[]): Run => {
    const done = spawnSync(process.execPath, [join(BUILT, 'cli.js'), ...words], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    return { code: done.status, out: done.stdout, err: done.stderr };
  };
  return {
    path: join(BUILT, 'cli.js'),
    run,
    json: (...words) => JSON.parse(run(...words, '--json').out),
    file: (name) => join(folder, name),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
