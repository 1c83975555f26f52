// The test kit itself: a fresh toy game, a position, notation with names of places.

import { expect, test } from 'vitest';
import { toyGame } from '../toy-game.js';
import { cardlessBoard } from '../toy-rails.js';

test('a fresh toy game waits in its first startup turn', () => {
  const game = toyGame({ seats: 3 });
  expect(game.asked).toEqual([`${game.state.first}: startup`]);
  expect(game.cash).toEqual([50, 50, 50]);
});

test('a toy position is played by notation with names of places', () => {
  const game = toyGame({
    state: { seats: [{ cash: 30, train: { at: 'D' }, track: ['D 4,2 3,2'] }], draws: [101] },
  });
  expect(game.legal('0: move')).toEqual(['0: move 4,2']);
  game.play('0: pick-up iron', '0: move 4,2 3,2', '0: end-operations', '0: build 3,2 3,1');
  expect([game.place(0), game.train(0).loads, game.owner('3,2', '3,1')]).toEqual(['3,2', ['iron'], 0]);
  expect(game.refusal('0: build 4,2 D')).toEqual({ code: 'build/right-of-way', rule: 'M-BUILD-10' });
  expect(game.state.deck.at(-1)).toBe(101);
});

test('a toy game is played on any toy board', () => {
  const board = cardlessBoard({ rows: ['A . . B'], cities: { A: { size: 'major' }, B: { size: 'major' } } });
  expect(toyGame({ board, seats: 6 }).cash).toHaveLength(6);
});
