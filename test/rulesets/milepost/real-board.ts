// A real board as tests look things up on it: places, ways, bridges and demands, never written as numbers, so that a
// corrected map or deck breaks no test.

import type { Milepost, MilepostBoard, Segment } from '../../../rulesets/milepost/board/board.js';

/** Look-ups on a board. */
export function realBoard(board: MilepostBoard) {
  /** The centre of a city, the first port of a ferry or link, or "column,row". */
  function at(place: string): Milepost {
    if (/^\d+,\d+$/.test(place)) {
      const [column, row] = place.split(',').map(Number);
      return row * board.columns + column;
    }
    const city = board.cities[board.cityIndex(place)];
    const crossing = board.crossings[board.crossingIndex(place)];
    const found = city?.mileposts[0] ?? crossing?.ports[0];
    if (found === undefined) throw new Error(`no place ${place} on the board`);
    return found;
  }

  /** A shortest way on which track could lie or a red area leads, both ends included. */
  function way(from: Milepost, to: Milepost, avoids: (at: Milepost) => boolean = () => false) {
    const cameFrom = new Map<Milepost, Milepost>([[from, from]]);
    const queue = [from];
    for (const here of queue) {
      if (here === to) break;
      for (const next of neighbours(here)) {
        if (cameFrom.has(next) || (next !== to && avoids(next))) continue;
        cameFrom.set(next, here);
        queue.push(next);
      }
    }
    if (!cameFrom.has(to)) throw new Error(`no way from ${from} to ${to}`);
    const path = [to];
    while (path[0] !== from) path.unshift(cameFrom.get(path[0]) as Milepost);
    return path;
  }

  /** The mileposts beside one: over a segment, or inside a red area. */
  function neighbours(here: Milepost): Milepost[] {
    const found: Milepost[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const next = board.neighbours[6 * here + direction];
      if (next < 0) continue;
      const inside = board.cityAt[here] >= 0 && board.cityAt[here] === board.cityAt[next];
      if (board.segments[6 * here + direction] >= 0 || inside) found.push(next);
    }
    return found;
  }

  /** The segments along a way; steps inside red areas have none. */
  function along(path: readonly Milepost[]): Segment[] {
    return path
      .slice(1)
      .map((to, place) => board.segment(path[place], to))
      .filter((segment) => segment >= 0);
  }

  /** The track of a shortest way through some places. */
  function track(...places: (string | Milepost)[]): Segment[] {
    const stops = places.map((place) => (typeof place === 'string' ? at(place) : place));
    const segments = stops.slice(1).flatMap((to, place) => along(way(stops[place], to)));
    return [...new Set(segments)];
  }

  /** Places of the board that fit, in order. */
  function mileposts(fits: (milepost: Milepost) => boolean): Milepost[] {
    return board.mileposts.filter(fits);
  }

  /** Every segment with its ends. */
  function segments(): { segment: Segment; from: Milepost; to: Milepost }[] {
    const found: { segment: Segment; from: Milepost; to: Milepost }[] = [];
    for (let segment = 0; segment < board.segmentCount; segment++) {
      const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
      if (from >= 0) found.push({ segment, from, to });
    }
    return found;
  }

  /** A bridge over a river alone, between two mileposts without city or port. */
  function bridge(river: string) {
    const found = segments().find(
      ({ segment, from, to }) =>
        board.rivers.get(segment)?.join() === river && board.cityAt[from] < 0 && board.cityAt[to] < 0,
    );
    if (found === undefined) throw new Error(`no bridge over the ${river}`);
    return found;
  }

  /** A demand that fits: its card, its place on the card, and what it says. */
  function demandFor(
    fits: (demand: { city: string; good: string }) => boolean,
    except: readonly number[] = [],
  ) {
    for (const { number, demands } of board.demandCards) {
      if (except.includes(number)) continue;
      for (const [demand, asked] of demands.entries()) {
        if (fits(asked)) return { card: number, demand, ...asked };
      }
    }
    throw new Error('no card has such a demand');
  }

  return { along, at, bridge, demandFor, mileposts, neighbours, segments, track, way };
}
