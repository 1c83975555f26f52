// The greedy bot's way with a plan, in a game that only plays along.

import { expect, test } from 'vitest';
import { createRandom, type GameAction } from '../../../src/core/engine/index.js';
import { type BotGame, greedyBot } from '../../../src/players/bots/index.js';

const act = (name: string) => ({ type: name, seat: 0 }) as GameAction;

/** A game that suggests the given lines one after the other and refuses some actions. */
function table(
  lines: readonly string[][],
  refused: readonly string[] = [],
  legal: readonly string[] = ['pass'],
) {
  const asked: number[] = [];
  const gameAt = (step: number) =>
    ({
      suggest() {
        asked.push(step);
        return (lines[asked.length - 1] ?? []).map(act);
      },
      checkAction: ({ type }: GameAction) => (refused.includes(type) ? { code: 'no' } : null),
      legalActions: () => legal.map(act),
      passAction: () => (legal.includes('pass') ? act('pass') : null),
    }) as unknown as BotGame;
  const bot = greedyBot();
  const choose = (step: number, kind = 'turn') =>
    bot.choose({
      game: gameAt(step),
      view: { step },
      decision: { id: '', seat: 0, kind, optional: false, since: 0 },
      random: createRandom('greedy'),
    })?.type;
  return { asked, choose };
}

test('it plays a suggested line to its end and then asks again', () => {
  const { asked, choose } = table([['a', 'b'], ['c']]);
  expect([choose(4), choose(5), choose(6)]).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([4, 6]);
});

test('it asks again when somebody has come between', () => {
  const { asked, choose } = table([['a', 'b'], ['c']]);
  expect([choose(4), choose(7)]).toEqual(['a', 'c']);
  expect(asked).toEqual([4, 7]);
});

test('it asks again when another decision is open', () => {
  const { choose } = table([['a', 'b'], ['c']]);
  expect([choose(4), choose(5, 'draft')]).toEqual(['a', 'c']);
});

test('it asks again when the next action of the line is refused', () => {
  const { asked, choose } = table([['a', 'bad'], ['c']], ['bad']);
  expect([choose(4), choose(5)]).toEqual(['a', 'c']);
  expect(asked).toEqual([4, 5]);
});

test('without a legal suggestion it passes', () => {
  const { choose } = table([['bad'], []], ['bad'], ['build', 'pass', 'buy']);
  expect([choose(4), choose(5)]).toEqual(['pass', 'pass']);
});

test('where it cannot pass it plays the last legal action', () => {
  const { choose } = table([['bad'], []], ['bad'], ['build', 'buy']);
  expect([choose(4), choose(5)]).toEqual(['buy', 'buy']);
});

test('with nothing legal at all it plays nothing', () => {
  const { choose } = table([[]], [], []);
  expect(choose(4)).toBeUndefined();
});

test('its plan belongs to one bot: another one begins afresh', () => {
  const { choose } = table([['a', 'b']]);
  const other = table([['x']]);
  expect(choose(4)).toBe('a');
  expect(other.choose(5)).toBe('x');
  expect(choose(5)).toBe('b');
});
