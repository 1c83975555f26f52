// Written by `npm run generate -- states` from ../rules/state.ts; a test fails where the two are not in step.
// How a state is copied for play, made fit to leave the engine, shown to a seat, and completed from what a seat sees.

import {
  deepFreeze,
  type Luck,
  type Seat,
  sealAll,
  sealEnvelope,
  sealPart,
  type Writable,
} from '../../../src/core/engine/index.js';
import { type MilepostKnown, type MilepostState, type MilepostView, state } from '../rules/state.js';

/** What a list holds, or a part that may be null. */
type Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;

/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: MilepostState };

/** A record of `turn`. */
type TurnRecord = Item<MilepostState['turn']>;

/** A record of `seats`. */
type SeatRecord = Item<MilepostState['seats']>;

/** A record of `seats.trains`. */
type TrainRecord = Item<Item<MilepostState['seats']>['trains']>;

const seeSeatsCash = state.secret('seats.cash') as (where: object) => boolean;
const seeDrafts = state.secret('drafts') as (
  value: MilepostState['drafts'],
  where: object,
) => MilepostKnown['drafts'];

/** A copy that a step may write: parts are copied, rows and slices when they are written, all else is shared. */
export function forkState(state: MilepostState): MilepostState {
  return {
    game: state.game,
    step: state.step,
    round: state.round,
    luck: state.luck,
    outcome: state.outcome,
    absent: state.absent,
    turn: copyTurn(state.turn),
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
}

/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: MilepostState): MilepostState {
  const laid = forkState(state);
  laid.seats = state.seats.map(layOutSeat);
  return laid;
}

/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: MilepostState, last: MilepostState): MilepostState {
  if (last === original) return original;
  last.turn = sealTurn(original.turn, last.turn);
  if (last.seats !== original.seats)
    last.seats = sealAll(original.seats, last.seats as SeatRecord[], sealSeat);
  if (last.rail !== original.rail) deepFreeze(last.rail);
  if (last.deck !== original.deck) Object.freeze(last.deck);
  if (last.discards !== original.discards) Object.freeze(last.discards);
  if (last.removed !== original.removed) Object.freeze(last.removed);
  if (last.inPlay !== original.inPlay) last.inPlay = sealPart(original.inPlay, last.inPlay);
  if (last.contracts !== original.contracts) Object.freeze(last.contracts);
  if (last.stored !== original.stored) deepFreeze(last.stored);
  if (last.pending !== original.pending) deepFreeze(last.pending);
  if (last.drafts !== original.drafts) deepFreeze(last.drafts);
  if (last.declared !== original.declared) Object.freeze(last.declared);
  if (last.own !== original.own) last.own = sealPart(original.own, last.own);
  sealEnvelope(original, last);
  return Object.freeze(last);
}

/** What a seat, or a spectator with null, may know: built up from nothing (E-VIEW-1). */
export function viewState(state: MilepostState, viewer: Seat | null): MilepostView {
  const where = { state, viewer, place: 0 };
  return {
    viewer: viewer,
    game: state.game,
    step: state.step,
    round: state.round,
    outcome: state.outcome,
    absent: state.absent,
    turn: state.turn,
    first: state.first,
    seats: state.seats.map((seat, place) => seeSeat(state, viewer, { seat, place })),
    rail: state.rail,
    deck: state.deck.map(() => null),
    discards: state.discards,
    removed: state.removed,
    inPlay: state.inPlay,
    contracts: state.contracts,
    stored: state.stored,
    pending: state.pending,
    drafts: seeDrafts(state.drafts, where),
    target: state.target,
    declared: state.declared,
    cashPublic: state.cashPublic,
    lastRound: state.lastRound,
    own: state.own,
  };
}

/** Fills every place that a view may hide; `place` is the row, 0 outside rows. What is seen stays as it is. */
export interface Guesses {
  /** What lies hidden at `seats.cash`. */
  'seats.cash'(
    seen: Item<MilepostKnown['seats']>['cash'],
    place: number,
  ): Item<MilepostState['seats']>['cash'];
  /** What lies hidden at `deck`. */
  deck(seen: MilepostKnown['deck'], place: number): MilepostState['deck'];
  /** What lies hidden at `drafts`. */
  drafts(seen: MilepostKnown['drafts'], place: number): MilepostState['drafts'];
}

/** A whole state that a view does not contradict: its own values, `luck`, and a guess for whatever it may hide. */
export function guessState(view: MilepostKnown, luck: Luck, guess: Guesses): MilepostState {
  return {
    game: view.game,
    step: view.step,
    round: view.round,
    luck: luck,
    outcome: view.outcome,
    absent: view.absent,
    turn: view.turn,
    first: view.first,
    seats: view.seats.map((seat, place) => guessSeat(seat, place, guess)),
    rail: view.rail,
    deck: guess['deck'](view.deck, 0),
    discards: view.discards,
    removed: view.removed,
    inPlay: view.inPlay,
    contracts: view.contracts,
    stored: view.stored,
    pending: view.pending,
    drafts: guess['drafts'](view.drafts, 0),
    target: view.target,
    declared: view.declared,
    cashPublic: view.cashPublic,
    lastRound: view.lastRound,
    own: view.own,
  };
}

function copyTurn(turn: TurnRecord): TurnRecord {
  return {
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
  };
}

function copySeat(seat: SeatRecord): SeatRecord {
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

function copyTrain(train: TrainRecord): TrainRecord {
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

function layOutSeat(seat: SeatRecord): SeatRecord {
  const laid: Writable<SeatRecord> = copySeat(seat);
  laid.trains = seat.trains.map(copyTrain);
  return laid;
}

/**
 * The record of a seat, to be written: the step's own copy of it, made when it is first asked for.
 *
 * @param step - What `apply` got first; its `before` is the state before the step.
 * @param state - The state that `apply` writes.
 * @param seat - Which seat, counted from 0.
 * @returns The record, for ordinary assignments; asked again, the same one.
 * @see `declareState`
 * @example
 * const next = { ...state };
 * seatToWrite({ before: state }, next, 0).cash -= 5;
 * console.log(state.seats[0].cash - next.seats[0].cash, next.seats[1] === state.seats[1]);
 * // 5 true
 */
export function seatToWrite(step: Step, state: MilepostState, seat: number): Writable<SeatRecord> {
  const before = step.before.seats;
  // By spread: it is what copies a frozen list fast.
  if (state.seats === before) state.seats = [...before];
  const rows = state.seats as SeatRecord[];
  if (rows[seat] === before[seat]) rows[seat] = copySeat(rows[seat]);
  return rows[seat];
}

/**
 * The record of a train, to be written: the step's own copy of it, made when it is first asked for.
 *
 * @param step - What `apply` got first; its `before` is the state before the step.
 * @param state - The state that `apply` writes.
 * @param seat - Which seat, counted from 0.
 * @param train - Which train, counted from 0.
 * @returns The record, for ordinary assignments; asked again, the same one.
 * @see `declareState`
 * @example
 * const next = { ...state };
 * trainToWrite({ before: state }, next, 0, 0).points = 9;
 * console.log(next.seats[0].trains[0].points, next.seats[1] === state.seats[1]);
 * // 9 true
 */
export function trainToWrite(
  step: Step,
  state: MilepostState,
  seat: number,
  train: number,
): Writable<TrainRecord> {
  const seatRecord = seatToWrite(step, state, seat);
  const before = step.before.seats[seat].trains;
  // By spread: it is what copies a frozen list fast.
  if (seatRecord.trains === before) seatRecord.trains = [...before];
  const rows = seatRecord.trains as TrainRecord[];
  if (rows[train] === before[train]) rows[train] = copyTrain(rows[train]);
  return rows[train];
}

/** A new `turn` with nothing in it yet. */
export function emptyTurn(): Writable<TurnRecord> {
  return {
    seat: 0,
    phase: 'startup',
    since: 0,
    startup: 0,
    acted: false,
    lost: false,
    spent: 0,
    majorStarts: 0,
    built: false,
    upgraded: false,
    dealt: false,
    offered: [],
    rented: [],
  };
}

/** A new seat with nothing in it yet. */
export function emptySeat(): Writable<SeatRecord> {
  return {
    cash: 0,
    hand: [],
    trains: [],
    turns: 0,
    losesTurn: false,
    loan: 0,
    debts: [],
    owedFees: 0,
  };
}

/** A new train with nothing in it yet. */
export function emptyTrain(): Writable<TrainRecord> {
  return {
    loco: '',
    at: null,
    arrivedBy: null,
    lastCity: null,
    loads: [],
    waited: false,
    points: 0,
    halved: false,
    halvedNext: false,
    feePaid: false,
  };
}

function sealTurn(original: TurnRecord, last: TurnRecord): TurnRecord {
  if (last === original) return original;

  if (
    original.seat === last.seat &&
    original.phase === last.phase &&
    original.since === last.since &&
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
  )
    return original;
  if (last.offered !== original.offered) Object.freeze(last.offered);
  if (last.rented !== original.rented) Object.freeze(last.rented);
  return Object.freeze(last);
}

function sealSeat(original: SeatRecord, last: Writable<SeatRecord>): SeatRecord {
  if (last === original) return original;
  if (last.trains !== original.trains)
    last.trains = sealAll(original.trains, last.trains as TrainRecord[], sealTrain);
  if (
    original.cash === last.cash &&
    original.hand === last.hand &&
    original.trains === last.trains &&
    original.turns === last.turns &&
    original.losesTurn === last.losesTurn &&
    original.loan === last.loan &&
    original.debts === last.debts &&
    original.owedFees === last.owedFees
  )
    return original;
  if (last.hand !== original.hand) Object.freeze(last.hand);
  if (last.debts !== original.debts) deepFreeze(last.debts);
  return Object.freeze(last);
}

function sealTrain(original: TrainRecord, last: Writable<TrainRecord>): TrainRecord {
  if (last === original) return original;

  if (
    original.loco === last.loco &&
    original.at === last.at &&
    original.arrivedBy === last.arrivedBy &&
    original.lastCity === last.lastCity &&
    original.loads === last.loads &&
    original.waited === last.waited &&
    original.points === last.points &&
    original.halved === last.halved &&
    original.halvedNext === last.halvedNext &&
    original.feePaid === last.feePaid
  )
    return original;
  if (last.loads !== original.loads) Object.freeze(last.loads);
  return Object.freeze(last);
}

function seeSeat(
  state: MilepostState,
  viewer: Seat | null,
  { seat, place }: { readonly seat: SeatRecord; readonly place: number },
): Item<MilepostKnown['seats']> {
  const where = { state, viewer, place };
  return {
    cash: seeSeatsCash(where) ? seat.cash : null,
    hand: seat.hand,
    trains: seat.trains,
    turns: seat.turns,
    losesTurn: seat.losesTurn,
    loan: seat.loan,
    debts: seat.debts,
    owedFees: seat.owedFees,
  };
}

function guessSeat(seat: Item<MilepostKnown['seats']>, place: number, guess: Guesses): SeatRecord {
  return {
    cash: guess['seats.cash'](seat.cash, place),
    hand: seat.hand,
    trains: seat.trains,
    turns: seat.turns,
    losesTurn: seat.losesTurn,
    loan: seat.loan,
    debts: seat.debts,
    owedFees: seat.owedFees,
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
