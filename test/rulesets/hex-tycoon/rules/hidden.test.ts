// What a seat cannot know must not show: states that differ only in hidden facts look and play the same to it.

import { expect, test } from 'vitest';
import type { State as Written } from '../../../../rulesets/hex-tycoon/rules/state.js';
import { createRandom, type Immutable } from '../../../../src/core/engine/index.js';
import { engine, newGame, type State } from '../new-game.js';

const OPTIONS = {
  shutout: true,
  loans: true,
  stocks: true,
  drawDevelopmentMarkers: true,
  tycoons: true,
  extraRailroads: true,
};

// A game some way on, by chance.
function midGame(seed: number, steps: number): State {
  const random = createRandom('mid-game', seed);
  let at = newGame({ seats: 3, seed, options: OPTIONS });
  for (let step = 0; step < steps && at.outcome === null; step++) {
    const asked = engine.decisions(at).find(({ optional }) => !optional);
    const line = engine.suggest(at, asked as never, random);
    at = engine.applyAction(at, line[0]);
  }
  return at;
}

// The same state for `viewer`, with everything else about it different.
function twinOf(state: State, viewer: number): State {
  const hidden = [
    ...state.seats.flatMap(({ markers }, seat) => (seat === viewer ? [] : markers)),
    ...state.pool,
  ].reverse();
  const twin: Immutable<Written> = {
    ...state,
    luck: engine.createGame('hex-tycoon', { seats: 3, seed: 'another' }).luck,
    companies: state.companies.map((company) =>
      company.seat === viewer ? company : { ...company, points: company.points - 77 },
    ),
    seats: state.seats.map((seat, of) =>
      of === viewer ? seat : { ...seat, markers: seat.markers.map(() => hidden.pop() as string) },
    ),
    pool: state.pool.map(() => hidden.pop() as string),
  };
  return engine.deserialize(engine.serialize(twin as State)) as State;
}

test.each([20, 60, 120, 180])(
  'HT-SETUP-8: twins look and play the same to a seat after %i actions',
  (steps) => {
    const state = midGame(steps, steps);
    for (const viewer of [0, 1, 2]) {
      const twin = twinOf(state, viewer);
      expect(engine.hashState(twin)).not.toBe(engine.hashState(state));
      expect(engine.view(twin, viewer)).toEqual(engine.view(state, viewer));
      expect(engine.decisions(twin)).toEqual(engine.decisions(state));
      const legal = [...engine.legalActions(state, viewer)];
      expect([...engine.legalActions(twin, viewer)]).toEqual(legal);
      expect([...engine.legalActions(engine.view(state, viewer))]).toEqual(legal);
      for (const { seat, kind } of engine.decisions(state)) {
        if (seat !== viewer) continue;
        const opinions = [state, twin, engine.view(state, viewer)].map((known) =>
          engine.suggest(known as never, { seat, kind }, createRandom('opinion')),
        );
        expect(opinions[1]).toEqual(opinions[0]);
        expect(opinions[2]).toEqual(opinions[0]);
      }
    }
  },
);

test('HT-END-7: no event tells others about VP', () => {
  const random = createRandom('events');
  let at = newGame({ seats: 2, seed: 5, options: OPTIONS });
  let told = 0;
  for (let step = 0; step < 300 && at.outcome === null; step++) {
    const asked = engine.decisions(at).find(({ optional }) => !optional);
    const [action] = engine.suggest(at, asked as never, random);
    const result = engine.tryAction(at, action);
    if (!result.ok) throw new Error(result.rejection.code);
    for (const event of engine.viewEvents(result.state, result.events, 0)) {
      if (event.type !== 'victoryPointsChanged') continue;
      expect(event.seat).toBe(0);
      told++;
    }
    expect(
      engine
        .viewEvents(result.state, result.events, null)
        .some(({ type }) => type === 'victoryPointsChanged'),
    ).toBe(false);
    at = result.state;
  }
  expect(told).toBeGreaterThan(0);
});

test('a determinized view is a sound state with the same view', () => {
  const state = midGame(7, 90);
  for (const viewer of [0, 2]) {
    const guess = engine.determinize(engine.view(state, viewer) as never, 'guess');
    expect(engine.view(guess, viewer)).toEqual(engine.view(state, viewer));
    expect(() => engine.deserialize(engine.serialize(guess))).not.toThrow();
  }
});
