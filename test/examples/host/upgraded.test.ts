// A host whose rules were mended plays running matches by the rules that they began with, and one that cannot
// says so.

import { expect, test } from 'vitest';
import { beginMatch, type Means, openMatch } from '../../../docs/examples/host/match';
import { createHost } from '../../../docs/examples/host/server';
import { openStore } from '../../../docs/examples/host/store';
import { type AnyEngine, createEngine, type Fix } from '../../../src/core/engine';
import { pebbles } from '../../core/engine/pebbles/pebbles';

type Rules = typeof pebbles.tables;

// The beach was a stone short.
const fix: Fix<Rules> = {
  revision: 2,
  rule: 'P-TAKE-2',
  summary: 'the beach has four stones',
  before: (rules) => ({ ...rules, beachLength: rules.beachLength - 1 }),
};
const mended = { ...pebbles, revision: 2, tables: { ...pebbles.tables, beachLength: 4 }, fixes: [fix] };

const before = createEngine([pebbles]) as unknown as AnyEngine;
const after = createEngine([mended]) as unknown as AnyEngine;

const LIMITS = {
  matches: 9,
  tables: 9,
  each: 9,
  requests: 9,
  streams: 9,
  patience: 0,
  think: 0,
  playsForced: false,
};

/** The matches that a host serves. */
function served(means: Means): readonly string[] {
  return [...createHost(means, { ...LIMITS, notify: () => undefined }).matches.keys()].sort();
}

/** A match on the host as it was, after some moves. */
function runningMatch(options: object) {
  const told: string[] = [];
  const store = openStore(':memory:');
  const means: Means = { engine: before, store, now: Date.now, log: (line) => void told.push(line) };
  const match = beginMatch(means, { ruleset: 'pebbles', seats: ['Ann', 'Ben'], options });
  for (let n = 0; n < 6; n++) {
    const [{ seat }] = before.decisions(match.state());
    const [action] = before.legalActions(match.state(), seat);
    match.play({ ...action, seat });
  }
  return { store, means, match, told };
}

test.each([{}, { longBeach: true }])('a match with options %j goes on by its revision', (options) => {
  const { means, match } = runningMatch(options);
  const upgraded = { ...means, engine: after };
  const again = openMatch(upgraded, match.id);
  expect(again.state()).toEqual(match.state());
  expect(again.state().game).toMatchObject({ revision: 1, options });
  // What is begun now is played by the rules of today.
  const fresh = beginMatch(upgraded, { ruleset: 'pebbles', seats: 2, options });
  expect(fresh.state().game.revision).toBe(2);
  expect(served(upgraded)).toEqual([match.id, fresh.id].sort());
  // Its record at the end says by which rules it was played.
  while (again.state().outcome === null) {
    const [{ seat }] = after.decisions(again.state());
    const [action] = after.legalActions(again.state(), seat);
    again.play({ ...action, seat });
  }
  const record = again.record()!;
  expect(record.revision).toBe(1);
  expect(after.replay(JSON.stringify(record)).record.final).toBe(after.hashState(again.state()));
});

test('a match that began with rules which nobody declared is not served, and stays whole', () => {
  const { store, means, match, told } = runningMatch({});
  const lines = store.lines(match.id);
  const { fixes: _, ...undeclared } = mended;
  const engine = createEngine([undeclared]) as unknown as AnyEngine;
  expect(served({ ...means, engine })).toEqual([]);
  expect(told).toEqual([expect.stringContaining('played by revision 1 of pebbles, not 2')]);
  expect(store.lines(match.id)).toEqual(lines);
});

test('a match on another board of the same name is not served', () => {
  const { means, match, told } = runningMatch({});
  const engine = createEngine([
    { ...pebbles, board: () => ({ id: 'shore', hash: 'b'.repeat(64) }) },
  ]) as unknown as AnyEngine;
  expect(served({ ...means, engine })).toEqual([]);
  expect(told).toEqual([
    expect.stringContaining(`match ${match.id} is not served: its board shore is not the one known here`),
  ]);
});
