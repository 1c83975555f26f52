// The board as a picture: SVG text, the same on every machine, with the track of all seats when a state or a view is
// given. Everything it shows is public.

import { type Attributes, element, px } from '../../../src/core/map/svg.js';
import type { Board } from '../board/board.js';
import type { KnownState } from '../state.js';
import { drawLand } from './draw-land.js';
import { drawEras, drawSeats, drawTitle, ERAS_HEIGHT, seatsHeight } from './draw-legend.js';
import { drawCities, drawLines, drawTrack } from './draw-network.js';
import { FONT, HEAD, INK, MARGIN, PAPER, SCALE } from './paper.js';

/**
 * Draws a board as an SVG document; with a state or a view also segments, seats, display and bonuses.
 *
 * @example renderBoard(twentiethCenturyLimited.board(), view)
 */
export function renderBoard(board: Board, state?: KnownState): string {
  const [mapWidth, mapHeight] = extent(board).map((kilometres) => kilometres * SCALE);
  const width = mapWidth + 2 * MARGIN;
  const below = ERAS_HEIGHT + (state === undefined ? 0 : seatsHeight(state));
  const height = HEAD + mapHeight + 50 + below + MARGIN / 2;
  const legendTop = HEAD + mapHeight + 50;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" font-family="${FONT}">`,
    element('rect', { width, height, fill: PAPER }),
    frame({ x: 16, y: 16, width: width - 32, height: height - 32 }, 3),
    frame({ x: 23, y: 23, width: width - 46, height: height - 46 }, 1),
    drawTitle(board, width / 2),
    element('clipPath', { id: 'map' }, element('rect', { width: mapWidth, height: mapHeight })),
    `<g transform="translate(${MARGIN} ${HEAD})" clip-path="url(#map)">`,
    drawLand(board),
    drawLines(board),
    state === undefined ? '' : drawTrack(board, state),
    drawCities(board),
    '</g>',
    frame({ x: MARGIN, y: HEAD, width: mapWidth, height: mapHeight }, 1.5),
    drawEras(board, MARGIN + 10, legendTop, mapWidth - 20),
    state === undefined ? '' : drawSeats(board, state, MARGIN + 10, legendTop + ERAS_HEIGHT),
    '</svg>',
    '',
  ].join('\n');
}

const frame = (box: Attributes, width: number) =>
  element('rect', { ...box, fill: 'none', stroke: INK, 'stroke-width': width });

// The map's size in kilometres: that of its scenery, or room for its nodes.
function extent({ scenery, positions }: Board): readonly [number, number] {
  if (scenery !== null) return [scenery.width, scenery.height];
  const most = (axis: 0 | 1) => positions.reduce((far, position) => Math.max(far, position[axis]), 0) + 150;
  return [most(0), most(1)];
}
