// The command and what its threads run: alone, so that the demo of a fresh clone is quick, and as part of the package.

import type { Options } from 'tsup';

/** For node, dependencies apart. The worker is the library's too: src/tournament/run.ts looks for it beside itself. */
const command = {
  entry: {
    cli: 'src/cli/main.ts',
    'cli-contest': 'src/cli/contest.ts',
    'tournament-worker': 'src/tournament/worker.ts',
  },
  format: ['esm'],
  target: 'node20',
} satisfies Options;

export default command;
