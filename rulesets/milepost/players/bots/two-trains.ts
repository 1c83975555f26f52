// Seats with two trains (M-VAR-13). Each train is planned for as if it stood alone, with the cards that the
// other leaves it. The train with something to do goes on. A phase ends when both are done.

import {
  type GameAction,
  memoByIdentity,
  type OfferedPlan,
  type OpenDecision,
} from '../../../../src/core/engine/index.js';
import { demandsOf } from '../../rules/cards/demands.js';
import type { Train } from '../../rules/state.js';
import { planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import type { PlannedTrip } from './route.js';
import { worthFor } from './worth.js';

/** A train that has something to do, and what. */
interface TrainAtWork {
  /** The game for planners that know one train: it is first, with the cards that the other does not need. */
  readonly game: PlanGame;
  /** The actions for it now, up to where the phase would end. */
  readonly line: readonly GameAction[];
  /** A line that was planned in its game, as the seat plays it. */
  readonly named: (line: readonly GameAction[]) => readonly GameAction[];
}

/** A planner that knows one train: see `suggestLine`. */
export type Suggest = (game: PlanGame, decision: OpenDecision) => readonly GameAction[];

// How a phase ends in which trains run or are built for.
const ENDS: Readonly<Record<string, string>> = {
  startup: 'endTurn',
  building: 'endTurn',
  operations: 'endOperations',
};

/** True if the seat must decide which of two trains goes on. */
export function isForTrains({ state }: PlanGame, { kind, seat }: OpenDecision): boolean {
  return kind in ENDS && state.seats[seat].trains.length > 1;
}

/** The line of the active train, another hand if both trains want it, or the end of the phase. */
export function suggestForTrains(
  game: PlanGame,
  decision: OpenDecision,
  suggest: Suggest,
): readonly GameAction[] {
  const { kind, seat } = decision;
  const work = trainAtWork(game, decision, suggest);
  if (work !== null) return work.line;
  const wanted = trainsOf(game, seat).map((train) => suggest(train.game, decision)[0].type);
  const type = wanted.every((first) => first === 'discardHand') ? 'discardHand' : ENDS[kind];
  return [{ type, seat }];
}

/** The plans of the train at work: its suggestion is the first of them. */
export function planForTrains(
  game: PlanGame,
  decision: OpenDecision,
  suggest: Suggest,
  compare: (game: PlanGame, decision: OpenDecision) => readonly OfferedPlan[],
): readonly OfferedPlan[] {
  const work = trainAtWork(game, decision, suggest);
  if (work === null) return [];
  return compare(work.game, decision)
    .map((plan) => ({ ...plan, line: work.named(plan.line) }))
    .filter(({ line }) => line.length > 0);
}

function trainAtWork(game: PlanGame, decision: OpenDecision, suggest: Suggest): TrainAtWork | null {
  const { kind, seat } = decision;
  // Built for is first the train that waits for its track.
  const isWaiting = ({ route }: TrainOfTwo) =>
    kind !== 'operations' && route !== null && route.due.length > 0;
  const trains = trainsOf(game, seat);
  for (const { game: seen, train } of [...trains].sort(
    (one, other) => Number(isWaiting(other)) - Number(isWaiting(one)),
  )) {
    const named = (line: readonly GameAction[]) =>
      line
        .filter(({ type }) => type !== ENDS[kind])
        .map((action) => (game.planning.isOfTrain(action.type) ? { ...action, train } : action));
    const line = suggest(seen, decision);
    if (line[0].type === 'discardHand' || named(line).length === 0) continue;
    return { game: seen, line: named(line), named };
  }
  return null;
}

interface TrainOfTwo {
  readonly game: PlanGame;
  readonly train: number;
  readonly route: PlannedTrip | null;
}

const known = memoByIdentity((_: PlanGame['state']) => new Map<number, readonly TrainOfTwo[]>());

// Both trains, first the one that chooses its trip first. Tries both orders, with all cards free and without
// those whose load the other train has aboard, and takes what is worth most together.
function trainsOf(game: PlanGame, seat: number): readonly TrainOfTwo[] {
  const kept = known(game.state);
  const tried = kept.get(seat);
  if (tried !== undefined) return tried;
  let best: readonly TrainOfTwo[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const first of [0, 1]) {
    const loaded = cardsLoadedFor(game, seat, 1 - first);
    for (const left of loaded.size > 0 ? [loaded, nothing] : [nothing]) {
      const leader = trainAlone(game, seat, first, left, 0);
      const { route } = leader;
      const taken = new Set(route?.trip.tasks.map(({ errand }) => errand.card));
      // What the first trip needs before it pays is not there for the second.
      const due = route === null ? 0 : route.dueSpend + route.fare;
      const trains = [leader, trainAlone(game, seat, 1 - first, taken, due)];
      const together = trains.reduce((sum, train) => sum + worthTo(seat, train), 0);
      if (together <= most) continue;
      best = trains;
      most = together;
    }
  }
  kept.set(seat, best);
  return best;
}

const nothing: ReadonlySet<number> = new Set();

// Cards that ask for what this train has aboard, and the other has not.
function cardsLoadedFor(game: PlanGame, seat: number, train: number): ReadonlySet<number> {
  const { trains, hand } = game.state.seats[seat];
  const asks = (card: number, { loads }: Train) =>
    demandsOf(game, card).some(({ good }) => loads.includes(good));
  const cards = [...hand, ...game.state.contracts];
  return new Set(cards.filter((card) => asks(card, trains[train]) && !asks(card, trains[1 - train])));
}

function trainAlone(
  game: PlanGame,
  seat: number,
  train: number,
  left: ReadonlySet<number>,
  due: number,
): TrainOfTwo {
  const { state, planning } = game;
  const owner = state.seats[seat];
  const isFree = (card: number) => !left.has(card);
  const seen = Object.freeze({
    ...state,
    contracts: state.contracts.filter(isFree),
    seats: state.seats.with(seat, {
      ...owner,
      cash: owner.cash === null ? null : Math.max(0, owner.cash - due),
      hand: owner.hand.filter(isFree),
      trains: train === 0 ? owner.trains : [...owner.trains].reverse(),
    }),
    own: train === 0 ? state.own : planning.swapTrains(state.own, seat),
  });
  const alone = { ...game, state: seen } as PlanGame;
  return { game: alone, train, route: planRoute(alone, seat, 0).route };
}

function worthTo(seat: number, { game, route }: TrainOfTwo): number {
  const { poor } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  return Math.max(poor, route?.worth ?? poor);
}
