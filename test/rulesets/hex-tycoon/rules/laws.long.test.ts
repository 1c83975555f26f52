// The conformance suite: a set of games in which every pair of options meets on and off, all of them, and in the long run every
// option alone.

import { describe, expect, test } from 'vitest';
import { hexTycoonLaws } from '../../../../rulesets/hex-tycoon/rules/laws.js';
import type { AnyEngine } from '../../../../src/core/engine/index.js';
import { conformance, examineGame } from '../../../../src/testing/index.js';
import { everyday, SOAK } from '../../../long-run.js';
import { engine } from '../new-game.js';

const NAMES = [
  'shutout',
  'loans',
  'stocks',
  'drawDevelopmentMarkers',
  'endGameBonuses',
  'tycoons',
  'extraRailroads',
] as const;
const laws = hexTycoonLaws();
const any = engine as unknown as AnyEngine;

// An orthogonal array of strength two: row r of 8, option c (1 … 7) is the parity of the bits that r and c share.
const ROWS = Array.from({ length: 8 }, (_, row) =>
  Object.fromEntries(NAMES.map((name, column) => [name, parity(row & (column + 1)) === 1])),
);

function parity(bits: number): number {
  return [0, 1, 2].reduce((sum, bit) => sum ^ ((bits >> bit) & 1), 0);
}

test('the covering set meets every pair of options in all four ways', () => {
  for (const one of NAMES) {
    for (const other of NAMES) {
      if (one === other) continue;
      expect(new Set(ROWS.map((row) => `${row[one]} ${row[other]}`)).size).toBe(4);
    }
  }
});

describe('random games keep the laws', () => {
  // Looked at closely where it is new, not in every game again.
  const seen = new Set<string>();

  const played = {
    steps: SOAK ? 2_000 : 120,
    every: SOAK ? 30 : 120,
    suggested: 50,
    laws,
    seen,
  };

  // In the covering set each is on in four games, and off in four.
  test.each(everyday(1, NAMES))('with %s alone', (name) => {
    const options = { endGameBonuses: false, [name]: true };
    expect(conformance(any, 'hex-tycoon', { ...played, seed: name, seats: 3, options })).toEqual([]);
  });
  test.each(ROWS.map((options, row) => ({ row, options })))(
    'with row $row of the covering set',
    ({ row, options }) => {
      const plan = { ...played, seed: row, seats: 2 + (row % 5), options };
      expect(conformance(any, 'hex-tycoon', plan)).toEqual([]);
    },
  );
  test('with every option, to the end, a seat dropped on the way; every kind of action and event comes up', () => {
    const options = Object.fromEntries(NAMES.map((name) => [name, true]));
    const actions: Record<string, number> = {};
    const events: Record<string, number> = {};
    for (const seed of SOAK ? [1, 2, 3, 4, 5, 6, 8] : [1, 2]) {
      const found = examineGame(any, 'hex-tycoon', {
        seed,
        seats: 5,
        options,
        steps: 3_000,
        every: 250,
        suggested: 90,
        laws,
        seen,
        choose: ({ step, absent }) =>
          step === 150 && absent.length === 0 ? { type: 'dropSeat', seat: null, target: 1 } : null,
      });
      expect(found.findings).toEqual([]);
      for (const [type, count] of Object.entries(found.actions)) actions[type] = (actions[type] ?? 0) + count;
      for (const [type, count] of Object.entries(found.events)) events[type] = (events[type] ?? 0) + count;
    }
    const never = (counts: Record<string, number>) =>
      Object.keys(counts).filter((type) => counts[type] === 0);
    // Whether these two come up depends on who picks which tycoon; tycoons.test.ts plays both.
    const byTycoon = ['stealVictoryPoint', 'removeObsolescence', 'victoryPointStolen', 'obsolescenceRemoved'];
    // That a table stops, and that seats are left and taken, is tried by the laws, at every moment.
    const byLaws = ['endGame', 'leaveSeat', 'takeSeat', 'seatLeft', 'seatTaken'];
    expect(never(actions).filter((type) => ![...byTycoon, ...byLaws].includes(type))).toEqual([]);
    expect(never(events).filter((type) => ![...byTycoon, ...byLaws].includes(type))).toEqual([]);
  });
});
