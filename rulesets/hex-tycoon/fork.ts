// How a state is copied for play, and how the copy is made fit to leave again. Small records by object literals, which
// is several times faster than spreading them; lists are values and shared.

import { deepFreeze, sealAll, sealEnvelope } from '../../src/engine/index.js';
import type { Company, HexState, SeatState, Turn } from './state.js';

/** Copies a state so that rules may write the copy. */
export function forkState(state: HexState): HexState {
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
    turn: state.turn === null ? null : forkTurn(state.turn),
    turnOrder: state.turnOrder,
    companies: state.companies.map(forkCompany),
    seats: state.seats.map(forkSeat),
    developments: state.developments,
    pool: state.pool,
  };
}

function forkTurn(turn: Turn): Turn {
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

function forkCompany(company: Company): Company {
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

function forkSeat(seat: SeatState): SeatState {
  return { company: seat.company, tycoon: seat.tycoon, markers: seat.markers, acted: seat.acted };
}

/**
 * Gives the records of a fork that did not change their old identity back, and freezes the rest: the counterpart of
 * {@link forkState}. The conformance suite holds it to what immer makes of the same steps.
 */
export function sealState(original: HexState, last: HexState): HexState {
  if (last === original) return original;
  last.companies = sealAll(original.companies, last.companies, sealCompany);
  last.seats = sealAll(original.seats, last.seats, sealSeat);
  if (last.turn !== null && original.turn !== null && isSameTurn(original.turn, last.turn))
    last.turn = original.turn;
  else deepFreeze(last.turn);
  sealEnvelope(original, last);
  if (last.queue !== original.queue) Object.freeze(last.queue);
  if (last.turnOrder !== original.turnOrder) Object.freeze(last.turnOrder);
  if (last.developments !== original.developments) deepFreeze(last.developments);
  if (last.pool !== original.pool) Object.freeze(last.pool);
  return Object.freeze(last);
}

// Companies are never removed, and new ones come last: the same place is the same company.
function sealCompany(original: Company, last: Company): Company {
  if (
    original.money === last.money &&
    original.rails === last.rails &&
    original.points === last.points &&
    original.stations === last.stations &&
    original.railsLeft === last.railsLeft &&
    original.stationsLeft === last.stationsLeft &&
    original.trainLevel === last.trainLevel &&
    original.obsolescence === last.obsolescence
  ) {
    return original;
  }
  if (last.rails !== original.rails) Object.freeze(last.rails);
  if (last.stations !== original.stations) Object.freeze(last.stations);
  return Object.freeze(last);
}

function sealSeat(original: SeatState, last: SeatState): SeatState {
  if (
    original.acted === last.acted &&
    original.markers === last.markers &&
    original.company === last.company &&
    original.tycoon === last.tycoon
  ) {
    return original;
  }
  if (last.markers !== original.markers) Object.freeze(last.markers);
  return Object.freeze(last);
}

function isSameTurn(original: Turn, last: Turn): boolean {
  return (
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
  );
}
