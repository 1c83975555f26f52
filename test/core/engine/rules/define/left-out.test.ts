// What an author may leave out of an action and of a setup: offers, notation, conditions, the blank state, names.

import { describe, expect, test } from 'vitest';
import {
  createEngine,
  declareChapter,
  declareState,
  declareTitle,
  fact,
  fields,
  layer,
  type Payload,
  type TypesOf,
} from '../../../../../src/core/engine/index.js';

const COLOURS = [{ name: 'Red' }, { name: 'Blue' }];

// Buttons: a seat paints a button, or gives one to somebody.
function buttons(payload: Payload = {}) {
  const title = declareTitle({
    id: 'buttons',
    state: declareState((of) => ({
      turn: of.seat,
      painted: of.each(of.maybe(of.numberOf('colour')), 3),
      stock: of.rows('heap', [2, 4], { left: of.count, kinds: of.each(of.flag, 2) }),
      seats: of.rows('seat', [2, 4], { given: of.list(of.nameOf('button'), 9) }),
    })),
    tables: { most: 4 },
    facts: { painted: fact<{ seat: number }>() },
  });
  const paint = title.defineAction({
    type: 'paint',
    payload: () => ({
      button: fields.nameOf('button'),
      colour: fields.maybe(fields.numberOf('colour')),
      how: fields.oneOf(['thinly', 'thickly']),
    }),
    check: [{ code: 'paint/thin', rule: 'P-1', met: (_game, { how }) => how === 'thinly' }],
    apply: ({ emit }, _state, { seat }) => void emit({ type: 'painted', seat }),
  });
  const give = title.defineAction({
    type: 'give',
    payload: { to: fields.seat, times: fields.int(1, 2), ...payload },
    apply: () => {},
  } as never) as typeof paint;
  const note = title.defineAction({
    type: 'note',
    payload: { word: fields.name, loud: fields.optional(fields.yes) },
    offers: (_game, seat) => [{ type: 'note', seat, word: 'so' }],
    apply: () => {},
  });
  const rules = title.withPhases({
    turn: { asks: ({ state }) => state.turn, prompt: 'Act.', actions: [paint, give, note] },
  });
  return rules.defineRuleset({
    title: 'Buttons',
    edition: 'a toy',
    revision: 1,
    seats: { min: 2, max: 4 },
    ids: () => ({ button: new Set(['big', 'small']), colour: COLOURS, corner: ['north', 'south'] }),
    score: () => 0,
  });
}

const engine = createEngine([buttons()]);
const begun = engine.createGame('buttons', { seats: 3, seed: 1 });
const texts = () => [...engine.legalActions(begun)].map((action) => engine.formatAction(begun, action));

describe('offers', () => {
  test('are every instance of the fields, in their order, of which conditions leave out the illegal', () => {
    expect(texts()).toEqual([
      '0: paint big null thinly',
      '0: paint big 0 thinly',
      '0: paint big 1 thinly',
      '0: paint small null thinly',
      '0: paint small 0 thinly',
      '0: paint small 1 thinly',
      '0: give 0 1',
      '0: give 0 2',
      '0: give 1 1',
      '0: give 1 2',
      '0: give 2 1',
      '0: give 2 2',
      '0: note so',
    ]);
  });

  test('of ids are those that a layer over the title has, too', () => {
    const dog = declareChapter<TypesOf<ReturnType<typeof buttons>>>()({ id: 'dog' }).defineChapter({
      ids: () => ({}),
    });
    const laid = createEngine([layer(buttons(), { id: 'dogs', title: 'Dogs', chapters: [dog] })]);
    const state = laid.createGame('dogs', { seats: 2, seed: 1 });
    expect([...laid.legalActions(state)]).toHaveLength(6 + 4 + 1);
  });

  test('must be said of more than ten thousand instances, and of fields without an end', () => {
    const list = (payload: Payload) => () => {
      const many = createEngine([buttons(payload)]);
      return [...many.legalActions(many.createGame('buttons', { seats: 2, seed: 1 }))];
    };
    expect(list({ x: fields.int(1, 2_500) })()).toHaveLength(6 + 10_000 + 1);
    expect(list({ x: fields.int(1, 2_501) })).toThrow(
      'give must say what it offers: its fields make 10004 instances',
    );
    expect(list({ x: fields.name })).toThrow('give must say what it offers: nobody can name every x');
    expect(list({ x: fields.list(fields.flag, { most: 2 }) })).toThrow('nobody can name every x');
    expect(list({ x: fields.optional(fields.flag) })).toThrow('nobody can name every x');
  });
});

test('notation is the type and the fields in their order; one that may be left out is named', () => {
  const loud = { type: 'note', seat: 0, word: 'so', loud: true } as const;
  expect(engine.formatAction(begun, loud)).toBe('0: note so loud=true');
  expect(engine.parseAction(begun, '0: note so loud=true')).toEqual(loud);
});

test('a setup that is left out begins with the blank: a row for each seat, the least of others, empty values', () => {
  const heap = { left: 0, kinds: [false, false] };
  expect(begun).toMatchObject({
    turn: 0,
    painted: [null, null, null],
    stock: [heap, heap],
    seats: [{ given: [] }, { given: [] }, { given: [] }],
  });
});

test('a value for each of so many things: neither fewer nor more', () => {
  const config = { seats: 2, seed: 1 };
  const loaded = (painted: readonly (number | null)[]) => () =>
    engine.createPosition('buttons', { config, state: { painted } });
  expect(loaded([null, 1, null])).not.toThrow();
  expect(loaded([null, 1])).toThrow();
  expect(loaded([null, 1, null, null])).toThrow();
});

test('things that have names are counted and called by them', () => {
  const nameOf = (kind: string, value: number | string) =>
    buttons().nameOf?.({ rules: {}, board: {} } as never, kind, value);
  expect([nameOf('colour', 1), nameOf('corner', 0), nameOf('button', 'big'), nameOf('sky', 1)]).toEqual([
    'Blue',
    'north',
    null,
    null,
  ]);
  const paint = { type: 'paint', seat: 0, button: 'big', colour: 2, how: 'thinly' };
  expect(engine.checkAction(begun, paint as never)?.code).toBe('action/no-such-colour');
});
