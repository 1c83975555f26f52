// The oracle of ways for everyone: whether there are ways for all seats to join all majors that share no unbuilt segment and
// together fit into cities and ports (M-OPEN-11b), by trying everything. For boards of some twenty segments.

import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';

/** Sets of segments, as bits by their place in a list of the board's segments. */
type Bits = number;

/** True if all seats at once can join all majors, each from its own track. */
export function canAllJoin(game: KnownGame): boolean {
  const board = boardOf(game);
  const seats = game.state.seats.map((_, seat) => seat);
  const ways = seats.map((seat) => minimalWays(board, game, seat));
  const chosen: Bits[] = [];
  // Always the seat with the fewest choices. What failed once for want of segments fails again with the same ones used; what
  // failed for want of places may do with others there.
  const failed = new Set<string>();
  let misfits = 0;
  const choose = (left: readonly number[], open: readonly (readonly Bits[])[], used: Bits): boolean => {
    if (left.length === 0) {
      if (fits(board, game, chosen)) return true;
      misfits++;
      return false;
    }
    const [seat] = [...left].sort((one, other) => open[one].length - open[other].length);
    const rest = left.filter((one) => one !== seat);
    const key = `${seat} ${rest.join()} ${used}`;
    if (failed.has(key)) return false;
    const before = misfits;
    const found = open[seat].some((way) => {
      chosen[seat] = way;
      const still = open.map((some, of) =>
        rest.includes(of) ? some.filter((one) => (one & way) === 0) : some,
      );
      return rest.every((of) => still[of].length > 0) && choose(rest, still, used | way);
    });
    if (!found && misfits === before) failed.add(key);
    return found;
  };
  return choose(seats, ways, 0);
}

interface SmallBoard {
  readonly segments: readonly number[];
  readonly ends: readonly (readonly [number, number])[];
  /** The places that a segment joins, as bits; a major city is one place. */
  readonly joined: readonly Bits[];
  /** The place of a milepost, as a bit. */
  readonly placeOf: (milepost: number) => Bits;
}

const boards = new WeakMap<KnownGame['board'], SmallBoard>();

function boardOf({ board }: KnownGame): SmallBoard {
  const known = boards.get(board);
  if (known !== undefined) return known;
  const segments = Array.from({ length: board.segmentCount }, (_, segment) => segment).filter(
    (segment) => board.ends[2 * segment] >= 0,
  );
  const places = [...new Set(board.mileposts.map(centreOf))];
  if (Math.max(segments.length, places.length) > 30)
    throw new RangeError('the board is too large to try all');
  const ends = segments.map((segment) => [board.ends[2 * segment], board.ends[2 * segment + 1]] as const);
  const placeOf = (milepost: number) => 1 << places.indexOf(centreOf(milepost));
  const small = {
    segments,
    ends,
    joined: ends.map(([one, other]) => placeOf(one) | placeOf(other)),
    placeOf,
  };
  boards.set(board, small);
  return small;

  function centreOf(milepost: number): number {
    const city = board.cities[board.cityAt[milepost]];
    return city?.size === 'major' ? city.mileposts[0] : milepost;
  }
}

function bitsOf({ segments }: SmallBoard, some: readonly number[]): Bits {
  return some.reduce((bits, segment) => bits | (1 << segments.indexOf(segment)), 0);
}

/** All sets of free segments that join the majors for the seat and of which none can be left out. */
function minimalWays(board: SmallBoard, game: KnownGame, seat: number): readonly Bits[] {
  const { tracks, reserved } = game.state.rail;
  const own = bitsOf(board, tracks[seat]);
  const taken = bitsOf(board, [
    ...tracks.flat(),
    ...reserved.filter((kept) => kept.seat !== seat).map(({ segment }) => segment),
  ]);
  const open = ((1 << board.segments.length) - 1) & ~taken;
  const goals = game.board.majors.map((major) => board.placeOf(game.board.cities[major].mileposts[0]));
  const steps = stepsOf(board, game, seat);
  const spread = (reached: Bits, way: Bits): Bits => {
    for (let before = 0; before !== reached; ) {
      before = reached;
      board.joined.forEach((ends, place) => {
        if (((own | way) & (1 << place)) !== 0 && (ends & reached) !== 0) reached |= ends;
      });
      for (const step of steps) if ((step & reached) !== 0) reached |= step;
    }
    return reached;
  };
  const found = new Set<Bits>();
  // From what is joined a path to the first goal that is not; it never comes back to where it has been.
  const grow = (way: Bits): void => {
    const reached = spread(goals[0], way);
    const goal = goals.find((one) => (one & reached) === 0);
    if (goal === undefined) void found.add(way);
    else walk(way, reached, reached, goal);
  };
  const walk = (way: Bits, visited: Bits, at: Bits, goal: Bits): void => {
    board.joined.forEach((ends, place) => {
      const bit = 1 << place;
      if ((open & bit) === 0 || (way & bit) !== 0 || (ends & at) === 0 || (ends & ~visited) === 0) return;
      const next = spread(ends & ~at, 0);
      if ((next & visited) !== 0) return;
      if ((next & goal) !== 0) grow(way | bit);
      else walk(way | bit, visited | next, next, goal);
    });
  };
  grow(0);
  // Ferries were taken for granted on the way.
  return [...found].filter((way) => joins(board, game, { seat, own, way }));
}

// Ferries and links: what joins without a segment, if the seat may use it.
function stepsOf(board: SmallBoard, { board: real, state }: KnownGame, seat: number): readonly Bits[] {
  const { rights } = state.rail;
  const ferries = real.crossings.filter(({ kind, id, limit }) => {
    const holders = rights.filter((held) => held.includes(id)).length;
    return kind === 'ferry' && (rights[seat].includes(id) || limit === null || holders < limit);
  });
  const links = real.cityLinks.filter(({ dormant }) => !dormant);
  return [
    ...ferries.map(({ ports }) => board.placeOf(ports[0]) | board.placeOf(ports[1])),
    ...links.map(({ cities: [one, other] }) => board.placeOf(centre(one)) | board.placeOf(centre(other))),
  ];
  function centre(city: number): number {
    return real.cities[city].mileposts[0];
  }
}

interface SeatWay {
  readonly seat: number;
  readonly own: Bits;
  readonly way: Bits;
}

// A ferry serves those who hold it, and those who build to one of its ports where they are not yet.
function joins(board: SmallBoard, { board: real, state }: KnownGame, { seat, own, way }: SeatWay): boolean {
  const isAt = (bits: Bits, milepost: number) =>
    board.ends.some((ends, place) => (bits & (1 << place)) !== 0 && ends.includes(milepost));
  const steps: Bits[] = board.joined.filter((_, place) => ((own | way) & (1 << place)) !== 0);
  for (const { id, kind, ports } of real.crossings) {
    if (kind !== 'ferry') continue;
    const buys = (port: number) =>
      isAt(way, port) && !isAt(own, port) && real.cities[real.cityAt[port]]?.size !== 'major';
    if (state.rail.rights[seat].includes(id) || ports.some(buys))
      steps.push(board.placeOf(ports[0]) | board.placeOf(ports[1]));
  }
  for (const { cities, dormant } of real.cityLinks) {
    const [one, other] = cities.map((city) => board.placeOf(real.cities[city].mileposts[0]));
    if (!dormant) steps.push(one | other);
  }
  const goals = real.majors.reduce((bits, major) => bits | board.placeOf(real.cities[major].mileposts[0]), 0);
  let reached = board.placeOf(real.cities[real.majors[0]].mileposts[0]);
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (const step of steps) if ((step & reached) !== 0) reached |= step;
  }
  return (reached & goals) === goals;
}

// The board as if all had built their ways: every limit still holds, and every place still has the room that it must keep.
function fits(board: SmallBoard, { rules, board: real, state }: KnownGame, ways: readonly Bits[]): boolean {
  const { tracks, rights, reserved } = state.rail;
  const built = tracks.map((track, seat) => bitsOf(board, track) | ways[seat]);
  const kept = tracks.map((_, seat) =>
    bitsOf(
      board,
      reserved.filter((one) => one.seat === seat).map(({ segment }) => segment),
    ),
  );
  const at = (bits: Bits, mileposts: readonly number[]) =>
    board.ends.filter(
      (ends, place) => (bits & (1 << place)) !== 0 && ends.some((end) => mileposts.includes(end)),
    ).length;
  const isTouched = (mileposts: readonly number[]) => ways.some((way) => at(way, mileposts) > 0);
  const all = (1 << board.segments.length) - 1;
  const left = [...built, ...kept].reduce((bits, some) => bits & ~some, all);
  const there = (mileposts: readonly number[]) =>
    tracks.filter((_, seat) => at(built[seat] | kept[seat], mileposts) > 0).length;
  const hasRoom = (mileposts: readonly number[], limit: number) =>
    at(left, mileposts) >= Math.min(limit, tracks.length) - there(mileposts);
  for (const { mileposts, size } of real.cities) {
    if (!isTouched(mileposts)) continue;
    const limit = size === 'major' ? tracks.length : rules.cityEntrants[size];
    if (there(mileposts) > limit || !hasRoom(mileposts, limit)) return false;
    if (size !== 'major' && built.some((bits) => at(bits, mileposts) > rules.citySegments)) return false;
  }
  for (const { id, ports, limit } of real.crossings) {
    if (limit === null || !isTouched(ports)) continue;
    const holders = rights.filter((held, seat) => held.includes(id) || at(ways[seat], ports) > 0).length;
    if (holders > limit) return false;
    if (ports.some((port) => isTouched([port]) && !hasRoom([port], limit))) return false;
  }
  return true;
}
