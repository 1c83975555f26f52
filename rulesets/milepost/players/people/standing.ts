// Where a train stands on a way that is planned, with all that decides how it may go on: the movement left, how it came there, and
// what its seat has paid this turn already. The rules asked are those that moveTrain and crossFerry ask; a test holds the steps to
// what can be played.

import type { GameAction, Seat } from '../../../../src/core/engine/index.js';
import type { Milepost, Segment } from '../../board/board.js';
import { farPort, ferriesAt } from '../../board/ports.js';
import { mayReverse } from '../../rules/rail/city.js';
import { paysRightly, waysToPay } from '../../rules/rail/crossings.js';
import { halfOf } from '../../rules/running/half-rate.js';
import { halfSpeed, trainSpeed } from '../../rules/running/movement.js';
import type { Train } from '../../rules/state.js';
import { isOnTurn, type Journey, named, trainOf } from './journey.js';

/** A train on its way. */
export interface TrainPosition {
  readonly at: Milepost;
  readonly arrivedBy: Segment | null;
  /** True where it has waited for a ferry and not moved yet. */
  readonly waited: boolean;
  readonly points: number;
  readonly halved: boolean;
  /** What was paid this turn: a bit for each owner, {@link TOLL} and {@link FEE}. */
  readonly paid: number;
  /** Rents, tolls and fees since the beginning, in millions. */
  readonly cost: number;
  /** Millions in hand; infinite where that does not matter. */
  readonly cash: number;
  readonly turn: number;
  /** How it came here: by itself at the beginning of a turn, else by an action. */
  readonly by: 'turn' | 'place' | 'move' | PaidFerry;
  readonly before: TrainPosition | null;
}

/** A ferry that is crossed, and who is paid for it. */
interface PaidFerry {
  readonly ferry: string;
  readonly payTo?: Seat;
}

/** Bits of {@link TrainPosition.paid} behind those of the seats. */
export const TOLL = 1 << 6;
const FEE = 1 << 7;

/** The action by which a train came to a standing; null where a turn begins. */
export function actionTo(journey: Journey, { at, by }: TrainPosition): GameAction | null {
  const { seat } = journey;
  if (by === 'turn') return null;
  if (by === 'move') return { type: 'moveTrain', seat, to: at, ...named(journey) } as GameAction;
  if (by === 'place') return { type: 'placeTrain', seat, milepost: at, ...named(journey) } as GameAction;
  return { type: 'crossFerry', seat, ...by, ...named(journey) } as GameAction;
}

/** Where the train can begin: where it stands, or wherever it may be placed. Turn 0 is one in which it can still move. */
export function beginnings(journey: Journey): readonly TrainPosition[] {
  const { spec, game, seat } = journey;
  const { turn } = game.state;
  const own = trainOf(journey);
  if (spec.isAboard?.(game, journey) === true) return [];
  const isOwnTurn = isOnTurn(game, seat);
  const isMoving = isOwnTurn && turn.phase === 'operations';
  const bill = { cash: cashIn(journey, 0), paid: isMoving ? rentPaid(journey, own) : 0 };
  const start = standingOf(isMoving ? own : { ...own, points: 0 }, bill);
  if (own.at !== null) return isOwnTurn ? [start] : [nextTurn(journey, { ...start, turn: -1 })];
  const placed = isMoving
    ? { ...start, arrivedBy: null, waited: false }
    : { ...start, ...freshTurn(journey, null, true), turn: isOwnTurn ? 1 : 0 };
  return game.board.mileposts
    .filter((milepost) => game.rules.policies.canStartAt(game, seat, milepost))
    .map((at) => halvedAt(journey, { ...placed, at, arrivedBy: null, waited: false, by: 'place' }));
}

function standingOf(train: Train, bill: Pick<TrainPosition, 'paid' | 'cash'>): TrainPosition {
  const { at, arrivedBy, waited, points, halved } = train;
  return {
    at: at ?? 0,
    arrivedBy,
    waited,
    points,
    halved,
    ...bill,
    cost: 0,
    turn: 0,
    by: 'turn',
    before: null,
  };
}

// In later turns than those that only the cash in hand is for, as much as is needed.
function cashIn({ game, seat, cashUntil, isFree }: Journey, turn: number): number {
  const { cash } = game.state.seats[seat];
  return isFree || cash === null || turn > cashUntil ? Number.POSITIVE_INFINITY : cash;
}

function rentPaid({ game }: Journey, { feePaid }: Train): number {
  const { rented } = game.state.turn;
  return rented.reduce((bits, owner) => bits | (1 << owner), feePaid ? FEE : 0);
}

/** The train when its next turn begins, having ended this one where it stands; a turn that is lost passes by. */
export function nextTurn(journey: Journey, standing: TrainPosition): TrainPosition {
  const { game, seat } = journey;
  const { at, arrivedBy, cost, turn } = standing;
  const isFirst = turn + 1 === (isOnTurn(game, seat) ? 1 : 0);
  // M-FERRY-6: a train waits by ending its turn on a port; whether it did so in the last turn of a seat that is not on turn is known.
  const waited = turn < 0 ? standing.waited : game.board.portAt[at] >= 0;
  const { points, halved } = freshTurn(journey, at, isFirst);
  const next = turn + (isFirst && game.state.seats[seat].losesTurn ? 2 : 1);
  return {
    at,
    arrivedBy: waited ? null : arrivedBy,
    waited,
    points,
    halved,
    paid: 0,
    cost,
    cash: Math.max(standing.cash, next > journey.cashUntil ? Number.POSITIVE_INFINITY : 0),
    turn: next,
    by: 'turn',
    before: standing,
  };
}

// M-OPEN-21: halved all turn where it begins in an area of half rate, or where an event has said so.
function freshTurn(
  journey: Journey,
  at: Milepost | null,
  isFirst: boolean,
): Pick<TrainPosition, 'points' | 'halved'> {
  const { game } = journey;
  const own = trainOf(journey);
  const halved = (isFirst && own.halvedNext) || (at !== null && journey.isHalved(at));
  return { halved, points: halved ? halfSpeed(game, own) : trainSpeed(game, own) };
}

/** Tells every standing that the train can come to by one step. */
export function eachStep(
  journey: Journey,
  standing: TrainPosition,
  tell: (next: TrainPosition) => void,
): void {
  const { game, seat } = journey;
  const { board } = game;
  const { at, points, arrivedBy } = standing;
  if (standing.waited) crossFrom(journey, standing, tell);
  if (points < 1) return;
  for (const { to, segment, owner } of journey.waysFrom(at)) {
    // M-MOVE-7
    const isReversal = segment !== null && segment === arrivedBy && !mayReverse(board, standing);
    if (isReversal && !journey.isFree) continue;
    const bill = { paid: standing.paid, cost: standing.cost, cash: standing.cash };
    if (!pay(journey, standing, { to, owner: owner ?? seat, isOwn: owner === seat }, bill)) continue;
    const { paid, cost, cash } = bill;
    const { turn, halved } = standing;
    // M-OPEN-15: where a train may turn round it has come by no segment.
    const came = segment !== null && mayReverse(board, { at: to, waited: false }) ? null : segment;
    const moved: TrainPosition = {
      at: to,
      arrivedBy: came,
      waited: false,
      points: points - 1,
      halved,
      paid,
      cost,
      cash,
      turn,
      by: 'move',
      before: standing,
    };
    tell(halvedAt(journey, moved));
  }
}

/** What has been paid so far. */
interface Bill {
  paid: number;
  cost: number;
  cash: number;
}

interface NextMilepost {
  readonly to: Milepost;
  /** The seat itself where the way is nobody's. */
  readonly owner: Seat;
  readonly isOwn: boolean;
}

// Rent, then a toll, then the fee, as moveTrain takes them. False where there is no money for what must be paid.
function pay(
  journey: Journey,
  { at: from, turn, paid }: TrainPosition,
  { to, owner, isOwn }: NextMilepost,
  bill: Bill,
): boolean {
  const { spec, game, seat, train } = journey;
  const { rules } = game;
  if (owner !== seat && (paid & (1 << owner)) === 0) {
    bill.paid |= 1 << owner;
    const rent = rules.policies.rentFor(game, seat, { owner, from, to });
    if (!charge(bill, rent) && !rules.lateRent) return false;
  }
  if (rules.policies.tolls !== null && (paid & TOLL) === 0) {
    const step = { seat, train, from, to };
    const toll = rules.policies.tolls.ofStep(turn <= 0 ? journey.now : journey.later, step);
    if (toll !== null && toll.amount > 0) {
      bill.paid |= TOLL;
      if (!charge(bill, toll.amount) && !spec.tolls?.mayOwe?.(game, step)) return false;
    }
  }
  if (isOwn && rules.moveFee > 0 && (paid & FEE) === 0) {
    bill.paid |= FEE;
    charge(bill, rules.moveFee);
  }
  return true;
}

// Takes the amount; false where it is not there, so that it is owed.
function charge(bill: Bill, amount: number): boolean {
  bill.cost += amount;
  if (bill.cash < amount) return false;
  bill.cash -= amount;
  return true;
}

// M-EVENT-8: halved once a turn, where the train comes into an area of half rate.
function halvedAt(journey: Journey, standing: TrainPosition): TrainPosition {
  if (standing.halved || !journey.isHalved(standing.at)) return standing;
  return { ...standing, halved: true, points: halfOf(standing.points) };
}

// M-FERRY-6, M-FERRY-7: a train that has waited crosses before it moves, and goes on at half rate.
function crossFrom(journey: Journey, standing: TrainPosition, tell: (next: TrainPosition) => void): void {
  const { game, seat } = journey;
  const { board, rules } = game;
  const own = trainOf(journey);
  const { at: from, turn } = standing;
  for (const crossing of ferriesAt(board, from)) {
    const to = farPort(crossing, from);
    if (journey.isBarred(from, to)) continue;
    for (const way of waysToPay(game)) {
      if (!paysRightly(game, seat, crossing.id, way.payTo)) continue;
      const bill = { paid: standing.paid, cost: standing.cost, cash: standing.cash };
      if (way.payTo !== undefined && (bill.paid & (1 << way.payTo)) === 0) {
        bill.paid |= 1 << way.payTo;
        const rent = rules.policies.rentFor(game, seat, { owner: way.payTo, from, to });
        if (!charge(bill, rent) && !rules.lateRent) continue;
      }
      const taken = trainSpeed(game, own) - standing.points;
      const points = standing.halved ? standing.points : Math.max(0, halfSpeed(game, own) - taken);
      const by = { ferry: crossing.id, ...way };
      const across = { at: to, arrivedBy: null, waited: false, points, halved: true };
      tell({ ...across, ...bill, turn, by, before: standing });
    }
  }
}

/** True if the toll for moving is paid for the turn. */
export function isTollPaid({ paid }: TrainPosition): boolean {
  return (paid & TOLL) !== 0;
}

/** The owners whose rent is paid for the turn. */
export function ownersPaid({ paid }: TrainPosition): readonly Seat[] {
  return [0, 1, 2, 3, 4, 5].filter((owner) => (paid & (1 << owner)) !== 0);
}

/** True if the fee for running on own track is paid for the turn (M-VAR-11). */
export function isFeePaid({ paid }: TrainPosition): boolean {
  return (paid & FEE) !== 0;
}
