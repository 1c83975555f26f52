// Positions of India Rails on its real board, for rule tests. Places, cards and ways are looked up, never written as
// numbers, so that a corrected map or deck breaks no test.

import { indiaRails } from '../../rulesets/india-rails/index.js';
import type { Milepost, Segment } from '../../rulesets/milepost/board/board.js';
import { createEngine, type StateIn } from '../../src/engine/index.js';

export const engine = createEngine([indiaRails]);
export const board = indiaRails.board();
export type State = StateIn<typeof indiaRails>;
type Action = Parameters<typeof engine.applyAction>[1];

/** The centre of a city, the first port of a ferry, or "column,row". */
export function at(place: string): Milepost {
  if (/^\d+,\d+$/.test(place)) {
    const [column, row] = place.split(',').map(Number);
    return row * board.columns + column;
  }
  const city = board.cities[board.cityIndex(place)];
  const crossing = board.ferriesAndLinks[board.crossingIndex(place)];
  const found = city?.mileposts[0] ?? crossing?.ports[0];
  if (found === undefined) throw new Error(`no place ${place} on the board`);
  return found;
}

/** A shortest way on which track could lie or a red area leads, both ends included. */
export function way(from: Milepost, to: Milepost, avoids: (at: Milepost) => boolean = () => false) {
  const cameFrom = new Map<Milepost, Milepost>([[from, from]]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const next of neighbours(here)) {
      if (cameFrom.has(next) || (next !== to && avoids(next))) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) throw new Error(`no way from ${from} to ${to}`);
  const path = [to];
  while (path[0] !== from) path.unshift(cameFrom.get(path[0]) as Milepost);
  return path;
}

/** The mileposts beside one: over a segment, or inside a red area. */
export function neighbours(here: Milepost): Milepost[] {
  const found: Milepost[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const next = board.neighbours[6 * here + direction];
    if (next < 0) continue;
    const inside = board.cityAt[here] >= 0 && board.cityAt[here] === board.cityAt[next];
    if (board.segments[6 * here + direction] >= 0 || inside) found.push(next);
  }
  return found;
}

/** The segments along a way; steps inside red areas have none. */
export function along(path: readonly Milepost[]): Segment[] {
  return path
    .slice(1)
    .map((to, place) => board.segment(path[place], to))
    .filter((segment) => segment >= 0);
}

/** The track of a shortest way through some places. */
export function track(...places: (string | Milepost)[]): Segment[] {
  const stops = places.map((place) => (typeof place === 'string' ? at(place) : place));
  const segments = stops.slice(1).flatMap((to, place) => along(way(stops[place], to)));
  return [...new Set(segments)];
}

/** What a seat has; what is left out is as at the start of normal play. */
export interface SeatSetup {
  cash?: number;
  hand?: readonly number[];
  /** Where its train stands; left out, it is not placed. */
  at?: string | Milepost | null;
  loads?: readonly string[];
  loco?: string;
  waited?: boolean;
  arrivedBy?: Segment;
  lastCity?: string | Milepost;
  points?: number;
  track?: readonly Segment[];
  rights?: readonly string[];
  losesTurn?: boolean;
  loan?: number;
  debts?: readonly { to: number; amount: number }[];
  turns?: number;
  train?: Record<string, unknown>;
  /** The second of two trains. */
  second?: SeatSetup;
}

/** A position: seats, cards on top of the deck (drawn in this order), and any part of the state. */
export interface PositionSetup {
  seats: readonly SeatSetup[];
  top?: readonly number[];
  inPlay?: readonly { card: number; drawer?: number; lastTurn?: number | null; met?: readonly number[] }[];
  discards?: readonly number[];
  /** Cards that lie elsewhere, in a part of the state that is given as it is. */
  without?: readonly number[];
  turn?: Record<string, unknown>;
  options?: Record<string, boolean>;
  state?: Record<string, unknown>;
}

/** Seat 0 is on turn in its operations phase of round 1, unless the setup says otherwise. */
export function position(setup: PositionSetup): State {
  const { seats, top = [], inPlay = [], discards = [], without = [], options = {} } = setup;
  const named = new Set([
    ...seats.flatMap(({ hand = [] }) => hand),
    ...top,
    ...discards,
    ...without,
    ...inPlay.map(({ card }) => card),
  ]);
  const demands = board.demandCards.map(({ number }) => number).filter((card) => !named.has(card));
  const hands = seats.map(({ hand = [] }) => [...hand, ...demands.splice(0, 3 - hand.length)]);
  const events = indiaRails.tables.events.map(({ number }) => number).filter((card) => !named.has(card));
  return engine.createPosition('india-rails', {
    config: { seats: seats.length, seed: 7, options },
    state: {
      round: 1,
      first: 0,
      turn: { seat: 0, phase: 'operations', startup: -1, ...setup.turn },
      seats: seats.map((seat, index) => ({
        cash: seat.cash ?? 60,
        hand: hands[index],
        turns: seat.turns ?? 3,
        losesTurn: seat.losesTurn ?? false,
        loan: seat.loan ?? 0,
        debts: seat.debts ?? [],
        trains: { 0: trainOf(seat), ...(seat.second === undefined ? {} : { 1: trainOf(seat.second) }) },
      })),
      rail: {
        tracks: seats.map(({ track: own = [] }) => own),
        rights: seats.map(({ rights = [] }) => rights),
        reserved: [],
      },
      deck: [...events, ...demands, ...[...top].reverse()],
      discards,
      inPlay: inPlay.map(({ card, drawer = 0, lastTurn = null, met = [] }) => ({
        card,
        drawer,
        lastTurn,
        met,
      })),
      ...setup.state,
    },
  }) as State;
}

function trainOf(seat: SeatSetup) {
  const where = typeof seat.at === 'string' ? at(seat.at) : (seat.at ?? null);
  const last = typeof seat.lastCity === 'string' ? at(seat.lastCity) : (seat.lastCity ?? where);
  const loco = seat.loco ?? 'freight';
  return {
    loco,
    at: where,
    arrivedBy: seat.arrivedBy ?? null,
    lastCity: last,
    loads: seat.loads ?? [],
    waited: seat.waited ?? false,
    points: seat.points ?? indiaRails.tables.locos[loco].speed,
    ...seat.train,
  };
}

/** Plays lines of notation such as "0 move 1234": the seat on turn need not be named. */
export function play(state: State, ...actions: readonly (object | string)[]): State {
  return actions.reduce((now: State, action) => engine.applyAction(now, read(now, action)) as State, state);
}

/** As {@link play} for one action, with the events of it. */
export function playOut(state: State, action: object | string) {
  const result = engine.tryAction(state, read(state, action));
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.rejection)}`);
  return { state: result.state as State, events: result.events as readonly unknown[] };
}

/** "code / rule" of a refusal, or "legal". */
export function verdict(state: State, action: object | string): string {
  const rejection = engine.checkAction(state, read(state, action) as never);
  return rejection === null ? 'legal' : `${rejection.code} / ${rejection.rule}`;
}

/** The rule that an event's ban cites, or undefined. */
export function bannedBy(state: State, action: object | string): unknown {
  return engine.checkAction(state, read(state, action) as never)?.params.by;
}

/** A bare action type in words stands for the seat that is to decide. */
function read(state: State, action: object | string): Action {
  const deciding = engine.decisions(state)[0]?.seat;
  const named = typeof action === 'string' ? { type: action } : action;
  return { seat: deciding, ...named } as unknown as Action;
}

/** A demand that fits: its card, its place on the card, and what it says. */
export function demandFor(
  fits: (demand: { city: string; good: string }) => boolean,
  except: readonly number[] = [],
) {
  for (const { number, demands } of board.demandCards) {
    if (except.includes(number)) continue;
    for (const [demand, asked] of demands.entries()) {
      if (fits(asked)) return { card: number, demand, ...asked };
    }
  }
  throw new Error('no card has such a demand');
}

/** A seat about to deliver in a city, and the delivery. */
export function aboutToDeliver(fits: (demand: { city: string; good: string }) => boolean) {
  const { card, demand, city, good, payout } = demandFor(fits);
  const seat: SeatSetup = { at: city, loads: [good], hand: [card] };
  return { seat, deliver: { type: 'deliverLoad', seat: 0, load: good, card, demand }, payout, card };
}

/** Seat 0 delivers in Gorakhpur, far from deserts and borders, and draws the event; what the others have is given. */
export function draw(card: number, others: readonly SeatSetup[], drawer: SeatSetup = {}) {
  const { seat, deliver, payout } = aboutToDeliver(({ city }) => city === 'gorakhpur');
  const setup = { ...seat, ...drawer, loads: [...(seat.loads ?? []), ...(drawer.loads ?? [])] };
  const { state, events } = playOut(position({ seats: [setup, ...others], top: [card] }), deliver);
  return { state, events, payout };
}

/** Places of the board that fit, in order. */
export function mileposts(fits: (milepost: Milepost) => boolean): Milepost[] {
  return board.mileposts.filter(fits);
}

/** Every segment with its ends. */
export function segments(): { segment: Segment; from: Milepost; to: Milepost }[] {
  const found: { segment: Segment; from: Milepost; to: Milepost }[] = [];
  for (let segment = 0; segment < board.segmentCount; segment++) {
    const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    if (from >= 0) found.push({ segment, from, to });
  }
  return found;
}
