// Plans are typed by the title that they are for.

import { expect, test } from 'vitest';
import { chinaRails, chinaRailsPlanning } from '../../../rulesets/china-rails/index.js';
import { indiaRailsPlanning } from '../../../rulesets/india-rails/index.js';
import { titles } from '../../../rulesets/titles.js';
import { createEngine } from '../../../src/core/engine/index.js';
import { engine as root } from '../../../src/index.js';
import { planBuild, priceOf, turnStatus, withPlanning } from '../../../src/table/plans/index.js';

const engine = withPlanning(createEngine([chinaRails]), [chinaRailsPlanning]);
const state = engine.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
const { seat } = state.turn;

test('actions go in and come out as those of the title', () => {
  const seen = engine.view(state, seat);
  const price = priceOf(engine, seen, { type: 'endTurn', seat });
  expect(price).toEqual({ total: 0, items: [] });
  // @ts-expect-error no action of this title
  expect(priceOf(engine, state, { type: 'drawShip', seat }).total).toBe(0);
  const { pass } = turnStatus(engine, state, seat);
  expect(pass && engine.applyAction(state, pass).turn.seat).toBe(1 - seat);
});

test('a title without its planning cannot be asked about', () => {
  const other = withPlanning(createEngine([chinaRails]), [indiaRailsPlanning]);
  expect(() => turnStatus(other, state, seat)).toThrow(/was not given the planning of china-rails/);
});

test('the root engine takes what its titles load', async () => {
  const planned = withPlanning(root, [await titles['china-rails'].planning()]);
  expect(turnStatus(planned, state, seat).phases).toEqual(['startup']);
  expect(planBuild(planned, state, seat, 'network', 'atlantis').refusal?.code).toBe('action/no-such-place');
});
