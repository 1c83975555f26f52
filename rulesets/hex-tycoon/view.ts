// What a seat or a spectator may know (section 17 of the digest), built up from nothing; and a whole state that such a
// view does not contradict.

import type { Immutable, Random, Seat } from '../../src/engine/index.js';
import { shuffled, startLuck } from '../../src/random/streams.js';
import type { HexState, HexView, KnownCompany, KnownSeat } from './state.js';
import { LUCK_STREAMS } from './streams.js';
import type { HexGame, HexReading } from './title.js';

/** HT-END-7, HT-SETUP-8: VP and development markers of other seats are hidden, VP until the end. */
export function viewOf({ state }: { readonly state: Immutable<HexState> }, viewer: Seat | null): HexView {
  return {
    viewer,
    game: state.game,
    step: state.step,
    round: state.round,
    outcome: state.outcome,
    absent: state.absent,
    phase: state.phase,
    opened: state.opened,
    begun: state.begun,
    roundBegan: state.roundBegan,
    idle: state.idle,
    queue: state.queue,
    turn: state.turn,
    turnOrder: state.turnOrder,
    companies: state.companies.map(
      (company): KnownCompany => ({
        id: company.id,
        seat: company.seat,
        extra: company.extra,
        start: company.start,
        rails: company.rails,
        stations: company.stations,
        railsLeft: company.railsLeft,
        stationsLeft: company.stationsLeft,
        money: company.money,
        points: company.seat === viewer || state.outcome !== null ? company.points : null,
        trainLevel: company.trainLevel,
        obsolescence: company.obsolescence,
      }),
    ),
    seats: state.seats.map(
      (seat, place): KnownSeat => ({
        company: seat.company,
        tycoon: seat.tycoon,
        markers: place === viewer ? seat.markers : seat.markers.map(() => null),
        acted: seat.acted,
      }),
    ),
    developments: state.developments,
    pool: state.pool.map(() => null),
  };
}

// VP of others can be reckoned only by one who has watched; a guess spreads over this many a round.
const POINTS_A_ROUND = 4;

/** Deals the markers that the view does not show to hands and pool, guesses hidden VP, and starts luck anew. */
export function determinize(
  { rules, state: view }: HexReading,
  random: Random,
  seed: string,
): HexGame['state'] {
  const { viewer: _, ...known } = view as HexView;
  const seen = new Set<string | null>([
    ...known.developments.map(({ marker }) => marker),
    ...known.seats.flatMap(({ markers }) => markers),
  ]);
  const dealt = known.pool.length > 0 || seen.size > 0;
  const unseen = dealt
    ? shuffled(
        Object.keys(rules.developmentMarkers).filter((id) => !seen.has(id)),
        random.int,
      )
    : [];
  const reveal = (marker: string | null) => marker ?? (unseen.pop() as string);
  return {
    ...known,
    luck: startLuck(seed, LUCK_STREAMS),
    companies: known.companies.map((company) => ({
      ...company,
      points: company.points ?? rules.starting.points + random.int(0, POINTS_A_ROUND * known.round),
    })),
    seats: known.seats.map((seat) => ({ ...seat, markers: seat.markers.map(reveal) })),
    pool: known.pool.map(reveal),
  } as HexGame['state'];
}
