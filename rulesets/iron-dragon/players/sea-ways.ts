// Where a ship with a train aboard can sail, for planners: by sea points to another one or into a port, which ends the voyage
// (ID-SHIP-9 … 11). What a port has for a train ashore is luck, so there is no way for that.

import type { GameAction, Seat } from '../../../src/core/engine/index.js';
import { noMovePlan } from '../../../src/core/title/no-plan.js';
import type { Place } from '../../../src/core/title/picture.js';
import type {
  MovePlan,
  PlannedStep,
  PlannedStop,
  PlanningGame,
  Reached,
  Unaimed,
} from '../../../src/core/title/planning.js';
import { milepostsOf, placeAt } from '../../milepost/players/people/places.js';
import { SHIPS } from '../rules/ships/cards.js';
import { voyageOf } from '../rules/ships/voyages.js';
import type { IronGame } from '../rules/types.js';

/** A train at sea, or on its way there. */
interface TrainAtSea {
  readonly at: number;
  /** Sea points left in the first turn that it can sail in, and in each after that. */
  readonly points: number;
  readonly speed: number;
}

type AskedGame = IronGame & Pick<PlanningGame, 'engine' | 'trial'>;
type SeaStep = readonly [from: number, to: number];

/** The quickest way of a train that is aboard a ship; null for one that is ashore. */
export function seaPlan(
  game: AskedGame,
  seat: Seat,
  { train, to }: { readonly train: number; readonly to: Place },
): Unaimed<MovePlan> | null {
  const sailing = sailingOf(game, seat, train);
  if (sailing === null) return null;
  const goal = milepostsOf(game.board, to);
  if (goal.includes(sailing.at)) return noMovePlan(null);
  const way = seaWay(game, sailing.at, goal);
  if (way !== null) return planOf(game, seat, { train, way, sailing });
  const params = { to: goal[0] ?? 0 };
  return noMovePlan({ code: 'ship/no-sea-way', rule: 'ID-SHIP-10', params, scope: 'public' });
}

/** Where a train that is aboard a ship can be this turn and the next; null for one that is ashore. */
export function seaReach(game: AskedGame, seat: Seat, train: number): readonly Reached[] | null {
  const sailing = sailingOf(game, seat, train);
  if (sailing === null) return null;
  const { points, speed } = sailing;
  const reached: Reached[] = [];
  for (const { at, from, far } of seaSteps(game, sailing.at, points + speed)) {
    const turn = far <= points ? 0 : 1;
    const left = (turn === 0 ? points : points + speed) - far;
    reached.push({ place: placeAt(at), turn, from: placeAt(from), left, rents: [] });
  }
  return reached;
}

// ID-SHIP-4: who has boarded this turn sails from the next one on.
function sailingOf({ state }: IronGame, seat: Seat, train: number): TrainAtSea | null {
  const voyage = voyageOf(state.own.ships, seat, train);
  const at = state.seats[seat]?.trains[train]?.at ?? null;
  if (voyage === undefined || at === null) return null;
  const { speed } = SHIPS[voyage.ship];
  const isOwnTurn = state.turn.seat === seat;
  const left = state.turn.phase === 'operations' ? (voyage.points ?? 0) : 0;
  return { at, points: isOwnTurn ? left : speed, speed };
}

// The sea points and ports within so many steps, the nearest first. A port ends the voyage, so none leads on.
function* seaSteps(
  { board }: IronGame,
  start: number,
  most: number,
): Iterable<{ readonly at: number; readonly from: number; readonly far: number }> {
  const known = new Set([start]);
  let open = [start];
  for (let far = 1; far <= most && open.length > 0; far++) {
    const next: number[] = [];
    for (const from of open) {
      for (let direction = 0; direction < 6; direction++) {
        const at = board.seaNeighbours[6 * from + direction];
        if (at < 0 || known.has(at)) continue;
        known.add(at);
        yield { at, from, far };
        if (board.shipPortAt[at] < 0) next.push(at);
      }
    }
    open = next;
  }
}

function seaWay(game: IronGame, start: number, goal: readonly number[]): readonly SeaStep[] | null {
  const before = new Map<number, number>();
  for (const { at, from } of seaSteps(game, start, game.board.size)) {
    before.set(at, from);
    if (!goal.includes(at)) continue;
    const way: SeaStep[] = [];
    for (let to = at; to !== start; to = before.get(to) as number) way.push([before.get(to) as number, to]);
    return way.reverse();
  }
  return null;
}

// Plays the steps on a trial state, one by one: those that the rules accept can be sailed now.
function planOf(
  game: AskedGame,
  seat: Seat,
  {
    train,
    way,
    sailing: { points, speed },
  }: { readonly train: number; readonly way: readonly SeaStep[]; readonly sailing: TrainAtSea },
): Unaimed<MovePlan> {
  const named = game.state.seats[seat].trains.length > 1 ? { train } : {};
  const steps = way.map(
    ([, to], n): PlannedStep => ({
      action: { type: 'moveShip', seat, to, ...named } as GameAction & { readonly to: number },
      price: { total: 0, items: [] },
      turn: n < points ? 0 : 1 + Math.floor((n - points) / speed),
    }),
  );
  let state = game.trial();
  let count = 0;
  const isSailing = game.state.turn.seat === seat && game.state.turn.phase === 'operations';
  for (const { action } of isSailing ? steps.slice(0, points) : []) {
    const result = game.engine.tryAction(state as never, action);
    if (!result.ok) break;
    state = result.state;
    count++;
  }
  const stops = steps.flatMap(({ turn }, n): PlannedStop[] => {
    const isLast = n + 1 < steps.length && steps[n + 1].turn > turn;
    return isLast ? [{ place: placeAt(way[n][1]), turn, why: 'movement' }] : [];
  });
  return {
    steps,
    way: [placeAt(way[0][0]), ...way.map(([, to]) => placeAt(to))],
    actions: steps.slice(0, count).map(({ action }) => action),
    turns: steps[steps.length - 1].turn + 1,
    total: 0,
    rents: [],
    stops,
    refusal: count < steps.length ? game.engine.checkAction(state as never, steps[count].action) : null,
  };
}
