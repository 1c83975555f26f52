// What the host answers over http: what is wrong with a message is told in a sentence, and nothing of it is a
// fault of the host.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openMatches } from '../../../docs/examples/host/matches';
import { engine } from '../../../src';
import { type AnyEngine, createRandom } from '../../../src/core/engine';
import { messagesOf } from '../../../src/table/session/remote/event-stream';
import { bearer, startServer, stopServers } from './host-server';
import { createModelDisk, type ModelDisk } from './model-disk';

afterEach(() => {
  stopServers();
  vi.useRealTimers();
});

/** Sends bytes as they are, and tells what comes back until the connection ends; the client hangs up once `until` has come. */
async function raw(
  port: number,
  text: string,
  until: (socket: Socket) => Promise<unknown> = (socket) => once(socket, 'close'),
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await once(socket, 'connect');
  socket.write(text);
  const closed = once(socket, 'close');
  await until(socket);
  socket.resetAndDestroy();
  await closed;
  return answer;
}

test.each([
  ['a config with a number of seats', { ruleset: 'hex-tycoon', seats: 2 }, 201],
  ['a ruleset that is an object', { ruleset: { toString: 1 }, seats: 2 }, 400],
  ['no ruleset', {}, 400],
  ['a ruleset that nobody knows', { ruleset: '__proto__', seats: 2 }, 400],
  ['seats that are no seats', { ruleset: 'hex-tycoon', seats: { length: 3 } }, 400],
  ['too many seats', { ruleset: 'hex-tycoon', seats: 2e8 }, 400],
  ['options that are no options', { ruleset: 'hex-tycoon', seats: 2, options: { toString: 1 } }, 400],
  ['a list', [], 400],
  ['null', 'null', 400],
  ['half a message', '{"ruleset":', 400],
  ['a long message', `{"ruleset":"${'x'.repeat(50_000)}"}`, 413],
])('%s is answered with a sentence', async (_, body, status) => {
  const { send, log } = await startServer();
  const answered = await send('/matches', body);
  expect(answered.status).toBe(status);
  if (status >= 400) expect(answered.refused).toMatch(/\w+ \w+/);
  expect(log).toEqual([]);
});

test('a key that is no key, and an action that is no action, are answered with a sentence', async () => {
  const { send, begin, log } = await startServer();
  const { path, keys } = await begin();
  const action = { type: 'endPhase' };
  const answers = [
    await send(path, { action, key: { toString: 1 } }),
    await send(path, { action }, { authorization: '[object Object]' }),
    await send(path, { action }, bearer('0'.repeat(24))),
    await send(path, { action: 7 }, bearer(keys[0])),
    await send(path, { action: { type: { toString: 1 } } }, bearer(keys[0])),
    await send(path, { action: { type: 'constructor' } }, bearer(keys[0])),
    await send(`${path}/more`, { action }, bearer(keys[0])),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 400, 409, 409, 404]);
  for (const { refused } of answers) expect(refused).toMatch(/\w+ \w+/);
  expect(log).toEqual([]);
});

test.each([
  'GET //',
  'GET /\\',
  'GET http://',
  'OPTIONS *',
  'GET /matches/__proto__/events',
  'DELETE /matches',
])('%s is not found', async (line) => {
  const { port, log } = await startServer();
  const answer = await raw(port, `${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toContain('{"refused":"there is');
  expect(log).toEqual([]);
});

test('a client that hangs up in a message or a stream is no fault, and the host goes on', async () => {
  const { port, log, begin, server } = await startServer();
  const { id, keys } = await begin();
  const head = `host: localhost\r\nauthorization: Bearer ${keys[0]}\r\ncontent-type: application/json\r\nconnection: close\r\n`;
  await raw(port, `POST /matches HTTP/1.1\r\n${head}content-length: 100\r\n\r\n{"rule`, () =>
    once(server, 'request'),
  );
  await raw(port, `GET /matches/${id}/events HTTP/1.1\r\n${head}\r\n`, (socket) => once(socket, 'data'));
  const long = 'x'.repeat(3_000_000);
  await raw(port, `POST /matches HTTP/1.1\r\n${head}content-length: ${long.length}\r\n\r\n${long}`).catch(
    (error) => expect(error.code).toMatch(/EPIPE|ECONNRESET/),
  );
  expect((await begin()).keys).toHaveLength(2);
  expect(log).toEqual([]);
});

test('a page of another host begins no match and plays no action', async () => {
  const { url, send, begin } = await startServer();
  const { path, keys } = await begin();
  const wish = { ruleset: 'hex-tycoon', seats: 2 };
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
    expect((await send('/matches', wish, { 'content-type': type })).status).toBe(415);
  for (const origin of ['http://evil.example', 'null', `${url}.evil.example`])
    for (const [to, body] of [['/matches', wish] as const, [path, { action: { type: 'endPhase' } }] as const])
      expect((await send(to, body, { origin, ...bearer(keys[0]) })).status).toBe(403);
  expect((await send('/matches', wish, { origin: url })).status).toBe(201);
});

test.each([
  ['localhost', 201],
  ['LOCALHOST:8080', 201],
  ['127.0.0.1:1', 201],
  ['[::1]:8080', 201],
  ['192.168.1.7', 201],
  ['play.example.org', 201],
  ['evil.example:8080', 421],
  ['play.example.org.evil.example', 421],
  ['localhost.evil.example', 421],
  ['x@evil.example', 421],
  ['', 421],
  ['%', 421],
])('a request for the host «%s» is answered with %i', async (name, status) => {
  const { port, log } = await startServer({ names: ['play.example.org'] });
  const body = JSON.stringify({ ruleset: 'hex-tycoon', seats: ['Ann', 'Ben'] });
  const origin = status === 421 ? `origin: http://${name}\r\n` : '';
  const rest = `${origin}content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  const answer = await raw(port, `POST /matches HTTP/1.1\r\nhost: ${name}\r\n${rest}\r\n\r\n${body}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const page = await raw(port, `GET / HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`);
  expect(page).toMatch(new RegExp(`^HTTP/1.1 ${status === 421 ? 421 : 200} `));
  expect(log).toEqual([]);
});

test('one client begins no more matches and tables within an hour than it may', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { send } = await startServer({ each: 3, matches: 100, tables: 100 });
  const wish = { ruleset: 'hex-tycoon', seats: ['Ann', 'Ben'] };
  const begin = async (path: string) => (await send(path, wish)).status;
  const begun = [await begin('/matches'), await begin('/tables'), await begin('/matches')];
  expect([...begun, await begin('/matches'), await begin('/tables')]).toEqual([201, 201, 201, 429, 429]);
  expect((await send('/matches', wish)).refused).toBe('you have begun 3 matches and tables within an hour');
  vi.advanceTimersByTime(3_600_000);
  expect(await begin('/matches')).toBe(201);
});

test('a match that is over leaves the memory, and is served from its file', async () => {
  const model = createModelDisk();
  const matchesById = new Map();
  const host = await startServer({ model, matchesById, matches: 1 });
  const wish = { ruleset: 'twentieth-century-limited', seats: ['Ann', 'Ben'] };
  const { match: id, keys } = await host.send('/matches', wish);
  expect((await host.send('/matches', wish)).status).toBe(503);
  const any: AnyEngine = engine;
  const random = createRandom('over');
  const match = matchesById.get(id);
  while (match.state().outcome === null) {
    const [decision] = any.decisions(match.state());
    const actions = any.suggest(match.state(), decision, random);
    const played = await host.send(`/matches/${id}/actions`, { actions }, bearer(keys![decision.seat]));
    expect(played.status).toBe(200);
  }
  expect(matchesById.size).toBe(0);
  const record = await host.get(`/matches/${id}/record`);
  expect(record).toMatchObject({ status: 200, ...match.record() });
  expect((await host.send('/matches', wish)).status).toBe(201);

  // After a restart it is not in memory either. Others that are over push it out.
  const others = Array.from({ length: 30 }, (_, n) => n.toString(16).padStart(32, '0'));
  for (const other of others) model.put(`${other}.jsonl`, model.text(`${id}.jsonl`));
  const means = { engine: any, disk: model.disk, folder: 'matches', log: () => undefined };
  const opened = openMatches(means);
  expect([...opened.keys()]).toEqual([...matchesById.keys()]);
  const again = await startServer({ model, matchesById: opened });
  for (const one of [id, ...others, id])
    expect((await again.get(`/matches/${one}/record`)).status, one).toBe(200);
  expect(opened.size).toBe(1);
  const { body } = await fetch(`${again.url}/matches/${id}/events`, { headers: bearer(keys![0]) });
  const { value } = await messagesOf(body!).next();
  expect(JSON.parse(value!.data).view).toEqual(any.view(match.state(), 0));
  const late = await again.send(`/matches/${id}/actions`, { action: { type: 'endTurn' } }, bearer(keys![0]));
  expect(late.status).toBe(409);
  for (const strange of ['..%2Fsecret', `${id}x`, id!.toUpperCase(), '0'.repeat(31)])
    expect((await again.get(`/matches/${strange}/record`)).status).toBe(404);
});

test('a host takes on no more matches than it may', async () => {
  const { send, begin } = await startServer({ matches: 2 });
  await begin();
  await begin();
  const { status, refused } = await send('/matches', { ruleset: 'hex-tycoon', seats: 2 });
  expect([status, refused]).toEqual([503, 'this host has 2 matches, as many as it takes']);
});

test('a match has no more streams than it may: the oldest ends', async () => {
  const model = createModelDisk();
  const { url, begin, send } = await startServer({ model, streams: 2 });
  const { id, keys, path } = await begin();
  const streams = await Promise.all(
    [0, 1, 2].map(async (n) => {
      const { body } = await fetch(`${url}/matches/${id}/events`, { headers: bearer(keys[n] ?? 'none') });
      return messagesOf(body!);
    }),
  );
  const firsts = await Promise.allSettled(streams.map((stream) => stream.next()));
  const viewers = firsts.flatMap((one) =>
    one.status === 'fulfilled' && one.value.value ? [JSON.parse(one.value.value.data).view.viewer] : [],
  );
  expect(viewers).toContain(null);
  // One has ended, and the others are told of the next move.
  const told = Promise.allSettled(streams.map((stream) => stream.next()));
  const [action] = engine.legalActions(await stateIn(model, id));
  expect((await send(path, { action }, bearer(keys[Number(action.seat)]))).status).toBe(200);
  const after = await told;
  expect(after.filter((one) => one.status === 'fulfilled' && one.value.done !== true)).toHaveLength(2);
});

test('a full disk is told as such, nothing is played, and the match goes on when there is space', async () => {
  const model: ModelDisk = createModelDisk();
  const { send, begin, log } = await startServer({ model });
  const { path, keys, id } = await begin();
  const before = model.text(`${id}.jsonl`);
  const actions = [...engine.legalActions(await stateIn(model, id))];
  const { seat } = actions[0];
  const play = () => send(path, { action: actions[0] }, bearer(keys[Number(seat)]));
  for (const room of [before.length, before.length + 10]) {
    model.give(room);
    expect(await play()).toMatchObject({
      status: 507,
      refused: expect.stringContaining('the disk did not take it'),
    });
    expect(await send('/matches', { ruleset: 'hex-tycoon', seats: 2 })).toMatchObject({ status: 507 });
    expect(model.names().map((name) => model.text(name))).toEqual([before]);
  }
  expect(log).toHaveLength(4);
  model.give(100_000);
  expect((await play()).status).toBe(200);
  expect(model.text(`${id}.jsonl`).trimEnd().split('\n')).toHaveLength(2);
});

async function stateIn(model: ModelDisk, id: string) {
  const { game, seed } = JSON.parse(model.text(`${id}.jsonl`).split('\n')[0]);
  return engine.createGame(game.ruleset, { seats: game.seatNames, seed, options: game.options });
}
