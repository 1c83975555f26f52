// How proof trees make way (M-BUILD-12): where a tree goes once it has lost something. What comes of it in play is
// proof-trees.test.ts.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import {
  cutOffByBuild,
  treesAfterBuild,
} from '../../../../rulesets/milepost/rules/reserved-ways/after-build.js';
import { claimsOf } from '../../../../rulesets/milepost/rules/reserved-ways/claims.js';
import { type Build, groundOf, isOutside } from '../../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { mendGaps } from '../../../../rulesets/milepost/rules/reserved-ways/mend.js';
import { neededOf } from '../../../../rulesets/milepost/rules/reserved-ways/needed.js';
import { isOverfull } from '../../../../rulesets/milepost/rules/reserved-ways/places.js';
import { brokenTrees } from '../../../../rulesets/milepost/rules/reserved-ways/proof-trees.js';
import { rejoin } from '../../../../rulesets/milepost/rules/reserved-ways/rejoin.js';
import { closesRing } from '../../../../rulesets/milepost/rules/reserved-ways/rings.js';
import { scratchFor } from '../../../../rulesets/milepost/rules/reserved-ways/scratch.js';
import { endsOf, unchanged } from '../../../../rulesets/milepost/rules/reserved-ways/trees.js';
import { onTrial } from '../../../../rulesets/milepost/rules/reserved-ways/trial.js';
import type { ProofTrees } from '../../../../rulesets/milepost/rules/state.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { type AnyEngine, createEngine } from '../../../../src/core/engine/index.js';
import { afterBuild } from '../builders.js';
import { type ToyGame, toyGame } from '../toy-game.js';
import { cardlessBoard, twoCorridors } from '../toy-rails.js';

const knownGame = ({ engine, state }: ToyGame): KnownGame => {
  const { rules, board } = engine.settingOf(state as never) as unknown as KnownGame;
  return { rules, board, state };
};

describe('a gap with a piece in the middle that leads nowhere', () => {
  const land = twoCorridors();
  const { board } = land;
  // Seat 1 owns both segments at 3,0, so that nothing leads there any more for seat 0.
  const game = knownGame(toyGame({ board: land, state: { seats: [{}, { track: ['2,0 3,0 4,0'] }] } }));
  const ground = groundOf(game);
  const seat = 0;
  const [west, middle, east] = [land.at('2,0'), land.at('3,0'), land.at('4,0')];
  const left = [land.segment('A', '2,0'), land.segment('4,0', 'B')].sort((one, other) => one - other);
  const trees = [left, null];

  test.each([
    ['before it', [west, middle]],
    ['behind it', [middle, west]],
  ] as const)('M-BUILD-12: the tree needs it no more, and lives on at the other end (%s)', (_, ends) => {
    const joined = rejoin(ground, claimsOf(board, trees), { seat, ends: [...ends] });
    if (typeof joined === 'string' || !('isDead' in joined)) throw new Error('both ends are needed');
    expect([joined.live, joined.isDead(middle), joined.isDead(west)]).toEqual([west, true, false]);
  });

  test.each([
    ['from west to east', [west, middle], [middle, east]],
    ['from east to west', [east, middle], [middle, west]],
    ['from the middle', [middle, west], [middle, east]],
  ] as const)('M-BUILD-12: two gaps beside it are one: the tree is joined round it (%s)', (_, one, other) => {
    onTrial(board, trees, (trial) => {
      expect(neededOf(ground, trial, seat)).toBeNull();
      const gaps = [one, other].map((ends) => ({ seat, ends: [...ends] as const }));
      expect(mendGaps(ground, trial, gaps)).toHaveLength(1);
      expect(neededOf(ground, trial, seat)).not.toBeNull();
    });
  });
});

describe('a town that is full once somebody has built there', () => {
  // K takes two. The short way from A to B leads through it, the long one round the lake. The board is too large for trees to
  // be laid anew: they are mended or it is refused.
  const row = (n: number, cells: string) => `${n % 2 === 0 ? '' : ' '}${[...cells].join(' ')}`;
  const east = '.'.repeat(26);
  const land = cardlessBoard({
    rows: [
      `......___.____${east}`,
      `.....A...K...B${east}`,
      `......____.___${east}`,
      ...Array.from({ length: 4 }, () => `....._________${east}`),
      ...Array.from({ length: 34 }, () => '.'.repeat(40)),
    ].map((cells, n) => row(n, cells)),
    cities: { A: { size: 'major' }, B: { size: 'major' }, K: { size: 'small' } },
  });

  test('M-BUILD-13: a tree that has only its way through there makes room, and nobody is cut off', () => {
    const known = knownGame(
      toyGame({ board: land, seats: 3, state: { seats: [{}, { track: ['9,0 K'] }, {}] } }),
    );
    const { board, state } = known;
    const town = land.at('K');
    const goesThere = ({ state: { proofTrees } }: KnownGame) =>
      proofTrees.map((tree) => endsOf(board, tree ?? []).includes(town));
    expect(board.mileposts.length).toBeGreaterThan(1500);
    expect([goesThere(known), state.proofTrees.includes(null)]).toEqual([[true, false, false], false]);
    const build = { builder: 2, from: land.at('10,2'), to: town };
    expect(cutOffByBuild(known, build)).toBeUndefined();
    const next = afterBuild(known, build);
    expect(goesThere(next)).toEqual([false, false, false]);
    expect([next.state.proofTrees.includes(null), brokenTrees(next)]).toEqual([false, []]);
  });
});

describe('a build on a segment of another’s tree', () => {
  const builds = (game: KnownGame, builder: number, loser: number) => {
    const { ends } = game.board;
    return (game.state.proofTrees[loser] ?? [])
      .flatMap((segment) => [
        { builder, from: ends[2 * segment], to: ends[2 * segment + 1] },
        { builder, from: ends[2 * segment + 1], to: ends[2 * segment] },
      ])
      .filter((build) => cutOffByBuild(game, build) === undefined);
  };
  const leaves = ({ board, state }: KnownGame, seat: number) => {
    const drawn = [...(state.proofTrees[seat] ?? []), ...state.rail.tracks[seat]];
    const all = drawn.flatMap((segment) => [board.ends[2 * segment], board.ends[2 * segment + 1]]);
    return endsOf(board, state.proofTrees[seat] ?? []).filter(
      (end) =>
        all.filter((one) => one === end).length === 1 && board.cityAt[end] < 0 && board.portAt[end] < 0,
    );
  };

  test('M-BUILD-12: the tree goes another way, and no branch of it leads nowhere', () => {
    const game = knownGame(toyGame({ seats: 3 }));
    const legal = builds(game, 0, 1);
    expect(legal.filter((build) => closesRing(game, build)).length).toBeGreaterThan(2);
    for (const build of legal) {
      const next = afterBuild(game, build);
      expect([brokenTrees(next), leaves(next, 1)]).toEqual([[], []]);
    }
  });

  test('M-BUILD-12: what comes of it does not depend on the other way along it having been asked about', () => {
    // Room on both sides: which way a tree goes round depends on the end at which its search begins.
    const rows = [
      '. . . . . . .', //
      ' . . . . . .',
      '. A . . . B .',
      ' . . . . . .',
      '. . . . . . .',
      ' . . . . . .',
      '. . . . . . .',
    ];
    const cities = { A: { size: 'major' }, B: { size: 'major' } } as const;
    // On a board of its own, for which nothing has been asked yet.
    const anew = () => knownGame(toyGame({ board: cardlessBoard({ rows, cities }), seats: 3 }));
    const made = (build: Build) => treesAfterBuild(anew(), build);
    const turned = (build: Build) => ({ ...build, from: build.to, to: build.from });
    const legal = [...builds(anew(), 0, 1), ...builds(anew(), 0, 2), ...builds(anew(), 1, 0)];
    expect(legal.some((build) => !isDeepStrictEqual(made(build), made(turned(build))))).toBe(true);
    for (const build of legal) {
      const game = anew();
      cutOffByBuild(game, turned(build));
      expect(treesAfterBuild(game, build)).toEqual(made(build));
    }
  });
});

describe('trees in a town', () => {
  test('M-BUILD-14: a tree takes no more segments of a town than a player may build there', () => {
    const game = toyGame({ state: { turn: { phase: 'building' } } });
    const { engine, board, state, at } = game;
    const town = at('R');
    const claimed = new Set(state.proofTrees.flatMap((tree) => tree ?? []));
    const free = [0, 1, 2, 3, 4, 5]
      .map((direction) => board.segments[6 * town + direction])
      .filter((segment) => segment >= 0 && !claimed.has(segment));
    const readWith = (more: number) => {
      const saved = JSON.parse(engine.serialize(state as never));
      const tree = [...saved.state.proofTrees[0], ...free.slice(0, more)];
      saved.state.proofTrees[0] = tree.sort((one: number, other: number) => one - other);
      saved.hash = engine.hashState(saved.state);
      return () => engine.deserialize(JSON.stringify(saved));
    };
    expect(free.length).toBeGreaterThan(3);
    expect(readWith(3)).not.toThrow();
    expect(readWith(4)).toThrow('need more of a city or port than it has');
  });
});

describe('a major city with two edges, and a tree along each', () => {
  const land = cardlessBoard({
    rows: ['A . B', ' . .'],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
  });
  const trees = [
    [land.segment('A', '1,0'), land.segment('1,0', 'B')],
    [land.segment('A', '0,1'), land.segment('0,1', '1,1'), land.segment('1,1', 'B')],
  ];
  const isFull = (third: ProofTrees[number]) => {
    const ground = groundOf(knownGame(toyGame({ board: land, seats: 3, state: { seats: [] } })));
    return isOverfull(ground, claimsOf(land.board, [...trees, third]), land.at('A'));
  };

  test('M-BUILD-12: they take more than there is while a third player has yet to come', () => {
    expect(isFull(null)).toBe(true);
  });

  test('M-BUILD-12: where all have trees nobody can be kept out, however few edges are left', () => {
    expect(isFull([])).toBe(false);
  });
});

test('M-BUILD-2: a seat is outside wherever it has no track and may not begin', () => {
  const game = knownGame(toyGame({ state: { seats: [{ track: ['3,2 4,2'] }, { track: ['D 6,2'] }] } }));
  const { at } = toyGame();
  const isOut = (place: string) => isOutside(groundOf(game), 0, at(place));
  expect(
    ['4,2', 'A', 'a', 'D', '6,2', 'E'].map((place) => (place === 'a' ? isOut('2,1') : isOut(place))),
  ).toEqual([false, false, false, true, true, true]);
  const corner = cardlessBoard({ rows: ['. . A B'], cities: { A: { size: 'major' }, B: { size: 'major' } } });
  const first = knownGame(toyGame({ board: corner, state: { seats: [{ track: ['0,0 1,0'] }] } }));
  expect([corner.segment('0,0', '1,0'), isOutside(groundOf(first), 0, corner.at('0,0'))]).toEqual([0, false]);
  const asked = groundOf(game, { builder: 0, from: at('4,2'), to: at('D') });
  expect([isOutside(asked, 0, at('D')), isOutside(asked, 1, at('4,2'))]).toEqual([false, true]);
});

test('M-BUILD-12: a rail that may still change is asked about anew', () => {
  // Three corridors: seat 0 has built one and shut the last, seat 1 needs the one between them.
  const rows = ['. A . . . B .', ' . . _ _ . .', '. . . . . . .', ' . . _ _ . .', '. . . . . . .'];
  const land = cardlessBoard({ rows, cities: { A: { size: 'major' }, B: { size: 'major' } } });
  const track = ['A 2,0 3,0 4,0 B', '2,4 3,4'];
  const game = knownGame(toyGame({ board: land, state: { seats: [{ track }] } }));
  const rail = structuredClone(game.state.rail) as { tracks: number[][] } & typeof game.state.rail;
  const changing = { ...game, state: { ...game.state, rail } };
  const build = { builder: 0, from: land.at('2,2'), to: land.at('3,2') };
  expect(cutOffByBuild(changing, build)).toBe(1);
  rail.tracks[0].pop();
  expect(cutOffByBuild(changing, build)).toBeUndefined();
});

test('M-BUILD-12: searches count on from one when their numbers have run out, and believe nothing of before', () => {
  const { board } = twoCorridors();
  const scratch = scratchFor(board, new Int8Array(board.segmentCount));
  const marks = [scratch.frontiers[0].seen, scratch.frontiers[1].seen, scratch.joined, scratch.asked];
  for (const list of marks) list.fill(1);
  scratch.run = 0x7fff0000;
  expect(scratchFor(board, scratch.claims).run).toBe(1);
  for (const list of marks) expect(list.every((mark) => mark === 0)).toBe(true);
});

test('M-BUILD-12: of trees that were mended, those that came out as they were are the same values', () => {
  const before = [[1, 2], null, [3]];
  const copies = [[1, 2], null, [3]];
  expect(unchanged(before, copies)).toBe(before);
  const after = unchanged(before, [[1, 2], [5], [4]]);
  expect(after).toEqual([[1, 2], [5], [4]]);
  expect(after[0]).toBe(before[0]);
  expect(unchanged(before, [null, null, [3]])).toEqual([null, null, [3]]);
  expect(unchanged(before, [[1, 2, 3], null, [3]])).toEqual([[1, 2, 3], null, [3]]);
});

test('M-BUILD-12: both ends of each segment are its mileposts, once each', () => {
  const { board } = twoCorridors();
  const all = Array.from({ length: board.segmentCount }, (_, segment) => segment).filter(
    (segment) => board.ends[2 * segment] >= 0,
  );
  for (const milepost of board.mileposts) {
    const here = all.filter((segment) => endsOf(board, [segment]).includes(milepost));
    const ways = [0, 1, 2, 3, 4, 5].map((direction) => board.segments[6 * milepost + direction]);
    expect(here).toEqual(ways.filter((segment) => segment >= 0).sort((one, other) => one - other));
  }
  expect([...endsOf(board, all)].sort((one, other) => one - other)).toEqual(board.mileposts);
});

// What is not found within a search's budget is refused, though it may be safe: on a board without track that is a handful of
// places in the narrows of Iron Dragon, and none elsewhere.
test.each([
  [chinaRails, 0, 'china-rails'],
  [indiaRails, 0, 'india-rails'],
  [ironDragon, 0.001, 'iron-dragon'],
] as const)('M-BUILD-12: the first segment on a board of six cuts nobody off ($2)', (ruleset, most, _) => {
  const engine = createEngine([ruleset as never]) as unknown as AnyEngine;
  const state = engine.createGame(ruleset.id, { seats: 6, seed: 1 });
  const game = { ...engine.settingOf(state), state } as unknown as KnownGame;
  const { ends, segmentCount } = game.board;
  let [asked, refused] = [0, 0];
  for (let segment = 0; segment < segmentCount; segment++) {
    if (ends[2 * segment] < 0) continue;
    asked++;
    const build = { builder: 5, from: ends[2 * segment], to: ends[2 * segment + 1] };
    if (cutOffByBuild(game, build) !== undefined) refused++;
  }
  expect(refused / asked).toBeLessThanOrEqual(most);
});
