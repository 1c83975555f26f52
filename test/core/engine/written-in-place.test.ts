// A title without a fork is written on drafts: rows, records and lists in place. States stay values, and facts outlive the drafts.

import { describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine, fact, layer } from '../../../src/core/engine/index.js';
import { conformance } from '../../../src/testing/conformance.js';
import { orchard } from '../../types/orchard.js';

const engine = createEngine([orchard]);
const config = { seats: 2, seed: 1 };
const begun = engine.createGame('orchard', config);
const pick = (seat: number, tree: number) => ({ type: 'pick', seat, tree }) as const;
// Each seat has two coins, and a tree is bare.
const rich = [pick(0, 0), pick(1, 0), pick(0, 1), pick(1, 1)].reduce(
  (state, action) => engine.applyAction(state, action),
  begun,
);

describe('a title without a fork is written in place', () => {
  test('rows and records change in the next state only', () => {
    const after = engine.applyAction(begun, pick(0, 2));
    expect(after.trees.map(({ fruit }) => fruit)).toEqual([2, 2, 1]);
    expect(after.seats.map(({ coins }) => coins)).toEqual([1, 0]);
    expect(begun.trees[2].fruit).toBe(2);
    expect(after.trees[0]).toBe(begun.trees[0]);
    expect(Object.isFrozen(after.seats[0])).toBe(true);
  });

  test('lists are filled and emptied', () => {
    const after = engine.applyAction(rich, { type: 'buy', seat: 0 });
    expect(after.trees).toHaveLength(2);
    expect(after.seats[0]).toEqual({ coins: 0, felled: [2] });
    expect(rich.trees).toHaveLength(3);
  });

  test('the laws of every title hold', () => {
    const any: AnyEngine = engine;
    for (const seats of [2, 3]) {
      const plan = { seed: 5, seats, steps: 30, options: { fullTrees: seats === 3 } };
      expect(conformance(any, 'orchard', plan)).toEqual([]);
    }
  });
});

const facts = { treeGrafted: fact<{ readonly tree: { readonly fruit: number } }>() };

describe('what a step tells', () => {
  test('is a part of the state as it was then, and stays when the draft is gone', () => {
    const tried = engine.tryAction(rich, { type: 'buy', seat: 0 });
    const row = [{ fruit: 0 }, { fruit: 0 }, { fruit: 2 }];
    if (!tried.ok) throw new Error('refused');
    expect(tried.events[0]).toEqual({ n: 0, type: 'treeBought', seat: 0, row });
  });

  test('is no record that the step goes on writing', () => {
    const grafted = layer(orchard, {
      id: 'grafted',
      title: 'Grafted trees',
      facts: facts,
      effects: {
        buy({ emit }, state) {
          const tree = { fruit: 1 };
          state.trees.push(tree);
          emit({ type: 'treeGrafted', tree });
          tree.fruit += 1;
        },
      },
    });
    const grafting: AnyEngine = createEngine([grafted]);
    const state = grafting.createPosition('grafted', { config, state: { seats: [{ coins: 2 }] } });
    const tried = grafting.tryAction(state, { type: 'buy', seat: 0 });
    if (!tried.ok) throw new Error('refused');
    expect(tried.events.at(-1)).toEqual({ n: 1, type: 'treeGrafted', tree: { fruit: 1 } });
    expect(tried.state.trees.at(-1)).toEqual({ fruit: 2 });
  });
});
