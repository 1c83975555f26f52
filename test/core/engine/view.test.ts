// E-VIEW-1: a view shows what its seat may know and nothing else.

import { describe, expect, test } from 'vitest';
import { begunGame, engine, freshGame, thrown, wavePosition } from './new-game.js';

describe('E-VIEW-1', () => {
  test('E-VIEW-1: hands of others are nulls of their public length, luck is absent, the rest is as it is', () => {
    const state = begunGame();
    const view = engine.view(state, 1);
    const { luck: _, ...shown } = state;
    expect(view).toEqual({
      ...shown,
      viewer: 1,
      bag: state.bag.map(() => null),
      seats: state.seats.map((seat, of) => (of === 1 ? seat : { ...seat, hand: [null, null] })),
    });
    expect('luck' in view).toBe(false);
    expect(Object.isFrozen(view.seats)).toBe(true);
  });

  test('E-VIEW-1: a spectator sees no hand at all', () => {
    const view = engine.view(begunGame(), null);
    expect(view.viewer).toBeNull();
    expect(view.seats.flatMap(({ hand }) => hand)).toEqual([null, null, null, null, null, null]);
  });

  test.each([3, -1, 0.5, Number.NaN, '0'])('E-VIEW-1: there is no view for seat %o', (seat) => {
    expect(thrown(() => engine.view(begunGame(), seat as never)).name).toBe('InvalidInputError');
  });

  test('E-VIEW-1: a view is not shown to somebody else', () => {
    const view = engine.view(begunGame(), 0);
    expect(thrown(() => engine.view(view as never, 1)).name).toBe('InvalidInputError');
  });

  test('E-VIEW-1: the own view gives the same decisions, lists and refusals as the state', () => {
    const state = wavePosition();
    const view = engine.view(state, 1);
    expect(engine.decisions(view)).toEqual(engine.decisions(state));
    expect([...engine.legalActions(view)]).toEqual([...engine.legalActions(state, 1)]);
    const action = { type: 'dropStone', seat: 1, stone: 9 } as const;
    expect(engine.checkAction(view, action)).toEqual(engine.checkAction(state, action));
    expect(engine.explainAction(view, action)).toEqual(engine.explainAction(state, action));
  });

  test('E-VIEW-1: a view cannot tell what another seat may do', () => {
    const view = engine.view(wavePosition(), 0);
    const ask = () => engine.checkAction(view, { type: 'dropStone', seat: 1, stone: 2 });
    expect(thrown(ask)).toMatchObject({
      name: 'InvalidInputError',
      message: expect.stringContaining('seat 0'),
    });
  });

  test('E-VIEW-1: a view never hashes as a state, and two viewers hash apart', () => {
    const state = begunGame();
    const hashes = [state, engine.view(state, 0), engine.view(state, 1), engine.view(state, null)].map(
      engine.hashState,
    );
    expect(new Set(hashes).size).toBe(4);
  });

  test('E-VIEW-1: events reach a seat whole, reduced or not at all, and are renumbered', () => {
    const events = [
      { n: 0, type: 'dieRolled', seat: 0, pips: 5 },
      { n: 1, type: 'bottomSeen', seat: 0, stone: 4 },
      { n: 2, type: 'stoneDrawn', seat: 0, stone: 9 },
    ] as const;
    expect(engine.viewEvents(freshGame(), events, 0)).toEqual(events);
    for (const viewer of [1, null]) {
      expect(engine.viewEvents(freshGame(), events, viewer)).toEqual([
        { n: 0, type: 'dieRolled', seat: 0, pips: 5 },
        { n: 1, type: 'stoneDrawn', seat: 0, stone: null },
      ]);
    }
  });

  test('E-VIEW-1: an event type that nobody declared is shown to nobody, and says so', () => {
    const told = () => engine.viewEvents(freshGame(), [{ n: 0, type: 'secretTold' }] as never, 0);
    expect(told).toThrow(/^events: 0.type: pebbles declares no fact secretTold: add it to the facts /);
  });
});

describe('determinize', () => {
  test('gives a full state that the view does not contradict, the same for the same seed', () => {
    const view = engine.view(begunGame(), 2);
    const twin = engine.determinize(view, 'a');
    expect(engine.view(twin, 2)).toEqual(view);
    expect(engine.determinize(view, 'a')).toEqual(twin);
    expect(engine.determinize(view, 'b')).not.toEqual(twin);
    expect(engine.applyAction(twin, { type: 'endTurn', seat: 0 }).turn?.seat).toBe(1);
  });

  test('knows nothing of the real luck or hands', () => {
    const view = engine.view(freshGame(), 0);
    const hands = new Set(
      Array.from({ length: 30 }, (_, seed) => engine.determinize(view, seed).seats[1].hand.join()),
    );
    expect(hands.size).toBeGreaterThan(15);
    expect(engine.determinize(view, 1).luck).not.toEqual(freshGame().luck);
  });
});
