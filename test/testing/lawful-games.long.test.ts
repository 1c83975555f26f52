// All laws as one property: nothing in a sound ruleset, and in a sick one a game short enough to read.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import { lawfulGames } from '../../src/testing/arbitraries.js';
import { examineActions, LAWS, readPlaythrough, secretsOf } from '../../src/testing/index.js';
import { engine } from '../core/engine/new-game.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import { SICK_RULESETS } from '../core/engine/sick-pebbles.js';

const engineOf = (changes: Partial<typeof pebbles>) =>
  createEngine([defineRuleset<PebblesTitle>({ ...pebbles, ...changes })]) as AnyEngine;
const failureOf = (sick: AnyEngine, numRuns = 40) => {
  const out = fc.check(lawfulGames(sick, 'pebbles'), { seed: 1, numRuns });
  return { failed: out.failed, report: fc.defaultReportMessage(out) ?? '', found: out.counterexample?.[0] };
};

test('a sound ruleset keeps all laws', () => {
  expect(failureOf(engine as AnyEngine, 12)).toMatchObject({ failed: false });
});

test.each(SICK_RULESETS)(
  '$sickness: is found by the defaults and shrinks to at most five actions',
  ({ ruleset }) => {
    const { failed, found } = failureOf(engineOf(ruleset));
    expect(failed).toBe(true);
    expect(found?.game.actions.length).toBeLessThanOrEqual(5);
  },
);

describe('a report', () => {
  const [takeStone, ...others] = pebbles.phases.turn.actions;
  const losing: typeof takeStone = {
    ...takeStone,
    apply(context, state, action) {
      if (state.round > 1) throw new Error('the stone slipped');
      takeStone.apply(context, state, action);
    },
  };
  const turn = { ...pebbles.phases.turn, actions: [losing, ...others] };
  const sick = engineOf({ phases: { ...pebbles.phases, turn } });

  test('of rules that break down is a playthrough with the finding below it', () => {
    const { report, found } = failureOf(sick);
    expect(report).toContain('railhead playthrough 1');
    expect(report).toMatch(/^# [a-z-]+: /m);
    expect(found?.finding?.detail).toContain('the stone slipped');
  });

  test('is read back and examined again as a regression test', () => {
    const { report } = failureOf(sick);
    const text = report.slice(report.indexOf('railhead playthrough'), report.indexOf('\n# '));
    const again = examineActions(sick, readPlaythrough(sick, `${text}\n`), { every: 1, limit: 1 });
    expect(again.findings[0]?.detail).toContain('the stone slipped');
    expect(examineActions(engine as AnyEngine, readPlaythrough(sick, `${text}\n`)).findings).toEqual([]);
  });
});

test('a set-up that breaks down is a finding with its config', () => {
  const { failed, found, report } = failureOf(
    engineOf({
      setup() {
        throw new Error('no beach');
      },
    }),
  );
  expect(failed).toBe(true);
  expect(found).toMatchObject({ finding: { law: 'sets-up', step: 0, action: null } });
  expect(report).toContain('no beach');
});

test('a fork that shares what is written is named with the place', () => {
  const shared = engineOf({
    state: { ...pebbles.state, fork: (state) => ({ ...pebbles.state.fork!(state), seats: state.seats }) },
  });
  const script = { ruleset: 'pebbles', config: { seats: 2, seed: 1 } };
  const [action] = [...engine.legalActions(engine.createGame('pebbles', script.config))];
  const { findings } = examineActions(
    shared,
    { ...script, actions: [action] },
    { without: LAWS.map(({ name }) => name) },
  );
  const fault = findings.find(({ law }) => law === 'plays-on');
  expect(fault?.detail).toContain('the fork shares state.seats.0, which the rules write');
});

test('who sees what is told as text', () => {
  expect(secretsOf(engine as AnyEngine, 'pebbles', { seed: 1, seats: 3 })).toBe(
    [
      'luck                nobody',
      'bag.*               nobody',
      'seats.*.hand.*      its seat',
      'keepsakes.*.answer  some seats',
      '',
    ].join('\n'),
  );
});
