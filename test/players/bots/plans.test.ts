// Plans and evaluations as bots ask for them: what is compared, and that the best is the suggestion. That all of them are legal
// and the same on a view is a law (`suggestions-are-legal`).

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, layer } from '../../../src/core/engine/index.js';
import { choiceFor, createPursuit, greedyBot, playGame } from '../../../src/players/bots/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  const { states } = playRandomGame(engine, id, { seed: 'plans', seats: 3, suggested: 95, steps: 90 });
  const asked = states.flatMap((state) => {
    const [decision] = engine.decisions(state);
    return decision === undefined ? [] : [{ state, decision }];
  });

  test('the best plan is the suggestion, several are compared, best first', () => {
    let compared = 0;
    for (const { state, decision } of asked) {
      const plans = engine.plans(state, decision, createRandom(1));
      const line = engine.suggest(state, decision, createRandom(1));
      expect(plans.map((plan) => plan.line)[0] ?? []).toEqual(line);
      const values = plans.slice(1).map(({ value }) => value);
      expect(values).toEqual([...values].sort((one, other) => other - one));
      // Plans that begin alike have different aims.
      expect(new Set(plans.map(({ line, aim }) => JSON.stringify([line, aim]))).size).toBe(plans.length);
      if (plans.length > 1) compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('`most` takes the best of them', () => {
    for (const { state, decision } of asked.slice(0, 30)) {
      const all = engine.plans(state, decision, createRandom(1));
      expect(engine.plans(state, decision, createRandom(1), { most: 2 })).toEqual(all.slice(0, 2));
    }
  });

  test('a seat stands as well on its own view as in the state, and is not told of others', () => {
    const { state } = asked[asked.length - 1];
    const view = engine.view(state, 1);
    expect(engine.evaluate(view, 1)).toBe(engine.evaluate(state, 1));
    expect(engine.evaluate(view, 1)).toEqual(expect.any(Number));
    expect(() => engine.evaluate(view, 0)).toThrow('seat');
  });
});

test.each(['china-rails', 'india-rails', 'iron-dragon'])(
  'in %s ten millions more are worth about ten',
  (id) => {
    const { states } = playRandomGame(engine, id, { seed: 'richer', seats: 2, suggested: 100, steps: 30 });
    const state = states[states.length - 1] as unknown as { seats: { cash: number }[] };
    const richer = { ...state, seats: state.seats.map((seat) => ({ ...seat, cash: seat.cash + 10 })) };
    const [poorer, better] = [state, richer].map((one) => engine.evaluate(one as never, 0) as number);
    // The plan of the hand moves a little with what there is to spend.
    expect(better - poorer).toBeGreaterThan(8);
  },
);

test('a plan of operations for a loco, followed, buys it in the same turn', () => {
  const config = { seats: 2, seed: 'locos' };
  const { actions } = playGame(engine, 'china-rails', { config, bots: [greedyBot], maxRounds: 12 });
  let state = engine.createGame('china-rails', config);
  for (const action of actions) {
    const [decision] = engine.decisions(state);
    const plans = decision.kind === 'operations' ? engine.plans(state, decision, createRandom(1)) : [];
    const plan = plans.find(({ kind }) => kind === 'upgrade');
    if (plan === undefined) {
      state = engine.applyAction(state, action);
      continue;
    }
    const pursuit = createPursuit();
    const asked = (open: typeof decision) =>
      choiceFor(engine, state, { decision: open, random: createRandom(1) });
    const played: string[] = [];
    let next = pursuit.begin(asked(decision), plan);
    for (
      let open = decision;
      open.seat === decision.seat && next !== null;
      next = pursuit.next(asked(open))
    ) {
      played.push(next.type);
      state = engine.applyAction(state, next);
      [open] = engine.decisions(state);
    }
    expect(played).toContain('endOperations');
    expect(played.at(-1)).toMatch(/^(upgradeLoco|endTurn)$/);
    expect(played).toContain('upgradeLoco');
    return;
  }
  throw new Error('no such plan was offered');
});

test('a title without plans has its suggestion alone, and says nothing of how seats stand', () => {
  const [{ plans: _, evaluate: __, ...alone }] = allRulesets;
  const plain = createEngine([alone]) as unknown as AnyEngine;
  const state = plain.createGame(alone.id, { seats: 2, seed: 1 });
  const [decision] = plain.decisions(state);
  const line = plain.suggest(state, decision, createRandom(1));
  expect(plain.plans(state, decision, createRandom(1))).toEqual([
    {
      ...{ line, value: 0, spend: 0, fees: 0, money: '', turns: 0 },
      ...{ kind: 'line', reasons: [], pickUps: [], deliveries: [], builds: [], goals: [] },
    },
  ]);
  expect(plain.evaluate(state, 0)).toBeNull();
});

test('plans that a layer refuses are left out', () => {
  const [china] = allRulesets.filter(({ id }) => id === 'china-rails');
  const refusal = { code: 'house/no-building', rule: 'HOUSE-1', test: () => ({}) };
  const laid = layer(
    china as never,
    {
      id: 'house',
      title: 'House',
      texts: [{ id: 'HOUSE-1', section: 'House', text: 'Nothing is built.' }],
      messages: { 'house/no-building': 'Nothing is built.' },
      conditions: { buildTrack: [refusal] },
    } as never,
  );
  const house = createEngine([laid as never]) as unknown as AnyEngine;
  const state = house.createGame('house', { seats: 2, seed: 1 });
  const [decision] = house.decisions(state);
  const before = engine.plans(
    engine.createGame('china-rails', { seats: 2, seed: 1 }),
    decision,
    createRandom(1),
  );
  expect(before.some(({ line: [first] }) => first.type === 'buildTrack')).toBe(true);
  const plans = house.plans(state, decision, createRandom(1));
  for (const { line } of plans) expect(house.checkAction(state, line[0])).toBeNull();
});
