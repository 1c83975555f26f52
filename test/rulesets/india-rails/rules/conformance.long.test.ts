// The laws of the contract, and that money, loads and track are conserved, over games of India Rails: two to six seats,
// settings in which every two options meet in every way that is allowed.

import { describe, expect, test } from 'vitest';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { milepostLaws } from '../../../../rulesets/milepost/rules/laws.js';
import {
  type AnyEngine,
  createEngine,
  type Envelope,
  type GameAction,
  type Random,
} from '../../../../src/core/engine/index.js';
import { examineGame } from '../../../../src/testing/index.js';
import { followSuggestions } from '../../../../src/testing/suggested-play.js';
import { describeLaws } from '../../milepost/describe-laws.js';

const engine = createEngine([indiaRails]) as unknown as AnyEngine;
const board = indiaRails.board();

// Looked at closely where it is new in the title, not in every game again.
const seen = new Set<string>();
describeLaws(engine, { seen });

describe('Pilgrims and the Circus keep the laws', () => {
  // A player who starts in Calcutta and likes to load and unload both, and goes on as suggested otherwise.
  const fond = (action: GameAction) =>
    action.type.endsWith('Pilgrims') ||
    ['pilgrims', 'circus'].includes((action as { load?: string }).load ?? '');
  const { mileposts: calcutta } = board.cities[board.cityIndex('calcutta')];
  const follow = followSuggestions(engine);
  const choose = (state: Envelope, random: Random): GameAction | null => {
    const listed = [...engine.legalActions(state)];
    const starts = listed.filter((action) =>
      calcutta.includes((action as { milepost?: number }).milepost ?? -1),
    );
    const liked = [...starts, ...listed.filter(fond)];
    if (liked.length > 0 && random.int(1, 100) <= 60) return liked[random.int(0, liked.length - 1)];
    const action = follow(state, random);
    return action !== null && engine.checkAction(state, action) === null ? action : null;
  };

  test.each([
    [5, { circus: true, costToLoad: true, borrowing: true }],
    [6, { circus: true, fieldWarehousing: true, openContracts: true, additionalTrains: true }],
  ])('from seed %i, %o', (first, options) => {
    // As many games as it takes until both are carried about.
    const carried = { pilgrims: 0, circus: 0 };
    for (let seed = first; seed < first + 10 && (carried.pilgrims === 0 || carried.circus <= 3); seed++) {
      const plan = { seed, seats: 3, steps: 300, every: 200, laws: milepostLaws(), seen, options, choose };
      const { findings: found, actions, history } = examineGame(engine, 'india-rails', plan);
      expect(found).toEqual([]);
      carried.pilgrims += actions['pickUpPilgrims'];
      carried.circus += history.actions.filter(
        (action) => (action as { load?: string }).load === 'circus',
      ).length;
    }
    expect(carried.pilgrims).toBeGreaterThan(0);
    expect(carried.circus).toBeGreaterThan(3);
  });
});
