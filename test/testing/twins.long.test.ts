// Twins of thousands of states of every title look alike to the seat that cannot know the difference; and where a ruleset
// leaks, they tell.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, whole } from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import { leaksBetween, twinOf } from '../../src/testing/index.js';
import { begunGame, engine } from '../core/engine/new-game.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import type { PebblesState } from '../core/engine/pebbles/state.js';
import { examineTwins } from './examine-twins.js';

const titles = createEngine(allRulesets) as unknown as AnyEngine;

describe('twins of every title look alike, and differ wherever something is hidden', () => {
  test.each(allRulesets.map(({ id }) => id))('%s', (id) => {
    const { seats, options } = LIVELY[id] ?? { seats: 3, options: {} };
    const games = [0, 60, 95].map((suggested) =>
      examineTwins(titles, id, {
        seed: `twins ${suggested}`,
        seats,
        options,
        suggested,
        steps: 120,
        every: 6,
        each: 2,
      }),
    );
    expect(games.flatMap(({ findings }) => findings.slice(0, 3))).toEqual([]);
    const unvaried = games.map((game) => game.unvaried);
    expect(unvaried[0].filter((place) => unvaried.every((places) => places.includes(place)))).toEqual([]);
    expect(games.reduce((sum, { twins }) => sum + twins, 0)).toBeGreaterThan(300);
  });
});

const LIVELY: Readonly<Record<string, { seats: number; options: object }>> = {
  'hex-tycoon': { seats: 3, options: { drawDevelopmentMarkers: true, stocks: true, loans: true } },
};

describe('a leak tells', () => {
  const findings = (changes: object) => {
    const sick = createEngine([defineRuleset<PebblesTitle>({ ...pebbles, ...changes })]);
    const details = [1, 2, 3, 4].flatMap((seed) =>
      examineTwins(sick, 'pebbles', { seed, seats: 3, every: 2, each: 3 }).findings.map(
        ({ detail }) => detail,
      ),
    );
    return [...new Set(details.map((detail) => detail.split(':').slice(0, 2).join()))];
  };

  test('in a view', () => {
    const view: typeof pebbles.state.view = (state, viewer) => ({
      ...pebbles.state.view(state, viewer),
      bag: state.bag,
    });
    expect(findings({ state: { ...pebbles.state, view } }).join()).toContain('seat 0, the view differs');
  });

  test('in an event that everybody sees', () => {
    expect(findings({})).toEqual([]);
    const found = findings({ events: { ...pebbles.events, stoneDrawn: whole, bottomSeen: whole } });
    expect(found).toContain('a spectator, the events differ');
  });

  test('and a determinize that copies what it should draw is seen', () => {
    const seen = new WeakMap<object, PebblesState>();
    const copying = createEngine([
      defineRuleset<PebblesTitle>({
        ...pebbles,
        state: {
          ...pebbles.state,
          view(state, viewer) {
            const view = pebbles.state.view(state, viewer);
            seen.set(view, state);
            return view;
          },
        },
        determinize: ({ state }) => seen.get(state) as PebblesState,
      }),
    ]);
    const plan = { seed: 1, seats: 3, every: 2, each: 3 };
    const { findings: none, unvaried } = examineTwins(copying, 'pebbles', plan);
    expect(none).toEqual([]);
    expect(unvaried).toEqual(expect.arrayContaining(['bag.*', 'seats.*.hand.*']));
    expect(examineTwins(engine, 'pebbles', plan).unvaried).toEqual([]);
  });
});

test('a twin is another state with the same view', () => {
  const state = begunGame();
  const twin = twinOf(engine, state, 0, 1);
  expect(engine.view(twin as never, 0)).toEqual(engine.view(state, 0));
  expect(twin).not.toEqual(state);
  expect(twinOf(engine, state, 0, 1)).toEqual(twin);
  const other = begunGame(8);
  expect([...leaksBetween(engine, [state, other], 0)][0]).toMatch(/^the view differs/);
});
