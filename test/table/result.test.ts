// How a game ended, as data: the points add up to what ranks, and the sentences say why.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../rulesets';
import { engine } from '../../src';
import type { AnyEngine } from '../../src/core/engine';
import { gameResult } from '../../src/table/result';
import { readPlaythrough } from '../../src/testing';
import { readGolden } from '../playthroughs/goldens';

const plain = engine as unknown as AnyEngine;

describe.each(allTitles.map((title) => [title.ruleset.id, title] as const))('%s', (id, title) => {
  // A game of bots that ends by itself.
  const { config, actions } = readPlaythrough(plain, readGolden(id, 'greedy'));

  test('points are told item by item and add up, and what decided is said with names', async () => {
    const summary = await title.summary();
    const state = plain.applyActions(plain.createGame(id, config as never), actions as never);
    const result = gameResult(plain, state as never, summary);
    expect(result?.ranking.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben']);
    for (const { total, items = [] } of result?.ranking ?? []) {
      const own = items.filter(({ unit }) => unit === total?.unit);
      if (own.length > 0) expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount);
      expect(items.length).toBeGreaterThan(1);
    }
    const [first, second] = result?.ranking ?? [];
    expect(result?.winners).toEqual([first]);
    const words = (result?.decided ?? []).join(' ');
    // Who declares a victory wins, even if another seat has more.
    const isAhead = (first.total?.amount ?? 0) > (second.total?.amount ?? 0);
    expect(words).toContain(isAhead ? `${first.name} is ` : `${first.name} declared victory`);
    expect(words.includes(` ahead of ${second.name}.`)).toBe(isAhead);
    expect(words).not.toMatch(/[a-z][A-Z]|undefined|NaN|\[|\(/);

    const before = plain.replay(plain.record(id, config, actions.slice(0, 9) as never) as never);
    expect(gameResult(plain, before.state as never, summary)).toBeNull();
  });

  test('E-HOST-4: a game that its table stops says so', async () => {
    const summary = await title.summary();
    const { state } = plain.startGame(id, config as never);
    const stopped = plain.applyAction(state as never, { type: 'endGame', seat: null } as never);
    const result = gameResult(plain, stopped as never, summary);
    expect(result?.decided[0]).toMatch(/^The players agreed to stop/);
    expect(result?.winners.length).toBeGreaterThan(0);
  });
});
