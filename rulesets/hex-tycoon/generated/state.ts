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

/** A record of `turn`. */
type TurnRecord = Item<State['turn']>;

/** A record of `companies`. */
type CompanyRecord = Item<State['companies']>;

/** A record of `seats`. */
type SeatRecord = Item<State['seats']>;

const seeCompaniesPoints = state.secret('companies.points') as (where: object) => boolean;

/** A copy that a step may write: parts are copied, rows and slices when they are written, all else is shared. */
export function forkState(state: State): State {
  return {
    game: state.game,
    step: state.step,
    round: state.round,
    luck: state.luck,
    outcome: state.outcome,
    absent: state.absent,
    phase: state.phase,
    opened: state.opened,
    begun: state.begun,
    roundBegan: state.roundBegan,
    idle: state.idle,
    queue: state.queue,
    turn: state.turn === null ? null : copyTurn(state.turn),
    turnOrder: state.turnOrder,
    companies: state.companies,
    seats: state.seats,
    developments: state.developments,
    pool: state.pool,
  };
}

/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: State): State {
  const laid = forkState(state);
  laid.companies = state.companies.map(copyCompany);
  laid.seats = state.seats.map(copySeat);
  return laid;
}

/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: State, last: State): State {
  if (last === original) return original;
  if (last.queue !== original.queue) Object.freeze(last.queue);
  last.turn = sealTurn(original.turn, last.turn);
  if (last.turnOrder !== original.turnOrder) Object.freeze(last.turnOrder);
  if (last.companies !== original.companies)
    last.companies = sealAll(original.companies, last.companies as CompanyRecord[], sealCompany);
  if (last.seats !== original.seats)
    last.seats = sealAll(original.seats, last.seats as SeatRecord[], sealSeat);
  if (last.developments !== original.developments) deepFreeze(last.developments);
  if (last.pool !== original.pool) Object.freeze(last.pool);
  sealEnvelope(original, last);
  return Object.freeze(last);
}

/** What a seat, or a spectator with null, may know: built up from nothing (E-VIEW-1). */
export function viewState(state: State, viewer: Seat | null): View {
  return {
    viewer: viewer,
    game: state.game,
    step: state.step,
    round: state.round,
    outcome: state.outcome,
    absent: state.absent,
    phase: state.phase,
    opened: state.opened,
    begun: state.begun,
    roundBegan: state.roundBegan,
    idle: state.idle,
    queue: state.queue,
    turn: state.turn,
    turnOrder: state.turnOrder,
    companies: state.companies.map((company, place) => seeCompany(state, viewer, { company, place })),
    seats: state.seats.map((seat, place) => seeSeat(state, viewer, { seat, place })),
    developments: state.developments,
    pool: state.pool.map(() => null),
  };
}

/** Fills every place that a view may hide; `place` is the row, 0 outside rows. What is seen stays as it is. */
export interface Guesses {
  /** What lies hidden at `companies.points`. */
  'companies.points'(
    seen: Item<KnownState['companies']>['points'],
    place: number,
  ): Item<State['companies']>['points'];
  /** What lies hidden at `seats.markers`. */
  'seats.markers'(seen: Item<KnownState['seats']>['markers'], place: number): Item<State['seats']>['markers'];
  /** What lies hidden at `pool`. */
  pool(seen: KnownState['pool'], place: number): State['pool'];
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
    phase: view.phase,
    opened: view.opened,
    begun: view.begun,
    roundBegan: view.roundBegan,
    idle: view.idle,
    queue: view.queue,
    turn: view.turn,
    turnOrder: view.turnOrder,
    companies: view.companies.map((company, place) => guessCompany(company, place, guess)),
    seats: view.seats.map((seat, place) => guessSeat(seat, place, guess)),
    developments: view.developments,
    pool: guess['pool'](view.pool, 0),
  };
}

function copyTurn(turn: TurnRecord): TurnRecord {
  return {
    company: turn.company,
    railsBuilt: turn.railsBuilt,
    stationsBuilt: turn.stationsBuilt,
    income: turn.income,
    loanRoll: turn.loanRoll,
    loansTaken: turn.loansTaken,
    investmentRoll: turn.investmentRoll,
    stocksBought: turn.stocksBought,
    dividendRolls: turn.dividendRolls,
    upgrades: turn.upgrades,
    draws: turn.draws,
  };
}

function copyCompany(company: CompanyRecord): CompanyRecord {
  return {
    id: company.id,
    seat: company.seat,
    extra: company.extra,
    start: company.start,
    rails: company.rails,
    stations: company.stations,
    railsLeft: company.railsLeft,
    stationsLeft: company.stationsLeft,
    money: company.money,
    points: company.points,
    trainLevel: company.trainLevel,
    obsolescence: company.obsolescence,
  };
}

function copySeat(seat: SeatRecord): SeatRecord {
  return {
    company: seat.company,
    tycoon: seat.tycoon,
    markers: seat.markers,
    acted: seat.acted,
  };
}

/** The record of a company, to be written: the step's own copy of it, made when it is first asked for. */
export function companyToWrite(step: Step, state: State, company: number): Writable<CompanyRecord> {
  const before = step.before.companies;
  // By spread: it is what copies a frozen list fast.
  if (state.companies === before) state.companies = [...before];
  const rows = state.companies as CompanyRecord[];
  if (rows[company] === before[company]) rows[company] = copyCompany(rows[company]);
  return rows[company];
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

/** A new `turn` with nothing in it yet. */
export function emptyTurn(): Writable<TurnRecord> {
  return {
    company: '',
    railsBuilt: 0,
    stationsBuilt: 0,
    income: null,
    loanRoll: null,
    loansTaken: 0,
    investmentRoll: null,
    stocksBought: 0,
    dividendRolls: [],
    upgrades: 0,
    draws: 0,
  };
}

/** A new company with nothing in it yet. */
export function emptyCompany(): Writable<CompanyRecord> {
  return {
    id: '',
    seat: 0,
    extra: false,
    start: 0,
    rails: [],
    stations: [],
    railsLeft: 0,
    stationsLeft: 0,
    money: 0,
    points: 0,
    trainLevel: 0,
    obsolescence: 0,
  };
}

/** A new seat with nothing in it yet. */
export function emptySeat(): Writable<SeatRecord> {
  return {
    company: null,
    tycoon: null,
    markers: [],
    acted: 0,
  };
}

function sealTurn(original: TurnRecord | null, last: TurnRecord | null): TurnRecord | null {
  if (last === original) return original;
  if (last === null || original === null) return deepFreeze(last);
  if (
    original.company === last.company &&
    original.railsBuilt === last.railsBuilt &&
    original.stationsBuilt === last.stationsBuilt &&
    original.income === last.income &&
    original.loanRoll === last.loanRoll &&
    original.loansTaken === last.loansTaken &&
    original.investmentRoll === last.investmentRoll &&
    original.stocksBought === last.stocksBought &&
    original.dividendRolls === last.dividendRolls &&
    original.upgrades === last.upgrades &&
    original.draws === last.draws
  )
    return original;
  if (last.dividendRolls !== original.dividendRolls) Object.freeze(last.dividendRolls);
  return Object.freeze(last);
}

function sealCompany(original: CompanyRecord, last: Writable<CompanyRecord>): CompanyRecord {
  if (last === original) return original;

  if (
    original.id === last.id &&
    original.seat === last.seat &&
    original.extra === last.extra &&
    original.start === last.start &&
    original.rails === last.rails &&
    original.stations === last.stations &&
    original.railsLeft === last.railsLeft &&
    original.stationsLeft === last.stationsLeft &&
    original.money === last.money &&
    original.points === last.points &&
    original.trainLevel === last.trainLevel &&
    original.obsolescence === last.obsolescence
  )
    return original;
  if (last.rails !== original.rails) Object.freeze(last.rails);
  if (last.stations !== original.stations) Object.freeze(last.stations);
  return Object.freeze(last);
}

function sealSeat(original: SeatRecord, last: Writable<SeatRecord>): SeatRecord {
  if (last === original) return original;

  if (
    original.company === last.company &&
    original.tycoon === last.tycoon &&
    original.markers === last.markers &&
    original.acted === last.acted
  )
    return original;
  if (last.markers !== original.markers) Object.freeze(last.markers);
  return Object.freeze(last);
}

function seeCompany(
  state: State,
  viewer: Seat | null,
  { company, place }: { readonly company: CompanyRecord; readonly place: number },
): Item<KnownState['companies']> {
  const where = { state, viewer, place };
  return {
    id: company.id,
    seat: company.seat,
    extra: company.extra,
    start: company.start,
    rails: company.rails,
    stations: company.stations,
    railsLeft: company.railsLeft,
    stationsLeft: company.stationsLeft,
    money: company.money,
    points: seeCompaniesPoints(where) ? company.points : null,
    trainLevel: company.trainLevel,
    obsolescence: company.obsolescence,
  };
}

function seeSeat(
  _state: State,
  viewer: Seat | null,
  { seat, place }: { readonly seat: SeatRecord; readonly place: number },
): Item<KnownState['seats']> {
  return {
    company: seat.company,
    tycoon: seat.tycoon,
    markers: viewer === place ? seat.markers : seat.markers.map(() => null),
    acted: seat.acted,
  };
}

function guessCompany(company: Item<KnownState['companies']>, place: number, guess: Guesses): CompanyRecord {
  return {
    id: company.id,
    seat: company.seat,
    extra: company.extra,
    start: company.start,
    rails: company.rails,
    stations: company.stations,
    railsLeft: company.railsLeft,
    stationsLeft: company.stationsLeft,
    money: company.money,
    points: guess['companies.points'](company.points, place),
    trainLevel: company.trainLevel,
    obsolescence: company.obsolescence,
  };
}

function guessSeat(seat: Item<KnownState['seats']>, place: number, guess: Guesses): SeatRecord {
  return {
    company: seat.company,
    tycoon: seat.tycoon,
    markers: guess['seats.markers'](seat.markers, place),
    acted: seat.acted,
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
