// Planners for people in Hex Tycoon: prices are what is paid, plans can be played as they are printed, and there is no cheaper way.

import { describe, expect, test } from 'vitest';
import { hexTycoon, hexTycoonPlanning } from '../../../rulesets/hex-tycoon/index.js';
import type { HexAction } from '../../../rulesets/hex-tycoon/rules/phases.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameEvent,
} from '../../../src/core/engine/index.js';
import {
  actionsAt,
  planBuild,
  planMove,
  priceOf,
  reachOf,
  turnStatus,
  withPlanning,
} from '../../../src/table/plans/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { type Toy, toyTable } from '../../rulesets/hex-tycoon/toy-table.js';

const engine = withPlanning(createEngine([hexTycoon]), [hexTycoonPlanning]);
type HexState = ReturnType<typeof engine.createGame<'hex-tycoon'>>;

const options = {
  loans: true,
  stocks: true,
  drawDevelopmentMarkers: true,
  extraRailroads: true,
  tycoons: true,
};
const { states, actions, events } = playRandomGame(engine as unknown as AnyEngine, 'hex-tycoon', {
  seed: 'hex2',
  seats: 3,
  steps: 900,
  suggested: 85,
  options,
}) as unknown as {
  readonly states: readonly HexState[];
  readonly actions: readonly HexAction[];
  readonly events: readonly (readonly GameEvent[])[];
};

// What facts say that an action took from its company.
function paidBy(told: readonly GameEvent[]): number {
  let sum = 0;
  for (const event of told as readonly (GameEvent & Record<string, never>)[]) {
    if (event.type === 'stockBought') sum += event.quantity;
    else if (event.type === 'dividendPaid') sum += event.amount;
    else if ('price' in event) sum += event.price;
  }
  return sum;
}

describe('priceOf', () => {
  test('HT-BUILD-1: a price is what the facts then say was paid, on a state as on the seat’s view', () => {
    const kinds = new Set<string>();
    actions.forEach((action, n) => {
      if (action.seat === null) return;
      const price = priceOf(engine, states[n], action);
      expect([n, action, price.total]).toEqual([n, action, paidBy(events[n + 1])]);
      expect(price.total).toBe(price.items.reduce((sum, { amount }) => sum + amount, 0));
      expect(priceOf(engine, engine.view(states[n], action.seat), action)).toEqual(price);
      const fees = (events[n + 1] as unknown as readonly { type: string; amount: number }[])
        .filter(({ type }) => type === 'stationFeePaid')
        .map(({ amount }) => amount);
      expect(price.items.filter(({ what }) => what === 'fee').map(({ amount }) => amount)).toEqual(fees);
      for (const { what, amount } of price.items) if (amount > 0) kinds.add(what);
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'base',
        'present',
        'surcharge',
        'fee',
        'station',
        'dividend',
        'upgrade',
        'marker',
      ]),
    );
  });
});

describe('planBuild', () => {
  const random = createRandom('hex targets');
  const cases = states
    .filter(
      ({ turn, outcome, phase }, n) =>
        turn !== null && outcome === null && n % (phase === 'build' ? 2 : 9) === 0,
    )
    .map((state) => {
      const { board } = engine.settingOf(state);
      return { state, to: { kind: 'hex', id: random.int(0, board.hexCount - 1) } as const };
    });

  test('HT-BUILD-3: a plan can be played as printed, for the prices printed', () => {
    let [planned, later, refused] = [0, 0, 0];
    for (const { state, to } of cases) {
      const [{ seat }] = engine.decisions(state);
      const plan = planBuild(engine, state, seat, 'network', to);
      expect(planBuild(engine, engine.view(state, seat), seat, 'network', to)).toEqual(plan);
      expect(plan.total).toBe(plan.steps.reduce((sum, { price }) => sum + price.total, 0));
      expect(plan.actions).toEqual(plan.steps.slice(0, plan.thisTurn.count).map(({ action }) => action));
      let now = state;
      let spent = 0;
      for (const [n, action] of plan.actions.entries()) {
        expect(priceOf(engine, now, action)).toEqual(plan.steps[n].price);
        now = engine.applyAction(now, action);
        spent += plan.steps[n].price.total;
      }
      expect(plan.thisTurn.spent).toBe(spent);
      const next = plan.steps[plan.thisTurn.count];
      // A phase in which nothing more can be done ends by itself; the plan still says what was missing.
      if (next !== undefined && (plan.actions.length === 0 || now.phase === 'build'))
        expect(engine.checkAction(now, next.action)).toEqual(plan.refusal);
      if (next === undefined && plan.steps.length > 0) {
        expect(plan.refusal).toBeNull();
        expect(now.companies.some(({ rails }) => rails.includes(to.id))).toBe(true);
      }
      if (plan.actions.length > 0) planned++;
      if (next !== undefined) later++;
      if (plan.steps.length === 0 && plan.refusal !== null) refused++;
    }
    expect(Math.min(planned, later, refused)).toBeGreaterThan(2);
  });

  const rows = ['S . f .', ' C . m C', '. f o .', ' . . . S'];
  const toy = toyTable(rows, []);
  const planned = withPlanning(toy.engine, [hexTycoonPlanning]);

  // The least that it costs to have a marker on a site within this turn, by trying every order of legal builds.
  function least(at: Toy, site: number, built = 0): number {
    const [{ rails, money }] = at.companies;
    if (rails.includes(site)) return 0;
    let best = Number.POSITIVE_INFINITY;
    for (const action of toy.engine.legalActions(at, 0)) {
      if (action.type !== 'buildTrack' || rails.includes(action.site)) continue;
      const next = toy.engine.applyAction(at, action);
      const price = money - next.companies[0].money;
      const rest =
        next.phase === 'build' && built < 3 ? least(next, site, built + 1) : Number.POSITIVE_INFINITY;
      best = Math.min(best, price + (next.companies[0].rails.includes(site) ? 0 : rest));
    }
    return best;
  }

  test('HT-BUILD-12, HT-BUILD-13: no other rail markers are cheaper, surcharges included', () => {
    const at = toy.position({
      companies: [
        { id: 'golden-boy', seat: 0, at: '0,0', money: 900, trainLevel: 6 },
        { id: 'red-runner', seat: 1, at: '3,3', money: 10, trainLevel: 1 },
      ],
    });
    let found = 0;
    for (let site = 0; site < toy.board.siteCount; site++) {
      const plan = planBuild(planned, at, 0, 'network', {
        kind: site < toy.board.hexCount ? 'hex' : 'hexside',
        id: site,
      });
      if (plan.steps.length === 0 || plan.steps.length > 3 || plan.thisTurn.count < plan.steps.length)
        continue;
      expect([site, plan.total]).toEqual([site, least(at, site)]);
      found++;
    }
    expect(found).toBeGreaterThan(8);
  });

  test('HT-BUILD-11: what cannot be reached is refused by the rule that forbids it', () => {
    const at = toy.position({
      companies: [
        { id: 'golden-boy', seat: 0, at: '0,0', money: 90, trainLevel: 1 },
        { id: 'red-runner', seat: 1, at: '3,3', money: 10, trainLevel: 1 },
      ],
    });
    const plan = planBuild(planned, at, 0, 'network', { kind: 'hex', id: toy.hex('3,1') });
    expect([plan.steps, plan.refusal?.code, plan.refusal?.rule]).toEqual([
      [],
      'build/too-far',
      'HT-BUILD-11',
    ]);
    expect(planBuild(planned, at, 0, 'network', { kind: 'milepost', id: 1 }).refusal?.code).toBe(
      'action/no-such-site',
    );
    expect(planBuild(planned, at, 0, 'network', { kind: 'hex', id: toy.hex('0,0') })).toMatchObject({
      steps: [],
      total: 0,
      refusal: null,
    });
  });
});

describe('what the rules do not have', () => {
  test('is answered, not thrown: there are no trains to move', () => {
    const [state] = states;
    expect(planMove(engine, state, 0, 0, { kind: 'hex', id: 3 }).refusal?.code).toBe('action/no-such-train');
    expect(reachOf(engine, state, 0, 0)).toEqual([]);
  });
});

describe('turnStatus', () => {
  test('HT-BUILD-7, HT-END-2: what is left of the turn, what ends it, and how near the end has come', () => {
    const at = states.find(({ phase, turn }) => phase === 'build' && turn?.railsBuilt === 1) as HexState;
    const [{ seat }] = engine.decisions(at);
    const status = turnStatus(engine, engine.view(at, seat), seat);
    expect(status.meters).toContainEqual({
      what: 'rails',
      text: '3 of 4 rail markers to lay',
      left: 3,
      max: 4,
    });
    expect(status.pass).toEqual({ type: 'endPhase', seat });
    expect(status.goals.map(({ what }) => what)).toEqual(['cities', 'rails', 'rounds']);
    expect(turnStatus(engine, at, seat)).toEqual(status);
    const [waiting] = [0, 1, 2].filter((other) => other !== seat);
    expect(turnStatus(engine, at, waiting).meters).toContainEqual({
      what: 'rails',
      text: '0 of 4 rail markers to lay',
      left: 0,
      max: 4,
    });
  });

  test('what may be done at a hex is found by pointing at it', () => {
    const at = states.find(({ phase }) => phase === 'build') as HexState;
    const [{ seat }] = engine.decisions(at);
    const legal = [...engine.legalActions(at, seat)].filter(({ type }) => type === 'buildTrack');
    for (const action of legal) {
      const { site } = action as { readonly site: number };
      const { hexCount } = engine.settingOf(at).board;
      const place = { kind: site < hexCount ? 'hex' : 'hexside', id: site } as const;
      expect(actionsAt(engine, at, place, seat)).toContainEqual(action);
    }
    expect(legal.length).toBeGreaterThan(1);
  });
});
