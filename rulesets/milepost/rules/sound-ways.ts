// Whether the ways that a state keeps for its seats serve everyone (M-BUILD-12): each is built on paper, one segment after the other.
// It searches for nothing and shares no code with reserved-ways/, which it is there to judge. For laws and tests.

import { createUnionFind } from '../../../src/core/graph/index.js';
import type { Crossing, Milepost, Segment } from '../board/board.js';
import { crossingsAt } from '../board/ports.js';
import { parseSegments } from '../board/segments-as-text.js';
import { lastingLinks } from './rail/city-links.js';
import type { KnownGame } from './types.js';

/** By seat the unbuilt segments that are kept for it; null where the state keeps none. */
export function keptWays({ board, state: { rail } }: KnownGame): readonly (readonly Segment[])[] | null {
  return rail.ways === null ? null : rail.ways.map((text) => parseSegments(board, text) ?? [NO_SEGMENT]);
}

// Stands for a text that names no way on the board.
const NO_SEGMENT = -1;

/** What is wrong with the ways that are kept, as sentences. */
export function* faultsOfKeptWays(game: KnownGame): Iterable<string> {
  const ways = keptWays(game);
  if (ways === null) return;
  const { tracks, reserved } = game.state.rail;
  const taken = new Map(tracks.flatMap((track, seat) => track.map((one) => [one, `built by ${seat}`])));
  const keepers = new Map(reserved.map(({ segment, seat }) => [segment, seat]));
  if (ways.length !== tracks.length) yield `there are ${ways.length} ways for ${tracks.length} seats`;
  for (const [seat, way] of ways.entries()) {
    for (const segment of way) {
      const other = segment === NO_SEGMENT ? 'none of the board' : taken.get(segment);
      if (other !== undefined) yield `the way of seat ${seat} has segment ${segment}, which is ${other}`;
      if ((keepers.get(segment) ?? seat) !== seat)
        yield `the way of seat ${seat} has the bridge ${segment}, which is kept for another`;
      taken.set(segment, `on the way of ${seat}`);
    }
    if (!joinsMajors(game, seat, way)) yield `the way of seat ${seat} does not join all major cities`;
  }
  yield* overfull(game, ways);
}

// M-BUILD-2, M-FERRY-2, 3: a seat builds out of its track, of major cities and of the ports of its ferries. Building to a port buys.
function joinsMajors({ rules, board, state }: KnownGame, seat: number, way: readonly Segment[]): boolean {
  const { ends, cities, majors, crossings } = board;
  const { tracks, rights } = state.rail;
  const held = new Set(rights[seat]);
  const starts = new Set(majors.flatMap((major) => cities[major].mileposts));
  const endsOf = (segment: Segment) => [ends[2 * segment], ends[2 * segment + 1]] as const;
  const sold = (at: Milepost) =>
    crossingsAt(board, at).find(({ id, boughtBy }) => boughtBy === 'build' && !held.has(id));
  const hold = ({ id, ports }: Crossing) => {
    held.add(id);
    for (const port of ports) starts.add(port);
  };
  for (const one of crossings) if (held.has(one.id)) hold(one);
  for (const segment of tracks[seat]) for (const end of endsOf(segment)) starts.add(end);
  // Purchases wait until nothing else can be built, and what leads out of a port that is for sale waits longest.
  const isFirst = [
    (from: Milepost, to: Milepost) => sold(from) === undefined && sold(to) === undefined,
    (_: Milepost, to: Milepost) => sold(to) !== undefined,
    () => true,
  ];
  const left = new Set(way);
  const next = () => {
    for (const is of isFirst)
      for (const segment of left) {
        const [one, other] = endsOf(segment);
        for (const [from, to] of [
          [one, other],
          [other, one],
        ])
          if (starts.has(from) && is(from, to)) return { segment, to };
      }
    return null;
  };
  for (let build = next(); build !== null; build = next()) {
    left.delete(build.segment);
    const bought = sold(build.to);
    if (bought !== undefined) hold(bought);
    starts.add(build.to);
  }
  const joined = createUnionFind(board.size);
  const join = (mileposts: readonly Milepost[]) => {
    for (const at of mileposts) joined.union(mileposts[0], at);
  };
  for (const segment of tracks[seat]) join(endsOf(segment));
  for (const segment of way) if (!left.has(segment)) join(endsOf(segment));
  for (const major of majors) join(cities[major].mileposts);
  for (const link of lastingLinks({ rules, board, state }))
    join(link.cities.flatMap((city) => cities[city].mileposts));
  for (const { id, kind, ports } of crossings) if (kind === 'ferry' && held.has(id)) join(ports);
  return new Set(majors.map((major) => joined.find(cities[major].mileposts[0]))).size === 1;
}

// M-BUILD-12 … 15, M-FERRY-4, 5: with all ways built, every place to which one leads has no more than it takes, and room for the others.
function* overfull(
  { rules, board, state }: KnownGame,
  ways: readonly (readonly Segment[])[],
): Iterable<string> {
  const { tracks, rights, reserved } = state.rail;
  const bySegment = (of: readonly (readonly Segment[])[]) =>
    new Map(of.flatMap((some, seat) => some.map((segment) => [segment, seat] as const)));
  const [built, claimed] = [bySegment(tracks), bySegment(ways)];
  const kept = new Map(reserved.map(({ segment, seat }) => [segment, seat]));
  const seats = tracks.map((_, seat) => seat);
  // Who is there once all ways are built, who of them comes by a way, what each has there, and what is left for others.
  const standing = (mileposts: readonly Milepost[]) => {
    const [there, coming] = [new Set<number>(), new Set<number>()];
    const own = seats.map(() => 0);
    let free = 0;
    for (const segment of mileposts.flatMap((at) => [...board.segments.subarray(6 * at, 6 * at + 6)])) {
      const laid = built.get(segment) ?? claimed.get(segment);
      const entrant = laid ?? kept.get(segment);
      if (entrant === undefined) free += Number(segment >= 0);
      else there.add(entrant);
      if (laid !== undefined) own[laid]++;
      if (laid !== undefined && !built.has(segment)) coming.add(laid);
    }
    const lacksRoom = (most: number) => free < Math.min(most, seats.length) - there.size;
    return { there, coming, own, lacksRoom };
  };
  for (const { id, size, mileposts } of board.cities) {
    const { there, coming, own, lacksRoom } = standing(mileposts);
    if (coming.size === 0) continue;
    const most = size === 'major' ? seats.length : rules.cityEntrants[size];
    if (there.size > most) yield `the ways take too many players into ${id}`;
    if (lacksRoom(most)) yield `the ways leave too little room at ${id}`;
    if (size !== 'major' && [...coming].some((seat) => own[seat] > rules.citySegments))
      yield `a way takes too many segments into ${id}`;
  }
  for (const { id, ports, limit } of board.crossings) {
    const { coming } = standing(ports);
    if (limit === null || coming.size === 0) continue;
    if (seats.filter((seat) => rights[seat].includes(id) || coming.has(seat)).length > limit)
      yield `the ways want ${id} for too many players`;
    for (const port of ports) {
      const { coming, lacksRoom } = standing([port]);
      if (coming.size > 0 && lacksRoom(limit)) yield `the ways leave too little room at a port of ${id}`;
    }
  }
}
