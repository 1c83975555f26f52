// What no game changes of a plain picture: paper and title, links, nodes with their names, hexes, and the key
// of the owners.

import type { SpotPoint } from '../../map/spot.js';
import { element, group, ringPath, textElement } from '../../map/svg.js';
import type { Undressed } from '../draw-picture.js';
import { FONT, TITLE_FONT } from '../letters.js';
import { inkOn, type PictureOptions, type SheetBox } from '../picture.js';
import { pointFromMiddle } from './along.js';
import { cubeAt } from './cube.js';
import type { AnyDiagram } from './diagram-of.js';
import { radiusOf } from './name-places.js';
import { ownerSigns, type Sign } from './owners.js';
import {
  BEAD,
  CUBE,
  FIELD,
  HEX,
  INK,
  KEY_ROW,
  LINE,
  MARGIN,
  NAME_SIZE,
  NOTE,
  NOTE_SIZE,
  PAPER,
  TITLE_SIZE,
} from './paper.js';
import { keyWidth, type PlainSheet } from './sheet.js';

/** The still layers of a diagram. */
export function stillLayers(
  diagram: AnyDiagram,
  sheet: PlainSheet,
  { title, furniture = true }: PictureOptions & { readonly title: string },
): Undressed {
  const { width, height } = sheet.box;
  const paper = element('rect', { width, height, fill: PAPER });
  const printed = [drawHexes(diagram, sheet), drawLinks(sheet)].filter((part) => part !== '');
  const isBlank = sheet.nodes.length + sheet.hexes.length === 0;
  return {
    box: sheet.box,
    title,
    ground: [paper, ...printed].join('\n'),
    signs: lettered([drawBeads(diagram, sheet), drawNodes(diagram, sheet), drawHexTexts(diagram, sheet)]),
    furniture: !furniture
      ? ''
      : lettered([
          textElement(width / 2, isBlank ? height / 2 : MARGIN, title, {
            'font-family': TITLE_FONT,
            'font-size': TITLE_SIZE,
            'font-weight': 700,
            'text-anchor': 'middle',
            fill: INK,
          }),
          drawKey(ownerSigns(diagram), sheet.keys.owners),
        ]),
    room: furniture ? sheet.keys.seats : null,
  };
}

/** SVG text in the letters of plain pictures. */
export const lettered = (parts: readonly string[]): string => group({ 'font-family': FONT }, parts);

function drawLinks({ links }: PlainSheet): string {
  const d = links.map(
    ([[x1, y1], [x2, y2]]) => `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
  );
  const line = { d: d.join(''), fill: 'none', 'stroke-linecap': 'round' };
  return d.length === 0 ? '' : element('path', { ...line, stroke: LINE, 'stroke-width': 3.4 });
}

function drawBeads({ links }: AnyDiagram, sheet: PlainSheet): string {
  const beads = sheet.links.map((ends, number) => {
    const { price } = links?.list[number] ?? {};
    if (price === undefined) return '';
    const [x, y] = pointFromMiddle(ends);
    const size = 15;
    const round = { cx: x, cy: y, r: BEAD, fill: PAPER, stroke: LINE, 'stroke-width': 1.6 };
    const letters = { 'font-size': size, 'text-anchor': 'middle', fill: INK };
    return element('circle', round) + textElement(x, y + size * 0.35, String(price), letters);
  });
  return group({}, beads);
}

function drawNodes({ nodes }: AnyDiagram, sheet: PlainSheet): string {
  const list = nodes?.list ?? [];
  const drawn = list.map((node, number) => {
    const [x, y] = sheet.nodes[number];
    const { name, note, worth } = node;
    const { at, anchor } = sheet.names[number];
    const halo = { stroke: PAPER, 'stroke-width': 4, 'paint-order': 'stroke', 'stroke-linejoin': 'round' };
    const words = { 'text-anchor': anchor, ...halo };
    const figures = { 'font-size': 17, 'font-weight': 700, 'text-anchor': 'middle', fill: INK };
    return [
      element('circle', {
        cx: x,
        cy: y,
        r: radiusOf(node),
        fill: '#ffffff',
        stroke: INK,
        'stroke-width': 2.6,
      }),
      worth === undefined ? '' : textElement(x, y + 6, String(worth), figures),
      textElement(at[0], at[1], name, { ...words, 'font-size': NAME_SIZE, 'font-weight': 700, fill: INK }),
      note === undefined
        ? ''
        : textElement(at[0], at[1] + NOTE_SIZE * 1.25, note, {
            ...words,
            'font-size': NOTE_SIZE,
            fill: NOTE,
          }),
    ].join('');
  });
  return group({}, drawn);
}

/** The corners of a hex about its middle. */
export const hexCorners = ([x, y]: SpotPoint, size = HEX): readonly SpotPoint[] =>
  Array.from({ length: 6 }, (_, corner): SpotPoint => {
    const turn = ((corner - 0.5) * Math.PI) / 3;
    return [x + size * Math.cos(turn), y + size * Math.sin(turn)];
  });

function drawHexes({ hexes }: AnyDiagram, sheet: PlainSheet): string {
  const drawn = sheet.hexes.map((at, number) => {
    const fill = hexes?.list[number].colour ?? FIELD;
    return element('path', { d: ringPath(hexCorners(at)), fill });
  });
  return group({ stroke: LINE, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }, drawn);
}

function drawHexTexts({ hexes }: AnyDiagram, sheet: PlainSheet): string {
  const drawn = sheet.hexes.map(([x, y], number) => {
    const { name, worth, colour = FIELD } = hexes?.list[number] ?? {};
    const fill = inkOn(colour);
    return [
      name === undefined
        ? ''
        : textElement(x, y - HEX * 0.5, name, { 'font-size': 14, 'font-weight': 700, fill }),
      worth === undefined ? '' : textElement(x, y + 6, String(worth), { 'font-size': 18, fill }),
    ].join('');
  });
  return group({ 'text-anchor': 'middle' }, drawn);
}

/** A key: a cube in each colour, and whose it is. */
export function drawKey(signs: readonly Sign[], { x, y, width }: SheetBox): string {
  let [left, top] = [x, y];
  const drawn = signs.map((sign) => {
    const taken = keyWidth(sign.name);
    if (left > x && left + taken > x + width) [left, top] = [x, top + KEY_ROW];
    const at: SpotPoint = [left + CUBE / 2 + 2, top + KEY_ROW / 2];
    const name = textElement(left + CUBE + 12, at[1] + 5.6, sign.name, { 'font-size': 16, fill: INK });
    left += taken;
    return cubeAt(at, sign) + name;
  });
  return group({}, drawn);
}
