// perft counts what playing everything out by hand counts.

import { describe, expect, test } from 'vitest';
import { perft } from '../../../src/testing/index.js';
import { begunGame, engine, finishedGame, freshGame } from './new-game.js';

describe('perft', () => {
  const state = begunGame();

  test('at depth 1 has a line for every legal action', () => {
    const { total, branches, complete } = perft(engine, state, 1);
    const texts = [...engine.legalActions(state)].map((action) => engine.formatAction(state, action));
    expect(branches).toEqual(texts.map((action) => ({ action, lines: 1 })));
    expect([total, complete]).toEqual([texts.length, engine.legalActions(state).complete]);
    expect(perft(engine, freshGame(), 2).complete).toBe(true);
  });

  test('deeper, a branch has the lines that go on from it', () => {
    const { total, branches, depth } = perft(engine, state, 3);
    for (const { action, lines } of branches) {
      const next = engine.applyAction(state, engine.parseAction(state, action));
      expect(perft(engine, next, 2).total).toBe(lines);
    }
    expect(total).toBe(branches.reduce((sum, { lines }) => sum + lines, 0));
    expect([depth, total > 100]).toEqual([3, true]);
  });

  test('stops at a limit, and says so', () => {
    const { total, complete } = perft(engine, state, 3, { limit: 50 });
    expect([total, complete]).toEqual([50, false]);
  });

  test('tells of every branch as it goes', () => {
    const told: string[] = [];
    const { branches } = perft(engine, state, 2, { onBranch: ({ action }) => told.push(action) });
    expect(told).toEqual(branches.map(({ action }) => action));
  });

  test('has no lines from the end of a game, and no lines without actions', () => {
    expect(perft(engine, finishedGame(), 2)).toEqual({ depth: 2, total: 0, complete: true, branches: [] });
    expect(() => perft(engine, state, 0)).toThrow('depth: expected a whole number, 1 or more');
  });
});
