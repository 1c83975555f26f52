// Cards in English: all that lie on a table in any title.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import type { Title } from '../../../src/core/title/title.js';
import { describeCard } from '../../../src/table/words/index.js';

const titles = allTitles as unknown as readonly Title<AnyRuleset>[];
const engine = createEngine(titles.map(({ ruleset }) => ruleset)) as unknown as AnyEngine;

async function cardsOf(title: Title<AnyRuleset>): Promise<readonly string[]> {
  let state = engine.createGame(title.ruleset.id, { seats: 2, seed: 7 });
  for (let step = 0; step < 6; step++) {
    const [{ seat }] = engine.decisions(state);
    state = engine.applyAction(state, engine.sampleAction(state, seat) as never);
  }
  const summary = await title.summary();
  const { rules, board } = engine.settingOf(state);
  const told = { rules, board, state: engine.view(state, 0) };
  return [
    ...(summary.hand?.(told, 0) ?? []),
    ...(summary.hand?.(told, 1) ?? []),
    ...(summary.display?.(told) ?? []),
  ].map((card) => describeCard(card));
}

describe.each(titles.map((title) => [title.ruleset.id, title] as const))('%s', (_, title) => {
  test('every card is a sentence; where hands are hidden, those of others are face down', async () => {
    const texts = await cardsOf(title);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !/^[A-Z].*[^.]\.( \[[A-Z0-9-]+\])?$/.test(text))).toEqual([]);
    const isOpen = 'operations' in title.ruleset.phases; // demand cards lie open
    expect(texts.some((text) => text.endsWith(', face down.'))).toBe(!isOpen);
  });
});

test('a demand names good, city and payout; a card with points the points first', () => {
  const line = (text: string, pays: string | null) => ({ text, pays, to: [], from: [] });
  const demand = { card: 3, sort: 'Demand', title: '', pays: null, rule: null };
  expect(
    describeCard({ ...demand, lines: [line('Rice to Beijing', '24 M'), line('Tea to Lhasa', '31 M')] }),
  ).toBe('Demand: Rice to Beijing for 24 M; Tea to Lhasa for 31 M.');
  const company = { card: 9, sort: 'Company Card', title: 'Erie', pays: '6 points', rule: 'TC-COMPANY-1' };
  expect(describeCard({ ...company, lines: [line('Albany', null), line('Chicago', null)] })).toBe(
    'Company Card Erie, 6 points: Albany; Chicago. [TC-COMPANY-1]',
  );
});
