// The parts of the search for proof trees, each by itself (M-BUILD-12). What comes of them together is mended-trees.test.ts and
// proof-trees.test.ts.

import { describe, expect, test } from 'vitest';
import { limitsAt } from '../../../../rulesets/milepost/rules/entry/limits.js';
import { cutOffByBuild } from '../../../../rulesets/milepost/rules/reserved-ways/after-build.js';
import { claimsOf } from '../../../../rulesets/milepost/rules/reserved-ways/claims.js';
import { isTooNarrow } from '../../../../rulesets/milepost/rules/reserved-ways/cuts.js';
import { detourOf } from '../../../../rulesets/milepost/rules/reserved-ways/detour.js';
import { groundOf } from '../../../../rulesets/milepost/rules/reserved-ways/ground.js';
import {
  claimantsAt,
  isOverfull,
  spareWithin,
} from '../../../../rulesets/milepost/rules/reserved-ways/places.js';
import { rejoin } from '../../../../rulesets/milepost/rules/reserved-ways/rejoin.js';
import { openRing } from '../../../../rulesets/milepost/rules/reserved-ways/rings.js';
import { findTree } from '../../../../rulesets/milepost/rules/reserved-ways/search.js';
import { isHeld, tear } from '../../../../rulesets/milepost/rules/reserved-ways/torn.js';
import { exchanged } from '../../../../rulesets/milepost/rules/reserved-ways/trees.js';
import { onTrial } from '../../../../rulesets/milepost/rules/reserved-ways/trial.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { type ToyGame, toyGame } from '../toy-game.js';
import { cardlessBoard, twoCorridors } from '../toy-rails.js';

const knownGame = ({ engine, state }: ToyGame): KnownGame => {
  const { rules, board } = engine.settingOf(state as never) as unknown as KnownGame;
  return { rules, board, state };
};

describe('a detour near by', () => {
  const land = cardlessBoard({
    rows: [
      '1 . . . . 2', //
      ' . . . . . .',
      'A . . . . B',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
    ferries: { boat: { ports: ['1', '2'] } },
  });
  const { board } = land;
  const ground = groundOf(
    knownGame(toyGame({ board: land, state: { seats: [{}, { track: ['1,0 2,0'] }] } })),
  );
  const around = (from: string, to: string) =>
    detourOf(ground, claimsOf(board, [[], []]).table, { seat: 0, ends: [land.at(from), land.at(to)] });

  test('M-BUILD-12: goes past the track of others, two segments where three mileposts meet', () => {
    expect(around('1,0', '2,0')).toEqual({
      mileposts: [land.at('1,0'), land.at('1,1'), land.at('2,0')],
      segments: [-1, land.segment('1,0', '1,1'), land.segment('1,1', '2,0')],
    });
  });

  test('M-BUILD-12: is none from or to a port or a city, where room is limited', () => {
    for (const [from, to] of [
      ['1', '1,0'],
      ['1,0', '1'],
      ['4,0', '2'],
      ['2', '4,0'],
      ['A', '1,2'],
      ['1,2', 'A'],
    ])
      expect(around(from, to)).toBeNull();
  });
});

describe('a cut', () => {
  const land = twoCorridors();
  const cut = [land.segment('2,0', '3,0'), land.segment('2,2', '3,2')];
  const isNarrow = (seats: readonly { track?: string[] }[], trees: readonly (number[] | null)[]) =>
    isTooNarrow(
      groundOf(knownGame(toyGame({ board: land, seats: seats.length, state: { seats } }))),
      trees,
      cut,
    );

  test('M-BUILD-12: is too narrow for more trees than it has free segments', () => {
    expect(isNarrow([{}, {}], [[], []])).toBe(false);
    expect(isNarrow([{}, {}, {}], [[], [], []])).toBe(true);
    expect(isNarrow([{}, {}, {}], [[], [], null])).toBe(false);
  });

  test('M-BUILD-12: who has track across it needs none of its segments', () => {
    const across = [{ track: ['2,0 3,0'] }, {}, {}];
    expect(isNarrow(across.slice(0, 2), [[], []])).toBe(false);
    expect(isNarrow(across, [[], [], []])).toBe(true);
  });
});

describe('a ring', () => {
  // The tree of seat 0 goes through the north. Own track in the south closes a ring with it.
  const land = twoCorridors();
  const { board } = land;
  const north = ['A 2,0', '2,0 3,0', '3,0 4,0', '4,0 B'].map((way) =>
    land.segment(...(way.split(' ') as [string, string])),
  );
  const track = ['A 1,1 2,2 3,2', '4,2 4,1 B'];

  test('M-BUILD-12: of a tree that a build makes needless all goes that hangs on the piece that is cut', () => {
    const game = knownGame(toyGame({ board: land, state: { seats: [{ track }] } }));
    const trees = [[...north].sort((one, other) => one - other), null];
    const build = { builder: 0, from: land.at('3,2'), to: land.at('4,2') };
    const left = onTrial(board, trees, (trial) => {
      openRing(game, trial, build);
      return north.filter((segment) => trial.of(segment) === 0);
    });
    expect(left).toEqual([]);
  });
});

describe('places', () => {
  // A town with five ways to it, and a ferry for one.
  const land = cardlessBoard({
    rows: [
      '. . . . . .', //
      ' . . K . . .',
      'A . . . . B',
      ' 1 . . . . 2',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' }, K: { size: 'small' } },
    ferries: { boat: { ports: ['1', '2'], limit: 1 } },
  });
  const { board } = land;
  const ground = (seats: readonly { track?: string[]; rights?: string[] }[]) =>
    groundOf(knownGame(toyGame({ board: land, seats: seats.length, state: { seats } })));
  const toTown = (from: string) => land.segment(from, 'K');
  const [boat] = limitsAt(board, land.at('1'));
  const [town] = limitsAt(board, land.at('K'));

  test('M-BUILD-12: whose trees count at a milepost, all its directions and the far port of its ferry', () => {
    for (const [n, from] of ['1,1', '3,1', '2,0', '3,0', '2,2', '3,2'].entries()) {
      const trees = [[], [toTown(from)]];
      expect([n, claimantsAt(ground([{}, {}]), claimsOf(board, trees), land.at('K'))]).toEqual([n, [1]]);
    }
    const trees = [[land.segment('4,3', '2')], []];
    expect(claimantsAt(ground([{}, {}]), claimsOf(board, trees), land.at('1'))).toEqual([0]);
    expect(claimantsAt(ground([{}, {}]), claimsOf(board, trees), land.at('K'))).toEqual([]);
  });

  test('M-FERRY-4: trees that would buy a ferry for one are too many where another holds it', () => {
    const trees = [[land.segment('1,3', '1')], []];
    const isFull = (rights: string[]) =>
      isOverfull(ground([{}, { rights }]), claimsOf(board, trees), land.at('1'));
    expect([isFull([]), isFull(['boat'])]).toEqual([false, true]);
  });

  test('M-FERRY-4: room for a tree at a port is none where another holds the ferry', () => {
    const spare = (rights: string[]) =>
      spareWithin(ground([{}, { rights }]), claimsOf(board, [[], []]), 0, boat) > 0;
    expect([spare([]), spare(['boat'])]).toEqual([true, false]);
  });

  test('M-BUILD-13: room for a tree in a town is none where two are there already, unless it is one of them', () => {
    const seats = [{ track: ['1,1 K'] }, { track: ['3,1 K'] }, {}];
    const spare = (seat: number) => spareWithin(ground(seats), claimsOf(board, [[], [], []]), seat, town);
    expect([spare(2) > 0, spare(1) > 0]).toEqual([false, true]);
  });

  test('M-BUILD-12: a tree that leaves a town takes nothing of the others with it', () => {
    const [own, theirs, at] = [toTown('1,1'), toTown('3,1'), land.at('K')];
    const start = ground([{}, {}]);
    onTrial(board, [[own], [theirs]], (trial) => {
      expect(tear(start, trial, 0, at)).toEqual([{ seat: 0, ends: [land.at('1,1'), at] }]);
      expect([trial.of(own), trial.of(theirs)]).toEqual([-1, 1]);
      expect(tear(start, trial, 0, at)).toBeNull();
    });
  });

  test('M-BUILD-12: more may hang on a city or port, on own track, and on more of the tree, and on nothing else', () => {
    const at = ground([{ track: ['1,0 2,0'] }, {}]);
    const claims = claimsOf(board, [[land.segment('3,3', '4,3')], []]);
    const held = ['K', '1', '2,0', '4,3', '4,0'].map((place) => isHeld(at, claims, 0, land.at(place)));
    expect(held).toEqual([true, true, true, true, false]);
  });
});

describe('searches', () => {
  test('M-BUILD-12: go on in all six directions', () => {
    for (const rows of [['A . B'], ['B . A'], ['A _', ' .', '_ B'], ['_ A', ' .', 'B _']]) {
      const cities = { A: { size: 'major' }, B: { size: 'major' } } as const;
      const ground = groundOf(knownGame(toyGame({ board: cardlessBoard({ rows, cities }), state: {} })));
      expect(findTree(ground, { seat: 0, trees: [null, []] })).toHaveLength(2);
    }
  });

  test('M-BUILD-14: lay three arms to a town, not four, where they may take from rivals too', () => {
    // K is the near way from any major to any other. D, which is the farthest, has a way round it to B. What would join two ways
    // to K before they reach it is the rival’s.
    const land = cardlessBoard({
      rows: [
        '_ _ _ C . _ _ _ _ _ _', //
        ' _ _ . _ _ . _ _ _ _ _',
        '. A . K . B . . . . .',
        ' _ _ _ . _ _ _ _ _ _ .',
        '_ _ _ . _ _ _ _ _ _ .',
        ' _ _ _ D . . . . . . .',
      ],
      cities: {
        A: { size: 'major' },
        B: { size: 'major' },
        C: { size: 'major' },
        D: { size: 'major' },
        K: { size: 'small' },
      },
    });
    const seats = [{}, { track: ['2,1 2,2', '3,3 4,2'] }];
    const ground = groundOf(knownGame(toyGame({ board: land, state: { seats } })));
    const contest = { yielding: 0, segments: new Map(), places: new Map() };
    const tree = findTree(ground, { seat: 0, trees: [null, null], contest });
    const arms = ['2,1', '2,2', '4,2', '3,3'].filter((from) => tree?.includes(land.segment(from, 'K')));
    expect(arms).toHaveLength(3);
    expect(tree).toContain(land.segment('D', '4,5'));
  });

  test('M-BUILD-12: take what is far from the gap from a rival where there is no other way', () => {
    const land = twoCorridors();
    const { board, at, segment } = land;
    // The north is shut, and the only way through the south is the rival’s tree.
    const seats = [{}, { track: ['2,0 3,0 4,0'] }];
    const ground = groundOf(knownGame(toyGame({ board: land, state: { seats } })));
    const rival = [segment('2,2', '3,2'), segment('3,2', '4,2')];
    const contest = { yielding: 0, segments: new Map(), places: new Map() };
    const gap = { seat: 0, ends: [at('2,0'), at('4,0')] } as const;
    const way = rejoin(ground, claimsOf(board, [[], rival]), gap, { contest });
    if (typeof way === 'string' || !('mileposts' in way)) throw new Error('no way was found');
    expect(way.segments).toEqual(expect.arrayContaining(rival));
  });
});

test('M-FERRY-4: whoever buys a ferry for one takes the far port from the tree that goes through it', () => {
  const land = cardlessBoard({
    rows: [
      '. A . . . B .', //
      ' . . _ _ . .',
      '. . . 2 . . .',
      ' ~ ~ ~ ~ ~ ~',
      '. . . 1 . . .',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
    ferries: { boat: { ports: ['1', '2'], limit: 1 } },
  });
  const seats = [{ track: ['A 2,0 3,0 4,0 B'] }, {}];
  const game = knownGame(toyGame({ board: land, state: { seats } }));
  expect(game.state.proofTrees[1]).toContain(land.segment('2,2', '2'));
  expect(cutOffByBuild(game, { builder: 0, from: land.at('2,4'), to: land.at('1') })).toBe(1);
});

test('M-BUILD-12: a position keeps the trees that it is given where they fit its tracks', () => {
  const [one, other] = toyGame().state.proofTrees;
  expect(toyGame({ state: { proofTrees: [other, one] } }).state.proofTrees).toEqual([other, one]);
});

test('M-BUILD-12: what a tree gains is put in its place, whatever its order', () => {
  expect(exchanged([2, 5, 9], [5], [7, 1, 11])).toEqual([1, 2, 7, 9, 11]);
  expect(exchanged([2, 5, 9], [], [3])).toEqual([2, 3, 5, 9]);
});
