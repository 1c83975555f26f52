// Sentences for refusals: every code has one, every blank in it is filled, and it reads like English.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  createRandom,
  type Rejection,
} from '../../../src/core/engine/index.js';
import { engineMessages, formatRejection, wordingOf } from '../../../src/table/words/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { nearMisses, ValuePool } from '../../../src/testing/near-misses.js';

const rulesets: readonly AnyRuleset[] = allRulesets;
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const rejection = (parts: Partial<Rejection>): Rejection => ({
  code: 'build/over-budget',
  rule: 'M-BUILD-16',
  params: {},
  scope: 'public',
  ...parts,
});

/** The codes of a title's conditions. */
function codesOf({ phases, hostActions = [] }: AnyRuleset): readonly string[] {
  const specs = [...Object.values(phases).flatMap(({ actions }) => actions), ...hostActions];
  return [...new Set(specs.flatMap(({ check }) => check.map(({ code }) => code)))];
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id', ({ id, ruleset }) => {
  const sentences: Readonly<Record<string, string>> = { ...engineMessages, ...ruleset.messages };

  test('every code of a condition has a sentence', () => {
    expect(codesOf(ruleset).filter((code) => !Object.hasOwn(sentences, code))).toEqual([]);
  });

  test('no sentence is for a code that nobody uses', () => {
    const used = new Set(codesOf(ruleset));
    expect(Object.keys(ruleset.messages ?? {}).filter((code) => !used.has(code))).toEqual([]);
  });

  test('sentences begin with a capital or a blank and end with a full stop', () => {
    const odd = Object.entries(sentences).filter(([, text]) => !/^[A-Z{].*[^ .]\.$/.test(text));
    expect(odd).toEqual([]);
  });

  test('refusals in play fill every blank of their sentences', () => {
    const random = createRandom('messages', id);
    const { states } = playRandomGame(engine, id, { seed: 'messages', seats: 3, steps: 150, suggested: 50 });
    const pool = new ValuePool();
    const unfilled = new Map<string, string>();
    let refused = 0;
    for (const state of states) {
      const legal = [...engine.legalActions(state as never)].slice(0, 60);
      pool.learn(legal, random);
      for (const action of nearMisses(legal, pool, { count: 12, seats: 3, random })) {
        for (const { code, params } of engine.explainAction(state as never, action as never)) {
          refused++;
          const blanks = [...(sentences[code] ?? '').matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name]) => name);
          const missing = blanks.filter((name) => !Object.hasOwn(params, name));
          if (missing.length > 0) unfilled.set(code, `${missing.join()} of ${JSON.stringify(params)}`);
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect(Object.fromEntries(unfilled)).toEqual({});
  });
});

test('a sentence names figures, the rule comes behind', () => {
  const [chinaRails] = allRulesets;
  expect(formatRejection(rejection({ params: { price: 5, left: 3 } }), chinaRails)).toBe(
    'The segment costs 5 M, and only 3 M of this turn’s budget is left. [M-BUILD-16]',
  );
});

test('what is refused now is said as a task, with what it is time for or what is asked', () => {
  const wording = {
    sentences: { 'to layTrack': 'lay track' },
    prompts: { run: 'Run the train.', pick: 'Which card?' },
  };
  const refused = (action: string, phase: string) =>
    formatRejection(rejection({ code: 'turn/not-now', rule: 'A-1', params: { action, phase } }), wording);
  expect(refused('layTrack', 'run')).toBe('You cannot lay track now: it is time to run the train. [A-1]');
  expect(refused('layTrack', 'pick')).toBe(
    'You cannot lay track now: the open question is “Which card?”. [A-1]',
  );
  expect(refused('endTurn', 'wait')).toBe('You cannot end turn now: the open step is “wait”. [A-1]');
});

test('an article fits the name behind it, and a sentence ends with one full stop', () => {
  const messages = { 'a/b': 'A {loco} is no {to:loco}, nor is a {to:loco} a train to {city}.' };
  const params = { loco: 'Iron Dragon', to: 'Sardar', city: 'Portland, Me.' };
  expect(formatRejection(rejection({ code: 'a/b', params }), { messages })).toBe(
    'An Iron Dragon is no Sardar, nor is a Sardar a train to Portland, Me. [M-BUILD-16]',
  );
});

test('a seat is its number, or the name that is given for it', () => {
  const refusal = rejection({ code: 'turn/not-yours', rule: 'E-TURN-1', params: { seat: 1 } });
  expect(formatRejection(refusal)).toBe('Seat 1 has nothing to decide now. [E-TURN-1]');
  expect(formatRejection(refusal, { seatNames: ['Ann', 'Ben'] })).toBe(
    'Ben has nothing to decide now. [E-TURN-1]',
  );
});

test('an event that forbids something is called by its name, with the rule that it goes by', () => {
  const state = engine.createGame('china-rails', { seats: 2, seed: 7 } as never);
  const refusal = rejection({
    code: 'build/event',
    rule: 'CR-EVENT-18',
    params: { card: 155, by: 'CR-EVENT-18' },
  });
  expect(formatRejection(refusal, wordingOf(engine, state as never))).toBe(
    'The event “Earthquake” forbids building here for now. [CR-EVENT-18]',
  );
  const [{ messages }] = allRulesets;
  expect(formatRejection(refusal, { messages })).toBe(
    'Event 155 forbids building here for now. [CR-EVENT-18]',
  );
});

test('ids are written as words, numbers keep their sign, lists end in “and”', () => {
  const messages = { 'a/b': '{city}: {amount}, {cards}, {none}.' };
  const params = { city: 'hong-kong', amount: -3, cards: [1, 2], none: null };
  expect(formatRejection(rejection({ code: 'a/b', params }), { messages })).toBe(
    'Hong kong: -3, 1 and 2, nothing. [M-BUILD-16]',
  );
});

test('a code without a sentence is spelled out', () => {
  const refusal = rejection({ code: 'house-rule/too-late', rule: 'H-1', params: { hour: 23 } });
  expect(formatRejection(refusal)).toBe('Refused: house rule too late (hour 23). [H-1]');
  expect(formatRejection({ ...refusal, code: 'constructor', params: {} })).toBe(
    'Refused: constructor. [H-1]',
  );
});
