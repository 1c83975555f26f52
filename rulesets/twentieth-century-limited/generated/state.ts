// Written by `npm run generate -- states` from ../rules/state.ts; a test fails where the two are not in step.
// How a state is copied for play, made fit to leave the engine, shown to a seat, and completed from what a seat sees.

import {
  deepFreeze,
  type Luck,
  type Seat,
  sealAll,
  sealEnvelope,
  type Writable,
} from '../../../src/core/engine/index.js';
import { type KnownState, type State, state, type View } from '../rules/state.js';

/** What a list holds, or a part that may be null. */
type Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;

/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: State };

/** A record of `seats`. */
type SeatRecord = Item<State['seats']>;

/** A record of `turn`. */
type TurnRecord = Item<State['turn']>;

const seeSeatsStack = state.secret('seats.stack') as (
  value: Item<State['seats']>['stack'],
  where: object,
) => Item<KnownState['seats']>['stack'];
const seeDraft = state.secret('draft') as (value: State['draft'], where: object) => KnownState['draft'];
const seePending = state.secret('pending') as (
  value: State['pending'],
  where: object,
) => KnownState['pending'];
const seeEraDecks = state.secret('eraDecks') as (
  value: State['eraDecks'],
  where: object,
) => KnownState['eraDecks'];

/** A copy that a step may write: parts are copied, rows and slices when they are written, all else is shared. */
export function forkState(state: State): State {
  return {
    game: state.game,
    step: state.step,
    round: state.round,
    luck: state.luck,
    outcome: state.outcome,
    absent: state.absent,
    firstSeat: state.firstSeat,
    seats: state.seats,
    draft: state.draft,
    turn: state.turn === null ? null : copyTurn(state.turn),
    pending: state.pending,
    ending: state.ending,
    display: state.display,
    companyDeck: state.companyDeck,
    companyDiscard: state.companyDiscard,
    eraDecks: state.eraDecks,
    regionalDiscard: state.regionalDiscard,
    bonuses: state.bonuses,
    waiversRemoved: state.waiversRemoved,
  };
}

/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: State): State {
  const laid = forkState(state);
  laid.seats = state.seats.map(copySeat);
  return laid;
}

/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: State, last: State): State {
  if (last === original) return original;
  if (last.seats !== original.seats)
    last.seats = sealAll(original.seats, last.seats as SeatRecord[], sealSeat);
  if (last.draft !== original.draft) deepFreeze(last.draft);
  last.turn = sealTurn(original.turn, last.turn);
  if (last.pending !== original.pending) deepFreeze(last.pending);
  if (last.ending !== original.ending) Object.freeze(last.ending);
  if (last.display !== original.display) Object.freeze(last.display);
  if (last.companyDeck !== original.companyDeck) Object.freeze(last.companyDeck);
  if (last.companyDiscard !== original.companyDiscard) Object.freeze(last.companyDiscard);
  if (last.eraDecks !== original.eraDecks) deepFreeze(last.eraDecks);
  if (last.regionalDiscard !== original.regionalDiscard) Object.freeze(last.regionalDiscard);
  if (last.bonuses !== original.bonuses) deepFreeze(last.bonuses);
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
    firstSeat: state.firstSeat,
    seats: state.seats.map((seat, place) => seeSeat(state, viewer, { seat, place })),
    draft: seeDraft(state.draft, where),
    turn: state.turn,
    pending: seePending(state.pending, where),
    ending: state.ending,
    display: state.display,
    companyDeck: state.companyDeck.map(() => null),
    companyDiscard: state.companyDiscard,
    eraDecks: seeEraDecks(state.eraDecks, where),
    regionalDiscard: state.regionalDiscard,
    bonuses: state.bonuses,
    waiversRemoved: state.waiversRemoved,
  };
}

/** Fills every place that a view may hide; `place` is the row, 0 outside rows. What is seen stays as it is. */
export interface Guesses {
  /** What lies hidden at `seats.companies`. */
  'seats.companies'(
    seen: Item<KnownState['seats']>['companies'],
    place: number,
  ): Item<State['seats']>['companies'];
  /** What lies hidden at `seats.regionals`. */
  'seats.regionals'(
    seen: Item<KnownState['seats']>['regionals'],
    place: number,
  ): Item<State['seats']>['regionals'];
  /** What lies hidden at `seats.stack`. */
  'seats.stack'(seen: Item<KnownState['seats']>['stack'], place: number): Item<State['seats']>['stack'];
  /** What lies hidden at `draft`. */
  draft(seen: KnownState['draft'], place: number): State['draft'];
  /** What lies hidden at `pending`. */
  pending(seen: KnownState['pending'], place: number): State['pending'];
  /** What lies hidden at `companyDeck`. */
  companyDeck(seen: KnownState['companyDeck'], place: number): State['companyDeck'];
  /** What lies hidden at `eraDecks`. */
  eraDecks(seen: KnownState['eraDecks'], place: number): State['eraDecks'];
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
    firstSeat: view.firstSeat,
    seats: view.seats.map((seat, place) => guessSeat(seat, place, guess)),
    draft: guess['draft'](view.draft, 0),
    turn: view.turn,
    pending: guess['pending'](view.pending, 0),
    ending: view.ending,
    display: view.display,
    companyDeck: guess['companyDeck'](view.companyDeck, 0),
    companyDiscard: view.companyDiscard,
    eraDecks: guess['eraDecks'](view.eraDecks, 0),
    regionalDiscard: view.regionalDiscard,
    bonuses: view.bonuses,
    waiversRemoved: view.waiversRemoved,
  };
}

function copySeat(seat: SeatRecord): SeatRecord {
  return {
    track: seat.track,
    waivers: seat.waivers,
    companies: seat.companies,
    regionals: seat.regionals,
    regionalEras: seat.regionalEras,
    nextEra: seat.nextEra,
    stack: seat.stack,
    companiesFounded: seat.companiesFounded,
    regionalsCompleted: seat.regionalsCompleted,
    erasCompleted: seat.erasCompleted,
    cannotEndByRegionals: seat.cannotEndByRegionals,
  };
}

function copyTurn(turn: TurnRecord): TurnRecord {
  return {
    seat: turn.seat,
    since: turn.since,
    trackKind: turn.trackKind,
    trackLines: turn.trackLines,
    trackClosed: turn.trackClosed,
    actionTaken: turn.actionTaken,
    displayReset: turn.displayReset,
  };
}

/** The record of a seat, to be written: the step's own copy of it, made when it is first asked for. */
export function seatToWrite(step: Step, state: State, seat: number): Writable<SeatRecord> {
  const before = step.before.seats;
  // By spread: it is what copies a frozen list fast.
  if (state.seats === before) state.seats = [...before];
  const rows = state.seats as SeatRecord[];
  if (rows[seat] === before[seat]) rows[seat] = copySeat(rows[seat]);
  return rows[seat];
}

/** A new seat with nothing in it yet. */
export function emptySeat(): Writable<SeatRecord> {
  return {
    track: [],
    waivers: 0,
    companies: [],
    regionals: [],
    regionalEras: [],
    nextEra: 0,
    stack: [],
    companiesFounded: 0,
    regionalsCompleted: 0,
    erasCompleted: [],
    cannotEndByRegionals: false,
  };
}

/** A new `turn` with nothing in it yet. */
export function emptyTurn(): Writable<TurnRecord> {
  return {
    seat: 0,
    since: 0,
    trackKind: null,
    trackLines: [],
    trackClosed: false,
    actionTaken: false,
    displayReset: false,
  };
}

function sealSeat(original: SeatRecord, last: Writable<SeatRecord>): SeatRecord {
  if (last === original) return original;

  if (
    original.track === last.track &&
    original.waivers === last.waivers &&
    original.companies === last.companies &&
    original.regionals === last.regionals &&
    original.regionalEras === last.regionalEras &&
    original.nextEra === last.nextEra &&
    original.stack === last.stack &&
    original.companiesFounded === last.companiesFounded &&
    original.regionalsCompleted === last.regionalsCompleted &&
    original.erasCompleted === last.erasCompleted &&
    original.cannotEndByRegionals === last.cannotEndByRegionals
  )
    return original;
  if (last.track !== original.track) Object.freeze(last.track);
  if (last.companies !== original.companies) Object.freeze(last.companies);
  if (last.regionals !== original.regionals) Object.freeze(last.regionals);
  if (last.regionalEras !== original.regionalEras) Object.freeze(last.regionalEras);
  if (last.stack !== original.stack) Object.freeze(last.stack);
  if (last.erasCompleted !== original.erasCompleted) Object.freeze(last.erasCompleted);
  return Object.freeze(last);
}

function sealTurn(original: TurnRecord | null, last: TurnRecord | null): TurnRecord | null {
  if (last === original) return original;
  if (last === null || original === null) return deepFreeze(last);
  if (
    original.seat === last.seat &&
    original.since === last.since &&
    original.trackKind === last.trackKind &&
    original.trackLines === last.trackLines &&
    original.trackClosed === last.trackClosed &&
    original.actionTaken === last.actionTaken &&
    original.displayReset === last.displayReset
  )
    return original;
  if (last.trackLines !== original.trackLines) Object.freeze(last.trackLines);
  return Object.freeze(last);
}

function seeSeat(
  state: State,
  viewer: Seat | null,
  { seat, place }: { readonly seat: SeatRecord; readonly place: number },
): Item<KnownState['seats']> {
  const where = { state, viewer, place };
  return {
    track: seat.track,
    waivers: seat.waivers,
    companies: viewer === place ? seat.companies : seat.companies.map(() => null),
    regionals: viewer === place ? seat.regionals : seat.regionals.map(() => null),
    regionalEras: seat.regionalEras,
    nextEra: seat.nextEra,
    stack: seeSeatsStack(seat.stack, where),
    companiesFounded: seat.companiesFounded,
    regionalsCompleted: seat.regionalsCompleted,
    erasCompleted: seat.erasCompleted,
    cannotEndByRegionals: seat.cannotEndByRegionals,
  };
}

function guessSeat(seat: Item<KnownState['seats']>, place: number, guess: Guesses): SeatRecord {
  return {
    track: seat.track,
    waivers: seat.waivers,
    companies: guess['seats.companies'](seat.companies, place),
    regionals: guess['seats.regionals'](seat.regionals, place),
    regionalEras: seat.regionalEras,
    nextEra: seat.nextEra,
    stack: guess['seats.stack'](seat.stack, place),
    companiesFounded: seat.companiesFounded,
    regionalsCompleted: seat.regionalsCompleted,
    erasCompleted: seat.erasCompleted,
    cannotEndByRegionals: seat.cannotEndByRegionals,
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
