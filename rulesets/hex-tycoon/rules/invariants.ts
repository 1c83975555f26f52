// What must hold in every state of the hex game, as sentences about what does not.

import { suitsMarker } from '../board/development-markers.js';
import { isCity, isHexside } from '../board/ground.js';
import { orderFaults } from './invariants/order-faults.js';
import { isAttached, ownRails, railsAt, siteCapacity } from './network.js';
import { markerSet } from './new-company.js';
import { type Company, placeOf } from './state.js';
import type { FullGame, HexTypes } from './types.js';

/** Every broken invariant; empty for a sound state. */
export function findBroken(game: FullGame): readonly string[] {
  const { state } = game;
  // What follows looks companies and tycoons up by the names that were picked.
  const disorder = orderFaults(game);
  if (disorder.length > 0) return disorder;
  const twice = state.companies.filter(({ id }, place) => placeOf(state, id) !== place);
  return [
    ...twice.map(({ id }) => `${id} is in play twice`),
    ...state.companies.flatMap((company) => [...companyFaults(game, company)]),
    ...siteFaults(game),
    ...markerFaults(game),
  ];
}

function* companyFaults({ rules, board, state }: FullGame, company: Company): Iterable<string> {
  const { id, rails, stations, start } = company;
  if (!Object.hasOwn(rules.companies, id)) return yield `${id} is no company of this game`;
  if ([...rails, ...stations, start].some((site) => board.buildable[site] === 0)) {
    return yield `${id} has markers off the land`;
  }
  // HT-BUILD-5: one piece, grown from the start city's interior.
  if (rails[0] !== start) yield `${id} does not begin in its start city`;
  if (!hangsTogether(board, rails)) yield `${id} has rail markers that do not hang together`;
  if (!isCity(board, start)) yield `${id} starts in no city`;
  // HT-SETUP-3, HT-SETUP-4: markers are on the board or in the supply.
  const set = markerSet(rules, state, company);
  if (rails.length + company.railsLeft !== set.rails) yield `${id} has not ${set.rails} rail markers in all`;
  if (stations.length + company.stationsLeft !== set.stations)
    yield `${id} has not ${set.stations} stations in all`;
  if (company.money < 0) yield `${id} owes money`;
  if (company.trainLevel < 1) yield `${id} has no train level`;
  for (const hex of stations) {
    // HT-BUILD-16
    if (!isCity(board, hex) || ownRails(company, hex) === 0) {
      yield `${id} has a station where it is not connected to a city`;
    }
  }
  const limit =
    rules.railsPerSite +
    Math.max(0, ...Object.values(rules.tycoons).map(({ abilities }) => abilities.railsPerSite ?? 0));
  if (rails.some((site) => ownRails(company, site) > limit))
    yield `${id} has too many rail markers on a site`;
}

function hangsTogether(board: HexTypes['board'], rails: readonly number[]): boolean {
  const laid: number[] = rails.slice(0, 1);
  const waiting = new Set(rails.slice(1));
  for (let grown = true; grown; ) {
    grown = false;
    for (const site of waiting) {
      if (!isAttached(board, { rails: laid }, site)) continue;
      laid.push(site);
      waiting.delete(site);
      grown = true;
    }
  }
  return waiting.size === 0;
}

// HT-BUILD-9, HT-BUILD-17
function* siteFaults({ rules, board, state }: FullGame): Iterable<string> {
  for (const site of new Set(state.companies.flatMap(({ rails }) => [...rails]))) {
    if (railsAt(state.companies, site) > siteCapacity(rules, board, site)) {
      yield `${isHexside(board, site) ? 'hexside' : 'hex'} ${site} holds too many rail markers`;
    }
  }
  const stations = state.companies.flatMap(({ stations: own }) => [...own]);
  if (new Set(stations).size < stations.length) yield 'a city holds two stations';
}

// HT-DM-G1: every marker is held, placed or in the pool, once; none before the deal.
function* markerFaults({ rules, board, state }: FullGame): Iterable<string> {
  const all = [
    ...state.pool,
    ...state.seats.flatMap(({ markers }) => [...markers]),
    ...state.developments.map(({ marker }) => marker),
  ];
  const expected = state.turn === null ? [] : Object.keys(rules.developmentMarkers);
  if (all.length !== expected.length || !expected.every((id) => all.includes(id))) {
    yield 'the development markers are not all there once';
  }
  if (new Set(state.developments.map(({ hex }) => hex)).size < state.developments.length) {
    yield 'a place holds two development markers';
  }
  for (const { marker, hex } of state.developments) {
    if (!suitsMarker(board, rules.developmentMarkers[marker], hex)) yield `${marker} lies where it may not`;
  }
}
