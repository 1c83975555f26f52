// The simulator on the toy title, with its own fork and with immer. That it stands where the pure verbs stand, after
// every action of every game, is a law of the conformance suite (src/testing/laws/simulator.ts).

import { describe, expect, test } from 'vitest';
import {
  byIndex,
  createEngine,
  createRandom,
  IllegalActionError,
  InvalidActionError,
} from '../../../../src/core/engine';
import { createSimulator } from '../../../../src/core/engine/play/simulator';
import { toyGame } from '../../../rulesets/milepost/toy-game';
import { begunGame, engine, finishedGame, freshGame, position } from '../new-game';
import { pebbles } from '../pebbles/pebbles';

const listOf = (sim: { legalActions(): Iterable<unknown> }) => [...sim.legalActions()];

describe('apply and undo', () => {
  test('apply plays as applyAction does', () => {
    const state = begunGame();
    const sim = createSimulator(engine, state);
    const [action] = engine.legalActions(state, 0);
    sim.apply(action);
    expect(sim.state).toEqual(engine.applyAction(state, action));
    expect(sim.decisions()).toEqual(engine.decisions(sim.state));
    expect(listOf(sim)).toEqual([...engine.legalActions(sim.state)]);
  });

  test('the state it begins at stays as it is', () => {
    const state = begunGame();
    const text = JSON.stringify(state);
    const sim = createSimulator(engine, state);
    sim.playout({ random: createRandom(1), maxActions: 20 });
    expect(JSON.stringify(state)).toBe(text);
  });

  test('a state that is not frozen is copied: what its owner does to it later is nothing to the game', () => {
    const own = JSON.parse(JSON.stringify(begunGame()));
    const sim = createSimulator(engine, own);
    own.seats.pop();
    expect(sim.state).toEqual(begunGame());
  });

  test('an action that may not be played is refused with its rule, and nothing has happened', () => {
    const sim = createSimulator(engine, begunGame());
    const { state } = sim;
    expect(() => sim.apply({ type: 'endTurn', seat: 1 })).toThrow(IllegalActionError);
    expect(() => sim.apply({ type: 'endTurn', seat: -1 } as never)).toThrow(InvalidActionError);
    expect(sim.state).toBe(state);
    expect(sim.undo()).toBe(false);
  });

  test('undo goes back one action at a time, to the very state, and play goes on the same way', () => {
    const sim = createSimulator(engine, begunGame());
    const states = [sim.state];
    const actions: unknown[] = [];
    for (let n = 0; n < 12; n++) {
      const [action] = sim.legalActions();
      actions.push(action);
      sim.apply(action);
      states.push(sim.state);
    }
    const last = JSON.stringify(sim.state);
    expect(sim.depth).toBe(12);
    for (let n = 11; n >= 0; n--) {
      expect(sim.undo()).toBe(true);
      expect(sim.state).toBe(states[n]);
    }
    for (const action of actions) sim.apply(action as never);
    expect(JSON.stringify(sim.state)).toBe(last);
  });

  test('a long past is kept in part and played again: undo finds every state and crosses playouts', () => {
    const { engine: toys, state } = toyGame({ seats: 3 });
    const sim = createSimulator(toys, state as never);
    const random = createRandom('a long past');
    const texts: string[] = [];
    for (let step = 0; step < 400 && sim.outcome() === null; step++) {
      texts.push(JSON.stringify(sim.state));
      if (step % 50 === 49) sim.playout({ random, maxActions: 2 });
      else sim.apply(toys.sampleAction(sim.state, sim.decisions()[0].seat, random) as never);
    }
    expect(texts.length).toBeGreaterThan(200);
    expect(sim.depth).toBe(texts.length);
    while (sim.depth > 0) {
      expect(sim.undo()).toBe(true);
      expect(JSON.stringify(sim.state)).toBe(texts[sim.depth]);
    }
    expect(sim.undo()).toBe(false);
  });

  test('a title without a fork is played by immer, and just so', () => {
    const state = engine.createGame('drafted-pebbles', { seats: 3, seed: 7 });
    const sim = createSimulator(engine, state);
    const [action] = engine.legalActions(state);
    sim.apply(action);
    expect(sim.state).toEqual(engine.applyAction(state, action));
    expect(sim.undo()).toBe(true);
    expect(sim.state).toBe(state);
  });

  test('a view is no state', () => {
    expect(() => createSimulator(engine, engine.view(begunGame(), 0) as never)).toThrow('view');
  });
});

describe('fork', () => {
  test('forks know nothing of each other', () => {
    const trunk = createSimulator(engine, begunGame());
    const one = trunk.fork();
    const other = trunk.fork();
    const [first, second] = trunk.legalActions();
    one.apply(first);
    other.apply(second);
    expect(trunk.state).toEqual(begunGame());
    expect(one.state).toEqual(engine.applyAction(begunGame(), first));
    expect(other.state).toEqual(engine.applyAction(begunGame(), second));
  });

  test('a fork has nothing to undo, and undoing in the trunk does not reach it', () => {
    const trunk = createSimulator(engine, begunGame());
    const [action] = trunk.legalActions();
    trunk.apply(action);
    const branch = trunk.fork();
    expect(branch.undo()).toBe(false);
    trunk.undo();
    expect(branch.state).toEqual(engine.applyAction(begunGame(), action));
  });
});

describe('playout', () => {
  test('goes to the end of the game, and one undo takes it back', () => {
    const sim = createSimulator(engine, freshGame());
    const { state } = sim;
    expect(sim.playout({ random: createRandom(3) })).toBeGreaterThan(10);
    expect(sim.outcome()).not.toBeNull();
    expect(sim.undo()).toBe(true);
    expect(sim.state).toBe(state);
    expect(sim.outcome()).toBeNull();
  });

  test('is the same game for the same generator', () => {
    const played = [1, 2].map(() => {
      const sim = createSimulator(engine, freshGame());
      sim.playout({ random: createRandom('same') });
      return sim.state;
    });
    expect(played[0]).toEqual(played[1]);
  });

  test('stops after so many actions', () => {
    const sim = createSimulator(engine, freshGame());
    expect(sim.playout({ random: createRandom(1), maxActions: 5 })).toBe(5);
    expect(sim.state.step).toBe(5);
  });

  test('does nothing once the game is over', () => {
    const sim = createSimulator(engine, finishedGame());
    expect(sim.playout({ random: createRandom(1) })).toBe(0);
    expect(sim.undo()).toBe(false);
  });
});

describe('random play draws every legal action as often as any other', () => {
  const { turn } = pebbles.phases;
  const [takeStone, ...others] = turn.actions;
  // All stones are on offer; few of them lie on the beach.
  const drawing = (count: number) =>
    createEngine([
      {
        ...pebbles,
        phases: {
          ...pebbles.phases,
          turn: {
            ...turn,
            actions: [
              {
                ...takeStone,
                offers: (_: unknown, seat: number) =>
                  byIndex(count, (index) => (index < 24 ? { type: 'takeStone', seat, stone: index } : null)),
              },
              ...others,
            ],
          },
        },
      } as typeof pebbles,
    ]);

  test.each([
    ['some offers are legal', 24],
    ['hardly any are', 30_000],
  ])('where %s', (_, count) => {
    const state = position();
    const draws = drawing(count);
    const listed = [...draws.legalActions(state as never, 0)].map((action) => JSON.stringify(action));
    const random = createRandom('drawing');
    const counts = new Map<string, number>();
    const rounds = 450;
    for (let n = 0; n < rounds; n++) {
      const text = JSON.stringify(draws.sampleAction(state as never, 0, random));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...listed].sort());
    expect(Math.min(...counts.values())).toBeGreaterThan(0.6 * (rounds / listed.length));
  });
});
