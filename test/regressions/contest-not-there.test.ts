// A tournament whose contest could not be loaded told of no game played, and of nothing wrong.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import command from '../../tsup.cli.config.js';

type Tournament = typeof import('../../src/players/tournament/index.js');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, 'node_modules/.cache/railhead-tournament');
const folder = mkdtempSync(join(tmpdir(), 'railhead-contest-'));
let runTournament: Tournament['runTournament'];

// Threads run what is built only.
beforeAll(async () => {
  const entry = {
    tournament: 'src/players/tournament/index.ts',
    'tournament-worker': 'src/players/tournament/worker.ts',
  };
  await build({ ...command, entry, config: false, silent: true, outDir: BUILT });
  ({ runTournament } = await import(pathToFileURL(join(BUILT, 'tournament.js')).href));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const games = { ruleset: 'hex-tycoon', games: 3, seats: 2, seed: 7, bots: ['greedy'] };

test.each([
  ['not there', null, /cannot be loaded: .*not-there\.mjs/],
  ['no program', 'export default (', /cannot be loaded/],
  ['without a default export', 'export const bots = {};', /no function that makes a contest/],
  ['that throws', 'export default () => { throw new Error("no board today"); };', /no board today/],
  ['that makes nothing', 'export default () => {};', /makes no contest of an engine and bots/],
])('a contest %s is told before the first game', async (what, text, message) => {
  const file = join(folder, `${what.replaceAll(' ', '-')}.mjs`);
  if (text !== null) writeFileSync(file, text);
  const played: unknown[] = [];
  const plan = { ...games, contest: pathToFileURL(file), onGame: (game: unknown) => played.push(game) };
  await expect(runTournament(plan)).rejects.toThrow(message);
  expect(played).toEqual([]);
});

test('a contest that is there is played', async () => {
  const file = join(folder, 'empty.mjs');
  writeFileSync(file, 'export default () => ({ engine: {}, bots: {} });');
  const { failures } = await runTournament({ ...games, contest: pathToFileURL(file), threads: 2 });
  expect(failures.map(({ message }) => message)).toEqual(Array(3).fill('plan: bots: there is no bot greedy'));
});
