// The entries of the package with their sources, and the ids of the titles, read from their one list. For what is configured
// without being compiled: the build, the tests, size limits, tools of the documentation.

import { readFileSync } from 'node:fs';

/** The folders below `rulesets` and `maps` that are titles, by name. */
export const titleFolders = JSON.parse(readFileSync(new URL('rulesets/list.json', import.meta.url), 'utf8')).sort();

/** The sources of the entries that package.json gives by a pattern, by entry. */
export const titleFiles = Object.fromEntries(
  ['milepost', ...titleFolders].map((id) => [`rulesets/${id}`, `rulesets/${id}/index.ts`]),
);
/** The names of those entries; `node entries.mjs` prints them. */
export const titleEntries = Object.keys(titleFiles);

/** The sources of all entries of the package, by entry. */
export const entryFiles = {
  index: 'src/index.ts',
  engine: 'src/entries/engine.ts',
  graph: 'src/entries/graph.ts',
  table: 'src/entries/table.ts',
  players: 'src/entries/players.ts',
  tournament: 'src/entries/tournament.ts',
  testing: 'src/entries/testing.ts',
  'testing/arbitraries': 'src/testing/arbitraries.ts',
  serve: 'src/entries/serve.ts',
  titles: 'rulesets/titles.ts',
  'adapters/boardgame-io': 'src/serve/adapters/boardgame-io/index.ts',
  'adapters/boardgamers': 'src/serve/adapters/boardgamers/index.ts',
  ...titleFiles,
};

if (process.argv[1] === import.meta.filename) console.log(titleEntries.join(' '));
