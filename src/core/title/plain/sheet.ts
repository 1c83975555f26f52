// Where everything of a diagram lies on its sheet: coordinates become pixels, and names get free places.

import type { SpotPoint } from '../../map/spot.js';
import { textWidth } from '../../map/svg.js';
import { distanceBetween, type SheetBox } from '../picture.js';
import type { Ends } from './along.js';
import type { AnyDiagram } from './diagram-of.js';
import { type NamePlace, placeNames } from './name-places.js';
import { APART, HEAD, HEX, KEY_ROW, LEAST, MARGIN, TITLE_SIZE } from './paper.js';

/** A diagram in pixels. */
export interface PlainSheet {
  readonly box: SheetBox;
  /** Points of the nodes. */
  readonly nodes: readonly SpotPoint[];
  /** Ends of the links. */
  readonly links: readonly Ends[];
  /** Where the names of the nodes stand. */
  readonly names: readonly NamePlace[];
  /** Middles of the hexes. */
  readonly hexes: readonly SpotPoint[];
  /** How far neighbours are apart. */
  readonly step: number;
  /** Where the keys stand: of owners, and of seats. */
  readonly keys: { readonly owners: SheetBox; readonly seats: SheetBox };
}

/** The words that a sheet needs room for. */
export interface SheetWords {
  /** The title above it. */
  readonly title: string;
  /** How many seats there may be. */
  readonly seats: number;
}

const SMALLEST = 460;
// A name in the key with its sign, and as many letters as most names have.
const SEAT_NAME = 150;

/** Lays a diagram out. */
export function sheetOf(diagram: AnyDiagram, { title, seats }: SheetWords): PlainSheet {
  const { points, step } = pointsOf(diagram);
  const [left, right] = [Math.min(0, ...points.map(([x]) => x)), Math.max(0, ...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(0, ...points.map(([, y]) => y)), Math.max(0, ...points.map(([, y]) => y))];
  const rim = MARGIN + (diagram.hexes === undefined ? 40 : HEX);
  const width = Math.ceil(
    Math.max(SMALLEST, right - left + 2 * rim, textWidth(title, TITLE_SIZE) + 2 * MARGIN),
  );
  const across = (width - (right - left)) / 2 - left;
  const below = HEAD + rim - MARGIN;
  const placed = points.map(([x, y]): SpotPoint => [x + across, y - top + below]);
  const foot = below + (bottom - top) + rim - MARGIN / 4;
  const inside = width - 2 * MARGIN;
  const box = (y: number, rows: number) => ({ x: MARGIN, y, width: inside, height: rows * KEY_ROW });
  const owners = box(foot, keyRows(namesIn(diagram), inside));
  // Below a key of owners, that of the seats may stand on the lower margin.
  const ofSeats = box(foot + owners.height, owners.height > 0 ? 0 : Math.ceil((seats * SEAT_NAME) / inside));
  const laid = {
    box: { x: 0, y: 0, width, height: Math.ceil(ofSeats.y + ofSeats.height + KEY_ROW) },
    nodes: diagram.nodes === undefined ? [] : placed,
    links: (diagram.links?.list ?? []).map(({ joins: [from, to] }) => [placed[from], placed[to]] as const),
    hexes: diagram.hexes === undefined ? [] : placed,
    step,
    keys: { owners, seats: ofSeats },
  };
  return { ...laid, names: placeNames(diagram.nodes?.list ?? [], laid) };
}

const namesIn = ({ owners }: AnyDiagram) => (owners?.list ?? []).map(({ name }) => name);

/** The width that a name takes in a key, with its sign. */
export const keyWidth = (name: string): number => Math.ceil(textWidth(name, 16) + 56);

function keyRows(names: readonly string[], width: number): number {
  let [rows, taken] = [0, Number.POSITIVE_INFINITY];
  for (const name of names) {
    taken += keyWidth(name);
    if (taken > width) [rows, taken] = [rows + 1, keyWidth(name)];
  }
  return rows;
}

// The points of nodes or hexes in pixels from the origin of the diagram.
function pointsOf({ nodes, links, hexes }: AnyDiagram): {
  readonly points: readonly SpotPoint[];
  readonly step: number;
} {
  if (hexes !== undefined) {
    const step = HEX * Math.sqrt(3);
    return { points: hexes.list.map(({ q, r }) => [step * (q + r / 2), HEX * 1.5 * r]), step };
  }
  const given = (nodes?.list ?? []).map(({ x, y }): SpotPoint => [x, y]);
  const joined = (links?.list ?? []).map(({ joins: [from, to] }) => distanceBetween(given[from], given[to]));
  const lengths = (joined.length > 0 ? joined : nearest(given))
    .filter((far) => far > 0)
    .sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 1;
  const scale = Math.max(APART / usual, LEAST / (lengths[0] ?? 1));
  return { points: given.map(([x, y]) => [x * scale, y * scale]), step: usual * scale };
}

const nearest = (points: readonly SpotPoint[]) =>
  points
    .map((point) =>
      Math.min(...points.filter((other) => other !== point).map((other) => distanceBetween(point, other))),
    )
    .filter(Number.isFinite);
