// Positions of Toy Rails in few words: places by name, track as paths, trains as they are when a turn begins, the deck
// by its next cards.

import type { MilepostState, SeatState, Train, Turn } from '../../../rulesets/milepost/rules/state.js';
import type { ToyBoard } from './toy-board.js';

/** A train with places by name; what is left out is as on a train that has begun its turn there. */
export type ToyTrain = Partial<Omit<Train, 'at' | 'arrivedBy' | 'lastCity'>> & {
  readonly at?: string | null;
  /** Both ends of the segment it arrived by. */
  readonly arrivedBy?: readonly [string, string] | null;
  readonly lastCity?: string | null;
};

/** A seat; `track` are paths such as `'2,3 3,3 D'`. */
export type ToySeat = Partial<Omit<SeatState, 'trains'>> & {
  readonly track?: readonly string[];
  readonly rights?: readonly string[];
  readonly train?: ToyTrain;
  readonly trains?: readonly ToyTrain[];
};

/** A position; whatever it does not name has its default. Other parts of the state go in as they are. */
export type ToyPosition = Partial<
  Omit<MilepostState, 'seats' | 'turn' | 'rail' | 'deck' | 'game' | 'luck'>
> & {
  readonly seats?: readonly ToySeat[];
  readonly turn?: Partial<Turn>;
  /** The next cards to be drawn, the first first; below lie the other demand cards, the lowest first, then the events. */
  readonly draws?: readonly number[];
  /** True if no card lies below the draws; the others are taken out of the game. */
  readonly noMore?: boolean;
  /** Flooded bridges kept for a seat. */
  readonly reserved?: readonly {
    readonly seat: number;
    readonly between: readonly [string, string];
    readonly card?: number;
    readonly lastTurn?: number | null;
  }[];
};

interface Frame {
  readonly seats: number;
  readonly rules: {
    readonly handSize: number;
    readonly startCash: number;
    readonly firstLocos: readonly string[];
    readonly locos: Readonly<Record<string, { readonly speed: number }>>;
    readonly eventCards: readonly { readonly number: number }[];
  };
}

/** The parts of a state that make the position, for `createPosition`. */
export function positionState(land: ToyBoard, frame: Frame, position: ToyPosition): Record<string, unknown> {
  const { seats: given = [], turn, draws = [], noMore = false, reserved = [], ...parts } = position;
  const { rules } = frame;
  const all = Array.from({ length: frame.seats }, (_, seat) => given[seat] ?? {});
  const taken = new Set([...draws, ...all.flatMap(({ hand }) => hand ?? [])]);
  const spare = land.board.demandCards.map(({ number }) => number).filter((card) => !taken.has(card));
  const hands = all.map(({ hand }) => hand ?? spare.splice(0, rules.handSize));
  const onTurn = turn?.seat ?? 0;
  const lying = new Set([
    ...draws,
    ...hands.flat(),
    ...(parts.discards ?? []),
    ...(parts.removed ?? []),
    ...(parts.contracts ?? []),
    ...(parts.inPlay ?? []).map(({ card }) => card),
  ]);
  const below = [...rules.eventCards, ...[...land.board.demandCards].reverse()]
    .map(({ number }) => number)
    .filter((card) => !lying.has(card));
  return {
    round: 1,
    first: 0,
    ...parts,
    turn: { ...FRESH_TURN, ...turn, seat: onTurn },
    seats: all.map(({ track: _, rights: __, train, trains, hand: ___, ...seat }, index) => ({
      cash: rules.startCash,
      turns: index === onTurn ? 3 : 2,
      ...seat,
      hand: hands[index],
      trains: Array.from({ length: Math.max(rules.firstLocos.length, trains?.length ?? 1) }, (_, place) =>
        // A train beyond those that all begin with names its loco.
        trainState(land, rules.locos, {
          loco: rules.firstLocos[place] ?? '',
          ...(trains?.[place] ?? (place === 0 ? train : {})),
        }),
      ),
    })),
    rail: {
      tracks: all.map(({ track = [] }) => track.flatMap((path) => segmentsOf(land, path))),
      rights: all.map(({ rights = [] }) => rights),
      reserved: reserved.map(({ seat, between: [from, to], card = 102, lastTurn = null }) => ({
        segment: land.segment(from, to),
        seat,
        card,
        lastTurn,
      })),
    },
    deck: [...(noMore ? [] : below), ...[...draws].reverse()],
    removed: [...(parts.removed ?? []), ...(noMore ? below : [])],
  };
}

const FRESH_TURN: Turn = {
  seat: 0,
  phase: 'operations',
  since: 0,
  startup: -1,
  acted: false,
  lost: false,
  spent: 0,
  majorStarts: 0,
  built: false,
  upgraded: false,
  dealt: false,
  offered: [],
  rented: [],
};

function trainState(
  land: ToyBoard,
  locos: Frame['rules']['locos'],
  train: ToyTrain & { loco: string },
): Train {
  const { at = null, arrivedBy = null, lastCity = null, ...rest } = train;
  return {
    loads: [],
    waited: false,
    points: locos[train.loco].speed,
    halved: false,
    halvedNext: false,
    feePaid: false,
    ...rest,
    at: at === null ? null : land.at(at),
    arrivedBy: arrivedBy === null ? null : land.segment(...arrivedBy),
    lastCity: lastCity === null ? null : land.at(lastCity),
  };
}

function segmentsOf(land: ToyBoard, path: string): number[] {
  const places = path.split(/\s+/);
  return places.slice(1).map((to, n) => land.segment(places[n], to));
}
