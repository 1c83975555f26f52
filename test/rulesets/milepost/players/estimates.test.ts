// Bots estimate prices and movement on packed tables. Here their tables are compared with what is played, on
// positions of sample games.

import { describe, expect, test } from 'vitest';
import { overlayFrom } from '../../../../rulesets/milepost/players/bots/legs.js';
import { MILLION, planGraph, STEP } from '../../../../rulesets/milepost/players/bots/plan-graph.js';
import { pricingOf } from '../../../../rulesets/milepost/players/bots/pricing.js';
import { NOBODY, networkOf, ownerOf } from '../../../../rulesets/milepost/rules/rail/network.js';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import { CLOSED } from '../../../../src/core/graph/index.js';
import { SOAK } from '../../../long-run.js';
import { asked, engine, ids, sampleStates } from '../sample-states.js';

describe.each(ids)('%s', (id) => {
  const states = sampleStates(id, { to: 30 }).filter(({ step }) => step % 15 === 14);

  test('M-BUILD-6: a segment costs in the tables what the builder then pays', () => {
    let played = 0;
    // A list of builds takes some milliseconds, so some of the positions will do.
    for (const state of states.filter((_, n) => n % (SOAK ? 4 : 9) === 0)) {
      const { seat } = state.turn;
      const game = asked(state);
      const { board, rules } = game;
      const { arcs, graph } = planGraph(board);
      const { costs } = pricingOf(game, seat, false);
      const rich = { ...state.seats[seat], cash: 500 };
      // The seat may build, and has the whole of its turn.
      const turn = {
        ...state.turn,
        phase: 'building' as const,
        spent: 0,
        majorStarts: 0,
        upgraded: false,
        dealt: false,
      };
      // Without events in play ways are to be found anew: links of theirs may be shut.
      const rail = { ...state.rail, ways: [] };
      const seats = state.seats.with(seat, rich);
      const position = { ...state, turn, seats, rail, inPlay: [], pending: [] };
      const legal = [...engine.legalActions(position as never, seat)].filter(
        ({ type }) => type === 'buildTrack',
      );
      for (const action of legal.filter((_, n) => n % (SOAK ? 9 : 18) === 0)) {
        const { from, to } = action as never as { from: number; to: number };
        const edge = board.segment(from, to);
        const arc = arcs[2 * edge + (graph.ends[2 * edge] === from ? 0 : 1)];
        const result = engine.tryAction(position as never, action);
        if (!result.ok) throw new Error('a listed action is refused');
        const [built] = result.events as unknown as readonly { type: string; price: number }[];
        // A toll is the turn's, not the segment's: it is told by a fact of its own.
        expect([board.hash, from, to, (costs[arc] - STEP) / MILLION]).toEqual([
          board.hash,
          from,
          to,
          built.price,
        ]);
        expect(built.price).toBeLessThanOrEqual(rules.budget);
        played++;
      }
    }
    expect(played).toBeGreaterThan(100);
  });

  test('M-MOVE-3: a way over own track takes in the tables the movement that a train then spends', () => {
    let compared = 0;
    for (const state of states) {
      const { seat, phase } = state.turn;
      const [train] = state.seats[seat].trains;
      // Events, ferries, and owners who are paid for the turn are no matter of own track.
      const isPlain = state.inPlay.length === 0 && state.turn.rented.length === 0 && !train.waited;
      if (phase !== 'operations' || train.at === null || !isPlain) continue;
      const game = asked(state);
      const pricing = pricingOf(game, seat, false);
      const { plan, costs } = pricing;
      const network = networkOf(state.rail);
      const overlay = overlayFrom(game, train, pricing).slice();
      for (let segment = 0; segment < game.board.segmentCount; segment++)
        if (ownerOf(network, segment) === NOBODY) overlay[segment] = CLOSED;
      overlay.fill(CLOSED, plan.firstFerry);
      const table = plan.tables.costsFrom([train.at], { costs, overlay });
      const left = movedOnOwnTrack(state);
      for (const [at, points] of left) {
        if (at === train.at) continue;
        const [estimate, spent] = [table[at] / STEP, train.points - points];
        // The tables shut the way that a train came by; in truth it may turn round in a city and come back over it.
        if (train.arrivedBy === null) expect([state.step, at, estimate]).toEqual([state.step, at, spent]);
        else expect([state.step, at, estimate >= spent]).toEqual([state.step, at, true]);
        if (estimate === spent) compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

// The movement left at every place that moves over own track lead to this turn.
function movedOnOwnTrack(start: MilepostState): ReadonlyMap<number, number> {
  const { seat } = start.turn;
  const left = new Map<number, number>();
  const seen = new Set<string>();
  let open = [start];
  while (open.length > 0) {
    const next: MilepostState[] = [];
    for (const state of open) {
      for (const action of engine.legalActions(state as never, seat)) {
        const { type, train = 0 } = action as { type: string; train?: number };
        if (type !== 'moveTrain' || train !== 0) continue;
        const after = engine.applyAction(state as never, action) as unknown as MilepostState;
        const { at, arrivedBy, points } = after.seats[seat].trains[0];
        const isDue = after.turn.rented.length > start.turn.rented.length;
        if (at === null || isDue || seen.has(`${at} ${arrivedBy}`)) continue;
        seen.add(`${at} ${arrivedBy}`);
        left.set(at, Math.max(points, left.get(at) ?? 0));
        next.push(after);
      }
    }
    open = next;
  }
  return left;
}
