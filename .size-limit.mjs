// How large the parts may be, in kB of gzip, taken from what is built; npm run check:package measures them. A title is what its
// rules add to the engine, without board and cards: what railhead/engine or railhead/maps load as well is left out. The aims are
// 24 for the engine, 6 for the graphs, 12 for railhead/board, 28 for a milepost title and 16 for the two others. A limit stays
// where it is when a part grows, some half a kB above what it was; what all of it weighs, part by part, and why some aims are
// missed: docs/performance.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleFolders } from './entries.mjs';

const DIST = new URL('dist/', import.meta.url).pathname;
const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const limitOf = (id) =>
  JSON.parse(readFileSync(new URL(`rulesets/${id}/size-limit.json`, import.meta.url), 'utf8')).limit;

// The files of these entries with all that they load at once.
function filesOf(entries, files = new Set()) {
  for (const file of entries) {
    if (files.has(file)) continue;
    files.add(file);
    const loaded = readFileSync(file, 'utf8').matchAll(/^(?:\} from|import) "(\.[^"]+)";$/gm);
    filesOf([...loaded].map(([, from]) => join(file, '..', from)), files);
  }
  return files;
}

// Leaves out what a page has anyway.
function beside(...entries) {
  let files;
  return {
    name: 'beside',
    setup({ onResolve }) {
      files ??= filesOf(entries.map((entry) => `${DIST}${entry}.js`));
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) =>
        files.has(join(resolveDir, path)) ? { path, external: true } : undefined,
      );
    },
  };
}

const boards = titleFolders.map((id) => `maps/${id}`);
const added = (plugin) => (config) => ({ ...config, format: 'esm', plugins: [plugin] });

export default [
  { name: 'railhead/engine', path: 'dist/engine.js', import: '{ createEngine }', limit: '36 kB', gzip: true },
  { name: 'railhead/graph', path: 'dist/graph.js', limit: '7.5 kB', gzip: true },
  { name: 'railhead/board', path: 'dist/board.js', limit: '12 kB', gzip: true },
  // With its board, store, plans, bots and sentences, beside an engine that the page has anyway.
  {
    name: 'railhead/table',
    path: 'dist/table.js',
    limit: '20.8 kB',
    gzip: true,
    modifyEsbuildConfig: added(beside('engine')),
  },
  ...titleFolders.map((id) => ({
    name: `railhead/rulesets/${id}`,
    path: `dist/rulesets/${id}.js`,
    import: `{ ${camelCase(id)}Rules }`,
    limit: limitOf(id),
    gzip: true,
    modifyEsbuildConfig: added(beside('engine', ...boards)),
  })),
];
