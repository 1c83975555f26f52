// A time limit interrupts rules that take long, and names what took the longest.

import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import { lawfulGames } from '../../src/testing/arbitraries.js';
import { examineGame } from '../../src/testing/index.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';

const { turn } = pebbles.phases;
const [takeStone, ...others] = turn.actions;

const engineOf = (taking: Partial<typeof takeStone>) => {
  const actions = [{ ...takeStone, ...taking }, ...others] as never;
  const phases = { ...pebbles.phases, turn: { ...turn, actions } };
  return createEngine([defineRuleset<PebblesTitle>({ ...pebbles, phases })]) as AnyEngine;
};

// A clock on which only what these rules say takes time.
let now = 0;
beforeEach(() => {
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: 1000 * now, system: 0 }));
});
afterEach(() => void vi.restoreAllMocks());
const wait = (milliseconds: number) => {
  now += milliseconds;
};

const slowCheck = engineOf({
  check: [
    {
      code: 'take/pondering',
      rule: 'P-TAKE-1',
      test: () => {
        wait(5);
        return null;
      },
    },
    ...takeStone.check,
  ],
});

describe('a time limit', () => {
  test('names the slow condition, as the only finding, and the game up to there', () => {
    const began = now;
    const { findings, history } = examineGame(slowCheck, 'pebbles', { seed: 1, steps: 200, timeLimit: 2000 });
    // Not a question more than it takes.
    expect(now - began).toBe(2005);
    expect(findings.map(({ law }) => law)).toEqual(['takes-long']);
    expect(findings[0].detail).toMatch(
      /^it took more than 2000 ms of CPU time; the condition take\/pondering of takeStone/,
    );
    expect(findings[0].game.actions).toEqual(history.actions);
  });

  test('interrupts a list without end', () => {
    const endless = engineOf({
      *offers(_game, seat) {
        for (;;) {
          wait(1);
          yield { type: 'takeStone', seat, stone: 0 };
        }
      },
    });
    const { findings } = examineGame(endless, 'pebbles', { seed: 1, steps: 50, timeLimit: 2000 });
    expect(findings.at(-1)?.detail).toMatch(/takeStone/);
    expect(findings.at(-1)?.law).toBe('takes-long');
    const laws = lawfulGames(endless, 'pebbles', { timeLimit: 100, maxSteps: 30 });
    expect(fc.check(laws, { seed: 1, numRuns: 10 }).counterexample?.[0].finding?.law).toBe('takes-long');
  });

  test('leaves an examination as it is that takes no longer', () => {
    const sound = engineOf({});
    const plan = { seed: 3, seats: 3, steps: 20, every: 5 };
    const [limited, free] = [
      examineGame(sound, 'pebbles', { ...plan, timeLimit: 600_000 }),
      examineGame(sound, 'pebbles', plan),
    ];
    expect(limited).toEqual(free);
    expect(limited.findings).toEqual([]);
  });

  test('goes with all laws as one property, and is not cut', () => {
    const laws = lawfulGames(slowCheck, 'pebbles', { timeLimit: 100, maxSteps: 30 });
    const { failed, numShrinks, counterexample } = fc.check(laws, { seed: 1, numRuns: 10 });
    expect([failed, numShrinks, counterexample?.[0].finding?.law]).toEqual([true, 0, 'takes-long']);
  });
});
