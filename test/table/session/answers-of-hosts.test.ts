// Answers that come back from a host, or from a proxy before it: only the host takes a turn away from a seat.
// And how often a host that gives no answer is asked.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engine as whole } from '../../../src';
import type { AnyEngine, GameAction } from '../../../src/core/engine';
import { type RemoteSession, remoteSession } from '../../../src/table/session';
import { openLink } from '../../../src/table/session/remote/link';

const engine: AnyEngine = whole;
const state = engine.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
const [{ seat }] = engine.decisions(state);
const [build] = engine.legalActions(state, seat) as Iterable<GameAction>;
const built = engine.applyAction(state, build);
const end = engine.passAction(built, engine.decisions(built)[0]) as GameAction;
const ended = engine.applyAction(built, end);
const URL_OF_MATCH = 'https://host.example/matches/1';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.useRealTimers();
});
const open: RemoteSession[] = [];

const JSON_TYPE = { 'content-type': 'application/json' };
/** Bodies that say neither where the match stands nor what was refused. */
const BODIES: Readonly<Record<string, [string | null, Record<string, string>]>> = {
  nothing: [null, {}],
  'an empty text': ['', JSON_TYPE],
  'a page': ['<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' }],
  'a page that calls itself JSON': ['<html>', JSON_TYPE],
  'half of a message': ['{"step":', JSON_TYPE],
  'an empty object': ['{}', JSON_TYPE],
  'the message of a proxy': ['{"message":"Unauthorized"}', JSON_TYPE],
  'an error': [`{"error":"${'no '.repeat(20_000)}"}`, JSON_TYPE],
  'a list': ['[1]', JSON_TYPE],
  'JSON null': ['null', JSON_TYPE],
  'a number': ['7', JSON_TYPE],
  'a step that is a text': ['{"step":"2"}', JSON_TYPE],
  'the step at which the turn was sent': ['{"step":0}', JSON_TYPE],
  'the step after a part of the turn': ['{"step":1}', JSON_TYPE],
};
const answerOf = (status: number, body: keyof typeof BODIES): Response => {
  const [text, headers] = BODIES[body];
  // HTTP gives these no body.
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
};
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

const told = (message: object) => new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`);
const viewOf = (now: typeof state) => ({ view: engine.view(now, seat), story: [] });

/** A host whose stream tells what `tell` is given, and which answers to actions as `answers` says. */
function hostOf(answers: () => Response) {
  const posts: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const tell = (now: typeof state) => stream.enqueue(told(viewOf(now)));
  const ask: typeof fetch = async (url, how) => {
    if (String(url).endsWith('/actions')) {
      posts.push(String(how?.body));
      return answers();
    }
    return new Response(
      new ReadableStream({
        start(controller) {
          stream = controller;
          tell(state);
        },
      }),
    );
  };
  return { posts, tell, ask, breakOff: () => stream.close() };
}

async function sentTurn(answers: () => Response) {
  const host = hostOf(answers);
  const session = await remoteSession(URL_OF_MATCH, { engine, key: 'k', fetch: host.ask, random: () => 0 });
  open.push(session);
  expect(session.play(build)).toBe(true);
  expect(session.play(end)).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  return { ...host, session };
}

describe('a line', () => {
  const STATUSES = Array.from({ length: 400 }, (_, at) => 200 + at);

  test.each(Object.keys(BODIES))('takes no status with %s for an answer, and says why', async (body) => {
    for (const status of STATUSES) {
      const heard: { trouble: string[]; refused: string[] } = { trouble: [], refused: [] };
      const hanging = new Promise<Response>(() => undefined);
      const link = openLink(
        {
          ...{ url: URL_OF_MATCH, key: 'k', retry: [10], random: () => 0 },
          fetch: (url) =>
            url === `${URL_OF_MATCH}/actions` ? Promise.resolve(answerOf(status, body)) : hanging,
        },
        {
          onMessage: () => null,
          onState: () => undefined,
          onRefused: (why) => heard.refused.push(why),
        },
      );
      const answered = link.send(() => ({}), { least: 2, onTrouble: (why) => heard.trouble.push(why) });
      await vi.advanceTimersByTimeAsync(25);
      const sentence = expect.stringMatching(new RegExp(`^the host answers ${status}`));
      expect(heard, `${status}`).toEqual(
        isFinal(status)
          ? { trouble: [], refused: [sentence] }
          : { trouble: [sentence, sentence, sentence], refused: [] },
      );
      link.close();
      expect(await answered, `${status}`).toBeNull();
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['a step that the actions lead to', 200, { step: 2 }, { step: 2, rejection: null, refused: '' }],
    ['a later step', 201, { step: 9, played: 2 }, { step: 9, rejection: null, refused: '' }],
    ['a refusal', 409, { refused: 'gone on' }, { step: null, rejection: null, refused: 'gone on' }],
    [
      'a rejection',
      422,
      { step: 1, refused: 'no', rejection: { code: 'a/b', rule: 'X-1', params: {}, scope: 'public' } },
      { step: 1, refused: 'no', rejection: { code: 'a/b', rule: 'X-1', params: {}, scope: 'public' } },
    ],
  ])('takes %s for an answer', async (_, status, body, answer) => {
    const fetch_ = async (url: unknown) =>
      String(url).endsWith('/actions')
        ? new Response(JSON.stringify(body), { status })
        : new Response('busy', { status: 503 });
    const link = openLink(
      { url: URL_OF_MATCH, key: 'k', retry: [10], random: () => 0, fetch: fetch_ as typeof fetch },
      { onMessage: () => null, onState: () => undefined, onRefused: () => undefined },
    );
    expect(await link.send(() => ({}), { least: 2, onTrouble: () => undefined })).toEqual(answer);
    link.close();
  });
});

describe.each([200, 204, 302, 401, 403, 404, 409, 429, 502])('status %i in place of an answer', (status) => {
  test.each(Object.keys(BODIES).filter((_, at) => at % 2 === 0))(
    '%s leaves the seat with what it tried, and with a sentence',
    async (body) => {
      let answer = () => answerOf(status, body);
      const { session, posts, tell } = await sentTurn(() => answer());
      const { view, connection, rejection, tentative, decisions } = session.getSnapshot();
      expect([view.step, rejection]).toEqual([1, null]);
      expect(connection.why).toMatch(new RegExp(`^the host answers ${status}`));
      if (isFinal(status)) {
        expect([connection.status, tentative]).toEqual(['refused', [build]]);
        expect(session.play(end)).toBe(false);
        await vi.advanceTimersByTimeAsync(100_000);
        expect([posts.length, session.getSnapshot().tentative]).toEqual([1, [build]]);
        return;
      }
      expect([connection.status, decisions.some((one) => one.seat === seat)]).toEqual(['waiting', false]);
      // The host comes back, and takes the same message.
      answer = () => new Response('{"step":2}');
      await vi.advanceTimersByTimeAsync(1000);
      tell(ended);
      await vi.advanceTimersByTimeAsync(0);
      expect(session.getSnapshot()).toMatchObject({ step: 2, tentative: [], rejection: null });
      expect(session.getSnapshot().connection.status).toBe('connected');
      expect(posts.map((text) => JSON.parse(text).step)).toEqual([undefined, 0]);
    },
  );
});

test('a host that says why it lets a seat in no more is quoted', async () => {
  const said = new Response('{"refused":"this key is for no seat of the match"}', { status: 403 });
  const { session } = await sentTurn(() => said);
  const { connection, tentative } = session.getSnapshot();
  expect(connection).toEqual({ status: 'refused', why: 'this key is for no seat of the match' });
  expect(tentative).toEqual([build]);
});

test('a stream that is refused while a turn is on its way leaves the seat with what it tried', async () => {
  let isOut = false;
  const host = hostOf(() => new Response('', { status: 502 }));
  const fetch_: typeof fetch = (url, how) =>
    isOut && String(url).endsWith('/events')
      ? Promise.resolve(new Response('', { status: 410 }))
      : host.ask(url, how);
  const session = await remoteSession(URL_OF_MATCH, { engine, key: 'k', fetch: fetch_, random: () => 0 });
  open.push(session);
  session.playAll([build, end]);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getSnapshot().connection.status).toBe('waiting');
  isOut = true;
  host.breakOff();
  await vi.advanceTimersByTimeAsync(1000);
  const { connection, tentative } = session.getSnapshot();
  expect(connection).toEqual({ status: 'refused', why: 'the host answers 410' });
  expect(tentative).toEqual([build]);
});

describe('how often a host is asked', () => {
  /** Asks a host whose streams last a number of milliseconds each, and tells when it was asked. */
  async function askedAt(lasts: (time: number) => number | null, random: () => number = () => 0) {
    const began = Date.now();
    const times: number[] = [];
    const link = openLink(
      {
        ...{ url: URL_OF_MATCH, key: 'k', retry: [500, 1000, 2000, 5000, 10_000, 30_000], random },
        async fetch() {
          times.push(Date.now() - began);
          const time = lasts(Date.now() - began);
          if (time === null) throw new TypeError('nobody answers');
          return new Response(
            new ReadableStream({ start: (stream) => void setTimeout(() => stream.close(), time) }),
          );
        },
      },
      { onMessage: () => null, onState: () => undefined, onRefused: () => undefined },
    );
    await vi.advanceTimersByTimeAsync(200_000);
    link.close();
    return times;
  }
  const pausesOf = (times: readonly number[]) => times.slice(1).map((time, at) => time - times[at]);
  const PAUSES = [500, 1000, 2000, 5000, 10_000, 30_000];
  const pausesAfter = (count: number, each = 0) =>
    Array.from({ length: count }, (_, at) => PAUSES[Math.min(at, 5)] + each);

  test.each([
    ['cannot be reached', null],
    ['closes every stream at once', 1],
    ['closes every stream after some seconds', 4000],
  ])('a host that %s is asked after longer and longer pauses', async (_, time) => {
    const pauses = pausesOf(await askedAt(() => time));
    expect(pauses.length).toBeGreaterThan(6);
    expect(pauses).toEqual(pausesAfter(pauses.length, time ?? 0));
  });

  test('the pauses are short again only after a connection that lasted', async () => {
    // Nobody answers for half a minute; then a stream lasts long, and the next ones are short again.
    let streams = 0;
    const lasts = (time: number) => (time < 30_000 ? null : ++streams === 1 ? 30_001 : 1);
    const pauses = pausesOf(await askedAt(lasts));
    const from = pauses.indexOf(30_501);
    expect(from).toBeGreaterThan(0);
    expect(pauses.slice(from + 1)).toEqual(pausesAfter(pauses.length - from, 1).slice(1));
    streams = 0;
    const shorter = pausesOf(await askedAt((time) => (time < 30_000 ? null : ++streams === 1 ? 29_999 : 1)));
    expect(shorter.slice(from)).toEqual([59_999, ...shorter.slice(from + 1).map(() => 30_001)]);
  });

  test('clients that lost the same host come back one after another', async () => {
    const numbers = [0, 0.4, 0.8];
    const first = await Promise.all(
      numbers.map((one) =>
        askedAt(
          () => null,
          () => one,
        ),
      ),
    );
    expect(first.map((times) => pausesOf(times)[0])).toEqual([500, 400, 300]);
  });
});
