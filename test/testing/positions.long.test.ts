// Slips in the middle of a game: each is found by the defaults, and told as a position with few actions.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { milepostLaws, seatToWrite } from '../../rulesets/milepost/index.js';
import { type AnyEngine, type AnyRuleset, createEngine, layer } from '../../src/core/engine/index.js';
import { lawfulGames } from '../../src/testing/arbitraries.js';

const given = (amount: number): AnyRuleset =>
  layer(chinaRails, {
    id: 'sick',
    title: 'Money at each delivery',
    at: {
      atDelivery(context, state, { seat }) {
        seatToWrite(context, state, seat).cash += amount;
      },
    },
  });

// What an owner receives goes to the seat behind it.
const misled: AnyRuleset = layer(chinaRails, {
  id: 'sick',
  title: 'Rent to the wrong seat',
  effects: {
    moveTrain(context, state) {
      const { before } = context;
      const owner = state.turn.rented.find((seat) => !before.turn.rented.includes(seat));
      if (owner === undefined) return;
      const rent = state.seats[owner].cash - before.seats[owner].cash;
      seatToWrite(context, state, owner).cash -= rent;
      seatToWrite(context, state, (owner + 1) % before.seats.length).cash += rent;
    },
  },
});

test.each([
  ['money from nowhere', given(50), 'deliverLoad'],
  ['half a coin', given(0.5), 'deliverLoad'],
  ['a rent paid to the wrong player', misled, 'moveTrain'],
])('%s shrinks to a position and at most five actions, and its step is blamed', (_, sick, type) => {
  const games = lawfulGames(createEngine([sick]) as AnyEngine, 'sick', { laws: milepostLaws() });
  const [{ game, finding }] = fc.check(games, { seed: 1, numRuns: 60 }).counterexample!;
  expect(game.position).toBeDefined();
  expect(game.actions.length).toBeLessThanOrEqual(5);
  expect(game.actions.at(-1)).toMatchObject({ type });
  expect(finding?.step).toBe(game.actions.length);
});
