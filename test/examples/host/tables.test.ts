// Tables that make a seed over http: who may say what and when, how many there may be, and what becomes of
// them.

import { afterEach, expect, test, vi } from 'vitest';
import { commitSeed, freshSeed, verifySeeds } from '../../../src/core/engine';
import { bearer, type Said, startServer, stopServers } from './host-server';
import { createModelDisk } from './model-disk';

afterEach(() => {
  stopServers();
  vi.useRealTimers();
});

const WISH = { ruleset: 'hex-tycoon', seats: ['Ann', 'Ben'] };

/** A table, and what its seats say. */
async function openAt({ send }: Pick<Awaited<ReturnType<typeof startServer>>, 'send'>) {
  const opened = await send('/tables', WISH);
  const { id, table, keys } = opened as Required<Said>;
  const path = `/tables/${id}`;
  const parts = [freshSeed(), freshSeed()];
  const say = (seat: number, what: string, body: object) =>
    send(`${path}/${what}`, body, bearer(keys[seat] ?? 'stranger'));
  const commit = (seat: number) =>
    say(seat, 'commitment', { commitment: commitSeed(table, { seat }, parts[seat]) });
  const reveal = (seat: number) => say(seat, 'part', { part: parts[seat] });
  const deal = (seat: number) => say(seat, 'deal', {});
  return { opened, id, path, parts, keys, say, commit, reveal, deal };
}

test('E-SEED-1: what seats commit to and reveal is the seed, and no part is on the wire', async () => {
  const model = createModelDisk();
  const host = await startServer({ model });
  const { id, path, parts, keys, commit, reveal, deal } = await openAt(host);
  const said = [await commit(0), await commit(1), await reveal(1), await reveal(0), await host.get(path)];
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const dealt = await deal(1);
  expect(dealt).toEqual({ status: 201, match: id });
  const text = JSON.stringify([said, dealt, await host.get(path)]);
  const start = JSON.parse(model.text(`${id}.jsonl`));
  expect(start.seedParts.seats).toEqual(parts);
  for (const secret of [start.seed, start.seedParts.host, ...start.seedParts.reserves, ...parts, ...keys])
    expect(text).not.toContain(secret);
  const { seedCommitments } = start.game;
  expect(verifySeeds({ ...start, seedCommitments }, { ...seedCommitments, seats: said[1].seats })).toEqual(
    [],
  );
  // The keys of the table are those of the match.
  const refused = await host.send(`/matches/${id}/actions`, { action: {} }, bearer(keys[0]));
  expect(refused.status).toBe(409);
  expect(host.log).toEqual([]);
});

test('a table is forgotten when it deals, and its address leads to the match', async () => {
  const host = await startServer({ tables: 1 });
  const { id, path, commit, reveal, deal } = await openAt(host);
  expect(await host.send('/tables', WISH)).toMatchObject({
    status: 503,
    refused: 'this host has 1 open tables, as many as it takes',
  });
  for (const step of [commit, reveal]) for (const seat of [0, 1]) await step(seat);
  await deal(0);
  expect(await host.get(path)).toEqual({ status: 200, match: id });
  expect(await deal(0)).toEqual({ status: 409, refused: 'the match has begun' });
  expect((await host.send('/tables', WISH)).status).toBe(201);
  expect(await host.get(`/matches/${id}/record`)).toEqual({
    status: 409,
    refused: 'the record is published when the game is over',
  });
});

test('a table that takes too long is forgotten, and leaves its place to another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const host = await startServer({ tables: 1, tableLife: 5000 });
  const { path, commit } = await openAt(host);
  await commit(0);
  vi.advanceTimersByTime(4000);
  expect((await host.get(path)).status).toBe(200);
  vi.advanceTimersByTime(2000);
  expect(await commit(1)).toEqual({
    status: 404,
    refused: 'there is no such table, or it was open for too long',
  });
  expect((await host.get(path)).status).toBe(404);
  expect((await host.send('/tables', WISH)).status).toBe(201);
});

test('a seat that is late is left out, and its reserve stands in', async () => {
  const model = createModelDisk();
  vi.useFakeTimers({ toFake: ['performance'] });
  const host = await startServer({ model, patience: 3000 });
  const { id, commit, reveal, deal } = await openAt(host);
  await commit(0);
  // The time runs from the last commitment, so a seat that commits late makes nobody late.
  vi.advanceTimersByTime(4000);
  expect((await deal(0)).refused).toBe('not everybody has committed');
  await commit(1);
  await reveal(1);
  vi.advanceTimersByTime(2000);
  expect((await deal(1)).refused).toBe('a part is missing, and there is time to reveal it');
  vi.advanceTimersByTime(2000);
  expect((await deal(1)).status).toBe(201);
  const { game, seedParts } = JSON.parse(model.text(`${id}.jsonl`));
  expect(game.seedCommitments.withheld).toEqual([0]);
  expect(seedParts.seats[0]).toBeNull();
});

test.each([
  ['a ruleset that nobody knows', { ruleset: '__proto__', seats: 2 }, 400],
  ['no ruleset', { seats: 2 }, 400],
  ['seats that are no seats', { ruleset: 'hex-tycoon', seats: { length: 3 } }, 400],
  ['too many seats', { ruleset: 'hex-tycoon', seats: 2e8 }, 400],
  ['a seed of their own', { ruleset: 'hex-tycoon', seats: 2, options: { seed: 7 } }, 400],
  ['half a message', '{"ruleset":', 400],
  ['a long message', `{"ruleset":"${'x'.repeat(50_000)}"}`, 413],
  ['a number of seats', { ruleset: 'hex-tycoon', seats: 3 }, 201],
])('a table for %s is answered with a sentence', async (_, body, status) => {
  const { send, log } = await startServer();
  const answered = await send('/tables', body);
  expect(answered.status).toBe(status);
  if (status >= 400) expect(answered.refused).toMatch(/\w+ \w+/);
  else expect(answered.keys).toHaveLength(3);
  expect(log).toEqual([]);
});

test('a page of another host opens no table, and says nothing at one', async () => {
  const host = await startServer();
  const { path, keys } = await openAt(host);
  for (const to of ['/tables', `${path}/commitment`, `${path}/part`, `${path}/deal`]) {
    const key = bearer(keys[0]);
    expect((await host.send(to, WISH, { ...key, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await host.send(to, WISH, { ...key, origin: 'http://evil.example' })).status).toBe(403);
  }
  expect((await host.get(path)).seats).toEqual([null, null]);
});

test('a key counts in its header alone, and strange addresses are not found', async () => {
  const host = await startServer();
  const { path, keys, say } = await openAt(host);
  const answers = [
    await host.send(`${path}/deal`, { key: keys[0] }),
    await say(7, 'commitment', { commitment: 'a'.repeat(64) }),
    await say(0, 'commitment', { commitment: { toString: 1 } }),
    await say(0, 'commitment', {}),
    await say(0, 'constructor', {}),
    await say(0, 'deal/more', {}),
    await host.send('/tables/__proto__/deal', {}, bearer(keys[0])),
    await host.get('/tables'),
    await host.get('/tables/__proto__'),
    await host.get(`${path}/part`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 400, 400, 404, 404, 404, 404, 404, 404]);
  for (const { refused } of answers) expect(refused).toMatch(/\w+ \w+/);
  expect(host.log).toEqual([]);
});

test('a host with as many matches as it takes opens no table, and a table waits for its place', async () => {
  const host = await startServer({ matches: 1 });
  const { path, commit, reveal, deal } = await openAt(host);
  for (const step of [commit, reveal]) for (const seat of [0, 1]) await step(seat);
  await host.begin();
  expect((await host.send('/tables', WISH)).status).toBe(503);
  expect(await deal(0)).toMatchObject({
    status: 503,
    refused: 'this host has 1 matches, as many as it takes',
  });
  expect((await host.get(path)).seats).toHaveLength(2);
});

test('a full disk deals nothing, and the table deals when there is space', async () => {
  const model = createModelDisk({ room: 100 });
  const host = await startServer({ model });
  const { id, path, commit, reveal, deal } = await openAt(host);
  for (const step of [commit, reveal]) for (const seat of [0, 1]) await step(seat);
  expect((await deal(0)).status).toBe(507);
  expect(model.names()).toEqual([]);
  expect((await host.get(path)).match).toBeUndefined();
  model.give(100_000);
  expect(await deal(1)).toEqual({ status: 201, match: id });
});
