// A train on its way as it was played: each step is an action that the conditions of the rules let pass,
// carried out by the rules on a copy of the position. What a step costs is what the action takes.

import {
  type ActionSpec,
  actionPrice,
  type GameAction,
  legalOffers,
  type PriceItem,
  type Seat,
} from '../../../../src/core/engine/index.js';
import { play } from '../../../../src/core/engine/play/play.js';
import type { Milepost, Segment } from '../../board/board.js';
import { eventsForTheGame } from '../../rules/events/in-play.js';
import type { MilepostState, Train } from '../../rules/state.js';
import type { FullGame, MilepostTypes } from '../../rules/types.js';
import { nextTurnOf, withPlenty } from './next-turn.js';
import type { AskedGame, MilepostPlanningSpec } from './spec.js';

/** A train to plan for. */
export interface Journey {
  readonly spec: MilepostPlanningSpec;
  readonly game: AskedGame;
  readonly seat: Seat;
  readonly train: number;
  /** The last turn in which only the cash in hand can be spent; later ones have as much as they need. */
  readonly cashUntil: number;
  /**
   * True if events that end, empty purses and the way it came hold no train up: to see why there is no way
   * otherwise.
   */
  readonly isFree: boolean;
}

/** A position that a train has come to. */
export interface Ride {
  readonly state: MilepostState;
  readonly at: Milepost | null;
  readonly arrivedBy: Segment | null;
  readonly waited: boolean;
  readonly halved: boolean;
  /** Movement that is left. */
  readonly points: number;
  readonly turn: number;
  /** The action that led here; null where a turn begins. */
  readonly action: GameAction | null;
  /** What the action took. */
  readonly items: readonly PriceItem[];
  /** What all actions since the beginning took, what is owed included. */
  readonly cost: number;
  /** What was paid since the turn began: a bit for each owner, then {@link TOLL} and {@link FEE}. */
  readonly paid: number;
  readonly before: Ride | null;
}

/** Bits of {@link Ride.paid} behind those of the seats. */
export const TOLL = 1 << 6;
const FEE = 1 << 7;

// What a train does by land: it crosses or moves, and before that it is put down.
const BY_LAND = ['crossFerry', 'moveTrain'];
const BEFORE = ['placeTrain'];

/** The train as it is. */
export function trainOf({ game, seat, train }: Journey): Train {
  return game.state.seats[seat].trains[train];
}

/** True in the phase of a turn of the seat in which trains run. */
function isRunning({ state }: AskedGame, seat: Seat): boolean {
  return state.turn.seat === seat && state.turn.phase === 'operations';
}

/** Where a plan begins: now, if the train can move in this turn, else with the seat's next turn. */
export function beginning(journey: Journey): Ride {
  const { game, seat, train, isFree } = journey;
  const trial: MilepostState = game.trial();
  // A choice that is open, or an absent seat, holds up nobody's plans.
  const cleared = { ...trial, absent: [], pending: [], drafts: null };
  const before = isFree ? freed({ ...game, state: cleared }, seat, train) : cleared;
  const { state, after } = isRunning(game, seat)
    ? { state: before, after: 0 }
    : nextTurnOf(game, before, seat);
  const isOwnTurn = before.turn.seat === seat && before.turn.startup < 0;
  const turn = isOwnTurn ? after : after - 1;
  const came = { turn, action: null, items: [], cost: 0, paid: 0, before: null };
  return rideOf(journey, funded(journey, state, turn), came);
}

function freed(game: FullGame, seat: Seat, train: number): MilepostState {
  const { state } = game;
  const player = state.seats[seat];
  const trains = player.trains.with(train, { ...player.trains[train], arrivedBy: null });
  return { ...state, inPlay: eventsForTheGame(game), seats: state.seats.with(seat, { ...player, trains }) };
}

function funded(
  { game, seat, cashUntil, isFree }: Journey,
  state: MilepostState,
  turn: number,
): MilepostState {
  return isFree || turn > cashUntil ? withPlenty(game, state, seat) : state;
}

type Came = Pick<Ride, 'turn' | 'action' | 'items' | 'cost' | 'paid' | 'before'>;

function rideOf(
  { spec, game, seat, train }: Journey,
  state: MilepostState,
  { turn, action, items, cost, paid, before }: Came,
): Ride {
  const { at, arrivedBy, waited, halved, points } = state.seats[seat].trains[train];
  const voyage = spec.voyage?.({ ...game, state }, { seat, train }) ?? null;
  const left = voyage?.points ?? points;
  return {
    state,
    at,
    arrivedBy,
    waited,
    halved,
    points: left,
    turn,
    action,
    items,
    cost,
    paid,
    before,
  };
}

/** Plays every step that the train can take. */
export function eachStep(journey: Journey, ride: Ride, tell: (next: Ride) => void): void {
  const { spec, seat, train, game } = journey;
  const { state, turn, at } = ride;
  if (state.turn.seat !== seat || state.turn.phase !== 'operations') return;
  const setting = game.engine.settingOf(state);
  const { ready, rules, board } = setting;
  const known = { rules, board, state };
  const voyage = spec.voyage?.(known, { seat, train }) ?? null;
  for (const type of at === null ? BEFORE : voyage === null ? BY_LAND : [voyage.by]) {
    const kind = ready.actions.get(type) as ActionSpec<MilepostTypes, GameAction & { train?: number }>;
    for (const action of legalOffers(kind, known, { seat })) {
      if ((action.train ?? 0) !== train) continue;
      const items = actionPrice(setting, state, action);
      const after = play(setting, ready.unsealed, state, { kind, action }, null);
      let { cost, paid } = ride;
      for (const item of items) {
        const due = item.amount + Number(item.params.owed ?? 0);
        cost += due;
        if (due > 0) paid |= bitOf(item);
      }
      tell(rideOf(journey, after, { turn, action, items, cost, paid, before: ride }));
    }
  }
}

function bitOf({ what, params }: PriceItem): number {
  if (what === 'rent') return 1 << Number(params.owner);
  return what === 'fee' ? FEE : TOLL;
}

/** The train when its next turn begins, having ended this one where it stands. */
export function nextTurn(journey: Journey, ride: Ride): Ride {
  const { game, seat } = journey;
  const { cost } = ride;
  const { state, after } = nextTurnOf(game, ride.state, seat);
  const turn = ride.turn + after;
  const came = { turn, action: null, items: [], cost, paid: 0, before: ride };
  return rideOf(journey, funded(journey, state, turn), came);
}

/** The rides of a way from its beginning. */
export function wayTo(end: Ride): readonly Ride[] {
  const way: Ride[] = [];
  for (let ride: Ride | null = end; ride !== null; ride = ride.before) way.push(ride);
  return way.reverse();
}
