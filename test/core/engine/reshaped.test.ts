// Revisions that give states another shape: what was saved before is brought into it and played on by its own rules.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, type AnyRuleset, createEngine, layer } from '../../../src/core/engine/index.js';
import { examineActions, playRandomGame } from '../../../src/testing/index.js';
import { tallies1, tallies2 } from './layers/tallies.js';
import { thrown } from './new-game.js';

const engineOf = (ruleset: unknown) => createEngine([ruleset as AnyRuleset]) as unknown as AnyEngine;
// Written by the first revision, and never again: it is what somebody has on his disk.
const saved = (name: string) =>
  readFileSync(new URL(`saves/tallies-1/${name}.json`, import.meta.url), 'utf8');
const before = engineOf(tallies1);
const today = engineOf(tallies2);
const [snapshot, record] = [saved('snapshot'), saved('record')];

describe('a snapshot of an older shape', () => {
  test('E-SAVE-2: comes back in today’s, as a game of its own revision', () => {
    const [then, now] = [before.deserialize(snapshot), today.deserialize(snapshot)];
    const { drawn } = then.tally;
    expect(drawn).toEqual([2, 1]);
    expect(now).toEqual({ ...then, tally: { drawn, sum: 3 } });
    expect(now.game.revision).toBe(1);
  });

  test('E-SAVE-2: plays on by its own rules, and can be saved again', () => {
    let [then, now] = [before.deserialize(snapshot), today.deserialize(snapshot)];
    const draw = { type: 'drawStone', seat: then.turn.seat } as const;
    for (const step of [1, 2]) {
      [then, now] = [before.applyAction(then, draw), today.applyAction(now, draw)];
      expect([now.tally.drawn, now.tally.sum]).toEqual([then.tally.drawn, 3 + step]);
      const again = today.serialize(now);
      expect(JSON.parse(again)).toMatchObject({ revision: 1, shape: { revision: 2 } });
      expect(today.deserialize(again)).toEqual(now);
    }
  });

  test('E-SAVE-1: whose shape is of a revision to come, or that cannot be brought further, is refused', () => {
    const later = JSON.stringify({ ...JSON.parse(snapshot), shape: { revision: 3, layers: { pebbles: 1 } } });
    expect(thrown(() => today.deserialize(later))).toMatchObject({
      name: 'DamagedSaveError',
      message: expect.stringMatching(/revision 3 of tallies/),
    });
    const { tally: _, ...state } = before.deserialize(snapshot);
    const robbed = JSON.stringify({ ...JSON.parse(snapshot), state, hash: before.hashState(state as never) });
    expect(thrown(() => today.deserialize(robbed))).toMatchObject({
      name: 'DamagedSaveError',
      message: expect.stringMatching(/shape of revision 2 \(S-1\)/),
    });
  });

  test('E-SAVE-2: is brought further below a house rule, too', () => {
    const house = (ruleset: typeof tallies1) =>
      engineOf(layer(ruleset, { id: 'house', title: 'House', tables: { movesPerTurn: 3 } }));
    const old = house(tallies1);
    const { states } = playRandomGame(old, 'house', { seed: 2, seats: 2, steps: 12 });
    const state = states[12] as never as { readonly tally: { readonly drawn: readonly number[] } };
    const now = house(tallies2 as never).deserialize(old.serialize(state as never));
    expect(now.tally.sum).toBe(state.tally.drawn.reduce((sum, count) => sum + count, 0));
    expect(now.game).toMatchObject({ revision: 1, layers: { tallies: 1 } });
  });
});

describe('a record of an older shape', () => {
  test('E-SAVE-2: replays to the same game in today’s shape', () => {
    const [then, now] = [before.replay(record).state, today.replay(record).state];
    const { drawn } = then.tally;
    expect(now.tally).toEqual({ drawn, sum: drawn.reduce((sum: number, count: number) => sum + count, 0) });
    expect({ ...now, tally: null }).toEqual({ ...then, tally: null });
  });

  test('E-SAVE-1: is still held to its chain and digest', () => {
    const { chain, ...rest } = JSON.parse(record);
    const other = JSON.stringify({ ...rest, chain: chain.map(() => 'f'.repeat(chain[0].length)) });
    expect(thrown(() => today.replay(other)).name).toBe('DamagedSaveError');
  });

  test('E-SAVE-2: its game keeps all laws, and a game of today differs where the fix says', () => {
    const { config, actions } = today.replay(record).record;
    const game = {
      ruleset: 'tallies',
      config: { ...config, revision: 1 } as never,
      actions: today.replay(record).actions,
    };
    expect(actions.length).toBeGreaterThan(0);
    expect(examineActions(today, game, { every: 50 }).findings).toEqual([]);
    expect(today.checkUpgrade(record)).toMatchObject({ from: 1, to: 2, difference: { rule: 'S-1' } });
  });
});
