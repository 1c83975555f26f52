import { expect, test } from 'vitest';
import type { Aim } from '../../../../rulesets/twentieth-century-limited/players/bots/appraise';
import { suggestWith } from '../../../../rulesets/twentieth-century-limited/players/bots/suggest';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';
import { createEngine } from '../../../../src/core/engine';
import { greedyBot, playGame, randomBot } from '../../../../src/players/bots';

const engine = createEngine([twentiethCenturyLimited]);
const game = (seats: number, seed: string) =>
  playGame(engine as never, 'twentieth-century-limited', { config: { seats, seed }, bots: [greedyBot] });

test.each([2, 3, 4, 5])('greedy games of %i seats end by themselves in 10 to 40 rounds', (seats) => {
  for (let seed = 0; seed < 2; seed++) {
    const { state, actions } = game(seats, `bots-${seed}`);
    expect(state.outcome.reason).toBe('victory');
    expect(state.round).toBeGreaterThanOrEqual(10);
    expect(state.round).toBeLessThanOrEqual(40);
    expect(actions.some(({ type }) => type === 'endTurn')).toBe(true);
  }
});

test('greedy games end by either kind of card', () => {
  // Regional cards end all but one in some forty games; one of the others is pinned.
  expect(game(3, 'ends-0').state.ending?.by).toBe('regionals');
  expect(game(2, 'ends-13').state.ending?.by).toBe('companies');
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

// The balance of the two kinds of card (C6) is measured by `npm run balance`; here only that going for both is no mistake.
test('greedy players keep up with those who go for one kind of card only', () => {
  const GAMES = 24;
  const { rules, board } = engine.settingOf(
    engine.createGame('twentieth-century-limited', { seats: 2, seed: 0 }),
  );
  const wins = (against: Aim) => {
    let won = 0;
    for (let index = 0; index < GAMES; index++) {
      const aims = index % 2 === 0 ? (['all', against] as const) : ([against, 'all'] as const);
      let state = engine.createGame('twentieth-century-limited', { seats: 2, seed: `aims-${index >> 1}` });
      while (state.outcome === null) {
        const [decision] = engine.decisions(state);
        const view = engine.view(state, decision.seat) as never;
        for (const action of suggestWith({ rules, board, state: view }, decision, aims[decision.seat]))
          state = engine.applyAction(state, action as never);
      }
      const first = state.outcome.ranking.filter(({ place }) => place === 1);
      if (first.some(({ seat }) => aims[seat] === 'all')) won++;
    }
    return won;
  };
  expect(wins('regional')).toBeGreaterThan(GAMES / 3);
  expect(wins('company')).toBeGreaterThan(GAMES / 3);
});
