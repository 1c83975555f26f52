import { describe, expect, test } from 'vitest';
import { validateBoard } from '../../../../rulesets/milepost/board/validate-board.js';
import { type ToyCity, toyBoard } from '../toy-board.js';
import { toyLand } from '../toy-land.js';

const codes = (map: unknown, deck?: unknown) => [
  ...new Set(validateBoard(map, deck).map((issue) => issue.code)),
];
const errors = (map: unknown, deck?: unknown) =>
  validateBoard(map, deck)
    .filter((issue) => issue.severity === 'error')
    .map((issue) => issue.code);
const M: ToyCity = { size: 'major', supplies: ['tea'] };
const messages = (map: unknown) =>
  validateBoard(map)
    .filter(({ code }) => code === 'room/ways')
    .map(({ message }) => message);

describe('validateBoard', () => {
  test('toy land is sound; its small deck only draws advice', () => {
    const { map, deck } = toyLand();
    expect(validateBoard(map)).toEqual([]);
    expect(errors(map, deck)).toEqual([]);
  });

  test.each([null, undefined, 5, 'map', [], {}, { rows: [] }, { __proto__: null }])(
    '%j is refused, not thrown at',
    (map) => {
      expect(errors(map).length).toBeGreaterThan(0);
    },
  );

  test('room: a small city with one edge has no place for a second player (room/city)', () => {
    const walled = toyBoard({ rows: ['A . . .', ' _ . . .'], cities: { A: { supplies: ['tea'] } } });
    expect(codes(walled.map)).toContain('room/city');
    const open = toyBoard({ rows: ['A . . .', ' . . . .'], cities: { A: { supplies: ['tea'] } } });
    expect(codes(open.map)).toEqual([]);
  });

  test('room: a medium city needs three edges, a major one six outwards (room/city)', () => {
    const medium = toyBoard({
      rows: ['A . . .', ' . . . .'],
      cities: { A: { size: 'medium', supplies: ['tea'] } },
    });
    expect(codes(medium.map)).toContain('room/city');
    const major = toyBoard({ rows: ['A a .', ' a . .'], cities: { A: { supplies: ['tea'] } } });
    expect(codes(major.map)).toContain('room/city');
  });

  test('room: a ferry for two needs two edges at each port (room/port)', () => {
    const rows = ['1 . . . 2', ' . . . _ _'];
    const ferry = (limit: number) => toyBoard({ rows, ferries: { f: { ports: ['1', '2'], limit } } }).map;
    expect(codes(ferry(2))).toContain('room/port');
    expect(codes(ferry(1))).not.toContain('room/port');
  });

  test('M-BUILD-15: a town behind a neck has fewer ways than it admits players (room/ways)', () => {
    const cities = { M, A: { supplies: ['wool'] } };
    const advice = (rows: string[]) =>
      validateBoard(toyBoard({ rows, cities }).map).filter(({ code }) => code === 'room/ways');
    const neck = advice([
      '. m m . _ . A', //
      ' m M m . . .',
      '. m m . _ . .',
    ]);
    expect(neck.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'advice: the small city a needs 2 ways from the major cities that share no segment, but has 1',
    ]);
    expect(neck[0].path).toEqual(['map', 'cities', 0]);
    expect(
      advice([
        '. m m . _ . A', //
        ' m M m . . .',
        '. m m . . . .',
      ]),
    ).toEqual([]);
  });

  test('M-BUILD-15: ways run through a town within its numbers, and over a ferry within its limit (room/ways)', () => {
    const B: ToyCity = { size: 'medium', supplies: ['oil'] };
    // Three segments lead to A, three from A to B, and no other way to B.
    const through = (size: 'small' | 'medium') =>
      toyBoard({
        rows: [
          '. m m . . . .', //
          ' m M m . A B .',
          '. m m . . . .',
        ],
        blocked: ['4,0 E', '4,2 E'],
        cities: { M, B, A: { size, supplies: ['wool'] } },
      }).map;
    expect(messages(through('small'))).toEqual([
      'the medium city b needs 3 ways from the major cities that share no segment, but has 2',
    ]);
    expect(messages(through('medium'))).toEqual([]);
    const over = [
      '. m m . ~ . .', //
      ' m M m 1 ~ 2 B',
      '. m m . ~ . .',
    ];
    const ferry = (limit: number) =>
      toyBoard({
        rows: over,
        cities: { M, B },
        ferries: { f: { ports: ['1', '2'], limit } },
      }).map;
    expect(messages(ferry(2))).toEqual([
      'the medium city b needs 3 ways from the major cities that share no segment, but has 2',
    ]);
    expect(messages(ferry(3))).toEqual([]);
  });

  test('land that track cannot reach is an error, a city overseas is not (board/cut-off)', () => {
    expect(codes(toyBoard({ rows: ['. . ~ . .'] }).map)).toContain('board/cut-off');
    const overseas = toyBoard({ rows: ['. . ~ A _'], cities: { A: { rail: false, supplies: ['tea'] } } });
    expect(codes(overseas.map)).not.toContain('board/cut-off');
  });

  test('a good without a source is an error (supply/none)', () => {
    expect(codes(toyBoard({ rows: ['. .'], goods: { gold: 3 } }).map)).toContain('supply/none');
  });

  test('cards that name a city or a good twice, or a good the city supplies, are errors', () => {
    const { map, deck } = toyLand();
    const withCard = (card: string[]) => errors(map, { ...deck, cards: [card] });
    expect(withCard(['aldon fish 22', 'aldon wool 14', 'esk oil 9'])).toEqual(['deck/city-twice']);
    expect(withCard(['aldon fish 22', 'dunn fish 14', 'esk oil 9'])).toEqual(['deck/good-twice']);
    expect(withCard(['aldon coal 22', 'dunn wool 14', 'esk oil 9'])).toEqual(['deck/own-supply']);
    expect(withCard(['aldon fish 22', 'dunn wool 14', 'esk oil 9'])).toEqual([]);
  });

  test('one good to one city always pays the same (deck/two-prices)', () => {
    const { map, deck } = toyLand();
    const cards = [
      ['aldon fish 22', 'dunn wool 14', 'esk oil 9'],
      ['aldon fish 23', 'dunn wool 14', 'esk oil 9'],
    ];
    expect(errors(map, { ...deck, cards })).toEqual(['deck/two-prices']);
  });
});
