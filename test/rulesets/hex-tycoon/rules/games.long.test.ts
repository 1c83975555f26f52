// Whole games by the title's own suggestions: they end by a real condition, both conditions occur, and soon enough.
// SOAK=1 plays twenty seeds for every number of seats and ten generated maps (M13).

import { describe, expect, test } from 'vitest';
import { defineBoard } from '../../../../rulesets/hex-tycoon/board/define-board.js';
import { generateMap } from '../../../../rulesets/hex-tycoon/board/generate/generate-map.js';
import { SOAK } from '../../../long-run.js';
import { playGreedily } from '../new-game.js';

const SEEDS = SOAK ? 20 : 2;

describe('greedy games', () => {
  test('M13: of games of 2 to 6 seats 95 in 100 end by a real condition, and both conditions occur', () => {
    const reasons = new Map<string, number>();
    let games = 0;
    for (let seats = 2; seats <= 6; seats++) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const { outcome } = playGreedily({ seats, seed: `${seats}/${seed}` });
        const reason = outcome?.reason ?? '';
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        games++;
      }
    }
    const real = (reasons.get('allCitiesConnected') ?? 0) + (reasons.get('railMarkersUsedUp') ?? 0);
    expect(real / games).toBeGreaterThanOrEqual(0.95);
    expect(reasons.get('allCitiesConnected')).toBeGreaterThan(0);
    expect(reasons.get('railMarkersUsedUp')).toBeGreaterThan(0);
  });

  test('M13: also on generated maps', () => {
    const boards = Array.from({ length: SOAK ? 10 : 2 }, (_, n) => defineBoard(generateMap(`game-${n}`)));
    const reasons: string[] = [];
    for (const { id } of boards) {
      for (let seats = 2; seats <= 6; seats += SOAK ? 1 : 4) {
        for (let seed = 0; seed < (SOAK ? 4 : 1); seed++) {
          reasons.push(playGreedily({ seats, seed, board: id }, boards).outcome?.reason ?? '');
        }
      }
    }
    const guarded = reasons.filter((reason) => reason === 'roundLimit').length;
    expect(guarded / reasons.length).toBeLessThanOrEqual(0.05);
    expect(reasons).toContain('railMarkersUsedUp');
    if (SOAK) expect(reasons).toContain('allCitiesConnected');
  });

  test('with every option on', () => {
    const options = {
      shutout: true,
      loans: true,
      stocks: true,
      drawDevelopmentMarkers: true,
      tycoons: true,
      extraRailroads: true,
    };
    const { outcome } = playGreedily({ seats: 4, seed: 'all', options });
    expect(outcome?.reason).not.toBe('roundLimit');
  });

  test('the same seed plays the same game', () => {
    const [one, other] = [playGreedily({ seats: 2, seed: 9 }), playGreedily({ seats: 2, seed: '9' })];
    expect(one).toEqual(other);
  });
});
