// The ids of the titles, read from their one list: for what is configured without being compiled (the build, size limits, the
// test of the package, tools of the documentation). Everybody else imports rulesets/index.ts.

import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('rulesets/index.ts', import.meta.url), 'utf8');

/** The folders below `rulesets` and `maps` that are titles, by name. */
export const titleFolders = [...list.matchAll(/from '\.\/([^/']+)\/title\.js'/g)].map(([, id]) => id);

const rooms = { rulesets: ['milepost', ...titleFolders], maps: titleFolders };
const modules = Object.entries(rooms).flatMap(([room, ids]) => ids.map((id) => `${room}/${id}`));
/** The files of the entries of the package that package.json gives by patterns, by entry. */
export const titleFiles = Object.fromEntries([
  ...modules.map((entry) => [entry, `${entry}/index.ts`]),
  ...titleFolders.map((id) => [`rulesets/${id}/catalogue`, `rulesets/${id}/catalogue.ts`]),
]);
/** The entries themselves; `node titles.mjs` prints them. */
export const titleEntries = Object.keys(titleFiles);

if (process.argv[1] === import.meta.filename) console.log(titleEntries.join(' '));
