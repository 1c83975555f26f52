// Two players and a stranger over the wire; the host is killed in mid-game, and nothing is lost.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Action, engine, legalActions } from 'railhead';
import { remoteSession } from 'railhead/table';

const folder = mkdtempSync(join(tmpdir(), 'railhead-host-'));
let host: { readonly process: ChildProcess; readonly url: string };
after(() => {
  host.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(): Promise<typeof host> {
  const script = join(import.meta.dirname, '../host.js');
  const process_ = spawn(process.execPath, [script, '--port', '0', '--folder', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(process_.stdout, 'data');
  return { process: process_, url: /http:\S+/.exec(String(line))![0] };
}

const post = async (path: string, body: unknown, key = 'none') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const answered = await fetch(host.url + path, { method: 'POST', headers, body: text });
  return { status: answered.status, ...((await answered.json()) as { refused?: string }) };
};

const join_ = (match: string, key: string) => remoteSession(`${host.url}/matches/${match}`, { engine, key });

const now = async (match: string, key: string) => {
  const session = await join_(match, key);
  session.close();
  return session.getSnapshot().view;
};

/** Plays so many actions, each by the seat whose view has one to play. */
async function playOn(match: string, keys: readonly string[], count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const views = await Promise.all(keys.map((key) => now(match, key)));
    const seat = views.findIndex((view, one) => [...legalActions(view, one)].length > 0);
    const [action] = legalActions(views[seat], seat) as Iterable<Action>;
    const answered = await post(`/matches/${match}/actions`, { action }, keys[seat]);
    assert.equal(answered.status, 200, answered.refused);
  }
}

test('a match is played over the wire, killed, and goes on', { timeout: 120_000 }, async () => {
  host = await start();
  const begun = await post('/matches', { ruleset: 'china-rails', seats: ['Ann', 'Ben'] });
  const { match, keys } = begun as unknown as { match: string; keys: readonly string[] };
  assert.equal(keys.length, 2);
  await playOn(match, keys, 20);

  const before = await Promise.all([...keys, 'none'].map((key) => now(match, key)));
  assert.deepEqual(
    before.map(({ viewer, step }) => [viewer, step]),
    [
      [0, 20],
      [1, 20],
      [null, 20],
    ],
  );

  // Killed, and a line that was being written is cut short.
  host.process.kill('SIGKILL');
  await once(host.process, 'exit');
  appendFileSync(join(folder, `${match}.jsonl`), '{"type":"endTu');
  // Beside it lies a match whose file was never written.
  appendFileSync(join(folder, 'empty.jsonl'), '');
  host = await start();

  const after_ = await Promise.all([...keys, 'none'].map((key) => now(match, key)));
  assert.deepEqual(after_, before);
  await playOn(match, keys, 5);
  assert.equal(existsSync(join(folder, 'empty.jsonl.bad')), true);
  assert.equal(
    readFileSync(join(folder, `${match}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n').length,
    26,
  );
});

test('everybody who watches hears of an action, each what they may', { timeout: 60_000 }, async () => {
  const begun = await post('/matches', { ruleset: 'china-rails', seats: ['Ann', 'Ben'] });
  const { match, keys } = begun as unknown as { match: string; keys: readonly string[] };
  const watching = await Promise.all([...keys, 'none'].map((key) => join_(match, key)));
  const heard = watching.map(({ subscribe }) => new Promise<void>((resolve) => subscribe(resolve)));
  await playOn(match, keys, 1);
  await Promise.all(heard);
  const told = watching.map(({ getSnapshot }) => getSnapshot());
  assert.deepEqual(
    told.map(({ view, step }) => [view.viewer, step]),
    [
      [0, 1],
      [1, 1],
      [null, 1],
    ],
  );
  for (const { events } of told) assert.equal(events.length > 0, true);
  for (const { close } of watching) close();
  // A stranger sees no cash and nobody's seed.
  const { view } = told[2] as unknown as {
    view: { seats: readonly { cash: unknown }[]; luck?: unknown };
  };
  assert.deepEqual(
    view.seats.map(({ cash }) => cash),
    [null, null],
  );
  assert.equal('luck' in view, false);
});
