// The verbs that play: what they return, what they throw, and that they agree with each other.

import { describe, expect, test } from 'vitest';
import { createEngine, createRandom, isRailheadError } from '../../../src/core/engine/index.js';
import { begunGame, engine, freshGame, position, thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

describe('beginning a game', () => {
  test('createGame settles up to the first decision and begins with the envelope', () => {
    const state = freshGame();
    expect(Object.keys(state).slice(0, 6)).toEqual(['game', 'step', 'round', 'luck', 'outcome', 'absent']);
    expect(state.game).toEqual({
      ruleset: 'pebbles',
      revision: 1,
      options: { longBeach: false, quick: false },
      board: { id: 'shore', hash: 'a'.repeat(64) },
      seatNames: ['Seat 1', 'Seat 2', 'Seat 3'],
    });
    expect([state.step, state.beach.length, state.bag.length]).toEqual([0, 3, 12]);
    expect(engine.decisions(state).map(({ id }) => id)).toEqual([
      '0/0/keepsake',
      '0/1/keepsake',
      '0/2/keepsake',
    ]);
  });

  test('startGame gives the same state, and the events of getting there', () => {
    const { state, events } = engine.startGame('pebbles', { seats: 3, seed: 7 });
    expect(state).toEqual(freshGame());
    expect(events).toEqual(state.beach.map((stone, n) => ({ n, type: 'stoneWashedUp', stone })));
  });

  test('names are kept and influence nothing', () => {
    const named = engine.createGame('pebbles', { seats: ['Ada', 'Ben', 'Cy'], seed: 7 });
    expect(named.game.seatNames).toEqual(['Ada', 'Ben', 'Cy']);
    expect(named.seats).toEqual(freshGame().seats);
  });

  test.each([
    ['no seats', { seats: 0, seed: 1 }, /seats/],
    ['too many seats', { seats: 5, seed: 1 }, /Pebbles seats 2 to 4/],
    ['too few names', { seats: ['Ada'], seed: 1 }, /Pebbles seats 2 to 4/],
    ['an empty name', { seats: ['Ada', ''], seed: 1 }, /seats/],
    ['no seed', { seats: 2 }, /seed/],
    ['a seed that is no number', { seats: 2, seed: Number.NaN }, /seed/],
    ['an unknown field', { seats: 2, seed: 1, sets: 3 }, /unknown field sets/],
    ['an unknown option', { seats: 2, seed: 1, options: { fast: true } }, /unknown field fast/],
    [
      'an option of the wrong type',
      { seats: 2, seed: 1, options: { quick: 'yes' } },
      /quick: expected boolean/,
    ],
    ['nothing', undefined, /expected object/],
  ])('a config with %s is refused with issues', (_, config, message) => {
    const error = thrown(() => engine.createGame('pebbles', config as never));
    expect(error).toMatchObject({ name: 'InvalidInputError', code: 'invalid-input' });
    expect(error.message).toMatch(message);
  });

  test('an unknown ruleset or board has a typed error of its own', () => {
    const config = { seats: 2, seed: 1 };
    expect(thrown(() => engine.createGame('chess' as never, config)).name).toBe('UnknownRulesetError');
    expect(thrown(() => engine.createGame('__proto__' as never, config)).name).toBe('UnknownRulesetError');
    expect(thrown(() => engine.createGame('pebbles', { ...config, board: 'moon' }))).toMatchObject({
      name: 'UnknownBoardError',
      code: 'unknown-board',
      board: { id: 'moon' },
    });
  });

  test('a state of another board is refused, never played on this one', () => {
    const state = begunGame();
    const moved = { ...state, game: { ...state.game, board: { id: 'shore', hash: 'b'.repeat(64) } } };
    const error = thrown(() => engine.applyAction(moved, { type: 'endTurn', seat: 0 }));
    expect(error.name).toBe('UnknownBoardError');
  });
});

describe('playing', () => {
  test('applyAction returns the next frozen state and leaves the last as it was', () => {
    const state = begunGame();
    const hash = engine.hashState(state);
    const next = engine.applyAction(state, { type: 'takeStone', seat: 0, stone: state.beach[0] });
    expect([next.step, next.seats[0].pile]).toEqual([state.step + 1, [state.beach[0]]]);
    expect(Object.isFrozen(next.seats[0].pile)).toBe(true);
    expect(engine.hashState(state)).toBe(hash);
  });

  test('applyAction throws the rejection, or the issues of what is no action', () => {
    const state = begunGame();
    expect(thrown(() => engine.applyAction(state, { type: 'endTurn', seat: 1 }))).toMatchObject({
      name: 'IllegalActionError',
      code: 'illegal-action',
      rejection: { code: 'turn/not-yours', rule: 'E-TURN-1', params: { seat: 1 }, scope: 'public' },
    });
    expect(thrown(() => engine.applyAction(state, { type: 'endTurn' } as never))).toMatchObject({
      name: 'InvalidActionError',
      code: 'invalid-action',
      issues: [{ path: ['seat'], message: 'expected number' }],
    });
  });

  test('tryAction gives state, events and decisions, or the rejection', () => {
    const state = begunGame();
    const taken = engine.tryAction(state, { type: 'takeStone', seat: 0, stone: state.beach[0] });
    expect(taken).toMatchObject({
      ok: true,
      state: { step: 4 },
      events: [
        { n: 0, type: 'stoneTaken', seat: 0, stone: state.beach[0] },
        { n: 1, type: 'stoneWashedUp', stone: state.bag.at(-1) },
      ],
      decisions: [{ id: '4/0/turn', seat: 0, kind: 'turn', optional: false, since: 4 }],
    });
    const [elsewhere] = state.bag;
    const refused = engine.tryAction(state, { type: 'takeStone', seat: 0, stone: elsewhere as number });
    expect(refused).toEqual({
      ok: false,
      rejection: {
        code: 'take/not-on-beach',
        rule: 'P-TAKE-1',
        params: { stone: elsewhere },
        scope: 'public',
      },
    });
  });

  test('applyActions is all or nothing', () => {
    const state = begunGame();
    const [first, second, third] = state.beach;
    const take = (stone: number) => ({ type: 'takeStone', seat: 0, stone }) as const;
    expect(engine.applyActions(state, [take(first), take(second)]).seats[0].pile).toEqual([first, second]);
    const error = thrown(() => engine.applyActions(state, [take(first), take(second), take(third)]));
    expect(error.rejection).toMatchObject({ code: 'turn/no-moves-left', params: { limit: 2 } });
    expect(engine.applyActions(state, [])).toBe(state);
  });

  test('a view is no state to play on', () => {
    const view = engine.view(begunGame(), 0);
    const error = thrown(() => engine.applyAction(view as never, { type: 'endTurn', seat: 0 }));
    expect(error).toMatchObject({ name: 'InvalidInputError', message: expect.stringContaining('view') });
    expect(() => engine.serialize(view as never)).toThrow('view');
  });

  test.each([[null], [undefined], [5], [{}], [{ game: null }]])(
    '%o is no state, with a typed error',
    (input) => {
      for (const ask of [engine.applyAction, engine.checkAction, engine.view]) {
        const error = thrown(() => ask(input as never, { type: 'endTurn', seat: 0 } as never));
        expect([isRailheadError(error), error.name]).toEqual([true, 'InvalidInputError']);
      }
    },
  );
});

describe('lists', () => {
  test('legalActions lists what answers one decision, and nothing for one that is not open', () => {
    const state = position({
      seats: [
        { hand: [0, 1, 6, 12], feathers: 1 },
        { hand: [2], feathers: 1 },
      ],
    });
    const open = engine.decisions(state);
    expect(open.length).toBeGreaterThan(1);
    expect(open.flatMap((decision) => [...engine.legalActions(state, decision)])).toEqual([
      ...engine.legalActions(state),
    ]);
    const [{ seat, kind }] = open;
    const { phases } = engine.settingOf(state).ruleset;
    const types = phases[kind].actions.map(({ type }) => type);
    for (const action of engine.legalActions(state, { seat, kind })) {
      expect(action.seat).toBe(seat);
      expect(types).toContain(action.type);
    }
    expect([...engine.legalActions(state, { seat, kind: 'keepsake' })]).toEqual([]);
    expect(() => engine.legalActions(state, { seat: seat + 2, kind })).toThrow(/there is no seat \d/);
  });

  test('legalActions lists a seat or all, in the order of decisions, phases and kinds', () => {
    const state = position();
    const types = [...engine.legalActions(state)].map((action) => action.type);
    expect(types).toEqual([
      ...['takeStone', 'takeStone', 'takeStone', 'drawStone'],
      ...['layStones', 'layStones', 'layStones', 'rollDie', 'endTurn'],
    ]);
    expect([...engine.legalActions(state, 0)]).toEqual([...engine.legalActions(state)]);
    expect([...engine.legalActions(state, 1)]).toEqual([]);
  });

  test('legalActions is complete where every kind is, and says so before it lists', () => {
    expect(engine.legalActions(freshGame()).complete).toBe(true);
    expect(engine.legalActions(position()).complete).toBe(false);
    expect(engine.legalActions(position(), 1).complete).toBe(true);
  });

  test('a kind of action may be incompletely listed in some games only', () => {
    const { turn } = pebbles.phases;
    const actions = turn.actions.map((spec) => ({
      ...spec,
      incomplete: spec.incomplete && (({ state }: { state: { round: number } }) => state.round > 1),
    }));
    const late = createEngine([{ ...pebbles, phases: { ...pebbles.phases, turn: { ...turn, actions } } }]);
    expect(late.legalActions(position()).complete).toBe(true);
    expect(late.legalActions(position({ round: 2 })).complete).toBe(false);
  });

  test('sampleAction is uniform over the list, and null where there is none', () => {
    const state = position();
    const random = createRandom('sampling');
    const counts = new Map<string, number>();
    for (let n = 0; n < 900; n++) {
      const text = engine.formatAction(state, engine.sampleAction(state, 0, random)!);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(9);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(engine.sampleAction(state, 1, random)).toBeNull();
  });

  test('a list says nothing about other seats than the one whose view it is given', () => {
    const state = begunGame();
    expect([...engine.legalActions(engine.view(state, 0))]).toEqual([...engine.legalActions(state, 0)]);
    expect(() => engine.legalActions(engine.view(state, 0), 1)).toThrow('belongs to seat 0');
    expect(() => engine.sampleAction(engine.view(state, 0), 1)).toThrow('belongs to seat 0');
    expect(() => engine.legalActions(engine.view(state, null))).toThrow('spectator');
  });
});

describe('explaining', () => {
  test('checkAction stops at the first condition, explainAction names all that fail', () => {
    const state = position({ turn: { seat: 0, moves: 2, rolled: false, since: 0 } });
    const action = { type: 'layStones', seat: 0, stones: [6, 1] } as const;
    expect(engine.checkAction(state, { ...action, stones: [...action.stones] })?.code).toBe(
      'lay/not-ascending',
    );
    expect(engine.explainAction(state, { ...action, stones: [6, 1] }).map(({ code }) => code)).toEqual([
      'lay/not-ascending',
      'lay/not-alike',
      'turn/no-moves-left',
    ]);
  });

  test('explainAction leaves out conditions whose needs have failed', () => {
    const codes = (stones: number[]) =>
      engine.explainAction(position(), { type: 'layStones', seat: 0, stones }).map(({ code }) => code);
    expect(codes([1, 6])).toEqual(['lay/not-alike']);
    expect(codes([1, 18])).toEqual(['lay/not-in-hand']);
  });

  test('explainAction of a legal action is empty, of a misplaced one its only reason', () => {
    expect(engine.explainAction(position(), { type: 'endTurn', seat: 0 })).toEqual([]);
    expect(engine.explainAction(position(), { type: 'takeStone', seat: 1, stone: 9 })).toMatchObject([
      { rule: 'E-TURN-1' },
    ]);
    expect(engine.explainAction(position(), { type: 'endTurn' } as never)).toMatchObject([
      { rule: 'E-SHAPE-1' },
    ]);
  });

  test('a rejection carries its scope', () => {
    const own = engine.checkAction(position(), { type: 'layStones', seat: 0, stones: [3, 9] });
    expect(own).toEqual({
      code: 'lay/not-in-hand',
      rule: 'P-LAY-1',
      params: { missing: [3, 9] },
      scope: 'own',
    });
  });
});
