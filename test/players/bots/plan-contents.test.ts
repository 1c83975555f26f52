// What plans say of themselves is compared with the rules' own tables and with play.

import { expect, test } from 'vitest';
import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { buildPrice } from '../../../rulesets/hex-tycoon/rules/build-cost.js';
import { activeCompany } from '../../../rulesets/hex-tycoon/rules/state.js';
import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/index.js';
import { ownersByLine } from '../../../rulesets/twentieth-century-limited/rules/track.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
  type Plan,
} from '../../../src/core/engine/index.js';
import { choiceFor, createPursuit } from '../../../src/players/bots/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const engine = createEngine([
  chinaRails,
  ironDragon,
  hexTycoon,
  twentiethCenturyLimited,
]) as unknown as AnyEngine;
// biome-ignore lint/suspicious/noExplicitAny: states of four titles
type AnyState = any;

const random = () => createRandom('contents');

function plansIn(id: string): readonly { readonly state: AnyState; readonly plan: Plan }[] {
  const { states } = playRandomGame(engine, id, { seed: 'contents', seats: 2, suggested: 100, steps: 120 });
  return states
    .filter((_, n) => n % 6 === 0)
    .flatMap((state) =>
      engine
        .decisions(state)
        .slice(0, 1)
        .flatMap((decision) => engine.plans(state, decision, random(), { most: 3 }))
        .map((plan) => ({ state, plan })),
    );
}

test.each(['china-rails', 'iron-dragon'])('M-CARD-2: plans of %s deliver what their cards ask for', (id) => {
  let delivered = 0;
  for (const { state, plan } of plansIn(id)) {
    const { board } = engine.settingOf(state) as AnyState;
    const built = new Set(state.rail.tracks.flat());
    for (const { kind, id: segment } of plan.builds) {
      expect(kind).toBe('segment');
      expect(built.has(segment)).toBe(false);
    }
    for (const { good, to, card, pays } of plan.deliveries) {
      const { demands } = board.demandCards[card - 1];
      expect(demands).toContainEqual(
        expect.objectContaining({ good, city: board.cities[to.id].id, payout: pays }),
      );
      delivered++;
    }
    for (const { good, at } of plan.pickUps)
      expect([at.kind, plan.deliveries.some((one) => one.good === good)]).toEqual(['city', true]);
  }
  expect(delivered).toBeGreaterThan(20);
});

test('M-CARD-2: a plan that is gone on with delivers what it says', () => {
  let compared = 0;
  for (const { state, plan } of plansIn('china-rails')) {
    if (plan.deliveries.length === 0 || compared > 5) continue;
    const told = deliveredBy(plan, state);
    // A new card may bring something better: then the plan is given up.
    if (told === null) continue;
    const { board } = engine.settingOf(state) as AnyState;
    // With more than one to come, the order may be planned anew.
    const planned = plan.deliveries.map(({ card, to, pays }) => [card, board.cities[to.id].id, pays]);
    expect(planned).toContainEqual([told.card, told.city, told.payout]);
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});

/** The first delivery of a seat that is left alone and goes on with a plan; null if it had to give it up before. */
function deliveredBy(plan: Plan, begun: AnyState): AnyState | null {
  const { seat } = plan.line[0] as GameAction & { readonly seat: number };
  let state = engine.applyAction(begun, { type: 'dropSeat', seat: null, target: 1 - seat } as GameAction);
  const pursuit = createPursuit();
  for (let step = 0; step < 300; step++) {
    const [decision] = engine.decisions(state);
    const choice = choiceFor(engine, state, { decision, random: random() } as never);
    const action = step === 0 ? pursuit.begin(choice, plan) : pursuit.next(choice);
    if (action === null) return null;
    const result = engine.tryAction(state, action as GameAction);
    if (!result.ok) throw new Error('a pursuit plays what is legal');
    const delivered = result.events.find(({ type }) => type === 'loadDelivered');
    if (delivered !== undefined) return delivered;
    state = result.state;
  }
  return null;
}

test('HT-BUILD-12: a plan of Hex Tycoon pays what its sites cost now', () => {
  let compared = 0;
  for (const { state, plan } of plansIn('hex-tycoon')) {
    if (plan.builds.length === 0) continue;
    const game = { ...engine.settingOf(state), state } as AnyState;
    const prices = plan.builds.map(({ id }) =>
      buildPrice(game, activeCompany(state), { site: id, built: 0 }),
    );
    expect(plan.spend + plan.fees).toBe(prices.reduce((sum, { total }) => sum + total, 0));
    expect(plan.goals).toEqual([{ kind: 'hex', id: Number(plan.aim) }]);
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

test('TC-TRACK-1: a plan of 20th Century Limited builds lines that are free', () => {
  let built = 0;
  for (const { state, plan } of plansIn('twentieth-century-limited')) {
    const owners = ownersByLine({ ...engine.settingOf(state), state } as AnyState);
    for (const { kind, id } of plan.builds) {
      expect([kind, owners[id]]).toEqual(['line', -1]);
      built++;
    }
  }
  expect(built).toBeGreaterThan(10);
});
