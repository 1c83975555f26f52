// Who may still build where (M-BUILD-12a … 15, M-FERRY-4, 5, M-OPEN-12). Building and planners ask about one
// more segment; deals ask about the board that they would leave. Reserved ways count by the same limits:
// reserved-ways/places.ts; test/rulesets/milepost/rules/entry-fault.test.ts compares both.

import type { Crossing, Milepost, Segment } from '../../board/board.js';
import { countSeats, freeTaken, ownSegmentsAt } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { type Limit, limitsAt, limitsOf, playersAllowed } from './limits.js';
import { standingAt } from './standing.js';

/** Too many players, too many segments of one player, or no way in for players who may still come. */
export type EntryFault = 'players' | 'segments' | 'room';

/** One more segment of a seat at a place; without `segment` it is any free one. */
export interface Entry {
  readonly seat: number;
  readonly segment?: Segment;
}

/** The first limit at the milepost that one more segment breaks, or that is broken now without one. */
export function brokenLimit(game: KnownGame, milepost: Milepost, entry?: Entry): Limit | undefined {
  return limitsAt(game.board, milepost).find((limit) =>
    FAULTS.some((fault) => isBroken(game, limit, fault, entry)),
  );
}

const FAULTS: readonly EntryFault[] = ['players', 'segments', 'room'];

// True if a limit is broken in this way: by one more segment, or now if `entry` is left out.
export function isBroken(game: KnownGame, limit: Limit, fault: EntryFault, entry?: Entry): boolean {
  const { rules, board, state } = game;
  const { rail, seats } = state;
  const { kind, mileposts, crossing } = limit;
  if (fault === 'segments')
    return kind === 'town' && mostSegmentsAt(game, mileposts[0], entry) > rules.citySegments;
  // M-OPEN-12: holders of the right decide who may build to a port; players with track there use up its ways.
  if (fault === 'players' && crossing !== null && entry !== undefined)
    return isCrossingFull(rail, entry.seat, crossing);
  const comes = entry === undefined ? 0 : 1 << entry.seat;
  const { entrants, free } = standingAt(board, rail, limit);
  const there = countSeats(entrants | comes);
  const most = playersAllowed(rules, seats.length, limit);
  if (fault === 'players') return there > most;
  const taken = entry === undefined ? 0 : freeTaken(rail, entry.segment);
  return free - taken < Math.min(most, seats.length) - there;
}

function mostSegmentsAt({ board, state }: KnownGame, milepost: Milepost, entry?: Entry): number {
  const { rail, seats } = state;
  if (entry !== undefined) return ownSegmentsAt(board, rail, entry.seat, milepost) + 1;
  return Math.max(...seats.map((_, seat) => ownSegmentsAt(board, rail, seat, milepost)));
}

// True if the ferry or link has all the holders it takes and the seat is not among them (M-FERRY-4).
function isCrossingFull({ rights }: Rail, seat: number, { id, limit }: Crossing): boolean {
  if (limit === null || rights[seat].includes(id)) return false;
  let holders = 0;
  for (let of = 0; of < rights.length; of++) if (rights[of].includes(id)) holders++;
  return holders >= limit;
}

/** A limit of entry, and the end of a build at which it is. */
export interface Broken {
  readonly limit: Limit;
  readonly milepost: Milepost;
}

/** The first limit of a kind, at either end, that building the segment would break in this way. */
export function brokenBy(
  game: KnownGame,
  { seat, from, to }: { readonly seat: number; readonly from: Milepost; readonly to: Milepost },
  kind: Limit['kind'],
  fault: EntryFault,
): Broken | null {
  const { board } = game;
  const { at } = limitsOf(board);
  // Most builds end where nothing is limited, and six conditions of each ask.
  if (at[from] === undefined && at[to] === undefined) return null;
  const entry = { seat, segment: board.segment(from, to) };
  const breaks = (limit: Limit) => limit.kind === kind && isBroken(game, limit, fault, entry);
  for (const milepost of [from, to]) {
    const limit = at[milepost]?.find(breaks);
    if (limit !== undefined) return { limit, milepost };
  }
  return null;
}
