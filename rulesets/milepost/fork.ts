// How a state is copied for play, and how the copy is made fit to leave again. Field by field on purpose: this runs on
// every action, and engines are fastest at plain property access.

import { deepFreeze, type Seat, sealAll, sealEnvelope, sealPart } from '../../src/core/engine/index.js';
import type { MilepostState, SeatState, Train, Turn } from './state.js';

/**
 * A copy of the state and its turn that shares the rest: seats and trains are copied when a step writes them
 * ({@link seatToWrite}). By object literal: that is what makes it fast.
 */
export function forkState<State extends MilepostState>(state: State): State {
  const { turn } = state;
  const fork: MilepostState = {
    game: state.game,
    step: state.step,
    round: state.round,
    luck: state.luck,
    outcome: state.outcome,
    absent: state.absent,
    turn: {
      seat: turn.seat,
      phase: turn.phase,
      since: turn.since,
      startup: turn.startup,
      acted: turn.acted,
      lost: turn.lost,
      spent: turn.spent,
      majorStarts: turn.majorStarts,
      built: turn.built,
      upgraded: turn.upgraded,
      dealt: turn.dealt,
      offered: turn.offered,
      rented: turn.rented,
    },
    first: state.first,
    seats: state.seats,
    rail: state.rail,
    deck: state.deck,
    discards: state.discards,
    removed: state.removed,
    inPlay: state.inPlay,
    contracts: state.contracts,
    stored: state.stored,
    pending: state.pending,
    drafts: state.drafts,
    target: state.target,
    declared: state.declared,
    cashPublic: state.cashPublic,
    lastRound: state.lastRound,
    own: state.own,
  };
  return fork as State;
}

/** A record that a step may write. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: Pick<MilepostState, 'seats'> };

/** The record of a seat, to be written: the step's own copy of it, made when it is first asked for. */
export function seatToWrite({ before }: Step, state: MilepostState, seat: Seat): Writable<SeatState> {
  // By spread: it is what copies a frozen list fast.
  if (state.seats === before.seats) state.seats = [...before.seats];
  const seats = state.seats as SeatState[];
  if (seats[seat] === before.seats[seat]) seats[seat] = forkSeat(seats[seat]);
  return seats[seat];
}

/** The record of a train, to be written, as {@link seatToWrite}. */
export function trainToWrite(step: Step, state: MilepostState, seat: Seat, train: number): Writable<Train> {
  const owner = seatToWrite(step, state, seat);
  const known = step.before.seats[seat].trains;
  if (owner.trains === known) owner.trains = [...known];
  const trains = owner.trains as Train[];
  if (trains[train] === known[train]) trains[train] = forkTrain(trains[train]);
  return trains[train];
}

function forkSeat(seat: SeatState): SeatState {
  return {
    cash: seat.cash,
    hand: seat.hand,
    trains: seat.trains,
    turns: seat.turns,
    losesTurn: seat.losesTurn,
    loan: seat.loan,
    debts: seat.debts,
    owedFees: seat.owedFees,
  };
}

function forkTrain(train: Train): Train {
  return {
    loco: train.loco,
    at: train.at,
    arrivedBy: train.arrivedBy,
    lastCity: train.lastCity,
    loads: train.loads,
    waited: train.waited,
    points: train.points,
    halved: train.halved,
    halvedNext: train.halvedNext,
    feePaid: train.feePaid,
  };
}

/**
 * Gives the records of a fork that did not change their old identity back, and freezes the rest. The counterpart of
 * {@link forkState}: test/engine/laws and the conformance suite hold it to what immer makes of the same steps.
 */
export function sealState<State extends MilepostState>(original: State, last: State): State {
  if (last === original) return original;
  if (last.seats !== original.seats)
    last.seats = sealAll(original.seats, last.seats as SeatState[], sealSeat);
  if (isSameTurn(original.turn, last.turn)) last.turn = original.turn;
  else {
    if (last.turn.offered !== original.turn.offered) Object.freeze(last.turn.offered);
    if (last.turn.rented !== original.turn.rented) Object.freeze(last.turn.rented);
    Object.freeze(last.turn);
  }
  sealEnvelope(original, last);
  if (last.rail !== original.rail) deepFreeze(last.rail);
  if (last.deck !== original.deck) Object.freeze(last.deck);
  if (last.discards !== original.discards) Object.freeze(last.discards);
  if (last.removed !== original.removed) Object.freeze(last.removed);
  if (last.inPlay !== original.inPlay) deepFreeze(last.inPlay);
  if (last.contracts !== original.contracts) Object.freeze(last.contracts);
  if (last.stored !== original.stored) deepFreeze(last.stored);
  if (last.pending !== original.pending) deepFreeze(last.pending);
  if (last.drafts !== original.drafts) deepFreeze(last.drafts);
  if (last.declared !== original.declared) deepFreeze(last.declared);
  last.own = sealPart(original.own, last.own);
  return Object.freeze(last);
}

function sealSeat(original: SeatState, last: Writable<SeatState>): SeatState {
  if (last === original) return original;
  if (last.trains !== original.trains)
    last.trains = sealAll(original.trains, last.trains as Train[], sealTrain);
  if (
    original.trains === last.trains &&
    original.cash === last.cash &&
    original.hand === last.hand &&
    original.turns === last.turns &&
    original.losesTurn === last.losesTurn &&
    original.loan === last.loan &&
    original.debts === last.debts &&
    original.owedFees === last.owedFees
  ) {
    return original;
  }
  if (last.hand !== original.hand) Object.freeze(last.hand);
  if (last.debts !== original.debts) deepFreeze(last.debts);
  return Object.freeze(last);
}

function sealTrain(original: Train, last: Train): Train {
  if (last === original || isSameTrain(original, last)) return original;
  if (last.loads !== original.loads) Object.freeze(last.loads);
  return Object.freeze(last);
}

function isSameTrain(original: Train, last: Train): boolean {
  return (
    original.at === last.at &&
    original.points === last.points &&
    original.loco === last.loco &&
    original.arrivedBy === last.arrivedBy &&
    original.lastCity === last.lastCity &&
    original.loads === last.loads &&
    original.waited === last.waited &&
    original.halved === last.halved &&
    original.halvedNext === last.halvedNext &&
    original.feePaid === last.feePaid
  );
}

function isSameTurn(original: Turn, last: Turn): boolean {
  return (
    original.since === last.since &&
    original.seat === last.seat &&
    original.phase === last.phase &&
    original.startup === last.startup &&
    original.acted === last.acted &&
    original.lost === last.lost &&
    original.spent === last.spent &&
    original.majorStarts === last.majorStarts &&
    original.built === last.built &&
    original.upgraded === last.upgraded &&
    original.dealt === last.dealt &&
    original.offered === last.offered &&
    original.rented === last.rented
  );
}
