// The building phase of a plan: the line to victory where it is near, else a better loco, else what the trip needs.

import type { GameAction } from '../../../src/core/engine/index.js';
import { buildCost, trackPrice } from '../building/build-cost.js';
import { startsOf } from '../building/build-starts.js';
import { cityAt } from '../rail/city.js';
import { NOBODY, networkOf, ownerOf } from '../rail/network.js';
import { locosLeft, upgradePrice } from '../trains/locos.js';
import { planConnection } from './connect.js';
import { isAllowed } from './legality.js';
import { planMeeting } from './meeting.js';
import { isPoor, planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import { priceFor } from './pricing.js';
import type { Route } from './route.js';
import { CLOSING, FIRST_NETWORK, FOR_RENTS, LOAD, MOST_FOR_ROUTE, NEXT_HAND, TRIES } from './weights.js';

/** A line of play for a startup or building phase; it always ends the turn. */
export function build(game: PlanGame, seat: number): readonly GameAction[] {
  const end = { type: 'endTurn', seat };
  const blocked = new Set<number>();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const line = buildOnce(game, seat, blocked);
    const [first] = line;
    if (first === undefined) break;
    // Where the turn goes on after a loco was bought, there is more to build.
    if (isAllowed(game, first))
      return first.type === 'upgradeLoco' && game.rules.upgradesWithTrack ? line : [...line, end];
    if (first.type !== 'buildTrack') break;
    const { from, to } = first as unknown as { from: number; to: number };
    blocked.add(game.board.segment(from, to));
  }
  return [end];
}

function buildOnce(game: PlanGame, seat: number, blocked: ReadonlySet<number>): readonly GameAction[] {
  const { state } = game;
  const { cash } = state.seats[seat];
  const money = cash ?? 0;
  const planned = planRoute(game, seat, 0, blocked).route;
  // What is not worth running is not worth building for; the hand goes next turn.
  const route = state.turn.startup < 0 && isPoor(game, seat, planned) ? null : planned;
  const meeting = planMeeting(game, seat);
  if (meeting !== null && meeting.builds.length > 0) {
    const line = layTrack(game, seat, meeting.builds, money);
    if (line.length > 0) return line;
  }
  if (money >= state.target - CLOSING) {
    const connection = planConnection(game, seat, priceFor(game, seat, { rents: false, blocked }));
    if (connection !== null && money - connection.price >= state.target - CLOSING) {
      const line = layAll(game, seat, connection.builds, connection.link, money);
      if (line.length > 0) return line;
    }
  }
  // What the trip needs comes first; without a trip, or with none that builds, the next hand will need track.
  const next = hasNetwork(game, seat) ? NEXT_HAND / 2 : NEXT_HAND;
  const reserve =
    route === null ? NEXT_HAND : Math.max(Math.min(MOST_FOR_ROUTE, route.spend) + FOR_RENTS, next);
  const upgrade = upgradeFor(game, seat, money - reserve);
  if (upgrade !== null && state.turn.startup < 0) return [upgrade];
  return route === null ? [] : layFor(game, seat, route, money);
}

/** What one route has to build in this turn, and its end; null if the rules refuse what it begins with. */
export function buildAlong(game: PlanGame, seat: number, route: Route): readonly GameAction[] | null {
  const [first, ...rest] = layFor(game, seat, route, game.state.seats[seat].cash ?? 0);
  if (first !== undefined && !isAllowed(game, first)) return null;
  const end = { type: 'endTurn', seat };
  return first === undefined ? [end] : [first, ...rest, end];
}

// Only what is due before the next payoff: a new card may change the rest, and the fare must be left.
function layFor(
  game: PlanGame,
  seat: number,
  { due, links, fare }: Route,
  money: number,
): readonly GameAction[] {
  return layAll(game, seat, due, links[0] ?? null, money - fare);
}

// A loco is tempting before there is a network to run on.
function hasNetwork({ state }: PlanGame, seat: number): boolean {
  return state.rail.tracks[seat].length >= FIRST_NETWORK;
}

// The best loco that the money and the turn allow for, as long as it carries what is aboard.
function upgradeFor(game: PlanGame, seat: number, money: number): GameAction | null {
  const { rules, state } = game;
  const { turn } = state;
  const [{ loco, loads }] = state.seats[seat].trains;
  if (turn.upgraded || (turn.spent > 0 && !rules.upgradesWithTrack)) return null;
  const worth = (id: string) => rules.locos[id].speed + LOAD * rules.locos[id].capacity;
  const [best] = rules.locos[loco].upgrades
    .filter((to) => locosLeft(game, to) > 0 && rules.locos[to].capacity >= loads.length)
    .filter((to) => upgradePrice(game, loco, to) <= Math.min(money, rules.budget - turn.spent))
    .filter((to) => worth(to) > worth(loco))
    .sort((left, right) => worth(right) - worth(left));
  return best === undefined ? null : ({ type: 'upgradeLoco', seat, to: best } as GameAction);
}

// Track first, then the link, if there is one and all track for it stands.
function layAll(
  game: PlanGame,
  seat: number,
  segments: readonly number[],
  link: string | null,
  money: number,
): readonly GameAction[] {
  const line = [...layTrack(game, seat, segments, money)];
  const { overseas } = game.planning;
  if (link === null || overseas === null || line.length < segments.length) return line;
  const { price } = game.board.crossings[game.board.crossingIndex(link)];
  const spent = spentBy(game, seat, line);
  if (game.state.turn.spent + spent + price <= game.rules.budget && spent + price <= money) {
    line.push(overseas.buyLink(seat, link));
  }
  return line;
}

function spentBy(game: PlanGame, seat: number, line: readonly GameAction[]): number {
  return line.reduce((sum, action) => {
    const { from, to } = action as unknown as { from: number; to: number };
    return sum + buildCost(game, seat, from, to);
  }, 0);
}

/** Builds segments one after another, each from where track already is, as long as budget and money last. */
function layTrack(
  game: PlanGame,
  seat: number,
  segments: readonly number[],
  money: number,
): readonly GameAction[] {
  const { rules, board, state } = game;
  const network = networkOf(board, state.rail);
  const roots = new Set(startsOf(game, seat));
  const line: GameAction[] = [];
  let spent = state.turn.spent;
  let starts = state.turn.majorStarts;
  let purse = money;
  // A toll is due for the first segment of the turn only.
  let toll = 0;
  const rest = segments.filter((segment) => ownerOf(network, segment) === NOBODY);
  for (let place = 0; place < rest.length; ) {
    const found = [place, ...rest.keys()].find((index) => index >= place && startOf(rest[index]) !== null);
    if (found === undefined) break;
    const [segment] = rest.splice(found, 1);
    const start = startOf(segment) as { from: number; to: number };
    const due = rules.policies.tolls?.ofBuilding(game, seat, start.from, start.to) ?? 0;
    const price = trackPrice(game, seat, start.from, start.to) + Math.max(0, due - toll);
    toll = Math.max(toll, due);
    if (spent + price > rules.budget || price > purse) break;
    spent += price;
    purse -= price;
    if (cityAt(board, start.from)?.size === 'major') starts++;
    roots.add(start.to);
    line.push({ type: 'buildTrack', seat, ...start } as GameAction);
    place = 0;
  }
  return line;

  function startOf(segment: number): { from: number; to: number } | null {
    const ends = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    for (const [from, to] of [ends, [ends[1], ends[0]]]) {
      const isMajor = cityAt(board, from)?.size === 'major';
      if (roots.has(from) && !(isMajor && starts >= rules.majorStarts)) return { from, to };
    }
    return null;
  }
}
