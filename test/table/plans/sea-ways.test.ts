// Plans and reach of trains aboard ships, held to what can be sailed, point by point.

import { expect, test } from 'vitest';
import { ironDragon, ironDragonPlanning } from '../../../rulesets/iron-dragon/index.js';
import type { State } from '../../../rulesets/iron-dragon/rules/state.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import { type PlanningEngine, planMove, reachOf, withPlanning } from '../../../src/table/plans/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const plain = createEngine([ironDragon]) as unknown as AnyEngine;
const engine = withPlanning(plain as never, [ironDragonPlanning]) as PlanningEngine<AnyRuleset>;
const board = ironDragon.board();

// A seat's first train at sea on its turn, or waiting in port to sail: from as many games as it takes to have enough of them.
const ENOUGH = 40;
const aboard: State[] = [];
for (let game = 0; game < 20 && aboard.length < ENOUGH; game++) {
  const plan = { seed: `sea ${game}`, seats: 2, steps: 900, suggested: 100 };
  const { states } = playRandomGame(plain, 'iron-dragon', plan);
  aboard.push(
    ...(states as unknown as readonly State[]).filter(
      ({ own, turn, outcome }) =>
        outcome === null &&
        turn.phase === 'operations' &&
        own.ships.drawn === null &&
        own.ships.voyages.some(({ seat, train }) => seat === turn.seat && train === 0),
    ),
  );
}

// Every place that legal moves of the ship lead to this turn.
function sailed(start: State): ReadonlySet<number> {
  const { seat } = start.turn;
  const found = new Set<number>();
  let open = [start];
  while (open.length > 0) {
    const next: State[] = [];
    for (const state of open) {
      for (const action of plain.legalActions(state as never, seat)) {
        if (action.type !== 'moveShip') continue;
        const after = plain.applyAction(state as never, action) as unknown as State;
        const at = after.seats[seat].trains[0].at as number;
        if (at === start.seats[seat].trains[0].at || found.has(at)) continue;
        found.add(at);
        next.push(after);
      }
    }
    open = next;
  }
  return found;
}

test('ID-SHIP-9: a ship reaches this turn what can be sailed, and the next what its speed adds', () => {
  const some = aboard.filter((_, n) => n % Math.ceil(aboard.length / 6) === 0);
  expect(some.length).toBeGreaterThan(3);
  for (const state of some) {
    const { seat } = state.turn;
    const reached = reachOf(engine, state as never, seat, 0);
    expect(reachOf(engine, engine.view(state as never, seat), seat, 0)).toEqual(reached);
    const now = reached.flatMap(({ place, turn }) => (turn === 0 ? [place.id] : []));
    expect(new Set(now)).toEqual(sailed(state));
    expect(reached.length).toBeGreaterThan(now.length);
  }
});

test('ID-SHIP-11: a plan over sea ends in the port, goes as printed, and says why it stops', () => {
  const turns = new Set<number>();
  let landed = 0;
  for (const [n, state] of aboard.entries()) {
    if (n % 4 !== 0) continue;
    const { seat } = state.turn;
    const near = reachOf(engine, state as never, seat, 0).filter(
      ({ place }) => board.shipPortAt[place.id] >= 0,
    );
    const milepost =
      n % 8 === 0 && near.length > 0
        ? near[0].place.id
        : board.shipPorts[n % board.shipPorts.length].milepost;
    const plan = planMove(engine, state as never, seat, 0, { kind: 'milepost', id: milepost });
    let now = state;
    for (const action of plan.actions)
      now = plain.applyAction(now as never, action as never) as unknown as State;
    if (plan.steps.length === 0) continue;
    turns.add(plan.turns);
    expect(plan.way.at(-1)).toEqual({ kind: 'milepost', id: milepost });
    expect(plan.stops.length).toBeLessThan(plan.turns);
    if (plan.actions.length < plan.steps.length) {
      expect(['ship/no-points', 'ship/boarded-this-turn']).toContain(plan.refusal?.code);
      continue;
    }
    landed++;
    expect(plan.refusal).toBeNull();
    expect(now.seats[seat].trains[0].at).toBe(milepost);
    expect(now.own.ships.voyages.some((voyage) => voyage.seat === seat && voyage.train === 0)).toBe(false);
  }
  expect(turns.size).toBeGreaterThan(1);
  expect(landed).toBeGreaterThan(0);
});

test('ID-SHIP-10: no way leads over sea to a place without a port', () => {
  const [state] = aboard;
  const inland = board.cities.find(({ mileposts }) => mileposts.every((at) => board.shipPortAt[at] < 0));
  const plan = planMove(engine, state as never, state.turn.seat, 0, inland?.id ?? '');
  expect([plan.steps, plan.refusal?.code]).toEqual([[], 'ship/no-sea-way']);
});

test('ID-SHIP-12: a plan from aboard goes on over land in the turn after it has landed', () => {
  let onwards = 0;
  for (const state of aboard.filter((_, n) => n % 6 === 0)) {
    const { seat } = state.turn;
    const built = new Set(
      state.rail.tracks[seat].flatMap((segment) => [...board.ends.subarray(2 * segment, 2 * segment + 2)]),
    );
    const inland = board.cities.find(({ mileposts: [at] }) => built.has(at) && board.shipPortAt[at] < 0);
    if (inland === undefined) continue;
    const { steps, stops } = planMove(engine, state as never, seat, 0, inland.id);
    const landing = steps.findIndex(({ action }) => action.type === 'moveTrain');
    if (landing < 1) continue;
    onwards++;
    expect(steps.slice(0, landing).every(({ action }) => action.type === 'moveShip')).toBe(true);
    expect(steps[landing].turn).toBeGreaterThan(steps[landing - 1].turn);
    expect(stops.map(({ turn }) => turn)).toContain(steps[landing - 1].turn);
  }
  expect(onwards).toBeGreaterThan(0);
});
