// Watched rulesets play as they always did, and count what came up.

import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core/engine/index.js';
import { examineGame, playRandomGame, watchRules } from '../../src/testing/index.js';
import { engine } from '../core/engine/new-game.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

describe('a watched ruleset', () => {
  test('plays as it always did', () => {
    const { ruleset } = watchRules(pebbles);
    const plan = { seed: 3, seats: 3 };
    expect(playRandomGame(createEngine([ruleset]), 'pebbles', plan)).toEqual(
      playRandomGame(engine, 'pebbles', plan),
    );
  });

  test('has seen nothing before it is played', () => {
    const { coverage, silence } = watchRules(pebbles);
    expect(new Set(Object.values(coverage().rules))).toEqual(new Set([0]));
    expect(silence().actions).toEqual(Object.keys(coverage().actions));
    expect(silence().variants).toEqual(['longBeach', 'quick']);
    expect(silence().conditions).toContain('takeStone take/not-on-beach');
  });

  test('counts actions, steps, conditions and variants', () => {
    const { ruleset, coverage } = watchRules(pebbles);
    const watched = createEngine([ruleset]);
    const { actions } = playRandomGame(watched, 'pebbles', { seed: 3, seats: 3, options: { quick: true } });
    const seen = coverage();
    const played = actions.filter(({ type }) => type === 'takeStone').length;
    expect(seen.actions['takeStone']).toBe(played);
    expect(seen.variants).toEqual({ longBeach: 0, quick: 1 });
    expect(seen.rules['P-VAR-2']).toBe(1);
    expect(Object.values(seen.steps).some((count) => count > 0)).toBe(true);
    // Lists ask conditions too: of every stone on offer, and all of those lie on the beach.
    const { asked, refused } = seen.conditions['takeStone take/not-on-beach'];
    expect(asked).toBeGreaterThan(played);
    expect(refused).toBe(0);

    const state = watched.createGame('pebbles', { seats: 2, seed: 1 });
    const begun = watched.applyActions(
      state,
      state.seats.map(({ hand }, seat) => ({ type: 'chooseKeepsake', seat, stone: hand[0] as number })),
    );
    const missing = begun.seats[0].hand[0] as number;
    expect(watched.checkAction(begun, { type: 'takeStone', seat: 0, stone: missing })).toMatchObject({
      code: 'take/not-on-beach',
    });
    expect(coverage().conditions['takeStone take/not-on-beach'].refused).toBe(1);
    expect(coverage().rules['P-TAKE-1']).toBe(1);
  });

  test('has seen everything after some examined games, what the host does included', () => {
    const { ruleset, silence } = watchRules(pebbles);
    const watched = createEngine([ruleset]);
    const unseen = () => {
      const { actions, steps, variants } = silence();
      return [...actions, ...steps, ...variants];
    };
    const seen = new Set<string>();
    for (let seed = 0; seed < 12 && unseen().length > 0; seed++) {
      const options = { quick: seed % 2 === 0, longBeach: seed % 3 === 0 };
      examineGame(watched, 'pebbles', { seed, seats: 2 + (seed % 3), every: 20, seen, options });
    }
    expect(unseen()).toEqual([]);
  });
});
