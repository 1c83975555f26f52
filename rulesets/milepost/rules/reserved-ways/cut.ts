// A cut proves that no ways for everyone exist: a set of segments that parts some majors from the others, which
// fewer ways can cross than seats must. Maximum flow finds it. A cut is kept as a hint for its segments and is
// counted again before it refuses a build.

import { createFlowFinder, createGraph, UNLIMITED } from '../../../../src/core/graph/index.js';
import type { CityLink, Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { limitsOf, playersAllowed } from '../entry/limits.js';
import { countSeats, NOBODY } from '../rail/network.js';
import { claimedAt } from './everyone.js';
import { type Ground, keeperOn, ownerOn, piecesOf, segmentsOf, type Ways } from './ground.js';
import { claimsOf } from './places.js';

/** A seat whose way loses the segment of the build, or what it claims at some places. */
export interface Loss {
  readonly seat: number;
  readonly places: readonly Milepost[];
}

/**
 * The segments of a cut that proves that no ways for everyone exist; null if none was found. The rest of the
 * loser's way falls into pieces, and as many ways must join each piece with majors to the others as seats have
 * to cross. The rest of the way and the track of those who cross count as free, so a flow is never too small.
 */
export function cutFor(ground: Ground, ways: Ways, loss: Loss): readonly Segment[] | null {
  const { board } = ground;
  const { flows } = netOf(board);
  const left = leftOf(ground, ways, loss);
  const parted = piecesOf(ground, loss.seat, left);
  if (parted === null) return null;
  const { pieces, pieceOf } = parted;
  // Ways from one of two pieces to the other are those from the other to the one; from the smaller one a search is shorter.
  const asked = pieces.length === 2 ? pieces.slice(0, 1) : pieces;
  const remaining = new Set(left);
  const groups = groupsOf(ground, loss);
  const most = countSeats(groups[0]);
  for (const sources of asked) {
    const own = pieceOf[sources[0]];
    const isGoal = (at: number) => pieceOf[at] !== NOBODY && pieceOf[at] !== own;
    const flowOf = (who: number, enough: number, closed: Milepost = NOBODY) =>
      flows.maxFlow({ sources, isGoal, width: widthFor(ground, remaining, who, closed), most: enough });
    // Without anybody's track: a group that is no larger than this crosses.
    const least = Math.min(...[NOBODY, ...loss.places].map((closed) => flowOf(0, most, closed)));
    for (const who of groups) {
      const size = countSeats(who);
      if (size <= least) continue;
      if (flowOf(who, size) < size) {
        const cut = lastCut(board);
        noteCut(ground, cut);
        return cut;
      }
      // Of those that cross no more go through a town than it has units.
      for (const place of loss.places) {
        const units = townAt(ground, place)?.units ?? size;
        if (units < size && flowOf(who, size - units, place) < size - units) return lastCut(board);
      }
    }
  }
  return null;
}

const lastCut = (board: MilepostBoard): readonly Segment[] =>
  netOf(board)
    .flows.cut()
    .filter((edge) => edge < board.segmentCount);

function leftOf(ground: Ground, ways: Ways, { seat, places }: Loss): readonly Segment[] {
  const left = segmentsOf(ground, ways, seat);
  if (places.length === 0) return left;
  const lost = places.flatMap((place) => claimedAt(ground, claimsOf(ground, ways), seat, place));
  return left.filter((segment) => !lost.includes(segment));
}

// Groups of seats, as bits, the largest first. Where the loser loses the segment of the build, the builder crosses by it.
function groupsOf({ seats, builder }: Ground, { places }: Loss): readonly number[] {
  const rest = builder !== NOBODY && places.length === 0 ? 1 << builder : 0;
  const groups: number[] = [];
  for (let who = 1; who < 1 << seats; who++) if ((who & rest) === 0) groups.push(who);
  return groups.sort((one, other) => countSeats(other) - countSeats(one));
}

// The board as a graph: its segments, and behind them red areas, links of cities and ferries.
const netOf = onceABoard((board) => {
  const { ends, cities, majors, cityLinks, crossings, segmentCount } = board;
  const steps: number[] = [];
  const linkAt = new Map<number, CityLink>();
  const add = (from: Milepost, to: Milepost) => steps.push(from, to);
  for (const major of majors) {
    const [centre, ...outer] = cities[major].mileposts;
    for (const at of outer) add(centre, at);
  }
  for (const { kind, ports } of crossings) if (kind === 'ferry') add(ports[0], ports[1]);
  for (const link of cityLinks) {
    linkAt.set(segmentCount + steps.length / 2, link);
    add(cities[link.cities[0]].mileposts[0], cities[link.cities[1]].mileposts[0]);
  }
  const flows = createFlowFinder(createGraph(board.size, [...ends.subarray(0, 2 * segmentCount), ...steps]));
  return { flows, linkAt };
});

// How many ways of a group of seats an edge takes. The track of all of them, and what is left of the loser's way, take any number.
function widthFor(ground: Ground, remaining: ReadonlySet<Segment>, who: number, closed: Milepost) {
  const { board } = ground;
  const { linkAt } = netOf(board);
  const { ends, segmentCount } = board;
  const isShut = (at: Milepost) => at === closed || isShutFor(ground, at, who);
  const known = new Int8Array(segmentCount).fill(NOBODY);
  const widthOf = (segment: Segment) => {
    const owner = ownerOn(ground, segment);
    if (owner !== NOBODY) return (who & (1 << owner)) === 0 ? 0 : UNLIMITED;
    if (remaining.has(segment)) return UNLIMITED;
    const keeper = keeperOn(ground, segment);
    if (keeper !== NOBODY) return (who & (1 << keeper)) === 0 ? 0 : 1;
    return isShut(ends[2 * segment]) || isShut(ends[2 * segment + 1]) ? 0 : 1;
  };
  return (edge: number): number => {
    if (edge < segmentCount) {
      if (known[edge] === NOBODY) known[edge] = widthOf(edge);
      return known[edge];
    }
    const link = linkAt.get(edge);
    return link === undefined || ground.links.includes(link) ? UNLIMITED : 0;
  };
}

// True for a town that has room for no way, or as many players as it takes and none of the group among them.
function isShutFor(ground: Ground, milepost: Milepost, who: number): boolean {
  const town = townAt(ground, milepost);
  if (town === null) return false;
  return town.units <= 0 || ((town.there & who) === 0 && town.isFull);
}

// A town to which only segments lead. A way that goes through it takes two of them and a place, or one beside track of its seat: so
// each takes a unit of the room that need not be left for others.
function townAt(ground: Ground, milepost: Milepost) {
  const { board, rules, seats, links } = ground;
  const limit = limitsOf(board).at[milepost]?.find(({ kind }) => kind === 'town');
  const city = board.cityAt[milepost];
  if (limit === undefined || board.portAt[milepost] >= 0 || links.some(({ cities }) => cities.includes(city)))
    return null;
  let [there, free] = [0, 0];
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * milepost + direction];
    if (segment < 0) continue;
    const owner = ownerOn(ground, segment);
    const entrant = owner === NOBODY ? keeperOn(ground, segment) : owner;
    if (entrant === NOBODY) free++;
    else there |= 1 << entrant;
  }
  const most = Math.min(playersAllowed(rules, seats, limit), seats);
  return { there, isFull: countSeats(there) >= most, units: free - (most - countSeats(there)) };
}

/** A cut, and the links of cities that were counted on when it was found: others may lead past it. */
interface Hint {
  readonly cut: readonly Segment[];
  readonly links: readonly CityLink[];
}

const hintsOf = onceABoard((_) => new Map<Segment, Hint>());

function noteCut({ board, links }: Ground, cut: readonly Segment[]): void {
  for (const segment of cut) hintsOf(board).set(segment, { cut, links });
}

/** True if a cut that was found before, and that has the segment of the build, proves that there are no ways for everyone. */
export function isKnownCutOff(ground: Ground): boolean {
  const hint = hintsOf(ground.board).get(ground.segment);
  if (hint === undefined || ground.links.some((link) => !hint.links.includes(link))) return false;
  let across = 0;
  let free = 0;
  for (let place = 0; place < hint.cut.length; place++) {
    const owner = ownerOn(ground, hint.cut[place]);
    if (owner === NOBODY) free++;
    else across |= 1 << owner;
  }
  return free < ground.seats - countSeats(across);
}
