// Positions to ask planners about: games that follow suggestions, and by and by anything else that is legal.

import { chinaRails, chinaRailsPlanning } from '../../../rulesets/china-rails/index.js';
import { indiaRails, indiaRailsPlanning } from '../../../rulesets/india-rails/index.js';
import { ironDragon, ironDragonPlanning } from '../../../rulesets/iron-dragon/index.js';
import { milepostPlanning } from '../../../rulesets/milepost/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import { type PlanningEngine, withPlanning } from '../../../src/table/plans/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { toyCountry, toyEngine } from '../../rulesets/milepost/toy-rails.js';

/** An engine of the titles of the family, and of the toy of its tests, with their planning. */
export const engine = withPlanning(
  createEngine([
    chinaRails,
    indiaRails,
    ironDragon,
    ...toyEngine(toyCountry).rulesets,
  ]) as unknown as AnyEngine,
  [chinaRailsPlanning, indiaRailsPlanning, ironDragonPlanning, milepostPlanning({ ruleset: 'toy-rails' })],
) as PlanningEngine<AnyRuleset>;

/** The titles, with options that make more things cost something. */
export const games = [
  { id: 'china-rails', options: {} },
  { id: 'china-rails', options: { rentableCrossings: true } },
  { id: 'india-rails', options: {} },
  { id: 'iron-dragon', options: {} },
  {
    id: 'toy-rails',
    options: { latePayment: true, costToMove: true, backtracking: true, crossgrading: true },
  },
] as const;

/** A game of a title: some actions in a hundred follow suggestions, the others are any. */
export function history(
  id: string,
  plan: { seed: string | number; seats?: number; steps: number; suggested: number; options?: object },
) {
  return playRandomGame(engine as unknown as AnyEngine, id, plan);
}
