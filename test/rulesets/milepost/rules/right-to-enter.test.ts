// Nobody may be kept from the major cities (M-BUILD-12): entry to each of them (M-OPEN-11a), and a way to join them all
// (M-OPEN-11b).

import { describe, expect, test } from 'vitest';
import type { ToyBoard } from '../toy-board.js';
import { type ToyPosition, toyGame } from '../toy-game.js';
import { cardlessBoard, twoCorridors } from '../toy-rails.js';

const blocksMajor = { code: 'build/blocks-major', rule: 'M-BUILD-12' };
const cutsOff = { code: 'build/cuts-off', rule: 'M-BUILD-12' };
const major = { size: 'major' } as const;

function building(board: ToyBoard, seats: number, state: ToyPosition) {
  return toyGame({ board, seats, state: { turn: { phase: 'building' }, ...state } });
}

describe('entry to every major city', () => {
  type Way = 'w' | 'nw' | 'ne' | 'e' | 'se' | 'sw';
  const WAYS = { w: '3,2 M', nw: '3,1 M', ne: '4,1 M', e: '5,2 M', se: '4,3 M', sw: '3,3 M' };
  const EDGES = { w: '3,2 E', nw: '3,1 SE', ne: '4,1 SW', e: '4,2 E', se: '4,2 SE', sw: '4,2 SW' };
  const all: readonly Way[] = ['w', 'nw', 'ne', 'e', 'se', 'sw'];

  /** Seat 0 builds from the west into the major city M, which has the first `ways` of its six ways. */
  function refusal(ways: number, built: readonly (readonly Way[])[], kept: readonly [number, Way][] = []) {
    const board = cardlessBoard({
      rows: [
        '. . . . . . . . .', //
        ' . . . . . . . .',
        '. A . . M . . B .',
        ' . . . . . . . .',
        '. . . . . . . . .',
      ],
      cities: { A: major, B: major, M: major },
      blocked: all.slice(ways).map((way) => EDGES[way]),
    });
    const game = building(board, built.length, {
      seats: built.map((entries, seat) => ({
        track: [...(seat === 0 ? ['2,2 3,2'] : []), ...entries.map((way) => WAYS[way])],
      })),
      reserved: kept.map(([seat, way]) => ({ seat, between: WAYS[way].split(' ') as [string, string] })),
    });
    return game.refusal('0: build 3,2 M');
  }

  test('M-BUILD-12: a segment that leaves no way in for those still to come is refused (build/blocks-major)', () => {
    expect(refusal(3, [['nw'], [], []])).toEqual(blocksMajor);
    expect(refusal(4, [['nw'], [], []])).toBeNull();
  });

  // [ways, entries by seat, may seat 0 build another?]
  const cases: [number, Way[][], boolean][] = [
    [2, [[], []], true],
    [2, [['nw'], []], false],
    [2, [[], ['nw']], true],
    [3, [['nw'], []], true],
    [3, [['nw', 'ne'], []], false],
    [3, [['nw'], ['ne']], true],
    [3, [[], [], []], true],
    [3, [[], ['nw'], []], true],
    [3, [['ne'], ['nw'], []], false],
    [4, [['ne', 'nw'], [], []], false],
    [6, [['nw', 'ne', 'e'], [], []], true],
    [6, [['nw', 'ne', 'e', 'se'], [], []], false],
    [6, [[], [], [], [], [], []], true],
    [6, [['nw'], [], [], [], [], []], false],
    [6, [['nw'], ['ne'], [], [], [], []], false],
    [6, [[], ['ne', 'nw'], [], [], [], []], false],
  ];
  test.each(cases)('M-OPEN-11: (a) %i ways, entries %j: allowed is %s', (ways, built, allowed) => {
    expect(refusal(ways, built)).toEqual(allowed ? null : blocksMajor);
  });

  test('M-OPEN-11: (a) whoever has a bridge kept for him is there, and his bridge is not free', () => {
    expect(refusal(3, [['nw'], [], []], [[1, 'ne']])).toEqual(blocksMajor);
    expect(refusal(4, [['nw'], [], []], [[1, 'ne']])).toBeNull();
    // Rebuilding a bridge of one's own takes nothing from anybody.
    expect(refusal(2, [[], []], [[0, 'w']])).toBeNull();
    expect(refusal(3, [['nw'], [], []], [[0, 'w']])).toEqual(blocksMajor);
  });
});

describe('a way to join all major cities', () => {
  const corridors = twoCorridors();

  test('M-BUILD-12: the last way of another player may not be taken (build/cuts-off)', () => {
    const game = building(corridors, 2, { seats: [{ track: ['A 2,0 3,0', '1,1 2,2'] }] });
    expect(game.refusal('0: build 2,2 3,2')).toEqual(cutsOff);
    expect(game.rejection('0: build 2,2 3,2')?.params).toEqual({});
    // The rest of his own corridor harms nobody.
    expect(game.refusal('0: build 3,0 4,0')).toBeNull();
  });

  test('M-OPEN-11: (b) what the other owns himself is his way', () => {
    const own = (track: string) =>
      building(corridors, 2, { seats: [{ track: ['A 2,0', '1,1 2,2'] }, { track: [track] }] });
    expect(own('2,2 3,2').refusal('0: build 2,0 3,0')).toBeNull();
    expect(own('4,1 5,1').refusal('0: build 2,0 3,0')).toBeNull();
    // What he owns on the other side of a rival's track is no way.
    expect(own('3,0 4,0').refusal('0: build 2,0 3,0')).toEqual(cutsOff);
    expect(own('3,0 4,0').refusal('0: build 2,2 3,2')).toBeNull();
  });

  /** Three corridors between A and B: 2,0 – 4,0, 2,2 – 4,2 and 2,4 – 4,4. */
  const three = cardlessBoard({
    rows: [
      '. . . . . . .', //
      ' . . _ _ . .',
      '. A . . . B .',
      ' . . _ _ . .',
      '. . . . . . .',
    ],
    cities: { A: major, B: major },
  });

  test('M-OPEN-11: (b) is asked for all players at once: no two rely on the same segment', () => {
    const taking = (own: string[], ...others: string[][]) =>
      building(three, 3, {
        seats: [{ track: ['1,1 2,0', ...own] }, ...others.map((track) => ({ track }))],
      }).rejection('0: build 2,0 3,0');
    // Each of the two others alone would still have a way in the south.
    expect(taking(['A 2,2 3,2'], [], [])).toMatchObject(cutsOff);
    expect(taking(['A 2,2'], [], [])).toBeNull();
    // One of them has something there; the other has not.
    expect(taking(['A 2,2 3,2'], ['2,4 3,4'], [])).toMatchObject(cutsOff);
    expect(taking(['A 2,2 3,2'], [], ['2,4 3,4'])).toMatchObject(cutsOff);
  });

  test('M-OPEN-11: (b) a bridge kept for another is no way; one kept for the player himself is', () => {
    const game = (seat: number) =>
      building(corridors, 2, {
        seats: [{ track: ['1,1 2,2'] }, {}],
        reserved: [{ seat, between: ['2,0', '3,0'] }],
      }).refusal('0: build 2,2 3,2');
    expect([game(0), game(1)]).toEqual([cutsOff, null]);
  });

  test('M-OPEN-11: (b) nobody who was cut off before keeps others from building', () => {
    const game = building(corridors, 2, { seats: [{ track: ['A 2,0 3,0', '1,1 2,2 3,2'] }] });
    expect(game.refusal('0: build 3,2 4,2')).toBeNull();
  });

  test('M-OPEN-11: (b) money, the 20 M and bans of events do not count', () => {
    const poor = building(corridors, 2, {
      seats: [{ track: ['A 2,0'] }, { cash: 0 }],
      inPlay: [],
    });
    expect(poor.refusal('0: build 2,0 3,0')).toBeNull();
  });

  describe('full cities and ports', () => {
    /** The southern corridor leads through the city K, with two ways on either side. */
    const throughCity = (size: 'small' | 'medium') =>
      cardlessBoard({
        rows: [
          '. A . . . B .', //
          ' . . _ _ . .',
          '. . . K . . .',
          ' . . . . . .',
        ],
        cities: { A: major, B: major, K: { size } },
        blocked: ['2,3 E'],
      });
    const north = '2,0 3,0 4,0';

    test('M-OPEN-11: (b) the last slot of a city on the only way may not be taken', () => {
      const taken = (size: 'small' | 'medium', track: string[]) =>
        building(throughCity(size), 3, {
          seats: [{ track: ['1,1 2,2', ...track] }, { track: ['K 4,2'] }, {}],
        }).rejection('0: build 2,2 K');
      expect(taken('small', [north])).toMatchObject(cutsOff);
      // With the northern corridor open, or room for a third player in the city, nobody is cut off.
      expect(taken('small', [])).toBeNull();
      expect(taken('medium', [north])).toBeNull();
    });

    test('M-OPEN-11: (b) a player with three segments at a city may not build on from there', () => {
      const board = cardlessBoard({
        rows: [
          '. A . . . B .', //
          ' . . . _ . .',
          '. . . K . . .',
          ' . . . . . .',
          '. . . . . . .',
        ],
        cities: { A: major, B: major, K: { size: 'medium' } },
        blocked: ['3,0 SW', '2,3 E', '2,3 SE', '3,3 SW'],
      });
      const west = ['2,2 K', '2,3 K', '2,1 K'];
      // Seat 0 has the corridor in the south for himself.
      const other = (entries: number) =>
        building(board, 2, {
          seats: [{ track: ['A 2,0', '2,4 3,4'] }, { track: west.slice(0, entries) }],
        });
      expect(other(2).refusal('0: build 2,0 3,0')).toBeNull();
      expect(other(3).rejection('0: build 2,0 3,0')).toMatchObject(cutsOff);
      // Nor may he cut himself off.
      const himself = (track: string) =>
        building(board, 2, {
          seats: [{ track: ['2,0 2,1', ...west.slice(0, 2)] }, { track: [track, '2,4 3,4'] }],
        });
      expect(himself('A 2,0').refusal('0: build 2,1 K')).toBeNull();
      expect(himself('2,0 3,0').rejection('0: build 2,1 K')).toMatchObject(cutsOff);
    });

    /** B is across the water; a ferry joins the ports 1 and 2, and there is a corridor in the north. */
    const overFerry = (limit: number) =>
      cardlessBoard({
        rows: [
          '. A . . . B .', //
          ' . . ~ ~ . .',
          '. . 1 ~ 2 . .',
        ],
        cities: { A: major, B: major },
        ferries: { boat: { ports: ['1', '2'], limit } },
      });

    test('M-OPEN-11: (b) the last right to the only ferry may not be bought', () => {
      const buying = (limit: number, own: string[]) =>
        building(overFerry(limit), 3, {
          seats: [{ track: ['1,1 1,2', ...own] }, { rights: ['boat'], track: ['1,1 1'] }, {}],
        }).rejection('0: build 1,2 1');
      expect(buying(2, ['2,0 3,0'])).toMatchObject(cutsOff);
      // The corridor is left for the third.
      expect(buying(2, [])).toBeNull();
      expect(buying(3, [])).toMatchObject({ code: 'build/no-room-at-port' });
    });

    test('M-OPEN-11: (b) a ferry that can still be got is a way', () => {
      const game = building(overFerry(2), 2, { seats: [{ track: ['A 2,0'] }, {}] });
      expect(game.refusal('0: build 2,0 3,0')).toBeNull();
    });
  });
});
