// A player that keeps its plans gives them to `suggest` and gets them back. Without them, a suggestion follows from view and decision.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
  type KeptPlans,
} from '../../../../src/core/engine/index.js';
import { SOAK } from '../../../long-run.js';
import { engine, sampleStates } from '../sample-states.js';

const random = createRandom('any');

type State = ReturnType<AnyEngine['applyAction']>;

// What a seat of a sample game is asked, in order.
function askedOf(id: string, seat: number, rounds: number): readonly State[] {
  const states = sampleStates(id, { to: rounds }) as unknown as readonly State[];
  return states.filter((state) => {
    const [decision] = engine.decisions(state);
    return decision?.seat === seat && ['building', 'operations'].includes(decision.kind);
  });
}

const suggested = (of: AnyEngine, state: State, kept?: KeptPlans): readonly GameAction[] => {
  const [decision] = of.decisions(state);
  return of.suggest(of.view(state, decision.seat), decision, random, kept);
};

describe.each(['china-rails', 'iron-dragon'])('%s', (id) => {
  const states = askedOf(id, 0, SOAK ? 12 : 7);

  test('a suggestion without kept plans is the same whatever was asked before', () => {
    const asked = states.filter((_, n) => SOAK || n % 2 === 0);
    const forwards = asked.map((state) => suggested(engine, state));
    const kept: KeptPlans = { data: null };
    for (const state of asked) suggested(engine, state, kept);
    const other = createEngine(engine.rulesets) as AnyEngine;
    const backwards = asked
      .toReversed()
      .map((state) => suggested(other, other.deserialize(engine.serialize(state))));
    expect(backwards.toReversed()).toEqual(forwards);
    // Once more, for some of them.
    const some = <Item>(items: readonly Item[]) => items.filter((_, n) => n % 4 === 0);
    expect(some(asked).map((state) => suggested(engine, state))).toEqual(some(forwards));
  });

  test('kept plans are plain data: saved and loaded they give the same suggestions', () => {
    const kept: KeptPlans = { data: null };
    let loaded: KeptPlans = { data: null };
    let trips = 0;
    for (const state of states) {
      const line = suggested(engine, state, kept);
      const fresh = engine.deserialize(engine.serialize(state));
      expect(suggested(engine, fresh, loaded)).toEqual(line);
      loaded = JSON.parse(JSON.stringify(loaded));
      expect(loaded).toEqual(JSON.parse(JSON.stringify(kept)));
      if ((kept.data as { trip: object | null }).trip !== null) trips++;
      expect(engine.checkAction(state, line[0] as never)).toBeNull();
    }
    expect(trips).toBeGreaterThan(5);
  });

  test('kept data that is not of the title is as good as none', () => {
    const kept: KeptPlans = { data: null };
    const tripAt = (state: State) => {
      suggested(engine, state, kept);
      return (kept.data as { trip: { legs: readonly object[] } | null }).trip;
    };
    const state = states.findLast((one) => tripAt(one) !== null) as State;
    const trip = tripAt(state)!;
    const plain = suggested(engine, state, { data: null });
    const wrong = [
      7,
      'trip',
      [],
      {},
      { trip: 1 },
      { trip: { ...trip, legs: [] } },
      { trip: { ...trip, legs: trip.legs.map(() => ({ nodes: [1, 2], edges: [0], owners: [0] })) } },
      { trip: { ...trip, stops: trip.legs.map(() => ({ card: 9999, demand: 7, source: null })) } },
    ];
    for (const data of wrong) expect(suggested(engine, state, { data })).toEqual(plain);
  });
});
