// Positions of a title on its real board, and what may be asked of them, for rule tests.

import type { Milepost, MilepostBoard, Segment } from '../../../rulesets/milepost/board/board.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import type { MilepostRules } from '../../../rulesets/milepost/rules/tables.js';
import type { AnyEngine } from '../../../src/core/engine/index.js';
import { realBoard } from './real-board.js';

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

/** What tests of an engine's only title use; none of its events strikes the city `remote`. */
export function realGame<State extends MilepostState>(engine: AnyEngine, remote: string) {
  const [ruleset] = engine.rulesets;
  const { id } = ruleset;
  const tables = ruleset.tables as unknown as MilepostRules;
  const board = ruleset.board() as unknown as MilepostBoard;
  const places = realBoard(board);
  const { at, demandFor } = places;

  /** Seat 0 is on turn in its operations phase of round 1, unless the setup says otherwise. */
  function position(setup: PositionSetup): State {
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
    const events = tables.eventCards.map(({ number }) => number).filter((card) => !named.has(card));
    return engine.createPosition(id, {
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

  /** Plays actions in turn; one without a seat, or a bare type, is that of the seat that is to decide. */
  function play(state: State, ...actions: readonly (object | string)[]): State {
    return actions.reduce((now: State, action) => engine.applyAction(now, read(now, action)) as State, state);
  }

  /** As {@link play} for one action, with the events of it. */
  function playOut(state: State, action: object | string) {
    const result = engine.tryAction(state, read(state, action));
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.rejection)}`);
    return { state: result.state as State, events: result.events as readonly unknown[] };
  }

  /** "code / rule" of a refusal, or "legal". */
  function verdict(state: State, action: object | string): string {
    const rejection = engine.checkAction(state, read(state, action));
    return rejection === null ? 'legal' : `${rejection.code} / ${rejection.rule}`;
  }

  /** The rule that an event's ban cites, or undefined. */
  function bannedBy(state: State, action: object | string): unknown {
    return engine.checkAction(state, read(state, action))?.params.by;
  }

  // Whole, with the seat that is to decide where none is named.
  function read(state: State, action: object | string): never {
    const deciding = engine.decisions(state)[0]?.seat;
    const named = typeof action === 'string' ? { type: action } : action;
    return { seat: deciding, ...named } as never;
  }

  /** A seat about to deliver in a city, and the delivery. */
  function aboutToDeliver(fits: (demand: { city: string; good: string }) => boolean) {
    const { card, demand, city, good, payout } = demandFor(fits);
    const seat: SeatSetup = { at: city, loads: [good], hand: [card] };
    return { seat, deliver: { type: 'deliverLoad', seat: 0, load: good, card, demand }, payout, card };
  }

  /** Seat 0 delivers in the remote city and draws the event; what the others have is given. */
  function draw(card: number, others: readonly SeatSetup[], drawer: SeatSetup = {}) {
    const { seat, deliver, payout } = aboutToDeliver(({ city }) => city === remote);
    const setup = { ...seat, ...drawer, loads: [...(seat.loads ?? []), ...(drawer.loads ?? [])] };
    const { state, events } = playOut(position({ seats: [setup, ...others], top: [card] }), deliver);
    return { state, events, payout };
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
      points: seat.points ?? tables.locos[loco].speed,
      ...seat.train,
    };
  }

  return { ...places, board, aboutToDeliver, bannedBy, draw, play, playOut, position, verdict };
}
