// The building phase of a plan: a near line to victory first, else a better loco, else what the trip needs.

import { type GameAction, memoByIdentity } from '../../../../src/core/engine/index.js';
import { buildCost, trackPrice } from '../../rules/building/build-cost.js';
import { startsOf } from '../../rules/building/build-starts.js';
import { cityAt } from '../../rules/rail/city.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import { trainSpeed } from '../../rules/running/movement.js';
import { locosLeft, upgradePrice } from '../../rules/trains/locos.js';
import { type Connection, missingLine, planConnection } from './connect.js';
import { isAllowed, isOutOfReach } from './legality.js';
import { planMeeting } from './meeting.js';
import { isPoor, worthOfHand } from './next-hand.js';
import { planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import { priceFor } from './pricing.js';
import type { PlannedTrip } from './route.js';
import {
  AHEAD,
  CLOSING,
  FIRST_NETWORK,
  GAME_ROUNDS,
  GROSS_MILEPOST,
  LAST_BRANCH,
  LOAD,
  MOST_FOR_LOCO,
  NEXT_HAND,
  PAYOFF_NEAR,
  TRIES,
} from './weights.js';

/** A line of play for a startup or building phase; it always ends the turn. */
export function build(game: PlanGame, seat: number): readonly GameAction[] {
  const planned = planRoute(game, seat, 0).route;
  // A plan not worth running is not worth building for: the hand goes next turn.
  const route = game.state.turn.startup < 0 && isPoor(game, seat, planned) ? null : planned;
  return buildAlong(game, seat, route) ?? ended(game, seat, []);
}

/** The same for one route, at any worth; null if the rules refuse what it begins with. */
export function buildAlong(
  game: PlanGame,
  seat: number,
  route: PlannedTrip | null,
): readonly GameAction[] | null {
  const line = buildFor(game, seat, route);
  return line.length > 0 && !isAllowed(game, line[0]) ? null : ended(game, seat, line);
}

// Where the turn goes on after a loco was bought, there is more to build.
function ended({ rules }: PlanGame, seat: number, line: readonly GameAction[]): readonly GameAction[] {
  if (line[0]?.type === 'upgradeLoco' && rules.upgradesWithTrack) return line;
  return [...line, { type: 'endTurn', seat }];
}

function buildFor(game: PlanGame, seat: number, route: PlannedTrip | null): readonly GameAction[] {
  const { state } = game;
  const money = state.seats[seat].cash ?? 0;
  const meeting = planMeeting(game, seat);
  if (meeting !== null && meeting.builds.length > 0) {
    const line = layTrack(game, seat, meeting.builds, money);
    if (line.length > 0) return line;
  }
  if (state.turn.startup >= 0) return route === null ? [] : layFor(game, seat, route, money);
  const due = route === null ? 0 : route.dueSpend + route.fare;
  const isEquipped = state.rail.tracks[seat].length >= FIRST_NETWORK;
  const reserve = Math.max(due + NEXT_HAND.equipped, isEquipped ? 0 : NEXT_HAND.bare);
  const upgrade = upgradeFor(game, seat, money - reserve);
  if (upgrade !== null) return [upgrade];
  const line = route === null ? [] : layFor(game, seat, route, money);
  return [...line, ...layAhead(game, seat, line)];
}

// Builds what the turn and the purse allow of the line to victory, beyond the trip's track. The line serves
// later hands. Its last, usually most expensive branch serves few of them: it waits until it brings victory, or
// until the seat has money to spare.
function layAhead(game: PlanGame, seat: number, line: readonly GameAction[]): readonly GameAction[] {
  const blocked = new Set<number>();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ahead = layAround(game, seat, line, blocked);
    const laid = ahead.filter(({ type }) => type === 'buildTrack').map((action) => segmentOf(game, action));
    const refused = laid.filter((segment) => isOutOfReach(game, seat, segment));
    if (refused.length === 0) return ahead;
    for (const segment of refused) blocked.add(segment);
  }
  return [];
}

function layAround(
  game: PlanGame,
  seat: number,
  line: readonly GameAction[],
  blocked: ReadonlySet<number>,
): readonly GameAction[] {
  const { state } = game;
  const { cash } = state.seats[seat];
  if (line.some(({ type }) => type !== 'buildTrack')) return [];
  const money = (cash ?? 0) - spentBy(game, seat, line);
  const closing = state.target - CLOSING;
  const isAhead = money > AHEAD.cash && state.round <= AHEAD.rounds;
  if (money < closing && !isAhead) return [];
  const connection = connectionAround(game, seat, blocked);
  if (connection === null) return [];
  const isClosing = money - connection.price >= closing;
  if (!isClosing && !isAhead) return [];
  const isLastPaid = money - connection.price >= LAST_BRANCH;
  const keep = isClosing ? 0 : AHEAD.cash;
  const laid = line.map((action) => segmentOf(game, action));
  const { branches, link } = connection;
  const due = isClosing || isLastPaid ? branches : branches.slice(0, -1);
  const all = [...laid, ...due.flat().filter((segment) => !laid.includes(segment))];
  const whole = layAll(game, seat, all, isClosing ? link : null, (cash ?? 0) - keep);
  return whole.slice(line.length);
}

/** The line that victory needs; cached with its prices, as long as nothing is blocked. */
export function connectionAround(
  game: PlanGame,
  seat: number,
  blocked: ReadonlySet<number>,
): Connection | null {
  if (blocked.size === 0) return missingLine(game, seat).connection;
  return planConnection(game, seat, priceFor(game, seat, { rents: false, blocked }));
}

/** The segment that an action builds. */
export function segmentOf({ board }: PlanGame, action: GameAction): number {
  const { from, to } = action as unknown as { from: number; to: number };
  return board.segment(from, to);
}

// Only what is due before the next payoff: a new card may change the rest, and the fare must be left. When the
// payoff is a turn away and the money lasts for all, the track behind it is laid too, so that no turn is lost.
function layFor(game: PlanGame, seat: number, route: PlannedTrip, money: number): readonly GameAction[] {
  const { due, links, fare, builds, spend, rent } = route;
  const link = links[0] ?? null;
  const isRich = money - rent - spend >= PAYOFF_NEAR.keep;
  if (builds.length === due.length || !isRich || !isPayoffNear(game, seat, route))
    return layAll(game, seat, due, link, money - fare);
  return layAll(game, seat, [...new Set([...due, ...builds])], link, money - rent);
}

function isPayoffNear(game: PlanGame, seat: number, { trip, legs }: PlannedTrip): boolean {
  const { turn, seats } = game.state;
  if (turn.startup >= 0) return false;
  const payoff = trip.stops.findIndex(({ kind }) => kind === 'deliver');
  const steps = legs.slice(0, payoff + 1).reduce((sum, { edges }) => sum + edges.length, 0);
  return steps <= PAYOFF_NEAR.turns * trainSpeed(game, seats[seat].trains[0]);
}

// In the rest of the game the loco must earn more than its price plus the loss from lacking that money on trips
// in hand. That loss must be small, as a broke seat stays broke.
function upgradeFor(game: PlanGame, seat: number, money: number): GameAction | null {
  const [best] = upgradesFor(game, seat, money);
  if (best === undefined) return null;
  const gain = earnedBy(game, seat, best.mileposts) - best.price;
  return lossBy(game, seat, best.to) < Math.min(gain, MOST_FOR_LOCO)
    ? ({ type: 'upgradeLoco', seat, to: best.to } as GameAction)
    : null;
}

/** A better loco. */
export interface Upgrade {
  readonly to: string;
  /** Millions. */
  readonly price: number;
  /** Mileposts a turn that it is worth more, a load more counted as some of them. */
  readonly mileposts: number;
}

/** The locos that the money and the turn allow and that carry what is aboard, the best first. */
export function upgradesFor(game: PlanGame, seat: number, money: number): readonly Upgrade[] {
  const { rules, state } = game;
  const { turn } = state;
  const [{ loco, loads }] = state.seats[seat].trains;
  if (turn.upgraded || (turn.spent > 0 && !rules.upgradesWithTrack)) return [];
  const worth = (id: string) => rules.locos[id].speed + LOAD * rules.locos[id].capacity;
  return rules.locos[loco].upgrades
    .filter((to) => locosLeft(game, to) > 0 && rules.locos[to].capacity >= loads.length)
    .map((to) => ({ to, price: upgradePrice(game, loco, to), mileposts: worth(to) - worth(loco) }))
    .filter(({ price, mileposts }) => mileposts > 0 && price <= Math.min(money, rules.budget - turn.spent))
    .sort((left, right) => right.mileposts - left.mileposts);
}

const losses = memoByIdentity((_: PlanGame['state']) => new Map<string, number>());

/** How much less the best trip of the hand is worth with the loco and its price paid; cached by state. */
export function lossBy(game: PlanGame, seat: number, loco: string): number {
  const { state } = game;
  const known = losses(state);
  const key = `${seat}/${loco}`;
  let loss = known.get(key);
  if (loss === undefined) {
    const player = state.seats[seat];
    const [first, ...others] = player.trains;
    const cash = (player.cash ?? 0) - upgradePrice(game, first.loco, loco);
    const upgraded = { ...player, cash, trains: [{ ...first, loco }, ...others] };
    const after = { ...game, state: { ...state, seats: state.seats.with(seat, upgraded) } } as PlanGame;
    loss = worthOfHand(game, seat) - worthOfHand(after, seat);
    known.set(key, loss);
  }
  return loss;
}

// Millions that this many mileposts a turn more earn in the rest of the game.
function earnedBy({ state }: PlanGame, seat: number, mileposts: number): number {
  const left = Math.max(0, 1 - (state.seats[seat].cash ?? 0) / state.target);
  return GROSS_MILEPOST * mileposts * GAME_ROUNDS * left;
}

/** Track first, then the link, if there is one and all track for it stands. */
export function layAll(
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

/** Millions that a line of builds costs. */
export function spentBy(game: PlanGame, seat: number, line: readonly GameAction[]): number {
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
  const network = networkOf(state.rail);
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
    const due = rules.policies.tolls?.ofBuilding(game, seat, start.from, start.to)?.amount ?? 0;
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
