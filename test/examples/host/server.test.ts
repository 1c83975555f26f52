// What the host answers over http: what is wrong with a message is told in a sentence, and nothing of it is a
// fault of the host.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '../../../docs/examples/host/store';
import { engine as allTitles } from '../../../src';
import { type AnyEngine, createRandom } from '../../../src/core/engine';
import { messagesOf } from '../../../src/table/session/remote/event-stream';
import { bearer, startServer, stopServers } from './host-server';

const engine: AnyEngine = allTitles;

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
  const wish = { ruleset: 'hex-tycoon', seats: 2 };
  const begin = async (path: string) => (await send(path, wish)).status;
  const begun = [await begin('/matches'), await begin('/tables'), await begin('/matches')];
  expect([...begun, await begin('/matches'), await begin('/tables')]).toEqual([201, 201, 201, 429, 429]);
  expect((await send('/matches', wish)).refused).toBe(
    'this host takes no more than 3 matches and tables begun within an hour',
  );
  vi.advanceTimersByTime(3_600_000);
  expect(await begin('/matches')).toBe(201);
});

test('one client asks no more often within a minute than it may, and a proxy tells clients apart', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { get } = await startServer({ requests: 3 });
  const asked = [];
  for (let n = 0; n < 4; n++) asked.push((await get('/matches')).status);
  expect(asked).toEqual([200, 200, 200, 429]);
  vi.advanceTimersByTime(60_000);
  expect((await get('/matches')).status).toBe(200);

  const behind = await startServer({ requests: 1, isBehindProxy: true });
  const from = async (address: string) =>
    (await fetch(`${behind.url}/matches`, { headers: { 'x-forwarded-for': `forged, ${address}` } })).status;
  expect([await from('1.2.3.4'), await from('1.2.3.4'), await from('1.2.3.5')]).toEqual([200, 429, 200]);
});

test('pages are compressed, and a browser that has one takes nothing', async () => {
  const { url } = await startServer();
  const page = await fetch(`${url}/style.css`);
  const tag = page.headers.get('etag')!;
  expect([page.status, page.headers.get('content-encoding'), page.headers.get('cache-control')]).toEqual([
    200,
    'gzip',
    'no-cache',
  ]);
  expect(await page.text()).toContain('.match');
  expect((await fetch(`${url}/style.css`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await fetch(`${url}/`, { method: 'HEAD' })).status).toBe(200);
});

test('a message that was played is not played again, also after a restart', async () => {
  const store = openStore(':memory:');
  const host = await startServer({ store });
  const { id, path, keys } = await host.begin('china-rails');
  const match = host.matches.get(id)!;
  const [{ seat }] = match.asked();
  let state = match.state();
  const actions = Array.from({ length: 3 }, () => {
    const [action] = engine.legalActions(state, seat);
    state = engine.applyAction(state, action);
    return action;
  });
  const message = { actions, id: 'one' };
  const send = (to: typeof host, body: object) => to.send(path, body, bearer(keys[seat]));
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(host, message)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, step: 3, played: 3 })]),
  );
  const again = await startServer({ store });
  expect(await send(again, { ...message, step: 0 })).toEqual({ status: 200, step: 3, played: 3 });
  // Of a message of which the host played a part before it was killed, the rest is played.
  const more = [...engine.legalActions(again.matches.get(id)!.state(), seat)].slice(0, 1);
  expect(await send(again, { actions: [...actions, ...more], id: 'one', step: 0 })).toMatchObject({
    status: 200,
    step: 4,
    played: 4,
  });
  expect((await send(again, { actions, id: 'two', step: 0 })).status).toBe(409);
});

test('a match that is over leaves the memory, and is served from its lines', async () => {
  const store = openStore(':memory:');
  const host = await startServer({ store, matches: 1 });
  const { id, keys } = await host.begin('twentieth-century-limited');
  expect((await host.send('/matches', { ruleset: 'hex-tycoon', seats: 2 })).status).toBe(503);
  const random = createRandom('over');
  const match = host.matches.get(id)!;
  while (match.state().outcome === null) {
    const [decision] = engine.decisions(match.state());
    const actions = engine.suggest(match.state(), decision, random);
    const played = await host.send(`/matches/${id}/actions`, { actions }, bearer(keys[decision.seat]));
    expect(played.status).toBe(200);
  }
  expect(host.matches.size).toBe(0);
  const record = await host.get(`/matches/${id}/record`);
  expect(record).toMatchObject({ status: 200, ...match.record() });
  expect(engine.replay(JSON.stringify(match.record())).record.notes).toHaveLength(
    match.record()!.notes!.length,
  );
  expect((await host.begin()).keys).toHaveLength(2);

  const again = await startServer({ store });
  expect([...again.matches.keys()]).toEqual([...host.matches.keys()]);
  expect((await again.get(`/matches/${id}/record`)).status).toBe(200);
  const { body } = await fetch(`${again.url}/matches/${id}/events`, { headers: bearer(keys[0]) });
  const { value } = await messagesOf(body!).next();
  expect(JSON.parse(value!.data).view).toEqual(engine.view(match.state(), 0));
  const late = await again.send(`/matches/${id}/actions`, { action: { type: 'endTurn' } }, bearer(keys[0]));
  expect(late.status).toBe(409);
  for (const strange of ['..%2Fsecret', `${id}x`, id.toUpperCase(), '0'.repeat(31)])
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
  const { url, begin, send, matches } = await startServer({ streams: 2 });
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
  const [action] = engine.legalActions(matches.get(id)!.state());
  expect((await send(path, { action }, bearer(keys[Number(action.seat)]))).status).toBe(200);
  const after = await told;
  expect(after.filter((one) => one.status === 'fulfilled' && one.value.done !== true)).toHaveLength(2);
});

test('a full disk is told as such, and nothing is played', async () => {
  // So many pages take the match, and few of its moves.
  const store = openStore(':memory:', { pages: 16 });
  const { send, begin, log, matches } = await startServer({ store });
  const { path, keys, id } = await begin('china-rails');
  const match = matches.get(id)!;
  const play = () => {
    const [action] = engine.legalActions(match.state());
    return send(path, { action }, bearer(keys[Number(action.seat)]));
  };
  let played = await play();
  while (played.status === 200) played = await play();
  expect(played).toMatchObject({ status: 507, refused: expect.stringContaining('the disk did not take it') });
  const lines = store.lines(id).length;
  expect(await play()).toMatchObject({ status: 507 });
  expect(store.lines(id)).toHaveLength(lines);
  expect(match.state().step).toBe(lines - 1);
  expect(log).toHaveLength(2);
});
