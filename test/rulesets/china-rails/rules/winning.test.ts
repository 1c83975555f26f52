// Winning in China: four majors and a container port (CR-WIN-1, 2, CR-OPEN-7).

import { describe, expect, test } from 'vitest';
import { china, engine, type SeatSetup } from '../china-game.js';

const { board, play, playOut, position, track } = china;

const port = (id: string) => board.crossings[board.crossingIndex(id)].ports[0];
const majors = track('beijing', 'shanghai', 'hong-kong', 'chongqing');
const toFuzhou = [...new Set([...majors, ...track('hong-kong', port('fuzhou-port'))])];
const withPort: SeatSetup = { at: 'beijing', track: toFuzhou, rights: ['fuzhou-port'] };
const declares = (seat: SeatSetup) => play(position({ seats: [seat, {}] }), 'endTurn').declared.includes(0);

describe('the line', () => {
  test('CR-WIN-1: four majors and a container port on one line, and 250 M', () => {
    expect(declares({ ...withPort, cash: 250 })).toBe(true);
    expect(declares({ ...withPort, cash: 249 })).toBe(false);
    expect(declares({ at: 'beijing', track: majors, cash: 400 })).toBe(false);
    const three = [...new Set([...track('beijing', 'shanghai', 'hong-kong', port('fuzhou-port'))])];
    expect(declares({ ...withPort, track: three, cash: 400 })).toBe(false);
  });

  test('CR-WIN-1: the round is finished, and then the game is won', () => {
    const declared = play(position({ seats: [{ ...withPort, cash: 250 }, {}, {}] }), 'endTurn');
    expect([declared.declared, declared.outcome]).toEqual([[0], null]);
    const { state } = playOut(play(declared, 'endTurn'), 'endTurn');
    expect(state.outcome).toMatchObject({ reason: 'victory' });
    expect(state.outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(engine.decisions(state)).toEqual([]);
  });

  test('CR-OPEN-7: the Hong Kong port counts for those who bought the link', () => {
    expect(declares({ at: 'beijing', track: majors, rights: ['hong-kong-port'], cash: 250 })).toBe(true);
    expect(declares({ at: 'beijing', track: majors, cash: 250 })).toBe(false);
  });

  test('CR-OPEN-7: a link held without a line to its port does not count', () => {
    expect(declares({ at: 'beijing', track: majors, rights: ['fuzhou-port'], cash: 250 })).toBe(false);
    // Nor does a line to a port whose link is another's.
    expect(declares({ at: 'beijing', track: toFuzhou, cash: 250 })).toBe(false);
  });
});

test('CR-WIN-2: after time, four majors and a port rank above cash', () => {
  const seats: SeatSetup[] = [
    { cash: 300 },
    { ...withPort, cash: 10 },
    { at: 'beijing', track: track('lanzhou', 'xining'), cash: 400 },
  ];
  const state = play(
    position({ seats, options: { timeLimit: true } }),
    { type: 'expireTime', seat: null },
    'endTurn',
    'endTurn',
    'endTurn',
  );
  expect(state.outcome?.reason).toBe('timeLimit');
  expect(state.outcome?.ranking.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  // With nobody connected, the richest.
  const poor = seats.map((seat) => ({ ...seat, rights: [] }));
  const open = play(
    position({ seats: poor, options: { timeLimit: true } }),
    { type: 'expireTime', seat: null },
    'endTurn',
    'endTurn',
    'endTurn',
  );
  expect(open.outcome?.ranking.map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test('E-HOST-4: a table that stops ranks by money, not by majors and ports', () => {
  const seats: SeatSetup[] = [{ cash: 40, loan: 15 }, { ...withPort, cash: 12 }, { cash: 13 }];
  const state = play(position({ seats, options: { borrowing: true } }), { type: 'endGame', seat: null });
  expect(state.outcome?.reason).toBe('agreed');
  expect(state.outcome?.ranking.map(({ seat }) => seat)).toEqual([2, 1, 0]);
});
