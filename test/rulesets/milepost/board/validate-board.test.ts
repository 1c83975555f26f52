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

  test('islands are one line of advice (board/island)', () => {
    const rows = ['. . ~ . . ~ .', ' . _ ~ . _ ~ .'];
    expect(validateBoard(toyBoard({ rows }).map)).toEqual([
      {
        severity: 'advice',
        code: 'board/island',
        rule: null,
        path: ['map', 'rows'],
        message: 'neither track nor ferry reaches 5 mileposts: 0: 3-4 6, 1: 3 6',
      },
    ]);
  });

  test('all is told at once: what is broken hides nothing else', () => {
    const { map } = toyBoard({
      rows: ['M m . . A', ' m . . _ _', '. . . . .'],
      cities: { M, A: { supplies: ['wool'] } },
      goods: { gold: 3 },
    });
    const blocked = ['0,0 E', '0,2 E', '0,2 E', '4,2 E'];
    const river = { id: 'long', name: 'Long', kind: 'river' as const, edges: ['4,0 E'] };
    const area = { id: 'far', name: 'Far', mileposts: ['9: 1-2'] };
    const found = (wrong: object) =>
      validateBoard({ ...map, ...wrong }).map(({ code, path }) => `${code} ${path.slice(1).join('.')}`);
    const rest = ['room/city cities.0', 'supply/none goods.0'];
    expect(found({})).toEqual(expect.arrayContaining(rest));
    expect(found({ blocked, waters: [river], areas: [area] })).toEqual(
      expect.arrayContaining([
        'edge/no-land blocked',
        'edge/repeated blocked',
        'edge/no-land waters.0',
        'area/off-board areas.0',
        ...rest,
      ]),
    );
  });

  test('what is left out of a broken map is not told as missing', () => {
    const { map, deck } = toyLand();
    const [first, ...others] = map.cities;
    const lost = { ...map, cities: [{ ...first, at: '99,99' }, ...others] };
    expect(errors(lost, deck)).toEqual(expect.arrayContaining(['city/off-board', 'city/stray-mark']));
    expect(
      codes(lost, deck).filter((code) => code.startsWith('supply/') || code.startsWith('deck/')),
    ).toEqual([]);
  });

  test('paths lead to the entry in the file, with broken entries before it', () => {
    const rows = ['A . . .', ' _ . . .'];
    const { map } = toyBoard({ rows, cities: { A: { supplies: ['tea'] } } });
    const twice = [{ ...map.cities[0], id: 'b', at: '9,9' }, ...map.cities];
    expect(validateBoard({ ...map, cities: twice })).toContainEqual(
      expect.objectContaining({ code: 'room/city', path: ['map', 'cities', 1] }),
    );
  });

  test('the shape of a deck hides nothing about its map', () => {
    const { map } = toyBoard({ rows: ['. .'], goods: { gold: 3 } });
    expect(codes(map, { cards: 5 })).toEqual(expect.arrayContaining(['deck/shape', 'supply/none']));
  });

  test('M-FERRY-1: a ferry may join neighbours, with and without track between them', () => {
    const rows = ['. 1 2 .', ' . . . .'];
    const ferries = { strait: { ports: ['1', '2'] as [string, string] } };
    const { map } = toyBoard({ rows, ferries });
    expect(validateBoard(map)).toEqual([]);
    expect(validateBoard({ ...map, blocked: ['1,0 E'] })).toEqual([]);
    const [ferry] = map.crossings;
    const onePlace = { ...map, crossings: [{ ...ferry, ports: ['1,0', '1,0'] }] };
    expect(errors(onePlace)).toContain('crossing/ports');
  });

  test('a city that track cannot reach is an error, one overseas is not (board/cut-off)', () => {
    const far = toyBoard({ rows: ['. . ~ A .'], cities: { A: { supplies: ['tea'] } } });
    expect(codes(far.map)).toContain('board/cut-off');
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
