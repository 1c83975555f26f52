// The laws of the contract, and that money, chips, cards and track are conserved, over games of the toy title, which has
// every variant of the family; with seats dropped and the clock run out, and up to a victory.

import { describe, expect, test } from 'vitest';
import { type AnyEngine, once } from '../../../../src/core/engine/index.js';
import { describeLaws } from '../describe-laws.js';
import { examinePlayedOn, type PlayedOn, tallied } from '../played-on.js';
import { type ToyChanges, toyCountry, toyEngine } from '../toy-rails.js';

// Events that may fail to come up here, because only some titles have what they tell of or because they are seldom;
// each has a test of its own.
const RARE = [
  ...['chipLaid', 'contractsOpened', 'paidByBank', 'requirementMet'],
  ...['feeOwed', 'loanRepaid', 'rentOwed', 'rightPassed', 'storedLoadReturned'],
  ...['targetRaised', 'trainSentBack', 'turnForfeited'],
];

const USUAL = { seed: 1, seats: 3, steps: 140, suggested: 20, every: 140, seen: new Set<string>() };
const together = describeLaws(toyEngine(toyCountry) as unknown as AnyEngine, { ...USUAL, alone: true });

describe('and to the end', () => {
  const gameOf = (plan: Partial<PlayedOn>, changes?: ToyChanges) =>
    once(() => {
      const engine = toyEngine(toyCountry, changes) as unknown as AnyEngine;
      return examinePlayedOn(engine, 'toy-rails', { ...USUAL, ...plan });
    });
  // Rich enough to declare as soon as they have track at a major city; ties raise the target.
  const changes: ToyChanges = { start: { cash: 100, startupTurns: 2 }, victory: { cash: 60, majors: 1 } };
  const victories = [1, 2, 3].map((seed) => ({
    seed,
    game: gameOf({ seed, seats: 4, suggested: 90, steps: 800 }, changes),
  }));
  const at = {
    30: { type: 'dropSeat', seat: null, target: 1 },
    40: { type: 'leaveSeat', seat: null, target: 2 },
    50: { type: 'takeSeat', seat: null, target: 2 },
    60: { type: 'dropSeat', seat: null, target: 0 },
    100: { type: 'expireTime', seat: null },
  };
  const dropped = gameOf({ seats: 4, options: { timeLimit: true }, at });
  const stopped = gameOf({ seats: 3, at: { 60: { type: 'endGame', seat: null } } });

  test.each(victories)('a victory, seed $seed', ({ game }) => {
    const { findings, history } = game();
    expect(findings).toEqual([]);
    expect(history.states.at(-1)?.outcome?.reason).toBe('victory');
  });

  test('with seats dropped and the clock run out', () => {
    const { findings, history } = dropped();
    expect(findings).toEqual([]);
    expect(history.states.at(-1)).toMatchObject({ absent: [0, 1], outcome: { reason: 'timeLimit' } });
  });

  test('E-HOST-4: with a table that stops', () => {
    const { findings, history } = stopped();
    expect(findings).toEqual([]);
    expect(history.states.at(-1)).toMatchObject({ step: 61, outcome: { reason: 'agreed' } });
  });

  test('over all these games every kind of action and event comes up', () => {
    const games = [...together, ...victories.map(({ game }) => game), dropped, stopped];
    const counts = tallied(games.map((game) => game()));
    const never = Object.keys(counts).filter((type) => counts[type] === 0 && !RARE.includes(type));
    expect(never).toEqual([]);
  });
});
