// E-SAVE-3: what people write into a record, by hand too, and what is refused of it.

import { describe, expect, test } from 'vitest';
import type { GameRecord, RecordMeta, RecordNote } from '../../../src/core/engine/index.js';
import { begunGame, engine, thrown } from './new-game.js';

const config = { seats: 2, seed: 7 };
const actions = (() => {
  let state = engine.createGame('pebbles', config);
  return Array.from({ length: 5 }, () => {
    const [action] = engine.legalActions(state);
    state = engine.applyAction(state, action);
    return action;
  });
})();
const bare = engine.record('pebbles', config, actions);

const meta: RecordMeta = {
  title: 'Friday <evening>',
  site: 'play.example.org',
  date: '2026-11-27',
  names: ['Ann', 'Cem'],
  ratings: ['1500', ''],
  result: 'Ann wins by a stone.',
};
const notes: readonly RecordNote[] = [
  { n: 0, comment: 'A fine evening.' },
  { n: 2, clock: 42_000 },
  { n: 5, clock: 61_500, comment: 'She gives it away: “never mind”.' },
];

describe('a record as a book', () => {
  test('E-SAVE-3: what is written into it changes neither chain nor digest, and comes back', () => {
    const { record, state } = engine.replay(JSON.stringify({ ...bare, meta, notes }));
    expect([record.meta, record.notes, record.digest]).toEqual([meta, notes, bare.digest]);
    expect(engine.hashState(state)).toBe(bare.final);
    expect(engine.readRecord({ ...bare, meta })).toEqual({ ...bare, meta });
  });

  test('E-SAVE-3: it is edited by hand and read again', () => {
    const text = JSON.stringify({ ...bare, meta, notes }, null, 2);
    const edited = text.replace('"Cem"', '"Dora"').replace('A fine evening.', 'It rained.');
    const { record } = engine.replay(edited);
    expect([record.meta?.names, record.notes?.[0].comment]).toEqual([['Ann', 'Dora'], 'It rained.']);
    const moved = edited.replace(/"0: [a-z-]+/, '"0: end-turn');
    expect(moved).not.toBe(edited);
    expect(thrown(() => engine.replay(moved)).message).toContain('the record was changed');
  });

  test.each<[string, object]>([
    ['meta: unknown field colour', { meta: { colour: 'red' } }],
    ['meta.title', { meta: { title: 'two\nlines' } }],
    ['meta.title', { meta: { title: 'x'.repeat(201) } }],
    ['meta.date', { meta: { date: 'Friday' } }],
    ['meta.names.1', { meta: { names: ['Ann', ' '] } }],
    ['meta.names: 3 for 2 seats', { meta: { names: ['Ann', 'Ben', 'Cem'] } }],
    ['meta.ratings: 1 for 2 seats', { meta: { ratings: ['1'] } }],
    ['meta.ratings.0', { meta: { ratings: [1500, ''] } }],
    ['notes.0.comment', { notes: [{ n: 1, comment: 'over\u202ethere' }] }],
    ['notes.0.clock', { notes: [{ n: 1, clock: -1 }] }],
    ['notes.0: unknown field by', { notes: [{ n: 1, by: 'Ann' }] }],
    ['notes.0: there is no action 6', { notes: [{ n: 6 }] }],
    ['notes.1: action 2 comes earlier, and once', { notes: [{ n: 2 }, { n: 2 }] }],
    ['meta', { meta: null }],
    ['notes', { notes: { 1: 'hello' } }],
  ])('E-SAVE-3: damaged at %s', (place, written) => {
    const error = thrown(() => engine.replay(JSON.stringify({ ...bare, ...written } as GameRecord)));
    expect([error.name, error.message]).toEqual(['DamagedSaveError', expect.stringContaining(place)]);
  });

  test('E-SAVE-3: its names are for words, and the state keeps who began', () => {
    const { record, state } = engine.replay({ ...bare, meta });
    expect(state.game.seatNames).toEqual(['Seat 1', 'Seat 2']);
    const told = { n: 0, type: 'seatLeft', seat: 1 } as const;
    expect(engine.describe(begunGame(7, 2), told, { seatNames: record.meta?.names })).toMatch(
      /^Cem has left/,
    );
  });
});
