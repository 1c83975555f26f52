// The title, the eras with their colours, and whose colour is whose.

import { outlinedTitle } from '../../../src/core/map/lettering.js';
import { element, textElement } from '../../../src/core/map/svg.js';
import { TITLE_FONT } from '../../../src/core/title/letters.js';
import { type PictureOptions, type SheetBox, seatColour } from '../../../src/core/title/picture.js';
import type { Board } from '../board/board.js';
import type { KnownState } from '../rules/state.js';
import { INK, REGION_COLOURS } from './paper.js';
import { stripe } from './stripes.js';

/** Height of the strip of eras and of the key, in pixels. */
export const ERAS_HEIGHT = 74;
export const KEY_HEIGHT = 40;
const MOST_SEATS = 5;

/** The title over the map. */
export function drawTitle(board: Board, middle: number, translate?: PictureOptions['translate']): string {
  const { graph, cities, regions } = board;
  const count = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
  return [
    outlinedTitle(
      [middle, 82],
      '20th Century Limited',
      { size: 56, most: 900, translate },
      { 'font-family': TITLE_FONT, 'font-weight': 700, fill: INK },
    ),
    textElement(
      middle,
      114,
      `${board.name} · ${cities.length} cities · ${count(graph.edgeCount)} lines · ${regions.length} regions, an era each`,
      { 'font-size': 17, 'letter-spacing': 2, 'text-anchor': 'middle', fill: INK },
    ),
  ].join('\n');
}

/** The eight eras in two rows, each with the colour of its region. */
export function drawEras(board: Board, left: number, top: number, width: number): string {
  const column = width / 4;
  return board.regions
    .map(({ name }, place) => {
      const x = left + (place % 4) * column;
      const y = top + Math.floor(place / 4) * 38;
      return (
        element('circle', {
          cx: x + 16,
          cy: y,
          r: 14,
          fill: REGION_COLOURS[place],
          stroke: INK,
          'stroke-width': 2.2,
        }) +
        textElement(x + 16, y + 6, String(place + 1), {
          'font-size': 17,
          'font-weight': 700,
          'text-anchor': 'middle',
          fill: INK,
        }) +
        textElement(x + 40, y + 6, name, { 'font-size': 17, fill: INK })
      );
    })
    .join('\n');
}

/** The seats with their colours, in one row. */
export function drawKey({ game }: KnownState, { x, y, width }: SheetBox, options: PictureOptions): string {
  return game.seatNames
    .map((name, seat) => {
      const left = x + (seat * width) / MOST_SEATS;
      const line = { x: left, y: y + 3, width: 34, height: 14, rx: 3, fill: seatColour(seat, options) };
      const along = stripe(`M${left + 4} ${y + 10}h26`, seat);
      return (
        element('rect', line) + along + textElement(left + 48, y + 16, name, { 'font-size': 17, fill: INK })
      );
    })
    .join('\n');
}
