// Who may still build into a city or port: limits on players and segments, and room for those still to come
// (M-BUILD-13 … 15, M-FERRY-4, 5, M-OPEN-12). Asked of a segment before it is built, and of a board as a deal would leave it.

import type { Crossing, Milepost, Segment } from '../board/board.js';
import { crossingsAt } from '../board/ports.js';
import { countSeats, entrantsAt, freeSegmentsAt, freeTaken, ownSegmentsAt } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';

/** How many players may build into the city at the milepost; null where it is no small or medium city. */
export function entrantLimit(
  { rules, board }: Pick<KnownGame, 'rules' | 'board'>,
  milepost: Milepost,
): number | null {
  const city = board.cityAt[milepost];
  if (city < 0) return null;
  const { size } = board.cities[city];
  return size === 'major' ? null : rules.cityEntrants[size];
}

/** True if the city at the milepost has all the players it takes and the seat is not among them (M-BUILD-13). */
export function isCityFullFor(game: KnownGame, seat: number, milepost: Milepost): boolean {
  const limit = entrantLimit(game, milepost);
  if (limit === null) return false;
  const entrants = entrantsAt(game.board, game.state.rail, [milepost]);
  return (entrants & (1 << seat)) === 0 && countSeats(entrants) >= limit;
}

/** True if the seat has as many segments at the small or medium city as anyone may have (M-BUILD-14). */
export function hasAllSegments(game: KnownGame, seat: number, milepost: Milepost): boolean {
  if (entrantLimit(game, milepost) === null) return false;
  return ownSegmentsAt(game.board, game.state.rail, seat, milepost) >= game.rules.citySegments;
}

/** The ferry or link of the port whose holders are complete without the seat, or undefined (M-FERRY-4). */
export function fullPort({ board, state }: KnownGame, seat: number, milepost: Milepost) {
  return crossingsAt(board, milepost).find((crossing) => isCrossingFull(state.rail, seat, crossing));
}

/** True if the ferry or link has all the holders it takes and the seat is not among them (M-FERRY-4). */
export function isCrossingFull({ rights }: Rail, seat: number, { id, limit }: Crossing): boolean {
  if (limit === null || rights[seat].includes(id)) return false;
  let holders = 0;
  for (let of = 0; of < rights.length; of++) if (rights[of].includes(id)) holders++;
  return holders >= limit;
}

/**
 * True if one more segment of the seat at the milepost would leave too few free segments for the players that the city
 * there must still be able to take (M-BUILD-15, M-OPEN-12). Without `segment` it is any free one; a bridge kept for the
 * builder is no free one, so rebuilding it takes no room.
 */
export function crowdsCity(game: KnownGame, seat: number, milepost: Milepost, segment?: Segment): boolean {
  const limit = entrantLimit(game, milepost);
  return limit !== null && lacksRoom(game, { mileposts: [milepost], limit }, { seat, segment });
}

/** As {@link crowdsCity}, for the ferry or link whose port this is (M-FERRY-5, CR-OPEN-16). */
export function crowdsPort(game: KnownGame, seat: number, milepost: Milepost, segment?: Segment): boolean {
  return crossingsAt(game.board, milepost).some(
    ({ limit }) => limit !== null && lacksRoom(game, { mileposts: [milepost], limit }, { seat, segment }),
  );
}

/** A place, and how many players must be able to get there, as far as there are so many. */
interface Place {
  readonly mileposts: readonly Milepost[];
  readonly limit: number;
}

/** A segment that a seat would build there; left out, any free one. */
interface Entry {
  readonly seat: number;
  readonly segment: Segment | undefined;
}

/** True if the place has too few free segments for those who must still be able to come: as it stands, or after one more entry. */
export function lacksRoom({ board, state }: KnownGame, { mileposts, limit }: Place, entry?: Entry): boolean {
  const { rail, seats } = state;
  const comes = entry === undefined ? 0 : 1 << entry.seat;
  const taken = entry === undefined ? 0 : freeTaken(board, rail, entry.segment);
  const there = countSeats(entrantsAt(board, rail, mileposts) | comes);
  return freeSegmentsAt(board, rail, mileposts) - taken < Math.min(limit, seats.length) - there;
}

/** True if the board as it stands breaks a rule of entry at the milepost, whoever built there (M-BUILD-12 … 15, M-FERRY-4, 5). */
export function isEntryBroken(game: KnownGame, milepost: Milepost): boolean {
  const { rules, board, state } = game;
  const { rail, seats } = state;
  const city = board.cities[board.cityAt[milepost]];
  if (city?.size === 'major') return lacksRoom(game, { mileposts: city.mileposts, limit: seats.length });
  const cityLimit = entrantLimit(game, milepost);
  const hasTooMany = (_: unknown, seat: number) =>
    ownSegmentsAt(board, rail, seat, milepost) > rules.citySegments;
  if (cityLimit !== null && seats.some(hasTooMany)) return true;
  const entrants = countSeats(entrantsAt(board, rail, [milepost]));
  return [cityLimit, ...crossingsAt(board, milepost).map(({ limit }) => limit ?? seats.length)].some(
    (limit) => limit !== null && (entrants > limit || lacksRoom(game, { mileposts: [milepost], limit })),
  );
}
