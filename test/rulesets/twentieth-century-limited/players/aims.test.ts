// What becomes of players who go for one kind of card, in many games.

import { expect, test } from 'vitest';
import type { Aim } from '../../../../rulesets/twentieth-century-limited/players/bots/appraise';
import { suggestWith } from '../../../../rulesets/twentieth-century-limited/players/bots/suggest';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';
import { createEngine } from '../../../../src/core/engine';

const engine = createEngine([twentiethCenturyLimited]);

/** A game whose seats go for these kinds of card. */
function gameFor(aims: readonly Aim[], seed: string) {
  let state = engine.createGame('twentieth-century-limited', { seats: aims.length, seed });
  const { rules, board } = engine.settingOf(state);
  while (state.outcome === null) {
    const [decision] = engine.decisions(state);
    const view = engine.view(state, decision.seat) as never;
    for (const action of suggestWith({ rules, board, state: view }, decision, aims[decision.seat]))
      state = engine.applyAction(state, action as never);
  }
  return state;
}

test.each([
  ['regional', 'regionals'],
  ['company', 'companies'],
] as const)('players who go for %s cards only end their games by them', (aim, by) => {
  for (let deal = 0; deal < 6; deal++) {
    const aims = Array.from({ length: 2 + (deal % 3) }, () => aim);
    expect([deal, gameFor(aims, `only-${deal}`).ending?.by]).toEqual([deal, by]);
  }
});

// The balance of the two kinds of card (C6) is measured by `npm run try -- balance`; here only that going for both is no mistake.
test('greedy players keep up with those who go for one kind of card only', () => {
  const GAMES = 24;
  const wins = (against: Aim) => {
    let won = 0;
    for (let index = 0; index < GAMES; index++) {
      const aims = index % 2 === 0 ? (['all', against] as const) : ([against, 'all'] as const);
      const { outcome } = gameFor(aims, `aims-${index >> 1}`);
      const first = outcome?.ranking.filter(({ place }) => place === 1) ?? [];
      if (first.some(({ seat }) => aims[seat] === 'all')) won++;
    }
    return won;
  };
  expect(wins('regional')).toBeGreaterThan(GAMES / 3);
  expect(wins('company')).toBeGreaterThan(GAMES / 3);
});
