// The examples of docs/adapters.md run as they stand: whoever runs a match drops a seat on a server as it is set up there.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as railhead from '../../../src/index.js';
import * as boardgameIO from '../../../src/serve/adapters/boardgame-io/index.js';
import * as boardgamers from '../../../src/serve/adapters/boardgamers/index.js';
import { examplesIn, runExample } from '../../run-example.js';
import { type AnyClient, served, until } from './served.js';

const framework = createRequire(import.meta.url);
const modules = {
  railhead,
  'railhead/adapters/boardgame-io': boardgameIO,
  'railhead/adapters/boardgamers': boardgamers,
  ...Object.fromEntries(
    ['client', 'multiplayer', 'server'].map((entry) => [
      `boardgame.io/${entry}`,
      framework(`boardgame.io/dist/cjs/${entry}.js`),
    ]),
  ),
};
const page = readFileSync(new URL('../../../docs/adapters.md', import.meta.url), 'utf8');
const [game, onServer, whoRunsIt, api, ...more] = examplesIn(page);

test('there is no example besides', () => {
  expect(more).toEqual([]);
});

test.each([
  ['a Game', game],
  ['functions for a host', api],
])('%s is made', (_, source) => {
  expect(() => runExample(source, modules)).not.toThrow();
});

test('E-HOST-2, E-HOST-4: whoever runs a match joins it with the key, drops a seat and ends it', async () => {
  const hostKey = 'a secret of the server';
  const { server } = runExample(onServer, modules, { hostKey }).exports;
  const { url, lobby, stop } = await served(server);
  let host: AnyClient;
  try {
    const { matchID } = await lobby.createMatch('china-rails', { numPlayers: 3 });
    const { exports } = runExample(whoRunsIt, modules, { hostKey, matchID, url });
    host = exports.host;
    await until(host, ({ isConnected }) => isConnected);
    host.moves.start();
    await until(host, ({ G }) => G.state !== null);
    (exports.drop as (target: number) => void)(1);
    const { G } = await until(host, ({ G: { state } }) => state.absent.length > 0);
    expect(G.state).toMatchObject({ absent: [1], viewer: null });
    (exports.stop as () => void)();
    const { ctx } = await until(host, ({ G: { state } }) => state.outcome !== null);
    expect(ctx.gameover.reason).toBe('agreed');
  } finally {
    host?.stop();
    stop();
  }
});
