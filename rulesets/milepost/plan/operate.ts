// The operations phase of a plan: along the route as far as track and movement reach, calling at its stops. The line
// ends with the first delivery, for a new card may change everything.

import type { GameAction } from '../../../src/engine/index.js';
import type { Milepost } from '../board/board.js';
import { deliveryBan, pickUpBan } from '../events/in-play.js';
import { NOBODY, networkOf } from '../rules/network.js';
import type { Sailing } from '../rules/rules.js';
import type { KnownGame } from '../types.js';
import type { Stop } from './errands.js';
import { isAllowed } from './legality.js';
import { type Meeting, planMeeting } from './meeting.js';
import { passingAction } from './passing.js';
import { isPoor, planRoute } from './plan.js';
import type { PlanGraph } from './plan-graph.js';
import type { Route } from './route.js';

/** A line of play for the operations phase; it always ends the phase or goes up to a delivery. */
export function operate(game: KnownGame, seat: number): readonly GameAction[] {
  const end = { type: 'endOperations', seat };
  const meeting = planMeeting(game, seat);
  if (meeting !== null) {
    const line = runMeeting(game, seat, meeting);
    return line.length > 0 && isAllowed(game, line[0]) ? [...line, end] : [end];
  }
  const { route, pricing } = planRoute(game, seat, 0, new Set());
  const discard = { type: 'discardHand', seat };
  if (isPoor(game, seat, route) && isAllowed(game, discard)) return [discard];
  if (route === null) return [end];
  const line = runRoute(game, seat, route, pricing.plan);
  return isAllowed(game, line[0]) ? line : [end];
}

function runRoute(game: KnownGame, seat: number, route: Route, plan: PlanGraph): readonly GameAction[] {
  const train = game.state.seats[seat].trains[0];
  const line: GameAction[] = [];
  let { points, waited } = train;
  if (train.at === null) {
    const [milepost] = route.legs[0].nodes;
    line.push({ type: 'placeTrain', seat, milepost } as GameAction);
    waited = false;
  }
  let aboard = train.loads;
  // Overseas a turn is for one thing only.
  let usedFor = game.rules.policies.overseas?.usedFor(game) ?? null;
  // What is done by the way may change what is best, so the line ends with it.
  const byTheWay = (at: Milepost, leg: number, step: number) =>
    passingAction(game, seat, route, { leg, step, train: { ...train, at, points, waited, loads: aboard } });
  const first = train.at === null ? null : byTheWay(train.at, 0, 0);
  if (first !== null) return [first];
  const { sailing } = game.rules.policies;
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
        if (!waited || line.length > 0) return finish(line, seat);
        const cross = crossing(game, seat, plan.ferries[edge - plan.firstFerry]);
        return finish(cross === null ? line : [cross], seat);
      }
      if (points < 1 || !isStanding(game, plan, edge)) return finish(line, seat);
      if (from !== to) line.push({ type: 'moveTrain', seat, to } as GameAction);
      points--;
      waited = false;
      const passing = byTheWay(to, index, step + 1);
      if (passing !== null) return [...line, passing];
    }
    const stop = route.trip.stops[index];
    const isBarred = !stop.city.rail && usedFor !== null && usedFor !== stop.kind;
    const call = isBarred ? null : callAt(game, seat, route, stop, waited);
    if (call === null) return finish(line, seat);
    if (!stop.city.rail) usedFor = stop.kind;
    if (stop.kind === 'pickUp') {
      const { capacity } = game.rules.locos[train.loco];
      if (aboard.length >= capacity) {
        const useless = aboard.find((load) => !route.trip.tasks.some(({ errand }) => errand.good === load));
        if (useless === undefined || !stop.city.rail) return finish(line, seat);
        line.push({ type: 'dropLoad', seat, load: useless } as GameAction);
        aboard = aboard.filter((_, place) => place !== aboard.indexOf(useless));
      }
      aboard = [...aboard, stop.good];
    }
    line.push(call);
    if (stop.kind === 'deliver') return line;
  }
  return finish(line, seat);
}

// A ship, or else another hand, for whoever waits in vain.
function callShip(game: KnownGame, seat: number, sailing: Sailing): readonly GameAction[] {
  const draw = sailing.draw(game, seat);
  if (draw !== null) return [draw];
  const discard = { type: 'discardHand', seat } as GameAction;
  return isAllowed(game, discard) ? [discard] : [{ type: 'endOperations', seat }];
}

// As far towards the meeting as track and movement reach.
function runMeeting(game: KnownGame, seat: number, { nodes, edges, plan }: Meeting): readonly GameAction[] {
  const { points, waited } = game.state.seats[seat].trains[0];
  const line: GameAction[] = [];
  for (const [step, edge] of edges.entries()) {
    if (edge >= plan.firstFerry) {
      const cross = waited && step === 0 ? crossing(game, seat, plan.ferries[edge - plan.firstFerry]) : null;
      return cross === null ? line : [cross];
    }
    if (line.length >= points || !isStanding(game, plan, edge)) break;
    line.push({ type: 'moveTrain', seat, to: nodes[step + 1] } as GameAction);
  }
  return line;
}

function finish(line: GameAction[], seat: number): GameAction[] {
  line.push({ type: 'endOperations', seat });
  return line;
}

function isStanding({ board, state }: KnownGame, { firstRed }: PlanGraph, edge: number): boolean {
  return edge >= firstRed || networkOf(board, state.rail).owner[edge] !== NOBODY;
}

// Crossing by an own right, or by the rent of the first holder; null if nobody holds the ferry.
function crossing({ state }: KnownGame, seat: number, ferry: string): GameAction | null {
  if (state.rail.rights[seat].includes(ferry)) return { type: 'crossFerry', seat, ferry } as GameAction;
  const payTo = state.rail.rights.findIndex((held) => held.includes(ferry));
  return payTo < 0 ? null : ({ type: 'crossFerry', seat, ferry, payTo } as GameAction);
}

// What is done at a stop; null where a container port must still be waited at, or its link is nobody's.
function callAt(game: KnownGame, seat: number, route: Route, stop: Stop, waited: boolean): GameAction | null {
  const { overseas } = game.rules.policies;
  const task = route.trip.tasks.find(({ errand, source }) => errand.drop === stop || source === stop);
  if (task === undefined) return null;
  const { errand } = task;
  if (stop.city.rail) {
    if (stop.kind === 'pickUp') return { type: 'pickUpLoad', seat, load: stop.good } as GameAction;
    return {
      type: 'deliverLoad',
      seat,
      load: stop.good,
      card: errand.card,
      demand: errand.demand,
    } as GameAction;
  }
  if (overseas === null || !waited) return null;
  const right = rightHere(game, seat);
  if (right === null || isBanned(game, seat, stop)) return null;
  const { payTo } = right;
  if (stop.kind === 'pickUp') return overseas.pickUp(seat, stop.city.id, stop.good, payTo);
  return overseas.deliver(seat, stop.good, errand.card, errand.demand, payTo);
}

// An event in play may close a city overseas too (M-EVENT-22).
function isBanned(game: KnownGame, seat: number, { kind, city, good }: Stop): boolean {
  const ban = kind === 'pickUp' ? pickUpBan : deliveryBan;
  return ban(game, seat, city, good) !== null;
}

// Whose right to the link in this port is used: the seat's own, or that of the first holder, who is paid; null if
// nobody has it yet.
function rightHere({ board, state }: KnownGame, seat: number): { readonly payTo?: number } | null {
  const { at } = state.seats[seat].trains[0];
  const link = (board.portAt.get(at as number) ?? [])
    .map((index) => board.ferriesAndLinks[index])
    .find(({ kind }) => kind === 'container');
  if (link === undefined) return null;
  if (state.rail.rights[seat].includes(link.id)) return {};
  const payTo = state.rail.rights.findIndex((held) => held.includes(link.id));
  return payTo < 0 ? null : { payTo };
}
