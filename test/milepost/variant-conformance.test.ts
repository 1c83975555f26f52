// The laws of the contract, and that money, chips, cards and track are conserved, over games of the toy title: every
// variant alone, every two of them together or apart, with seats dropped and the clock run out, up to a victory.

import { describe, expect, test } from 'vitest';
import { milepostVariants } from '../../rulesets/milepost/variants.js';
import type { AnyEngine } from '../../src/engine/index.js';
import type { Examination } from '../../src/testing/index.js';
import { examinePlayedOn, type PlayedOn, tallied } from './conservation.js';
import { has, pairsOf, pairwiseSettings, type Setting } from './pairwise.js';
import { type ToyChanges, toyCountry, toyEngine } from './toy-rails.js';

const NAMES = milepostVariants.map(({ option }) => option);
const isAllowed = (options: Setting) =>
  milepostVariants.every(
    ({ option, conflict }) => !options[option] || (conflict?.(options) ?? null) === null,
  );
const SETTINGS = pairwiseSettings(NAMES, isAllowed);

// Events that may fail to come up here, because only some titles have what they tell of or because they are seldom;
// each has a test of its own.
const RARE = [
  ...['chipLaid', 'paidByBank', 'requirementMet'],
  ...['feeOwed', 'loanRepaid', 'rentOwed', 'targetRaised', 'trainSentBack', 'turnForfeited'],
];

const examinations: Examination[] = [];

function examine(plan: Partial<PlayedOn>, changes?: ToyChanges): Examination {
  const engine = toyEngine(toyCountry, changes) as unknown as AnyEngine;
  const whole = { seed: 1, seats: 3, steps: 160, suggested: 70, every: 80, ...plan };
  const examination = examinePlayedOn(engine, 'toy-rails', whole);
  examinations.push(examination);
  return examination;
}

describe('every variant alone keeps the laws', () => {
  test.each(NAMES)('%s', (option) => {
    const options = { [option]: true, ...(option === 'handsOfFour' ? { additionalTrains: true } : {}) };
    const seats = 2 + (NAMES.indexOf(option) % 3);
    expect(examine({ options, seats, seed: option }).findings).toEqual([]);
  });
});

describe('any two variants keep the laws together', () => {
  test.each(SETTINGS.map((setting, n) => [n, setting] as const))('setting %i', (n, options) => {
    expect(examine({ options, seats: 2 + (n % 5), seed: `pair ${n}` }).findings).toEqual([]);
  });

  test('the settings cover every pair that can be', () => {
    const missing = pairsOf(NAMES).filter((pair) => !SETTINGS.some((setting) => has(setting, pair)));
    // Hands of four need two trains, and there is no reshuffle without a tax.
    expect(missing.map(({ one, other, values }) => `${one} ${values[0]}, ${other} ${values[1]}`)).toEqual([
      'noTax true, reshuffle true',
      'additionalTrains false, handsOfFour true',
    ]);
  });
});

describe('and to the end', () => {
  // Rich enough to declare as soon as they have track at a major city; ties raise the target.
  const changes: ToyChanges = { start: { cash: 100, startupTurns: 2 }, victory: { cash: 60, majors: 1 } };

  test.each([1, 2, 3])('a victory, seed %i', (seed) => {
    const { findings, history } = examine({ seed, seats: 4, suggested: 90, steps: 800 }, changes);
    expect(findings).toEqual([]);
    expect(history.states.at(-1)?.outcome?.reason).toBe('victory');
  });

  test('with seats dropped and the clock run out', () => {
    const at = {
      40: { type: 'dropSeat', seat: null, target: 1 },
      90: { type: 'dropSeat', seat: null, target: 0 },
      140: { type: 'expireTime', seat: null },
    };
    const { findings, history } = examine({ seats: 4, options: { timeLimit: true }, at });
    expect(findings).toEqual([]);
    expect(history.states.at(-1)).toMatchObject({ absent: [0, 1], outcome: { reason: 'timeLimit' } });
  });

  test('over all these games every kind of action and event comes up', () => {
    const counts = tallied(examinations);
    const never = Object.keys(counts).filter((type) => counts[type] === 0 && !RARE.includes(type));
    expect(never).toEqual([]);
  });
});
