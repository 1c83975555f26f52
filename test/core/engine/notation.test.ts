// The stable text of an action: what it looks like, and that it reads back.

import { describe, expect, test } from 'vitest';
import {
  openNotations,
  readAction,
  unknownNames,
  writeAction,
} from '../../../src/core/engine/fields/notation.js';
import { defineAction, fields, type TitleTypes } from '../../../src/core/engine/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { engine, thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

describe('notation', () => {
  test.each([
    ['0: take 7', { type: 'takeStone', seat: 0, stone: 7 }],
    ['2: lay 0,6,12', { type: 'layStones', seat: 2, stones: [0, 6, 12] }],
    ['1: end', { type: 'endTurn', seat: 1 }],
    ['host: expire-time', { type: 'expireTime', seat: null }],
    ['host: drop-seat 3', { type: 'dropSeat', seat: null, target: 3 }],
  ] as const)('«%s»', (text, action) => {
    expect(engine.formatAction('pebbles', action)).toBe(text);
    expect(engine.parseAction('pebbles', text)).toEqual(action);
    expect(engine.parseAction('pebbles', `  ${text.replaceAll(' ', '   ')} `)).toEqual(action);
  });

  test('every listed action of whole games reads back as it was', () => {
    let read = 0;
    for (let seed = 0; seed < 6; seed++) {
      for (const state of playRandomGame(engine, 'pebbles', { seed, seats: 2 + (seed % 3) }).states) {
        for (const action of engine.legalActions(state as never)) {
          expect(engine.parseAction('pebbles', engine.formatAction('pebbles', action))).toEqual(action);
          read++;
        }
      }
    }
    expect(read).toBeGreaterThan(500);
  });

  test.each([
    '',
    'take 7',
    '0 take 7',
    '0: fly 7',
    '0: take',
    '0: take seven',
    '0: take 7 8',
    '0: take 7 stone=8',
    '0: take -1',
    '0: lay -',
    '-1: end',
    '111: end',
    '0: __proto__',
    'host: end',
    '0: expire-time',
  ])('«%s» is no action', (text) => {
    expect(thrown(() => engine.parseAction('pebbles', text)).name).toBe('InvalidActionError');
  });

  test('an action of an unknown type has no text', () => {
    expect(thrown(() => engine.formatAction('pebbles', { type: 'fly', seat: 0 })).name).toBe(
      'InvalidActionError',
    );
  });

  test('lists may be empty, fields optional, null or true', () => {
    const spec = defineAction<TitleTypes>()({
      type: 'pack',
      payload: () => ({
        bags: fields.list(fields.amount, { most: 9 }),
        label: fields.maybe(fields.name),
        weight: fields.maybe(fields.amount),
        fragile: fields.flag,
        note: fields.optional(fields.name),
      }),
      notation: ['pack', 'bags', 'label', 'weight', 'fragile', 'note?'],
      offers: () => [],
      check: [],
      apply: () => {},
    });
    for (const [text, action] of [
      ['0: pack - red null true', { bags: [], label: 'red', weight: null, fragile: true }],
      [
        '0: pack 1,2 null 3 false note=x',
        { bags: [1, 2], label: null, weight: 3, fragile: false, note: 'x' },
      ],
    ] as const) {
      expect(writeAction(spec, { type: 'pack', seat: 0, ...action } as never, {})).toBe(text);
      expect(readAction(openNotations([spec]), text, {})).toEqual({ type: 'pack', seat: 0, ...action });
    }
  });

  test('things with names are called by them, in lists with plus signs between', () => {
    const spec = defineAction<TitleTypes>()({
      type: 'visit',
      payload: () => ({
        at: fields.numberOf('place'),
        stops: fields.list(fields.numberOf('place'), { most: 9 }),
        guide: fields.optional(fields.maybe(fields.numberOf('place'))),
      }),
      notation: ['visit', 'at', 'stops', 'guide?'],
      offers: () => [],
      check: [],
      apply: () => {},
    });
    const called = ['0,0', '1,0', 'rome'];
    const place = {
      name: (thing: number) => called[thing],
      number: (name: string) => (called.includes(name) ? called.indexOf(name) : undefined),
      wanted: 'expected a place',
    };
    const read = (text: string) => readAction(openNotations([spec]), text, { place });
    for (const [text, action] of [
      ['0: visit rome 0,0+1,0 guide=null', { at: 2, stops: [0, 1], guide: null }],
      ['0: visit 1,0 - guide=rome', { at: 1, stops: [], guide: 2 }],
    ] as const) {
      expect(writeAction(spec, { type: 'visit', seat: 0, ...action } as never, { place })).toBe(text);
      expect(read(text)).toEqual({ type: 'visit', seat: 0, ...action });
      expect(unknownNames(spec.fields, read(text) as object, { place })).toEqual([]);
    }
    expect(unknownNames(spec.fields, read('0: visit 2 rome+paris') as object, { place })).toEqual([
      { path: ['at'], message: 'no place is called «2»: expected a place' },
      { path: ['stops'], message: 'no place is called «paris»: expected a place' },
    ]);
  });

  test('a notation that names a field which its action has not is a fault', () => {
    const [spec] = pebbles.phases.turn.actions;
    const error = thrown(() => openNotations([{ ...spec, notation: ['take', 'pebble'] } as never]));
    expect([error.name, error.message]).toEqual([
      'Fault',
      expect.stringMatching(/names pebble, which it has not/),
    ]);
  });
});
