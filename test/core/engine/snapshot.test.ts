// E-SAVE-1 for snapshots: one state as a file; and what "the same state" means.

import { describe, expect, test } from 'vitest';
import { canonicalJson, createEngine, layer, sha256Hex } from '../../../src/core/engine/index.js';
import { begunGame, engine, freshGame, thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

const state = begunGame();
const text = engine.serialize(state);

// A snapshot with parts of its state replaced and its hash mended, as a clever editor would leave it.
function mended(parts: object, around: object = {}): string {
  const changed = { ...state, ...parts };
  const snapshot = {
    ...JSON.parse(text),
    hash: sha256Hex(`state\n${canonicalJson(changed)}`),
    state: changed,
  };
  return JSON.stringify({ ...snapshot, ...around });
}

describe('snapshots', () => {
  test('E-SAVE-1: a state comes back frozen, with the same hash, and plays on', () => {
    const back = engine.deserialize(text);
    expect(back).toEqual(state);
    expect(Object.isFrozen(back.seats[0].hand)).toBe(true);
    expect(engine.applyAction(back, { type: 'drawStone', seat: 0 })).toEqual(
      engine.applyAction(state, { type: 'drawStone', seat: 0 }),
    );
  });

  test('E-SAVE-1: a file that was laid out anew is the same save', () => {
    const { state: _, ...head } = JSON.parse(text);
    expect(engine.deserialize(JSON.stringify(JSON.parse(text), null, 2))).toEqual(state);
    expect(engine.deserialize(JSON.stringify({ state, ...head }))).toEqual(state);
  });

  test.each<[string, string, RegExp]>([
    ['a truncated file', text.slice(0, -5), /no JSON/],
    ['an empty file', '', /no JSON/],
    ['a foreign file', '{"format":"chess"}', /no railhead\/snapshot file/],
    ['a record', '{"format":"railhead/record","formatVersion":1}', /no railhead\/snapshot file/],
    [
      'a newer version',
      text.replace('"formatVersion":1', '"formatVersion":2'),
      /version 2; this library reads up to 1/,
    ],
    ['a changed value', text.replace('"round":1', '"round":2'), /its hash does not fit/],
    [
      'a second state behind the one that was hashed',
      `${text.slice(0, -1)},"state":${canonicalJson({ ...state, round: 2 })}}`,
      /its hash does not fit/,
    ],
    ['a changed hash', text.replace(/"hash":"(?!a{64})./, '"hash":"_'), /its hash does not fit/],
    ['another ruleset outside', text.replace('"ruleset":"pebbles"', '"ruleset":"chess"'), /two rulesets/],
    ['another revision outside', text.replace('"revision":1', '"revision":2'), /two revisions/],
    ['a state that is none', mended({}, { state: 5 }), /damaged at state: expected object/],
    ['a part too many', mended({}, { note: 1 }), /damaged at its top: unknown field note/],
  ])('E-SAVE-1: %s is refused', (_, damaged, message) => {
    const error = thrown(() => engine.deserialize(damaged));
    expect([error.name, error.message]).toEqual(['DamagedSaveError', expect.stringMatching(message)]);
  });

  test.each<[string, object, RegExp]>([
    ['a stone twice', { sea: [state.beach[0]] }, /stone \d+ is in 2 places/],
    ['a field more', { wind: 3 }, /unknown field wind/],
    ['a value of another type', { round: '1' }, /round: expected number/],
    ['absent seats that are not there', { absent: [5] }, /seats 5 of 3 cannot be absent/],
    ['nobody present', { absent: [0, 1, 2] }, /cannot be absent/],
    ['absent seats twice', { absent: [1, 1] }, /cannot be absent/],
    ['another stream of luck', { luck: { ...state.luck, streams: {} } }, /other streams/],
    [
      'options that are none',
      { game: { ...state.game, options: { fast: 1 } } },
      /game.options: unknown field fast/,
    ],
    ['no board', { game: { ...state.game, board: null } }, /game.board: expected object/],
    ['more names than seats', { game: { ...state.game, seatNames: ['A', 'B', 'C', 'D', 'E'] } }, /5 seats/],
  ])('E-SAVE-1: a state with %s is refused even when its hash fits', (_, parts, message) => {
    const error = thrown(() => engine.deserialize(mended(parts)));
    expect([error.name, error.message]).toEqual(['InvalidInputError', expect.stringMatching(message)]);
  });

  test('E-SAVE-1: a snapshot of an unknown ruleset, board or revision has a typed error', () => {
    const other = createEngine([layer(pebbles, { id: 'other', title: 'Other' })]);
    expect(thrown(() => other.deserialize(text)).name).toBe('UnknownRulesetError');
    const board = { id: 'shore', hash: 'b'.repeat(64) };
    expect(thrown(() => engine.deserialize(mended({ game: { ...state.game, board } }))).name).toBe(
      'UnknownBoardError',
    );
    const later = createEngine([{ ...pebbles, revision: 2 }]);
    expect(thrown(() => later.deserialize(text)).message).toMatch(/revision 1 of pebbles, not 2/);
  });
});

describe('hashes', () => {
  test('the hash is SHA-256 of the canonical JSON, whatever the order of the keys', () => {
    const shuffled = Object.fromEntries(Object.entries(state).reverse());
    expect(engine.hashState(shuffled)).toBe(engine.hashState(state));
    expect(engine.hashState(state)).toBe(sha256Hex(`state\n${canonicalJson(state)}`));
  });

  test('the hash of a fresh game is pinned', () => {
    expect(engine.hashState(freshGame(7, 3))).toBe(PINNED);
  });
});

const PINNED = '37316d9bcc50ed3a86ac891612bdf29793917ae4979f4a04270e94549f33b0a9';
