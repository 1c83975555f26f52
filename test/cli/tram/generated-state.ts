// Written by `railhead generate-state` from ./state.js. Run the command again instead of editing.
// This module copies a state for play, freezes it, shows it to a seat, and completes it from a view.

import { generated } from 'railhead/engine';
import { state } from './state.js';

const { sealAll, sealEnvelope } = generated;

type State = generated.StateOf<typeof state>;
type KnownState = generated.KnownOf<typeof state>;
type View = generated.ViewOf<typeof state>;
type Luck = generated.Luck;
type Seat = generated.Seat;
type Writable<Row> = generated.Writable<Row>;

/** What a list holds, or a part that may be null. */
type Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;

/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: State };

/** A record of `turn`. */
type TurnRecord = Item<State['turn']>;

/** A record of `seats`. */
type SeatRecord = Item<State['seats']>;

/** A record of `seats.cars`. */
type CarRecord = Item<Item<State['seats']>['cars']>;

const seePile = state.secret('pile') as (where: object) => boolean;
const seeSeatsHand = state.secret('seats.hand') as (where: object) => boolean;

/** A copy that a step may write: parts are copied, rows and slices when they are written, all else is shared. */
export function forkState(state: State): State {
  return {
    game: state.game,
    step: state.step,
    round: state.round,
    luck: state.luck,
    outcome: state.outcome,
    absent: state.absent,
    pile: state.pile,
    turn: copyTurn(state.turn),
    seats: state.seats,
  };
}

/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: State): State {
  const laid = forkState(state);
  laid.seats = state.seats.map(layOutSeat);
  return laid;
}

/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: State, last: State): State {
  if (last === original) return original;
  if (last.pile !== original.pile) Object.freeze(last.pile);
  last.turn = sealTurn(original.turn, last.turn);
  if (last.seats !== original.seats)
    last.seats = sealAll(original.seats, last.seats as SeatRecord[], sealSeat);
  sealEnvelope(original, last);
  return Object.freeze(last);
}

/** What a seat, or a spectator with null, may know: built up from nothing (E-VIEW-1). */
export function viewState(state: State, viewer: Seat | null): View {
  const where = { state, viewer, place: 0 };
  return {
    viewer: viewer,
    game: state.game,
    step: state.step,
    round: state.round,
    outcome: state.outcome,
    absent: state.absent,
    pile: seePile(where) ? state.pile : state.pile.map(() => null),
    turn: state.turn,
    seats: state.seats.map((seat, place) => seeSeat(state, viewer, { seat, place })),
  };
}

/** Fills every place that a view may hide; `place` is the row, 0 outside rows. What is seen stays as it is. */
export interface Guesses {
  /** What lies hidden at `pile`. */
  pile(seen: KnownState['pile'], place: number): State['pile'];
  /** What lies hidden at `seats.hand`. */
  'seats.hand'(seen: Item<KnownState['seats']>['hand'], place: number): Item<State['seats']>['hand'];
}

/** A whole state that a view does not contradict: its own values, `luck`, and a guess for whatever it may hide. */
export function guessState(view: KnownState, luck: Luck, guess: Guesses): State {
  return {
    game: view.game,
    step: view.step,
    round: view.round,
    luck: luck,
    outcome: view.outcome,
    absent: view.absent,
    pile: guess['pile'](view.pile, 0),
    turn: view.turn,
    seats: view.seats.map((seat, place) => guessSeat(seat, place, guess)),
  };
}

function copyTurn(turn: TurnRecord): TurnRecord {
  return {
    seat: turn.seat,
    since: turn.since,
  };
}

function copySeat(seat: SeatRecord): SeatRecord {
  return {
    fares: seat.fares,
    hand: seat.hand,
    cars: seat.cars,
  };
}

function copyCar(car: CarRecord): CarRecord {
  return {
    riders: car.riders,
  };
}

function layOutSeat(seat: SeatRecord): SeatRecord {
  const laid: Writable<SeatRecord> = copySeat(seat);
  laid.cars = seat.cars.map(copyCar);
  return laid;
}

/** The record of a seat, to be written: the step's own copy of it, made when it is first asked for. */
export function seatToWrite(step: Step, state: State, seat: number): Writable<SeatRecord> {
  const before = step.before.seats;
  // By spread: it is what copies a frozen list fast.
  if (state.seats === before) state.seats = [...before];
  const rows = state.seats as SeatRecord[];
  if (rows[seat] === before[seat]) rows[seat] = copySeat(rows[seat]!);
  return rows[seat]!;
}

/** The record of a car, to be written: the step's own copy of it, made when it is first asked for. */
export function carToWrite(step: Step, state: State, seat: number, car: number): Writable<CarRecord> {
  const seatRecord = seatToWrite(step, state, seat);
  const before = step.before.seats[seat]!.cars;
  // By spread: it is what copies a frozen list fast.
  if (seatRecord.cars === before) seatRecord.cars = [...before];
  const rows = seatRecord.cars as CarRecord[];
  if (rows[car] === before[car]) rows[car] = copyCar(rows[car]!);
  return rows[car]!;
}

/** A new `turn` with nothing in it yet. */
export function emptyTurn(): Writable<TurnRecord> {
  return {
    seat: 0,
    since: 0,
  };
}

/** A new seat with nothing in it yet. */
export function emptySeat(): Writable<SeatRecord> {
  return {
    fares: 0,
    hand: [],
    cars: [],
  };
}

/** A new car with nothing in it yet. */
export function emptyCar(): Writable<CarRecord> {
  return {
    riders: 0,
  };
}

function sealTurn(original: TurnRecord, last: TurnRecord): TurnRecord {
  if (last === original) return original;

  if (original.seat === last.seat && original.since === last.since) return original;

  return Object.freeze(last);
}

function sealSeat(original: SeatRecord, last: Writable<SeatRecord>): SeatRecord {
  if (last === original) return original;
  if (last.cars !== original.cars) last.cars = sealAll(original.cars, last.cars as CarRecord[], sealCar);
  if (original.fares === last.fares && original.hand === last.hand && original.cars === last.cars)
    return original;
  if (last.hand !== original.hand) Object.freeze(last.hand);
  return Object.freeze(last);
}

function sealCar(original: CarRecord, last: Writable<CarRecord>): CarRecord {
  if (last === original) return original;

  if (original.riders === last.riders) return original;

  return Object.freeze(last);
}

function seeSeat(
  state: State,
  viewer: Seat | null,
  { seat, place }: { readonly seat: SeatRecord; readonly place: number },
): Item<KnownState['seats']> {
  const where = { state, viewer, place };
  return {
    fares: seat.fares,
    hand: seeSeatsHand(where) ? seat.hand : seat.hand.map(() => null),
    cars: seat.cars,
  };
}

function guessSeat(seat: Item<KnownState['seats']>, place: number, guess: Guesses): SeatRecord {
  return {
    fares: seat.fares,
    hand: guess['seats.hand'](seat.hand, place),
    cars: seat.cars,
  };
}

/** What the engine needs to know of the state, and how one is completed. */
export const stateParts = {
  shape: state,
  view: viewState,
  fork: forkState,
  layOut: layOutState,
  seal: sealState,
  complete: guessState,
};
