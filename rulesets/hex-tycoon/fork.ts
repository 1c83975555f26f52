// A copy of the state's small records that shares all lists; by object literal, which is ten times faster than spread.

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
