// The quickest way of a train to a place, and of equally quick ones the cheapest: played step by step, turn
// by turn.

import type { GameAction, Rejection, Seat } from '../../../../src/core/engine/index.js';
import { noMovePlan } from '../../../../src/core/title/no-plan.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { MovePlan, PlannedStep, PlannedStop, Unaimed } from '../../../../src/core/title/planning.js';
import type { Milepost } from '../../board/board.js';
import type { MilepostState } from '../../rules/state.js';
import { nextTurnOf, sealed } from './next-turn.js';
import { milepostsOf, placeAt } from './places.js';
import { quickestRide } from './quickest-ride.js';
import { rentsIn } from './reach.js';
import { type Journey, type Ride, trainOf } from './ride.js';
import type { AskedGame, MilepostPlanningSpec } from './spec.js';

/** A trip of one of a seat's trains. */
export interface TrainTrip {
  readonly train: number;
  readonly to: Place;
}

/** The plan of a train's way to a place. */
export function movePlan(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  seat: Seat,
  { train, to }: TrainTrip,
): Unaimed<MovePlan> {
  const goal = milepostsOf(game.board, to);
  const own = game.state.seats[seat]?.trains[train];
  if (own === undefined)
    return noMovePlan({ code: 'train/no-such-train', rule: 'M-VAR-13', params: { train }, scope: 'public' });
  const isThere = own.at !== null && goal.includes(own.at);
  if (isThere) return noMovePlan(null);
  const journey: Journey = { spec, game, seat, train, cashUntil: 0, isFree: false };
  const way = quickestRide(journey, goal);
  return way === null ? noMovePlan(whyNot(journey, goal)) : planOf(journey, way);
}

function planOf({ game, seat }: Journey, way: readonly Ride[]): Unaimed<MovePlan> {
  const steps = way.flatMap(({ action, items, turn }): PlannedStep[] =>
    action === null
      ? []
      : [{ action, price: { total: items.reduce((sum, { amount }) => sum + amount, 0), items }, turn }],
  );
  const now = mayRun(game, seat) ? steps.filter(({ turn }) => turn === 0).map(({ action }) => action) : [];
  const stops = way.flatMap(({ action, before }, n): PlannedStop[] => {
    // A turn begins where the last has ended; before the first step there is no stop on the way.
    if (action !== null || before === null || before.action === null || before.at === null) return [];
    const isFerry = way[n + 1]?.action?.type === 'crossFerry';
    return [{ place: placeAt(before.at), turn: before.turn, why: isFerry ? 'ferry' : 'movement' }];
  });
  return {
    steps,
    way: way.flatMap(({ action, before, at }) =>
      at !== null && (action !== null || before === null) ? [placeAt(at)] : [],
    ),
    actions: now,
    turns: way[way.length - 1].turn + 1,
    total: steps.reduce((sum, { price }) => sum + price.total, 0),
    rents: steps.flatMap(({ turn, price }) => rentsIn(price.items, turn)),
    stops,
    refusal: now.length < steps.length ? refusalAfter(game, now, steps[now.length].action) : null,
  };
}

// What the rules say of an action after those before it were played.
function refusalAfter(game: AskedGame, played: readonly GameAction[], next: GameAction): Rejection | null {
  const state = game.engine.applyActions(game.trial(), played);
  return game.engine.checkAction(state, next);
}

// True if trains of the seat can move now.
function mayRun({ engine, state }: AskedGame, seat: Seat): boolean {
  return engine.decisions(state).some((one) => one.seat === seat && one.kind === 'operations');
}

// Where there is no way: what the rules say of the first step that bars the one there would be otherwise;
// without that, that no track leads there.
function whyNot(journey: Journey, goal: readonly Milepost[]): Rejection {
  const { spec, game, seat, train } = journey;
  const [to = 0] = goal;
  const voyage = spec.voyage?.(game, { seat, train }) ?? null;
  if (voyage !== null) return { ...voyage.noWay, params: { to }, scope: 'public' };
  const free = quickestRide({ ...journey, isFree: true }, goal);
  const barred = free === null ? null : firstBarred(journey, free);
  if (barred !== null) return barred;
  if (free === null && mayRun(game, seat) && trainOf(journey).at === null) {
    const rejection = game.engine.checkAction(game.state, placing(journey, to));
    if (rejection !== null) return rejection;
  }
  return { code: 'move/no-track', rule: 'M-MOVE-5', params: { to }, scope: 'public' };
}

const placing = ({ game, seat, train }: Journey, milepost: Milepost) => ({
  type: 'placeTrain',
  seat,
  milepost,
  ...(game.state.seats[seat].trains.length > 1 ? { train } : {}),
});

// Plays the way as the position really is.
function firstBarred({ game, seat }: Journey, way: readonly Ride[]): Rejection | null {
  const { engine } = game;
  let state: MilepostState = game.trial();
  let isBegun = mayRun(game, seat);
  for (const { action, before } of way) {
    if (action === null && (before !== null || !isBegun)) {
      state = sealed(game, state, nextTurnOf(game, state, seat).state);
      isBegun = true;
    }
    if (action === null) continue;
    const result = engine.tryAction(state, action);
    if (!result.ok) return result.rejection;
    state = result.state as MilepostState;
  }
  return null;
}
