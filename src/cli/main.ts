#!/usr/bin/env node
// The railhead command as a process: what it does with its words is run-command.ts.

import { runCommand } from './run-command.js';

// A reader that has seen enough (head, less) closes the pipe, which is fine. A full disk is an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`railhead: cannot write the output: ${error.message}\n`);
  process.exit(1);
});
// Where complaints cannot be written there is nobody to complain to; the exit code still says it.
process.stderr.on('error', () => {});

process.exitCode = await runCommand(process.argv.slice(2));
