// The conformance suite on the toy: it finds nothing in a ruleset that keeps the laws, and each law finds what it is for.

import { describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine, once } from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import {
  conformance,
  type ExaminationPlan,
  examineGame,
  LAWS,
  type Law,
} from '../../../src/testing/index.js';
import { ADVICE } from '../../../src/testing/laws/advice.js';
import { everyday, SOAK } from '../../long-run.js';
import { engine } from './new-game.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';
import { SICK_ENGINES, SICK_RULESETS } from './sick-pebbles.js';

const EVERY = SOAK ? 6 : 12;
// What one game showed need not be looked at once more in the next.
const seen = new Set<string>();
// A game of every size of table, examined when it is first asked for. Between them all kinds of actions and events come up.
const games = everyday(3, [
  ...[
    { seats: 2, seed: 1 },
    { seats: 3, seed: 1 },
    { seats: 4, seed: 2 },
  ],
  ...[
    { seats: 2, seed: 2 },
    { seats: 3, seed: 2 },
    { seats: 4, seed: 1 },
  ],
  ...[
    { seats: 2, seed: 3 },
    { seats: 3, seed: 3 },
    { seats: 4, seed: 3 },
  ],
]).map((plan) => ({
  ...plan,
  examined: once(() => examineGame(engine, 'pebbles', { ...plan, every: EVERY, seen })),
}));

describe('the toy keeps the laws', () => {
  test.each(games)('with $seats seats and seed $seed', ({ examined }) => {
    expect(examined().findings).toEqual([]);
  });

  test('carried out by immer', () => {
    expect(conformance(engine, 'drafted-pebbles', { seed: 4, seats: 3, every: EVERY })).toEqual([]);
  });

  test('with every variant', () => {
    const options = { quick: true, longBeach: true };
    expect(conformance(engine, 'pebbles', { seed: 5, seats: 4, options, every: EVERY })).toEqual([]);
  });

  test('E-HOST-4: with a table that stops', () => {
    const { findings, actions, events, history } = examineGame(engine, 'pebbles', {
      seed: 6,
      seats: 3,
      every: EVERY,
      choose: ({ step }) => (step === 14 ? { type: 'endGame', seat: null } : null),
    });
    expect(findings).toEqual([]);
    expect([actions.endGame, events.gameEnded]).toEqual([1, 1]);
    expect(history.states.at(-1)?.outcome?.reason).toBe('agreed');
  });

  test('with seats dropped and the clock run out on the way', () => {
    const choose: ExaminationPlan['choose'] = ({ step, absent }) =>
      step === 8 && absent.length === 0
        ? { type: 'dropSeat', seat: null, target: 1 }
        : step === 20
          ? { type: 'expireTime', seat: null }
          : null;
    const { findings, actions, events, history } = examineGame(engine, 'pebbles', {
      seed: 6,
      seats: 4,
      every: EVERY,
      choose,
    });
    expect(findings).toEqual([]);
    expect([actions.dropSeat, actions.expireTime, events.gameEnded]).toEqual([1, 1, 1]);
    expect(history.states.at(-1)?.outcome?.reason).toBe('timeLimit');
  });

  test('and over many games every kind of action and event comes up', () => {
    const counts: Record<string, number> = {};
    const refusals = new Set<string>();
    for (const { examined } of games) {
      const found = examined();
      for (const [type, count] of Object.entries({ ...found.actions, ...found.events }))
        counts[type] = (counts[type] ?? 0) + count;
      for (const rule of Object.keys(found.refusals)) refusals.add(rule);
    }
    const never = Object.keys(counts).filter((type) => counts[type] === 0);
    expect(never.sort()).toEqual(['dropSeat', 'endGame', 'expireTime', 'leaveSeat', 'takeSeat']);
    expect([...refusals].sort()).toEqual(
      expect.arrayContaining(['E-TURN-1', 'E-TURN-2', 'P-LAY-1', 'P-TAKE-1']),
    );
  });

  test('the same plan finds the same game', () => {
    const plan = { seed: 9, seats: 3, steps: 30, without: LAWS.map(({ name }) => name) };
    expect(examineGame(engine, 'pebbles', plan).history).toEqual(
      examineGame(engine, 'pebbles', plan).history,
    );
  });
});

describe('each law finds what it is for', () => {
  test.each(SICK_RULESETS)('$law: $sickness', ({ law, ruleset }) => {
    const sick = createEngine([defineRuleset<PebblesTitle>({ ...pebbles, ...ruleset })]);
    expect(isBroken(sick, law)).toBe(true);
  });

  test.each(SICK_ENGINES)('$law: $sickness', ({ law, verbs }) => {
    expect(isBroken({ ...engine, ...verbs(engine) } as AnyEngine, law)).toBe(true);
  });

  test('rules-exist: what a ruleset that nobody defined cites and lacks', () => {
    const { turn } = pebbles.phases;
    const needing = turn.actions.map((action) => ({
      ...action,
      check: [
        { code: 'turn/late', rule: 'P-LATE-1', needs: ['turn/early'], test: () => null },
        ...action.check,
      ],
    }));
    const phases = { ...pebbles.phases, turn: { ...turn, actions: needing } };
    const sick = createEngine([{ ...pebbles, phases } as never]) as AnyEngine;
    const found = conformance(sick, 'pebbles', { seed: 1, steps: 3 }).filter(
      ({ law }) => law === 'rules-exist',
    );
    expect(found.map(({ detail }) => detail.split(';')[0])).toEqual(
      expect.arrayContaining([
        'actions.takeStone.turn/late: there is no rule P-LATE-1',
        'actions.takeStone.turn/late.needs: there is no condition turn/early',
      ]),
    );
  });

  test('and every law says what to do about a breach', () => {
    expect(LAWS.filter(({ advice }) => advice === undefined).map(({ name }) => name)).toEqual([]);
    const names = ['plays-on', 'sets-up', 'takes-long', ...LAWS.map(({ name }) => name)];
    expect(Object.keys(ADVICE).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('and there is a sickness for every law', () => {
    const found = new Set([...SICK_RULESETS, ...SICK_ENGINES].map(({ law }) => law));
    expect(['plays-on', ...LAWS.map(({ name }) => name)].filter((name) => !found.has(name))).toEqual([]);
  });
});

describe('findings', () => {
  const sick = createEngine([{ ...pebbles, messages: {} }]);

  test('say which law, what it says, where and with which action', () => {
    const [finding] = conformance(sick, 'pebbles', { seed: 1, steps: 3 });
    const { config, actions } = examineGame(sick, 'pebbles', { seed: 1, steps: 3 }).history;
    expect(finding).toEqual({
      law: 'refusals-have-sentences',
      sentence:
        'A ruleset that brings messages has one for every code of its conditions, or the text of the rule.',
      step: 3,
      action: actions[2],
      detail: 'keepsake/not-in-hand has no sentence',
      advice: 'Write the missing message.',
      game: { ruleset: 'pebbles', config, actions },
    });
  });

  test('are limited, and laws may be left out or added', () => {
    expect(conformance(sick, 'pebbles', { seed: 1, steps: 3, limit: 2 })).toHaveLength(2);
    expect(conformance(sick, 'pebbles', { seed: 1, steps: 3, without: ['refusals-have-sentences'] })).toEqual(
      [],
    );
    const own: Law = {
      name: 'no-third-action',
      sentence: 'Nobody acts three times.',
      when: 'always',
      *examine({ state }) {
        if (state.step === 3) yield { detail: 'somebody did' };
      },
    };
    expect(conformance(engine, 'pebbles', { seed: 1, steps: 9, laws: [own] })).toMatchObject([
      { law: 'no-third-action', step: 3, detail: 'somebody did' },
    ]);
  });

  test('include a law that throws', () => {
    const own: Law = {
      name: 'stumbling',
      sentence: 'It stumbles.',
      when: 'end',
      examine() {
        throw new Error('over its own feet');
      },
    };
    const [finding] = conformance(engine, 'pebbles', { seed: 1, steps: 1, laws: [own] });
    expect(finding.detail).toMatch(/^threw Error: over its own feet/);
  });
});

// Whether one of three games breaks a law. It alone is looked at: what a law draws hangs on no other.
function isBroken(sick: AnyEngine, law: string): boolean {
  const without = LAWS.map(({ name }) => name).filter((name) => name !== law);
  return [1, 2, 3].some((seed) => {
    const plan = { seed, seats: 3, steps: 25, every: 4, limit: 1, without };
    return conformance(sick, 'pebbles', plan).some((finding) => finding.law === law);
  });
}
