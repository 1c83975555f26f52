// The state of a game, declared once: its types and its schema follow. The code that copies, seals, shows and
// completes it is generated (generated/state.ts).

import {
  type At,
  declareState,
  type KnownOf,
  type RowOf,
  type Seat,
  type SeenRowOf,
  type Standing,
  type StateOf,
  toItsSeat,
  toNobody,
  type ViewOf,
} from '../../../src/core/engine/index.js';
import type { HexOptions } from './options.js';

/**
 * Setting up (HT-SETUP-13), then the phases of a company's turn (HT-TURN-1). `beforeUpkeep` ends the Event
 * Phase: Dealer Dan may spend there what the event brought (HT-OPT-TYCOON-14).
 */
const PHASES = [
  'setup',
  'chooseCompany',
  'chooseTycoon',
  'chooseStartingCity',
  'steal',
  'build',
  'income',
  'event',
  'beforeUpkeep',
  'upkeep',
  'dividend',
  'upgrade',
  'end',
] as const;

/** The state of a game, behind what every state begins with. */
export const state = /* @__PURE__ */ declareState(
  ({ count, flag, hidden, int, list, maybe, nameOf, numberOf, oneOf, part, record, rows, seat }) => ({
    phase: oneOf(PHASES),
    /** The step at which the phase began. */
    opened: count,
    /** The step at which the first turn began. */
    begun: count,
    /** The step at which the round began. */
    roundBegan: count,
    /** True where nobody was asked anything in the whole round before. */
    idle: flag,
    /** Seats that have yet to pick, in order. */
    queue: list(seat, 24),
    /** The turn so far; null while setting up. */
    turn: maybe(
      part({
        /** The active company. */
        company: nameOf('company'),
        railsBuilt: count,
        stationsBuilt: count,
        /** Paid out this turn, null before. */
        income: maybe(count),
        loanRoll: maybe(int(1, 100)),
        loansTaken: count,
        /** Lester's bonus included; null before the roll. */
        investmentRoll: maybe(int(1, 100)),
        stocksBought: count,
        /** Phil's bonus included. */
        dividendRolls: list(int(1, 100), 10),
        upgrades: count,
        draws: count,
      }),
    ),
    /** Companies in play, by id, in order of their turns; empty until the order is rolled. */
    turnOrder: list(nameOf('company'), 60),
    /** Companies in the order they came into play. An extra railroad is one more company of the same seat. */
    companies: rows('company', [0, 24], {
      id: nameOf('company'),
      seat,
      /** HT-OPT-EXTRA: founded in play. */
      extra: flag,
      start: numberOf('hex'),
      /** Sites of its rail markers as built, the start city's interior first; a site may occur again. */
      rails: list(numberOf('site'), 200),
      /** Hexes of its stations in the order they were built. */
      stations: list(numberOf('hex'), 200),
      /** Markers left in its supply. */
      railsLeft: count,
      stationsLeft: count,
      money: count,
      /** VP; may be negative. Null in the views of others until the end. */
      points: hidden(int(-(2 ** 31), 2 ** 31 - 1), toOwnerUntilTheEnd),
      trainLevel: count,
      obsolescence: count,
    }),
    seats: rows('seat', [0, 24], {
      /** The first company, null until it is picked; Mike's and Boris' points go to it. */
      company: maybe(nameOf('company')),
      tycoon: maybe(nameOf('tycoon')),
      /** Development markers in hand (HT-SETUP-8); their number is public. */
      markers: hidden(list(nameOf('marker'), 60), toItsSeat),
      /** The step of the seat's own last action. */
      acted: count,
    }),
    /** Development markers on the board. */
    developments: list(record({ marker: nameOf('marker'), hex: numberOf('hex') }), 60),
    /** Development markers neither held nor placed, the next one first; their number is public. */
    pool: hidden(list(nameOf('marker'), 60), toNobody),
  }),
);

/** The declaration, of which the types below are made. */
type StateDeclaration = typeof state;

/** HT-END-7: the VP of other seats are hidden until the end. */
function toOwnerUntilTheEnd({ state: { companies, outcome }, viewer, place }: At<Scored>): boolean {
  return companies[place].seat === viewer || outcome !== null;
}
type Scored = { readonly companies: readonly { readonly seat: Seat }[]; readonly outcome: object | null };

/** The state of a game. */
export type State = StateOf<StateDeclaration, 'hex-tycoon', HexOptions>;
/** What checks, lists and decisions may read: a state, or a view with nulls for what is hidden. */
export type KnownState = KnownOf<StateDeclaration, 'hex-tycoon', HexOptions>;
/** What a seat, or a spectator with null, may know. */
export type View = ViewOf<StateDeclaration, 'hex-tycoon', HexOptions>;
/** Where the game stands. */
export type PhaseName = State['phase'];
/** The turn so far. */
export type Turn = NonNullable<State['turn']>;
/** A company in play. */
export type Company = RowOf<StateDeclaration, 'companies'>;
/** A company as a viewer sees it. */
export type KnownCompany = SeenRowOf<StateDeclaration, 'companies'>;
/** A player. */
export type SeatState = RowOf<StateDeclaration, 'seats'>;
/** A development marker on the board. */
export type Development = State['developments'][number];

/** The company of an id; there must be one. */
export function companyOf<C extends { readonly id: string }>(
  state: { readonly companies: readonly C[] },
  id: string,
): C {
  return state.companies[placeOf(state, id)];
}

/** The place of a company among those in play; there must be one of that id. */
export function placeOf(
  { companies }: { readonly companies: readonly { readonly id: string }[] },
  id: string,
) {
  for (let place = 0; place < companies.length; place++) if (companies[place].id === id) return place;
  throw new RangeError(`no company ${id} is in play`);
}

/** The company whose turn it is. */
export function activeCompany<C extends { readonly id: string }>(state: {
  readonly companies: readonly C[];
  readonly turn: { readonly company: string } | null;
}): C {
  return companyOf(state, turnOf(state).company);
}

/** The running turn; throws if there is no turn. */
export function turnOf<T extends object>({ turn }: { readonly turn: T | null }): T {
  if (turn === null) throw new RangeError('no company has its turn');
  return turn;
}

/** A player's place at the end. All parts are VP; `score` is their sum. */
export interface HexStanding extends Standing {
  readonly score: number;
  /** Gained in play. */
  readonly points: number;
  readonly trainLevels: number;
  readonly soleConnections: number;
  readonly money: number;
}
