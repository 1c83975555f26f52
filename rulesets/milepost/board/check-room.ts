// Checks that every place has room for the players it admits. It needs edges for track around it (M-BUILD-15)
// and as many ways to them from the major cities; M-BUILD-15 takes it for granted that no two overlap.

import { createFlowFinder, createGraph } from '../../../src/core/graph/index.js';
import { formatCell } from '../../../src/core/map/cell-text.js';
import type { Report } from '../../../src/core/map/finding.js';
import type { City, Milepost, MilepostBoard } from './board.js';

/** Edges for track that a city needs (M-OPEN-11, M-OPEN-12); small and medium ones admit as many players. */
const ROOM: Readonly<Record<City['size'], number>> = { small: 2, medium: 3, major: 6 };
/** How many ways pass where nothing limits them: more than any place admits. */
const AMPLE_WIDTH = 99;

/** A city, or a port that admits a limited number of players, and how many ways it needs. */
interface Place {
  readonly kind: 'city' | 'major' | 'port';
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly mileposts: readonly Milepost[];
  readonly room: number;
}

/** Reports each place with too few edges for track, and advises on each with too few ways to them. */
export function checkRoom(board: MilepostBoard, error: Report, advise: Report): void {
  const places = placesOf(board);
  const limited = places.filter(({ kind }) => kind !== 'major');
  const countWays = wayCounter(board, limited);
  for (const { kind, name, path, mileposts, room } of places) {
    const edges = edgesAt(board, mileposts);
    const code = kind === 'port' ? 'room/port' : 'room/city';
    if (edges < room) error(code, path, `${name} needs ${room} edges for track, but has ${edges}`);
  }
  for (const { name, path, mileposts, room } of board.majors.length === 0 ? [] : limited) {
    const ways = countWays(mileposts[0], room);
    const needs = `needs ${room} ways from the major cities that share no segment`;
    if (ways < room) advise('room/ways', path, `${name} ${needs}, but has ${ways}`);
  }
}

/** How many edges for track there are at some mileposts. */
export function edgesAt(board: MilepostBoard, mileposts: readonly Milepost[]): number {
  let count = 0;
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      if (board.segments[6 * milepost + direction] >= 0) count++;
    }
  }
  return count;
}

function placesOf(board: MilepostBoard): readonly Place[] {
  const cities = board.cities.flatMap(({ id, size, rail, mileposts }, index): readonly Place[] => {
    const kind = size === 'major' ? 'major' : 'city';
    const path = ['map', 'cities', index];
    return rail ? [{ kind, name: `the ${size} city ${id}`, path, mileposts, room: ROOM[size] }] : [];
  });
  const ports = board.crossings.flatMap(({ id, limit, ports }, index) => {
    // Any number of players may buy such a right, so it needs no extra way in; its port lies in a city.
    if (limit === null) return [];
    const path = ['map', 'crossings', index];
    return ports.map((milepost): Place => {
      const name = `the port ${formatCell(board, milepost)} of ${id}`;
      return { kind: 'port', name, path, mileposts: [milepost], room: limit };
    });
  });
  return [...cities, ...ports];
}

// Counts the ways between a town or port and the major cities. The board becomes one-way edges. A place
// becomes two nodes, one to enter and one to leave: between them pass as many ways as it admits players.
function wayCounter(board: MilepostBoard, places: readonly Place[]) {
  const { size, ends, cities, cityAt, crossings, cityLinks } = board;
  const exits = new Map(places.map(({ mileposts: [at] }, index) => [at, size + index]));
  const exitOf = (milepost: Milepost) => exits.get(milepost) ?? milepost;
  const arcs: number[] = [];
  const widths: number[] = [];
  const add = (from: number, to: number, width: number) => {
    arcs.push(from, to);
    widths.push(width);
  };
  const join = ([one, other]: readonly Milepost[], width: number) => {
    add(exitOf(one), other, width);
    add(exitOf(other), one, width);
  };
  for (const [milepost, exit] of exits) {
    const here = places.filter(({ mileposts: [at] }) => at === milepost);
    add(milepost, exit, Math.min(...here.map(({ room }) => room)));
  }
  for (let end = 0; end < ends.length; end += 2) if (ends[end] >= 0) join([ends[end], ends[end + 1]], 1);
  for (const { kind, ports, limit } of crossings) if (kind === 'ferry') join(ports, limit ?? AMPLE_WIDTH);
  for (const { cities: pair, dormant } of cityLinks) {
    const centres = pair.map((city) => cities[city].mileposts[0]);
    if (!dormant) join(centres, AMPLE_WIDTH);
  }
  const flows = createFlowFinder(createGraph(size + places.length, arcs));
  const isGoal = (node: number) => cityAt[node] >= 0 && cities[cityAt[node]].size === 'major';
  const width = (edge: number, from: number) => (arcs[2 * edge] === from ? widths[edge] : 0);
  return (milepost: Milepost, most: number) =>
    flows.maxFlow({ sources: [exitOf(milepost)], isGoal, width, most });
}
