// The quickest way of a train to a place, and of equally quick ones the cheapest: a search proposes it, and the rules try what of it
// falls in this turn.

import type { GameAction, Rejection, Seat } from '../../../../src/core/engine/index.js';
import { noMovePlan } from '../../../../src/core/title/no-plan.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { MovePlan, PlannedStep, PlannedStop, Unaimed } from '../../../../src/core/title/planning.js';
import type { Milepost } from '../../board/board.js';
import { stepBan } from '../../rules/events/in-play.js';
import { type Journey, journeyOf, named, trainOf } from './journey.js';
import { milepostsOf, placeAt } from './places.js';
import { quickestWay } from './quickest-way.js';
import type { AskedGame, MilepostPlanningSpec } from './spec.js';
import { actionTo, type TrainPosition } from './standing.js';
import { priceOfStep, rentsIn } from './train-prices.js';

/** A trip of one of a seat's trains. */
export interface TrainTrip {
  readonly train: number;
  readonly to: Place;
}

// How often another way is looked for where the rules refuse one.
const TRIES = 8;

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
  const refused = new Set<string>();
  let first: Rejection | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const journey = journeyOf(spec, game, { seat, train }, { cashUntil: 0, refused });
    const way = quickestWay(journey, goal);
    if (way === null) break;
    const tried = tryWay(journey, way);
    if ('plan' in tried) return tried.plan;
    first ??= tried.rejection;
    refused.add(tried.step);
  }
  return noMovePlan(first ?? whyNot(spec, game, { seat, train, goal }));
}

/** A way that can be gone, or a step that the rules refuse. */
type Tried = { readonly plan: Unaimed<MovePlan> } | { readonly step: string; readonly rejection: Rejection };

function tryWay(journey: Journey, way: readonly TrainPosition[]): Tried {
  const { game, seat } = journey;
  const steps: PlannedStep[] = [];
  for (const standing of way) {
    const action = actionTo(journey, standing);
    if (action === null) continue;
    const items = priceOfStep(journey, standing);
    const total = items.reduce((sum, { amount }) => sum + amount, 0);
    steps.push({ action, price: { total, items }, turn: standing.turn });
  }
  let state = game.trial();
  let count = 0;
  if (isOnTheWay(game, seat)) {
    for (const { action, turn } of steps) {
      if (turn > 0) break;
      const result = game.engine.tryAction(state as never, action);
      // The search has found it possible in this turn, so a rule that it does not know stands against the step.
      if (!result.ok) return { step: stepAt(way, count), rejection: result.rejection };
      state = result.state;
      count++;
    }
  }
  const refusal = count < steps.length ? game.engine.checkAction(state as never, steps[count].action) : null;
  return { plan: planOf(way, steps, { count, refusal }) };
}

// Both ends of one of the steps of a way.
function stepAt(way: readonly TrainPosition[], step: number): string {
  const { at, before } = way.filter(({ by }) => by !== 'turn')[step];
  return `${before?.at}/${at}`;
}

// True if trains of the seat can move now.
function isOnTheWay({ engine, state }: AskedGame, seat: Seat): boolean {
  return engine.decisions(state as never).some((one) => one.seat === seat && one.kind === 'operations');
}

function planOf(
  way: readonly TrainPosition[],
  steps: readonly PlannedStep[],
  { count, refusal }: { readonly count: number; readonly refusal: Rejection | null },
): Unaimed<MovePlan> {
  const rents = steps.flatMap(({ turn, price }) => rentsIn(price.items, turn));
  const stops = way.flatMap(({ by, at, before }, n): PlannedStop[] => {
    // A turn begins where the last has ended; before the first step there is no stop on the way.
    if (by !== 'turn' || before === null || before.by === 'turn') return [];
    const { by: next = 'turn' } = way[n + 1] ?? {};
    return [{ place: placeAt(at), turn: before.turn, why: typeof next === 'object' ? 'ferry' : 'movement' }];
  });
  return {
    steps,
    way: way.filter(({ by, before }) => by !== 'turn' || before === null).map(({ at }) => placeAt(at)),
    actions: steps.slice(0, count).map(({ action }) => action),
    turns: way[way.length - 1].turn + 1,
    total: steps.reduce((sum, { price }) => sum + price.total, 0),
    rents,
    stops,
    refusal,
  };
}

// Where there is no way: what the rules say of the first step that bars the one there would be otherwise; without that, that no track
// leads there.
function whyNot(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  { seat, train, goal }: { readonly seat: Seat; readonly train: number; readonly goal: readonly Milepost[] },
): Rejection {
  const [to = 0] = goal;
  const journey = journeyOf(spec, game, { seat, train }, { cashUntil: 0, isFree: true });
  const free = quickestWay(journey, goal);
  const barred = free === null ? null : firstBarred(journey, free);
  if (barred !== null) return barred;
  const { at } = trainOf(journey);
  if (free === null && isOnTheWay(game, seat) && (at === null || spec.isAboard?.(game, journey) === true)) {
    const step = at === null ? { type: 'placeTrain', seat, milepost: to } : { type: 'moveTrain', seat, to };
    const action = { ...step, ...named(journey) } as GameAction;
    const rejection = game.engine.checkAction(game.state as never, action);
    if (rejection !== null) return rejection;
  }
  return { code: 'move/no-track', rule: 'M-MOVE-5', params: { to }, scope: 'public' };
}

function firstBarred(journey: Journey, way: readonly TrainPosition[]): Rejection | null {
  const { game, seat } = journey;
  let state = game.trial();
  for (const standing of way) {
    const { before, at, turn } = standing;
    const action = actionTo(journey, standing);
    if (action === null || before === null) continue;
    const ban = stepBan(game, before.at, at);
    if (ban !== null) return { code: 'move/event', rule: ban.by, params: ban, scope: 'public' };
    if (turn > 0 || !isOnTheWay(game, seat)) continue;
    const result = game.engine.tryAction(state as never, action);
    if (!result.ok) return result.rejection;
    state = result.state;
  }
  return null;
}
