// Planners for people in 20th Century Limited: prices in waivers, every way to complete a card, the fewest lines that join cities.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  twentiethCenturyLimited,
  twentiethCenturyLimitedPlanning,
} from '../../../rulesets/twentieth-century-limited/index.js';
import { type AnyEngine, createEngine, type GameAction } from '../../../src/core/engine/index.js';
import {
  cardWays,
  planBuild,
  planCard,
  planMove,
  priceOf,
  turnStatus,
  withPlanning,
} from '../../../src/table/plans/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { position, toyBoard } from '../../rulesets/twentieth-century-limited/toy-board.js';

const ID = 'twentieth-century-limited';
const engine = withPlanning(createEngine([twentiethCenturyLimited]), [twentiethCenturyLimitedPlanning]);
type TwentiethState = ReturnType<typeof engine.createGame<typeof ID>>;
type Scoring = GameAction & { readonly card: number; readonly opponentLines: readonly number[] };

const { states, actions } = playRandomGame(engine as unknown as AnyEngine, ID, {
  seed: 'planners',
  seats: 4,
  steps: 1000,
  suggested: 80,
}) as unknown as { readonly states: readonly TwentiethState[]; readonly actions: readonly GameAction[] };

describe('priceOf', () => {
  test('TC-WAIVER-1, TC-RESET-1: a price is the waivers that change hands, on a state as on the seat’s view', () => {
    let paid = 0;
    actions.forEach((action, n) => {
      const { seat } = action;
      if (seat === null) return;
      const price = priceOf(engine, states[n], action as never);
      const waivers = (at: TwentiethState) => at.seats[seat].waivers;
      expect([n, action, price.total]).toEqual([n, action, waivers(states[n]) - waivers(states[n + 1])]);
      expect(priceOf(engine, engine.view(states[n], seat), action as never)).toEqual(price);
      for (const { to, amount } of price.items) {
        if (typeof to !== 'number') continue;
        expect(states[n + 1].seats[to].waivers - states[n].seats[to].waivers).toBe(amount);
      }
      if (price.total > 0) paid++;
    });
    expect(paid).toBeGreaterThan(5);
  });
});

describe('cardWays', () => {
  const scoring = states.filter(
    (state) =>
      engine.decisions(state).some(({ kind }) => kind === 'action' || kind === 'track') &&
      state.turn?.trackLines.length !== 0,
  );

  test('TC-ROUTE-1: every way can be played for its price, and what lists name is among them', () => {
    let found = 0;
    for (const state of scoring) {
      const { seat } = state.turn as { seat: number };
      const seen = engine.view(state, seat);
      const listed = [...engine.legalActions(seen, seat)].filter(({ type }) => type.startsWith('score'));
      const { regionals, companies } = state.seats[seat];
      for (const card of [...regionals, ...companies]) {
        const { ways, complete } = cardWays(engine, seen, seat, card);
        expect(cardWays(engine, state, seat, card)).toEqual({ ways, complete });
        for (const { actions: way, price } of ways.slice(0, 20)) {
          const [action] = way;
          const refusal = engine.checkAction(state, action);
          if (refusal !== null) expect(refusal.code).toBe('regional/out-of-order');
          expect(priceOf(engine, state, action)).toEqual(price);
        }
        const paid = ways.map(({ actions: [action] }) => (action as Scoring).opponentLines.join());
        const named = (listed as readonly Scoring[]).filter((action) => action.card === card);
        if (complete)
          expect(paid).toEqual(expect.arrayContaining(named.map((action) => action.opponentLines.join())));
        expect(new Set(paid).size).toBe(paid.length);
        found += ways.length;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  const EDGES = 'a-x x-b a-y y-b x-y b-c y-c a-c';
  const toy = toyBoard({
    lines: EDGES,
    cities: 'a b c',
    companies: Array.from({ length: 24 }, () => '10: a b c'),
    regionals: Array.from({ length: 80 }, (_, n) => `${1 + Math.floor(n / 10)}: a b c`),
  });
  const toyEngine = withPlanning(toy.engine, [twentiethCenturyLimitedPlanning]);
  const count = EDGES.split(' ').length;
  const owners = fc.array(fc.constantFrom(0, 0, 1, 2, -1), { minLength: count, maxLength: count });
  const subsets = (lines: readonly number[]) =>
    Array.from({ length: 1 << lines.length }, (_, bits) => lines.filter((_line, n) => bits & (1 << n)));

  property.prop([owners, fc.integer({ min: 0, max: 5 }), fc.constantFrom('company', 'regional')], {
    numRuns: 60,
  })(
    'TC-ROUTE-2, TC-COMPANY-4: the ways are all that the rules allow, by trying every set of lines',
    (owned, waivers, kind) => {
      const track = (seat: number) => owned.flatMap((owner, line) => (owner === seat ? [line] : []));
      const [card] = kind === 'company' ? toy.board.companies : toy.board.regionals[0];
      const hand = kind === 'company' ? { companies: [card] } : { regionals: [card], regionalEras: [1] };
      const state = position(toy, 3, {
        seats: [{ track: track(0), waivers, ...hand }, { track: track(1) }, { track: track(2) }],
      });
      const legal = new Map<string, number>();
      for (const opponentLines of subsets([...track(1), ...track(2)].sort((a, b) => a - b))) {
        for (const own of subsets(track(0))) {
          const routeLines = [...own, ...opponentLines].sort((a, b) => a - b);
          const route = { card, opponentLines, ...(opponentLines.length > 0 && { routeLines }) };
          const type = kind === 'company' ? 'scoreCompanyCard' : 'scoreRegionalCard';
          if (toy.engine.checkAction(state, { type, seat: 0, ...route } as never) === null)
            legal.set(opponentLines.join(), opponentLines.length);
        }
      }
      const { ways, complete } = cardWays(toyEngine, state, 0, card);
      expect(complete).toBe(true);
      expect(
        new Map(
          ways.map(({ actions: [way], price }) => [(way as Scoring).opponentLines.join(), price.total]),
        ),
      ).toEqual(legal);
      const prices = ways.map(({ price }) => price.total);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    },
  );

  test('TC-WAIVER-2: what the list of legal actions leaves out is among the ways', () => {
    const [card] = toy.board.regionals[0];
    const state = position(toy, 3, {
      seats: [
        { track: toy.lines('a-x'), waivers: 6, regionals: [card], regionalEras: [1] },
        { track: toy.lines('x-b y-b a-c') },
        { track: toy.lines('a-y x-y b-c y-c') },
      ],
    });
    const list = toy.engine.legalActions(state, 0);
    const listed = [...list].filter(({ type }) => type === 'scoreRegionalCard');
    const { ways } = cardWays(toyEngine, state, 0, card);
    expect(list.complete).toBe(false);
    expect(ways.length).toBeGreaterThan(listed.length);
    const offered = ways.map(({ actions: [way] }) => (way as Scoring).opponentLines.join());
    for (const action of listed)
      expect(offered).toContain((action as unknown as Scoring).opponentLines.join());
  });

  test('TC-BONUS-4: every smallest proof of a bonus, each of which proves it', () => {
    const [blue] = toy.board.bonuses.blue;
    const [first, second, third] = toy.board.regionals[0];
    const state = position(toy, 2, {
      bonuses: [
        { card: blue, claimedBy: null },
        ...[toy.board.bonuses.green[0], toy.board.bonuses.red[0]].map((card) => ({ card, claimedBy: null })),
      ],
      seats: [{ stack: [first, second, third], regionalsCompleted: 3, erasCompleted: [1, 1, 1] }],
    });
    const { ways, complete } = cardWays(toyEngine, state, 0, blue);
    expect(complete).toBe(true);
    expect(
      ways.map(({ actions: [claim] }) => (claim as unknown as { revealed: readonly number[] }).revealed),
    ).toEqual(
      expect.arrayContaining([
        [first, second],
        [first, third],
        [second, third],
      ]),
    );
    for (const {
      actions: [claim],
    } of ways)
      expect(toyEngine.checkAction(state, claim)).toBeNull();
    expect(ways).toHaveLength(3);
  });

  property.prop([owners], { numRuns: 60 })(
    'TC-TRACK-1: no fewer lines join the cities of a card',
    (owned) => {
      const track = (seat: number) => owned.flatMap((owner, line) => (owner === seat ? [line] : []));
      const [card] = toy.board.companies;
      const state = position(toy, 3, {
        seats: [{ track: track(0), companies: [card] }, { track: track(1) }, { track: track(2) }],
      });
      const free = owned.flatMap((owner, line) => (owner < 0 ? [line] : []));
      const { nodes } = toy.board.cards[card] as { readonly nodes: readonly number[] };
      const least = Math.min(
        ...subsets(free).flatMap((some) => (joined([...track(0), ...some], nodes) ? [some.length] : [])),
      );
      const plan = planCard(toyEngine, state, 0, card);
      if (least === Number.POSITIVE_INFINITY) expect(plan.refusal?.code).toBe('route/not-joined');
      else expect(plan.steps).toHaveLength(least);
    },
  );

  function joined(lines: readonly number[], nodes: readonly number[]): boolean {
    const { ends } = toy.board.graph;
    const reached = new Set([nodes[0]]);
    for (let grown = -1; grown !== reached.size; ) {
      grown = reached.size;
      for (const line of lines) {
        const [a, b] = [ends[2 * line], ends[2 * line + 1]];
        if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
      }
    }
    return nodes.every((node) => reached.has(node));
  }
});

describe('planCard and planBuild', () => {
  test('TC-TURN-3: a plan can be played as printed, three lines a turn', () => {
    let [planned, later] = [0, 0];
    for (const state of states.filter(
      ({ turn, outcome }, n) => n % 6 === 0 && turn !== null && outcome === null,
    )) {
      const { seat } = state.turn as { seat: number };
      const [card] = state.seats[seat].companies;
      const { cities } = engine.settingOf(state).board;
      for (const plan of [
        planCard(engine, state, seat, card),
        planBuild(engine, engine.view(state, seat), seat, 'network', cities[card % cities.length].id),
      ]) {
        const now = engine.applyActions(state, plan.actions);
        const next = plan.steps[plan.thisTurn.count];
        if (next === undefined && plan.steps.length > 0) expect(plan.refusal).toBeNull();
        if (next !== undefined) expect(engine.checkAction(now, next.action)).toEqual(plan.refusal);
        const perTurn = new Map<number, number>();
        for (const { turn } of plan.steps) perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
        expect(Math.max(0, ...perTurn.values())).toBeLessThanOrEqual(3);
        if (plan.actions.length > 0) planned++;
        if (next !== undefined) later++;
      }
      expect(planCard(engine, engine.view(state, seat), seat, card)).toEqual(
        planCard(engine, state, seat, card),
      );
    }
    expect(Math.min(planned, later)).toBeGreaterThan(3);
  });

  test('what the rules do not have is answered, not thrown', () => {
    const [state] = states;
    expect(planMove(engine, state, 0, 0, 'chicago').refusal?.code).toBe('action/no-such-train');
    expect(planCard(engine, state, 0, 99_999).refusal?.code).toBe('action/no-such-card');
    expect(planBuild(engine, state, 0, 'network', { kind: 'hex', id: 1 }).refusal?.code).toBe(
      'action/no-such-place',
    );
    expect(cardWays(engine, state, 0, 'none')).toEqual({ ways: [], complete: true });
  });
});

describe('turnStatus', () => {
  test('TC-TURN-3, TC-END-1: lines, action, waivers and segments that are left, and cards that end the game', () => {
    const at = states.find(({ turn }) => turn?.trackLines.length === 1) as TwentiethState;
    const { seat } = at.turn as { seat: number };
    const status = turnStatus(engine, engine.view(at, seat), seat);
    expect(turnStatus(engine, at, seat)).toEqual(status);
    expect(status.meters.slice(0, 2)).toEqual([
      { what: 'lines', text: '2 of 3 lines to lay', left: 2, max: 3 },
      { what: 'action', text: '1 of 1 action', left: 1, max: 1 },
    ]);
    expect(status.pass).toEqual({ type: 'endTurn', seat });
    expect(status.goals.map(({ what }) => what)).toEqual(['companies', 'regionals']);
    const waivers = at.seats.reduce((sum, one) => sum + one.waivers, 0);
    expect(status.meters[2].max).toBe(waivers);
  });
});
