// The command and what its threads run: alone, so that the demo of a fresh clone is quick, and as part of the package.

import type { Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Left apart like dependencies, which the bundler knows by itself: a pool of threads looks for its own files beside itself. */
export const external: string[] = Object.keys(manifest.optionalDependencies);

/** For node, dependencies apart. The worker is the library's too: src/players/tournament/run.ts looks for it beside itself. */
const command = {
  entry: {
    cli: 'src/cli/main.ts',
    'cli-contest': 'src/cli/contest.ts',
    'tournament-worker': 'src/players/tournament/worker.ts',
  },
  format: ['esm'],
  target: 'node20',
  external,
} satisfies Options;

export default command;
