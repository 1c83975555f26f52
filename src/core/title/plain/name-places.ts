// Where the names of nodes go: beside each node where they cover least of links, nodes and other names.

import type { DiagramNode } from '../../engine/rules/diagram.js';
import type { SpotPoint } from '../../map/spot.js';
import { LETTER, textWidth } from '../../map/svg.js';
import type { SheetBox } from '../picture.js';
import { type Ends, pointFromMiddle } from './along.js';
import { BEAD, CUBE, NAME_SIZE, NODE, NOTE_SIZE } from './paper.js';

/** Where a name stands. */
export interface NamePlace {
  /** The base of its first line. */
  readonly at: SpotPoint;
  readonly anchor: 'start' | 'middle' | 'end';
  /** The side of the node that is opposite to it, where pieces lie. */
  readonly away: SpotPoint;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// Across and down from the node: below, above, right, left, and the corners.
const SIDES: readonly SpotPoint[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.9, 0.9],
  [-0.9, 0.9],
  [0.9, -0.9],
  [-0.9, -0.9],
];

/** A sheet whose names have no places yet. */
export interface Nameless {
  readonly box: SheetBox;
  readonly nodes: readonly SpotPoint[];
  readonly links: readonly Ends[];
}

/** How large a node is drawn. */
export const radiusOf = ({ worth }: DiagramNode): number => (worth === undefined ? NODE.silent : NODE.told);

/** A place for each name, in the order of the nodes. */
export function placeNames(nodes: readonly DiagramNode[], sheet: Nameless): readonly NamePlace[] {
  const taken: Box[] = [];
  return nodes.map((node, number) => {
    const [best] = SIDES.map((side, order) => {
      const { box, place } = placeAt(node, sheet.nodes[number], side);
      return { box, place, cost: costOf(box, { nodes, sheet, taken }) + order };
    }).sort((one, other) => one.cost - other.cost);
    taken.push(best.box);
    return best.place;
  });
}

function placeAt(node: DiagramNode, [x, y]: SpotPoint, [across, down]: SpotPoint) {
  const { name, note = '' } = node;
  const width = Math.max(textWidth(name, NAME_SIZE, LETTER.bold), textWidth(note, NOTE_SIZE));
  const height = NAME_SIZE * 0.8 + (note === '' ? 0 : NOTE_SIZE * 1.25);
  const gap = radiusOf(node) + 7;
  const anchor = across > 0 ? 'start' : across < 0 ? 'end' : 'middle';
  const left = across > 0 ? x + across * gap : across < 0 ? x + across * gap - width : x - width / 2;
  const top = down > 0 ? y + down * gap : down < 0 ? y + down * gap - height : y - height / 2;
  const box = { left, right: left + width, top, bottom: top + height };
  const base = across > 0 ? left : across < 0 ? left + width : x;
  const place: NamePlace = {
    at: [base, top + NAME_SIZE * 0.8],
    anchor,
    away: across === 0 ? [0.7, -down * 0.7] : [-Math.sign(across) * 0.7, down > 0 ? -0.7 : 0.7],
  };
  return { box, place };
}

interface Around {
  readonly nodes: readonly DiagramNode[];
  readonly sheet: Nameless;
  readonly taken: readonly Box[];
}

function costOf(box: Box, { nodes, sheet, taken }: Around): number {
  const { width, height } = sheet.box;
  let cost = box.left < 8 || box.right > width - 8 || box.bottom > height ? 1_000 : 0;
  for (const other of taken) if (areMeeting(box, other)) cost += 400;
  for (const [number, at] of sheet.nodes.entries())
    if (isNear(box, at, radiusOf(nodes[number]) + 2)) cost += 300;
  for (const link of sheet.links) {
    const [[x1, y1], [x2, y2]] = link;
    // A price lies at the middle, and cubes lie on both sides of it.
    if (NEAR_MIDDLE.some((far) => isNear(box, pointFromMiddle(link, far), BEAD))) cost += 200;
    // Close by, bands in the colours of owners may reach it.
    for (const [room, price] of [
      [3, 60],
      [9, 40],
    ])
      if (SHARES.some((share) => isNear(box, [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share], room)))
        cost += price;
  }
  return cost;
}

// Pixels from the middle of a link.
const NEAR_MIDDLE = [-BEAD - CUBE / 2, 0, BEAD + CUBE / 2];

const SHARES = Array.from({ length: 41 }, (_, n) => n / 40);

const areMeeting = (one: Box, other: Box) =>
  one.left < other.right + 4 &&
  other.left < one.right + 4 &&
  one.top < other.bottom + 2 &&
  other.top < one.bottom + 2;

const isNear = ({ left, right, top, bottom }: Box, [x, y]: SpotPoint, room: number) =>
  x > left - room && x < right + room && y > top - room && y < bottom + room;
