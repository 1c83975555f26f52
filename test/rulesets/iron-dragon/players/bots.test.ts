// Greedy bots play to a victory and use what only this title has, where it pays: foremen, links, the Underground.

import { expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameEvent,
} from '../../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../../src/players/bots/index.js';
import { board } from '../dragon-land.js';

const engine = createEngine([ironDragon]) as unknown as AnyEngine;
const isLink = (from: number, to: number) =>
  board.segment(from, to) < 0 && board.cityAt[from] !== board.cityAt[to];

test('a greedy game ends by victory; foremen are hired, links and the Underground are used', () => {
  const events: GameEvent[] = [];
  const { state } = playGame(engine, 'iron-dragon', {
    config: { seats: 3, seed: 'hire-7' },
    bots: [greedyBot],
    maxRounds: 120,
    onAction: ({ events: more }) => void events.push(...more),
  });
  expect(state.outcome?.reason).toBe('victory');
  const count = (type: string) => events.filter((event) => event.type === type).length;
  expect(count('foremanHired')).toBeGreaterThan(0);
  expect(count('bribePaid')).toBeGreaterThan(0);
  const steps = events.filter(({ type }) => type === 'trainMoved') as unknown as {
    from: number;
    to: number;
  }[];
  expect(steps.filter(({ from, to }) => isLink(from, to)).length).toBeGreaterThan(0);
});

test('R-12: before any track lies no trip is planned from where the train may not be placed, so track is laid for it', () => {
  const built = new Set<number>();
  playGame(engine, 'iron-dragon', {
    config: { seats: 2, seed: 'open30-2-5' },
    bots: [greedyBot],
    maxRounds: 0,
    onAction: ({ events }) => {
      for (const event of events)
        if (event.type === 'trackBuilt') built.add((event as never as { seat: number }).seat);
    },
  });
  expect([...built].sort()).toEqual([0, 1]);
});

test('what a seat is worth does not depend on what was asked before: foremen that it might choose are forgotten', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const state = engine.createGame('iron-dragon', { seats: 3, seed });
    const seats = [0, 1, 2];
    const worths = () => seats.map((seat) => engine.evaluate(structuredClone(state), seat));
    const before = worths();
    for (const decision of engine.decisions(state)) engine.suggest(state, decision, createRandom(1));
    expect(seats.map((seat) => engine.evaluate(state, seat))).toEqual(before);
  }
});
