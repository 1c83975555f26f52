// Seats of a running match: they change hands, bots and nobody play them, clocks run, and people are told.

import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../../docs/examples/host/store';
import { messagesOf } from '../../../src/table/session/remote/event-stream';
import { until } from '../../until';
import { bearer, type Client, startServer, stopServers } from './host-server';

afterEach(stopServers);

const HOUR = 3_600_000;

/** A match of two, and what may be done with its seats. */
async function matchAt(host: Client, ruleset = 'china-rails') {
  const { id, keys } = await host.begin(ruleset);
  const match = host.matches.get(id)!;
  const change = (seat: number, message: object, key = 'stranger') =>
    host.send(`/matches/${id}/seats/${seat}`, message, bearer(key));
  const act = (key: string) => {
    const [decision] = match.asked();
    const [action] = host.means.engine.legalActions(match.state(), decision);
    return host.send(`/matches/${id}/actions`, { action }, bearer(key));
  };
  return { id, keys, match, change, act };
}

test('E-HOST-5, E-HOST-6: a seat changes hands three times, comes back after a restart, and its record names the last', async () => {
  const store = openStore(':memory:');
  const host = await startServer({ store });
  const { id, keys, match, change } = await matchAt(host);
  const by = () => match.players().map((player) => player.by);
  expect((await change(1, { do: 'leave' }, keys[1])).status).toBe(200);
  expect([by(), match.state().game.vacantSeats]).toEqual([['person', 'nobody'], [1]]);
  const cem = await change(1, { do: 'take', name: 'Cem' });
  expect([by(), match.state().absent, cem.status]).toEqual([['person', 'person'], [], 200]);
  // The key of the player before opens nothing now.
  expect((await change(1, { do: 'return' }, keys[1])).status).toBe(403);
  expect((await change(1, { do: 'bot' }, cem.key)).status).toBe(200);
  const dora = await change(1, { do: 'take', name: 'Dora' });
  expect((await change(1, { do: 'leave' }, dora.key)).status).toBe(200);
  expect((await change(1, { do: 'return' }, dora.key)).status).toBe(200);

  const again = await startServer({ store });
  const opened = again.matches.get(id)!;
  expect([opened.players(), opened.state()]).toEqual([match.players(), match.state()]);
  const votes = [keys[0], dora.key!].map((key) =>
    again.send(`/matches/${id}/votes`, { ends: true }, bearer(key)),
  );
  await Promise.all(votes);
  const record = await again.get(`/matches/${id}/record`);
  expect(record).toMatchObject({ status: 200, meta: { names: ['Ann', 'Dora'] } });
  expect((await again.get('/matches')).finished).toEqual([]);
});

test('what is not yours, and what makes no sense, is refused with a sentence', async () => {
  const host = await startServer();
  const { keys, change, match } = await matchAt(host);
  const refused = [
    await change(1, { do: 'take', name: 'Cem' }),
    await change(1, { do: 'leave' }),
    await change(1, { do: 'leave' }, keys[0]),
    await change(0, { do: 'return' }, keys[0]),
    await change(0, { do: { toString: 1 } }, keys[0]),
    await change(7, { do: 'take', name: 'Cem' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 403, 403, 409, 400, 404]);
  await change(0, { do: 'bot' }, keys[0]);
  for (const name of ['', 'two\nlines', null, 'x'.repeat(41)])
    expect((await change(0, { do: 'take', name })).status).toBe(400);
  await change(1, { do: 'leave' }, keys[1]);
  expect((await change(0, { do: 'leave' }, keys[0])).refused).toMatch(/last present seat/);
  expect((await change(1, { do: 'resign' }, keys[1])).status).toBe(200);
  expect((await change(1, { do: 'return' }, keys[1])).refused).toBe('the player of this seat has resigned');
  expect(match.state().game.vacantSeats).toBeUndefined();
  expect(host.log).toEqual([]);
});

test('a bot plays until its player is back, and the seat of the other is theirs alone', async () => {
  const host = await startServer();
  const { keys, change, match, act } = await matchAt(host);
  const [{ seat }] = match.asked();
  await change(seat, { do: 'bot' }, keys[seat]);
  await until(() => match.asked()[0].seat !== seat);
  expect((await act(keys[seat])).refused).toBe('a bot or nobody plays your seat: return first');
  await change(seat, { do: 'return' }, keys[seat]);
  expect((await act(keys[1 - seat])).status).toBe(200);
  expect(match.players()[seat]).toMatchObject({ by: 'person', key: keys[seat] });
});

test('whoever loses a seat loses its stream, and sees what strangers see', async () => {
  const host = await startServer();
  const { id, keys, change } = await matchAt(host);
  const watch = async () => {
    const { body } = await fetch(`${host.url}/matches/${id}/events`, { headers: bearer(keys[1]) });
    return messagesOf(body!);
  };
  const stream = await watch();
  expect(JSON.parse((await stream.next()).value!.data).view.viewer).toBe(1);
  await change(1, { do: 'bot' }, keys[1]);
  await change(1, { do: 'take', name: 'Cem' });
  await expect(
    (async () => {
      for (;;) if ((await stream.next()).done) return;
    })(),
  ).rejects.toThrow();
  expect(JSON.parse((await (await watch()).next()).value!.data).view.viewer).toBe(null);
});

test('clocks count, people are reminded once, and a bot stands in when their time is up', async () => {
  let time = 1_000_000;
  const host = await startServer({ think: 2 * HOUR, now: () => time });
  const { match, keys, change } = await matchAt(host);
  const [{ seat }] = match.asked();
  const why = () => host.notices.map((notice) => [notice.why, notice.seat]);
  await until(() => why().length > 0);
  expect(host.notices[0].words).toMatch(/^(Ann|Ben): Build track/);
  time += 1.5 * HOUR;
  for (let n = 0; n < 3; n++) host.lookAtClocks();
  expect(match.spent()[seat]).toBe(1.5 * HOUR);
  expect(why()).toEqual([
    ['turn', seat],
    ['reminder', seat],
  ]);
  time += HOUR;
  host.lookAtClocks();
  expect(why()[2]).toEqual(['late', seat]);
  expect(match.players()[seat].by).toBe('bot');
  await until(() => match.asked()[0].seat !== seat);
  expect((await change(seat, { do: 'return' }, keys[seat])).status).toBe(200);
});

test('a game ends when all persons agree, and somebody may change their mind', async () => {
  const host = await startServer();
  const { id, keys, match, change } = await matchAt(host);
  const vote = (seat: number, ends: unknown) =>
    host.send(`/matches/${id}/votes`, { ends }, bearer(keys[seat]));
  expect((await vote(0, 'yes')).status).toBe(400);
  await vote(0, true);
  await vote(0, false);
  await vote(1, true);
  expect(match.state().outcome).toBeNull();
  await change(0, { do: 'bot' }, keys[0]);
  expect((await vote(0, true)).status).toBe(403);
  expect((await vote(1, true)).over).toBe(true);
  expect(match.state().outcome).toMatchObject({ reason: 'agreed' });
});

test('the only legal answer is played for whoever is asked', async () => {
  const host = await startServer({ playsForced: true });
  const { match, keys } = await matchAt(host, 'twentieth-century-limited');
  const { engine } = host.means;
  for (let n = 0; n < 40 && match.state().outcome === null; n++) {
    await until(() =>
      match.asked().every((one) => [...engine.legalActions(match.state(), one)].length !== 1),
    );
    const [decision] = match.asked();
    const action = engine.sampleAction(match.state(), decision.seat);
    await host.send(`/matches/${match.id}/actions`, { action }, bearer(keys[decision.seat]));
  }
  expect(match.state().step).toBeGreaterThanOrEqual(40);
});
