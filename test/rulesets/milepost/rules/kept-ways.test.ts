// The ways that a state keeps for its seats (M-BUILD-12, M-OPEN-11b): which states are let in, what builds and events make of
// them, and positions without any.

import { describe, expect, test } from 'vitest';
import { formatSegments } from '../../../../rulesets/milepost/board/segments-as-text.js';
import { withoutSegments } from '../../../../rulesets/milepost/rules/rail/network.js';
import { certified } from '../../../../rulesets/milepost/rules/reserved-ways/other-rails.js';
import { faultsOfWays, reservedWays } from '../../../../rulesets/milepost/rules/reserved-ways/rail-notes.js';
import { explainWays, leavesWays } from '../../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { InvalidInputError } from '../../../../src/core/engine/index.js';
import { type ToyGame, type ToyGameInput, toyGame } from '../toy-game.js';
import { cardlessBoard, twoCorridors } from '../toy-rails.js';

const corridors = twoCorridors();
const building = (state: ToyGameInput['state'] = {}, seats = 2, board = corridors) =>
  toyGame({ board, seats, state: { turn: { phase: 'building' }, ...state } });
const knownGame = ({ engine, state }: ToyGame): KnownGame =>
  ({ ...engine.settingOf(state as never), state }) as unknown as KnownGame;
const path = (...places: string[]) => places.slice(1).map((to, n) => corridors.segment(places[n], to));

/** The state of a game with other ways, as a snapshot that nobody can tell from a true one by its hash. */
function snapshotWith({ engine, state }: ToyGame, rail: object): string {
  const changed = { ...state, rail };
  const snapshot = JSON.parse(engine.serialize(state as never));
  return JSON.stringify({ ...snapshot, state: changed, hash: engine.hashState(changed) });
}

const issuesOf = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.issues.map(({ message }) => message);
    throw error;
  }
  return [];
};

describe('validation of a state', () => {
  // Seat 0 has the north; what is kept for seat 1 is the south, or whatever of it is not built.
  const game = building({ seats: [{ track: ['A 2,0 3,0 4,0 B'] }, { track: ['2,2 3,2'] }] });
  const [none, south] = game.state.rail.ways ?? [];
  const text = (...places: string[]) => formatSegments(corridors.board, path(...places));
  const half = text('A', '1,1', '2,2');

  test('M-BUILD-12: what is kept is what is unbuilt of a way', () => {
    expect([none, south]).toEqual(['', expect.stringMatching(/./)]);
    expect(reservedWays(knownGame(game))?.[1]).not.toContain(corridors.segment('2,2', '3,2'));
  });

  test.each([
    ['is no text', [none, 'not a way'], 'the way kept for seat 1 is no text of a way on this board'],
    [
      'is spelled otherwise',
      [none, `${half}${half}`],
      'the way kept for seat 1 is no text of a way on this board',
    ],
    [
      'has a segment that is built',
      [none, text('2,2', '3,2')],
      /^the way kept for seat 1 has segment \d+, which is built/,
    ],
    ['is kept twice', [south, south], /^segment \d+ is kept for seats 0 and 1/],
    ['leads nowhere', [none, half], 'the reserved way of seat 1 does not join all major cities'],
    ['is one too many', [none, south, ''], 'the state has another number of seats than its header'],
  ])('M-BUILD-12: a way that %s is refused', (_, ways, message) => {
    const load = () => game.engine.deserialize(snapshotWith(game, { ...game.state.rail, ways }));
    expect(issuesOf(load)).toEqual([expect.stringMatching(message)]);
  });

  test('M-BUILD-12: a snapshot that was damaged is refused by its hash', () => {
    const { engine, state } = game;
    const damaged = engine.serialize(state as never).replace(JSON.stringify(south), JSON.stringify(half));
    expect(() => engine.deserialize(damaged)).toThrow(/hash/);
  });

  test('M-BUILD-12: for a save from before there were ways they are looked for', () => {
    const { ways: _, ...rail } = game.state.rail;
    const loaded = game.engine.deserialize(snapshotWith(game, rail)) as unknown as typeof game.state;
    const old = { ...knownGame(game), state: loaded };
    expect(loaded.rail.ways).toEqual([]);
    expect([reservedWays(old)?.length, faultsOfWays(old)]).toEqual([2, []]);
    const build = { type: 'buildTrack', seat: 0, from: corridors.at('A'), to: corridors.at('1,1') } as const;
    const next = game.engine.applyAction(loaded as never, build) as unknown as typeof game.state;
    expect([next.rail.ways?.length, faultsOfWays({ ...old, state: next })]).toEqual([2, []]);
  });
});

describe('a build', () => {
  test('M-BUILD-12: along its own way a seat needs less by what it builds', () => {
    const game = building({ seats: [{ track: ['A 2,0'] }, { track: ['2,2 3,2'] }] });
    const [before, others] = game.state.rail.ways ?? [];
    const [way] = reservedWays(knownGame(game)) ?? [];
    game.play('0: build 2,0 3,0');
    const built = corridors.segment('2,0', '3,0');
    expect(reservedWays(knownGame(game))?.[0]).toEqual(way.filter((segment) => segment !== built));
    expect([game.state.rail.ways?.[0] === before, game.state.rail.ways?.[1]]).toEqual([false, others]);
  });

  test('M-BUILD-12: in place of a way a seat keeps what is left, and whom it crosses a detour', () => {
    const game = building();
    const ways = () => reservedWays(knownGame(game)) ?? [];
    const owner = (from: string, to: string) =>
      ways().findIndex((way) => way.includes(corridors.segment(from, to)));
    const rival = owner('2,2', '3,2');
    expect([rival, owner('2,0', '3,0')].sort()).toEqual([0, 1]);
    // Seat 0 builds both ends of the corridor that is kept for the other, and comes to need the other one no more.
    const [mine, theirs] = rival === 1 ? (['2,2', '2,0'] as const) : (['2,0', '2,2'] as const);
    game.play(
      `0: build A ${mine === '2,0' ? '2,0' : '1,1'}`,
      ...(mine === '2,0' ? [] : ['0: build 1,1 2,2']),
    );
    game.play(`0: build ${mine} 3,${mine.at(-1)}`);
    expect(owner(theirs, `3,${theirs.at(-1)}`)).toBe(1);
    expect(faultsOfWays(knownGame(game))).toEqual([]);
  });

  test('M-BUILD-12: who loses what is needless to it loses nothing', () => {
    // Seat 1 has all it needs, and its way leads through K all the same. Seat 2 is in K; seat 0 is the second there, and no third
    // may come.
    const land = cardlessBoard({
      rows: ['. A . . . B .', ' . . . . . .', '. . . K . . .', ' . . . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' }, K: { size: 'small' } },
    });
    const tracks = [['A 0,1 1,2 2,2'], ['A 2,0 3,0 4,0 B'], ['A 1,1 2,1 3,1 4,1 B', '3,1 K']];
    const first = building({ seats: tracks.map((track) => ({ track })) }, 3, land);
    const needless = [land.segment('2,2', 'K'), land.segment('K', '4,2')];
    const [own, , others] = first.state.rail.ways ?? [];
    const ways = [own, formatSegments(land.board, needless), others];
    const state = first.engine.deserialize(snapshotWith(first, { ...first.state.rail, ways }));
    const game = { ...knownGame(first), state } as unknown as KnownGame;
    const build = { type: 'buildTrack', seat: 0, from: land.at('2,2'), to: land.at('K') } as const;
    expect(leavesWays(game, { builder: 0, ...build })).toBe(true);
    const next = first.engine.applyAction(state as never, build) as unknown as KnownGame['state'];
    expect(next.rail.ways).toEqual([own, '', others]);
  });

  // Seat 1 has all it needs, and its way leads into the port all the same. Seat 2 holds the boat, seat 0 is the second to
  // buy it, and no third may.
  test.each([
    ['beside', '2,1'],
    ['on', '3,1'],
  ])('M-FERRY-4, M-BUILD-12: a build into a port %s a way that is needless is legal', (_, from) => {
    const land = cardlessBoard({
      rows: ['. A . . . B .', ' . . . . . .', '. . . 1 . . .', ' ~ ~ ~ ~ ~ ~', '. . . 2 . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
      ferries: { boat: { ports: ['1', '2'], limit: 2 } },
    });
    const seats = [
      { track: ['A 2,0 3,0 4,0 B', `3,0 ${from}`] },
      { track: ['A 1,1 2,1 3,1 4,1 B'] },
      { track: ['A 0,1 1,2 2,2 1 4,2 5,2 5,1 B'], rights: ['boat'] },
    ];
    const first = building({ seats }, 3, land);
    const needless = formatSegments(land.board, [land.segment('3,1', '1')]);
    const ways = ['', needless, ''];
    expect(first.state.rail.ways).toEqual(['', '', '']);
    const state = first.engine.deserialize(snapshotWith(first, { ...first.state.rail, ways }));
    const build = { type: 'buildTrack', seat: 0, from: land.at(from), to: land.at('1') } as const;
    expect([...first.engine.legalActions(state)]).toContainEqual(build);
    const next = first.engine.applyAction(state, build) as unknown as KnownGame['state'];
    expect([next.rail.ways, next.rail.rights[0]]).toEqual([['', '', ''], ['boat']]);
  });

  test('M-BUILD-12: the proof of a refusal is made afresh, whatever was asked before', () => {
    const refused = { seat: 0, from: corridors.at('2,2'), to: corridors.at('3,2') };
    const track = ['A 2,0 3,0', '1,1 2,2'];
    const asked = knownGame(building({ seats: [{ track }] }));
    const cut = explainWays(asked, refused)?.cut ?? [];
    expect([...cut].sort()).toEqual(expect.arrayContaining(path('2,2', '3,2')));
    for (const from of [refused.from, refused.to])
      for (let direction = 0; direction < 6; direction++) {
        const to = corridors.board.neighbours[6 * from + direction];
        if (to >= 0) leavesWays(asked, { builder: 1, from, to });
      }
    expect(explainWays(asked, refused)).toEqual({ cut });
    expect(explainWays(knownGame(building({ seats: [{ track }] })), refused)).toEqual({ cut });
    expect(explainWays(asked, { seat: 0, from: corridors.at('3,0'), to: corridors.at('4,0') })).toBeNull();
  });
});

describe('a position without ways for everyone', () => {
  // Two corridors for three seats.
  const game = building({}, 3);

  test('M-BUILD-12: it says so, in views too', () => {
    const { engine, state } = game;
    expect(state.rail.ways).toBeNull();
    expect(engine.view(state as never, 2).rail.ways).toBeNull();
    expect(engine.deserialize(engine.serialize(state as never)).rail.ways).toBeNull();
    expect(
      explainWays(knownGame(game), { seat: 0, from: corridors.at('A'), to: corridors.at('2,0') }),
    ).toBeNull();
  });

  test('M-BUILD-12: a build is legal as long as each who could join all majors alone still can', () => {
    const played = building({ seats: [{ track: ['A 2,0 3,0', '1,1 2,2'] }] }, 3);
    expect(played.refusal('0: build 2,2 3,2')).toEqual({ code: 'build/cuts-off', rule: 'M-BUILD-12' });
    played.play('0: build 3,0 4,0');
    expect(played.state.rail.ways).toBeNull();
  });

  test('M-EVENT-21, M-BUILD-12: it is given ways when a storm has made room', () => {
    const shut = building({ seats: [{ track: ['2,0 3,0', '2,2 3,2'] }] });
    expect(shut.state.rail.ways).toBeNull();
    const before = knownGame(shut);
    const rail = withoutSegments(before.state.rail, path('2,2', '3,2'));
    const after = certified(before, { ...before, state: { ...before.state, rail } });
    expect(after.ways).toHaveLength(2);
    expect(faultsOfWays({ ...before, state: { ...before.state, rail: after } })).toEqual([]);
  });
});
