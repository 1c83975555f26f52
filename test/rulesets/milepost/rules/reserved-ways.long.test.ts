// M-BUILD-12 for all players at once: ways for everyone (M-OPEN-11b). Held to an exhaustive search on small boards, played out on real
// ones, and asked of every form in which a game can be had. `npm run try -- soak walled` does far more of all this.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { withFlood, withoutSegments } from '../../../../rulesets/milepost/rules/rail/network.js';
import type { Build } from '../../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { certified } from '../../../../rulesets/milepost/rules/reserved-ways/other-rails.js';
import { faultsOfWays, reservedWays } from '../../../../rulesets/milepost/rules/reserved-ways/rail-notes.js';
import { explainWays, leavesWays } from '../../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import type { Rail } from '../../../../rulesets/milepost/rules/state.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { type AnyEngine, createEngine } from '../../../../src/core/engine/index.js';
import { everyday, SOAK } from '../../../long-run.js';
import { afterBuild, cannotFollow } from '../builders.js';
import { playCrowdedGame } from '../crowded-games.js';
import { playSmallGames } from '../small-boards.js';
import { type ToyGame, type ToyGameInput, toyGame } from '../toy-game.js';
import { cardlessBoard, twoCorridors } from '../toy-rails.js';

const knownGame = ({ engine, state }: ToyGame): KnownGame => {
  const { rules, board } = engine.settingOf(state as never) as unknown as KnownGame;
  return { rules, board, state };
};
const withRail = (game: KnownGame, rail: Rail): KnownGame => ({ ...game, state: { ...game.state, rail } });

describe('on small boards', () => {
  test.each([
    [2, 50, 100],
    [3, 60, 50],
    [4, 100, 15],
  ])('M-BUILD-12: %i seats: what is legal is what is safe', (seats, games, least) => {
    const { builds, rightlyRefused, proven, refused, missed, followed, faults } = playSmallGames(
      seats,
      games,
      'law',
    );
    expect([faults, missed, refused]).toEqual([[], 0, 0]);
    expect(builds).toBeGreaterThan(least);
    expect(rightlyRefused).toBeGreaterThan(least / 30);
    expect(proven).toBeGreaterThan(rightlyRefused / 4);
    expect(followed).toBeGreaterThan(least / 10);
  });

  // Games in which three orders of seats find none of the ways that there are.
  const tight = everyday(3, [
    [2, 466],
    [3, 151],
    [3, 1616],
    [3, 488],
    [4, 1695],
  ]);
  test.each(tight)(
    'M-OPEN-11: %i seats, game %i: more orders find the ways of a tight position',
    (seats, game) => {
      const { builds, faults } = playSmallGames(seats, 1, 'soak', game);
      expect(faults).toEqual([]);
      expect(builds).toBeGreaterThan(5);
    },
  );
});

describe.each([{ ruleset: chinaRails }, { ruleset: indiaRails }, { ruleset: ironDragon }])(
  'on the board of $ruleset.id',
  ({ ruleset }) => {
    const engine = createEngine([ruleset as never]) as unknown as AnyEngine;

    test('M-BUILD-12: six seats with 240 M each wall nobody in', () => {
      const played = playCrowdedGame(engine, ruleset as never, { seats: 6, purse: 240, seed: 'law' });
      expect(played.stuck).toEqual([]);
      expect(played.builds).toBeGreaterThan(500);
      expect(played.refused).toBeGreaterThan(20);
      expect(played.notFound).toBeLessThan(played.refused / 10);
    });

    test('M-BUILD-12: the first segment on a board of six is never refused', () => {
      const state = engine.createGame(ruleset.id, { seats: 6, seed: 1 });
      const game = { ...engine.settingOf(state), state } as unknown as KnownGame;
      const { ends, segmentCount } = game.board;
      const refused: number[] = [];
      for (let segment = 0; segment < segmentCount; segment += SOAK ? 1 : 5) {
        if (ends[2 * segment] < 0) continue;
        const build = { builder: 5, from: ends[2 * segment], to: ends[2 * segment + 1] };
        if (!leavesWays(game, build)) refused.push(segment);
      }
      expect(refused).toEqual([]);
    });
  },
);

describe('the ways of a position', () => {
  const corridors = twoCorridors();
  const begun = (state: ToyGameInput['state'] = {}) => toyGame({ board: corridors, state });

  test('M-BUILD-12: they share no segment, and each can be followed', () => {
    const game = knownGame(begun());
    const [one, other] = reservedWays(game) ?? [];
    expect(one.filter((segment) => other.includes(segment))).toEqual([]);
    for (const seat of [0, 1]) expect(cannotFollow(game, seat)).toBeNull();
  });

  test('M-BUILD-12: state, snapshot and view have the same', () => {
    const { engine, state } = begun();
    const { ways } = state.rail;
    expect(ways).toHaveLength(2);
    expect(engine.deserialize(engine.serialize(state as never)).rail.ways).toEqual(ways);
    expect(engine.view(state as never, 0).rail.ways).toEqual(ways);
  });

  test('M-BUILD-12: a flood or a storm leaves everyone a way: its owner may build it again', () => {
    const game = knownGame(begun({ seats: [{ track: ['A 2,0 3,0 4,0 B'] }, { track: ['2,2 3,2'] }] }));
    const bridge = corridors.segment('2,0', '3,0');
    const { rail } = game.state;
    const rebuild = { builder: 1, from: corridors.at('2,0'), to: corridors.at('3,0') };
    expect(reservedWays(game)?.[0]).toEqual([]);
    const flooded = withFlood(rail, [bridge], [{ segment: bridge, seat: 0, card: 102, lastTurn: null }]);
    for (const after of [flooded, withoutSegments(rail, [bridge])]) {
      const next = withRail(game, certified(game, withRail(game, after)));
      expect([reservedWays(next)?.[0], faultsOfWays(next)]).toEqual([[bridge], []]);
      expect(explainWays(next, { ...rebuild, seat: 1 })?.cut).toHaveLength(2);
    }
  });

  test('M-EVENT-17: a bridge kept at a full major city is a way in for its keeper (M-BUILD-12)', () => {
    // Each major has two segments. The seats hold one each at B, and both are flooded.
    const rows = ['A . . . B', ' . _ _ .', '. . . . .'];
    const land = cardlessBoard({ rows, cities: { A: { size: 'major' }, B: { size: 'major' } } });
    const tracks = ['A 1,0 2,0 3,0 B', 'A 0,1 1,2 2,2 3,2 3,1 B'];
    const game = knownGame(
      toyGame({ board: land, state: { seats: tracks.map((track) => ({ track: [track] })) } }),
    );
    const bridges = [land.segment('3,0', 'B'), land.segment('3,1', 'B')];
    const kept = bridges.map((segment, seat) => ({ segment, seat, card: 102, lastTurn: null }));
    const flooded = withRail(game, withFlood(game.state.rail, bridges, kept));
    expect(reservedWays(withRail(game, certified(game, flooded)))).toEqual(bridges.map((bridge) => [bridge]));
  });

  test('M-BUILD-12: a rail that may still change is asked about anew', () => {
    // Three corridors: seat 0 has built one and shut the last, seat 1 needs the one between them.
    const rows = ['. A . . . B .', ' . . _ _ . .', '. . . . . . .', ' . . _ _ . .', '. . . . . . .'];
    const land = cardlessBoard({ rows, cities: { A: { size: 'major' }, B: { size: 'major' } } });
    const track = ['A 2,0 3,0 4,0 B', '2,4 3,4'];
    const game = knownGame(toyGame({ board: land, state: { seats: [{ track }] } }));
    const rail = structuredClone(game.state.rail) as { tracks: number[][] } & Rail;
    const changing = withRail(game, rail);
    const build = { builder: 0, from: land.at('2,2'), to: land.at('3,2') };
    expect(leavesWays(changing, build)).toBe(false);
    rail.tracks[0].pop();
    expect(leavesWays(changing, build)).toBe(true);
  });
});

describe('where there are no ways for everyone', () => {
  // Two corridors for three seats: whatever is built, somebody has none.
  const corridors = twoCorridors();
  const crowd = (...tracks: readonly (readonly string[])[]) =>
    knownGame(
      toyGame({
        board: corridors,
        seats: 3,
        state: { seats: [0, 1, 2].map((seat) => ({ track: [...(tracks[seat] ?? [])] })) },
      }),
    );
  const build = (builder: number, from: string, to: string): Build => ({
    builder,
    from: corridors.at(from),
    to: corridors.at(to),
  });

  test('M-BUILD-12: a build is legal as long as each who could join all majors alone still can', () => {
    const game = crowd();
    expect(reservedWays(game)).toBeNull();
    expect(leavesWays(game, build(0, '2,0', '3,0'))).toBe(true);
    const next = afterBuild(game, build(0, '2,0', '3,0'));
    expect(leavesWays(next, build(0, '3,0', '4,0'))).toBe(true);
  });

  test('M-BUILD-12: the last way of those who could is refused', () => {
    const game = crowd(['A 2,0 3,0 4,0 B']);
    expect(explainWays(game, { ...build(0, '2,2', '3,2'), seat: 0 })).toEqual({ cut: null });
  });

  test('M-BUILD-12: those who could not before keep nobody from building', () => {
    const game = crowd(['A 2,0 3,0 4,0 B'], ['2,2 3,2']);
    expect(leavesWays(game, build(1, '3,2', '4,2'))).toBe(true);
  });
});

test('M-FERRY-4: a right to the last ferry that another needs cannot be bought', () => {
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
  const game = knownGame(toyGame({ board: land, state: { seats: [{ track: ['A 2,0 3,0 4,0 B'] }, {}] } }));
  expect(reservedWays(game)?.[1]).toContain(land.segment('2,2', '2'));
  expect(leavesWays(game, { builder: 0, from: land.at('2,4'), to: land.at('1') })).toBe(false);
});
