// The command alone: all it needs in one file, so that the demo of a fresh clone is quick.

import type { Options } from 'tsup';

/** One file for node, its dependencies apart. */
const command: Options = {
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  target: 'node20',
};

export default command;
