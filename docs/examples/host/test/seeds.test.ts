// A table makes its seed over the wire, one player falls asleep, and at the end everybody can check that nobody chose the luck.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  commitSeed,
  createRandom,
  decisions,
  freshSeed,
  replay,
  type SeedCommitments,
  suggest,
  verifySeeds,
  view,
} from 'railhead';
import { beginMatch, openMatch } from '../match.js';
import { openTable } from '../seeds.js';

const folder = mkdtempSync(join(tmpdir(), 'railhead-seeds-'));
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
  readonly match: string | null;
}

const ask = async (path: string, body?: object) => {
  const how = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
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
  const at = (what: string, message: object) => ask(`/tables/${id}/${what}`, message);
  const parts = [freshSeed(), freshSeed()];
  const commitments = parts.map((part, seat) => commitSeed(table, { seat }, part));

  const refused = [
    await at('part', { key: keys[0], part: parts[0] }),
    await at('commitment', { key: 'a stranger', commitment: commitments[0] }),
    await at('commitment', { key: keys[0], commitment: 'short' }),
    await at('commitment', { key: keys[0], commitment: answer.host }),
  ].map((one) => one.status);
  assert.deepEqual(refused, [409, 403, 400, 409]);

  await at('commitment', { key: keys[0], commitment: commitments[0] });
  assert.equal((await at('commitment', { key: keys[1], commitment: commitments[0] })).status, 409);
  assert.equal((await at('commitment', { key: keys[0], commitment: commitments[1] })).status, 409);
  const shown = kept((await at('commitment', { key: keys[1], commitment: commitments[1] })).answer);
  assert.deepEqual(shown.seats, commitments);

  // Ann reveals. Ben tries another part, and then sleeps.
  assert.equal((await at('part', { key: keys[1], part: PART_OF_NOBODY })).status, 409);
  assert.equal((await at('part', { key: keys[1], part: 7 })).status, 400);
  assert.equal((await at('part', { key: keys[0], part: parts[0] })).status, 200);
  assert.equal((await at('deal', { key: keys[0] })).status, 409);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const dealt = await at('deal', { key: keys[0] });
  assert.equal(dealt.status, 200, dealt.answer.refused);
  const { match, revealed } = dealt.answer;
  assert.deepEqual(revealed, [true, false]);
  assert.equal((await at('part', { key: keys[1], part: parts[1] })).status, 409);
  assert.equal((await ask(`/tables/${id}`)).answer.match, match);

  // No part leaves the host before the end.
  assert.equal((await ask(`/matches/${match}/record`)).status, 409);
  const state = openMatch(folder, match!).state();
  assert.deepEqual(view(state, null).game.seedCommitments, { ...shown, withheld: [1] });
  assert.equal((await ask('/tables', { ruleset: 'chess', seats: ['Ann'] })).status, 400);
  assert.equal((await ask('/tables', { ruleset: 'hex-tycoon', seats: 2 })).status, 400);
});

test('the record of a match has all parts, and they fit', { timeout: 120_000 }, () => {
  const asked = { ruleset: 'twentieth-century-limited', seats: ['Ann', 'Ben'] } as const;
  const opened = openTable(asked, 60_000);
  const { table } = opened.shown() as Shown;
  const parts = [freshSeed(), freshSeed()];
  let id = '';
  const say = (what: string, message: object) =>
    opened.answer(what, message, (of, made) => {
      id = beginMatch(folder, of, made).id;
      return id;
    });
  for (const [seat, key] of opened.keys.entries())
    say('commitment', { key, commitment: commitSeed(table, { seat }, parts[seat]) });
  const shown = kept(opened.shown() as Shown);
  for (const [seat, key] of opened.keys.entries())
    assert.equal(say('part', { key, part: parts[seat] })[0], 200);
  const [status] = say('deal', { key: opened.keys[0] });
  assert.equal(status, 200);
  assert.deepEqual(openMatch(folder, id).keys, opened.keys);

  const match = openMatch(folder, id);
  const random = createRandom('any');
  while (match.state().outcome === null) {
    const [decision] = decisions(match.state());
    for (const action of suggest(match.state() as never, decision, random))
      assert.equal(match.play(decision.seat, action).ok, true);
  }
  const published = JSON.stringify(match.record());
  const { config } = replay(published).record;
  assert.deepEqual(config.seedParts?.seats, parts);
  assert.deepEqual(verifySeeds(config, shown), []);
  assert.equal(verifySeeds({ ...config, seed: freshSeed() }, shown).length, 1);
});
