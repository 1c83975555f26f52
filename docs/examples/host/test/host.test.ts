// Two players and a stranger over the wire. A table makes its seed, the host is killed in mid-game, and a
// seat changes hands. At the end everybody can check that nobody chose the luck.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { engine, legalActions } from 'railhead';
import type { GameRecord } from 'railhead/engine';
import { remoteSession } from 'railhead/table';
import { sitDown, type TableShown } from '../player.js';

const folder = mkdtempSync(join(tmpdir(), 'railhead-host-'));
let host: { readonly process: ChildProcess; readonly url: string };
after(() => {
  host.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(): Promise<typeof host> {
  const script = join(import.meta.dirname, '../host.js');
  const words = ['--port', '0', '--file', join(folder, 'matches.db'), '--ask-all'];
  const process_ = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(process_.stdout, 'data');
  return { process: process_, url: /http:\S+/.exec(String(line))![0] };
}

async function ask<Said>(path: string, message?: object, key = 'none'): Promise<Said> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const how = message === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(message) };
  const answered = await fetch(host.url + path, how);
  const said = (await answered.json()) as Said & { refused?: string };
  assert.equal(answered.ok, true, said.refused);
  return said;
}

/** The browser of a player keeps what they were shown. */
function notebook() {
  const pages = new Map<string, string>();
  return {
    getItem: (page: string) => pages.get(page) ?? null,
    setItem: (page: string, text: string) => void pages.set(page, text),
  };
}

/** What a key may see now, or a stranger. */
async function viewOf(id: string, key?: string) {
  const session = await remoteSession(`${host.url}/matches/${id}`, { engine, ...(key && { key }) });
  session.close();
  return session.getSnapshot().view;
}

/** Plays so many actions, each by the seat whose view has one to play. */
async function playOn(id: string, keys: readonly string[], count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const [{ seat }] = engine.decisions(await viewOf(id));
    const [action] = legalActions(await viewOf(id, keys[seat]), seat);
    await ask(`/matches/${id}/actions`, { action }, keys[seat]);
  }
}

test('a game of friends, from the table to its record', { timeout: 120_000 }, async () => {
  host = await start();
  const { id } = await ask<{ id: string }>('/tables', { ruleset: 'china-rails', seats: 2 });
  const players = [sitDown(id, notebook()), sitDown(id, notebook())];
  const shown = () => ask<TableShown>(`/tables/${id}`);
  const keys: string[] = [];
  for (const [seat, player] of players.entries()) {
    const guest = { do: 'take', name: ['Ann', 'Ben'][seat], commitment: player.commit(seat, await shown()) };
    keys.push((await ask<{ key: string }>(`/tables/${id}/seats/${seat}`, guest)).key);
  }
  const all = await shown();
  for (const [seat, player] of players.entries())
    await ask(`/tables/${id}/part`, { part: player.reveal(all) }, keys[seat]);
  await playOn(id, keys, 10);

  const before = await viewOf(id, keys[0]);
  assert.deepEqual([before.viewer, before.step], [0, 10]);
  host.process.kill('SIGKILL');
  await once(host.process, 'exit');
  host = await start();
  assert.deepEqual(await viewOf(id, keys[0]), before);

  // Ben leaves, Cem takes the seat, and both end the game.
  await ask(`/matches/${id}/seats/1`, { do: 'leave' }, keys[1]);
  const cem = await ask<{ key: string }>(`/matches/${id}/seats/1`, { do: 'take', name: 'Cem' });
  await playOn(id, [keys[0], cem.key], 2);
  for (const key of [keys[0], cem.key]) await ask(`/matches/${id}/votes`, { ends: true }, key);
  const record = await ask<GameRecord>(`/matches/${id}/record`);
  assert.deepEqual(record.meta?.names, ['Ann', 'Cem']);
  for (const player of players) assert.deepEqual(player.check(record), []);
});
