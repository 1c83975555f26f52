// Which run a test file belongs to. Every file belongs to exactly one.

import { readdirSync } from 'node:fs';

/** The runs: `npm test`, `npm run test:whole` and `npm run test:long`. */
export const RUNS = ['everyday', 'whole', 'long'] as const;
export type Run = (typeof RUNS)[number];

// What the rules of the titles stand on, and who plays by them: it starts no process and no server, and asks no clock. Everything else is
// the run of the whole: table, players, serve, examples, documents, editors, the command, the package.
export const EVERYDAY: readonly string[] = [
  'core',
  'fuzz',
  'maps',
  'playthroughs',
  'regressions',
  'rulesets',
  'testing',
  'types',
];
/** Files at the top of `test` that are about the house itself. */
export const HOUSE: readonly string[] = ['folders', 'fresh-seeds', 'index', 'rules-alone'];
/** Folders and files in those folders that are about pages, servers and editors, make maps and decks, check shipped data, or play many games. */
export const ELSEWHERE: readonly string[] = [
  'core/title',
  'maps/india-rails',
  'maps/iron-dragon',
  'regressions/bot-patches-the-engine',
  'regressions/boardgame-io-server-dies',
  'regressions/boardgamers-type-error',
  'regressions/interrupted-and-full',
  'regressions/protocol-lines',
  'rulesets/hex-tycoon/board/generate-map',
  'rulesets/hex-tycoon/board/map-data',
  'rulesets/milepost/board/deck-maker',
  'rulesets/milepost/board/import-board',
  'rulesets/milepost/board/render-board',
  'rulesets/milepost/players/carry',
  'rulesets/twentieth-century-limited/board/board',
  'rulesets/twentieth-century-limited/players/aims',
  'testing/deep-play',
  'testing/hard-board',
  'testing/positions',
  'testing/strays',
  'testing/suggested-lines',
  'types/hovers',
];

/** The run that a file belongs to; its path begins below `test`. */
export function runOf(path: string): Run {
  // Many games of every title.
  if (/\.long\.test\.ts$/.test(path)) return 'long';
  const name = path.replace(/\.test\.tsx?$/, '');
  const [folder] = name.split('/');
  if (ELSEWHERE.some((place) => `${name}/`.startsWith(`${place}/`))) return 'whole';
  // Pictures and sentences of titles.
  if (/^rulesets\/[^/]+\/(picture|words)\//.test(name)) return 'whole';
  return (name === folder ? HOUSE : EVERYDAY).includes(folder) ? 'everyday' : 'whole';
}

/** All test files below `test`, with slashes. */
export function testFiles(): readonly string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path));
}
