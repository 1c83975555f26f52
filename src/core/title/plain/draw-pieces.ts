// What a game puts on a plain picture: bands along links, tints of hexes, cubes and tags, and the key of the
// seats.

import type { SpotPoint } from '../../map/spot.js';
import { element, group, px, ringPath, textElement, textWidth } from '../../map/svg.js';
import { distanceBetween, type PictureOptions, type Pieces, type SheetBox } from '../picture.js';
import { type Ends, pointFromMiddle } from './along.js';
import { cubeAt } from './cube.js';
import type { AnyDiagram } from './diagram-of.js';
import { drawKey, hexCorners, lettered } from './draw-sheet.js';
import { type Lying, lyingOn } from './lying.js';
import { radiusOf } from './name-places.js';
import { type Sign, seatSigns } from './owners.js';
import { BEAD, CUBE, HEX, INK, PAPER } from './paper.js';
import type { PlainSheet } from './sheet.js';

/** A position, and how to draw it. */
interface Drawn {
  readonly board: object;
  readonly state: { readonly game: { readonly seatNames: readonly string[] } };
  readonly options: PictureOptions & { readonly room: SheetBox | null };
}

/** The pieces that a state or a view puts on a diagram. */
export function pieceLayers(
  diagram: AnyDiagram,
  sheet: PlainSheet,
  { board, state, options }: Drawn,
): Pieces {
  const seats = seatSigns(state.game.seatNames, options);
  const { pieces: named, owners } = diagram;
  const pieces = [...(named?.({ board, state } as never) ?? [])];
  const lying = lyingOn(diagram, pieces, seats);
  const areSeatsSeen =
    (named !== undefined && owners === undefined) || pieces.some(({ seat }) => typeof seat === 'number');
  return {
    track: group(
      {},
      lying.map((one) => drawBelow(diagram, sheet, one)),
    ),
    trains: lettered(lying.map((one) => drawAbove(diagram, sheet, one))),
    key: options.room === null || !areSeatsSeen ? '' : lettered([drawKey(seats, options.room)]),
  };
}

// Below names and prices: a band for each owner of a link, and a hex in the colour of its only owner.
function drawBelow({ links, hexes }: AnyDiagram, sheet: PlainSheet, { kind, id, signs }: Lying): string {
  const owners = [...new Set(signs)].sort((one, other) => one.rank - other.rank);
  if (kind === links?.kind) {
    const ends = sheet.links[id];
    return owners.map((sign, n) => band(ends, sign, n - (owners.length - 1) / 2)).join('');
  }
  if (kind !== hexes?.kind || owners.length !== 1) return '';
  const d = ringPath(hexCorners(sheet.hexes[id], HEX - 3));
  return element('path', {
    d,
    fill: owners[0].colour,
    'fill-opacity': 0.4,
    stroke: owners[0].colour,
    'stroke-width': 4,
  });
}

const BAND = 6;

// Aside means down, or to the left of a link that goes straight down.
function band(ends: Ends, { colour }: Sign, aside: number): string {
  const [[x1, y1], [x2, y2]] = [...ends].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const long = distanceBetween([x1, y1], [x2, y2]);
  const [dx, dy] = [((y1 - y2) / long) * aside * (BAND + 1), ((x2 - x1) / long) * aside * (BAND + 1)];
  const d = `M${px(x1 + dx)} ${px(y1 + dy)}L${px(x2 + dx)} ${px(y2 + dy)}`;
  return (
    element('path', { d, stroke: INK, 'stroke-width': BAND + 2.4 }) +
    element('path', { d, stroke: colour, 'stroke-width': BAND })
  );
}

// Above them: cubes, and tags.
function drawAbove(diagram: AnyDiagram, sheet: PlainSheet, lying: Lying): string {
  const { links, nodes } = diagram;
  const { kind, id, signs, tags } = lying;
  if (kind === links?.kind) {
    const isTold = links.list[id].price !== undefined;
    return (
      alongLink(sheet.links[id], signs, isTold ? BEAD : 0) +
      tags.map((tag) => drawTag(tag, pointFromMiddle(sheet.links[id]))).join('')
    );
  }
  if (kind === nodes?.kind) {
    const { away } = sheet.names[id];
    const [x, y] = sheet.nodes[id];
    const far = radiusOf(nodes.list[id]) + CUBE * 0.7;
    const [left, top] = [x + away[0] * far, y + away[1] * far];
    const cubes = signs.map((sign, n) => cubeAt([left + Math.sign(away[0]) * n * (CUBE + 1), top], sign));
    const beside = signs.length * (CUBE + 1);
    return (
      cubes.join('') +
      tags
        .map((tag) => drawTag(tag, [left + Math.sign(away[0]) * (beside + textWidth(tag, TAG) / 2), top]))
        .join('')
    );
  }
  const [x, y] = sheet.hexes[id];
  const first = x - ((signs.length - 1) / 2) * (CUBE + 2);
  const cubes = signs.map((sign, n) => cubeAt([first + n * (CUBE + 2), y + HEX * 0.5], sign));
  return cubes.join('') + tags.map((tag) => drawTag(tag, [x, y - HEX * 0.18])).join('');
}

// In turn on both sides of the middle, smaller where they are many.
function alongLink(ends: Ends, signs: readonly Sign[], bead: number): string {
  const long = distanceBetween(...ends);
  const isOdd = bead === 0 && signs.length % 2 === 1;
  const aside = Math.ceil(signs.length / 2);
  const size = Math.min(CUBE, (long / 2 - bead - 22) / Math.max(1, aside) - 1);
  return signs
    .map((sign, n) => {
      const order = isOdd ? Math.ceil(n / 2) : Math.floor(n / 2) + 0.5;
      const far = (n % 2 === 0 ? -1 : 1) * (bead + (bead === 0 ? 0 : 2) + order * (size + 1));
      return cubeAt(pointFromMiddle(ends, far), sign, size);
    })
    .join('');
}

const TAG = 13;

function drawTag(text: string, [x, y]: SpotPoint): string {
  const [width, height] = [textWidth(text, TAG) + 12, TAG * 1.5];
  const side = { x: x - width / 2, y: y - height / 2, width, height, rx: height / 2 };
  const letters = { 'font-size': TAG, 'font-weight': 700, 'text-anchor': 'middle', fill: PAPER };
  return element('rect', { ...side, fill: INK }) + textElement(x, y + TAG * 0.35, text, letters);
}
