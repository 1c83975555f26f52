// Plans of trains, and what they can reach: held to what can be played, move by move.

import { describe, expect, test } from 'vitest';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import type { AnyEngine, GameAction, GameEvent } from '../../../src/core/engine/index.js';
import { planMove, priceOf, type Reached, reachOf } from '../../../src/table/plans/index.js';
import { SOAK } from '../../long-run.js';
import { engine, games, history } from './games.js';

const plain = engine as unknown as AnyEngine;
const STEPS: ReadonlySet<string> = new Set(['moveTrain', 'crossFerry', 'placeTrain']);

// Every place that legal moves of one train lead to this turn, with the least rent that was paid to get there.
function reachedByPlay(start: MilepostState, seat: number, train: number): ReadonlyMap<number, number> {
  const least = new Map<number, number>();
  const seen = new Set<string>();
  const open = [{ state: start, rent: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { state, rent } = next;
    for (const action of plain.legalActions(state as never, seat)) {
      const { train: moved = 0 } = action as GameAction & { train?: number };
      if (!STEPS.has(action.type) || moved !== train) continue;
      const result = plain.tryAction(state as never, action);
      if (!result.ok) throw new Error('a listed action is refused');
      const after = result.state as MilepostState;
      const paid = (result.events as readonly (GameEvent & { seat: number; amount: number })[])
        .filter(({ type, seat: payer }) => ['rentPaid', 'rentOwed'].includes(type) && payer === seat)
        .reduce((sum, { amount }) => sum + amount, rent);
      const { at, arrivedBy, points, halved, waited } = after.seats[seat].trains[train];
      const key = [at, arrivedBy, points, halved, waited, [...after.turn.rented].sort(), paid].join('/');
      if (seen.has(key) || at === null) continue;
      seen.add(key);
      if (at !== start.seats[seat].trains[train].at)
        least.set(at, Math.min(paid, least.get(at) ?? Number.POSITIVE_INFINITY));
      open.push({ state: after, rent: paid });
    }
  }
  return least;
}

function touches({ ends }: { ends: Int32Array }, track: readonly number[], milepost: number): boolean {
  return track.some((segment) => ends[2 * segment] === milepost || ends[2 * segment + 1] === milepost);
}

// Trains aboard ships have a test of their own, sea-ways.test.ts.
function isAboard({ own, turn }: MilepostState): boolean {
  const { ships = null } = own as { ships?: { voyages: readonly { seat: number; train: number }[] } };
  return ships?.voyages.some(({ seat, train }) => seat === turn.seat && train === 0) ?? false;
}

// What can be reached this turn, which is what can be played, for the least rent; on a view, too.
function reachHeldToPlay(state: MilepostState): readonly Reached[] {
  const { seat } = state.turn;
  const reached = reachOf(engine, state as never, seat, 0);
  expect(reachOf(engine, engine.view(state as never, seat), seat, 0)).toEqual(reached);
  const now = reached.filter(({ turn }) => turn === 0);
  const rents = new Map(
    now.map(({ place, rents: paid }) => [place.id, paid.reduce((sum, { amount }) => sum + amount, 0)]),
  );
  expect(new Map([...rents].sort())).toEqual(new Map([...reachedByPlay(state, seat, 0)].sort()));
  return now;
}

describe.each(games)('$id $options', ({ id, options }) => {
  const { states } = history(id, {
    seed: 'moves4',
    seats: 3,
    steps: id === 'toy-rails' ? 1800 : 900,
    suggested: 100,
    options,
  });
  const moving = states.filter(({ outcome }, n) => n % 3 === 0 && outcome === null) as MilepostState[];
  const inOperations = moving.filter(
    (state) =>
      plain.decisions(state as never)[0].kind === 'operations' &&
      state.seats[state.turn.seat].trains[0].at !== null &&
      !isAboard(state),
  );
  const some = (count: number) =>
    inOperations.filter((_, n) => n % Math.ceil(inOperations.length / count) === 0);
  const { board } = plain.settingOf(states[0] as never);

  test('what can be reached this turn is what can be played, for the least rent', () => {
    const now = some(SOAK ? 40 : 25).flatMap(reachHeldToPlay);
    const rented = now.filter(({ rents }) => rents.length > 0);
    expect(now.length).toBeGreaterThan(100);
    expect(rented.length).toBeGreaterThan(0);
  });

  test('a plan goes as printed, and is as quick as the reach says', () => {
    const turns = new Set<number>();
    let refused = 0;
    for (const [n, state] of some(SOAK ? 60 : 40).entries()) {
      const { seat } = state.turn;
      const joined = board.cities.filter(({ mileposts }: { mileposts: readonly number[] }) =>
        mileposts.some((milepost) => state.rail.tracks.some((track) => touches(board, track, milepost))),
      );
      const cities = n % 5 === 0 ? board.cities : joined;
      const { id: city, mileposts } = cities[(n * 7) % cities.length];
      const plan = planMove(engine, state as never, seat, 0, city);
      expect(planMove(engine, engine.view(state as never, seat), seat, 0, city)).toEqual(plan);
      let now = state;
      for (const [place, action] of plan.actions.entries()) {
        const price = priceOf(engine, now as never, action as never);
        expect(price).toEqual(plan.steps[place].price);
        now = plain.applyAction(now as never, action) as MilepostState;
      }
      if (plan.steps.length > plan.actions.length) {
        expect(plain.checkAction(now as never, plan.steps[plan.actions.length].action)).toEqual(plan.refusal);
        // A turn that is lost goes by where the train stands.
        const isLost = state.seats[seat].losesTurn;
        if (!isLost && plan.actions.length > 0) expect(plan.stops.length).toBe(plan.turns - 1);
      } else if (plan.steps.length > 0) {
        expect(plan.refusal).toBeNull();
        expect(mileposts).toContain(now.seats[seat].trains[0].at);
      } else if (plan.refusal !== null) refused++;
      if (plan.steps.length > 0) {
        turns.add(plan.turns);
        const first = reachOf(engine, state as never, seat, 0)
          .filter(({ place }) => mileposts.includes(place.id))
          .map(({ turn }) => turn + 1);
        if (first.length > 0 || (plan.turns <= 2 && plan.total === 0))
          expect(Math.min(...first)).toBe(plan.turns);
      }
      expect(plan.total).toBe(plan.steps.reduce((sum, { price }) => sum + price.total, 0));
    }
    expect(turns.size).toBeGreaterThan(2);
    expect(refused).toBeGreaterThan(0);
  });
});

test('a place that many dear ways lead to quickly is reached for nothing by the slow one', () => {
  const { id, options } = games[4];
  const { states } = history(id, { seed: 'moves', seats: 3, steps: 1500, suggested: 100, options });
  const crowded = (states as MilepostState[]).filter(
    (state) =>
      state.outcome === null &&
      plain.decisions(state as never)[0].kind === 'operations' &&
      state.seats[state.turn.seat].trains[0].at !== null,
  );
  expect(crowded.filter((_, n) => n % (SOAK ? 9 : 18) === 0).flatMap(reachHeldToPlay).length).toBeGreaterThan(
    100,
  );
});
