// The law that untouched records stay the same objects, on every title: its seal keeps it, and without one it is broken.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine, deepFreeze } from '../../src/core/engine/index.js';
import { conformance, LAWS } from '../../src/testing/index.js';

const LAW = 'untouched-is-the-same';
const without = LAWS.map(({ name }) => name).filter((name) => name !== LAW);

const findings = (ruleset: AnyRuleset) => {
  const engine = createEngine([ruleset]) as unknown as AnyEngine;
  return [1, 2, 3].flatMap((seed) =>
    conformance(engine, ruleset.id, { seed, seats: 3, steps: 300, suggested: 100 * (seed - 1), without }),
  );
};

describe.each((allRulesets as readonly AnyRuleset[]).map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (_, ruleset) => {
    test('its seal gives records that did not change their old identity back', () => {
      expect(findings(ruleset)).toEqual([]);
    });

    test('without a seal of its own everything is compared, to the same end', () => {
      expect(findings({ ...ruleset, state: { ...ruleset.state, seal: undefined } })).toEqual([]);
    });

    test('a seal that hands out copies is found out', () => {
      const seal = (_: object, last: object) => deepFreeze(structuredClone(last));
      expect(findings({ ...ruleset, state: { ...ruleset.state, seal } })[0]).toMatchObject({
        law: LAW,
        detail: expect.stringMatching(/^state\./),
      });
    });
  },
);
