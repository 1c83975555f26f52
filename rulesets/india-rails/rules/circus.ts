// The Circus (IR-VAR-12 … 17): two chips that are carried from city to city on altered demand cards and never
// go to the supply.

import type { City, Demand, DemandCard } from '../../milepost/board/board.js';
import { demandsOf } from '../../milepost/rules/cards/demands.js';
import type { SpecialLoad } from '../../milepost/rules/loads/special-loads.js';
import type { Mechanic } from '../../milepost/rules/mechanic.js';
import type { MilepostRules } from '../../milepost/rules/tables.js';
import type { FullGame, KnownGame } from '../../milepost/rules/types.js';
import { defineSwitch } from '../../milepost/rules/variants.js';
import { type CircusAboard, type IndiaState, withoutFirst } from './state.js';
import type { IndiaTypes, State } from './types.js';

/** The good that the Circus is. */
const CIRCUS = 'circus';

/** What a demand for the Circus pays, in millions. */
const CIRCUS_PAY = 20;

/** India's own tables: where the chips of the Circus lie at the start; nowhere if they are out of play. */
export interface IndiaTables {
  readonly circusStarts: readonly string[];
}

/** India's own tables in the rules of a game. */
function indiaTables({ own }: Pick<MilepostRules, 'own'>): IndiaTables {
  return own as IndiaTables;
}

// IR-VAR-12: on cards divisible by ten the lowest demand, ties included, becomes the Circus (IR-OPEN-9).
function withCircusDemands({ number, demands }: DemandCard): readonly Demand[] {
  if (number % 10 !== 0) return demands;
  const lowest = Math.min(...demands.map(({ payout }) => payout));
  return demands.map((demand) =>
    demand.payout === lowest ? { city: demand.city, good: CIRCUS, payout: CIRCUS_PAY } : demand,
  );
}

/** IR-VAR-12 … 17, an optional rule: altered cards, and two chips in Calcutta. */
export const withCircus = defineSwitch(
  'circus',
  ['IR-VAR-12', 'IR-VAR-13', 'IR-VAR-14', 'IR-VAR-15', 'IR-VAR-16', 'IR-VAR-17'],
  'The Circus',
  (rules) => ({
    own: { ...rules.own, circusStarts: ['calcutta', 'calcutta'] },
    policies: { ...rules.policies, demands: withCircusDemands },
  }),
);

// The Circus as a load.
const circusAsLoad: SpecialLoad<IndiaTypes> = {
  liesIn: ({ state }, city) => state.own.circus.lying.includes(city.id),

  // IR-VAR-14; an open contract is everybody's card (IR-OPEN-16).
  barsPickUp(game, seat) {
    const cards = [...game.state.seats[seat].hand, ...game.state.contracts];
    const isAsked = cards.some((card) => demandsOf(game, card).some(({ good }) => good === CIRCUS));
    return isAsked ? null : 'IR-VAR-14';
  },

  // IR-OPEN-11: it must have been carried in from elsewhere.
  barsDelivery: ({ state }, { seat, train, city }) =>
    state.own.circus.aboard.some(
      (aboard) => aboard.seat === seat && aboard.train === train && aboard.from !== city.id,
    )
      ? null
      : 'IR-OPEN-11',

  // A chip that is out of play is in no supply either.
  chipsAside({ board, state }) {
    const { lying, aboard } = state.own.circus;
    if (lying.length + aboard.length > 0) return lying.length;
    return board.goods[board.goodIndex(CIRCUS)]?.chips ?? 0;
  },

  atPickUp(_context, state, { seat, train, city }) {
    const { circus: now, ...own } = state.own;
    const lying = withoutFirst(now.lying, (id) => id === city.id);
    state.own = { ...own, circus: { lying, aboard: [...now.aboard, { seat, train, from: city.id }] } };
  },

  // IR-VAR-15, IR-VAR-16: it stays in that city.
  atPutDown(_context, state, { seat, train, city }, how) {
    layDown(state, city.id, (aboard) => {
      const isThis = aboard.seat === seat && aboard.train === train;
      return isThis && (how === 'dropped' || aboard.from !== city.id);
    });
  },

  // IR-VAR-17, IR-OPEN-10: any loss puts it in the nearest city.
  atLoss({ board, before, emit }, state, { seat, train }) {
    const city = nearestCity({ board }, before.seats[seat].trains[train].at as number);
    layDown(state, city.id, (aboard) => aboard.seat === seat && aboard.train === train);
    emit({ type: 'chipLaid', city: city.id, good: CIRCUS });
  },
};

/** Two chips that are carried from city to city. */
export const circus = {
  start: ({ rules }) => ({ circus: { lying: indiaTables(rules).circusStarts, aboard: [] } }),
  loads: { [CIRCUS]: circusAsLoad },
  invariants: circusFaults,
} satisfies Mechanic<IndiaTypes>;

function layDown(state: State, city: string, fits: (aboard: CircusAboard) => boolean): void {
  const { circus: now, ...own } = state.own;
  const lying = [...now.lying, city].sort();
  state.own = { ...own, circus: { lying, aboard: withoutFirst(now.aboard, fits) } };
}

// The city nearest to a milepost (M-OPEN-20), the alphabetically first among equals (IR-OPEN-10).
function nearestCity({ board }: Pick<KnownGame, 'board'>, at: number): City {
  const distances = board.distancesFrom(at);
  const far = ({ mileposts }: City) => distances[mileposts[0]];
  return board.cities.reduce((best, city) => {
    if (far(city) !== far(best)) return far(city) < far(best) ? city : best;
    return city.name < best.name ? city : best;
  });
}

// Each chip of the Circus lies in a city or is aboard, where the game is played with it.
function* circusFaults({ rules, state }: FullGame<IndiaState>): Iterable<string> {
  const { lying, aboard } = state.own.circus;
  if (lying.length + aboard.length !== indiaTables(rules).circusStarts.length)
    yield 'a Circus is missing, or there are too many (IR-VAR-13)';
  for (const [seat, { trains }] of state.seats.entries()) {
    for (const [train, { loads }] of trains.entries()) {
      const carried = loads.filter((load) => load === CIRCUS).length;
      const noted = aboard.filter((one) => one.seat === seat && one.train === train).length;
      if (carried !== noted) yield 'Circuses aboard and where they come from do not agree';
    }
  }
  if (aboard.some(({ seat, train }) => state.seats[seat]?.trains[train] === undefined))
    yield 'a Circus is noted on a train that does not exist';
  if (state.stored.some(({ good }) => good === CIRCUS)) yield 'a Circus waits in a warehouse (IR-OPEN-16)';
}
