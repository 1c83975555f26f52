// The tournament clock (M-VAR-15 … 17, M-OPEN-39).

import { describe, expect, test } from 'vitest';
import { passTurns } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import type { ToyPosition, ToySeat } from '../toy-position.js';
import { cardlessBoard } from '../toy-rails.js';

const options = { timeLimit: true };
const land = cardlessBoard({ rows: ['a A . . . B b', ' . . . . . .', '. . . . . . .'] });
const line = ['A 2,0 3,0 4,0 B'];

const game = (seats: readonly ToySeat[], more: ToyPosition = {}) =>
  toyGame({ board: land, options, seats: seats.length, state: { round: 5, ...more, seats } });

/** The host says that time is up. */
function expire(played: ReturnType<typeof toyGame>) {
  played.play('host: expire-time');
  return played;
}
const ranking = ({ state }: ReturnType<typeof toyGame>) =>
  state.outcome?.ranking.map(({ seat, place }) => `${place}: ${seat}`);

describe('the clock', () => {
  test('M-VAR-15: the host says when time is up, once, and only with the option', () => {
    const played = expire(game([{}, {}]));
    expect(played.state.lastRound).toBe(5);
    expect(played.refusal('host: expire-time')).toEqual({ code: 'time/already-expired', rule: 'M-VAR-15' });
    const plain = toyGame({ board: land });
    expect(plain.refusal('host: expire-time')).toEqual({ code: 'variant/off', rule: 'M-VAR-15' });
  });

  test('M-VAR-15: a win before time stands', () => {
    const played = passTurns(game([{ cash: 250, track: line }, { cash: 400 }]), 2);
    expect(played.state.outcome?.reason).toBe('victory');
    expect(played.refusal('host: expire-time')?.code).toBe('game/over');
  });

  test('M-OPEN-39: during a round that round is the last', () => {
    const played = passTurns(expire(passTurns(game([{}, {}, {}]), 1)), 2);
    expect(played.state.outcome?.reason).toBe('timeLimit');
    expect(played.state.round).toBe(5);
  });

  test('M-OPEN-39: between rounds, and in startup, one more is played', () => {
    const between = expire(passTurns(game([{}, {}]), 2));
    expect([between.state.round, between.state.lastRound, between.state.outcome]).toEqual([6, 6, null]);
    expect(passTurns(between, 2).state.outcome?.reason).toBe('timeLimit');
    const startup = expire(toyGame({ board: land, options }));
    expect(startup.state.lastRound).toBe(1);
    expect(passTurns(startup, 4).state.outcome).toBeNull();
    expect(passTurns(startup, 2).state.outcome?.reason).toBe('timeLimit');
  });

  test('M-VAR-15: it may come while somebody has a choice to make', () => {
    const pending = [{ kind: 'loseLoad' as const, seat: 1, train: 0, since: 0 }];
    const goods = { goods: { tea: 3, oil: 3 } };
    const board = cardlessBoard({ rows: ['a A . . . B b'], ...goods });
    const played = toyGame({
      board,
      options,
      state: { seats: [{}, { train: { at: 'A', loads: ['tea', 'oil'] } }], pending },
    });
    expect(expire(played).asked).toEqual(['1: loseLoad']);
  });
});

describe('the ranking', () => {
  test('M-VAR-16: the richest of those connected wins; if nobody is, the richest', () => {
    const seats = [{ cash: 20 }, { cash: 10, track: line }, { cash: 300 }];
    expect(ranking(passTurns(expire(game(seats)), 3))?.[0]).toBe('1: 1');
    const apart = seats.map(({ cash }) => ({ cash }));
    expect(ranking(passTurns(expire(game(apart)), 3))?.[0]).toBe('1: 2');
    const both = [{ cash: 20, track: ['0,0 0,1 1,1 2,1 3,1 4,1 5,1 6,0'] }, ...seats.slice(1)];
    expect(ranking(passTurns(expire(game(both)), 3))).toEqual(['1: 0', '2: 1', '3: 2']);
  });

  test('M-VAR-16: it decides over declarations of the last round too', () => {
    const seats = [
      { cash: 250, track: line },
      { cash: 260, track: ['0,0 0,1 1,1 2,1 3,1 4,1 5,1 6,0'], loan: 0 },
    ];
    const played = passTurns(expire(game(seats)), 2);
    expect([played.state.outcome?.reason, ranking(played)]).toEqual(['timeLimit', ['1: 1', '2: 0']]);
  });

  test('M-VAR-17: connection ranks above cash for the other places too, then cash; equals share a place', () => {
    const seats = [
      { cash: 90 },
      { cash: 15, track: line },
      { cash: 90 },
      { cash: 5, track: ['0,0 0,1 1,1 2,1 3,1 4,1 5,1 6,0'] },
    ];
    expect(ranking(passTurns(expire(game(seats)), 4))).toEqual(['1: 1', '2: 3', '3: 0', '3: 2']);
  });

  test('M-OPEN-39: equal cash and status share the first place; no target is raised', () => {
    const played = passTurns(expire(game([{ cash: 40 }, { cash: 40 }])), 2);
    expect(ranking(played)).toEqual(['1: 0', '1: 1']);
    expect(played.happened('targetRaised')).toEqual([]);
  });
});
