// Where a train can be this turn and the next, and what the way costs in rent.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { PlannedRent, Reached } from '../../../../src/core/title/planning.js';
import type { Milepost } from '../../board/board.js';
import { type Journey, journeyOf } from './journey.js';
import { keepStandings } from './kept-standings.js';
import { placeAt } from './places.js';
import type { AskedGame, MilepostPlanningSpec } from './spec.js';
import { beginnings, eachStep, nextTurn, type TrainPosition } from './standing.js';
import { priceOfStep, rentsIn } from './train-prices.js';

/** The places but the one where it stands, each by its cheapest way in the turn in which it can be reached first; the soonest first. */
export function trainReach(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  { seat, train }: { readonly seat: Seat; readonly train: number },
): readonly Reached[] {
  const own = game.state.seats[seat]?.trains[train];
  if (own === undefined || game.state.outcome !== null) return [];
  const journey = journeyOf(spec, game, { seat, train }, { cashUntil: 1 });
  const best = new Map<Milepost, TrainPosition>();
  const visit = (standing: TrainPosition) => {
    if (standing.by === 'turn' || standing.at === own.at) return;
    const kept = best.get(standing.at);
    if (kept === undefined || (kept.turn === standing.turn && standing.cost < kept.cost))
      best.set(standing.at, standing);
  };
  let coming = beginnings(journey);
  for (const turn of [0, 1]) coming = runTurn(journey, turn, { coming, visit });
  const rents = rentsOn(journey);
  return [...best.values()].map((standing) => ({
    place: placeAt(standing.at),
    turn: standing.turn as 0 | 1,
    from: standing.before === null ? null : placeAt(standing.before.at),
    left: standing.points,
    rents: rents(standing),
  }));
}

// Tells all standings of a turn, those with the most movement left first, and returns what they make of the next turn.
function runTurn(
  journey: Journey,
  turn: number,
  { coming, visit }: { readonly coming: readonly TrainPosition[]; visit(standing: TrainPosition): void },
): readonly TrainPosition[] {
  const later: TrainPosition[] = [];
  const byPoints: TrainPosition[][] = [];
  const kept = keepStandings(journey, { countsWhatIsPaid: turn === 0 });
  const put = (standing: TrainPosition) => {
    if (standing.turn > turn) later.push(standing);
    else if (kept.add(standing)) (byPoints[standing.points] ??= []).push(standing);
  };
  for (const standing of coming) put(standing);
  for (let points = byPoints.length - 1; points >= 0; points--) {
    // By index: a ferry leads to standings with as much left.
    const standings = (byPoints[points] ??= []);
    for (let place = 0; place < standings.length; place++) {
      const standing = standings[place];
      if (!kept.has(standing)) continue;
      visit(standing);
      eachStep(journey, standing, put);
      if (turn === 0) later.push(nextTurn(journey, standing));
    }
  }
  return later;
}

// The rents on the way to a standing; ways have most of their beginnings in common.
function rentsOn(journey: Journey): (standing: TrainPosition) => readonly PlannedRent[] {
  const kept = new Map<TrainPosition, readonly PlannedRent[]>();
  return function rentsTo(standing: TrainPosition): readonly PlannedRent[] {
    const { before, turn } = standing;
    if (before === null) return [];
    const found = kept.get(standing);
    if (found !== undefined) return found;
    const earlier = rentsTo(before);
    const due = standing.cost > before.cost ? rentsIn(priceOfStep(journey, standing), turn) : [];
    const all = due.length > 0 ? [...earlier, ...due] : earlier;
    kept.set(standing, all);
    return all;
  };
}
