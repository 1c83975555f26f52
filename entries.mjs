// The entries of the package with their sources, and the ids of the titles, read from their one list. For what is configured
// without being compiled: the build, the tests, size limits, tools of the documentation.

import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('rulesets/index.ts', import.meta.url), 'utf8');

/** The folders below `rulesets` and `maps` that are titles, by name. */
export const titleFolders = [...list.matchAll(/from '\.\/([^/']+)\/title\.js'/g)].map(([, id]) => id);

const folders = { rulesets: ['milepost', ...titleFolders], maps: titleFolders };
const modules = Object.entries(folders).flatMap(([folder, ids]) => ids.map((id) => `${folder}/${id}`));
/** The sources of the entries that package.json gives by patterns, by entry. */
export const titleFiles = Object.fromEntries([
  ...modules.map((entry) => [entry, `${entry}/index.ts`]),
  ...titleFolders.map((id) => [`rulesets/${id}/catalogue`, `rulesets/${id}/catalogue.ts`]),
]);
/** The names of those entries; `node entries.mjs` prints them. */
export const titleEntries = Object.keys(titleFiles);

/** The sources of all entries of the package, by entry. */
export const entryFiles = {
  index: 'src/index.ts',
  engine: 'src/core/engine/index.ts',
  graph: 'src/core/graph/index.ts',
  bots: 'src/players/bots/index.ts',
  sim: 'src/players/sim.ts',
  tournament: 'src/players/tournament/index.ts',
  analysis: 'src/players/analysis/index.ts',
  encode: 'src/players/encode/index.ts',
  messages: 'src/table/words/index.ts',
  render: 'src/table/pictures.ts',
  board: 'src/table/board/index.ts',
  store: 'src/table/store/index.ts',
  table: 'src/table/index.ts',
  planning: 'src/table/plans/index.ts',
  testing: 'src/testing/index.ts',
  'testing/arbitraries': 'src/testing/arbitraries.ts',
  schema: 'src/serve/schemas/index.ts',
  protocol: 'src/serve/protocol/index.ts',
  'adapters/boardgame-io': 'src/serve/adapters/boardgame-io/index.ts',
  'adapters/boardgamers': 'src/serve/adapters/boardgamers/index.ts',
  ...titleFiles,
};

if (process.argv[1] === import.meta.filename) console.log(titleEntries.join(' '));
