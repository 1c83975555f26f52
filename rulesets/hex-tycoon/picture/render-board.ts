// The hex map as a picture: SVG text from a board, with everything on it when a state or a view is given.

import { element, px } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import type { KnownState } from '../state.js';
import { drawLand } from './draw-land.js';
import { drawCompanies, drawLegend, drawTitle } from './draw-legend.js';
import { drawMarkers } from './draw-markers.js';
import { RADIUS, SPACING } from './layout-on-paper.js';
import { INK, PAPER } from './palette.js';
import { STYLE, SYMBOLS } from './symbols.js';

const MARGIN = 70;
const HEAD = 110;
const LEGEND_WIDTH = 1470;

/**
 * Draws a board as an SVG document, with the markers and open possessions of a state or a view. There is room for the
 * fullest hex without stacking (HT-MAP-9). VP appear only once the game is over.
 */
export function renderBoard(board: HexBoard, state?: KnownState): string {
  const bottom = Math.max(...board.y) * SPACING;
  const rows = state === undefined ? 0 : Math.ceil(state.companies.length / 2);
  const left = -SPACING / 2 - MARGIN;
  const top = -RADIUS - MARGIN - HEAD;
  const width = widthOf(board);
  const height = bottom - top + RADIUS + MARGIN + 90 + rows * 30;
  const middle = left + width / 2;
  const legendTop = bottom + RADIUS + 75;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${px(left)} ${px(top)} ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}">`,
    STYLE,
    SYMBOLS,
    element('rect', { x: left, y: top, width, height, fill: PAPER }),
    element('rect', {
      x: left + 18,
      y: top + 18,
      width: width - 36,
      height: height - 36,
      fill: 'none',
      stroke: INK,
      'stroke-width': 2.5,
      rx: 10,
    }),
    drawTitle(board, middle),
    `<g transform="translate(${px(offsetOf(board))} 0)">`,
    drawLand(board),
    state === undefined ? '' : drawMarkers(board, state),
    '</g>',
    drawLegend(middle - LEGEND_WIDTH / 2, legendTop),
    state === undefined ? '' : drawCompanies(state, middle - LEGEND_WIDTH / 2, legendTop + 60),
    '</svg>',
    '',
  ].join('\n');
}

// The sheet is as wide as the map or the legend, whichever is wider.
function widthOf({ x }: HexBoard): number {
  return Math.max((Math.max(...x) + 1) * SPACING + 2 * MARGIN, LEGEND_WIDTH + 4 * MARGIN);
}

/** Pixels by which the map is shifted to lie in the middle of its sheet. */
export function offsetOf(board: HexBoard): number {
  return (widthOf(board) - (Math.max(...board.x) + 1) * SPACING) / 2 - MARGIN;
}
