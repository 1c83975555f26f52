// What a title's plan does, in English.

import { expect, describe as group, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, type Plan } from '../../../src/core/engine/index.js';
import { sentenceOf, wordingOf } from '../../../src/table/words/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

const NOTHING: Omit<Plan, 'line'> = {
  ...{ value: 0, spend: 0, fees: 0, money: 'M', turns: 0 },
  ...{ kind: 'line', reasons: [], pickUps: [], deliveries: [], builds: [], goals: [] },
};

test('a plan says what it fetches, delivers, builds and pays, and how long it takes', () => {
  const city = (id: number) => ({ kind: 'city', id });
  const plan: Plan = {
    ...NOTHING,
    line: [{ type: 'endTurn', seat: 0 }],
    ...{ spend: 30, fees: 4, turns: 3.2 },
    pickUps: [
      { good: 'tea', at: city(1) },
      { good: 'rice', at: city(2) },
    ],
    deliveries: [{ good: 'tea', to: city(3), card: 7, pays: 24 }],
    builds: [
      { kind: 'hexside', id: 1 },
      { kind: 'hex', id: 2 },
      { kind: 'hex', id: 3 },
    ],
  };
  const called = (kind: string, value: string | number) => (kind === 'city' ? `City ${value}` : null);
  expect(sentenceOf({ called }, plan)).toBe(
    'The plan fetches tea from City 1 and rice from City 2, delivers tea to City 3 for 24 M, builds 1 hexside and 2 hexes, ' +
      'pays 30 M to the bank and 4 M to other players and takes 4 turns.',
  );
});

test('a plan that is over with its line says what it begins with', () => {
  const plan: Plan = { ...NOTHING, line: [{ type: 'endTurn', seat: 0 }] };
  expect(sentenceOf({ sentences: { endTurn: '{seat} ends the turn.' } }, plan)).toBe(
    'First: Seat 0 ends the turn.',
  );
  expect(sentenceOf({}, { ...plan, line: [] })).toBe('The plan is to do nothing.');
});

group.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('plans name places and cards, not their numbers', () => {
    const { states } = playRandomGame(engine, id, { seed: 'words', seats: 2, suggested: 100, steps: 60 });
    const told = new Set<string>();
    for (const state of states.filter((_, n) => n % 10 === 0)) {
      const wording = wordingOf(engine, state);
      for (const decision of engine.decisions(state).slice(0, 1))
        for (const plan of engine.plans(state, decision, createRandom(1), { most: 3 }))
          told.add(sentenceOf(wording, plan));
    }
    expect([...told].filter((text) => text.startsWith('The plan ')).length).toBeGreaterThan(0);
    for (const text of told) expect(text).not.toMatch(/(?:from|is for|delivers \S+ to) \d|undefined|NaN/);
  });
});
