// Tournaments over a real Redis server, with workers as processes of their own: the command, built as it is published.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { engine } from '../../src/index.js';
import { greedyBot, randomBot } from '../../src/players/bots/index.js';
import { type Batch, QUEUE } from '../../src/players/tournament/batch.js';
import { playTournamentGame } from '../../src/players/tournament/game.js';
import { type Contest, type GameReport, queueTournament } from '../../src/players/tournament/index.js';
import { type BuiltCommand, buildCommand } from '../cli/command.js';

const contest: Contest = {
  engine: engine as unknown as AnyEngine,
  bots: { greedy: greedyBot, random: randomBot },
};
const names = (count: number) => Array.from({ length: count }, (_, n) => `bot ${n}`);

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

async function someBatchInHand(): Promise<void> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  while ((await queue.getActiveCount()) === 0) await sleep(2);
  await queue.close();
  connection.disconnect();
}

test('a worker that is killed in the middle of a batch loses nothing', async () => {
  const alone = await simulate('--threads', '1');
  const doomed = startWorker();
  const result = queueTournament({ ...plan, queue: url, batch: 3, setup: { id: 'hex-tycoon' } });
  await someBatchInHand();
  await ended(doomed, 'SIGKILL');
  startWorker();
  expect((await result).reports).toEqual(alone.reports);
  expect(doomed.signalCode).toBe('SIGKILL');
});

test('a poisoned batch is reported and does not stop the rest', async () => {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  await queue.add('nonsense', { games: 'all' });
  const poisoned = queueTournament({
    ...plan,
    ruleset: 'chess',
    games: 4,
    batch: 4,
    queue: url,
    setup: { id: 'chess' },
  });
  const sound = queueTournament({ ...plan, queue: url, batch: 4, setup: { id: 'hex-tycoon' } });
  startWorker();
  const { played, failures } = await poisoned;
  expect(played).toBe(0);
  expect(failures.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
  expect(failures[0].message).toMatch(/there is no ruleset chess/);
  expect(await sound).toMatchObject({ played: 12, failures: [] });
  await queue.close();
  connection.disconnect();
});

describe('a job from anybody', () => {
  // What becomes of jobs in the queue when a worker comes.
  async function answersTo(...all: readonly unknown[]) {
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const queue = new Queue(QUEUE, { connection });
    const events = new QueueEvents(QUEUE, { connection });
    await events.waitUntilReady();
    const jobs = await Promise.all(all.map((data) => queue.add('job', data)));
    startWorker();
    const answers = await Promise.all(
      jobs.map(async (job) => {
        const returned: unknown = await job.waitUntilFinished(events).catch(() => undefined);
        return { returned, failed: (await queue.getJob(job.id!))?.failedReason };
      }),
    );
    await events.close();
    await queue.close();
    connection.disconnect();
    return answers;
  }
  const { games: _, ...game } = plan;
  const job = (parts: object) => ({ plan: game, setup: { id: 'hex-tycoon' }, games: [0], ...parts });

  test('names no file of the worker', async () => {
    const secret = join(folder, 'secret.json');
    writeFileSync(secret, 'root:x:0:0');
    const files = [secret, '/dev/zero', join(folder, 'none'), folder];
    const flags = ['map', 'deck', 'rules', 'contest'].flatMap((flag) =>
      files.map((file) => ({ [flag]: file })),
    );
    const answers = await answersTo(...flags.map((one) => job({ setup: { id: 'hex-tycoon', flags: one } })));
    expect(answers).toHaveLength(16);
    for (const { returned } of answers) {
      expect(returned).toEqual([
        expect.objectContaining({ message: expect.stringContaining('unknown field flags') }),
      ]);
      expect(JSON.stringify(returned)).not.toMatch(/root|ENOENT|EISDIR/);
    }
    const board = { map: secret, hash: 'a'.repeat(64) };
    const [{ returned }] = await answersTo(job({ setup: { id: 'hex-tycoon', board } }));
    expect(returned).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/that came with the games is no map/) }),
    ]);
  });

  test.each([
    ['200 million seats', job({ plan: { ...game, seats: 2e8 } }), /seats: expected at most 24/],
    ['a billion rounds', job({ plan: { ...game, maxRounds: 1e9 } }), /maxRounds: expected at most 10000/],
    ['a billion actions', job({ plan: { ...game, maxActions: 1e9 } }), /maxActions: expected at most/],
    [
      'a prototype for a title',
      job({ plan: { ...game, ruleset: '__proto__' }, setup: { id: '__proto__' } }),
      null,
    ],
    [
      'a hundred bots at 24 seats',
      job({ plan: { ...game, seats: 24, mirrored: true, bots: names(100) } }),
      /more than 120/,
    ],
    ['more seats than the title has', job({ plan: { ...game, seats: 24 } }), null],
    ['nothing', null, /expected object/],
  ])('that asks for %s is refused', async (_, data, reason) => {
    const [{ returned, failed }] = await answersTo(data);
    if (reason === null)
      expect(returned).toEqual([expect.objectContaining({ message: expect.stringMatching(/\w/) })]);
    else expect(failed).toMatch(reason);
  });

  test('that would never end is left after its actions', async () => {
    const [{ returned }] = await answersTo(
      job({ plan: { ...game, bots: ['random'], maxRounds: 10_000, maxActions: 20 } }),
    );
    expect(returned).toEqual([
      expect.objectContaining({ stopped: 'actionLimit', actions: 20, ranking: null }),
    ]);
  });
});

describe('a worker that lies', () => {
  type Lie = (batch: Batch) => unknown;
  // What the command says to a worker that answers every batch so.
  async function toldOf(lie: Lie) {
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const liar = new Worker(QUEUE, async ({ data }) => lie(data), { connection, name: 'liar-1' });
    const child = spawn(process.execPath, [command.path, ...words, '--queue', url, '--batch', '4'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const told = { out: '', err: '' };
    child.stdout.on('data', (part) => void (told.out += part));
    child.stderr.on('data', (part) => void (told.err += part));
    const [code] = await once(child, 'exit');
    await liar.close(true);
    connection.disconnect();
    return { code, ...told };
  }
  const honest = ({ plan: of, games }: Batch): GameReport[] =>
    games.map((game) => playTournamentGame(contest, of, game) as GameReport);
  const invented = (game: number, of: Batch['plan']): object => ({
    ...{ game, seed: `${of.seed}/${game}`, deal: game, bots: ['greedy', 'random'], rounds: 1, actions: 1 },
    ...{
      stopped: 'end',
      hash: 'f'.repeat(64),
      ranking: [0, 1].map((seat) => ({ seat, place: seat + 1, score: 1e9 })),
    },
  });

  test.each<[string, Lie]>([
    ['null', () => null],
    ['a text', () => 'done'],
    ['a garbled ranking', (batch) => honest(batch).map((one) => ({ ...one, ranking: [{ seat: 0 }] }))],
    ['a list of null', () => [null, null, null, null]],
    ['a list of numbers', () => [1, 2]],
    ['bots of other names', (batch) => honest(batch).map((one) => ({ ...one, bots: ['a', 'b'] }))],
    ['four times game 0', ({ plan: of }) => [0, 0, 0, 0].map((game) => invented(game, of))],
    ['games 100 and 101', ({ plan: of }) => [100, 101].map((game) => invented(game, of))],
    [
      'scores for games of another batch',
      ({ plan: of }) => [100, 101, 102, 103].map((game) => invented(game, of)),
    ],
  ])('with %s ends the tournament with a reason', async (_, lie) => {
    const { code, out, err } = await toldOf(lie);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/railhead: result of the batch of games \d+ to \d+ from liar-1: \S.*\n$/);
  });

  test('with what is no JSON ends the tournament with a reason', async () => {
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const result = queueTournament({ ...plan, queue: url, setup: { id: 'hex-tycoon' } });
    const write = setInterval(() => {
      void connection.xadd(
        `bull:${QUEUE}:events`,
        '*',
        'event',
        'completed',
        'jobId',
        '1',
        'returnvalue',
        '{',
      );
    }, 50);
    try {
      await expect(result).rejects.toThrow(/^the events of the queue cannot be read: /);
    } finally {
      clearInterval(write);
      connection.disconnect();
    }
  });

  test('that says nothing of the sort is believed', async () => {
    const { code, out } = await toldOf(honest);
    expect(code).toBe(0);
    expect(out).toContain('Hex Tycoon, 12 games');
  });
});

test('an answer that comes before the first reading of events is heard', async () => {
  const run = QueueEvents.prototype.run;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const late = vi.spyOn(QueueEvents.prototype, 'run').mockImplementation(async function (this: QueueEvents) {
    await answered;
    return run.call(this);
  });
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const quick = new Worker(
    QUEUE,
    async ({ data: { plan: of, games } }) => games.map((n: number) => playTournamentGame(contest, of, n)),
    { connection },
  );
  quick.on('completed', () => answer());
  try {
    const result = await queueTournament({ ...plan, games: 1, queue: url, setup: { id: 'hex-tycoon' } });
    expect(result).toMatchObject({ played: 1, failures: [] });
  } finally {
    late.mockRestore();
    await quick.close(true);
    connection.disconnect();
  }
});

test('maps travel with the games, and a worker with another board of the name is noticed', async () => {
  const map = JSON.parse(readFileSync('maps/hex-tycoon/map.json', 'utf8'));
  const own = join(folder, 'own.json');
  writeFileSync(own, JSON.stringify({ ...map, id: 'own-map', name: 'Own map' }));
  const alone = await simulate('--threads', '1', '--map', own);
  expect(alone).toMatchObject({ played: 12, board: 'own-map', failures: [] });
  startWorker();
  expect(await simulate('--queue', url, '--batch', '4', '--map', own)).toEqual(alone);
  // The content does not go with the hash, or the hash not with the title's own board.
  const { header } = alone;
  const common = { ...plan, games: 2, queue: url };
  const board = { map: { ...map, id: 'own-map', name: 'Another' }, hash: header.board.hash };
  const swapped = await queueTournament({ ...common, board: 'own-map', setup: { id: 'hex-tycoon', board } });
  expect(swapped.failures[0].message).toContain('makes another board here');
  const other = await queueTournament({
    ...common,
    setup: { id: 'hex-tycoon' },
    header: { ...header, board: { id: 'hex-tycoon', hash: 'a'.repeat(64) } },
  });
  expect(other.failures[0].message).toMatch(/the board \S+ here is not the one of the plan/);
});

test('a plan that no worker would take is refused before it is handed out', async () => {
  for (const parts of [{ maxRounds: 1e9 }, { seats: 25 }, { ruleset: '' }])
    await expect(queueTournament({ ...plan, queue: url, ...parts })).rejects.toMatchObject({
      name: 'InvalidInputError',
      what: 'batch',
    });
});

test('what was played until it was stopped is told, and the rest is taken back', async () => {
  startWorker();
  const stopping = new AbortController();
  const result = await queueTournament({
    ...plan,
    games: 200,
    queue: url,
    batch: 2,
    setup: { id: 'hex-tycoon' },
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
    setup: { id: 'hex-tycoon' },
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
    setup: { id: 'hex-tycoon' },
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
  await expect(queueTournament({ ...plan, queue: 'http://127.0.0.1' })).rejects.toThrow(
    /redis:\/\/host:port/,
  );
});
