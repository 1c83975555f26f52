// A table that agrees to stop (E-HOST-4): money ranks, less twice the loans, then who is connected.

import { describe, expect, test } from 'vitest';
import { toyGame } from '../toy-game.js';
import type { ToyPosition, ToySeat } from '../toy-position.js';
import { cardlessBoard } from '../toy-rails.js';

const options = { borrowing: true, timeLimit: true };
const land = cardlessBoard({ rows: ['a A . . . B b', ' . . . . . .', '. . . . . . .'] });
const line = ['A 2,0 3,0 4,0 B'];

const game = (seats: readonly ToySeat[], more: ToyPosition = {}) =>
  toyGame({ board: land, options, seats: seats.length, state: { round: 5, ...more, seats } });
const stopped = (...seats: readonly ToySeat[]) => game(seats).play('host: end-game').state.outcome;
const places = (outcome: ReturnType<typeof stopped>) =>
  outcome?.ranking.map(({ seat, place, ...one }) => [seat, place, (one as { cash?: number }).cash]);

describe('a table that stops', () => {
  test('E-HOST-4: the richest is first, and loans are paid back twice over', () => {
    const outcome = stopped({ cash: 60, loan: 10 }, { cash: 45 }, { cash: 5, loan: 20 });
    expect(outcome?.reason).toBe('agreed');
    expect(places(outcome)).toEqual([
      [1, 1, 45],
      [0, 2, 40],
      [2, 3, -35],
    ]);
    expect(outcome?.tieBreaks[0]).toMatch(/E-HOST-4/);
  });

  test('E-HOST-4: money goes before connection, where the tournament clock has it the other way round', () => {
    const seats = [{ cash: 30, track: line }, { cash: 31 }];
    expect(places(stopped(...seats))?.map(([seat]) => seat)).toEqual([1, 0]);
  });

  test('E-HOST-4: with equal money the connected come first, and equals share a place', () => {
    const outcome = stopped({ cash: 40 }, { cash: 60, loan: 10, track: line }, { cash: 40 });
    expect(places(outcome)).toEqual([
      [1, 1, 40],
      [0, 2, 40],
      [2, 2, 40],
    ]);
    expect(outcome?.tieBreaks.join()).toMatch(/M-VAR-17/);
    const alone = stopped({ cash: 40 }, { cash: 60, track: line }, { cash: 40 });
    expect(alone?.tieBreaks.join()).not.toMatch(/M-VAR-17/);
    expect(places(stopped({ cash: 40 }, { cash: 40 }))?.map(([, place]) => place)).toEqual([1, 1]);
  });

  test('E-HOST-4: a victory declared in a round that does not end is no victory', () => {
    const played = game([{ cash: 250, track: line }, { cash: 251 }]).play('0: end-operations', '0: end-turn');
    expect([played.state.declared, played.state.outcome]).toEqual([[0], null]);
    const { outcome } = played.play('host: end-game').state;
    expect(outcome).toMatchObject({ reason: 'agreed', ranking: [{ seat: 1 }, { seat: 0, declared: true }] });
  });

  test('E-HOST-4: also in startup and before a choice that somebody must make; then it is over', () => {
    const pending = [{ kind: 'loseLoad' as const, seat: 1, train: 0, since: 0 }];
    const goods = { goods: { tea: 3, oil: 3 } };
    const board = cardlessBoard({ rows: ['a A . . . B b'], ...goods });
    const state = { seats: [{}, { train: { at: 'A', loads: ['tea', 'oil'] } }], pending };
    for (const played of [toyGame({ board: land }), toyGame({ board, state })]) {
      expect(played.refusal('host: end-game')).toBeNull();
      expect(played.play('host: end-game').asked).toEqual([]);
      expect(played.happened('gameEnded')).toEqual([{ reason: 'agreed' }]);
      expect(played.refusal('host: end-game')).toEqual({ code: 'game/over', rule: 'E-OVER-1' });
    }
  });
});
