import { expect, test } from 'vitest';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';
import { createEngine } from '../../../../src/core/engine';
import { greedyBot, playGame, randomBot } from '../../../../src/players/bots';
import { SOAK } from '../../../long-run.js';

const engine = createEngine([twentiethCenturyLimited]);
const game = (seats: number, seed: string) =>
  playGame(engine as never, 'twentieth-century-limited', { config: { seats, seed }, bots: [greedyBot] });

test.each([2, 3, 4, 5])('greedy games of %i seats end by themselves in 10 to 40 rounds', (seats) => {
  for (let seed = 0; seed < (SOAK ? 2 : 1); seed++) {
    const { state, actions } = game(seats, `bots-${seed}`);
    expect(state.outcome.reason).toBe('victory');
    expect(['regionals', 'companies']).toContain(state.ending?.by);
    expect(state.round).toBeGreaterThanOrEqual(10);
    expect(state.round).toBeLessThanOrEqual(40);
    expect(actions.some(({ type }) => type === 'endTurn')).toBe(true);
  }
});

test('greedy players pay waivers, exchange cards and claim bonuses', () => {
  const kinds = [
    'exchangeCompanyCard',
    'claimBonusCard',
    'scoreCompanyCard',
    'scoreCompanyCard with waivers',
    'scoreRegionalCard',
  ];
  const played = new Set<string>();
  for (let seed = 0; seed < 8 && !kinds.every((kind) => played.has(kind)); seed++) {
    for (const action of game(4, `kinds-${seed}`).actions) {
      const { type, opponentLines } = action as { type: string; opponentLines?: readonly number[] };
      played.add(opponentLines?.length ? `${type} with waivers` : type);
    }
  }
  expect([...played]).toEqual(expect.arrayContaining(kinds));
});

test('random players come to the round limit', () => {
  const config = { seats: 2, seed: 'random', options: { roundLimit: 12 } };
  const { state } = playGame(engine as never, 'twentieth-century-limited', { config, bots: [randomBot] });
  expect(state.outcome.reason).toBe('roundLimit');
  expect(state.round).toBe(12);
});
