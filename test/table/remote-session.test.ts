// A game that a host keeps, as a session: played over real HTTP against the example host, with streams that break and answers that get lost.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../docs/examples/host/match';
import { engine } from '../../src';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
  InvalidInputError,
} from '../../src/core/engine';
import { type RemoteSession, remoteSession } from '../../src/table/session';
import { bearer, startServer, stopServers } from '../examples/host/host-server';
import { until } from '../until';

const any = engine as unknown as AnyEngine;
const open: RemoteSession[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const session of open.splice(0)) session.close();
  stopServers();
});

type How = { readonly fetch?: typeof fetch };

async function openMatch(ruleset: string, seats: readonly string[]) {
  const server = await startServer();
  const { match: id, keys = [] } = await server.send('/matches', { ruleset, seats });
  const match = server.matches.get(id!)!;
  const url = `${server.url}/matches/${id}`;
  const join = async (key?: string, how: How = {}) => {
    const session = await remoteSession(url, { engine: any, retry: [10], ...(key && { key }), ...how });
    open.push(session);
    return session;
  };
  // The seat that must decide first, and another one.
  const [{ seat }] = any.decisions(match.state());
  const other = (seat + 1) % seats.length;
  return { ...server, match, keys, url, join, seat, other };
}

const isQuiet = (session: RemoteSession) => session.getSnapshot().connection.status === 'connected';
const text = (session: RemoteSession) => JSON.stringify(session.getSnapshot().view);

const builds = (session: RemoteSession, seat: number): readonly GameAction[] =>
  [...any.legalActions(session.getSnapshot().view, seat)].filter(({ type }) => type === 'buildTrack');
const endOf = (session: RemoteSession, seat: number): GameAction => {
  const { view, decisions } = session.getSnapshot();
  return any.passAction(view, decisions.find((one) => one.seat === seat)!)!;
};

describe('a seat', () => {
  test('sees its view; what it plays is shown at once and can be taken back', async () => {
    const { match, keys, join, seat, other } = await openMatch('china-rails', ['Ann', 'Ben']);
    const [own, watching] = [await join(keys[seat]), await join()];
    expect(text(own)).toBe(JSON.stringify(any.view(match.state(), seat)));
    expect(own.getSnapshot()).toMatchObject({ viewer: seat, seats: [seat], step: 0, length: 0 });
    const [first] = builds(own, seat);
    let changes = 0;
    own.subscribe(() => void changes++);

    expect(own.play(first)).toBe(true);
    expect(changes).toBe(1);
    expect(own.getSnapshot()).toMatchObject({ step: 1, length: 1, tentative: [first], barrier: null });
    expect(own.getSnapshot().events.map(({ type }) => type)).toContain('trackBuilt');
    expect(own.story(1)).toEqual([{ n: 1, events: own.getSnapshot().events }]);
    expect(own.play(first)).toBe(false);
    expect(own.getSnapshot().rejection?.rule).toMatch(/^M-/);
    expect(own.takeBack()).toBe(true);
    expect(own.getSnapshot()).toMatchObject({ step: 0, tentative: [], rejection: null });
    expect(own.takeBack()).toBe(false);

    // A plan is taken back as one, or action by action.
    own.play(first);
    const [second] = builds(own, seat);
    own.play(second);
    const [third] = builds(own, seat);
    own.takeBack();
    expect(own.playAll([second, third])).toBe(true);
    expect(own.getSnapshot().step).toBe(3);
    own.takeBack();
    expect(own.getSnapshot().step).toBe(1);
    own.takeBack(1);
    // Nobody has heard of it.
    expect(match.state().step).toBe(0);
    expect(watching.getSnapshot().step).toBe(0);
    expect(own.play({ ...first, seat: other })).toBe(false);
    expect(own.getSnapshot().rejection?.rule).toBe('E-TURN-1');
  });

  test('sends its turn when it cannot be taken back, and shows what comes of it when the host has answered', async () => {
    const { match, keys, join, seat, other } = await openMatch('china-rails', ['Ann', 'Ben']);
    const sessions = [await join(keys[0]), await join(keys[1]), await join()];
    const own = sessions[seat];
    own.play(builds(own, seat)[0]);
    const end = endOf(own, seat);
    expect(own.play(end)).toBe(true);
    const { connection, tentative, step, barrier, decisions } = own.getSnapshot();
    expect([connection.status, tentative, step, barrier]).toEqual(['waiting', [], 1, 'handOver']);
    expect(decisions.filter((one) => one.seat === seat)).toEqual([]);
    expect(own.play(end)).toBe(false);
    expect(own.takeBack()).toBe(false);
    await until(() => sessions.every((one) => isQuiet(one) && one.getSnapshot().step === 2));
    expect(match.state().step).toBe(2);
    for (const [viewer, session] of sessions.entries())
      expect(text(session)).toBe(JSON.stringify(any.view(match.state(), viewer === 2 ? null : viewer)));
    // The other seat saw it, and looks back.
    expect(sessions[other].story(2).flatMap(({ events }) => events.map(({ type }) => type))).toContain(
      'trackBuilt',
    );
    sessions[other].goTo(1);
    expect(sessions[other].getSnapshot()).toMatchObject({ step: 1, length: 2 });
    expect(sessions[other].play(builds(sessions[other], other)[0])).toBe(false);
    sessions[other].goTo(99);
    expect(sessions[other].play(builds(sessions[other], other)[0])).toBe(true);
    expect(sessions[other].viewAs(other)).toBe(true);
    expect(sessions[other].viewAs(null)).toBe(false);
  });

  test('E-STALE-1: what the host refuses is dropped with the reason, and the game goes on', async () => {
    const { match, keys, join, send, seat } = await openMatch('china-rails', ['Ann', 'Ben']);
    const path = `/matches/${match.id}/actions`;
    // The player ends the turn in a second window, and that message overtakes this one.
    let end: GameAction | null = null;
    const own = await join(keys[seat], {
      fetch: async (url, how) => {
        if (how?.method === 'POST') await send(path, { action: end }, bearer(keys[seat]));
        return fetch(url, how);
      },
    });
    end = endOf(own, seat);
    own.playAll([builds(own, seat)[0], end]);
    await until(() => own.getSnapshot().rejection !== null);
    expect(own.getSnapshot().rejection).toMatchObject({ rule: expect.stringMatching(/^E-(TURN|STALE)-1$/) });
    expect(own.getSnapshot().tentative).toEqual([]);
  });

  test('tries again what it tried, when the match has gone on meanwhile', async () => {
    const { match, keys, join, send, seat } = await openMatch('china-rails', ['Ann', 'Ben']);
    const own = await join(keys[seat]);
    const [first, second] = builds(own, seat);
    // The player has a second window.
    const elsewhere = (action: GameAction) =>
      send(`/matches/${match.id}/actions`, { action }, bearer(keys[seat]));
    own.play(first);
    await elsewhere(second);
    await until(() => own.getSnapshot().step === 2);
    expect(own.getSnapshot()).toMatchObject({ tentative: [first], rejection: null });
    await elsewhere(first);
    await until(() => own.getSnapshot().rejection !== null);
    expect(own.getSnapshot()).toMatchObject({ step: 2, tentative: [] });
    expect(text(own)).toBe(JSON.stringify(any.view(match.state(), seat)));
  });
});

test.each(engine.rulesets.map(({ id }) => id))(
  '%s: three clients play on, one of them reloads and one loses its stream',
  async (ruleset) => {
    const { match, keys, join } = await openMatch(ruleset, ['Ann', 'Ben', 'Cat']);
    const sessions = await Promise.all(keys.slice(0, 2).map((key) => join(key)));
    const streams: AbortController[] = [];
    sessions.push(await join(keys[2], { fetch: cutting(streams) }));
    const watching = await join();
    await playOn(sessions, match, 30);
    for (const stream of streams) stream.abort();
    // Ann reloads her page.
    sessions[0].close();
    sessions[0] = await join(keys[0]);
    expect(sessions[0].story(5)).toHaveLength(5);
    await playOn(sessions, match, 60);
    await until(() => watching.getSnapshot().step === match.state().step);
    expect(text(watching)).toBe(JSON.stringify(any.view(match.state(), null)));
  },
);

test('three clients play a whole game, and one of them reloads in the middle', async () => {
  const { match, keys, join } = await openMatch('twentieth-century-limited', ['Ann', 'Ben', 'Cat']);
  const sessions = await Promise.all(keys.map((key) => join(key)));
  await playOn(sessions, match, 150);
  sessions[1].close();
  sessions[1] = await join(keys[1]);
  await playOn(sessions, match, Number.POSITIVE_INFINITY);
  expect(match.state().outcome).not.toBeNull();
  for (const [seat, session] of sessions.entries()) {
    await until(() => session.getSnapshot().step === match.state().step);
    expect(text(session)).toBe(JSON.stringify(any.view(match.state(), seat)));
    expect(session.getSnapshot().decisions).toEqual([]);
  }
});

// A fetch whose streams can be cut.
const cutting =
  (streams: AbortController[]): typeof fetch =>
  (url, how) => {
    const cut = new AbortController();
    if (String(url).endsWith('/events')) streams.push(cut);
    return fetch(url, { ...how, signal: AbortSignal.any([how!.signal!, cut.signal]) });
  };

// Every seat plays what the title suggests for its view, as people would: a session knows nothing else.
async function playOn(sessions: readonly RemoteSession[], match: Match, to: number): Promise<void> {
  const random = createRandom('remote');
  while (match.state().outcome === null && match.state().step < to) {
    for (const session of sessions) {
      await until(() => isQuiet(session) && session.getSnapshot().step >= match.state().step);
      const { view, viewer, decisions } = session.getSnapshot();
      const decision = decisions.find(({ seat, optional }) => seat === viewer && !optional);
      if (decision === undefined) continue;
      const line = any.suggest(view, decision, random);
      session.playAll(line.length > 0 ? line : [any.sampleAction(view, viewer!, random)!]);
      expect(session.getSnapshot().rejection).toBeNull();
    }
  }
}

describe('a line that breaks', () => {
  test('a stream is opened again where it broke, and tells what was missed', async () => {
    const { match, keys, join, seat, other } = await openMatch('china-rails', ['Ann', 'Ben']);
    const asked: (string | null)[] = [];
    const streams: AbortController[] = [];
    const session = await join(keys[other], {
      fetch: (url, how) => {
        if (String(url).endsWith('/events')) asked.push(new Headers(how?.headers).get('last-event-id'));
        return cutting(streams)(url, how);
      },
    });
    const own = await join(keys[seat]);
    streams[0].abort();
    await until(() => session.getSnapshot().connection.status === 'lost');
    expect(session.getSnapshot().connection.why).not.toBe('');
    own.playAll([builds(own, seat)[0], endOf(own, seat)]);
    await until(() => session.getSnapshot().step === 2);
    expect(asked).toEqual([null, '0']);
    expect(text(session)).toBe(JSON.stringify(any.view(match.state(), other)));
    expect(session.story(2).map(({ n }) => n)).toEqual([1, 2]);
  });

  test('an answer that gets lost is asked for again, and nothing is played twice', async () => {
    const { match, keys, join, seat } = await openMatch('china-rails', ['Ann', 'Ben']);
    const sent: string[] = [];
    const own = await join(keys[seat], {
      fetch: async (url, how) => {
        const answered = await fetch(url, how);
        if (how?.method !== 'POST') return answered;
        sent.push(String(how.body));
        if (sent.length < 3) throw new TypeError('the line is dead');
        return answered;
      },
    });
    own.playAll([builds(own, seat)[0], endOf(own, seat)]);
    await until(() => own.getSnapshot().connection.why === 'the line is dead');
    await until(() => isQuiet(own));
    expect(own.getSnapshot().rejection).toBeNull();
    expect(match.state().step).toBe(2);
    expect(new Set(sent.map((body) => JSON.parse(body).id)).size).toBe(1);
    expect(sent.map((body) => JSON.parse(body).step)).toEqual([undefined, 0, 0]);
  });

  test('a host that has forgotten the message takes it once all the same', async () => {
    const { match, keys, send, seat } = await openMatch('china-rails', ['Ann', 'Ben']);
    const path = `/matches/${match.id}/actions`;
    const [build] = [...any.legalActions(match.state(), seat)].filter(({ type }) => type === 'buildTrack');
    const first = await send(path, { actions: [build], id: 'a' }, bearer(keys[seat]));
    expect(await send(path, { actions: [build], id: 'a', step: 0 }, bearer(keys[seat]))).toEqual(first);
    // As after a restart: another id stands for one that is not known.
    const again = await send(path, { actions: [build], id: 'b', step: 0 }, bearer(keys[seat]));
    expect([first.status, again.status, match.state().step]).toEqual([200, 409, 1]);
  });

  test('a stream that says nonsense is opened anew, with the whole view', async () => {
    const { match } = await openMatch('china-rails', ['Ann', 'Ben']);
    const view = any.view(match.state(), 0);
    const said = [
      { view, story: [] },
      { patch: { viewer: 0, from: 7, step: 8, changes: [] }, events: [] },
      { hello: 1 },
      { view: { ...view, round: 5 }, story: [] },
    ];
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers['last-event-id'] as string | undefined);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const next = said.shift();
      if (next !== undefined)
        response.write(`: a comment\r\n\r\nid: 0\r\ndata: ${JSON.stringify(next)}\r\n\r\n`);
      if (asked.length === 1) response.write(`data: ${JSON.stringify(said.shift())}\n\n`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/matches/1/`;
      const session = await remoteSession(address, { engine: any, retry: [5] });
      open.push(session);
      await until(() => (session.getSnapshot().view as { round: number }).round === 5);
      expect(asked).toEqual([undefined, undefined, undefined]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('a host that is not there yet is asked until it is', async () => {
    const { keys, url } = await openMatch('hex-tycoon', ['Ann', 'Ben']);
    let tries = 0;
    const session = await remoteSession(url, {
      ...{ engine: any, key: keys[0], retry: [1, 2] },
      fetch: async (...asked) => {
        if (++tries < 4) throw new TypeError('nobody answers');
        return tries === 4 ? new Response('busy', { status: 503 }) : fetch(...asked);
      },
    });
    open.push(session);
    expect([tries, session.getSnapshot().viewer]).toEqual([5, 0]);
  });

  test('a match that is not there, and a game that the engine does not know, are refused', async () => {
    const { url, keys } = await openMatch('hex-tycoon', ['Ann', 'Ben']);
    const wrong = remoteSession(`${url}0`, { engine: any, key: keys[0] });
    await expect(wrong).rejects.toThrow(InvalidInputError);
    await expect(wrong).rejects.toThrow('there is no such match');
    const other = { ...any, settingOf: engineOf('china-rails').settingOf } as AnyEngine;
    await expect(remoteSession(url, { engine: other })).rejects.toMatchObject({ code: 'unknown-ruleset' });
  });

  test('a client that the host throws out says so, and asks no more', async () => {
    const { keys, join } = await openMatch('hex-tycoon', ['Ann', 'Ben']);
    let isOut = false;
    const streams: AbortController[] = [];
    let asked = 0;
    const session = await join(keys[0], {
      fetch: async (address, how) => {
        asked++;
        if (isOut)
          return new Response('{"refused":"you were thrown out"}', {
            ...{ status: 403, headers: { 'content-type': 'application/json' } },
          });
        return cutting(streams)(address, how);
      },
    });
    isOut = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    streams[0].abort();
    await until(() => session.getSnapshot().connection.status === 'refused');
    expect(session.getSnapshot().connection.why).toBe('you were thrown out');
    expect(session.play({ type: 'endTurn', seat: 0 })).toBe(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toBe(2);
  });
});

function engineOf(id: string): AnyEngine {
  return createEngine([engine.rulesets.find((one) => one.id === id)!]) as unknown as AnyEngine;
}
