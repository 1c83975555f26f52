// E-SAVE-1 for records: a whole game as a file that nobody can change unnoticed.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  type GameAction,
  type GameRecord,
  layer,
  sha256Hex,
} from '../../../src/core/engine/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

// Long enough for two inner links of the chain.
const longPebbles = layer(pebbles, {
  id: 'long-pebbles',
  title: 'Pebbles all day',
  tables: { rounds: 60 },
  replaces: ['P-END-1'],
});
const engine: AnyEngine = createEngine([pebbles, longPebbles]);

function recordedGame(id: string, plan: { seed: number; seats: number; steps: number }) {
  const history = playRandomGame(engine, id, plan);
  const record = engine.record(id, history.config, history.actions);
  return { history, record, text: JSON.stringify(record) };
}

const small = recordedGame('pebbles', { seed: 3, seats: 2, steps: 12 });
const large = recordedGame('long-pebbles', { seed: 5, seats: 3, steps: 150 });

describe('records', () => {
  test('E-SAVE-1: a record replays to the same states, whole and to any action', () => {
    const { history, text } = large;
    expect(history.actions).toHaveLength(150);
    expect(engine.hashState(engine.replay(text).state)).toBe(engine.hashState(history.states[150]));
    for (const to of [0, 1, 64, 149]) {
      const { state, actions } = engine.replay(text, { to });
      expect([state, actions]).toEqual([history.states[to], history.actions.slice(0, to)]);
    }
  });

  test('E-SAVE-1: a record spells out its config and keeps every 64th link', () => {
    expect(large.record).toMatchObject({
      format: 'railhead/record',
      formatVersion: 1,
      ruleset: 'long-pebbles',
      revision: 1,
      board: { id: 'shore', hash: 'a'.repeat(64) },
      config: { seats: 3, seed: 5, options: { longBeach: false, quick: false }, board: 'shore' },
    });
    expect(large.record.chain).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{16}$/)));
    expect(Object.keys(large.record).at(-1)).toBe('digest');
  });

  test('E-SAVE-1: a record is refused while it is made if an action cannot be played', () => {
    const config = { seats: 2, seed: 1 };
    expect(thrown(() => engine.record('pebbles', config, [{ type: 'endTurn', seat: 0 }])).name).toBe(
      'IllegalActionError',
    );
    expect(thrown(() => engine.record('pebbles', config, [{ type: 'endTurn' } as GameAction])).name).toBe(
      'InvalidActionError',
    );
  });

  test.each([-1, 13, 0.5, Number.NaN])('E-SAVE-1: there is no action number %d to replay to', (to) => {
    expect(thrown(() => engine.replay(small.text, { to })).message).toMatch(/from 0 to 12/);
  });

  test('E-SAVE-1: replay takes a record or its text, verified or not', () => {
    for (const record of [small.record, small.text]) {
      for (const verify of [true, false]) {
        expect(engine.replay(record, { verify }).state).toEqual(small.history.states[12]);
      }
    }
  });
});

describe('changed records', () => {
  test('E-SAVE-1: a record of more than a million actions is refused for its length', () => {
    const withActions = (count: number) => ({ ...small.record, actions: Array(count).fill('0: end-turn') });
    const why = (count: number) => thrown(() => engine.readRecord(withActions(count))).message;
    expect(why(1_000_000)).toContain('the record was changed');
    expect(why(1_000_001)).toMatch(/damaged at actions/);
  });

  const paths = leavesOf(small.record);

  test('E-SAVE-1: a record with any one value changed is refused with a clear message', () => {
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      for (const change of changesOf(valueAt(small.record, path))) {
        const error = thrown(() => engine.replay(JSON.stringify(withValue(small.record, path, change))));
        expect(error.name, `${path.join('.')} = ${JSON.stringify(change)}`).toBe('DamagedSaveError');
        expect(error.message).toMatch(/^(the|this) .*(record|version)/);
      }
    }
  });

  const largePaths = leavesOf(large.record);
  property.prop([fc.nat(largePaths.length - 1), fc.jsonValue({ maxDepth: 1 })], { numRuns: 150 })(
    'E-SAVE-1: so is a longer record with any one value replaced by whatever else',
    (place, value) => {
      const path = largePaths[place];
      fc.pre(canonicalJson(value) !== canonicalJson(valueAt(large.record, path)));
      const changed = JSON.stringify(withValue(large.record, path, value));
      expect(thrown(() => engine.readRecord(changed)).name).toBe('DamagedSaveError');
    },
  );

  test('E-SAVE-1: a field more or less is refused', () => {
    for (const key of Object.keys(small.record)) {
      const { [key as 'final']: _, ...rest } = small.record;
      expect(thrown(() => engine.readRecord(rest)).name).toBe('DamagedSaveError');
    }
    expect(thrown(() => engine.readRecord({ ...small.record, note: 'hello' })).message).toMatch(
      /unknown field note/,
    );
    const smuggled = `${small.text.slice(0, -1)},"__proto__":{"final":"x"}}`;
    expect(thrown(() => engine.readRecord(smuggled)).name).toBe('DamagedSaveError');
  });

  // Whoever changes a record and mends its digest is caught by the chain and the final hash.
  const mended = (record: GameRecord, change: Partial<GameRecord>) => {
    const { digest: _, ...body } = { ...record, ...change };
    return { ...body, digest: sha256Hex(canonicalJson(body)) };
  };

  test.each<[string, Partial<GameRecord>, RegExp]>([
    ['another choice', { actions: otherEnd() }, /leaves its chain|ends in another state|is refused/],
    ['an action less', { actions: large.record.actions.slice(0, -1) }, /ends in another state/],
    [
      'another seed',
      { config: { ...large.record.config, seed: 6 } },
      /begins with another|is refused|leaves its chain/,
    ],
    ['another final hash', { final: 'f'.repeat(64) }, /ends in another state/],
    [
      'another link',
      { chain: [large.record.chain[0], 'f'.repeat(64), large.record.chain[2]] },
      /between actions 1 and 64/,
    ],
    ['a link too many', { chain: [...large.record.chain, 'f'.repeat(64)] }, /links/],
    ['another revision', { revision: 2 }, /revision 2 of long-pebbles/],
    ['another board', { board: { id: 'shore', hash: 'b'.repeat(64) } }, /another board/],
  ])('E-SAVE-1: a record with %s and a mended digest is refused on replay', (_, change, message) => {
    const error = thrown(() => engine.replay(mended(large.record, change)));
    expect([error.name, error.message]).toEqual(['DamagedSaveError', expect.stringMatching(message)]);
  });

  test('E-SAVE-1: foreign, newer and broken files are refused', () => {
    for (const [input, message] of [
      ['{', /no JSON/],
      ['null', /no railhead\/record file/],
      [7, /no railhead\/record file/],
      [{ format: 'railhead/snapshot', formatVersion: 1 }, /no railhead\/record file/],
      [{ ...small.record, formatVersion: 2 }, /version 2; this library reads up to 1/],
      [{ ...small.record, formatVersion: '1' }, /names no version/],
      [small.text.slice(0, -20), /no JSON/],
    ] as const) {
      const error = thrown(() => engine.readRecord(input));
      expect([error.name, error.message]).toEqual(['DamagedSaveError', expect.stringMatching(message)]);
    }
  });

  test('migrate leaves files of today as they are and refuses what is neither', () => {
    expect(engine.migrate(small.text)).toBe(small.text);
    expect(thrown(() => engine.migrate('{"format":"chess"}')).name).toBe('DamagedSaveError');
    expect(thrown(() => engine.migrate('{"format":"railhead/record","formatVersion":9}')).message).toMatch(
      /version 9/,
    );
  });
});

// The same actions with the last choice that there was made otherwise.
function otherEnd(): GameRecord['actions'] {
  const { actions, states } = large.history;
  for (let n = actions.length - 1; ; n--) {
    const others: readonly GameAction[] = [...engine.legalActions(states[n])];
    const other = others.find((action) => canonicalJson(action) !== canonicalJson(actions[n]));
    if (other !== undefined) return [...actions.slice(0, n), other, ...actions.slice(n + 1)];
  }
}

type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((at, key) => (at as Record<string, unknown>)[key], value);

function withValue<Value>(value: Value, [key, ...rest]: Path, leaf: unknown): Value {
  if (key === undefined) return leaf as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, leaf);
  return copy as Value;
}

function changesOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, String(value), null];
  if (typeof value === 'boolean') return [!value, null];
  const text = value as string;
  return [`${text}x`, text.slice(1), 0, null, text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')];
}
