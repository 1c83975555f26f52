// M-BUILD-12 for all players at once: each keeps a way of his own to join all majors (M-OPEN-11b). Held to an exhaustive search
// on small boards, and played out on real ones. `npm run soak:walled` plays far more of both.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { withFlood, withoutSegments } from '../../../../rulesets/milepost/rules/rail/network.js';
import { treesAfterChange } from '../../../../rulesets/milepost/rules/reserved-ways/after-change.js';
import { brokenTrees } from '../../../../rulesets/milepost/rules/reserved-ways/proof-trees.js';
import type { ProofTrees, Rail } from '../../../../rulesets/milepost/rules/state.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { createEngine } from '../../../../src/core/engine/index.js';
import { afterBuild, cannotFollow } from '../builders.js';
import { playCrowdedGame } from '../crowded-games.js';
import { playSmallGames } from '../small-boards.js';
import { type ToyGame, toyGame } from '../toy-game.js';
import { twoCorridors } from '../toy-rails.js';

describe('on small boards', () => {
  test.each([
    [2, 100, 300],
    [3, 120, 150],
    [4, 100, 15],
  ])(
    'M-BUILD-12: %i seats: nothing unsafe is allowed, and what is safe is hardly ever refused',
    (seats, games, least) => {
      const { builds, rightlyRefused, refused, missed, followed, faults } = playSmallGames(
        seats,
        games,
        'law',
      );
      expect(faults).toEqual([]);
      expect(missed).toBe(0);
      expect(builds).toBeGreaterThan(least);
      expect(rightlyRefused).toBeGreaterThan(least / 30);
      expect(followed).toBeGreaterThan(least / 10);
      expect(refused / (builds - rightlyRefused)).toBeLessThanOrEqual(0.01);
    },
  );
});

describe('on real boards', () => {
  // How far a search goes is counted, so these figures are the same on every machine; they change with the searches only.
  test.each([
    { ruleset: chinaRails, builds: 935, refused: 145 },
    { ruleset: indiaRails, builds: 1001, refused: 181 },
    { ruleset: ironDragon, builds: 662, refused: 84 },
  ])('M-BUILD-12: six seats with 240 M each wall nobody in ($ruleset.id)', ({ ruleset, ...figures }) => {
    const engine = createEngine([ruleset as never]);
    const played = playCrowdedGame(engine as never, ruleset as never, {
      seats: 6,
      purse: 240,
      seed: 'law',
    });
    expect(played).toEqual({ ...figures, stuck: [] });
  });
});

describe('the trees of a state', () => {
  const corridors = twoCorridors();
  const knownGame = ({ engine, state }: ToyGame): KnownGame => {
    const { rules, board } = engine.settingOf(state as never) as unknown as KnownGame;
    return { rules, board, state };
  };
  const withRail = (game: KnownGame, rail: Rail): KnownGame => ({ ...game, state: { ...game.state, rail } });
  const begun = () => toyGame({ board: corridors, state: { turn: { phase: 'building' } } });

  test('M-BUILD-12: they are open to all, share no segment, and join the majors for each', () => {
    const { engine, state } = begun();
    const [one, other] = state.proofTrees as readonly (readonly number[])[];
    expect(one.filter((segment) => other.includes(segment))).toEqual([]);
    expect(engine.view(state as never, null)).toMatchObject({ proofTrees: state.proofTrees });
    for (const seat of [0, 1]) expect(cannotFollow(knownGame(begun()), seat)).toBeNull();
  });

  test('M-BUILD-12: a build along one’s own tree leaves all others as they were', () => {
    const game = begun();
    const before = game.state.proofTrees;
    const [segment] = before[0] ?? [];
    const next = afterBuild(knownGame(game), {
      builder: 0,
      from: corridors.board.ends[2 * segment],
      to: corridors.board.ends[2 * segment + 1],
    });
    expect(next.state.proofTrees[1]).toBe(before[1]);
    expect(next.state.proofTrees[0]).toEqual(before[0]?.slice(1));
  });

  test.each<[string, (trees: ProofTrees) => ProofTrees]>([
    ['does not join all major cities', ([one, other]) => [one?.slice(1) ?? null, other]],
    ['needs segments that it cannot have', ([one]) => [one, one]],
    ['needs segments that it cannot have', ([one, other]) => [[...(one ?? [])].reverse(), other]],
    ['another number of seats', ([one]) => [one]],
  ])('M-BUILD-12: a snapshot is refused for its trees: %s', (sentence, spoil) => {
    const { engine, state } = begun();
    const saved = JSON.parse(engine.serialize(state as never));
    expect(engine.deserialize(JSON.stringify(saved))).toEqual(state);
    saved.state.proofTrees = spoil(state.proofTrees);
    saved.hash = engine.hashState(saved.state);
    expect(() => engine.deserialize(JSON.stringify(saved))).toThrow(sentence);
  });

  test('M-BUILD-12: a position finds its trees anew where those that are given do not fit its tracks', () => {
    const given = begun().state.proofTrees;
    const { state } = toyGame({
      board: corridors,
      state: { proofTrees: given, seats: [{ track: ['A 2,0 3,0 4,0'] }] },
    });
    expect(state.proofTrees).not.toEqual(given);
    const kept = toyGame({ board: corridors, state: { proofTrees: given } }).state.proofTrees;
    expect(kept).toEqual(given);
  });

  test('M-BUILD-12: a flood or a storm leaves everybody his way: he may build it again', () => {
    const game = knownGame(
      toyGame({
        board: corridors,
        state: { seats: [{ track: ['A 2,0 3,0 4,0 B'] }, { track: ['2,2 3,2'] }] },
      }),
    );
    expect(game.state.proofTrees[0]).toEqual([]);
    const bridge = corridors.segment('2,0', '3,0');
    const { rail } = game.state;
    const flooded = withFlood(rail, [bridge], [{ segment: bridge, seat: 0, card: 102, lastTurn: null }]);
    for (const after of [withRail(game, flooded), withRail(game, withoutSegments(rail, [bridge]))]) {
      const { trees, cutOff } = treesAfterChange(game, after);
      expect([trees[0], cutOff]).toEqual([[bridge], []]);
      const settled = { ...after, state: { ...after.state, proofTrees: trees } };
      expect(brokenTrees(settled)).toEqual([]);
    }
  });

  test('M-BUILD-12: where there is no room for all, the first seats have trees, and the rest as soon as there is', () => {
    const trees = (seats: number) =>
      toyGame({ board: corridors, seats, state: {} }).state.proofTrees.map((tree) => tree !== null);
    expect([trees(2), trees(3)]).toEqual([
      [true, true],
      [true, true, false],
    ]);
  });
});
