// Who may act, when, and on which decision.

import { describe, expect, test } from 'vitest';
import { engine, finishedGame, freshGame, position, type State, wavePosition } from './new-game.js';

const refusal = (state: State, action: Parameters<typeof engine.checkAction<'pebbles'>>[1]) =>
  engine.checkAction(state, action);
const ids = (state: State) => engine.decisions(state).map(({ id }) => id);

describe('the end', () => {
  test('E-OVER-1: no action after the end, neither of a seat nor of the host', () => {
    const over = finishedGame();
    expect(refusal(over, { type: 'endTurn', seat: 0 })).toEqual({
      code: 'game/over',
      rule: 'E-OVER-1',
      params: { reason: 'roundLimit' },
      scope: 'public',
    });
    expect(refusal(over, { type: 'expireTime', seat: null })?.rule).toBe('E-OVER-1');
    expect(refusal(over, { type: 'dropSeat', seat: null, target: 0 })?.rule).toBe('E-OVER-1');
    expect([engine.decisions(over), [...engine.legalActions(over)]]).toEqual([[], []]);
  });

  test('E-OVER-1: the action before the end is accepted', () => {
    const last = position({ round: 3, turn: { seat: 1, moves: 0, rolled: false, since: 0 } });
    expect(engine.outcome(last)).toBeNull();
    const over = engine.applyAction(last, { type: 'endTurn', seat: 1 });
    expect(engine.outcome(over)?.reason).toBe('roundLimit');
  });

  test('a tie goes to the shorter hand and is named; a tie in that is shared', () => {
    const end = (hands: [number[], number[]]) =>
      engine.applyAction(position({ seats: hands.map((hand, seat) => ({ hand, pile: [seat * 6] })) }), {
        type: 'expireTime',
        seat: null,
      }).outcome;
    expect(end([[1, 7], [2]])).toEqual({
      reason: 'timeLimit',
      ranking: [
        { seat: 1, place: 1, score: 1 },
        { seat: 0, place: 2, score: 1 },
      ],
      tieBreaks: ['shorter hand'],
    });
    expect(end([[1], [2]])?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('whose decision', () => {
  test('E-TURN-1: only a seat with an open decision acts', () => {
    expect(refusal(position(), { type: 'endTurn', seat: 1 })).toMatchObject({
      code: 'turn/not-yours',
      rule: 'E-TURN-1',
    });
    expect(refusal(position(), { type: 'endTurn', seat: 0 })).toBeNull();
  });

  test('E-TURN-1: a pending decision of a seat that is not on turn comes first', () => {
    const state = wavePosition();
    expect(ids(state)).toEqual(['0/1/wave']);
    expect(refusal(state, { type: 'endTurn', seat: 0 })?.code).toBe('turn/not-yours');
    const after = engine.applyAction(state, { type: 'dropStone', seat: 1, stone: 2 });
    expect([after.sea, ids(after)]).toEqual([[2], ['0/0/turn']]);
  });

  test('E-TURN-1: an optional decision out of turn may be taken or left', () => {
    const state = position({ seats: [{ hand: [0] }, { hand: [2], feathers: 1 }] });
    expect(engine.decisions(state)).toEqual([
      { id: '0/0/turn', seat: 0, kind: 'turn', optional: false, since: 0 },
      { id: '0/1/gull', seat: 1, kind: 'gull', optional: true, since: 0 },
    ]);
    expect(engine.applyAction(state, { type: 'whistle', seat: 1 }).seats[1].shells).toBe(1);
    const left = engine.applyAction(state, { type: 'endTurn', seat: 0 });
    expect(ids(left)).toEqual(['1/1/turn']);
  });

  test('E-TURN-2: an action must belong to an open decision of its seat', () => {
    expect(refusal(position(), { type: 'dropStone', seat: 0, stone: 0 })).toEqual({
      code: 'turn/not-now',
      rule: 'E-TURN-2',
      params: { action: 'dropStone', phase: 'turn' },
      scope: 'public',
    });
  });

  test('E-TURN-2: a phase may name the rule that limits it', () => {
    expect(refusal(wavePosition(), { type: 'endTurn', seat: 1 })).toMatchObject({
      code: 'turn/not-now',
      rule: 'P-ROLL-2',
    });
    expect(refusal(freshGame(), { type: 'endTurn', seat: 0 })?.rule).toBe('P-KEEP-1');
  });
});

describe('which decision', () => {
  test('E-STALE-1: a named decision must be open', () => {
    const state = position();
    const [{ id }] = engine.decisions(state);
    expect(refusal(state, { type: 'rollDie', seat: 0, decision: id })).toBeNull();
    expect(refusal(state, { type: 'rollDie', seat: 0, decision: '0/0/wave' })).toEqual({
      code: 'decision/stale',
      rule: 'E-STALE-1',
      params: { decision: '0/0/wave' },
      scope: 'public',
    });
  });

  test('E-STALE-1: a double click on the same decision is refused the second time', () => {
    const click = { type: 'drawStone', seat: 0, decision: '0/0/turn' } as const;
    const once = engine.applyAction(position(), click);
    expect(refusal(once, click)?.rule).toBe('E-STALE-1');
    expect(refusal(once, { type: 'drawStone', seat: 0 })).toBeNull();
  });

  test("E-STALE-1: another seat's answer leaves a decision open under its id", () => {
    const state = freshGame();
    const [first, second] = state.seats.map(({ hand }) => hand[0] as number);
    const later = engine.applyAction(state, { type: 'chooseKeepsake', seat: 0, stone: first });
    expect(ids(later)).toEqual(['0/1/keepsake', '0/2/keepsake']);
    const answer = { type: 'chooseKeepsake', seat: 1, stone: second, decision: '0/1/keepsake' } as const;
    expect(refusal(later, answer)).toBeNull();
    const gull = position({ seats: [{ hand: [0] }, { hand: [2], feathers: 1 }] });
    const whistled = engine.applyAction(gull, { type: 'whistle', seat: 1 });
    expect(ids(whistled)).toEqual(['0/0/turn']);
    const drawn = engine.applyAction(gull, { type: 'drawStone', seat: 0 });
    expect(ids(drawn)).toEqual(['1/0/turn', '0/1/gull']);
  });
});

describe('secret choices', () => {
  test('that a seat has answered is public, what it answered is not, and all is shown together', () => {
    const state = freshGame();
    const stones = state.seats.map(({ hand }) => hand[1] as number);
    const once = engine.applyAction(state, { type: 'chooseKeepsake', seat: 1, stone: stones[1] });
    expect(engine.view(once, 1).keepsakes).toEqual([null, { answer: stones[1] }, null]);
    expect(engine.view(once, 0).keepsakes).toEqual([null, { answer: null }, null]);
    expect(engine.view(once, null).keepsakes).toEqual([null, { answer: null }, null]);
    const all = engine.applyActions(once, [
      { type: 'chooseKeepsake', seat: 2, stone: stones[2] },
      { type: 'chooseKeepsake', seat: 0, stone: stones[0] },
    ]);
    expect(engine.view(all, null).seats.map(({ keepsake }) => keepsake)).toEqual(stones);
  });

  test('the state after the last answer is the same whoever answered first', () => {
    const state = freshGame();
    const answers = state.seats.map(
      ({ hand }, seat) => ({ type: 'chooseKeepsake', seat, stone: hand[2] as number }) as const,
    );
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const hashes = orders.map((order) =>
      engine.hashState(
        engine.applyActions(
          state,
          order.map((seat) => answers[seat]),
        ),
      ),
    );
    expect(new Set(hashes).size).toBe(1);
  });

  test('a seat that has answered owes nothing more', () => {
    const { hand } = freshGame().seats[0];
    const once = engine.applyAction(freshGame(), {
      type: 'chooseKeepsake',
      seat: 0,
      stone: hand[0] as number,
    });
    expect(refusal(once, { type: 'chooseKeepsake', seat: 0, stone: hand[1] as number })?.rule).toBe(
      'E-TURN-1',
    );
  });
});
