// Greedy bots play Iron Dragon to a victory and use what only this title has, where it pays: foremen, links, the Underground.

import { expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { type AnyEngine, createEngine, type GameEvent } from '../../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../../src/players/bots/index.js';
import { SOAK } from '../../../long-run.js';
import { board } from '../dragon-land.js';

const engine = createEngine([ironDragon]) as unknown as AnyEngine;
const isLink = (from: number, to: number) =>
  board.segment(from, to) < 0 && board.cityAt[from] !== board.cityAt[to];

test('every deal ends by victory; in some of them foremen are hired, links and the Underground are used', () => {
  const events: GameEvent[] = [];
  for (let deal = 1; deal <= (SOAK ? 6 : 3); deal++) {
    const seed = `hire-${deal}`;
    const { state } = playGame(engine, 'iron-dragon', {
      config: { seats: 3, seed },
      bots: [greedyBot],
      maxRounds: 120,
      onAction: ({ events: more }) => void events.push(...more),
    });
    expect([seed, state.outcome?.reason]).toEqual([seed, 'victory']);
  }
  const told = (type: string) => events.filter((event) => event.type === type);
  expect(told('foremanHired').length).toBeGreaterThan(0);
  expect(told('bribePaid').length).toBeGreaterThan(0);
  const steps = told('trainMoved') as unknown as readonly { from: number; to: number }[];
  expect(steps.filter(({ from, to }) => isLink(from, to)).length).toBeGreaterThan(0);
});
