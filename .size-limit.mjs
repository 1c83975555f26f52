// How large the parts may be, in kB of gzip; npm run check:package measures them. A title is measured as what its rules
// add to the engine, without board and cards; its limit stands in its folder. What the engine carries already (schemas,
// luck, its hash) counts there. The aims are 22 for the engine, 4 for the graphs and 25 for a title. Where a part is larger
// today, its limit is what it is, so that it cannot grow unnoticed. What all of it weighs, and why: docs/performance.md.

import { readFileSync } from 'node:fs';
import { titleFolders } from './titles.mjs';

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const limitOf = (id) =>
  JSON.parse(readFileSync(new URL(`rulesets/${id}/size-limit.json`, import.meta.url), 'utf8')).limit;

const apart = {
  name: 'apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(maps|engine|random)\/|^zod/ }, ({ path }) => ({ path, external: true })),
};

export default [
  { name: 'railhead/engine', path: 'dist/engine.js', import: '{ createEngine }', limit: '31 kB', gzip: true },
  { name: 'railhead/graph', path: 'dist/graph.js', limit: '7.3 kB', gzip: true },
  { name: 'railhead/board', path: 'dist/board.js', limit: '12 kB', gzip: true },
  // With its board, store, plans, bots and sentences, beside an engine that the page has anyway.
  {
    name: 'railhead/table',
    path: 'src/table/index.ts',
    limit: '18.5 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [apart] }),
  },
  ...titleFolders.map((id) => ({
    name: `railhead/rulesets/${id}`,
    path: `rulesets/${id}/index.ts`,
    import: `{ ${camelCase(id)}Rules }`,
    limit: limitOf(id),
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', plugins: [apart] }),
  })),
];
