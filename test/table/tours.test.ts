// @vitest-environment happy-dom
// Tours are played on a table, step by step: every step still applies, and something pays in the end.

import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets';
import { titles } from '../../rulesets/titles';
import { type AnyEngine, createEngine } from '../../src/core/engine';
import { stepsDone, tourStart } from '../../src/core/title/tour';
import { openTable, type TableShown } from '../../src/table';
import { createGameStore } from '../../src/table/store';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const PAYS = ['deliverLoad', 'scoreRegionalCard', 'payDividend'];

test.each(allRulesets.map(({ id }) => id))('%s: the tour is played to its end as it is shown', async (id) => {
  const tour = await titles[id].tour!();
  const { steps } = tour;
  const store = createGameStore(engine, tourStart(id, tour, ['Ann', 'Ben']));
  let shown: TableShown | null = null;
  const table = await openTable(document.body.appendChild(document.createElement('div')), store, {
    ...{ engine, titles: titles as never, viewer: 0, asksFirst: true },
    onChange: (next) => {
      shown = next;
    },
  });
  const now = () => shown as unknown as TableShown;
  for (const [at, step] of steps.entries()) {
    expect(stepsDone(tour, store.played().actions)).toBe(at);
    expect(now().textOf(step.say)).toMatch(/\.$/);
    now().propose!(step.at);
    const found = now().proposals.find(({ actions }) => actions.at(-1)?.type === step.plays);
    expect([step.say, found?.play]).toEqual([step.say, expect.any(Function)]);
    found!.play!();
    expect(now().refusal).toBe('');
  }
  expect(stepsDone(tour, store.played().actions)).toBe(steps.length);
  expect(PAYS).toContain(steps.at(-1)!.plays);
  expect([steps.length >= 5, steps.length <= 8]).toEqual([true, true]);
  table.destroy();
});
