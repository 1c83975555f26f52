// Tables that make a seed over http: who may say what and when, how many there may be, and what becomes of them.

import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../../docs/examples/host/store';
import { createRandom } from '../../../src';
import { type AnyEngine, freshSeed, verifySeeds } from '../../../src/core/engine';
import { bearer, openTableAt, startServer, stopServers } from './host-server';

afterEach(stopServers);

test('E-SEED-1: what seats commit to and reveal is the seed, and no part is on the wire before the end', async () => {
  const host = await startServer();
  const { id, path, parts, keys, sit, reveal } = await openTableAt(host, 'twentieth-century-limited');
  const said = [await sit(0), await sit(1), await host.get(path), await reveal(1)];
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(said[2].seats.map(({ revealed }: { revealed: boolean }) => revealed)).toEqual([false, false]);
  expect(await reveal(0)).toEqual({ status: 200, match: id });
  expect(await host.get(path)).toEqual({ status: 200, match: id });
  const text = JSON.stringify([said[2], await host.get('/matches'), await host.get(`/matches/${id}`)]);
  for (const secret of [...parts, ...keys]) expect(text).not.toContain(secret);
  expect(await host.get(`/matches/${id}/record`)).toMatchObject({
    status: 409,
    refused: 'the record is published when the game is over',
  });
  const engine: AnyEngine = host.means.engine;
  const match = host.matches.get(id)!;
  const random = createRandom('any');
  while (match.state().outcome === null) {
    const [decision] = engine.decisions(match.state());
    for (const action of engine.suggest(match.state(), decision, random))
      expect(match.play(action).ok).toBe(true);
  }
  const { status: _, ...record } = await host.get(`/matches/${id}/record`);
  const { config, meta } = engine.replay(JSON.stringify(record)).record;
  expect(config.seedParts?.seats).toEqual(parts);
  const { table, host: own, reserves, seats } = said[2];
  const shown = seats.map(({ commitment }: { commitment: string }) => commitment);
  expect(verifySeeds(config, { table: table!, host: own, reserves, seats: shown })).toEqual([]);
  expect(meta).toMatchObject({ names: ['Ann', 'Ben'], result: expect.stringMatching(/Ann|Ben/) });
  expect(host.log).toEqual([]);
});

test('a seat that is late is left out, and its reserve stands in', async () => {
  let time = 1_000_000;
  const host = await startServer({ patience: 3000, now: () => time });
  const { id, sit, reveal } = await openTableAt(host);
  await sit(0);
  // The time runs from the last commitment, so a seat that commits late makes nobody late.
  time += 4000;
  await sit(1);
  await reveal(1);
  time += 2000;
  host.lookAtClocks();
  expect(host.matches.size).toBe(0);
  time += 2000;
  host.lookAtClocks();
  expect(host.matches.get(id)?.state().game.seedCommitments?.withheld).toEqual([0]);
});

test('a table and its seats outlive a restart, and a table that everybody left is forgotten after a week', async () => {
  const store = openStore(':memory:');
  let time = 1_000_000;
  const before = await startServer({ store, now: () => time });
  const { id, path, sit, keys } = await openTableAt(before, 'china-rails', 3);
  await sit(0, { colour: '#c8102e' });
  await before.send(`${path}/seats/2`, { do: 'bot' }, bearer(keys[0]));
  const host = await startServer({ store, now: () => time, tables: 1 });
  expect(await host.get(path)).toEqual(await before.get(path));
  expect((await host.get('/matches')).tables).toMatchObject([{ id }]);
  expect((await host.send('/tables', { ruleset: 'china-rails', seats: 2 })).status).toBe(503);
  time += 8 * 86_400_000;
  host.lookAtClocks();
  expect((await host.get(path)).status).toBe(404);
  expect((await host.send('/tables', { ruleset: 'china-rails', seats: 2 })).status).toBe(201);
});

test('people sit down with names and colours, bots take seats, and a seat can be given up before all are taken', async () => {
  const host = await startServer();
  const { id, path, sit, keys } = await openTableAt(host, 'china-rails', 3);
  expect((await sit(0, { name: '  Ann <b>', colour: '#c8102e' })).status).toBe(200);
  const refused = [
    await sit(0),
    await sit(1, { colour: '#c8102e' }),
    await sit(1, { colour: 'red' }),
    await sit(1, { name: 'two\nlines' }),
    await sit(1, { name: '' }),
    await sit(1, { name: { toString: 1 } }),
    await sit(1, { commitment: 'short' }),
    await sit(1, { commitment: (await host.get(path)).host }),
    await sit(9, { name: 'Zoe' }),
    await host.send(`${path}/seats/1`, { do: 'bot' }),
    await host.send(`${path}/seats/1`, { do: 'leave' }, bearer(keys[0])),
    await host.send(`${path}/part`, { part: freshSeed() }, bearer(keys[0])),
  ];
  expect(refused.map(({ status }) => status)).toEqual([
    409, 409, 400, 400, 400, 400, 400, 409, 404, 403, 400, 409,
  ]);
  for (const { refused: why } of refused) expect(why).toMatch(/\w+ \w+/);
  await host.send(`${path}/seats/0`, { do: 'leave' }, bearer(keys[0]));
  expect((await host.get(path)).seats).toEqual([null, null, null]);
  for (const seat of [0, 1]) await sit(seat, { name: 'Ann' });
  await host.send(`${path}/seats/2`, { do: 'bot' }, bearer(keys[0]));
  expect((await host.get(path)).seats.map(({ by }: { by: string }) => by)).toEqual([
    'person',
    'person',
    'bot',
  ]);
  expect((await host.send(`${path}/seats/0`, { do: 'leave' }, bearer(keys[0]))).status).toBe(409);
  expect(host.matches.has(id)).toBe(false);
  expect(host.log).toEqual([]);
});

test('a table that is not listed is found by its link alone', async () => {
  const host = await startServer();
  const { id } = await host.send('/tables', { ruleset: 'hex-tycoon', seats: 2, listed: false });
  expect((await host.get('/matches')).tables).toEqual([]);
  expect(await host.get(`/tables/${id}`)).toMatchObject({ status: 200, id });
});

test.each([
  ['a ruleset that nobody knows', { ruleset: '__proto__', seats: 2 }, 400],
  ['no ruleset', { seats: 2 }, 400],
  ['seats that are no seats', { ruleset: 'hex-tycoon', seats: { length: 3 } }, 400],
  ['too many seats', { ruleset: 'hex-tycoon', seats: 2e8 }, 400],
  ['an option that there is not', { ruleset: 'hex-tycoon', seats: 2, options: { seed: 7 } }, 400],
  ['half a message', '{"ruleset":', 400],
  ['a long message', `{"ruleset":"${'x'.repeat(50_000)}"}`, 413],
  ['a number of seats', { ruleset: 'hex-tycoon', seats: 3 }, 201],
])('a table for %s is answered with a sentence', async (_, body, status) => {
  const { send, log } = await startServer();
  const answered = await send('/tables', body);
  expect(answered.status).toBe(status);
  if (status >= 400) expect(answered.refused).toMatch(/\w+ \w+/);
  expect(log).toEqual([]);
});

test('a page of another host opens no table, and says nothing at one', async () => {
  const host = await startServer();
  const { path, keys, sit } = await openTableAt(host);
  await sit(0);
  for (const to of ['/tables', `${path}/seats/1`, `${path}/part`]) {
    const key = bearer(keys[0]);
    const body = { ruleset: 'hex-tycoon', seats: 2 };
    expect((await host.send(to, body, { ...key, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await host.send(to, body, { ...key, origin: 'http://evil.example' })).status).toBe(403);
  }
  for (const strange of ['/tables', '/tables/', '/tables/__proto__', `${path}/part`, `${path}/seats/1/more`])
    expect((await host.get(strange)).status).toBe(404);
});

test('a host with as many matches as it takes opens no table, and a table waits for its place', async () => {
  const host = await startServer({ matches: 1 });
  const { id, path, sit, reveal } = await openTableAt(host);
  for (const seat of [0, 1]) await sit(seat);
  await host.begin();
  expect((await host.send('/tables', { ruleset: 'hex-tycoon', seats: 2 })).status).toBe(503);
  await reveal(0);
  expect(await reveal(1)).toMatchObject({
    status: 503,
    refused: 'this host has 1 matches, as many as it takes',
  });
  expect((await host.get(path)).status).toBe(503);
  expect(host.matches.has(id)).toBe(false);
});
