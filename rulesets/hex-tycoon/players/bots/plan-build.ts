// What to build: the connection with the best return on its price, repeated while money and markers last.

import { TOWN } from '../../board/ground.js';
import type { Hex, Site } from '../../board/layout.js';
import { ability } from '../../rules/ability.js';
import { buildPrice, railsLeftThisTurn, stationPrice } from '../../rules/build-cost.js';
import { isConnected, railsAt, siteCapacity, stationOwner, withRail } from '../../rules/network.js';
import { activeCompany, type KnownCompany, type Turn } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { type CheapestLines, cheapestLines } from './cheapest-lines.js';
import { placeIncome, roundsLeft, solePoints } from './outlook.js';

/** A connection worth building, with its price without surcharges. */
export interface Prospect {
  readonly hex: Hex;
  readonly cost: number;
  readonly value: number;
}

/** The connections that pay for themselves, best return first; ties go to the lower hex. */
export function prospects(game: KnownGame, company: KnownCompany, lines: CheapestLines): readonly Prospect[] {
  const { board } = game;
  const rounds = roundsLeft(game);
  const found: Prospect[] = [];
  for (const list of [board.cities, board.towns]) {
    for (const hex of list) {
      if (isConnected(company, hex)) continue;
      const cost = lines.cost(hex);
      if (cost === null) continue;
      // A line is built over some turns; income starts behind it.
      const wait = Math.floor(cost / 8);
      const value =
        placeIncome(game, company, hex) * Math.max(1, rounds - wait) +
        solePoints(game, company, hex) +
        connectionPoints(game, company, hex);
      if (value >= cost) found.push({ hex, cost, value });
    }
  }
  return found.sort((a, b) => b.value / b.cost - a.value / a.cost || a.hex - b.hex);
}

function connectionPoints({ rules, board, state }: KnownGame, company: KnownCompany, hex: Hex): number {
  const key = board.place[hex] === TOWN ? 'pointsPerTown' : 'pointsPerCity';
  return ability(rules, state, company, key);
}

/** The rail markers and the station to build now, in order; may be empty. */
export function planBuild(game: KnownGame): {
  readonly sites: readonly Site[];
  readonly station: Hex | null;
} {
  const turn = game.state.turn as Turn;
  const sites: Site[] = [];
  let now = game;
  const left = () => railsLeftThisTurn(game.rules, activeCompany(now.state), turn.railsBuilt + sites.length);
  for (let tries = 0; tries < 4 && left() > 0; tries++) {
    const laid = layBest(now, turn.railsBuilt + sites.length);
    if (laid.sites.length === 0) break;
    sites.push(...laid.sites);
    now = laid.game;
  }
  return { sites, station: planStation(now) };
}

// Builds towards the best prospect as far as this turn allows. Only markers without a surcharge begin a line
// that stays unfinished.
function layBest(game: KnownGame, built: number): { sites: readonly Site[]; game: KnownGame } {
  const company = activeCompany(game.state);
  const lines = cheapestLines(game, company);
  for (const { hex } of prospects(game, company, lines)) {
    const begun = begin(game, lines.line(hex), built);
    if (begun.sites.length > 0) return begun;
  }
  return { sites: [], game };
}

/** The markers of a line that can be built in this turn: all of them, or as many as cost no surcharge. */
export function lineTowards(game: KnownGame, line: readonly Site[], built: number): readonly Site[] {
  return begin(game, line, built).sites;
}

function begin(game: KnownGame, line: readonly Site[], built: number) {
  const whole = afford(game, line, built);
  if (whole.sites.length === line.length) return whole;
  const free = game.rules.railSurcharges.findIndex((surcharge) => surcharge > 0);
  return afford(game, line.slice(0, Math.max(0, free - built)), built);
}

// As many markers of a line as money, supply and the turn's limit allow, with the game as it is then.
function afford(
  game: KnownGame,
  line: readonly Site[],
  built: number,
): { sites: readonly Site[]; game: KnownGame } {
  const sites: Site[] = [];
  let now = game;
  for (const site of line) {
    const company = activeCompany(now.state);
    if (railsLeftThisTurn(game.rules, company, built + sites.length) === 0) break;
    const price = buildPrice(now, company, { site, built: built + sites.length }).total;
    if (price > company.money) break;
    sites.push(site);
    now = withCompany(now, {
      ...company,
      rails: withRail(company.rails, site),
      railsLeft: company.railsLeft - 1,
      money: company.money - price,
    });
  }
  return { sites, game: now };
}

function withCompany(game: KnownGame, changed: KnownCompany): KnownGame {
  const companies = game.state.companies.map((company) => (company.id === changed.id ? changed : company));
  return { ...game, state: { ...game.state, companies } };
}

// A station where most rail markers can still come, if it pays for itself.
function planStation(game: KnownGame): Hex | null {
  const { rules, board, state } = game;
  const company = activeCompany(state);
  const price = stationPrice(game, company);
  if ((state.turn as Turn).stationsBuilt >= rules.stationsPerTurn || company.stationsLeft === 0) return null;
  if (price > company.money || price > rules.income.station * (roundsLeft(game) - 2)) return null;
  let best: Hex | null = null;
  let most = -1;
  for (const hex of board.cities) {
    if (!isConnected(company, hex) || stationOwner(state.companies, hex) !== null) continue;
    const room = siteCapacity(rules, board, hex) - railsAt(state.companies, hex);
    if (room > most) {
      most = room;
      best = hex;
    }
  }
  return best;
}

/**
 * A rail marker that brings the end nearer, for a company with no better use for its money. It leads towards
 * the last cities that nobody has reached, if they are in reach; else it is the cheapest.
 */
export function planFiller(game: KnownGame, list: Iterable<{ readonly site: Site }>): readonly Site[] {
  const company = activeCompany(game.state);
  const { railsBuilt } = game.state.turn as Turn;
  const closing = closingLine(game, company);
  if (closing !== null) {
    const { sites } = afford(game, closing.slice(0, 1), railsBuilt);
    if (sites.length > 0) return sites;
  }
  let best: Site | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { site } of list) {
    const price = buildPrice(game, company, { site, built: railsBuilt }).total;
    if (price < least) {
      least = price;
      best = site;
    }
  }
  return best === null ? [] : [best];
}

// The line to the nearest of the cities that nobody has reached.
function closingLine(game: KnownGame, company: KnownCompany): readonly Site[] | null {
  const lines = cheapestLines(game, company);
  let nearest: Hex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of game.board.cities) {
    if (railsAt(game.state.companies, hex) > 0) continue;
    const cost = lines.cost(hex);
    if (cost !== null && cost < least) {
      least = cost;
      nearest = hex;
    }
  }
  return nearest === null ? null : lines.line(nearest);
}
