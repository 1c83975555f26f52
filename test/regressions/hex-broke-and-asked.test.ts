// Two players of Hex Tycoon had gone broke in round 30 and were asked 241 times more what to build, with markers in
// hand that they did not place and not a coin to spend, to the hundredth round.

import { expect, test } from 'vitest';
import { hexTycoon } from '../../rulesets/hex-tycoon/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { type Bot, playGame } from '../../src/players/bots/index.js';

const engine = createEngine([hexTycoon]) as unknown as AnyEngine;

// Lays its markers anywhere, buys a train level that it cannot keep, and nothing else.
const spendthriftBot = (): Bot => ({
  name: 'spendthrift',
  choose({ game }) {
    const list = [...game.legalActions()];
    // The first dividend of a list is none.
    const types = ['placeDevelopmentMarker', 'upgradeTrainLevel', 'payDividend', 'endPhase'];
    const [best] = types.flatMap((wanted) => list.find(({ type }) => type === wanted) ?? []);
    return best ?? list[0];
  },
});

test('HT-TURN-3: a table that has gone broke is asked once every other round, and ends', () => {
  const config = { seats: 2, seed: 'broke' };
  const { state, actions } = playGame(engine, 'hex-tycoon', { config, bots: [spendthriftBot] });
  expect(state.outcome?.reason).toBe('roundLimit');
  let at = engine.createGame('hex-tycoon', config);
  const asked: number[] = [];
  for (const action of actions) {
    if (action.type === 'endPhase') asked.push(at.round);
    at = engine.applyAction(at, action);
  }
  const late = asked.filter((round) => round >= 60);
  expect(late).toEqual(Array.from({ length: late.length }, (_, n) => late[0] + 2 * n));
  expect(late.at(-1)).toBeGreaterThan(97);
});

test('HT-END-10, E-HOST-4: and may stop there', () => {
  const config = { seats: 2, seed: 'broke' };
  const { state, actions } = playGame(engine, 'hex-tycoon', {
    config,
    bots: [spendthriftBot],
    maxRounds: 40,
  });
  expect([state.outcome, state.companies.map(({ money }: { money: number }) => money)]).toEqual([
    null,
    [0, 0],
  ]);
  const stop = { type: 'endGame', seat: null } as const;
  const record = engine.record('hex-tycoon', config, [...actions, stop] as never);
  expect(engine.replay(record).state.outcome?.reason).toBe('agreed');
});
