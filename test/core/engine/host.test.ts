// What whoever hosts a game may do: run out its clock, drop a seat, have one left and taken, and end a game that its
// table stops.

import { describe, expect, test } from 'vitest';
import { begunGame, engine, freshGame, position, wavePosition } from './new-game.js';

const drop = (target: number) => ({ type: 'dropSeat', seat: null, target }) as const;

describe('host actions', () => {
  test('E-HOST-1: host actions have seat null and are legal whenever declared, even during a decision', () => {
    for (const state of [freshGame(), begunGame(), wavePosition()]) {
      expect(engine.checkAction(state, { type: 'expireTime', seat: null })).toBeNull();
      expect(engine.applyAction(state, { type: 'expireTime', seat: null }).outcome?.reason).toBe('timeLimit');
    }
    expect(engine.checkAction(begunGame(), { type: 'expireTime', seat: 0 } as never)?.rule).toBe('E-SHAPE-1');
  });

  test('E-HOST-1: host actions are never in decisions or lists, and are recorded and replayed', () => {
    const state = begunGame();
    expect([...engine.legalActions(state)].filter(({ seat }) => seat === null)).toEqual([]);
    expect(engine.decisions(state).filter(({ seat }) => seat === null)).toEqual([]);
    const hands = freshGame(7, 3).seats.map(({ hand }) => hand[0] as number);
    const record = engine.record('pebbles', { seats: 3, seed: 7 }, [
      { type: 'chooseKeepsake', seat: 2, stone: hands[2] },
      drop(1),
      { type: 'chooseKeepsake', seat: 0, stone: hands[0] },
      { type: 'expireTime', seat: null },
    ]);
    expect(engine.replay(JSON.stringify(record)).state.outcome?.reason).toBe('timeLimit');
  });
});

describe('a table that stops', () => {
  const stop = { type: 'endGame', seat: null } as const;

  test('E-HOST-4: the game ends by agreement, whatever is open, ranked as the position stands', () => {
    const told = {
      ranking: [
        { seat: 1, score: 4 },
        { seat: 0, score: 1 },
      ],
      tieBreaks: [],
    };
    const seats = [
      { hand: [1, 7], pile: [0] },
      { hand: [2, 3], pile: [9] },
    ];
    for (const state of [position({ seats }), wavePosition([2, 3], { seats })]) {
      expect(engine.checkAction(state, stop)).toBeNull();
      const result = engine.tryAction(state, stop);
      const over = result.ok ? result.state : state;
      expect([engine.decisions(over), [...engine.legalActions(over)]]).toEqual([[], []]);
      expect(over.outcome).toMatchObject({ reason: 'agreed', ...told });
      expect(engine.decisions(over)).toEqual([]);
      expect(result).toMatchObject({ events: [{ n: 0, type: 'gameEnded', reason: 'agreed' }] });
    }
    expect(engine.applyAction(freshGame(), stop).outcome?.reason).toBe('agreed');
  });

  test('E-HOST-4: it is no seat’s to say, and it is said once', () => {
    const state = begunGame();
    expect(engine.checkAction(state, { type: 'endGame', seat: 0 } as never)).toMatchObject({
      code: 'action/malformed',
      rule: 'E-SHAPE-1',
    });
    const over = engine.applyAction(state, stop);
    expect(engine.checkAction(over, stop)).toEqual({
      code: 'game/over',
      rule: 'E-OVER-1',
      params: { reason: 'agreed' },
      scope: 'public',
    });
  });

  test('E-HOST-4: it is never listed, never drawn, and is recorded, written and replayed', () => {
    const state = begunGame();
    expect([...engine.legalActions(state)].filter(({ type }) => type === 'endGame')).toEqual([]);
    expect(engine.formatAction('pebbles', stop)).toBe('host: end-game');
    expect(engine.parseAction('pebbles', 'host: end-game')).toEqual(stop);
    const config = { seats: 3, seed: 7 };
    const record = engine.record('pebbles', config, [drop(1), stop]);
    expect(record.actions).toEqual(['host: drop-seat 1; end-game']);
    expect(engine.replay(JSON.stringify(record)).state).toEqual(
      engine.applyActions(engine.createGame('pebbles', config), [drop(1), stop]),
    );
  });
});

describe('dropped seats', () => {
  test('E-HOST-2: a dropped seat plays what its ruleset declares, at once and from then on', () => {
    const state = freshGame();
    const { state: dropped, events } = engine.tryAction(state, drop(1)) as Extract<
      ReturnType<typeof engine.tryAction<'pebbles'>>,
      { ok: true }
    >;
    expect(dropped.absent).toEqual([1]);
    expect(events.map(({ n, type }) => [n, type])).toEqual([
      [0, 'seatDropped'],
      [1, 'keepsakeChosen'],
    ]);
    expect(dropped.keepsakes?.[1]).toEqual({ answer: state.seats[1].hand[0] });
    const turn = engine.applyActions(dropped, [
      { type: 'chooseKeepsake', seat: 0, stone: state.seats[0].hand[0] as number },
      { type: 'chooseKeepsake', seat: 2, stone: state.seats[2].hand[0] as number },
      { type: 'endTurn', seat: 0 },
    ]);
    expect(turn.turn?.seat).toBe(2);
  });

  test('E-HOST-2: a seat dropped while others wait for it answers in the same step', () => {
    const state = wavePosition([2, 3], { seats: [{ hand: [0] }, { hand: [2, 3] }] });
    const after = engine.applyAction(state, drop(1));
    expect([after.sea, after.wave, after.turn?.seat, after.step]).toEqual([[2], null, 0, 1]);
  });

  test('E-HOST-2: what is optional lapses for a dropped seat, and nobody waits for it', () => {
    const config = { seats: 3, seed: 1 };
    const seats = [{ hand: [0] }, { hand: [2], feathers: 1 }, { hand: [3] }];
    const parts = { round: 1, keepsakes: null, beach: [21, 22, 23], seats };
    const turn = { seat: 0, moves: 0, rolled: false, since: 0 };
    const state = engine.createPosition('pebbles', { config, state: { ...parts, turn } });
    expect(engine.decisions(state).map(({ kind }) => kind)).toEqual(['turn', 'gull']);
    const after = engine.applyAction(state, drop(1));
    expect(engine.decisions(after).map(({ kind }) => kind)).toEqual(['turn']);
    expect(engine.checkAction(after, { type: 'whistle', seat: 1 })?.rule).toBe('E-TURN-1');
    // Seat 2 has one stone: with seat 1 gone, its only answer to a wave is given at once.
    const wave = engine.createPosition('pebbles', {
      config,
      state: { ...parts, absent: [1], turn: { ...turn, rolled: true }, wave: { seat: 2, since: 0 } },
    });
    expect(engine.applyAction(wave, drop(0)).sea).toEqual([3]);
  });

  test('E-HOST-3: the last present seat cannot be dropped, nor a seat twice', () => {
    const once = engine.applyAction(begunGame(7, 3), drop(0));
    expect(engine.checkAction(once, drop(0))).toEqual({
      code: 'host/already-dropped',
      rule: 'E-HOST-3',
      params: { target: 0 },
      scope: 'public',
    });
    const twice = engine.applyAction(once, drop(2));
    expect(engine.checkAction(twice, drop(1))).toMatchObject({ code: 'host/last-seat', rule: 'E-HOST-3' });
    expect(twice.absent).toEqual([0, 2]);
    expect(engine.decisions(twice).map(({ seat }) => seat)).toEqual([1]);
  });

  test('everybody sees that a seat was dropped', () => {
    const result = engine.tryAction(position(), drop(1));
    const events = result.ok ? result.events : [];
    expect(engine.viewEvents(position(), events, null)).toEqual([{ n: 0, type: 'seatDropped', seat: 1 }]);
  });
});

describe('seats that come and go', () => {
  const leave = (target: number) => ({ type: 'leaveSeat', seat: null, target }) as const;
  const take = (target: number) => ({ type: 'takeSeat', seat: null, target }) as const;

  test('E-HOST-5, E-HOST-6: a seat that is left plays as a dropped one until somebody takes it', () => {
    const start = begunGame(7, 3);
    const left = engine.applyAction(start, leave(1));
    expect([left.absent, left.game.vacantSeats]).toEqual([[1], [1]]);
    const passed = engine.applyAction(left, { type: 'endTurn', seat: 0 });
    expect(passed.turn?.seat).toBe(2);
    const taken = engine.applyAction(passed, take(1));
    expect([taken.absent, taken.game]).toEqual([[], start.game]);
    const round = engine.applyActions(taken, [
      { type: 'endTurn', seat: 2 },
      { type: 'endTurn', seat: 0 },
    ]);
    expect(round.turn?.seat).toBe(1);
  });

  test('E-HOST-5: what is open for a seat is answered when it is left', () => {
    const left = engine.applyAction(begunGame(7, 3), leave(0));
    expect([left.turn?.seat, left.step]).toEqual([1, begunGame(7, 3).step + 1]);
    expect(engine.applyAction(left, take(0)).turn?.seat).toBe(1);
  });

  test('E-HOST-5, E-HOST-6: both are recorded, replayed and saved, three times in one game', () => {
    const actions = [leave(1), take(1), leave(2), take(2), leave(1), take(1), leave(0)];
    const record = engine.record('pebbles', { seats: 3, seed: 7 }, actions);
    expect(record.actions[0]).toMatch(/^host: leave-seat 1; take-seat 1; leave-seat 2/);
    const { state } = engine.replay(JSON.stringify(record));
    expect([state.absent, state.game.vacantSeats]).toEqual([[0], [0]]);
    expect(engine.deserialize(engine.serialize(state))).toEqual(state);
    expect(engine.view(state, null).game.vacantSeats).toEqual([0]);
    expect(Object.isFrozen(state.game.vacantSeats)).toBe(true);
  });

  test('E-HOST-5: a seat that was left can be dropped for good, and then nobody takes it', () => {
    const gone = engine.applyActions(begunGame(7, 3), [leave(1), drop(1)]);
    expect([gone.absent, gone.game.vacantSeats]).toEqual([[1], undefined]);
    const code = 'host/already-dropped';
    expect(engine.checkAction(gone, take(1))).toMatchObject({
      code,
      rule: 'E-HOST-6',
      params: { target: 1 },
    });
    expect(engine.checkAction(gone, leave(1))).toMatchObject({ code, rule: 'E-HOST-5' });
  });

  test('E-HOST-3, E-HOST-5, E-HOST-6: refused for the last seat, one that was left, and one that was not', () => {
    const state = engine.applyAction(begunGame(7, 2), leave(1));
    const codes = [leave(0), drop(0), leave(1), take(0)].map(
      (action) => engine.checkAction(state, action)?.code,
    );
    expect(codes).toEqual(['host/last-seat', 'host/last-seat', 'host/already-left', 'host/not-vacant']);
    expect(engine.describe(state, engine.checkAction(state, leave(1))!)).toBe(
      'Seat 2 was left already. [E-HOST-5]',
    );
  });

  test('E-HOST-5: a saved state in which a seat is vacant and not absent is refused', () => {
    const snapshot = JSON.parse(engine.serialize(engine.applyAction(begunGame(7, 3), leave(1))));
    const state = { ...snapshot.state, absent: [] };
    const broken = JSON.stringify({ ...snapshot, state, hash: engine.hashState(state) });
    expect(() => engine.deserialize(broken)).toThrow('seats 1 cannot be vacant');
  });

  test('E-HOST-6: words name whoever plays now, and the state keeps who began', () => {
    const state = engine.applyActions(begunGame(7, 3), [leave(1), take(1)]);
    const seatNames = ['Ann', 'Cem', 'Dora'];
    const told = { n: 0, type: 'seatTaken', seat: 1 } as const;
    expect(engine.describe(state, told)).toBe('Somebody plays for Seat 2 again.');
    expect(engine.describe(state, told, { seatNames })).toBe('Somebody plays for Cem again.');
    expect(engine.describe(state, leave(2), { seatNames })).toBe(
      'Dora leaves, and somebody else may take the seat.',
    );
    expect(state.game.seatNames[1]).toBe('Seat 2');
  });

  test('everybody sees that a seat was left and taken', () => {
    const state = position();
    const told = (before: typeof state, action: ReturnType<typeof leave> | ReturnType<typeof take>) => {
      const result = engine.tryAction(before, action);
      return result.ok ? engine.viewEvents(result.state, result.events, null) : [];
    };
    expect(told(state, leave(1))).toEqual([{ n: 0, type: 'seatLeft', seat: 1 }]);
    expect(told(engine.applyAction(state, leave(1)), take(1))).toEqual([
      { n: 0, type: 'seatTaken', seat: 1 },
    ]);
  });
});
