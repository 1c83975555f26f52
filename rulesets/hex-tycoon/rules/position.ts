// Fills in what a position leaves out, so that a rule test names only what it is about: companies by id, seat
// and network. Supplies, order of turns, pool and the rest follow.

import { emptyTurn } from '../generated/state.js';
import { markerSet } from './new-company.js';
import type { Company, State } from './state.js';
import type { FullGame, HexTypes } from './types.js';

/**
 * Completes a position. Companies get starting values, a first rail marker in their start city and the
 * markers that they have not built. The first company is active, in the Build Phase of round 1. Hands are
 * empty; the pool holds the markers that nobody has, in the order of the list.
 */
export function completePosition({ rules, state }: Pick<FullGame, 'rules' | 'state'>, given: object): State {
  const named = given as Partial<Record<keyof State, unknown>>;
  // Before the companies are chosen there is nothing to derive.
  if (named.companies === undefined || state.companies.length === 0) return state;
  const companies = Object.values(state.companies).map((company) => complete(rules, state, company));
  const seats = state.seats.map((seat, place) => ({
    ...seat,
    company: seat.company ?? companies.find((company) => company.seat === place)?.id ?? null,
  }));
  const gone = new Set([
    ...seats.flatMap(({ markers }) => markers),
    ...state.developments.map(({ marker }) => marker),
  ]);
  return {
    ...state,
    companies,
    seats,
    queue: named.queue === undefined ? [] : state.queue,
    phase: named.phase === undefined ? 'build' : state.phase,
    round: named.round === undefined ? 1 : state.round,
    turnOrder: named.turnOrder === undefined ? companies.map(({ id }) => id) : state.turnOrder,
    turn: named.turn === null ? null : { ...emptyTurn(), company: companies[0]?.id ?? '', ...state.turn },
    pool:
      named.pool === undefined
        ? Object.keys(rules.developmentMarkers).filter((id) => !gone.has(id))
        : state.pool,
  };
}

function complete(rules: HexTypes['rules'], state: State, given: Partial<Company>): Company {
  const company = { id: '', seat: 0, extra: false, start: 0, ...given };
  const { starting } = rules;
  const rails = company.rails ?? [company.start];
  const stations = company.stations ?? [];
  const set =
    company.seat < state.seats.length ? markerSet(rules, state, company) : { rails: 0, stations: 0 };
  return {
    money: starting.money,
    points: starting.points,
    trainLevel: starting.trainLevel,
    obsolescence: 0,
    railsLeft: Math.max(0, set.rails - rails.length),
    stationsLeft: Math.max(0, set.stations - stations.length),
    ...company,
    rails,
    stations,
  };
}
