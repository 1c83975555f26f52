// What is done, what happens and what is asked, in English: every kind has a sentence, and people, places and cards have names.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  createRandom,
  type GameAction,
  type GameEvent,
  InvalidInputError,
} from '../../../src/core/engine/index.js';
import {
  describeAction,
  describeDecision,
  describeEvent,
  formatRejection,
  wordingOf,
} from '../../../src/table/words/index.js';
import { readPlaythrough } from '../../../src/testing/index.js';
import { nearMisses, ValuePool } from '../../../src/testing/near-misses.js';
import { KINDS, readGolden } from '../../playthroughs/goldens.js';

const rulesets: readonly AnyRuleset[] = allRulesets;
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const random = createRandom('describe');

/** Numbers of places and cards that a sentence should have names for. */
const BARE = ['milepost', 'segment', 'hex', 'site', 'line'];

// A family's tasks are for all of its titles.
const isOfFamily = (key: string) =>
  rulesets.some(({ phases }) =>
    Object.values(phases).some(({ actions }) => actions.some(({ type }) => key === `to ${type}`)),
  );

describe.each(rulesets.map((ruleset) => [ruleset.id as string, ruleset] as const))('%s', (id, ruleset) => {
  const sentences = ruleset.sentences ?? {};
  const specs = [
    ...Object.values(ruleset.phases).flatMap(({ actions }) => actions),
    ...(ruleset.hostActions ?? []),
  ];
  test('what a seat is asked is a sentence or a question', () => {
    for (const { prompt } of Object.values(ruleset.phases)) expect(prompt).toMatch(/^[A-Z].*[.?]$/);
  });

  // The golden games: one of bots, and one of chance with every option that goes with the others.
  const played = KINDS.map((kind) => {
    const { config, actions } = readPlaythrough(engine, readGolden(id, kind));
    const some = actions.slice(0, 600);
    const states = [engine.createGame(id, config)];
    for (const action of some) states.push(engine.applyAction(states[states.length - 1], action as never));
    return { states, actions: some };
  });

  test('every action and every fact has a sentence, and there is none for anything else', () => {
    const types = new Set([...specs.map(({ type }) => type), ...Object.keys(ruleset.events)]);
    expect([...types].filter((type) => !Object.hasOwn(sentences, type))).toEqual([]);
    // A family's sentences are for all of its titles.
    const others = new Set(rulesets.flatMap((one) => Object.keys(one.events)));
    // That of a row of facts stands under their type with a plus sign, what an action does behind a “to”.
    // Questions about losses belong to planners: test/table/losses.test.ts reads them.
    const keys = Object.keys(sentences).filter((key) => !key.startsWith('lose '));
    const told = keys.map((key) => key.replace(/\+(?:here|apart|many)?$/, ''));
    const tasks = told.filter((key) => key.startsWith('to '));
    expect([...specs.map(({ type }) => `to ${type}`)].filter((key) => !tasks.includes(key))).toEqual([]);
    expect(
      tasks.filter((key) => !specs.some(({ type }) => key === `to ${type}`) && !isOfFamily(key)),
    ).toEqual([]);
    expect(told.filter((key) => !tasks.includes(key) && !types.has(key) && !others.has(key))).toEqual([]);
  });

  test('the blanks of an action’s sentence are fields of it', () => {
    for (const { type, fields } of specs) {
      const blanks = [...sentences[type].matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name]) => name);
      expect(blanks.filter((name) => !Object.hasOwn(fields as object, name))).toEqual([]);
    }
  });

  test('whole games are told without a blank, a bare number of a place, or “undefined”', () => {
    let told = 0;
    for (const { states, actions } of played) {
      for (const [step, action] of actions.entries()) {
        const before = states[step];
        const result = engine.tryAction(before as never, action as never);
        if (!result.ok) throw new Error(result.rejection.code);
        const wording = wordingOf(engine, before as never);
        const lines = [
          [action, describeAction(action, wording)] as const,
          ...result.events.map((event) => [event, describeEvent(event as GameEvent, wording)] as const),
        ];
        for (const [what, line] of lines) {
          told++;
          expect(line).toMatch(/^[A-Z“].*\.$/);
          expect(line).not.toMatch(/[{}[\]]|undefined|null|NaN|\bobject\b/);
          for (const field of [...BARE, 'from', 'to']) {
            const value = (what as unknown as Record<string, unknown>)[field];
            if (typeof value === 'number' && value > 99)
              expect(line).not.toMatch(new RegExp(`\\b${value}\\b`));
          }
        }
      }
    }
    expect(told).toBeGreaterThan(900);
  });

  test('refusals name places and cards, not their numbers', () => {
    const states = played.flatMap((game) => game.states);
    const pool = new ValuePool();
    let refused = 0;
    for (const state of states.filter((_, n) => n % 6 === 0)) {
      const wording = wordingOf(engine, state as never);
      const legal = [...engine.legalActions(state as never)].slice(0, 40);
      pool.learn(legal, random);
      for (const action of nearMisses(legal, pool, { count: 8, seats: 3, random })) {
        for (const rejection of engine.explainAction(state as never, action as never)) {
          if (rejection.code.startsWith('action/')) continue;
          refused++;
          const sentence = formatRejection(rejection, wording);
          for (const name of BARE) {
            const value = rejection.params[name];
            if (typeof value === 'number' && value > 99)
              expect(sentence).not.toMatch(new RegExp(`\\b${value}\\b`));
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  test('whoever is asked is named, with what is asked', () => {
    const [{ states }] = played;
    const [decision] = engine.decisions(states[0] as never);
    const line = describeDecision(decision, {
      ...wordingOf(engine, states[0] as never),
      seatNames: ['A', 'B', 'C'],
    });
    expect(line).toBe(`${'ABC'[decision.seat]}: ${ruleset.phases[decision.kind].prompt}`);
  });
});

test('a build is told with its ends, a delivery with its goods and its pay', () => {
  const [chinaRails] = allRulesets;
  const board = chinaRails.board();
  const state = engine.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 } as never);
  const wording = wordingOf(engine, state as never);
  const [from] = board.cities[board.cityIndex('wuhan')].mileposts;
  const to = board.neighbours[6 * from];
  expect(describeAction({ type: 'buildTrack', seat: 1, from, to } as GameAction, wording)).toBe(
    'Ben builds from Wuhan to the milepost 1 east of Wuhan.',
  );
  const fact = {
    type: 'loadDelivered',
    n: 0,
    seat: 0,
    train: 0,
    city: 'beijing',
    good: 'rice',
    card: 3,
    payout: 24,
  };
  expect(describeEvent(fact as never, wording)).toBe('Ann delivers Rice to Beijing for 24 M.');
});

test('what a view hides stays unsaid, and a kind without a sentence is spelled out', () => {
  const sentences = { dealt: '{seat} is dealt cards[: {cards}].' };
  const wording = { sentences, seatNames: ['Ann'] };
  expect(describeEvent({ type: 'dealt', n: 0, seat: 0, cards: null } as never, wording)).toBe(
    'Ann is dealt cards.',
  );
  expect(describeEvent({ type: 'dealt', n: 0, seat: 0, cards: [1, 2] } as never, wording)).toBe(
    'Ann is dealt cards: 1 and 2.',
  );
  expect(describeAction({ type: 'castleLong', seat: 0, far: true } as never, wording)).toBe(
    'Ann: castle long (far yes).',
  );
});

test('words come from an engine of any titles, and from nothing else', () => {
  const state = engine.createGame('hex-tycoon', { seats: ['Ann', 'Ben'], seed: 1 } as never);
  expect(wordingOf(engine, state).seatNames).toEqual(['Ann', 'Ben']);
  // @ts-expect-error a ruleset is no engine
  expect(() => wordingOf(rulesets[0], state)).toThrow(InvalidInputError);
});
