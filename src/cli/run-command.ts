// What the railhead command does with its words. Exit 0: done; 1: bad game or file; 2: usage; 130: Ctrl-C.

import manifest from '../../package.json' with { type: 'json' };
import { isRailheadError } from '../core/engine/index.js';
import { readCommandLine } from './command-line.js';
import { BadInputError, Interrupted, say, sayLines, UsageError, warn } from './console.js';
import { helpOf } from './help.js';

/** Runs the command on the standard streams; the exit code. Errors are sentences on standard error. */
export async function runCommand(argv: readonly string[]): Promise<number> {
  try {
    await run(argv);
    return 0;
  } catch (error) {
    warn(`railhead: ${error instanceof Error ? error.message : String(error)}`);
    return exitCodeOf(error);
  }
}

async function run(argv: readonly string[]): Promise<void> {
  const { command, words, flags } = readCommandLine(argv);
  if (flags.help === true) return sayLines(helpOf(command));
  if (flags.version === true)
    return say(`railhead/${manifest.version} ${process.platform}-${process.arch} node-${process.version}`);
  if (command !== undefined) return await command.run(words, flags);
  sayLines(helpOf());
  throw new UsageError('name a command');
}

function exitCodeOf(error: unknown): number {
  if (error instanceof BadInputError || isRailheadError(error)) return 1;
  if (error instanceof UsageError) return 2;
  return error instanceof Interrupted ? 130 : 1;
}
