// Orders that a seat leaves behind: what they do turn after turn, and each reason for which they stop.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import {
  type AnyEngine,
  type AnyState,
  createEngine,
  createRandom,
  type Orders,
} from '../../../../src/core/engine/index.js';
import { checkOrders, runOrders } from '../../../../src/core/title/orders/run-orders.js';
import { ordersOf, planBuild, planMove } from '../../../../src/table/plans/index.js';
import { planner } from './engines.js';

const plain = planner as unknown as AnyEngine;
const CONFIG = { seats: ['Ann', 'Ben'], seed: 7 };
const begun = planner.createGame('china-rails', CONFIG);
const { board } = planner.settingOf(begun);
const { seat } = begun.turn;
const cityAt = (id: string): number => board.cities[board.cityIndex(id)].mileposts[0];
const orders = (program: Orders['program'], more: Partial<Orders> = {}): Orders => ({
  seat,
  program,
  ...more,
});

/** Has the other seat pass whenever the orders wait, up to so many times. */
function playOn(start: typeof begun, given: Orders, most = 40, each = 1000) {
  const actions: object[] = [];
  let run = runOrders(planner, start, given, { most: each });
  for (let n = 0; n < most; n++) {
    actions.push(...run.actions);
    const { stopped } = run.stop;
    if (stopped !== 'waits' && stopped !== 'enough') break;
    const [decision] = planner.decisions(run.state);
    const passed =
      stopped === 'waits' && decision.seat !== seat ? planner.passAction(run.state, decision) : null;
    const state = passed === null ? run.state : planner.applyAction(run.state, passed);
    run = runOrders(planner, state, run.orders, { most: each });
  }
  return { ...run, actions };
}

const there = orders([
  { do: 'build', from: 'beijing', to: 'zhengzhou' },
  { do: 'move', to: 'beijing' },
  { do: 'move', to: 'zhengzhou' },
  { do: 'end' },
  { do: 'move', to: 'beijing' },
]);

describe('aims take as many turns as they need', () => {
  test('to build, to be placed, to run there, to end the turn and to run back', () => {
    const { state, stop, actions } = playOn(begun, there);
    expect(stop).toEqual({ stopped: 'done', seat });
    expect(planMove(planner, state, seat, 0, 'beijing').turns).toBe(0);
    const types = actions.map((action) => (action as { type: string }).type);
    expect(types.filter((type) => type === 'placeTrain')).toHaveLength(1);
    expect(types.filter((type) => type === 'buildTrack')).toHaveLength(10);
    // The turn ends in Zhengzhou, though there is movement left.
    expect(types.filter((type) => type === 'moveTrain')).toHaveLength(22);
    expect(state.round).toBe(4);
  });

  test('a host that stops after each action plays the same', () => {
    expect(playOn(begun, there, 400, 1).actions).toEqual(playOn(begun, there).actions);
  });

  test('orders are plain data: they go on from their JSON', () => {
    const { orders: left, state } = runOrders(planner, begun, there);
    expect(playOn(state, JSON.parse(JSON.stringify(left))).actions).toEqual(playOn(state, left).actions);
  });

  test('what is done meanwhile fills the turns in which the program waits', () => {
    const { state, stop, actions } = playOn(
      begun,
      orders([...there.program.slice(0, 3)], { meanwhile: [{ do: 'build', to: 'guangzhou' }] }),
    );
    expect(stop.stopped).toBe('done');
    expect(planBuild(planner, state, seat, 'network', 'guangzhou').steps).toEqual([]);
    const placed = actions.findIndex((action) => (action as { type: string }).type === 'placeTrain');
    const built = actions.findLastIndex((action) => (action as { type: string }).type === 'buildTrack');
    expect(built).toBeGreaterThan(placed);
  });

  test('a plan of the title is followed until its deliveries are made', () => {
    const [decision] = planner.decisions(begun);
    const plan = planner.plans(begun, decision, createRandom('plan')).find(({ aim }) => aim !== undefined)!;
    expect(ordersOf(seat, plan).program).toEqual([
      { do: 'pursue', aim: plan.aim, deliveries: plan.deliveries },
    ]);
    const { state, stop } = playOn(begun, { ...ordersOf(seat, plan), otherwise: 'suggested' });
    expect(stop.stopped).toBe('done');
    const paid = plan.deliveries.reduce((sum, { pays }) => sum + pays, 0);
    expect(state.seats[seat].cash).toBeGreaterThan(paid);
    for (const { card } of plan.deliveries) expect(state.seats[seat].hand).not.toContain(card);
  });
});

describe('what orders would do is told before they are left', () => {
  test('on a state as on the view, with the ways as planners find them', () => {
    const check = checkOrders(planner, begun, there);
    expect(checkOrders(planner, planner.view(begun, seat), there)).toEqual(check);
    const plan = planBuild(planner, begun, seat, 'beijing', 'zhengzhou');
    expect(check.actions).toEqual([...plan.actions, { type: 'endTurn', seat }]);
    expect(check).toMatchObject({ spent: plan.total, fees: 0, money: 'M', stop: { stopped: 'waits' } });
    expect(check.ways[0]).toMatchObject({ steps: 10, total: plan.total, turns: 1, refusal: null });
    expect(check.actions).toEqual(runOrders(planner, begun, check.orders).actions);
  });

  test('a plan and a proposal are orders', () => {
    const build = planBuild(planner, begun, seat, 'network', 'lhasa');
    expect(ordersOf(seat, build).program).toEqual([{ do: 'build', to: build.to }]);
    const move = planMove(planner, begun, seat, 0, 'lhasa');
    expect(ordersOf(seat, move).program).toEqual([{ do: 'move', to: move.to }]);
  });
});

const trainAt = (city: string, loads: readonly string[] = []) => ({
  ...begun.seats[0].trains[0],
  ...{ at: cityAt(city), loads, points: 9 },
});

/** A position in which Ann runs, with a train in a city. */
function running(city: string, own: object = {}, rest: object = {}) {
  return planner.createPosition('china-rails', {
    config: CONFIG,
    state: {
      turn: { seat: 0, phase: 'operations', startup: -1 },
      seats: [{ trains: [trainAt(city)], ...own }, {}],
      ...rest,
    },
  });
}
const anns = (program: Orders['program'], more: Partial<Orders> = {}): Orders => ({
  seat: 0,
  program,
  ...more,
});
const segmentsTo = (city: string) =>
  planBuild(planner, running('beijing'), 0, 'beijing', city).steps.map(({ action }) => {
    const { from, to } = action as unknown as { from: number; to: number };
    return board.segment(from, to);
  });

describe('each condition stops them, and the owner reads why', () => {
  const track = segmentsTo('zhengzhou');

  test('a card: the demand card that a delivery draws', () => {
    const [card] = running('beijing').seats[0].hand;
    const [{ city, good }] = board.demandCards[card - 1].demands;
    const state = running(city, { trains: [trainAt(city, [good])] });
    const deliver = { type: 'deliverLoad', seat: 0, load: good, card, demand: 0 };
    const given = anns([{ do: 'play', action: deliver }, { do: 'end' }], { stopIf: [{ when: 'card' }] });
    const run = runOrders(planner, state, given);
    expect(run.actions).toMatchObject([deliver]);
    expect(run.stop).toMatchObject({
      stopped: 'card',
      card: run.state.seats[0].hand.find((one) => !state.seats[0].hand.includes(one)),
    });
    expect(planner.describe(run.state, run.stop)).toMatch(
      /^The orders of Ann stop: the card with .* has come to hand\.$/,
    );
    // Luck decides what comes next, so the check ends there.
    expect(checkOrders(planner, state, given).stop).toBeNull();
  });

  test('rent: the step that would pay more than the limit is not taken', () => {
    const state = running('beijing', {}, { rail: { tracks: [[], track] } });
    const move: Orders['program'] = [{ do: 'move', to: 'zhengzhou' }];
    const free = runOrders(planner, state, anns(move, { stopIf: [{ when: 'fees', over: 4 }] }));
    expect(free.actions.length).toBeGreaterThan(0);
    expect(free.orders.progress?.fees).toBe(4);
    const run = runOrders(planner, state, anns(move, { stopIf: [{ when: 'fees', over: 3 }] }));
    expect(run).toMatchObject({ stop: { stopped: 'fees', amount: 4 }, orders: { progress: { fees: 0 } } });
    expect(planner.describe(state, run.stop)).toBe(
      'The orders of Ann stop: fees to other players would come to 4.',
    );
  });

  test('money: what would leave less than the limit is not played', () => {
    const state = running('beijing', { cash: 8 });
    const build: Orders['program'] = [{ do: 'build', from: 'beijing', to: 'zhengzhou' }];
    const run = runOrders(planner, state, anns(build, { stopIf: [{ when: 'money', under: 5 }] }));
    expect(run.state.seats[0].cash).toBeGreaterThanOrEqual(5);
    expect(run.stop).toMatchObject({ stopped: 'money', amount: run.state.seats[0].cash! - 1 });
  });

  test('somebody has built near the way, and only what is new counts', () => {
    const build: Orders['program'] = [{ do: 'build', from: 'beijing', to: 'lhasa' }];
    const near = (within: number) => anns(build, { stopIf: [{ when: 'built', within }] });
    const before = running('beijing', {}, { rail: { tracks: [[], track] } });
    const left = checkOrders(planner, before, near(3)).orders;
    expect(runOrders(planner, before, left).stop.stopped).toBe('waits');
    const more = [...track, ...segmentsTo('lhasa').slice(-1)];
    const after = running('beijing', {}, { rail: { tracks: [[], more] } });
    const { stop, actions } = runOrders(planner, after, left);
    expect([stop, actions]).toEqual([{ stopped: 'built', seat: 0, other: 1 }, []]);
    expect(planner.describe(after, stop)).toBe('The orders of Ann stop: Ben has built near the way.');
  });

  test('an event that touches the way, and none that lies elsewhere', () => {
    const before = running('beijing', {}, { rail: { tracks: [track, []] } });
    const given = anns([{ do: 'move', to: 'zhengzhou' }], { stopIf: [{ when: 'event' }] });
    const left = checkOrders(planner, before, given).orders;
    const { rules } = planner.settingOf(before);
    const stops = (rules as { eventCards: readonly { number: number }[] }).eventCards.map(({ number }) => {
      const inPlay = [{ card: number, drawer: 1, lastTurn: 9, met: [] }];
      const state = { ...before, inPlay } as unknown as typeof before;
      return runOrders(planner, state, left, { most: 1 }).stop;
    });
    expect(stops.filter(({ stopped }) => stopped === 'event').length).toBeGreaterThan(0);
    expect(stops.filter(({ stopped }) => stopped === 'enough').length).toBeGreaterThan(0);
  });

  test('another player is close to winning', () => {
    const state = running('beijing');
    const wait: Orders['program'] = [{ do: 'end' }];
    expect(
      runOrders(planner, state, anns(wait, { stopIf: [{ when: 'winning', percent: 90 }] })).stop.stopped,
    ).toBe('done');
    const { stop } = runOrders(planner, state, anns(wait, { stopIf: [{ when: 'winning', percent: 0 }] }));
    expect(stop).toEqual({ stopped: 'winning', seat: 0, other: 1 });
  });
});

describe('orders stop where they cannot go on', () => {
  test('a rule refuses the action, and the refusal says so', () => {
    const state = running('beijing');
    const action = { type: 'pickUpLoad', seat: 0, load: 'rice' };
    const { stop } = runOrders(planner, state, anns([{ do: 'play', action }]));
    expect(stop.stopped).toBe('refused');
    expect(stop.rejection).toEqual(plain.checkAction(state as AnyState, action));
    expect(planner.describe(state, stop)).toContain(`[${stop.rejection?.rule}]`);
  });

  test('nothing leads there', () => {
    const state = running('beijing');
    const { stop } = runOrders(planner, state, anns([{ do: 'move', to: 'lhasa' }]));
    expect(stop).toMatchObject({ stopped: 'no-way', rejection: { code: 'move/no-track' } });
    expect(planner.describe(state, stop)).toContain('The order was: Go to Lhasa.');
    expect(runOrders(planner, state, anns([{ do: 'move', to: 'atlantis' }])).stop.rejection?.code).toBe(
      'action/no-such-place',
    );
  });

  test('nothing could be played for two rounds', () => {
    const { stop, state } = playOn(
      running('beijing', { cash: 0 }),
      { ...anns([{ do: 'build', from: 'beijing', to: 'lhasa' }]) },
      20,
    );
    expect(stop.stopped === 'waits' || stop.stopped === 'idle').toBe(true);
    expect((state as MilepostState).rail.tracks[0]).toEqual([]);
  });

  test('Hex Tycoon: a decision that the program does not answer, unless it is answered as suggested', () => {
    const start = planner.createGame('hex-tycoon', CONFIG);
    const [{ seat: asked, kind }] = planner.decisions(start);
    const build: Orders = { seat: asked, program: [{ do: 'build', to: { kind: 'hex', id: 11 } }] };
    const { stop } = runOrders(planner, start, build);
    expect(stop.stopped === 'unanswered' || stop.stopped === 'no-way').toBe(true);
    const wait: Orders = {
      seat: asked,
      program: [{ do: 'play', action: { type: 'endPhase', seat: asked } }],
    };
    expect(runOrders(planner, start, wait).stop).toMatchObject({ stopped: 'unanswered', decision: { kind } });
    const suggested = runOrders(planner, start, { ...wait, otherwise: 'suggested' });
    expect(suggested.actions.length).toBeGreaterThan(0);
  });

  test('the game is over', () => {
    const over = planner.applyAction(begun, { type: 'endGame', seat: null });
    expect(runOrders(planner, over, there).stop).toEqual({ stopped: 'over', seat });
  });

  test('as many actions as the host allows', () => {
    const run = runOrders(planner, begun, there, { most: 3 });
    expect([run.stop.stopped, run.actions.length]).toEqual(['enough', 3]);
  });
});

describe('what is not orders is refused before anything is played', () => {
  test('of other seats, of a wrong shape, for an engine without planning, on a view of another seat', () => {
    const bad = (given: unknown) => () => runOrders(planner, begun, given as Orders);
    expect(bad({ seat, program: [{ do: 'fly' }] })).toThrow('orders: program.0.do');
    expect(bad(orders([{ do: 'play', action: { type: 'endTurn', seat: 1 - seat } }]))).toThrow(
      'all their actions are of seat',
    );
    expect(bad({ ...there, seat: 9 })).toThrow('there is no seat 9');
    const engine = createEngine([chinaRails]);
    expect(() => runOrders(engine, begun, there)).toThrow('expected an engine of withPlanning');
    expect(() => checkOrders(planner, planner.view(begun, 1 - seat), there)).toThrow('not the view of seat');
  });

  test('orders are said in sentences', () => {
    const given = orders(there.program.slice(0, 2), {
      meanwhile: [{ do: 'build', to: 'wuhan' }],
      stopIf: [{ when: 'card' }, { when: 'built', within: 2 }],
      otherwise: 'suggested',
    });
    const name = CONFIG.seats[seat];
    expect(planner.describe(begun, given)).toBe(
      `The orders of ${name}: Build from Beijing to Zhengzhou by the cheapest way. Go to Beijing. Meanwhile: Build to Wuhan by the ` +
        `cheapest way. Answer all else as the title suggests. Stop if ${name} gets a card. Stop if another player builds within 2 steps of the way.`,
    );
  });
});
