// The end of a game in plain text, where a title says nothing of its seats.

import { expect, test, vi } from 'vitest';
import { tellOutcome } from '../../src/cli/tell.js';
import type { Summary } from '../../src/core/title/summary.js';

/** What is printed about two seats; `outcome` is null for a game that was left. */
function told(describe: Summary['describe'], outcome: object | null): readonly string[] {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text).trimEnd());
    return true;
  });
  const state = { outcome, game: { seatNames: ['Ann', 'Ben'] } };
  tellOutcome({ describe } as Summary, { rules: {}, board: {}, state } as never, { rounds: 2, actions: 5 });
  write.mockRestore();
  return lines.map((line) => line.trim());
}

const won = {
  reason: 'pebblesGone',
  tieBreaks: [],
  ranking: [1, 0].map((seat, at) => ({ seat, place: at + 1 })),
};

test('a seat of which nothing is said is told by its name', () => {
  expect(told(() => '', won).slice(-2)).toEqual(['1. Ben', '2. Ann']);
  expect(told(() => '', null).slice(-2)).toEqual(['Ann', 'Ben']);
});

test('a seat of which something is said is told with it', () => {
  const points = (_: unknown, seat: number) => `${seat + 3} points`;
  expect(told(points, won).slice(-2)).toEqual(['1. Ben: 4 points', '2. Ann: 3 points']);
  expect(told(points, null).slice(-2)).toEqual(['Ann: 3 points', 'Ben: 4 points']);
});
