// A search values trips by legs that it reads off the bare board and the seat's own network. Here they are compared with the cheapest
// ways on the whole board, on positions of sample games.

import { describe, expect, test } from 'vitest';
import { errandsOf, type Stop } from '../../../../rulesets/milepost/players/bots/errands.js';
import { legsFor, overlayFrom } from '../../../../rulesets/milepost/players/bots/legs.js';
import { MILLION, RENTED_STEP, STEP } from '../../../../rulesets/milepost/players/bots/plan-graph.js';
import { pricingOf, type SeatPricing } from '../../../../rulesets/milepost/players/bots/pricing.js';
import { startsOf } from '../../../../rulesets/milepost/rules/building/build-starts.js';
import { UNREACHABLE } from '../../../../src/core/graph/index.js';
import { SOAK } from '../../../long-run.js';
import { asked, ids, sampleStates } from '../sample-states.js';

// The mileposts and the track of the cheapest way by a table.
function exact(pricing: SeatPricing, table: Uint16Array, from: readonly number[], forwards: boolean) {
  const { plan, costs } = pricing;
  const start = from.reduce((best, node) => (table[node] < table[best] ? node : best), from[0]);
  if (table[start] === UNREACHABLE) return null;
  let [steps, rented] = [0, 0];
  plan.tables.follow({ table, pricing, node: start, forwards }, (arc, paid) => {
    const edge = plan.graph.edges[arc];
    steps += edge >= plan.firstFerry ? costs[paid] / STEP : 1;
    if (costs[paid] === RENTED_STEP && edge < plan.firstRed) rented++;
  });
  const cost = table[start];
  return { steps, track: (cost - STEP * steps - (RENTED_STEP - STEP) * rented) / MILLION };
}

describe.each(ids)('%s', (id) => {
  test('legs are those of the whole board, or cheaper where something is in the way', () => {
    let [same, all] = [0, 0];
    const states = sampleStates(id, { to: SOAK ? 40 : 28 });
    for (const state of states.filter(({ step }) => step % 120 === 0)) {
      const game = asked(state);
      const { seat } = state.turn;
      const [train] = state.seats[seat].trains;
      if (train.at === null) continue;
      const pricing = pricingOf(game, seat, true);
      const { tables } = pricing.plan;
      const legs = legsFor(game, train, pricing, {
        seat,
        from: [train.at],
        roots: startsOf(game, seat),
        rents: true,
      });
      const overlay = overlayFrom(game, train, pricing);
      const fromTrain = tables.costsFrom([train.at], { costs: pricing.costs, overlay });
      const stops = errandsOf(game, seat).flatMap(({ drop, sources }) => [drop, ...sources]);
      const compare = (from: Stop | null, to: Stop) => {
        if (!to.city.rail || from?.city.rail === false) return;
        const leg = legs.leg(from, to);
        const way =
          from === null
            ? exact(pricing, fromTrain, to.mileposts, false)
            : exact(pricing, tables.costsTo(to.mileposts, pricing), from.mileposts, true);
        if (leg === null || way === null) {
          // What is in the way may close it.
          expect(way).toBeNull();
          return;
        }
        all++;
        if (Math.abs(leg.track - way.track) < 0.01 && leg.steps === way.steps) same++;
        // No way has fewer mileposts than the board.
        expect(leg.steps).toBeGreaterThanOrEqual(legs.hops(from, to));
      };
      for (const to of stops) {
        compare(null, to);
        for (const from of stops.slice(0, 3)) if (from.city !== to.city) compare(from, to);
      }
    }
    expect(all).toBeGreaterThan(200);
    expect(same / all).toBeGreaterThan(0.95);
  });
});
