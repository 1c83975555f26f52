// Entry into small and medium cities: how many players, how many segments each, and room for those still to come.

import { describe, expect, test } from 'vitest';
import { type ToySeat, toyGame } from '../toy-game.js';
import { cardlessBoard } from '../toy-rails.js';

const cityFull = { code: 'build/city-full', rule: 'M-BUILD-13' };
const tooMany = { code: 'build/too-many-segments', rule: 'M-BUILD-14' };
const noRoom = { code: 'build/no-room-left', rule: 'M-BUILD-15' };

/** A city S in the open, with six ways to it, less those that are closed. */
const around = (size: 'small' | 'medium', closed: string[] = []) =>
  cardlessBoard({
    rows: [
      '. . . . . . . . .', //
      ' . . . . . . . .',
      '. A . . S . . B .',
      ' . . . . . . . .',
      '. . . . . . . . .',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' }, S: { size } },
    blocked: closed,
  });
const WAYS = { w: '3,2 S', nw: '3,1 S', ne: '4,1 S', e: '5,2 S', se: '4,3 S', sw: '3,3 S' };
const EDGES = { w: '3,2 E', nw: '3,1 SE', ne: '4,1 SW', e: '4,2 E', se: '4,2 SE', sw: '4,2 SW' };
/** A segment of seat 0 at the far end of every way, so that he may build in from anywhere. */
const STUBS = ['2,2 3,2', '3,0 3,1', '4,1 5,0', '5,2 6,2', '4,3 5,4', '3,3 3,4'];
type Way = keyof typeof WAYS;

interface Case {
  readonly size?: 'small' | 'medium';
  /** Ways without an edge. */
  readonly closed?: readonly Way[];
  /** Ways built so far, by seat. */
  readonly built: readonly (readonly Way[])[];
  /** Bridges kept for a seat. */
  readonly kept?: readonly (readonly [number, Way])[];
}

/** Seat 0 is building, with a stub of track at the far end of every way. */
function cityGame({ size = 'small', closed = [], built, kept = [] }: Case) {
  const seats = built.map(
    (ways, seat): ToySeat => ({ track: [...(seat === 0 ? STUBS : []), ...ways.map((way) => WAYS[way])] }),
  );
  return toyGame({
    board: around(
      size,
      closed.map((way) => EDGES[way]),
    ),
    seats: built.length,
    state: {
      turn: { phase: 'building' },
      seats,
      reserved: kept.map(([seat, way]) => ({ seat, between: WAYS[way].split(' ') as [string, string] })),
    },
  });
}
const refusal = (given: Case, way: Way) => cityGame(given).refusal(`0: build ${WAYS[way]}`);

describe('how many players', () => {
  test('M-BUILD-13: a third player may not build into a small city (build/city-full)', () => {
    expect(refusal({ built: [[], ['e'], ['ne']] }, 'w')).toEqual(cityFull);
    expect(refusal({ built: [[], ['e'], []] }, 'w')).toBeNull();
    // Whoever is in may bring more.
    expect(refusal({ built: [['nw'], ['e'], []] }, 'w')).toBeNull();
  });

  test('M-BUILD-13: a fourth player may not build into a medium city', () => {
    expect(refusal({ size: 'medium', built: [[], ['e'], ['ne'], ['se']] }, 'w')).toEqual(cityFull);
    expect(refusal({ size: 'medium', built: [[], ['e'], ['ne'], []] }, 'w')).toBeNull();
  });

  test('M-OPEN-12: whoever has only a flooded bridge kept for him is in the city, too', () => {
    expect(refusal({ built: [[], ['e'], []], kept: [[2, 'ne']] }, 'w')).toEqual(cityFull);
    expect(refusal({ built: [[], [], []], kept: [[2, 'ne']] }, 'w')).toBeNull();
  });
});

describe('how many segments', () => {
  test('M-BUILD-14: no player has more than three segments at a city (build/too-many-segments)', () => {
    expect(refusal({ built: [['nw', 'ne', 'e'], []] }, 'w')).toEqual(tooMany);
    expect(refusal({ built: [['nw', 'ne'], []] }, 'w')).toBeNull();
    expect(refusal({ size: 'medium', built: [['nw', 'ne', 'e'], []] }, 'w')).toEqual(tooMany);
  });

  test('M-OPEN-12: segments count in either direction', () => {
    const three = cityGame({ built: [['nw', 'ne', 'e'], []] });
    expect([three.refusal('0: build S 3,2'), three.refusal('0: build 3,2 S')]).toEqual([tooMany, tooMany]);
    const two = cityGame({ built: [['nw', 'ne'], []] });
    expect([two.refusal('0: build S 3,2'), two.refusal('0: build 3,2 S')]).toEqual([null, null]);
  });
});

describe('room for the players still to come', () => {
  // [edges at the city, size, players, own segments so far, may another be built?]
  const cases: [number, 'small' | 'medium', number, number, boolean][] = [
    [2, 'small', 2, 0, true],
    [2, 'small', 2, 1, false],
    [3, 'small', 2, 1, true],
    [3, 'small', 2, 2, false],
    [4, 'small', 2, 2, true],
    // A small city takes two, however many play.
    [3, 'small', 4, 1, true],
    [3, 'small', 4, 2, false],
    // A medium one takes three, but no more than there are.
    [3, 'medium', 3, 0, true],
    [3, 'medium', 3, 1, false],
    [4, 'medium', 3, 1, true],
    [4, 'medium', 3, 2, false],
    [5, 'medium', 3, 2, true],
    [3, 'medium', 2, 1, true],
    [3, 'medium', 2, 2, false],
    [4, 'medium', 6, 2, false],
    [5, 'medium', 6, 2, true],
  ];
  test.each(cases)(
    'M-BUILD-15: %i ways, a %s city, %i players, %i own: allowed is %s',
    (ways, size, n, own, ok) => {
      const all: Way[] = ['w', 'nw', 'ne', 'e', 'se', 'sw'];
      const open = all.slice(0, ways);
      const built = Array.from({ length: n }, (_, seat) => (seat === 0 ? open.slice(1, 1 + own) : []));
      expect(refusal({ size, closed: all.slice(ways), built }, 'w')).toEqual(ok ? null : noRoom);
    },
  );

  test('M-BUILD-15: the segment of a newcomer takes his own room, not another’s', () => {
    const closed: Way[] = ['ne', 'e', 'se', 'sw'];
    expect(refusal({ closed, built: [[], ['nw']] }, 'w')).toBeNull();
  });

  test('M-OPEN-12: a bridge kept for somebody is not free, and its keeper is there already', () => {
    const closed: Way[] = ['e', 'se', 'sw'];
    // Three ways, one of them kept for seat 1: he needs no other.
    expect(refusal({ closed, built: [['nw'], []], kept: [[1, 'ne']] }, 'w')).toBeNull();
    // Kept for the builder himself, it leaves one way, which is seat 1's.
    expect(refusal({ closed, built: [['nw'], []], kept: [[0, 'ne']] }, 'w')).toEqual(noRoom);
  });

  test('M-OPEN-12: rebuilding a kept bridge takes no room from anybody', () => {
    const closed: Way[] = ['ne', 'e', 'se', 'sw'];
    expect(refusal({ closed, built: [[], []], kept: [[0, 'w']] }, 'w')).toBeNull();
    expect(refusal({ closed, built: [[], []], kept: [[0, 'w']] }, 'nw')).toEqual(noRoom);
  });
});
