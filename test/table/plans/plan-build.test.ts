// Plans of track: they can be played as they are printed, cost what they say, and there is no cheaper way.

import { describe, expect, test } from 'vitest';
import { milepostPlanning } from '../../../rulesets/milepost/players/people/milepost-planning.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import { type AnyEngine, createRandom } from '../../../src/core/engine/index.js';
import { planBuild, priceOf, withPlanning } from '../../../src/table/plans/index.js';
import { SOAK } from '../../long-run.js';
import { smallBoard } from '../../rulesets/milepost/small-boards.js';
import { toyGame } from '../../rulesets/milepost/toy-game.js';
import { engine, games, history } from './games.js';

const plain = engine as unknown as AnyEngine;

describe.each(games)('$id $options', ({ id, options }) => {
  const { states } = history(id, {
    seed: 'tracks',
    seats: 3,
    steps: 900,
    suggested: 90,
    options,
  });
  const asked = states.filter(
    (state, n) => n % (SOAK ? 12 : 24) === 0 && state.outcome === null,
  ) as MilepostState[];
  const { board } = plain.settingOf(states[0] as never);
  const random = createRandom('goals', id);
  const cases = asked.map((state) => ({
    state,
    to: board.cities[random.int(0, board.cities.length - 1)].id as string,
  }));

  test('a plan can be played as printed, for the prices printed', () => {
    let [planned, spread] = [0, 0];
    for (const { state, to } of cases) {
      const { seat } = state.turn;
      const plan = planBuild(engine, state as never, seat, 'network', to);
      expect(planBuild(engine, engine.view(state as never, seat), seat, 'network', to)).toEqual(plan);
      const { steps, total, actions, before, thisTurn, refusal } = plan;
      expect(total).toBe(steps.reduce((sum, { price }) => sum + price.total, 0));
      expect(actions).toEqual(steps.slice(0, thisTurn.count).map(({ action }) => action));
      let now = plain.applyActions(state as never, before as never);
      let spent = 0;
      for (const [n, action] of actions.entries()) {
        const price = priceOf(engine, now, action as never);
        expect(price).toEqual(steps[n].price);
        const cash = now.seats[seat].cash;
        now = plain.applyAction(now, action);
        expect(cash - now.seats[seat].cash).toBe(price.total);
        spent += price.total;
      }
      expect(thisTurn.spent).toBe(spent);
      if (steps.length > thisTurn.count)
        expect(plain.checkAction(now, steps[thisTurn.count].action)).toEqual(refusal);
      else if (steps.length > 0) expect(refusal).toBeNull();
      // The last segment may lead to a ferry, or to track that leads on: what counts is that nothing is left to be built.
      if (steps.length > 0 && refusal === null)
        expect(planBuild(engine, now as never, seat, 'network', to).steps).toEqual([]);
      if (actions.length > 0) planned++;
      if (steps.length > actions.length) spread++;
    }
    expect(planned).toBeGreaterThan(0);
    expect(spread).toBeGreaterThan(0);
  });

  test('steps fall in turns that their prices allow for', () => {
    for (const { state, to } of cases) {
      const { seat } = state.turn;
      const { steps, turns } = planBuild(engine, state as never, seat, 'network', to);
      const { budget } = plain.settingOf(state as never).rules;
      const spent = new Map<number, number>();
      for (const { turn, price } of steps) spent.set(turn, (spent.get(turn) ?? 0) + price.total);
      for (const sum of spent.values()) expect(sum).toBeLessThanOrEqual(budget);
      expect(steps.map(({ turn }) => turn)).toEqual(steps.map(({ turn }) => turn).sort((a, b) => a - b));
      expect(turns).toBe(steps.length === 0 ? 0 : steps[steps.length - 1].turn + 1);
    }
  });
});

test('CR-EVENT-19: Desert Rains count in a later turn too, for they stay for the game', () => {
  const { states } = history('china-rails', { seed: 'rains', seats: 2, steps: 60, suggested: 90 });
  const state = states[states.length - 1] as MilepostState;
  const { board } = plain.settingOf(state);
  const dry = [...board.rivers].find(([, names]) => names.includes('tarim'))?.[0] as number;
  const priceUnder = (inPlay: MilepostState['inPlay']) => {
    const { steps } = planBuild(engine, { ...state, inPlay } as never, 1 - state.turn.seat, 'network', {
      kind: 'segment',
      id: dry,
    });
    const last = steps[steps.length - 1];
    return { isLater: last.turn > 0, total: last.price.total };
  };
  const before = priceUnder([]);
  const under = priceUnder([{ card: 156, drawer: 0, lastTurn: null, met: [] }]);
  expect([before.isLater, under.isLater]).toEqual([true, true]);
  expect(under.total).toBe(before.total + 1);
});

// The least that it costs to have track at a milepost, by trying every order of legal builds, the cheapest first; null where the
// turn does not suffice, undefined where there are too many.
function leastCost(
  engine: AnyEngine,
  start: MilepostState,
  seat: number,
  target: number,
): number | null | undefined {
  const { board } = engine.settingOf(start as never);
  const open: { state: MilepostState; cost: number }[] = [{ state: start, cost: 0 }];
  const seen = new Set<string>();
  for (let tried = 0; open.length > 0; tried++) {
    if (tried > 400) return undefined;
    open.sort((left, right) => right.cost - left.cost);
    const { state, cost } = open.pop() as (typeof open)[number];
    const key = [...state.rail.tracks[seat]].sort((left, right) => left - right).join();
    if (seen.has(key)) continue;
    seen.add(key);
    const isThere = state.rail.tracks[seat].some((segment) =>
      [board.ends[2 * segment], board.ends[2 * segment + 1]].includes(target),
    );
    if (isThere) return cost;
    for (const action of engine.legalActions(state as never, seat)) {
      if (action.type !== 'buildTrack') continue;
      const next = engine.applyAction(state as never, action) as MilepostState;
      open.push({ state: next, cost: cost + state.seats[seat].cash - next.seats[seat].cash });
    }
  }
  return null;
}

test('no order of legal builds on a small board is cheaper', () => {
  const planning = milepostPlanning({ ruleset: 'toy-rails' });
  let [compared, refused] = [0, 0];
  for (let game = 0; game < (SOAK ? 70 : 25); game++) {
    const random = createRandom('cheapest', game);
    const land = smallBoard(random);
    if (land === null) continue;
    const { engine: toy, state } = toyGame({ board: land, seats: 2, state: { turn: { phase: 'building' } } });
    const planned = withPlanning(toy as unknown as AnyEngine, [planning]);
    const rich = { ...state, seats: state.seats.map((seat) => ({ ...seat, cash: 90 })) } as MilepostState;
    // The other seat has built a little already.
    let now = { ...rich, turn: { ...rich.turn, seat: 1 } } as MilepostState;
    for (let build = 0; build < 4; build++) {
      const legal = [...planned.legalActions(now as never, 1)].filter(({ type }) => type === 'buildTrack');
      if (legal.length > 0)
        now = planned.applyAction(now as never, legal[random.int(0, legal.length - 1)]) as MilepostState;
    }
    now = planned.deserialize(planned.serialize({ ...now, turn: rich.turn } as never)) as never;
    const { mileposts } = land.board;
    const target = mileposts[random.int(0, mileposts.length - 1)];
    if (land.board.majors.some((major) => land.board.cities[major].mileposts.includes(target))) continue;
    const least = leastCost(planned as never, now, 0, target);
    if (least === undefined) continue;
    const plan = planBuild(planned, now as never, 0, 'network', { kind: 'milepost', id: target });
    if (least === null) {
      refused++;
      expect(plan.refusal).not.toBeNull();
      continue;
    }
    compared++;
    expect([game, plan.total <= least]).toEqual([game, true]);
    if (plan.refusal === null) expect([game, plan.total]).toEqual([game, least]);
  }
  expect(compared).toBeGreaterThan(7);
  expect(refused).toBeGreaterThan(0);
});
