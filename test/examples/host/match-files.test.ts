// The files of the host on disks that die, fill up and fail: nothing that was acknowledged is lost, and a bad
// file stops nobody.

import { expect, test } from 'vitest';
import { beginMatch, type Match, type Means, openMatch } from '../../../docs/examples/host/match';
import { NotWrittenError } from '../../../docs/examples/host/match-file';
import { openMatches } from '../../../docs/examples/host/matches';
import { openTable } from '../../../docs/examples/host/seeds';
import { type AnyEngine, commitSeed, freshSeed, verifySeeds } from '../../../src/core/engine';
import { engine as pebbles } from '../../core/engine/new-game';
import { createModelDisk, Dead, type ModelDisk, type Survival } from './model-disk';

const engine = pebbles as unknown as AnyEngine;
const SURVIVALS: readonly Survival[] = [true, false].flatMap((unsyncedBytes) =>
  [true, false].map((unsyncedNames) => ({ unsyncedBytes, unsyncedNames })),
);

function meansOf({ disk }: Pick<ModelDisk, 'disk'>) {
  const told: string[] = [];
  const means: Means = { engine, disk, folder: 'matches', log: (line) => void told.push(line) };
  return { means, told };
}

/** What players were told: of each match its keys, and the state after its last move. */
type Acknowledged = Map<string, { readonly keys: readonly string[]; hash: string; step: number }>;

const stand = (match: Match) => ({
  keys: match.keys,
  hash: engine.hashState(match.state()),
  step: match.state().step,
});

function moveOf(match: Match) {
  const state = match.state();
  const [{ seat }] = engine.decisions(state);
  const [action] = engine.legalActions(state, seat);
  return { seat, action };
}

function begin(means: Means, acknowledged: Acknowledged): Match {
  const match = beginMatch(means, { ruleset: 'pebbles', seats: 2 });
  acknowledged.set(match.id, stand(match));
  return match;
}

function move(match: Match, acknowledged: Acknowledged): void {
  const { seat, action } = moveOf(match);
  expect(match.play(seat, action).ok).toBe(true);
  acknowledged.set(match.id, stand(match));
}

/** Two matches, move by move. */
function shortGame(means: Means, acknowledged: Acknowledged): void {
  const first = begin(means, acknowledged);
  for (let n = 0; n < 3; n++) move(first, acknowledged);
  const second = begin(means, acknowledged);
  for (let n = 0; n < 3; n++) for (const match of [second, first]) move(match, acknowledged);
}

/** A match that a table made, with its commitments and parts. */
function tableGame(means: Means, acknowledged: Acknowledged): void {
  const match = beginAtTable(means).match;
  acknowledged.set(match.id, stand(match));
  for (let n = 0; n < 3; n++) move(match, acknowledged);
}

/** Both seats commit, seat 0 reveals, and seat 1 is late. */
function beginAtTable(means: Means) {
  const wish = { ruleset: 'pebbles', seats: 2 };
  const opened = openTable(engine, wish, 0);
  const { table } = opened.shown() as { table: string };
  const parts = [freshSeed(), freshSeed()];
  for (const [seat, part] of parts.entries()) opened.commit(seat, commitSeed(table, { seat }, part));
  opened.reveal(0, parts[0]);
  const made = opened.make();
  return { match: beginMatch(means, wish, made), made };
}

test.each([
  ['two matches', shortGame],
  ['a match of a table', tableGame],
])('a host that dies at any byte or call of %s has everything that it acknowledged', (_, game) => {
  const whole = createModelDisk();
  game(meansOf(whole).means, new Map());
  expect(whole.spent()).toBeGreaterThan(1000);
  let [tried, deaths, unacknowledged] = [0, 0, 0];
  for (let n = 0; n < whole.spent(); n++) {
    tried++;
    const dying = createModelDisk({ diesAfter: n });
    const acknowledged: Acknowledged = new Map();
    deaths += diesIn(() => game(meansOf(dying).means, acknowledged));
    for (const survival of SURVIVALS) {
      const again = dying.restarted(survival);
      const { means, told: log } = meansOf(again);
      const matches = openMatches(means);
      expect(log.filter((line) => line.includes('not served'))).toEqual([]);
      const since: Acknowledged = new Map();
      for (const [id, { keys, hash, step }] of acknowledged) {
        const found = stand(matches.get(id)!);
        expect(found.keys).toEqual(keys);
        // One more move may stand in the file: it was written, and the host died before it could say so.
        if (found.step === step) expect(found.hash).toBe(hash);
        else expect(found.step).toBe(step + 1);
        unacknowledged += found.step - step;
        move(matches.get(id)!, since);
      }
      // What was played now is there the next time.
      const third = openMatches(
        meansOf(again.restarted({ unsyncedBytes: false, unsyncedNames: false })).means,
      );
      for (const [id, expected] of since) expect(stand(third.get(id)!)).toEqual(expected);
    }
  }
  expect(unacknowledged).toBeGreaterThan(0);
  // The last bytes of a longer game are not reached: every game has cards of its own.
  expect(deaths).toBeGreaterThan(0.9 * tried);
});

/** 1 if the machine died on the way, 0 if the game came to its end. */
function diesIn(run: () => void): number {
  try {
    run();
    return 0;
  } catch (error) {
    const cause = error instanceof NotWrittenError ? error.cause : error;
    expect(cause).toBeInstanceOf(Dead);
    return 1;
  }
}

test('a full disk refuses moves and keeps all that it acknowledged, however full it is', () => {
  const whole = createModelDisk();
  shortGame(meansOf(whole).means, new Map());
  const bytes = whole.names().reduce((sum, name) => sum + whole.text(name).length, 0);
  for (let room = 0; room < 0.9 * bytes; room += 7) {
    const full = createModelDisk({ room });
    const { means } = meansOf(full);
    const acknowledged: Acknowledged = new Map();
    const refused = (() => {
      try {
        shortGame(means, acknowledged);
      } catch (error) {
        return error;
      }
      throw new Error('the disk was not full');
    })();
    expect(refused).toBeInstanceOf(NotWrittenError);
    expect((refused as NotWrittenError).isFull).toBe(true);
    // No half line is left, and no half file.
    for (const name of full.names()) expect(full.text(name)).toMatch(/^\{.*\}\n$/s);
    expect(full.names()).toHaveLength(acknowledged.size);
    // Space comes back: the same process plays on, and so does the next one.
    full.give(bytes * 2);
    for (const [id, before] of acknowledged) {
      const match = openMatch(means, id);
      expect(stand(match)).toEqual(before);
      move(match, acknowledged);
    }
    begin(means, acknowledged);
    for (const survival of SURVIVALS) {
      const after = openMatches(meansOf(full.restarted(survival)).means);
      expect(after.size).toBe(acknowledged.size);
      for (const [id, expected] of acknowledged) expect(stand(after.get(id)!)).toEqual(expected);
    }
  }
});

test('whatever call of the disk fails, the move is refused and the match stands as it was told', () => {
  const whole = createModelDisk();
  shortGame(meansOf(whole).means, new Map());
  for (const several of [1, 2, 3])
    for (let n = 0; n < whole.calls(); n++) {
      const failing = createModelDisk({ failing: Array.from({ length: several }, (_, more) => n + more) });
      const { means } = meansOf(failing);
      const acknowledged: Acknowledged = new Map();
      const live = new Map<string, Match>();
      const attempt = (run: () => void) => {
        // Once the trouble is over everything works again, at once.
        if (failing.calls() >= n + several) return run();
        try {
          run();
        } catch (error) {
          // EIO of a file that was written well and could not be read again.
          if (!(error instanceof NotWrittenError)) expect(error).toMatchObject({ code: 'EIO' });
        }
      };
      for (let round = 0; round < 4; round++) {
        attempt(() => {
          const match = begin(means, acknowledged);
          live.set(match.id, match);
        });
        for (const match of live.values()) {
          attempt(() => move(match, acknowledged));
          expect(stand(match)).toEqual(acknowledged.get(match.id));
        }
      }
      const after = openMatches(
        meansOf(failing.restarted({ unsyncedBytes: true, unsyncedNames: true })).means,
      );
      expect(acknowledged.size).toBeGreaterThan(1);
      for (const [id, expected] of acknowledged) expect(stand(after.get(id)!)).toEqual(expected);
    }
});

test('a write that takes less than it was given is continued', () => {
  const slow = createModelDisk();
  const { writeSync } = slow.disk as unknown as { writeSync: (...given: readonly unknown[]) => number };
  const disk = {
    ...slow.disk,
    writeSync: (open: number, from: Buffer, offset: number, length: number, position: number) =>
      writeSync(open, from, offset, Math.min(length, 5), position),
  };
  const acknowledged: Acknowledged = new Map();
  shortGame(meansOf({ disk: disk as never }).means, acknowledged);
  const after = openMatches(meansOf(slow.restarted({ unsyncedBytes: false, unsyncedNames: false })).means);
  for (const [id, expected] of acknowledged) expect(stand(after.get(id)!)).toEqual(expected);
});

test.each([
  ['nothing', '', 'it has no first line'],
  ['half a first line', '{"format":1,"game":{"rul', 'it has no first line'],
  ['no JSON', '\0\0\0\n', 'line 1 is not JSON'],
  ['null', 'null\n', 'line 1 does not say how a match began'],
  ['another first line', '{"ruleset":"pebbles","config":{}}\n', 'line 1 does not say how a match began'],
])('a file with %s is set aside, and all others are served', (_, text, reason) => {
  const model = createModelDisk();
  const good = beginMatch(meansOf(model).means, { ruleset: 'pebbles', seats: 2 });
  model.put('bad.jsonl', text);
  model.put('bad.jsonl.bad', 'from an earlier time');
  const { means, told } = meansOf(model);
  const matches = openMatches(means);
  expect([...matches.keys()]).toEqual([good.id]);
  expect(told).toEqual([`match bad is not served: ${reason}; its file is now matches/bad.jsonl.bad-2`]);
  expect(model.text('bad.jsonl.bad-2')).toBe(text);
  expect(model.text('bad.jsonl.bad')).toBe('from an earlier time');
  // It is told once: the next start knows nothing of it.
  expect(openMatches(meansOf(model).means).size).toBe(1);
});

test('a file that the rules refuse is set aside, and the log does not quote what is secret in it', () => {
  const model = createModelDisk();
  const { means, told } = meansOf(model);
  const match = beginMatch(means, { ruleset: 'pebbles', seats: 2 });
  const file = `${match.id}.jsonl`;
  const start = JSON.parse(model.text(file));
  model.put('refused.jsonl', `${model.text(file)}{"type":"endTurn","seat":9}\n`);
  model.put('half.jsonl', `${model.text(file)}{"type":{"type":"endTurn","seat":0}\n`);
  model.put('title.jsonl', `${JSON.stringify({ ...start, game: { ...start.game, ruleset: 'no-title' } })}\n`);
  model.put('revision.jsonl', `${JSON.stringify({ ...start, game: { ...start.game, revision: 99 } })}\n`);
  const board = { ...start.game.board, hash: '0' };
  model.put('board.jsonl', `${JSON.stringify({ ...start, game: { ...start.game, board } })}\n`);
  model.put('luck.jsonl', `${JSON.stringify({ ...start, luck: 'coins' })}\n`);
  model.put('\u001b]0;owned\u0007.jsonl', '');
  expect([...openMatches(means).keys()]).toEqual([match.id]);
  const log = told.join('\n');
  for (const secret of [start.seed, ...start.keys]) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/[^\P{C}\n]/u);
  expect(told.map((line) => /is not served: (.*); its file is/.exec(line)?.[1])).toEqual([
    'it has no first line',
    expect.stringMatching(/^its board .* is not the one known here$/),
    'line 2 is not JSON',
    'its luck is drawn by coins, which is not known here',
    expect.stringMatching(/^line 2: the rules refuse it \(.+\)$/),
    expect.stringContaining('revision 99'),
    expect.stringContaining('no-title'),
  ]);
});

test('E-SEED-1: commitments and parts stay in the file until the game is over, and then in the record', () => {
  const model = createModelDisk();
  const { means } = meansOf(model);
  const { match, made } = beginAtTable(means);
  expect(match.id).toBe(made.id);
  const { seedCommitments, seedParts } = made;
  expect(seedCommitments?.withheld).toEqual([1]);
  move(match, new Map());
  // Another process of the host finds all of it in the file.
  const again = openMatches(meansOf(model).means).get(made.id)!;
  expect(again.keys).toEqual(made.keys!);
  expect(again.state().game.seedCommitments).toEqual(seedCommitments);
  while (again.state().outcome === null) {
    expect(again.record()).toBeNull();
    move(again, new Map());
  }
  const record = again.record()!;
  expect(record.config).toMatchObject({ seed: made.seed, seedCommitments, seedParts });
  const { withheld: _, ...shown } = seedCommitments!;
  expect(verifySeeds(record.config, shown)).toEqual([]);
  expect(engine.replay(JSON.stringify(record)).record.final).toBe(engine.hashState(again.state()));
  for (const key of made.keys!) expect(JSON.stringify(record)).not.toContain(key);
});

test('a file whose parts were changed is set aside, and the log tells no part', () => {
  const model = createModelDisk();
  const { means, told } = meansOf(model);
  const { match, made } = beginAtTable(means);
  const file = `${match.id}.jsonl`;
  const start = JSON.parse(model.text(file));
  const host = freshSeed();
  model.put(file, `${JSON.stringify({ ...start, seedParts: { ...start.seedParts, host } })}\n`);
  model.put('seed.jsonl', `${JSON.stringify({ ...start, seed: freshSeed() })}\n`);
  model.put('shape.jsonl', `${JSON.stringify({ ...start, seedParts: { host } })}\n`);
  model.put('nothing.jsonl', `${JSON.stringify({ ...start, seedParts: null })}\n`);
  model.put('none.jsonl', `${JSON.stringify({ ...start, seedParts: undefined })}\n`);
  expect([...openMatches(means).keys()]).toEqual([]);
  const log = told.join('\n');
  expect(log).toContain('the host published another part than it committed to');
  expect(log).toContain('the seed is not the hash of its parts');
  expect(log).toContain('match nothing is not served: ');
  expect(log).toContain('match none is not served: line 1 does not say how a match began');
  const { host: own, reserves } = made.seedParts!;
  for (const secret of [host, own, ...reserves, start.seed, ...made.keys!]) expect(log).not.toContain(secret);
});

test('a last line without an end is cut off with a word in the log, and the match goes on', () => {
  const model = createModelDisk();
  const match = beginMatch(meansOf(model).means, { ruleset: 'pebbles', seats: 2 });
  const file = `${match.id}.jsonl`;
  model.put(file, `${model.text(file)}{"type":"endTu`);
  const { means, told } = meansOf(model);
  const again = openMatches(means).get(match.id)!;
  expect(told).toEqual([`match ${match.id}: a last line was never finished and is cut off (14 bytes)`]);
  move(again, new Map());
  expect(model.text(file).trimEnd().split('\n')).toHaveLength(2);
});

test('a file that cannot be read now stays for the next start', () => {
  const model = createModelDisk();
  const match = beginMatch(meansOf(model).means, { ruleset: 'pebbles', seats: 2 });
  const survived = { unsyncedBytes: true, unsyncedNames: true };
  // The calls: the folder, the kind of the file, its bytes.
  const failing = model.restarted(survived, { failing: [2] });
  const { means, told } = meansOf(failing);
  expect(openMatches(means).size).toBe(0);
  expect(told).toEqual([`match ${match.id} is not served: EIO: read; its file stays where it is`]);
  expect(openMatches(meansOf(failing.restarted(survived)).means).size).toBe(1);
});

test('two processes do not write into one file', () => {
  const model = createModelDisk();
  const { means } = meansOf(model);
  const one = beginMatch(means, { ruleset: 'pebbles', seats: 2 });
  const other = openMatch(means, one.id);
  move(one, new Map());
  const { seat, action } = moveOf(other);
  expect(() => other.play(seat, action)).toThrow('another process writes into the file');
  expect(stand(openMatch(means, one.id))).toEqual(stand(one));
});
