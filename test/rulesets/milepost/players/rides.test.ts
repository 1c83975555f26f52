// A plan says turn by turn how far a train comes and whom it pays. Here a train follows ways of sample games over track that
// stands, its own and others', and what the plan said is compared with what was played.

import { describe, expect, test } from 'vitest';
import { ferriesAt } from '../../../../rulesets/milepost/board/ports.js';
import type { Stop } from '../../../../rulesets/milepost/players/bots/errands.js';
import { planGraph } from '../../../../rulesets/milepost/players/bots/plan-graph.js';
import type { PlanGame } from '../../../../rulesets/milepost/players/bots/planning.js';
import { priceFor } from '../../../../rulesets/milepost/players/bots/pricing.js';
import { type PlannedTrip, workOut } from '../../../../rulesets/milepost/players/bots/route.js';
import { worthFor } from '../../../../rulesets/milepost/players/bots/worth.js';
import { NOBODY, networkOf, ownerOf } from '../../../../rulesets/milepost/rules/rail/network.js';
import { trainSpeed } from '../../../../rulesets/milepost/rules/running/movement.js';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import { once } from '../../../../src/core/engine/index.js';
import { CLOSED } from '../../../../src/core/graph/index.js';
import { asked, engine, ids, sampleStates } from '../sample-states.js';

const MOST_TURNS = 12;
const RENT = 4;

/** Beginnings of turns in a sample game; everybody has money for rent, nobody for victory, and no event is in play. */
function turnsOf(id: string): readonly MilepostState[] {
  const begun = sampleStates(id, { from: 12, to: 46 }).filter((state) => {
    const { turn, seats, pending } = state;
    const [train] = seats[turn.seat].trains;
    const isNew = turn.phase === 'operations' && turn.rented.length === 0 && !train?.halved;
    if (!isNew || pending.length > 0 || train.at === null) return false;
    // A train in a port may be aboard a ship, which is another title's own business.
    const { board } = asked(state);
    return train.points === trainSpeed(asked(state), train) && board.shipPortAt[train.at] < 0;
  });
  return begun.map((state) => ({
    ...state,
    inPlay: [],
    seats: state.seats.map((seat) => ({ ...seat, cash: 150, debts: [] })),
  }));
}

/** The way to a city by track that stands, as a plan works it out. */
function rideTo(game: PlanGame, stop: Stop): PlannedTrip | null {
  const { seat } = game.state.turn;
  const [train] = game.state.seats[seat].trains;
  const pricing = priceFor(game, seat, { rents: true, blocked: new Set() });
  const network = networkOf(game.state.rail);
  for (let segment = 0; segment < game.board.segmentCount; segment++)
    if (ownerOf(network, segment) === NOBODY) pricing.overlay[segment] = CLOSED;
  // A ship and a link of cities are other titles' own business.
  pricing.overlay.fill(CLOSED, pricing.plan.firstSea);
  const trip = { stops: [stop], tasks: [], payout: 0, worth: 0 };
  const beginning = { seat, from: [train.at as number], roots: [] };
  return workOut(game, train, trip, pricing, beginning, new Map(), worthFor(game, seat, train));
}

/** Plays the way with all the other seats passing: the rent paid, and the turns it took. */
function follow(start: MilepostState, nodes: readonly number[]) {
  const { seat } = start.turn;
  let state = start;
  let rent = 0;
  let turns = 1;
  const play = (action: object) => {
    const result = engine.tryAction(state as never, action as never);
    if (!result.ok) return result.rejection;
    for (const event of result.events as unknown as readonly { type: string; seat: number; amount: number }[])
      if (event.type === 'rentPaid' && event.seat === seat) rent += event.amount;
    state = result.state as never;
    return null;
  };
  const passOn = () => {
    const { turn } = state;
    const type = turn.phase === 'operations' ? 'endOperations' : 'endTurn';
    const refused = play({ type, seat: turn.seat });
    if (refused !== null) throw new Error(`${type} is refused: ${refused.code}`);
  };
  for (const to of nodes.slice(1)) {
    while (!stepsTo(asked(state), to).some((step) => play({ ...step, seat }) === null)) {
      if (++turns > MOST_TURNS) throw new Error(`the train does not come to milepost ${to}`);
      do passOn();
      while (state.turn.seat !== seat || state.turn.phase !== 'operations');
    }
  }
  return { rent, turns };
}

/** What may bring the train to a milepost beside it. */
function stepsTo({ board, state }: PlanGame, to: number): readonly object[] {
  const at = state.seats[state.turn.seat].trains[0].at as number;
  const ferries = ferriesAt(board, at).filter(({ ports }) => ports.includes(to));
  const [ferry] = ferries;
  if (ferry === undefined) return [{ type: 'moveTrain', to }];
  // By right, or for rent to somebody who has one.
  return [undefined, ...state.seats.keys()].map((payTo) => ({ type: 'crossFerry', ferry: ferry.id, payTo }));
}

/** Rides from the turns of a title to cities here and there, as they were planned and as they went. */
function rides(id: string) {
  return turnsOf(id).flatMap((state, n) => {
    const game = asked(state);
    const { cities } = game.board;
    return [7 * n, 7 * n + 13, 7 * n + 26].flatMap((place) => {
      const city = cities[place % cities.length];
      if (!city.rail) return [];
      const plan = rideTo(game, { kind: 'pickUp', city, good: '', mileposts: city.mileposts, fee: 0 });
      if (plan === null || plan.builds.length > 0 || plan.legs[0].edges.length === 0) return [];
      const [{ nodes, edges }] = plan.legs;
      const ferries = edges.filter((edge) => edge >= planGraph(game.board).firstFerry).length;
      return [{ where: `step ${state.step}, to ${city.id}`, plan, ferries, ride: follow(state, nodes) }];
    });
  });
}

// Found when they are first asked for.
const found = new Map(ids.map((id) => [id, once(() => rides(id))]));
const ridesOf = (id: string) => found.get(id)!();

describe.each(ids)('%s', (id) => {
  test('M-MOVE-3, M-MOVE-11, M-FERRY-7: a plan pays and takes what the ride then pays and takes', () => {
    for (const { where, plan, ferries, ride } of ridesOf(id)) {
      // A ferry ends a turn early, wherever the train is in it: the mean is what a plan counts, so that it may be one rent off.
      if (ferries > 0) expect(Math.abs(plan.rent - ride.rent), where).toBeLessThanOrEqual(RENT * ferries);
      else expect([where, plan.rent, Math.ceil(plan.turns)]).toEqual([where, ride.rent, ride.turns]);
    }
    expect(ridesOf(id).filter(({ plan }) => plan.rent > 0).length).toBeGreaterThan(20);
  });
});

test('M-FERRY-7: some of these rides cross a ferry', () => {
  const crossing = ids.flatMap((id) => ridesOf(id).filter(({ ferries }) => ferries > 0));
  expect(crossing.length).toBeGreaterThan(0);
});
