// The operations phase of a plan: along the route as far as track and movement reach, with calls at its
// stops. The line ends where a later decision is better: at a delivery, because a new card may change
// everything, and where the rules need the turn as it is then.

import type { GameAction } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { paymentFor } from '../../rules/rail/crossings.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import type { Stop } from './errands.js';
import { isAllowed } from './legality.js';
import { type Meeting, planMeeting } from './meeting.js';
import { isPoor } from './next-hand.js';
import { passingAction } from './passing.js';
import { planRoute } from './plan.js';
import type { PlanGraph } from './plan-graph.js';
import type { PlanGame, Sailing } from './planning.js';
import type { PlannedTrip } from './route.js';
import type { Task, Trip } from './tasks.js';

/** A line of play for the operations phase; it ends the phase or stops where a new line is needed. */
export function operate(game: PlanGame, seat: number): readonly GameAction[] {
  const meeting = planMeeting(game, seat);
  const line = meeting === null ? runTrip(game, seat) : runMeeting(game, seat, meeting);
  return isAllowed(game, line[0]) ? line : finish([], seat);
}

function runTrip(game: PlanGame, seat: number): readonly GameAction[] {
  const { route, pricing } = planRoute(game, seat, 0);
  const discard = { type: 'discardHand', seat };
  if (isAllowed(game, discard) && isPoor(game, seat, route)) return [discard];
  return route === null ? finish([], seat) : operateAlong(game, seat, route, pricing.plan);
}

/** The operations phase along one route. */
export function operateAlong(
  game: PlanGame,
  seat: number,
  route: PlannedTrip,
  plan: PlanGraph,
): readonly GameAction[] {
  const train = game.state.seats[seat].trains[0];
  if (train.at === null)
    return [{ type: 'placeTrain', seat, milepost: route.legs[0].nodes[0] } as GameAction];
  const line: GameAction[] = [];
  let { points } = train;
  let aboard = train.loads;
  // An action on the way may change what is best, so the line ends with it.
  const byTheWay = (at: Milepost, leg: number, step: number) =>
    passingAction(game, seat, route, { leg, step, train: { ...train, at, points, loads: aboard } });
  const first = byTheWay(train.at, 0, 0);
  if (first !== null) return [first];
  const { sailing } = game.planning;
  let seaPoints = sailing?.pointsLeft(game, seat) ?? 'ashore';
  for (const [index, leg] of route.legs.entries()) {
    for (const [step, edge] of leg.edges.entries()) {
      const from = leg.nodes[step];
      const to = leg.nodes[step + 1];
      if (edge >= plan.firstSea && sailing !== null) {
        if (seaPoints === 'ashore') return line.length > 0 ? line : callShip(game, seat, sailing);
        if (seaPoints === 0) return finish(line, seat);
        line.push(sailing.sail(seat, to));
        seaPoints--;
        // The ship is gone; what follows is another matter.
        if (game.board.shipPortAt[to] >= 0) return line;
        continue;
      }
      if (edge >= plan.firstFerry) {
        return line.length > 0 ? line : [crossing(game, seat, plan.ferries[edge - plan.firstFerry])];
      }
      if (points < 1 || !isStanding(game, plan, edge)) return finish(line, seat);
      if (from !== to) line.push({ type: 'moveTrain', seat, to } as GameAction);
      points--;
      const passing = byTheWay(to, index, step + 1);
      if (passing !== null) return [...line, passing];
    }
    const stop = route.trip.stops[index];
    const call = callAt(game, seat, route, stop);
    if (!stop.city.rail && line.length > 0) return line;
    if (stop.kind === 'pickUp') {
      const { capacity } = game.rules.locos[train.loco];
      if (aboard.length >= capacity) {
        const useless = aboard.find((load) => isSurplus(load, aboard, route.trip, index));
        if (useless === undefined) return finish(line, seat);
        line.push({ type: 'dropLoad', seat, load: useless } as GameAction);
        aboard = aboard.filter((_, place) => place !== aboard.indexOf(useless));
      }
      aboard = [...aboard, stop.good];
    }
    if (!stop.city.rail) return [...line, call];
    line.push(call);
    if (stop.kind === 'deliver') return line;
  }
  return finish(line, seat);
}

// True if more of the load is aboard than the trip delivers of it, or has picked up before this stop.
function isSurplus(load: string, aboard: readonly string[], { tasks, stops }: Trip, stop: number): boolean {
  const wanted = tasks.filter(
    ({ errand, source }) => errand.good === load && (source === null || stops.indexOf(source) < stop),
  );
  return aboard.filter((other) => other === load).length > wanted.length;
}

// Asks for a ship, or else another hand, for a train that waits without success.
function callShip(game: PlanGame, seat: number, sailing: Sailing): readonly GameAction[] {
  const draw = sailing.draw(game, seat);
  if (draw !== null) return [draw];
  const discard = { type: 'discardHand', seat } as GameAction;
  return isAllowed(game, discard) ? [discard] : finish([], seat);
}

// As far towards the meeting as track and movement reach.
function runMeeting(game: PlanGame, seat: number, { nodes, edges, plan }: Meeting): readonly GameAction[] {
  const { points } = game.state.seats[seat].trains[0];
  const line: GameAction[] = [];
  for (const [step, edge] of edges.entries()) {
    if (edge >= plan.firstFerry) {
      return line.length > 0 ? line : [crossing(game, seat, plan.ferries[edge - plan.firstFerry])];
    }
    if (line.length >= points || !isStanding(game, plan, edge)) break;
    line.push({ type: 'moveTrain', seat, to: nodes[step + 1] } as GameAction);
  }
  return finish(line, seat);
}

function finish(line: GameAction[], seat: number): GameAction[] {
  line.push({ type: 'endOperations', seat });
  return line;
}

function isStanding({ state }: PlanGame, { firstRed }: PlanGraph, edge: number): boolean {
  return edge >= firstRed || ownerOf(networkOf(state.rail), edge) !== NOBODY;
}

function crossing(game: PlanGame, seat: number, ferry: string): GameAction {
  return { type: 'crossFerry', seat, ferry, ...paymentFor(game, seat, ferry) } as GameAction;
}

// The action at a stop.
function callAt(game: PlanGame, seat: number, { trip }: PlannedTrip, stop: Stop): GameAction {
  const { kind, city, good: load } = stop;
  const overseas = city.rail ? null : game.planning.overseas;
  if (kind === 'pickUp') {
    const wanted = { city: city.id, load };
    return overseas?.pickUp(game, seat, wanted) ?? ({ type: 'pickUpLoad', seat, load } as GameAction);
  }
  const { errand } = trip.tasks.find((task) => task.errand.drop === stop) as Task;
  const asked = { load, card: errand.card, demand: errand.demand };
  return overseas?.deliver(game, seat, asked) ?? ({ type: 'deliverLoad', seat, ...asked } as GameAction);
}
