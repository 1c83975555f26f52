// The hex map as a picture, in layers: what is printed, and what a state or a view puts on it.

import { element, group, px } from '../../../src/core/map/svg.js';
import type { Undressed } from '../../../src/core/title/draw-picture.js';
import type { PictureOptions, Pieces, SheetBox } from '../../../src/core/title/picture.js';
import type { HexBoard } from '../board/compile-board.js';
import { baseRules } from '../rules/hex-tycoon.js';
import type { KnownState } from '../rules/state.js';
import { drawLand, drawNames } from './draw-land.js';
import { drawKey, drawLegend, drawTitle, KEY } from './draw-legend.js';
import { drawMarkers } from './draw-markers.js';
import { drawCapacities, drawIncome, drawPrices } from './draw-tables.js';
import { RADIUS, SPACING } from './layout-on-paper.js';
import { INK, PAPER } from './palette.js';
import { PLAIN, SYMBOLS } from './symbols.js';

const MARGIN = 70;
const HEAD = 110;
const FOOT = 335;
const LEGEND_WIDTH = 1480;
// The height of legend and tables.
const TABLES = 300;

/** The printed sheet. Markers lie above it, in places that keep clear of the names (layout-on-paper.ts). */
export function stillLayers(board: HexBoard, { furniture = true }: PictureOptions): Undressed {
  const bottom = Math.max(...board.y) * SPACING;
  const x = -SPACING / 2 - MARGIN;
  const y = -RADIUS - MARGIN - HEAD;
  const width = widthOf(board);
  const height = bottom - y + RADIUS + MARGIN + FOOT + KEY.rows * KEY.row;
  const middle = x + width / 2;
  const left = middle - LEGEND_WIDTH / 2;
  const legendTop = bottom + RADIUS + 75;
  const frame = {
    x: x + 18,
    y: y + 18,
    width: width - 36,
    height: height - 36,
    fill: 'none',
    stroke: INK,
    'stroke-width': 2.5,
    rx: 10,
  };
  return {
    box: { x, y, width, height },
    title: board.name,
    room: furniture
      ? { x: left, y: legendTop + TABLES, width: KEY.columns * KEY.column, height: KEY.rows * KEY.row }
      : null,
    ground: [
      SYMBOLS,
      element('rect', { x, y, width, height, fill: PAPER }),
      element('rect', frame),
      group({ ...PLAIN, transform: shift(board) }, [drawLand(board)]),
    ].join('\n'),
    signs: group({ ...PLAIN, transform: shift(board) }, [drawNames(board)]),
    furniture: furniture
      ? group(PLAIN, [
          drawTitle(board, middle),
          drawLegend(left, legendTop),
          drawPrices(baseRules, left + 440, legendTop),
          drawCapacities(baseRules, left + 875, legendTop),
          drawIncome(baseRules, left + 1175, legendTop),
        ])
      : '',
  };
}

/** Pieces on the map, each in a separate place: the fullest hex needs no stack (HT-MAP-9). */
export function pieceLayers(board: HexBoard, state: KnownState, room: SheetBox | null): Pieces {
  const { rails, others } = drawMarkers(board, state);
  const onMap = (drawn: string) => group({ ...PLAIN, transform: shift(board) }, [drawn]);
  return {
    track: onMap(rails),
    trains: onMap(others),
    key: room === null ? '' : group(PLAIN, [drawKey(state, room.x, room.y)]),
  };
}

const shift = (board: HexBoard) => `translate(${px(offsetOf(board))} 0)`;

// The sheet is as wide as the map or the legend, whichever is wider.
function widthOf({ x }: HexBoard): number {
  return Math.max((Math.max(...x) + 1) * SPACING + 2 * MARGIN, LEGEND_WIDTH + 4 * MARGIN);
}

/** Pixels by which the map is shifted to lie in the middle of its sheet. */
export function offsetOf(board: HexBoard): number {
  return (widthOf(board) - (Math.max(...board.x) + 1) * SPACING) / 2 - MARGIN;
}
