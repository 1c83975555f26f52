// A table makes its seed over the wire, one player falls asleep, and at the end everybody can check that
// nobody chose the luck.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createRandom, engine, freshSeed, replay } from 'railhead';
import { commitSeed, type SeedCommitments, verifySeeds } from 'railhead/engine';
import { beginMatch, type Means, openMatch } from '../match.js';
import { realDisk } from '../match-file.js';
import { openTable } from '../seeds.js';

const folder = mkdtempSync(join(tmpdir(), 'railhead-seeds-'));
const means: Means = {
  engine,
  ...{ disk: realDisk, folder, log: (line) => console.error(line) },
};
const PART_OF_NOBODY = '0'.repeat(32);
let host: ChildProcess;
let url: string;
before(async () => {
  const script = join(import.meta.dirname, '../host.js');
  const words = ['--port', '0', '--folder', folder, '--patience', '0.5'];
  host = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(host.stdout!, 'data');
  url = /http:\S+/.exec(String(line))![0];
});
after(() => {
  host.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Shown extends SeedCommitments {
  readonly id: string;
  readonly keys: readonly string[];
  readonly revealed: readonly boolean[];
  readonly match?: string;
}

const ask = async (path: string, body?: object, key = 'none') => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const how = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answered = await fetch(url + path, how);
  return { status: answered.status, answer: (await answered.json()) as Shown & { refused?: string } };
};

/** What a player keeps of the commitments: the rest of the answer is not theirs. */
const kept = ({ table, host: own, seats, reserves }: Shown): SeedCommitments => ({
  ...{ table, host: own, seats, reserves },
});

test('a table commits, reveals and plays; cheats are refused on the way', { timeout: 60_000 }, async () => {
  const { status, answer } = await ask('/tables', { ruleset: 'hex-tycoon', seats: ['Ann', 'Ben'] });
  assert.equal(status, 201);
  const { id, keys, table } = answer;
  const at = (seat: number, what: string, message: object) =>
    ask(`/tables/${id}/${what}`, message, keys[seat] ?? 'a stranger');
  const parts = [freshSeed(), freshSeed()];
  const commitments = parts.map((part, seat) => commitSeed(table, { seat }, part));

  const refused = [
    await at(0, 'part', { part: parts[0] }),
    await at(0, 'deal', {}),
    await at(7, 'commitment', { commitment: commitments[0] }),
    await at(0, 'commitment', { commitment: 'short' }),
    await at(0, 'commitment', { commitment: answer.host }),
  ].map((one) => one.status);
  assert.deepEqual(refused, [409, 409, 403, 400, 409]);

  await at(0, 'commitment', { commitment: commitments[0] });
  assert.equal((await at(1, 'commitment', { commitment: commitments[0] })).status, 409);
  assert.equal((await at(0, 'commitment', { commitment: commitments[1] })).status, 409);
  const shown = kept((await at(1, 'commitment', { commitment: commitments[1] })).answer);
  assert.deepEqual(shown.seats, commitments);

  // Ann reveals. Ben tries another part, and then sleeps.
  assert.equal((await at(1, 'part', { part: PART_OF_NOBODY })).status, 409);
  assert.equal((await at(1, 'part', { part: 7 })).status, 400);
  assert.equal((await at(0, 'part', { part: parts[0] })).status, 200);
  assert.equal((await at(0, 'deal', {})).status, 409);
  assert.deepEqual((await ask(`/tables/${id}`)).answer.revealed, [true, false]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const dealt = await at(0, 'deal', {});
  assert.equal(dealt.status, 201, dealt.answer.refused);
  const { match } = dealt.answer;
  assert.equal((await at(1, 'part', { part: parts[1] })).status, 409);
  // Ben finds the match where the table was.
  assert.equal((await ask(`/tables/${id}`)).answer.match, match);

  // No part leaves the host before the end.
  assert.equal((await ask(`/matches/${match}/record`)).status, 409);
  const state = openMatch(means, match!).state();
  assert.deepEqual(means.engine.view(state, null).game.seedCommitments, { ...shown, withheld: [1] });
  assert.equal((await ask('/tables', { ruleset: 'chess', seats: ['Ann'] })).status, 400);
  assert.equal((await ask('/tables', { ruleset: 'hex-tycoon', seats: {} })).status, 400);
});

test('the record of a match has all parts, and they fit', { timeout: 120_000 }, () => {
  const wish = { ruleset: 'twentieth-century-limited', seats: ['Ann', 'Ben'] };
  const opened = openTable(means.engine, wish, 60_000);
  const { table, ...rest } = opened.shown() as Shown;
  const parts = [freshSeed(), freshSeed()];
  for (const [seat, part] of parts.entries()) opened.commit(seat, commitSeed(table, { seat }, part));
  const shown = kept(opened.shown() as Shown);
  assert.deepEqual([shown.host, shown.reserves], [rest.host, rest.reserves]);
  for (const [seat, part] of parts.entries()) opened.reveal(seat, part);
  const { id } = beginMatch(means, wish, opened.make());

  const match = openMatch(means, id);
  assert.deepEqual(match.keys, opened.keys);
  assert.equal(match.record(), null);
  const random = createRandom('any');
  while (match.state().outcome === null) {
    const [decision] = means.engine.decisions(match.state());
    for (const action of means.engine.suggest(match.state(), decision, random))
      assert.equal(match.play(decision.seat, action).ok, true);
  }
  const published = JSON.stringify(match.record());
  assert.deepEqual(openMatch(means, id).record(), match.record());
  const { config } = replay(published).record;
  assert.deepEqual(config.seedParts?.seats, parts);
  assert.deepEqual(verifySeeds(config, shown), []);
  assert.equal(verifySeeds({ ...config, seed: freshSeed() }, shown).length, 1);
});
