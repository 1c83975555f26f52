// Tournaments over a real Redis server, with workers as processes of their own: the command, built as it is published.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { QUEUE } from '../../src/tournament/batch.js';
import { queueTournament } from '../../src/tournament/index.js';
import { type BuiltCommand, buildCommand } from '../cli/command.js';

let command: BuiltCommand;
let server: ChildProcess;
let url: string;
let folder: string;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  command = await buildCommand();
  folder = mkdtempSync(join(tmpdir(), 'railhead-redis-'));
  const port = await freePort();
  url = `redis://127.0.0.1:${port}`;
  server = await startServer(port);
});

afterEach(async () => {
  for (const worker of workers) await ended(worker, 'SIGTERM');
});

afterAll(async () => {
  await ended(server, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  command.close();
});

async function startServer(port: number): Promise<ChildProcess> {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const started = spawn(process.env['REDIS_SERVER'] ?? 'redis-server', words, { stdio: 'ignore' });
  const client = new Redis(port, { retryStrategy: () => 50 });
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
  return started;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

function startWorker(queue = url): ChildProcess {
  const words = ['worker', '--queue', queue, '--threads', '1', '--patience', '2000'];
  const worker = spawn(process.execPath, [command.path, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.add(worker);
  return worker;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  workers.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

const plan = {
  ruleset: 'hex-tycoon',
  seats: 2,
  seed: 7,
  bots: ['greedy', 'random'],
  games: 12,
  maxRounds: 12,
};
const words = [
  'simulate',
  'hex-tycoon',
  '--seats',
  '2',
  '--seed',
  '7',
  '--bots',
  'greedy,random',
  '--games',
  '12',
  '--max-rounds',
  '12',
];

/** What `railhead simulate --json` prints, without blocking the workers of this process. */
async function simulate(...more: string[]) {
  const child = spawn(process.execPath, [command.path, ...words, ...more, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part) => {
    text += part;
  });
  await once(child, 'exit');
  return JSON.parse(text);
}

test('two workers give the result that one machine gives', async () => {
  const alone = await simulate('--threads', '1');
  expect(alone).toMatchObject({ played: 12, failures: [] });
  startWorker();
  startWorker();
  expect(await simulate('--queue', url, '--batch', '2')).toEqual(alone);
});

test('a worker that is killed in the middle of a batch loses nothing', async () => {
  const alone = await simulate('--threads', '1');
  const doomed = startWorker();
  let played = 0;
  const setup = { id: 'hex-tycoon', flags: {} };
  const result = queueTournament({
    ...plan,
    queue: url,
    batch: 3,
    setup,
    onGame: () => {
      // The first batch is back, the second is in hand.
      if (played++ === 0) setTimeout(() => void ended(doomed, 'SIGKILL').then(() => startWorker()), 30);
    },
  });
  expect((await result).reports).toEqual(alone.reports);
  expect(doomed.signalCode).toBe('SIGKILL');
});

test('a poisoned batch is reported and does not stop the rest', async () => {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  await queue.add('nonsense', { games: 'all' });
  const poisoned = queueTournament({ ...plan, ruleset: '', games: 4, batch: 4, queue: url });
  const sound = queueTournament({ ...plan, queue: url, batch: 4, setup: { id: 'hex-tycoon', flags: {} } });
  startWorker();
  const { played, failures } = await poisoned;
  expect(played).toBe(0);
  expect(failures.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
  expect(failures[0].message).toMatch(/no batch/);
  expect(await sound).toMatchObject({ played: 12, failures: [] });
  await queue.close();
  connection.disconnect();
});

test('what was played until it was stopped is told, and the rest is taken back', async () => {
  startWorker();
  const stopping = new AbortController();
  const result = await queueTournament({
    ...plan,
    games: 200,
    queue: url,
    batch: 2,
    setup: { id: 'hex-tycoon', flags: {} },
    signal: stopping.signal,
    onGame: (_, played) => {
      if (played >= 4) stopping.abort();
    },
  });
  expect(result.interrupted).toBe(true);
  expect(result.played).toBeGreaterThanOrEqual(4);
  expect(result.played).toBeLessThan(200);
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  expect(await queue.getWaitingCount()).toBe(0);
  await queue.close();
  connection.disconnect();
});

test('a server that dies with all it knew is waited for, and told what it forgot', async () => {
  const alone = await simulate('--threads', '1');
  const port = await freePort();
  const queue = `redis://127.0.0.1:${port}`;
  let mortal = await startServer(port);
  startWorker(queue);
  const errors: string[] = [];
  let played = 0;
  const result = await queueTournament({
    ...plan,
    queue,
    batch: 2,
    setup: { id: 'hex-tycoon', flags: {} },
    onError: ({ message }) => errors.push(message),
    onGame: async () => {
      if (++played !== 2) return;
      await ended(mortal, 'SIGKILL');
      mortal = await startServer(port);
    },
  });
  expect(result.reports).toEqual(alone.reports);
  expect(result.failures).toEqual([]);
  expect(errors).toEqual([expect.stringMatching(/^the Redis server at .* is out of reach, waiting for it/)]);
  await ended(mortal, 'SIGKILL');
});

test('a tournament can be stopped while its server is gone', async () => {
  const port = await freePort();
  const queue = `redis://127.0.0.1:${port}`;
  const mortal = await startServer(port);
  startWorker(queue);
  const stopping = new AbortController();
  const result = await queueTournament({
    ...plan,
    games: 200,
    queue,
    batch: 2,
    setup: { id: 'hex-tycoon', flags: {} },
    signal: stopping.signal,
    onGame: (_, played) => {
      if (played === 2) mortal.kill('SIGKILL');
    },
    onError: () => stopping.abort(),
  });
  expect(result.interrupted).toBe(true);
  expect(result.played).toBeGreaterThanOrEqual(2);
});

test('where no server is, nobody waits for one', async () => {
  const queue = `redis://127.0.0.1:${await freePort()}`;
  await expect(queueTournament({ ...plan, queue })).rejects.toThrow(
    /^no Redis server answers at .*ECONNREFUSED/,
  );
  await expect(queueTournament({ ...plan, queue: 'http://127.0.0.1' })).rejects.toThrow(RangeError);
});
