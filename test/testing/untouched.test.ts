// The law that untouched records stay the same objects, on every title: its seal keeps it, and without one it is broken.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  deepFreeze,
  once,
} from '../../src/core/engine/index.js';
import { examineActions, examineGame, LAWS } from '../../src/testing/index.js';
import { SOAK } from '../long-run.js';

const LAW = 'untouched-is-the-same';
const without = LAWS.map(({ name }) => name).filter((name) => name !== LAW);

const engineOf = (ruleset: AnyRuleset) => createEngine([ruleset]) as unknown as AnyEngine;
const examined = (ruleset: AnyRuleset) =>
  [0, 100].map((suggested) => {
    const plan = { seed: 2, seats: 3, steps: SOAK ? 300 : 100, suggested, without };
    return examineGame(engineOf(ruleset), ruleset.id, plan);
  });

describe.each((allRulesets as readonly AnyRuleset[]).map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (_, ruleset) => {
    // The same games, found once and played with every seal, whichever test comes first.
    const examinations = once(() => examined(ruleset));
    const findingsWith = (seal: unknown) => {
      const engine = engineOf({ ...ruleset, state: { ...ruleset.state, seal } } as AnyRuleset);
      return examinations().flatMap(({ history }) => examineActions(engine, history, { without }).findings);
    };

    test('its seal gives records that did not change their old identity back', () => {
      expect(examinations().flatMap(({ findings }) => findings)).toEqual([]);
    });

    test('without a seal of its own everything is compared, to the same end', () => {
      expect(findingsWith(undefined)).toEqual([]);
    });

    test('a seal that hands out copies is found out', () => {
      const seal = (_: object, last: object) => deepFreeze(structuredClone(last));
      expect(findingsWith(seal)[0]).toMatchObject({
        law: LAW,
        detail: expect.stringMatching(/^state\./),
      });
    });
  },
);
